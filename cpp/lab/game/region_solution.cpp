#include "lab/game/region_solution.hpp"

#include <algorithm>
#include <deque>

#include "kit/wording.hpp"
#include "lab/game/region_positions.hpp"
#include "lab/language/phrases.hpp"
#include "lab/regions/region_solver.hpp"

namespace grundy::lab {

namespace {

/// Regions worked out to find the nimbers of options whose outcome is known: without all of them an explanation is still complete.
constexpr std::uint64_t kNimberNodes = 2000;
/// Regions worked out for one row of a picture: some milliseconds.
constexpr std::uint64_t kPaintNodes = 1000;

class RegionSolution final : public Solution {
 public:
  explicit RegionSolution(SolutionState text)
      : text_(std::move(text)),
        program_(*text_.program),
        info_(info_of_beginner(program_, text_.table)),
        regions_(*text_.solved->regions),
        positions_(program_, *text_.solved->model) {
    std::vector<Layer>& layers = text_.table.shape().layers;
    layers = {Layer::outcome};
    if (program_.nature.adds_up()) layers.push_back(Layer::nimber);
    pending_.push_back({text_.table.start_slots(), true});
    if (program_.nature.partisan) pending_.push_back({other_start(), true});
  }

  const GameInfo& info() const override { return info_; }
  const TableShape& shape() const override { return text_.table.shape(); }
  std::optional<Error> wrap(std::uint64_t width) override { return text_.table.wrap(width); }

  double advance(const Slice& slice) override {
    while (!pending_.empty() && !regions_.failure()) {
      const Request& request = pending_.front();
      if (!is_known(request)) {
        if (!begun_ || !regions_.is_current(*begun_)) begun_ = regions_.begin(request.position, request.nimber);
        if (!regions_.advance(slice)) return std::min(0.99, regions_.share());
        // Known now: or the table was too small for all that was found.
        if (!regions_.failure()) keep(request);
      }
      begun_.reset();
      pending_.pop_front();
    }
    return 1;
  }

  std::optional<Error> failure() const override {
    const auto failed = regions_.failure();
    if (!failed) return std::nullopt;
    Message got = kLabPhrases["lab-more"];
    if (*failed == RegionFailure::repeats) got = kLabPhrases["lab-region-repeats"];
    if (*failed == RegionFailure::too_large) got = kLabPhrases["lab-region-large"];
    return parameter_error("text", kLabPhrases["lab-region-finite"], std::move(got), Error::Code::reach);
  }

  bool prepare(const State& state) override {
    const auto position = positions_.position_of(state);
    // What was worked out once may have left a full table: then it is worked out again where it is needed.
    if (!position || (prepared_ == state && pending_.empty())) return true;
    prepared_ = state;
    request(*position, true);
    // Each option is answered by its image.
    if (regions_.mirror(*position)) return pending_.empty();
    for (const MoveInWords& listed : positions_.moves_of(*position)) request(listed.after, false);
    return pending_.empty();
  }

  State start() const override { return positions_.state_of(text_.table.start_slots()); }
  std::optional<State> state_at(Cell at) const override {
    const auto slots = text_.table.slots_at(at);
    return slots ? std::optional(positions_.state_of(*slots)) : std::nullopt;
  }

  Value value_of(const State& state) override { return value(*positions_.position_of(state), true); }

  CellValue cell(Layer layer, Cell at) override {
    const auto slots = text_.table.slots_at(at);
    return slots ? layer_of(value(*slots, layer == Layer::nimber), layer) : CellValue::absent();
  }

  /// Cells are worked out on demand: pictures show those that are known, or soon found.
  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) override {
    std::uint64_t nodes = pending_.empty() && !failure() ? kPaintNodes : 0;
    for (std::uint8_t& byte : out) {
      const auto slots = text_.table.slots_at(at);
      auto known = slots ? known_value(*slots) : std::nullopt;
      if (slots && nodes > 0 && (!known || (layer == Layer::nimber && !known->nimber))) known = found_soon(*slots, nodes);
      byte = !slots ? kAbsentByte : known ? layer_of(*known, layer).byte() : kUnknownByte;
      ++at.x;
    }
  }

  std::vector<Mark> marks() override {
    const auto cell = text_.table.cell_of_slots(text_.table.start_slots());
    return cell ? std::vector<Mark>{{*cell, {}}} : std::vector<Mark>{};
  }

  RawParameters table_with(const State& state) const override {
    const auto position = positions_.position_of(state);
    return position ? text_.table.starting_with_slots(*position) : RawParameters();
  }

  std::optional<OutcomeClass> outcome_class() override {
    if (!program_.nature.partisan) return std::nullopt;
    return class_of(value(text_.table.start_slots(), false).outcome, value(other_start(), false).outcome, text_.table.right_begins());
  }

  std::optional<Explanation> describe(const State& state) override {
    const auto position = positions_.position_of(state);
    if (!position) return std::nullopt;
    Explanation e;
    e.position = position_words(program_, *position, positions_.mover(*position));
    if (program_.nature.partisan) e.second = (positions_.mover(*position) == Mover::right) != text_.table.right_begins();
    e.cell = text_.table.cell_of_slots(*position);
    e.state = state;
    const std::vector<MoveInWords>& moves = positions_.moves_of(*position);
    e.more = moves.size() > kListedOptions;
    for (std::size_t i = 0; i < std::min(moves.size(), kListedOptions); ++i) {
      const Slots& after = moves[i].after;
      e.options.push_back({moves[i].words,
                           position_words(program_, after, positions_.mover(after)),
                           {},
                           text_.table.cell_of_slots(after),
                           {i, 0},
                           positions_.state_of(after)});
    }
    // Where play is over, or ends with the next move, regions do not matter.
    if (!decided(*position)) {
      for (const Region& region : regions_.regions(*position)) e.regions.push_back({region.slots, region.nimber});
      if (const auto mirror = regions_.mirror(*position)) e.mirror = mirror->images;
    }
    return e;
  }

  void value_options(Explanation& e) override {
    const std::vector<MoveInWords> moves = positions_.moves_of(*positions_.position_of(e.state));
    for (std::size_t i = 0; i < e.options.size(); ++i)
      e.options[i].value = e.mirror.empty() ? value(moves[i].after, false) : known_value(moves[i].after).value_or(Value{Outcome::N});
    if (!program_.nature.adds_up()) return;
    std::uint64_t nodes = kNimberNodes;
    for (std::size_t i = 0; i < e.options.size() && nodes > 0; ++i) {
      if (e.options[i].value.nimber) continue;
      if (const auto known = found_soon(moves[i].after, nodes)) e.options[i].value = *known;
    }
    // The nimbers of the position's own regions may have become known.
    for (std::size_t i = 0; i < e.regions.size(); ++i) e.regions[i].nimber = regions_.regions(*positions_.position_of(e.state))[i].nimber;
  }

  Reason reason(const Explanation& e, Solution& values) override {
    const Slots position = *positions_.position_of(e.state);
    if (const auto end = positions_.ended(position))
      return {Reason::Kind::result, message(kLabPhrases["lab-over"], {std::uint64_t{end->line}})};
    const bool all_known =
        std::all_of(e.regions.begin(), e.regions.end(), [](const ShownRegion& region) { return region.nimber.has_value(); });
    const bool by_sum = e.regions.size() > 1 && all_known && (e.value.outcome == Outcome::P || winning(e));
    Reason out = by_sum ? by_regions(e) : reason_from_options(e.value, e.options, !e.more);
    if (!by_sum) add_known_answer(e, values, out);
    if (const auto mirror = e.mirror.empty() ? std::nullopt : regions_.mirror(position)) {
      out.also = message(regions_.how().quiet ? kLabPhrases["lab-quiet-mirror"] : kLabPhrases["lab-mirror"],
                         {mirror->half_turn() ? kLabPhrases["lab-half-turn"] : kLabPhrases["lab-reflection"]});
    }
    return out;
  }

  /// A winning move after which answers are images, or else one that leaves the fewest moves; or a losing one that leaves the most.
  std::optional<Move> best(const Explanation& e) const override {
    const bool wins = e.value.outcome == Outcome::N;
    const Option* best = nullptr;
    std::pair<bool, std::size_t> least;
    for (const Option& option : e.options) {
      if (option.value.outcome != (wins ? Outcome::P : Outcome::N)) continue;
      const Slots after = *positions_.position_of(option.after);
      const std::size_t moves = regions_.moves(after);
      const std::pair rank{wins && moves > 0 && !regions_.mirror(after), wins ? moves : SIZE_MAX - moves};
      if (best && rank >= least) continue;
      best = &option;
      least = rank;
    }
    return best ? std::optional(best->play) : Solution::best(e);
  }

  std::optional<State> follow(const State& state, Move move) const override {
    const auto position = positions_.position_of(state);
    if (!position || move.to != 0) return std::nullopt;
    const std::vector<MoveInWords>& moves = positions_.moves_of(*position);
    return move.part < moves.size() ? std::optional(positions_.state_of(moves[move.part].after)) : std::nullopt;
  }

 private:
  struct Request {
    Slots position;
    bool nimber;
  };

  static const GameInfo& info_of_beginner(const Program& program, const TextTable& table) {
    if (!program.nature.partisan) return kImpartial;
    return table.right_begins() ? kRightBegins : kLeftBegins;
  }

  Slots other_start() const {
    Slots out = text_.table.start_slots();
    out.back() = 1 - out.back();
    return out;
  }

  /// The outcome if play is over, or somebody who makes an end condition true wins at once.
  std::optional<Outcome> decided(const Slots& position) const {
    if (const auto end = positions_.ended(position)) return end->worth > 0 ? Outcome::N : Outcome::P;
    if (regions_.how().quiet && positions_.completes(position)) return Outcome::N;
    return std::nullopt;
  }

  /// Nimbers are reported of normal play; of a text that is decided by end lines they explain who wins.
  std::optional<Value> reported(const RegionValue& value) const {
    if (!value.outcome) return std::nullopt;
    return Value{*value.outcome, program_.nature.adds_up() ? value.nimber : std::nullopt};
  }

  std::optional<Value> known_value(const Slots& position) {
    if (const auto outcome = decided(position)) return Value{*outcome};
    if (kept_ && kept_->first == position) return kept_->second;
    return reported(regions_.known(position));
  }

  bool is_known(const Request& request) {
    const auto known = known_value(request.position);
    return known && (!request.nimber || !program_.nature.adds_up() || known->nimber);
  }

  void request(const Slots& position, bool nimber) {
    Request one{position, nimber};
    if (!is_known(one)) pending_.push_back(std::move(one));
  }

  /// Keeps the value that was worked out last, which may have left a full table.
  void keep(const Request& request) {
    const auto value = reported(regions_.value());
    if (value && !is_known(request)) kept_ = {request.position, *value};
  }

  /// Returns the value of a position, with its nimber if there is one, if it is found by working out at most so many regions, which are
  /// taken off.
  std::optional<Value> found_soon(const Slots& position, std::uint64_t& nodes) {
    const std::uint64_t before = regions_.nodes();
    regions_.begin(position, true);
    regions_.advance(Slice::endless(), nodes);
    nodes -= std::min(nodes, regions_.nodes() - before);
    return known_value(position);
  }

  /// Works out a value without a pause.
  Value value(const Slots& position, bool nimber) {
    const Request request{position, nimber};
    if (!is_known(request) && !regions_.failure()) {
      // What was under way goes on later, with what has been found so far.
      regions_.begin(position, nimber);
      regions_.advance(Slice::endless());
      keep(request);
    }
    return known_value(position).value_or(Value{Outcome::D});
  }

  static bool winning(const Explanation& e) {
    return std::any_of(e.options.begin(), e.options.end(), [](const Option& option) { return option.value.outcome == Outcome::P; });
  }

  /// "The nim-sum of the nimbers of these regions": with the region in which a winning move is made.
  Reason by_regions(const Explanation& e) const {
    Reason out{Reason::Kind::nim_sum};
    out.numbers_of = regions_.how().quiet ? kLabPhrases["lab-quiet-nimbers"] : kLabPhrases["lab-region-nimbers"];
    Nimber sum;
    for (const ShownRegion& region : e.regions) {
      out.numbers.push_back(*region.nimber);
      sum = nim_sum(sum, *region.nimber);
      if (out.parts.size() < kNamedParts) out.parts.push_back(region_words(region));
    }
    out.total = sum.value;
    const auto move = best(e);
    if (sum.value == 0 || !move) return out;
    const Option& option = e.options[move->part];
    out.text = option.move;
    const Slots before = *positions_.position_of(e.state), after = *positions_.position_of(option.after);
    for (std::size_t i = 0; i < e.regions.size() && !out.part; ++i) {
      const auto& slots = e.regions[i].slots;
      if (std::any_of(slots.begin(), slots.end(), [&](std::size_t slot) { return before[slot] != after[slot]; })) out.part = i;
    }
    return out;
  }
  static constexpr std::size_t kNamedParts = 12;

  Message region_words(const ShownRegion& region) const {
    return region.slots.size() == 1
               ? verbatim(program_.slot_name(region.slots[0]))
               : message(kLabPhrases["lab-region"], {program_.slot_name(region.slots[0]), std::uint64_t{region.slots.size()}});
  }

  /// Completes the reason of a lost position: the answer to a move is among what is known, since it showed that the move does not win.
  void add_known_answer(const Explanation& e, Solution& values, Reason& reason) {
    const auto move = reason.kind == Reason::Kind::all_options_n ? best(e) : std::nullopt;
    if (!move) return;
    const Option& option = e.options[move->part];
    const auto there = describe(option.after);
    if (!there) return;
    if (!e.mirror.empty()) {
      const Option* image = image_of(e, option, *there);
      if (!image) return;
      reason.text = option.move;
      reason.next = image->move;
      return;
    }
    for (const bool known : {true, false}) {
      for (const Option& answer : there->options) {
        const auto value = known ? known_value(*positions_.position_of(answer.after)) : std::optional(values.value_of(answer.after));
        if (!value || value->outcome != Outcome::P) continue;
        reason.text = option.move;
        reason.next = answer.move;
        return;
      }
    }
  }

  /// Returns the image of a move of a position with a mirror: it changes the images of the numbers that the move changes, and leaves a
  /// position with a mirror again. `there`: the position after the move.
  const Option* image_of(const Explanation& e, const Option& option, const Explanation& there) const {
    for (const Option& answer : there.options) {
      bool same = !e.mirror.empty();
      for (std::size_t slot = 0; slot < program_.slots() && same; ++slot) {
        const std::size_t image = e.mirror[slot];
        same = (e.state[slot] != option.after[slot]) == (option.after[image] != answer.after[image]);
      }
      const auto after = same ? positions_.position_of(answer.after) : std::nullopt;
      // After the last two moves nothing is left to mirror.
      if (after && (regions_.mirror(*after) || regions_.moves(*after) == 0)) return &answer;
    }
    return nullptr;
  }

  mutable SolutionState text_;
  const Program& program_;
  const GameInfo& info_;
  RegionSolver& regions_;
  RegionPositions positions_;
  std::deque<Request> pending_;
  std::optional<std::uint64_t> begun_;  // the ticket of the first request
  std::optional<std::pair<Slots, Value>> kept_;
  State prepared_;
};

}  // namespace

std::unique_ptr<Solution> region_solution(SolutionState text) { return std::make_unique<RegionSolution>(std::move(text)); }

}  // namespace grundy::lab
