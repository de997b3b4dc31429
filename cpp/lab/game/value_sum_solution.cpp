#include "lab/game/value_sum_solution.hpp"

#include <algorithm>

#include "kit/wording.hpp"
#include "lab/language/phrases.hpp"
#include "lab/game/text_solution.hpp"

namespace grundy::lab {

namespace {

/// A state is the numbers of the components, which all say who is to move; without components the count of numbers, and one more if Right
/// is to move.
class ValueSumSolution final : public TextSolution {
 public:
  explicit ValueSumSolution(SolutionState text) : TextSolution(std::move(text)), sums_(*text_.solved->value_sums) {
    sums_.want(text_.table.start());
  }

  std::optional<Error> failure() const override { return text_.failure(); }

  State start() const override { return state_of(text_.table.start(), text_.table.right_begins()); }
  std::optional<State> state_at(Cell at) const override { return text_.table.at(at); }
  Value value_of(const State& state) override { return {outcome(*numbers_of(state), right_moves(state))}; }

  std::optional<OutcomeClass> outcome_class() override {
    const Numbers& start = text_.table.start();
    const bool right = text_.table.right_begins();
    const auto who = start_ ? start_ : sums_.find(start);
    return who ? class_of(who->outcome(right), who->outcome(!right), right) : std::nullopt;
  }

  std::vector<Mark> marks() override {
    std::vector<Mark> out;
    for (const Cell& cell : text_.table.pieces(text_.table.start())) out.push_back({cell, {}});
    if (const auto cell = text_.table.cell_of(text_.table.start()); cell && out.empty()) out.push_back({*cell, {}});
    return out;
  }

  RawParameters table_with(const State& state) const override {
    const auto numbers = numbers_of(state);
    return numbers ? text_.table.starting_with(*numbers) : RawParameters();
  }

  std::optional<Explanation> describe(const State& state) override {
    const auto numbers = numbers_of(state);
    if (!numbers || state.size() > kMostExplained) return std::nullopt;
    const bool right = right_moves(state);
    Explanation e;
    e.position = position_text(*numbers, right);
    e.cell = text_.table.cell_of(*numbers);
    e.pieces = text_.table.pieces(*numbers);
    e.state = state;
    e.second = right != text_.table.right_begins();
    e.more = !each_option(*numbers, [&](Move move, const ListedMove& listed, const Numbers& after) {
      Message words = listed.words;
      if (numbers->size() > 1) words = message(kLabPhrases["lab-in-component"], {words, move.part + 1});
      e.options.push_back({std::move(words), position_text(after, !right), {}, text_.table.cell_of(after), move});
      if (after.size() != numbers->size()) e.options.back().after = state_of(after, !right);
    });
    return e;
  }

  void value_options(Explanation& e) override {
    const bool right = right_moves(e.state);
    std::size_t i = 0;
    each_option(*numbers_of(e.state),
                [&](Move, const ListedMove&, const Numbers& after) { e.options[i++].value = {outcome(after, !right)}; });
  }

  std::optional<State> follow(const State& state, Move move) const override {
    const auto numbers = numbers_of(state);
    if (!numbers || move.part >= numbers->size()) return std::nullopt;
    const std::vector<ListedMove>& moves = text_.moves.of((*numbers)[move.part]);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if (code_of(moves[i], i) == move.to) return state_of(after(*numbers, move.part, moves[i]), !right_moves(state));
    }
    return std::nullopt;
  }

 protected:
  double advance_answer(const Slice& slice) override {
    const double share = text_.advance(slice);
    // Many cells of the table may drop it from what is kept.
    if (!start_) start_ = sums_.find(text_.table.start());
    return share;
  }
  bool prepare_position(const State& state) override {
    const auto numbers = numbers_of(state);
    if (!numbers || sums_.has_failed()) return true;
    bool known = want(*numbers);
    each_option(*numbers, [&](Move, const ListedMove&, const Numbers& after) { known = want(after) && known; });
    return known;
  }
  bool prepare_known(Range x, Range y) override {
    if (text_.table.kind() != TextTable::Kind::pair || sums_.has_failed()) return true;
    if (x.size() * y.size() > kMostPreparedCells) return true;
    bool known = true;
    for (std::uint64_t row = y.from; row < y.to; ++row) {
      for (std::uint64_t column = x.from; column < x.to; ++column) {
        if (const auto numbers = text_.table.at({column, row})) known = want(*numbers) && known;
      }
    }
    return known;
  }

  /// Works the cell out if it is not known yet.
  CellValue known_cell(Layer layer, Cell at) override {
    return cell_of(layer, at, [this](const Numbers& numbers) { return start_ ? sums_.work_out_cell(numbers) : sums_.find(numbers); });
  }
  void paint_known(Layer layer, Cell at, std::span<std::uint8_t> out) override {
    if (text_.table.paint_row(layer, at, out)) return;
    for (std::uint8_t& byte : out) {
      byte = cell_of(layer, at, [this](const Numbers& numbers) { return sums_.find(numbers); }).byte();
      ++at.x;
    }
  }

 private:
  std::uint64_t empty() const { return text_.solved->layout.size; }
  State state_of(const Numbers& numbers, bool right) const { return numbers.empty() ? State{empty() + right} : numbers; }
  bool right_moves(const State& state) const { return state[0] >= empty() ? state[0] > empty() : sums_.right_moves(state[0]); }

  /// Returns the components of a state, which comes from outside: nothing if it is no position.
  std::optional<Numbers> numbers_of(const State& state) const {
    if (state.empty()) return std::nullopt;
    if (state.size() == 1 && state[0] >= empty()) return state[0] <= empty() + 1 ? std::optional(Numbers()) : std::nullopt;
    for (const std::uint64_t number : state) {
      if (!text_.moves.exists(number) || sums_.right_moves(number) != sums_.right_moves(state[0])) return std::nullopt;
    }
    return state;
  }

  /// The code of a move to one component is the component's number; the codes of splitting moves follow, by their index in the list.
  std::uint64_t code_of(const ListedMove& listed, std::size_t index) const {
    return listed.after.size() == 1 ? listed.after[0] : empty() + index;
  }

  Numbers after(const Numbers& numbers, std::size_t part, const ListedMove& listed) const {
    Numbers out;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      if (i == part) out.insert(out.end(), listed.after.begin(), listed.after.end());
      else out.push_back(sums_.turned(numbers[i]));
    }
    return out;
  }

  /// Calls use(move, listed, numbers after it) for the options that are listed: of equal components those of the first. False if there are
  /// more.
  template <class Use>
  bool each_option(const Numbers& numbers, const Use& use) const {
    std::size_t count = 0;
    for (std::size_t part = 0; part < numbers.size(); ++part) {
      if (std::find(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(part), numbers[part]) !=
          numbers.begin() + static_cast<std::ptrdiff_t>(part))
        continue;
      const std::vector<ListedMove> moves = text_.moves.of(numbers[part]);
      for (std::size_t i = 0; i < moves.size(); ++i) {
        if (count++ == kListedOptions) return false;
        use(Move{part, code_of(moves[i], i)}, moves[i], after(numbers, part, moves[i]));
      }
    }
    return true;
  }

  template <class WinnersOf>
  CellValue cell_of(Layer layer, Cell at, const WinnersOf& winners_of) const {
    const auto numbers = text_.table.at(at);
    if (!numbers || std::any_of(numbers->begin(), numbers->end(), [this](std::uint64_t n) { return !text_.moves.exists(n); }))
      return CellValue::absent();
    const std::optional<values::Winners> who = winners_of(*numbers);
    return who ? layer_of({who->outcome(text_.table.right_begins())}, layer) : CellValue::unknown();
  }

  bool want(const Numbers& numbers) {
    if (sums_.find(numbers)) return true;
    sums_.want(numbers);
    return false;
  }
  Outcome outcome(const Numbers& numbers, bool right) {
    const auto who = sums_.work_out(numbers);
    return who ? who->outcome(right) : Outcome::D;
  }

  Message position_text(const Numbers& numbers, bool right) const {
    if (numbers.size() == 1) return text_.moves.position_text(numbers[0]);
    const Message components =
        numbers.empty() ? Message(kLabPhrases["lab-no-components"])
                        : components_words(*text_.program,
                                           joined(numbers, ", ", [this](std::uint64_t number) { return text_.moves.short_text(number); }));
    return message(right ? kLabPhrases["lab-right-moves"] : kLabPhrases["lab-left-moves"], {components});
  }

  ValueSolver& sums_;
  std::optional<values::Winners> start_;
};

}  // namespace

std::unique_ptr<Solution> value_sum_solution(SolutionState text) { return std::make_unique<ValueSumSolution>(std::move(text)); }

}  // namespace grundy::lab
