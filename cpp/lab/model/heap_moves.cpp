#include "lab/model/heap_moves.hpp"

#include <algorithm>
#include <optional>

#include "lab/model/heap_forms.hpp"
#include "lab/model/model.hpp"

namespace grundy::lab {

namespace {

/// The range in which the inequalities are derived; twice as much and more is still a number. Texts with larger constants are not
/// recognised: comparisons with them look always true.
constexpr std::int64_t kRange = std::int64_t{1} << 29;
/// The most values of choices that are tried one after the other.
constexpr std::uint64_t kMostValues = 10'000;

/// Reads the moves of a lowered text.
class MoveReader {
 public:
  explicit MoveReader(const Model& model) : model_(model) {
    const std::int64_t least = model.range(0).least;
    // Only the smallest number 1 is a heap of 1; any other is the empty heap.
    (least == 1 ? least_ : empty_) = least;
  }

  std::vector<Take> run() {
    read(model_.root);
    if (failed_) taken_.clear();
    return std::move(taken_);
  }

 private:
  const Expression& at(ExprId x) const { return model_[x]; }

  /// Returns an expression as a linear form, with the values of constant choices in place.
  std::optional<HeapForm> linear(ExprId x) const {
    const Expression& e = at(x);
    switch (e.op) {
      case ModelOp::constant: return HeapForm{e.value};
      case ModelOp::slot: return HeapForm{0, {1}};
      case ModelOp::assume: return linear(e.a);
      case ModelOp::variable: {
        HeapForm out;
        std::size_t place = 1;
        for (const Chosen& chosen : chosen_) {
          if (chosen.variable == e.value && chosen.value) out.number = *chosen.value;
          if (chosen.variable == e.value && !chosen.value) out.times[place] = 1;
          place += chosen.value ? 0 : 1;
        }
        return out;
      }
      case ModelOp::add:
      case ModelOp::subtract:
      case ModelOp::multiply: break;
      default: return std::nullopt;
    }
    const auto a = linear(e.a), b = linear(e.b);
    if (!a || !b) return std::nullopt;
    if (e.op != ModelOp::multiply) return plus(*a, *b, e.op == ModelOp::add ? 1 : -1);
    if (b->is_constant()) return plus({}, *a, b->number);
    return a->is_constant() ? std::optional(plus({}, *b, a->number)) : std::nullopt;
  }

  /// Adds a + by <= b. A quotient is rounded down: a <= y / d exactly if d a <= y, and x / d <= b exactly if x <= d b + d - 1.
  bool add_at_most(ExprId a, ExprId b, std::int64_t by = 0) {
    const Expression &x = at(a), &y = at(b);
    if (y.op == ModelOp::minimum) return add_at_most(a, y.a, by) && add_at_most(a, y.b, by);
    if (x.op == ModelOp::maximum) return add_at_most(x.a, b, by) && add_at_most(x.b, b, by);
    const auto divisor = [&](const Expression& e) {
      return e.op == ModelOp::divide && at(e.b).op == ModelOp::constant && at(e.b).value > 0 ? at(e.b).value : 1;
    };
    const std::int64_t above = divisor(y), below = divisor(x);
    if (above > 1 && below > 1) return false;
    const auto low = linear(below > 1 ? x.a : a), high = linear(above > 1 ? y.a : b);
    if (!low || !high) return false;
    HeapForm difference = plus(plus({}, *high, below), *low, -above);
    difference.number += below - 1 - by * (above > 1 ? above : below);
    conditions_.push_back(std::move(difference));
    return true;
  }

  /// Adds a condition. False if it is of another kind.
  bool add(ExprId condition) {
    if (model_.is_conjunction(condition)) return add(at(condition).a) && add(at(condition).b);
    const Expression& e = at(condition);
    switch (e.op) {
      case ModelOp::at_most: return add_at_most(e.a, e.b);
      case ModelOp::less: return add_at_most(e.a, e.b, 1);
      case ModelOp::equal: return add_at_most(e.a, e.b) && add_at_most(e.b, e.a);
      case ModelOp::unequal: {
        const auto a = linear(e.a), b = linear(e.b);
        if (!a || !b) return false;
        conditions_.push_back(plus(*a, *b, -1));
        conditions_.back().unequal = true;
        return true;
      }
      default: return false;
    }
  }

  void forget_conditions(std::size_t from) {
    while (conditions_.size() > from) conditions_.pop_back();
  }

  void read(std::int32_t number) {
    const Branch& branch = model_.branches[static_cast<std::size_t>(number)];
    const std::size_t conditions = conditions_.size();
    switch (branch.kind) {
      case Branch::Kind::leaf: leaf(model_.leaves[branch.leaf]); break;
      case Branch::Kind::loop: loop(branch); break;
      case Branch::Kind::ride: failed_ = true; break;
      case Branch::Kind::when:
        if (!add(branch.condition)) failed_ = true;
        else kids(branch);
        break;
      // A range that is left would be a fault; `leaf` proves that it is not.
      case Branch::Kind::check:
      case Branch::Kind::all: kids(branch); break;
    }
    forget_conditions(conditions);
  }

  void kids(const Branch& branch) {
    for (std::size_t i = 0; i < branch.kids.size() && !failed_; ++i) read(branch.kids[i]);
  }

  /// Returns the largest constant that an expression may be, if it is a constant or the minimum of one and something else.
  std::optional<std::int64_t> constant_end(ExprId x) const {
    const Expression& e = at(x);
    if (e.op == ModelOp::minimum) {
      const auto a = constant_end(e.a);
      return a ? a : constant_end(e.b);
    }
    const auto form = linear(x);
    return form && form->is_constant() ? std::optional(form->number) : std::nullopt;
  }

  /// Takes the values of a range with a constant end one after the other; other choices become conditions.
  void loop(const Branch& branch) {
    // The variable itself, as it is in expressions.
    const auto found = std::find_if(model_.expressions.begin(), model_.expressions.end(),
                                    [&](const Expression& e) { return e.op == ModelOp::variable && e.value == branch.variable; });
    const auto variable = static_cast<ExprId>(found - model_.expressions.begin());
    const auto between = [&](std::optional<std::int64_t> value) {
      chosen_.push_back({branch.variable, value});
      if (!add_at_most(branch.from, variable) || !add_at_most(variable, branch.to)) failed_ = true;
      else kids(branch);
      chosen_.pop_back();
    };
    const auto from = linear(branch.from);
    const auto end = from && from->is_constant() ? constant_end(branch.to) : std::nullopt;
    if (branch.condition != kNoExpr || found == model_.expressions.end()) {
      failed_ = true;
    } else if (!end) {
      const auto open = std::count_if(chosen_.begin(), chosen_.end(), [](const Chosen& chosen) { return !chosen.value; });
      if (open + 1 == kMostHeaps) failed_ = true;
      else between(std::nullopt);
    } else {
      const std::size_t conditions = conditions_.size();
      for (std::int64_t value = from->number; value <= *end && !failed_; ++value) {
        if (++tried_ > kMostValues) failed_ = true;
        between(value);
        forget_conditions(conditions);
      }
    }
  }

  /// The heaps after a move, and which of them each variable is, but for a number: the variable is the heap minus `minus`.
  struct After {
    std::size_t count = 0;
    std::int64_t taken = 0;
    struct Place {
      std::size_t heap = 0;
      std::int64_t minus = 0;
    };
    std::array<std::optional<Place>, kMostHeaps - 1> places = {};
  };

  std::optional<After> after(const Leaf& leaf) const {
    After out{.count = leaf.after.size()};
    if (out.count > kMostHeaps) return std::nullopt;
    HeapForm rest{0, {1}};
    std::size_t found = 0;
    for (std::size_t i = 0; i < out.count; ++i) {
      const auto& changes = leaf.after[i];
      const auto heap = changes.empty() ? std::optional(HeapForm{0, {1}}) : linear(changes[0].to);
      if (!heap) return std::nullopt;
      rest = plus(rest, *heap, -1);
      for (std::size_t place = 0; place < out.places.size(); ++place) {
        std::array<std::int64_t, kMostHeaps> one = {};
        one[place + 1] = 1;
        if (out.places[place] || heap->times != one) continue;
        out.places[place] = After::Place{i, heap->number};
        ++found;
      }
    }
    if (!rest.is_constant() || rest.number < 0 || found + 1 != out.count) return std::nullopt;
    out.taken = rest.number;
    return out;
  }

  /// Writes a form in the heaps after the move: n is their sum and what was taken. Nothing if it has another variable.
  std::optional<HeapForm> in_heaps(const HeapForm& form, const After& after) const {
    HeapForm out{form.number + form.times[0] * (after.taken + empty_), {}, form.unequal};
    for (std::size_t i = 0; i < after.count; ++i) out.times[i] = form.times[0];
    for (std::size_t i = 1; i < kMostHeaps; ++i) {
      const std::int64_t times = form.times[i];
      const auto& place = after.places[i - 1];
      if (times == 0) continue;
      if (!place) return std::nullopt;
      out.times[place->heap] += times;
      out.number -= times * place->minus;
    }
    return out;
  }

  /// Whether the inequalities imply that all heaps are at least as large as the range allows.
  bool stays(const std::vector<HeapForm>& all, std::size_t count) const {
    std::array<std::optional<std::int64_t>, kMostHeaps> least;
    for (std::size_t round = 0; round <= count; ++round) {
      for (const HeapForm& inequality : all) {
        // One heap with the factor 1 is at least what the others, with factors below 0, are at least.
        std::optional<std::size_t> one;
        std::int64_t bound = -inequality.number;
        bool fits = true;
        for (std::size_t i = 0; i < count; ++i) {
          const std::int64_t times = inequality.times[i];
          if (times == 1 && !one) one = i;
          else if (times > 0 || (times < 0 && !least[i])) fits = false;
          else if (times < 0) bound -= times * *least[i];
        }
        if (fits && one) least[*one] = std::max(least[*one].value_or(INT64_MIN), bound);
      }
    }
    return std::all_of(least.begin(), least.begin() + static_cast<std::ptrdiff_t>(count), [&](const auto& l) { return l && *l >= least_; });
  }

  void add_take(std::int64_t stones, unsigned left) {
    const auto taken = static_cast<std::uint64_t>(stones);
    std::size_t at = 0;
    while (at < taken_.size() && taken_[at].stones < taken) ++at;
    if (at == taken_.size() || taken_[at].stones != taken) {
      taken_.push_back({taken, 0});
      for (std::size_t last = taken_.size() - 1; last > at; --last) std::swap(taken_[last], taken_[last - 1]);
    }
    taken_[at].left |= left;
  }

  /// Returns the only heap that satisfies the conditions, if they say so.
  std::optional<std::int64_t> only_heap() const {
    for (const HeapForm& low : conditions_) {
      for (const HeapForm& high : conditions_) {
        const bool of_heap =
            low.times[0] == 1 && high.times[0] == -1 && !low.unequal && !high.unequal && low.of_heap_alone() && high.of_heap_alone();
        if (of_heap && high.number == -low.number) return high.number;
      }
    }
    return std::nullopt;
  }

  /// Adds the move that takes all of a heap, if it is possible for one size only.
  bool take_all(const Leaf& leaf) {
    const auto heap = only_heap();
    if (!heap || *heap <= 0 || least_ != 0 || empty_ != 0 || leaf.after.size() != 1 || leaf.after[0].size() != 1) return false;
    const auto to = linear(leaf.after[0][0].to);
    if (!to || !to->of_heap_alone() || to->number + to->times[0] * *heap != 0) return false;
    // Either all conditions are about the heap, or the move is not understood.
    for (const HeapForm& condition : conditions_) {
      if (condition.unequal || !condition.of_heap_alone()) return false;
    }
    const bool allowed = std::all_of(conditions_.begin(), conditions_.end(),
                                     [&](const HeapForm& condition) { return condition.number + condition.times[0] * *heap >= 0; });
    if (allowed) add_take(*heap, Take::kNothing);
    return true;
  }

  /// Adds the ways of a move to leave heaps.
  void leaf(const Leaf& leaf) {
    if (leaf.legal == kNoExpr && leaf.gain == kNoExpr && take_all(leaf)) return;
    const auto heaps = leaf.legal == kNoExpr && leaf.gain == kNoExpr ? after(leaf) : std::nullopt;
    std::vector<HeapForm> all;
    bool fits = heaps && (heaps->count == 1 || empty_ == 0);
    apart_ = false;
    if (fits) add_condition(all, {-least_ - empty_, {1}}, *heaps);  // n itself is in range
    for (std::size_t i = 0; fits && i < conditions_.size(); ++i) fits = add_condition(all, conditions_[i], *heaps);
    failed_ = !fits || !(stays(all, heaps->count) && take(all, *heaps));
  }

  /// Adds a condition as an inequality of the heaps. What is unequal must be two heaps, or a number and one that is never below it.
  bool add_condition(std::vector<HeapForm>& all, const HeapForm& form, const After& heaps) {
    auto inequality = in_heaps(form, heaps);
    if (!inequality) return false;
    if (form.unequal) {
      const auto& t = inequality->times;
      if (heaps.count == 2 && inequality->number == 0 && (t[0] == 1 || t[0] == -1) && t[1] == -t[0]) return apart_ = true;
      if (form.times[0] != 1 || !form.of_heap_alone() || form.number != -least_ - empty_) return false;
      --inequality->number;
    }
    all.push_back(*inequality);
    return true;
  }

  /// Finds which numbers of heaps the move leaves, in all ways.
  bool take(const std::vector<HeapForm>& all, const After& heaps) {
    unsigned left = 0;
    for (std::size_t empty = 0; empty <= heaps.count; ++empty) {
      const std::size_t full = heaps.count - empty;
      const int found = apart_ && full != 1 ? 0 : leaves(all, heaps.count, empty, false);
      if (found > 0) left |= 1u << full;
      if (found != 0) continue;
      // Two heaps, or none, that are not equal.
      if (heaps.count != 2) return false;
      if (full == 0 && apart_) continue;
      if (full != 2 || leaves(all, 2, 0, true) <= 0 || !(apart_ || never_equal(all))) return false;
      left |= Take::kUnequal;
    }
    // Without taking, a move breaks the heap.
    if (heaps.taken == 0 && (left & (Take::kNothing | Take::kOne)) != 0) return false;
    if (left != 0) add_take(heaps.taken, left);
    return true;
  }

  /// Whether the move leaves heaps of which `empty` are empty in all ways (1), in none (-1), or neither is known (0).
  static int leaves(const std::vector<HeapForm>& all, std::size_t count, std::size_t empty, bool rising) {
    Order order{{0, 1, 2}, count, empty, rising};
    const auto end = order.places.begin() + static_cast<std::ptrdiff_t>(count);
    bool none = true;
    do {
      int here = 1;
      for (const HeapForm& inequality : all) here = here < 0 ? here : std::min(here, order.decides(inequality));
      if (here > 0) return 1;
      // One violated inequality is enough.
      none = none && std::any_of(all.begin(), all.end(), [&](const HeapForm& i) { return order.decides(i) < 0; });
    } while (std::next_permutation(order.places.begin(), end));
    return none ? -1 : 0;
  }

  /// Whether two equal heaps violate an inequality, however large they are.
  static bool never_equal(const std::vector<HeapForm>& all) {
    return std::any_of(all.begin(), all.end(), [](const HeapForm& i) {
      const std::int64_t by = i.times[0] + i.times[1];
      return by <= 0 && i.number + by < 0;
    });
  }

  const Model& model_;
  std::int64_t least_ = 0, empty_ = 0;  // the least heap; the number that is the empty heap
  /// A choice around the current place, with its value if its range is constant.
  struct Chosen {
    std::int64_t variable;
    std::optional<std::int64_t> value;
  };
  std::vector<Chosen> chosen_;
  std::vector<HeapForm> conditions_;
  bool apart_ = false;  // the two heaps after the move are not equal
  std::vector<Take> taken_;
  std::uint64_t tried_ = 0;
  bool failed_ = false;
};

}  // namespace

std::vector<Take> take_and_break_moves(const Program& program) {
  const Syntax& syntax = program.syntax;
  if (!program.lone_number() || !program.nature.adds_up()) return {};
  if (!syntax.legal.empty() || !syntax.ends.empty()) return {};
  Faults faults;
  auto wide = read_program(program.text, program.given, faults, {.starts = true, .most = kRange});
  const auto model = wide ? lower(std::move(wide), faults) : nullptr;
  const auto large = [](const Expression& e) { return e.op == ModelOp::constant && (e.value > kRange || e.value < -kRange); };
  if (!model || std::any_of(model->expressions.begin(), model->expressions.end(), large)) return {};
  return MoveReader(*model).run();
}

}  // namespace grundy::lab
