#include "kit/rules_solution.hpp"

#include <algorithm>

#include "kit/wording.hpp"

namespace grundy {

RulesSolution::RulesSolution(std::unique_ptr<Solution> words, GameRules game_rules, SolverReach reach)
    : words_(std::move(words)), game_rules_(std::move(game_rules)), reach_(reach), solver_(*game_rules_.rules, reach) {}

double RulesSolution::advance(const Slice& slice) {
  if (const double shaped = words_->advance(slice); shaped < 1) return 0.5 * shaped;
  return solver_.solve(game_rules_.position(start()), slice) ? 1 : 0.5;
}

std::optional<Error> RulesSolution::failure() const {
  if (auto error = words_->failure()) return error;
  if (!solver_.beyond() && !solver_.repeated()) return std::nullopt;
  return parameter_error("solver", message(kRulesPhrases["rules-reach"], {reach_.positions, reach_.options, reach_.numbers}),
                         kRulesPhrases["a-larger-one"], Error::Code::reach);
}

Value RulesSolution::solved(const Position& numbers) {
  solver_.solve(numbers, Slice::endless());
  Value value = solver_.value(numbers).value_or(Value{Outcome::D, {}, {}});
  if (!game_rules_.has_remoteness) value.remoteness.reset();
  return value;
}

std::vector<WholeOption> RulesSolution::options_of(const State& state) const {
  return whole_options(*game_rules_.rules, game_rules_.position(state), Player::left);
}

std::optional<State> RulesSolution::follow(const State& state, Move move) const {
  if (!words_->describe(state)) return std::nullopt;
  const auto options = options_of(state);
  const bool allowed = std::any_of(options.begin(), options.end(), [move](const WholeOption& o) { return Move{o.part, o.to} == move; });
  return allowed ? words_->follow(state, move) : std::nullopt;
}

std::vector<Nimber> RulesSolution::nimbers_of(const State& state) {
  std::vector<Nimber> out;
  for (const Position& component : game_rules_.components(state)) out.push_back(solved(component).nimber.value_or(Nimber{}));
  return out;
}

std::optional<std::uint64_t> RulesSolution::reported_winning_moves() {
  if (!words_->reported_winning_moves()) return std::nullopt;
  std::uint64_t winning = 0;
  for (const WholeOption& option : options_of(start())) winning += solved(option.numbers).outcome == Outcome::P;
  return winning;
}

/// Lists the moves of the rules, in their order, equal ones once, with the words of the game for the same move.
std::optional<Explanation> RulesSolution::explain_state(const State& state) {
  auto e = words_->describe(state);
  if (!e) return std::nullopt;
  e->value = value_of(state);
  std::vector<Option> described = std::move(e->options);
  e->options.clear();
  for (const WholeOption& option : options_of(state)) {
    const Move move{option.part, option.to};
    const auto same = [move](const Option& o) { return o.play == move; };
    if (std::any_of(e->options.begin(), e->options.end(), same)) continue;
    if (e->options.size() == kListedOptions) {
      e->more = true;
      break;
    }
    const auto known = std::find_if(described.begin(), described.end(), same);
    Option listed = known == described.end() ? Option{} : std::move(*known);
    listed.play = move;
    listed.value = solved(option.numbers);
    e->options.push_back(std::move(listed));
  }
  e->reason = words_->reason(*e, *this);
  return e;
}

CellValue RulesSolution::cell(Layer layer, Cell at) {
  const auto state = words_->state_shown(layer, at);
  if (!state) return CellValue::absent();
  const Value value = value_of(*state);
  return solver_.beyond() ? CellValue::unknown() : layer_of(value, layer);
}

}  // namespace grundy
