#include "lab/regions/unrolled.hpp"

#include <algorithm>

#include "base/sort.hpp"
#include "lab/regions/replacements.hpp"

namespace grundy::lab {

namespace {

/// The most nested expressions: they are visited recursively.
constexpr int kDeepest = 1000;
/// The most different updates of a slot with many numbers.
constexpr std::size_t kMostUpdates = 8;

}  // namespace

ExprId Replacements::apply(ExprId x, const Model& model, Expressions& make, std::uint64_t& rounds) {
  if (const ExprId found = find(x); found != kNoExpr) return found;
  const Expression e = model[x];
  if (e.op == ModelOp::slot || e.op == ModelOp::constant || rounds == 0) return x;
  --rounds;
  return set(x, rebuilt(e, make, [&](ExprId kid) { return apply(kid, model, make, rounds); }));
}

class Unroller {
 public:
  Unroller(const Model& model, const TableReach& reach, Unsplit& refusal)
      : from_(model),
        program_(*model.program),
        refusal_(refusal),
        reach_(reach),
        rounds_(reach.rounds),
        updates_(program_.slots()),
        variables_(static_cast<std::size_t>(model.variables)),
        varies_(model.expressions.size()) {
    out_.model_->program = model.program;
    out_.model_->tables = model.tables;
    for (std::size_t x = 0; x < model.expressions.size(); ++x) {
      const Expression& e = model.expressions[x];
      varies_[x] = e.op == ModelOp::variable;
      for (const ExprId kid : {e.a, e.b, e.c}) varies_[x] = varies_[x] || (kid != kNoExpr && varies_[static_cast<std::size_t>(kid)]);
    }
  }

  std::optional<Unrolled> run() {
    if (!normal_play() || !read_ends()) return std::nullopt;
    const bool partisan = program_.nature.partisan;
    for (const Owners owners : {kLeftMoves, kRightMoves}) {
      owners_ = partisan ? owners : kBothMove;
      right_ = owners == kRightMoves;
      known_.clear();
      conditions_.clear();
      flatten(replaced(from_.legal), legal_);
      heap_sort(legal_.begin(), legal_.end());
      branch(from_.root);
      if (refused_) return std::nullopt;
      if (!partisan) break;
    }
    out_.invariants_.insert(out_.invariants_.end(), legal_.begin(), legal_.end());
    if (!quiet_play()) return std::nullopt;
    out_.narrow(program_, reach_, rounds_);
    if (make().too_many || rounds_ == 0) refuse(Unsplit::Reason::many_moves, {1, 1});
    return refused_ ? std::nullopt : std::optional(std::move(out_));
  }

 private:
  Expressions& make() { return *out_.make_; }

  bool refuse(Unsplit::Reason reason, Place place) {
    if (!refused_) refusal_ = {reason, place};
    refused_ = true;
    return false;
  }
  Place place_of(std::size_t line) const { return program_.syntax.moves[line].place; }

  /// Whether players alternate, one who cannot move loses, and nothing else counts.
  bool normal_play() {
    const Syntax& syntax = program_.syntax;
    if (program_.nature.passes) return refuse(Unsplit::Reason::passes, syntax[syntax.again[0]].place);
    for (std::size_t i = 0; i < syntax.moves.size(); ++i) {
      for (const Step& step : syntax.moves[i].steps) {
        if (step.kind == Step::Kind::gain) return refuse(Unsplit::Reason::points, place_of(i));
        if (step.kind == Step::Kind::split) return refuse(Unsplit::Reason::splits, place_of(i));
      }
    }
    for (const EndLine& end : syntax.ends) {
      if (end.result.kind == Decision::Kind::score) return refuse(Unsplit::Reason::points, end.place);
      if (end.result.kind == Decision::Kind::draw) return refuse(Unsplit::Reason::draws, end.place);
      if (end.condition != kNoNode && program_.nature.partisan) return refuse(Unsplit::Reason::ends, end.place);
    }
    const Expression& stuck = from_[from_.stuck];
    if (stuck.op == ModelOp::constant && stuck.value == -1) return true;
    for (const EndLine& end : syntax.ends) {
      if (end.condition == kNoNode) return refuse(Unsplit::Reason::misere, end.place);
    }
    return refuse(Unsplit::Reason::misere, {1, 1});
  }

  /// Reads the end lines with a condition: they are all won by the next player, or all by the last one.
  bool read_ends() {
    std::size_t number = 0;
    for (const EndLine& end : program_.syntax.ends) {
      if (end.condition == kNoNode) continue;
      const Ending& ending = from_.endings[number++];
      const Expression& payoff = from_[ending.payoff];
      const bool next_wins = payoff.value > 0;
      if (payoff.op != ModelOp::constant || (number > 1 && out_.quiet_ == next_wins)) return refuse(Unsplit::Reason::ends, end.place);
      out_.quiet_ = !next_wins;
      // No position that is played on has ended.
      add_opposite(replaced(ending.condition));
    }
    ends_ = out_.invariants_.size();
    return true;
  }

  /// Adds the opposites of the alternatives of a condition to the invariants.
  void add_opposite(ExprId condition) {
    const Expression e = (*out_.model_)[condition];
    if (e.op == ModelOp::bit_or && out_.model_->is_condition(e.a) && out_.model_->is_condition(e.b)) {
      add_opposite(e.a);
      add_opposite(e.b);
    } else {
      out_.invariants_.push_back(make().opposite(condition));
    }
  }

  /// Appends the parts of a conjunction.
  void flatten(ExprId whole, std::vector<ExprId>& out) {
    std::vector<ExprId> open{whole};
    while (!open.empty()) {
      const ExprId x = open.back();
      open.pop_back();
      if (out_.model_->is_conjunction(x)) {
        open.push_back((*out_.model_)[x].b);
        open.push_back((*out_.model_)[x].a);
      } else if (make().known(x) != 1) {
        out.push_back(x);
      }
    }
  }

  /// Returns an expression of the text with the variables and the player to move in place.
  ExprId replaced(ExprId x) {
    const Expression& e = from_[x];
    if (e.op == ModelOp::variable) return make().constant(variables_[static_cast<std::size_t>(e.value)]);
    if (e.op == ModelOp::slot)
      return static_cast<std::size_t>(e.value) < program_.slots() ? make().slot(static_cast<std::size_t>(e.value))
                                                                  : make().constant(right_);
    if (e.op == ModelOp::constant) return make().constant(e.value);
    Replacements& known = varies_[static_cast<std::size_t>(x)] ? varying_ : known_;
    if (const ExprId found = known.find(x); found != kNoExpr) return found;
    if (!spend() || ++depth_ > kDeepest) {
      refuse(Unsplit::Reason::many_moves, {1, 1});
      return make().no();
    }
    const ExprId out = rebuilt(e, make(), [this](ExprId kid) { return replaced(kid); });
    --depth_;
    return known.set(x, out);
  }

  bool spend() {
    if (rounds_ == 0 || make().too_many) return refuse(Unsplit::Reason::many_moves, {1, 1});
    --rounds_;
    return true;
  }

  void set_variable(std::int32_t number, std::int64_t value) {
    variables_[static_cast<std::size_t>(number)] = value;
    varying_.clear();
  }

  /// Calls `inside` under a condition, if it may hold.
  template <class Inside>
  void when(ExprId condition, const Inside& inside) {
    if (make().known(condition) == 0) return;
    const std::size_t outer = conditions_.size();
    flatten(make().is_true(condition), conditions_);
    inside();
    conditions_.resize(outer);
  }

  void branch(std::int32_t number) {
    if (refused_ || !spend()) return;
    const Branch& b = from_.branches[static_cast<std::size_t>(number)];
    const auto kids = [&] {
      for (const std::int32_t kid : b.kids) branch(kid);
    };
    switch (b.kind) {
      case Branch::Kind::all: return kids();
      case Branch::Kind::when: return when(replaced(b.condition), kids);
      case Branch::Kind::check: return check(replaced(b.condition), kids);
      case Branch::Kind::loop: return loop(b, kids);
      case Branch::Kind::ride: return;  // Solvers add them to a copy of the model.
      case Branch::Kind::leaf: return leaf(from_.leaves[b.leaf]);
    }
  }

  template <class Inside>
  void check(ExprId condition, const Inside& inside) {
    const std::size_t outer = checks_.size();
    if (make().known(condition) != 1) checks_.emplace_back(condition, conditions_.size());
    // A check without a move below it: the fault is certain where it is reached.
    if (make().known(condition) == 0) {
      refuse(Unsplit::Reason::checks, {1, 1});
      return;
    }
    const std::size_t moves = out_.moves_.size();
    inside();
    // The check counts although a later condition is never true: a move that is never possible keeps it.
    if (!refused_ && checks_.size() > outer && out_.moves_.size() == moves) {
      if (moves >= reach_.moves) return void(refuse(Unsplit::Reason::many_moves, {1, 1}));
      out_.moves_.push_back({0, owners_, conditions_, checks_, {}});
      out_.moves_.back().conditions.push_back(make().no());
    }
    checks_.resize(outer);
  }

  template <class Inside>
  void loop(const Branch& b, const Inside& inside) {
    const ExprId from = replaced(b.from), to = replaced(b.to);
    const std::size_t outer = conditions_.size();
    const std::int64_t last = (*out_.model_)[to].interval.most;
    for (std::int64_t k = (*out_.model_)[from].interval.least; k <= last && !refused_ && spend(); ++k) {
      set_variable(b.variable, k);
      // While it holds: what held in the rounds before this one stays a condition.
      const ExprId on = b.condition == kNoExpr ? make().yes() : replaced(b.condition);
      const ExprId begun = make().binary(ModelOp::at_most, from, make().constant(k));
      if (b.condition != kNoExpr && make().known(begun) == 1 && make().known(on) == 0) break;
      if (b.condition != kNoExpr) flatten(make().either(make().opposite(begun), make().is_true(on)), conditions_);
      when(make().both(begun, make().binary(ModelOp::at_most, make().constant(k), to)), inside);
    }
    conditions_.resize(outer);
    varying_.clear();
  }

  /// Whether a slot has few numbers, or few updates, as counters have. Others are refused before loops over their numbers are unrolled.
  bool few_updates(std::size_t slot, ExprId to) {
    const Interval range = from_.range(slot);
    if (static_cast<std::uint64_t>(range.most - range.least) < reach_.values) return true;
    std::vector<ExprId>& known = updates_[slot];
    if (std::find(known.begin(), known.end(), to) == known.end()) known.push_back(to);
    return known.size() <= kMostUpdates;
  }

  void leaf(const Leaf& leaf) {
    const std::size_t outer = conditions_.size();
    if (leaf.legal != kNoExpr) {
      const ExprId legal = replaced(leaf.legal);
      if (make().known(legal) == 0) return;
      std::vector<ExprId> parts;
      flatten(make().is_true(legal), parts);
      // Conditions that a move does not change hold after it as before.
      for (const ExprId part : parts) {
        if (!std::binary_search(legal_.begin(), legal_.end(), part)) conditions_.push_back(part);
      }
    }
    UnrolledMove move{leaf.line, owners_, conditions_, checks_, {}};
    conditions_.resize(outer);
    for (const Change& change : leaf.after[0]) {
      if (change.slot >= program_.slots()) continue;
      const ExprId to = replaced(change.to);
      if (to != make().slot(change.slot) && !few_updates(change.slot, to)) return void(refuse(Unsplit::Reason::wide, place_of(leaf.line)));
      if (to != make().slot(change.slot)) move.changes.push_back({change.slot, to});
    }
    if (out_.moves_.size() >= reach_.moves) return void(refuse(Unsplit::Reason::many_moves, place_of(leaf.line)));
    out_.moves_.push_back(std::move(move));
  }

  /// Sees expressions after a move from here on.
  void look_after(const UnrolledMove& move) {
    after_.clear();
    for (const Change& change : move.changes) after_.set(make().slot(change.slot), change.to);
  }

  /// Returns an expression as seen after the move.
  ExprId after(ExprId x) {
    const ExprId out = after_.apply(x, *out_.model_, make(), rounds_);
    if (rounds_ == 0) refuse(Unsplit::Reason::many_moves, {1, 1});
    return out;
  }

  bool touches(const UnrolledMove& move, ExprId x) {
    const std::vector<std::uint32_t>& support = out_.support(x);
    return std::any_of(move.changes.begin(), move.changes.end(), [&](const Change& change) {
      return std::binary_search(support.begin(), support.end(), static_cast<std::uint32_t>(change.slot));
    });
  }

  /// Makes the invariants of the end lines conditions of all moves: play that somebody wins at once is over. If the last player wins,
  /// neither may a move let the other player end the game.
  bool quiet_play() {
    const std::vector<ExprId> ends(out_.invariants_.begin(), out_.invariants_.begin() + static_cast<std::ptrdiff_t>(ends_));
    if (out_.quiet_) {
      for (const UnrolledMove& move : out_.moves_) {
        look_after(move);
        for (const ExprId end : ends) {
          if (!touches(move, end)) continue;
          ExprId completes = make().opposite(after(end));
          for (const ExprId condition : move.conditions) completes = make().both(completes, make().is_true(condition));
          if (make().known(completes) != 0) out_.invariants_.push_back(make().opposite(completes));
        }
      }
    }
    std::vector<ExprId> invariants(out_.invariants_.begin() + static_cast<std::ptrdiff_t>(ends_), out_.invariants_.end());
    invariants.insert(invariants.end(), ends.begin(), ends.end());
    std::vector<UnrolledMove> moves;
    for (UnrolledMove& move : out_.moves_) {
      look_after(move);
      bool possible = true;
      for (const ExprId invariant : invariants) {
        // `legal if` is among the conditions of a move already.
        if (std::binary_search(legal_.begin(), legal_.end(), invariant) || !touches(move, invariant)) continue;
        const ExprId holds = make().is_true(after(invariant));
        possible = possible && make().known(holds) != 0;
        flatten(holds, move.conditions);
      }
      if (refused_) return false;
      if (possible || !move.checks.empty()) moves.push_back(std::move(move));
    }
    out_.moves_ = std::move(moves);
    return true;
  }

  const Model& from_;
  const Program& program_;
  Unsplit& refusal_;
  const TableReach& reach_;
  std::uint64_t rounds_;
  Unrolled out_;
  bool refused_ = false, right_ = false;
  Owners owners_ = kBothMove;
  int depth_ = 0;
  std::size_t ends_ = 0;                      // invariants of end lines
  std::vector<ExprId> legal_;                 // the parts of `legal if`, ascending
  std::vector<std::vector<ExprId>> updates_;  // of slots with many numbers
  std::vector<std::int64_t> variables_;
  std::vector<bool> varies_;
  Replacements known_, varying_;  // of expressions without and with variables
  Replacements after_;            // as seen after a move
  std::vector<ExprId> conditions_;
  std::vector<std::pair<ExprId, std::size_t>> checks_;
};

std::optional<Unrolled> Unrolled::read(const Model& model, const TableReach& reach, Unsplit& refusal) {
  return Unroller(model, reach, refusal).run();
}

const std::vector<std::uint32_t>& Unrolled::support(ExprId x) {
  if (supports_.size() < model_->expressions.size()) supports_.resize(model_->expressions.size());
  if (const auto& known = supports_[static_cast<std::size_t>(x)]) return *known;
  const Expression e = (*model_)[x];
  std::vector<std::uint32_t> out;
  if (e.op == ModelOp::slot) out.push_back(static_cast<std::uint32_t>(e.value));
  for (const ExprId kid : {e.a, e.b, e.c}) {
    if (kid == kNoExpr) continue;
    const std::vector<std::uint32_t>& below = support(kid);
    std::vector<std::uint32_t> both;
    std::set_union(out.begin(), out.end(), below.begin(), below.end(), std::back_inserter(both));
    out = std::move(both);
  }
  return *(supports_[static_cast<std::size_t>(x)] = std::move(out));
}

}  // namespace grundy::lab
