#include "lab/game/region_solution.hpp"

#include <algorithm>

#include "kit/wording.hpp"
#include "lab/game/region_cells.hpp"
#include "lab/language/phrases.hpp"
#include "lab/game/text_solution.hpp"
#include "lab/game/place_names.hpp"

namespace grundy::lab {

namespace {

/// Regions worked out to find the nimbers of options whose outcome is known: without all of them an explanation is still complete.
constexpr std::uint64_t kNimberNodes = 2000;

class RegionSolution final : public TextSolution {
 public:
  explicit RegionSolution(SolutionState text)
      : TextSolution(std::move(text)),
        program_(*text_.program),
        regions_(*text_.solved->regions),
        positions_(program_, *text_.solved->model),
        values_(program_, regions_, positions_),
        cells_(text_.table, values_) {
    if (program_.nature.partisan) pending_.push_back({other_start(), true});
    pending_.push_back({text_.table.start_slots(), true});
  }

  std::optional<Error> failure() const override {
    if (!failed_) return std::nullopt;
    Message got = kLabPhrases["lab-more"];
    if (*failed_ == RegionFailure::repeats) got = kLabPhrases["lab-region-repeats"];
    if (*failed_ == RegionFailure::too_large) got = kLabPhrases["lab-region-large"];
    return parameter_error("text", kLabPhrases["lab-region-finite"], std::move(got), Error::Code::reach);
  }

  State start() const override { return positions_.state_of(text_.table.start_slots()); }
  std::optional<State> state_at(Cell at) const override {
    const auto slots = text_.table.slots_at(at);
    return slots ? std::optional(positions_.state_of(*slots)) : std::nullopt;
  }

  Value value_of(const State& state) override { return value(*positions_.position_of(state), true); }

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
    if (!values_.decided(*position)) {
      for (const Region& region : regions_.regions(*position)) e.regions.push_back({region.slots, region.nimber});
      if (const auto mirror = regions_.mirror(*position)) e.mirror = mirror->images;
    }
    return e;
  }

  void value_options(Explanation& e) override {
    const std::vector<MoveInWords> moves = positions_.moves_of(*positions_.position_of(e.state));
    for (std::size_t i = 0; i < e.options.size(); ++i)
      e.options[i].value = e.mirror.empty() ? value(moves[i].after, false) : values_.known(moves[i].after).value_or(Value{Outcome::N});
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

 protected:
  double advance_answer(const Slice& slice) override {
    while (!pending_.empty()) {
      if (!values_.work(pending_.back(), slice)) return std::min(0.99, regions_.share());
      failed_ = values_.failure();
      if (failed_) pending_.clear();
      else pending_.pop_back();
    }
    if (!opened_ && !failed_) {
      opened_ = true;
      values_.keep(0, text_.table.start_slots());
      if (program_.nature.partisan) values_.keep(1, other_start());
    }
    return 1;
  }

  bool prepare_position(const State& state) override {
    if (!opened_ && failed_) return true;
    failed_.reset();
    const auto position = positions_.position_of(state);
    // Earlier results may have left a full table: then they are worked out again where they are needed.
    if (!position || (prepared_ == state && pending_.empty())) return true;
    prepared_ = state;
    // With a mirror each option is answered by its image.
    if (!regions_.mirror(*position)) {
      for (const MoveInWords& listed : positions_.moves_of(*position)) request(listed.after, false);
    }
    request(*position, true);
    return pending_.empty();
  }

  CellValue known_cell(Layer layer, Cell at) override { return cells_.cell(layer, at); }
  void paint_known(Layer layer, Cell at, std::span<std::uint8_t> out) override { cells_.paint_row(layer, at, out); }
  bool find_known(Layer layer, Range x, Range y, const Slice& slice) override {
    return (failed_ && !opened_) || (pending_.empty() && cells_.find(layer, x, y, slice));
  }
  bool prepare_known(Range, Range) override {
    if (opened_) failed_.reset();
    return true;
  }
  void forget_cells() override { cells_.forget(); }

 private:
  Slots other_start() const {
    Slots out = text_.table.start_slots();
    out.back() = 1 - out.back();
    return out;
  }

  void request(const Slots& position, bool nimber) {
    const RegionValues::Request one{position, nimber};
    if (!values_.is_known(one)) pending_.push_back(one);
  }

  /// Returns the value of a position, with its nimber if there is one, if it is found by working out at most so many regions, which are
  /// taken off.
  std::optional<Value> found_soon(const Slots& position, std::uint64_t& nodes) {
    const std::uint64_t before = regions_.nodes();
    values_.work({position, true}, Slice::endless(), nodes);
    nodes -= std::min(nodes, regions_.nodes() - before);
    return values_.known(position);
  }

  Value value(const Slots& position, bool nimber) {
    const auto found = values_.find({position, nimber});
    if (!found) failed_ = values_.failure();
    return found.value_or(Value{Outcome::D});
  }

  static bool winning(const Explanation& e) {
    return std::any_of(e.options.begin(), e.options.end(), [](const Option& option) { return option.value.outcome == Outcome::P; });
  }

  /// "The nim-sum of the nimbers of these regions": with the region in which a winning move is made.
  Reason by_regions(const Explanation& e) const {
    Reason out{Reason::Kind::nim_sum};
    out.numbers_of = regions_.how().quiet ? kLabPhrases["lab-quiet-nimbers"] : kLabPhrases["lab-region-nimbers"];
    Nimber sum;
    const std::vector<Look> looks = looks_of(program_);
    for (const ShownRegion& region : e.regions) {
      out.numbers.push_back(*region.nimber);
      sum = nim_sum(sum, *region.nimber);
      if (out.parts.size() < kNamedParts) out.parts.push_back(region_words(region, looks));
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

  Message region_words(const ShownRegion& region, const std::vector<Look>& looks) const {
    const std::string first = slot_in_words(program_, looks, region.slots[0]);
    return region.slots.size() == 1 ? verbatim(first) : message(kLabPhrases["lab-region"], {first, std::uint64_t{region.slots.size()}});
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
        const auto value = known ? values_.known(*positions_.position_of(answer.after)) : std::optional(values.value_of(answer.after));
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
        same = regions_.is_counter(slot) || (e.state[slot] != option.after[slot]) == (option.after[image] != answer.after[image]);
      }
      const auto after = same ? positions_.position_of(answer.after) : std::nullopt;
      // After the last two moves nothing is left to mirror.
      if (after && (regions_.mirror(*after) || regions_.moves(*after) == 0)) return &answer;
    }
    return nullptr;
  }

  const Program& program_;
  RegionSolver& regions_;
  RegionPositions positions_;
  RegionValues values_;
  RegionCells cells_;
  std::vector<RegionValues::Request> pending_;  // the last one comes next
  std::optional<RegionFailure> failed_;         // of the start, or of the position that was prepared last
  bool opened_ = false;                         // whether the start is known
  State prepared_;
};

}  // namespace

std::unique_ptr<Solution> region_solution(SolutionState text) { return std::make_unique<RegionSolution>(std::move(text)); }

}  // namespace grundy::lab
