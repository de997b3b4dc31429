#include "lab/game/solution_state.hpp"

#include <algorithm>

#include "base/number.hpp"
#include "kit/phrases.hpp"
#include "lab/language/phrases.hpp"
#include "lab/language/survey.hpp"
#include "lab/game/text_values.hpp"

namespace grundy::lab {

namespace {

constexpr ParameterSpec kParameters[] = {
    {.name = "text",
     .kind = ParameterKind::text,
     .label = "Rules",
     .fallback = "n: 0..100 = 20\nmove \"take {k}\" k in {1, 3, 8}: n -= k",
     .help = "One line a statement: parts of the position, moves, ends"},
};

constexpr GameInfo info_of(Phrase first, Phrase second) {
  return {
      .id = "rules",
      .title = "Your own rules",
      .source = "",
      .credit = "",
      .first = first,
      .second = second,
      .parameters = kParameters,
      .judge_format = "",
      .sample_input = "",
      .sample_output = "",
  };
}

}  // namespace

constinit const GameInfo kImpartial = info_of(kKitPhrases["first-player"], kKitPhrases["second-player"]);
constinit const GameInfo kLeftBegins = info_of(kLabPhrases["lab-left"], kLabPhrases["lab-right"]);
constinit const GameInfo kRightBegins = info_of(kLabPhrases["lab-right"], kLabPhrases["lab-left"]);

std::string_view text_fallback() { return kParameters[0].fallback; }

double SolutionState::advance(const Slice& slice) {
  const double share = solved->solver->advance(slice);
  if (share >= 1 && !solved->solver->obstacle()) {
    name_layers();
    table.find_period();
  }
  return share;
}

std::optional<Error> SolutionState::failure() const {
  const auto obstacle = solved->solver->obstacle();
  if (!obstacle) return program->beyond ? beyond_reach() : std::nullopt;
  switch (obstacle->kind) {
    case Obstacle::Kind::outside: return outside_error(*solved, obstacle->number);
    case Obstacle::Kind::cycle: return cycle(*obstacle);
    case Obstacle::Kind::endless:
      return parameter_error("text", message(kLabPhrases["lab-position-steps"], {kMostSteps}), kLabPhrases["lab-more"], Error::Code::reach);
    case Obstacle::Kind::valueless: {
      const ValueSolver& sums = *solved->value_sums;
      return value_error(*solved, sums.values(), sums.store(), &sums.moves());
    }
    case Obstacle::Kind::too_many: break;
  }
  return parameter_error("text", message(kLabPhrases["lab-too-many-reached"], {Reach{}.graph}), kLabPhrases["lab-more"],
                         Error::Code::reach);
}

std::optional<Error> SolutionState::beyond_reach() const {
  std::uint64_t largest = 0;
  for (const std::uint64_t number : table.start()) largest = std::max(largest, number);
  if (solved->solver->known(largest)) return std::nullopt;
  std::uint64_t reach = 0;  // the largest number that is known
  for (std::uint64_t step = std::uint64_t{1} << 62; step > 0; step /= 2) {
    if (solved->solver->known(reach + step)) reach += step;
  }
  const auto text = [&](std::uint64_t number) { return verbatim(signed_decimal(program->least(0) + static_cast<std::int64_t>(number))); };
  return parameter_error(program->parts[0].name, message(kLabPhrases["lab-heaps-reach"], {text(reach)}), text(largest), Error::Code::reach);
}

Error outside_error(const Solved& solved, std::uint64_t number) {
  const Program& program = *solved.program;
  Slots slots;
  solved.layout.slots_of(number, *solved.model, slots);
  const Mover mover = program.nature.partisan && slots.back() ? Mover::right : Mover::left;
  slots.resize(program.slots());
  SyntaxInterpreter interpreter(program);
  interpreter.budget = kInterpreterWork;
  interpreter.moves(slots, mover, [](MoveResult&&) { return true; });
  const auto& out = interpreter.outside();
  if (!out) return parameter_error("text", kLabPhrases["lab-text"], kLabPhrases["lab-nowhere"]);
  Fault fault = outside_fault(program, *out, slots);
  fault.place = program.original(fault.place);
  return error_of(fault);
}

Error SolutionState::cycle(const Obstacle& obstacle) const {
  const Message reason = kLabPhrases["lab-cycle-split"];
  MoveLister moves(solved, program);
  for (const ListedMove& listed : moves.of(obstacle.number)) {
    if (std::find(listed.after.begin(), listed.after.end(), obstacle.to) != listed.after.end())
      return error_of({program->original(program->syntax.moves[listed.line].place), reason});
  }
  // Not all moves are listed if there are very many.
  return parameter_error("text", kLabPhrases["lab-text"], reason);
}

std::optional<OutcomeClass> SolutionState::outcome_class() const {
  if (!program->nature.partisan) return std::nullopt;
  const auto one = solved->solver->known(table.start()[0]), other = solved->solver->known(table.start_of_other()[0]);
  return one && other ? class_of(one->outcome, other->outcome, table.right_begins()) : std::nullopt;
}

void SolutionState::name_layers() {
  const Solver* solver = solved->solver.get();
  std::vector<Layer>& layers = table.shape().layers;
  layers = {Layer::outcome};
  if (solver ? solver->has_nimbers() : program->nature.adds_up()) layers.push_back(Layer::nimber);
  if (solver && solver->has_remoteness()) layers.push_back(Layer::remoteness);
  if (program->nature.scored) layers.push_back(Layer::score);
  const bool ends = !solver || !solver->cyclic();
  if (!program->nature.partisan || other_play(*program) || !ends) return;
  for (const Layer layer : {Layer::value, Layer::mean, Layer::temperature}) layers.push_back(layer);
}

}  // namespace grundy::lab
