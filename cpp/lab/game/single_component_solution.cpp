#include "lab/game/single_component_solution.hpp"

#include "kit/wording.hpp"
#include "lab/game/text_rules.hpp"
#include "lab/language/phrases.hpp"
#include "lab/game/text_solution.hpp"

namespace grundy::lab {

namespace {

/// One component with any kind of ending: no moves, end lines, points; impartial or partizan; finite or repeating play.
class SingleComponentSolution final : public TextSolution {
 public:
  explicit SingleComponentSolution(SolutionState text) : TextSolution(std::move(text)) {}

  std::optional<Error> failure() const override { return text_.failure(); }

  /// If points decide, a state is the number of the position and the lead of the player to move, counted from kEven.
  State start() const override { return even(text_.table.start()); }
  std::optional<State> state_at(Cell at) const override {
    auto numbers = text_.table.at(at);
    return numbers ? std::optional(even(std::move(*numbers))) : std::nullopt;
  }
  Value value_of(const State& state) override {
    if (!scored()) return text_.value(state[0]);
    const std::int64_t total = lead(state) + score(state[0]);
    return {total > 0 ? Outcome::N : total < 0 ? Outcome::P : Outcome::D, {}, {}, Score{total}};
  }

  std::optional<OutcomeClass> outcome_class() override { return text_.outcome_class(); }

  std::vector<Mark> marks() override {
    const auto cell = text_.table.cell_of(text_.table.start());
    return cell ? std::vector<Mark>{{*cell, {}}} : std::vector<Mark>{};
  }

  RawParameters table_with(const State& state) const override { return text_.table.starting_with({state[0]}); }

  std::optional<Explanation> describe(const State& state) override {
    if (!is_position(state)) return std::nullopt;
    Explanation e;
    e.position = position_text(state);
    e.cell = text_.table.cell_of({state[0]});
    e.state = state;
    if (text_.program->nature.partisan) e.second = text_.moves.right_moves(state[0]) != text_.table.right_begins();
    const std::vector<ListedMove>& moves = text_.moves.of(state[0]);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if (e.options.size() == kListedOptions) {
        e.more = true;
        break;
      }
      Option option{moves[i].words, {}, {}, text_.table.cell_of(moves[i].after), {i, moves[i].after[0]}};
      e.options.push_back(std::move(option));
    }
    for (std::size_t i = 0; i < e.options.size(); ++i) e.options[i].to = position_text(after(state, text_.moves.of(state[0])[i]));
    return e;
  }

  Reason reason(const Explanation& e, Solution& values) override {
    const auto line = text_.moves.ended(e.state[0]);
    if (line && *line > 0) return {Reason::Kind::result, message(kLabPhrases["lab-over"], {*line})};
    if (text_.program->nature.scored && e.options.empty()) return {Reason::Kind::result, kLabPhrases["lab-counted"]};
    if (!text_.program->nature.scored) {
      const std::vector<Option> options = all_options(e, [&](std::uint64_t to) { return values.value_of({to}); });
      Reason out = reason_from_options(e.value, options, options.size() < kMostListedMoves);
      // Unlisted moves: the value of the position determines the reason.
      if (out.kind == Reason::Kind::winning_move && out.text.empty()) return {Reason::Kind::result, kLabPhrases["lab-wins-unlisted"]};
      if (out.kind == Reason::Kind::all_options_n && out.count == kMostListedMoves)
        return {Reason::Kind::result, kLabPhrases["lab-loses-unlisted"]};
      if (!e.more) add_answer(e, values, out);
      return out;
    }
    const Message& words = text_.moves.of(e.state[0])[highest(e.state)].words;
    const std::int64_t ahead = value_of(e.state).score->value;
    if (ahead == 0) return {Reason::Kind::result, message(kLabPhrases["lab-scores-even"], {words})};
    const Message points = counted(kKitPhrases["points"], static_cast<std::uint64_t>(ahead < 0 ? -ahead : ahead));
    return {Reason::Kind::result, message(ahead > 0 ? kLabPhrases["lab-scores"] : kLabPhrases["lab-scores-behind"], {words, points})};
  }

  std::optional<Move> best(const Explanation& e) const override {
    if (!text_.program->nature.scored) {
      Explanation whole;
      whole.value = e.value;
      whole.options = all_options(e, [&](std::uint64_t to) { return text_.value(to); });
      return Solution::best(whole);
    }
    const std::vector<ListedMove>& moves = text_.moves.of(e.state[0]);
    if (moves.empty()) return std::nullopt;
    const std::size_t best = highest(e.state);
    return Move{best, moves[best].after[0]};
  }

  std::optional<State> follow(const State& state, Move move) const override {
    if (!is_position(state)) return std::nullopt;
    const std::vector<ListedMove>& moves = text_.moves.of(state[0]);
    if (move.part >= moves.size() || moves[move.part].after[0] != move.to) return std::nullopt;
    return after(state, moves[move.part]);
  }

 protected:
  CellValue known_cell(Layer layer, Cell at) override {
    const auto numbers = text_.table.at(at);
    if (!numbers) return CellValue::absent();
    const auto known = text_.solved->solver->known((*numbers)[0]);
    return known ? layer_of(*known, layer) : CellValue::unknown();
  }

 private:
  std::int64_t score(std::uint64_t number) const { return text_.value(number).score.value_or(Score{}).value; }

  /// Returns the first of the moves with the highest score; there is at least one.
  std::size_t highest(const State& state) const {
    const std::vector<ListedMove>& moves = text_.moves.of(state[0]);
    std::size_t best = 0;
    std::int64_t most = INT64_MIN;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const std::int64_t points = moves[i].gain - score(moves[i].after[0]);
      if (points <= most) continue;
      most = points;
      best = i;
    }
    return best;
  }

  bool scored() const { return text_.program->nature.scored; }

  /// Returns all options of a position, even those beyond the listed ones, because the reason concerns all of them.
  template <class ValueOf>
  std::vector<Option> all_options(const Explanation& e, ValueOf value_of) const {
    if (!e.more) return e.options;
    std::vector<Option> out;
    for (const ListedMove& listed : text_.moves.of(e.state[0]))
      out.push_back({listed.words, {}, value_of(listed.after[0]), {}, {out.size(), listed.after[0]}});
    return out;
  }

  State even(State numbers) const {
    if (scored() && !numbers.empty()) numbers.push_back(kEven);
    return numbers;
  }
  std::int64_t lead(const State& state) const {
    return scored() ? static_cast<std::int64_t>(state[1]) - static_cast<std::int64_t>(kEven) : 0;
  }

  /// Whether a state is valid: states come from outside.
  bool is_position(const State& state) const {
    return state.size() == (scored() ? 2u : 1u) && (!scored() || state[1] < 2 * kEven) && text_.moves.exists(state[0]);
  }

  /// The lead of one player is the deficit of the other.
  State after(const State& state, const ListedMove& listed) const {
    if (!scored()) return {listed.after[0]};
    return {listed.after[0], static_cast<std::uint64_t>(static_cast<std::int64_t>(kEven) - lead(state) - listed.gain)};
  }

  Message position_text(const State& state) {
    Message position = text_.moves.position_text(state[0]);
    const std::int64_t ahead = lead(state);
    if (ahead == 0) return position;
    const std::uint64_t points = static_cast<std::uint64_t>(ahead < 0 ? -ahead : ahead);
    return message(ahead > 0 ? kLabPhrases["lab-ahead"] : kLabPhrases["lab-behind"], {position, points});
  }
};

}  // namespace

std::unique_ptr<Solution> single_component_solution(SolutionState text) {
  return std::make_unique<SingleComponentSolution>(std::move(text));
}

}  // namespace grundy::lab
