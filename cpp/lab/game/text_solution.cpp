#include "lab/game/text_solution.hpp"

#include "lab/game/ruled_text.hpp"
#include "lab/game/sum_of_texts.hpp"
#include "lab/game/text_rules.hpp"

namespace grundy::lab {

namespace {

class TextGame final : public Game {
 public:
  const GameInfo& info() const override { return kImpartial; }
  /// A text has no judge: those who would ask for one refuse before.
  std::unique_ptr<JudgeRun> new_judge() const override { return nullptr; }
  Result<std::unique_ptr<Solution>> open(Parameters&& parameters) const override { return open_text({{"text", parameters.take_text("text")}}); }
};

}  // namespace

const Game& text_game() {
  static const TextGame game;
  return game;
}

namespace {

Result<Held> held_by(const RawParameters& given) {
  std::shared_ptr<const Program> program;
  auto solved = prepare(given, program);
  if (!solved) return solved.error();
  auto table = RulesTable::read(given, *solved, program);
  if (!table) return table.error();
  return Held{*solved, program, std::move(*table), Ways(*solved, program)};
}

std::unique_ptr<Solution> solution_of(Held held) {
  const Program& program = *held.program;
  // Where play might come back, a single component is asked for draws; several are refused once that is known.
  const bool many = program.components.size() != 1 || program.nature.splits;
  const bool sums = program.nature.adds_up() && (many || (held.solved->layout.ordered && held.solved->solver->has_nimbers()));
  return sums ? sum_of_texts(std::move(held)) : ruled_text(std::move(held));
}

RawParameters with_text(RawParameters raw) {
  raw.try_emplace("text", text_fallback());
  return raw;
}

}  // namespace

Result<std::unique_ptr<Solution>> open_text(const RawParameters& raw) {
  auto held = held_by(with_text(raw));
  if (!held) return held.error();
  return solution_of(std::move(*held));
}

namespace {

Result<std::vector<Said>> worth_everywhere(const TextRules& rules, const Program& program, std::string_view formula, const Given& given) {
  auto read = Formula::read(program, formula, given);
  if (!read) return read.error();
  auto positions = rules.all();
  if (!positions) return parameter_error("formula", verbatim("a game whose positions can be looked at one after the other"), verbatim("one with too many"), Error::Code::reach);
  std::vector<Said> out;
  for (Position& position : *positions) {
    const auto worth = read->of(rules.slots_of(position));
    out.push_back({std::move(position), worth});
  }
  return out;
}

}  // namespace

Result<TextInstance> open_text_with_rules(const RawParameters& raw, bool on_table) {
  TextInstance out{nullptr, {}, with_text(raw)};
  auto held = held_by(out.parameters);
  if (!held) return held.error();
  if (on_table) held->table.write_out(out.parameters);
  const auto solved = held->solved;
  out.whole = solved->whole;
  auto rules = std::make_unique<TextRules>(solved, held->program);
  out.worth = [rules = rules.get(), program = held->program, given = given_of(out.parameters)](std::string_view formula) { return worth_everywhere(*rules, *program, formula, given); };
  const bool scored = held->program->nature.scored;
  // States name components by their numbers, and end with the lead where points decide.
  out.book.read = [rules = rules.get(), solved, scored](const State& state) {
    Position position;
    Slots slots;
    for (std::size_t i = 0; i < state.size() - scored; ++i) {
      solved->layout.slots_of(state[i], *solved->model, slots);
      const Position component = rules->position(slots, scored ? std::optional(state.back()) : std::nullopt);
      position.insert(position.end(), component.begin(), component.end());
    }
    return position;
  };
  out.book.rules = std::move(rules);
  out.solution = solution_of(std::move(*held));
  return out;
}

}  // namespace grundy::lab
