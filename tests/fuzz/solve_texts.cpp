// Any bytes as a rule text: where it can be solved, the register code offers in each position what the interpreter does, the solver ends,
// and the start has the same value by regions and as a whole.
#include <algorithm>

#include "lab/game/text_values.hpp"
#include "lab/language/syntax_interpreter.hpp"
#include "lab/solvers/code.hpp"
#include "target.hpp"
#include "texts.hpp"
#include "theory/values/format.hpp"

using namespace grundy;
using namespace grundy::lab;

namespace {

using Pieces = std::vector<std::uint64_t>;

struct Offered {
  std::vector<std::pair<Pieces, std::int64_t>> moves = {};
  bool option(std::uint64_t number, std::int64_t gain) {
    moves.push_back({{number}, gain});
    return false;
  }
  bool option(std::span<const std::uint64_t> pieces, std::int64_t gain) {
    moves.push_back({{pieces.begin(), pieces.end()}, gain});
    return false;
  }
};

using fuzz::expect;

/// False where the interpreter has worked enough.
bool expect_alike(const Solved& solved, const Code& code, std::uint64_t number) {
  const Program& program = *solved.model->program;
  Slots slots;
  if (!solved.layout.slots_of(number, *solved.model, slots)) return true;
  std::vector<std::int64_t> registers = code.registers;
  std::copy(slots.begin(), slots.end(), registers.begin());
  registers[slots.size()] = static_cast<std::int64_t>(number);
  Offered offered;
  std::int64_t payoff = 0;
  std::uint64_t rounds = 0;
  const Ran ran = run(*solved.model, code, registers.data(), offered, payoff, rounds);
  if (ran == Ran::endless) return true;

  const bool partisan = program.nature.partisan;
  const Mover mover = partisan && slots.back() ? Mover::right : Mover::left;
  slots.resize(program.slots());
  SyntaxInterpreter interpreter(program);
  interpreter.budget = 300'000;
  const bool there = interpreter.legal(slots);
  const auto ended = there ? interpreter.ended(slots, mover) : std::nullopt;
  Offered interpreted;
  if (there && !ended) {
    interpreter.moves(slots, mover, [&](MoveResult&& result) {
      Pieces pieces;
      for (Slots& component : result.after) {
        if (partisan) component.push_back(mover == Mover::left);
        pieces.push_back(solved.layout.number_of(component));
      }
      interpreted.moves.push_back({std::move(pieces), result.gain});
      return true;
    });
  }
  if (interpreter.budget == 0) return false;
  expect(there == (ran != Ran::absent));
  expect(interpreter.outside().has_value() == (ran == Ran::fault));
  if (!there || ran == Ran::fault) return true;
  expect(ended.has_value() == (ran == Ran::ended));
  if (ended) {
    expect(ended->payoff == payoff);
    return true;
  }
  std::sort(offered.moves.begin(), offered.moves.end());
  std::sort(interpreted.moves.begin(), interpreted.moves.end());
  expect(offered.moves == interpreted.moves);
  return true;
}

void work(Solver& solver) {
  for (int slices = 0; slices < 5 && solver.advance(Slice(std::chrono::milliseconds(10))) < 1; ++slices) {
  }
}

/// The value of the start as text; nothing if there is none, or it takes long.
std::optional<std::string> value_of(const std::shared_ptr<Solved>& solved, bool by_regions) {
  const SumOfSlots& start = solved->program->components;
  auto opened = TextValues::open(solved, start, by_regions);
  values::Steps steps{5'000};
  const auto value = opened ? (*opened)->of(start, steps) : std::nullopt;
  if (!value) return std::nullopt;
  values::Formatter formatter((*opened)->store());
  const values::ValueText* const text = formatter.text(*value, steps);
  return text ? std::optional(text->unicode) : std::nullopt;
}

void run(std::string_view bytes) {
  const auto solved = understood(std::string(bytes));
  if (!solved) return;
  const Code code = compile(*solved->model, solved->layout, true);
  const std::uint64_t positions = std::min<std::uint64_t>(solved->layout.size, 300);
  for (std::uint64_t number = 0; number < positions && expect_alike(*solved, code, number); ++number) {
  }
  work(*solved->solver);
  if (!other_play(*solved->program)) {
    const auto whole = value_of(solved, false), by_regions = value_of(solved, true);
    expect(!whole || !by_regions || *whole == *by_regions);
  }
  if (solved->layout.ordered && solved->program->components.size() == 1 && !solved->value_sums && solved->layout.size <= kFuzzReach.bytes) {
    Reach lines = kFuzzReach;
    lines.looks = 0;
    const auto other = dense_solver(*solved->model, solved->layout, lines);
    if (other->too_long()) return;
    work(*other);
    for (std::uint64_t number = 0; number < solved->layout.size; ++number) {
      const auto one = solved->solver->known(number), two = other->known(number);
      if (!one || !two) break;
      expect(one->outcome == two->outcome);
    }
  }
}

const fuzz::Registered registered("solve_texts", run);

}  // namespace
