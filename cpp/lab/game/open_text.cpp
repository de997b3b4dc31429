#include "lab/game/open_text.hpp"

#include "lab/game/component_sum_solution.hpp"
#include "lab/game/region_solution.hpp"
#include "lab/game/single_component_solution.hpp"
#include "lab/game/text_rules.hpp"
#include "lab/game/value_sum_solution.hpp"
#include "lab/language/phrases.hpp"

namespace grundy::lab {

namespace {

class TextGame final : public Game {
 public:
  const GameInfo& info() const override { return kImpartial; }
  /// A text has no judge, and callers never request one.
  std::unique_ptr<JudgeRun> new_judge() const override { return nullptr; }
  Result<std::unique_ptr<Solution>> open(Parameters&& parameters) const override {
    return open_text({{"text", parameters.take_text("text")}});
  }
};

}  // namespace

const Game& text_game() {
  static const TextGame game;
  return game;
}

RawParameters with_text(RawParameters raw) {
  raw.try_emplace("text", text_fallback());
  return raw;
}

Result<SolutionState> open_state(const RawParameters& given, const Reach& reach) {
  std::shared_ptr<const Program> program;
  auto solved = prepare(given, program, reach);
  if (!solved) return solved.error();
  auto table = TextTable::read(given, *solved, program);
  if (!table) return table.error();
  return SolutionState{*solved, program, std::move(*table), MoveLister(*solved, program)};
}

namespace {

std::unique_ptr<Solution> solution_of(SolutionState text) {
  if (text.solved->regions) return region_solution(std::move(text));
  if (text.solved->value_sums) return value_sum_solution(std::move(text));
  const Program& program = *text.program;
  // If play may repeat, a single component may be a draw; several are refused once that is known.
  const bool many = program.components.size() != 1 || program.nature.splits;
  const bool sums = text.solved->misere_sums ||
                    (program.nature.adds_up() && (many || (text.solved->layout.ordered && text.solved->solver->has_nimbers())));
  return sums ? component_sum_solution(std::move(text)) : single_component_solution(std::move(text));
}

}  // namespace

Result<std::unique_ptr<Solution>> open_text(const RawParameters& raw) {
  std::shared_ptr<const Program> program;
  return open_text(raw, program);
}

Result<std::unique_ptr<Solution>> open_text(const RawParameters& raw, std::shared_ptr<const Program>& program, const Reach& reach) {
  auto text = open_state(with_text(raw), reach);
  if (!text) return text.error();
  program = text->program;
  return solution_of(std::move(*text));
}

namespace {

Result<std::vector<FormulaValue>> evaluate_everywhere(const TextRules& rules, const Program& program, std::string_view formula,
                                                      const Given& given) {
  auto read = Formula::read(program, formula, given);
  if (!read) return read.error();
  auto positions = rules.all();
  if (!positions)
    return parameter_error("formula", verbatim("a game whose positions can be looked at one after the other"),
                           verbatim("one with too many"), Error::Code::reach);
  std::vector<FormulaValue> out;
  for (Position& position : *positions) {
    const auto value = read->of(rules.slots_of(position));
    out.push_back({std::move(position), value});
  }
  return out;
}

}  // namespace

Result<TextInstance> open_text_with_rules(const RawParameters& raw, bool on_table) {
  TextInstance out{nullptr, {}, with_text(raw)};
  auto text = open_state(out.parameters);
  if (!text) return text.error();
  if (text->solved->value_sums) return parameter_error("text", kLabPhrases["lab-certified"], kLabPhrases["lab-sums-of-sides"]);
  // The checkers of certificates know the text alone.
  if (text->program->beyond) return error_of(*text->program->beyond);
  out.parameters = canonical(out.parameters, *text->program);
  if (on_table) text->table.write_out(out.parameters);
  const auto solved = text->solved;
  out.whole = solved->whole;
  auto rules = std::make_unique<TextRules>(solved, text->program);
  out.evaluate = [rules = rules.get(), program = text->program, given = given_of(out.parameters)](std::string_view formula) {
    return evaluate_everywhere(*rules, *program, formula, given);
  };
  const bool scored = text->program->nature.scored;
  // A state is the numbers of the components, each of one number if there are no regions, followed by the lead if points decide.
  out.game_rules.read = [rules = rules.get(), solved, scored](const State& state) {
    if (solved->regions) return Position(state);
    Position position;
    Slots slots;
    for (std::size_t i = 0; i < state.size() - scored; ++i) {
      solved->layout.slots_of(state[i], *solved->model, slots);
      const Position component = rules->position(slots, scored ? std::optional(state.back()) : std::nullopt);
      position.insert(position.end(), component.begin(), component.end());
    }
    return position;
  };
  out.game_rules.rules = std::move(rules);
  out.solution = solution_of(std::move(*text));
  return out;
}

}  // namespace grundy::lab
