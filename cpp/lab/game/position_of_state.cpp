#include "lab/game/position_of_state.hpp"

#include "lab/game/region_positions.hpp"

namespace grundy::lab {

Slots numbers_alone(const Program& program, Slots slots) {
  slots.resize(program.slots());
  return slots;
}

bool is_empty_sum(const SolutionState& text, const State& state) {
  const std::uint64_t size = text.solved->layout.size;
  return text.solved->value_sums && state.size() == 1 && state[0] >= size && state[0] <= size + 1;
}

std::optional<SumOfSlots> position_of_state(SolutionState& text, const State& state) {
  const Program& program = *text.program;
  if (text.solved->regions) {
    const auto slots = RegionPositions(program, *text.solved->model).position_of(state);
    return slots ? std::optional(SumOfSlots{numbers_alone(program, *slots)}) : std::nullopt;
  }
  SumOfSlots out;
  if (is_empty_sum(text, state)) return out;
  const bool sums = text.solved->value_sums || program.nature.adds_up();
  if (!sums && state.size() != 1) return std::nullopt;
  for (const std::uint64_t number : state) {
    Slots slots;
    if (!text.moves.exists(number)) return std::nullopt;
    text.solved->layout.slots_of(number, *text.solved->model, slots);
    out.push_back(numbers_alone(program, slots));
  }
  return out;
}

std::optional<SumOfSlots> position_of_cell(SolutionState& text, Cell at) {
  if (text.solved->regions) {
    const auto slots = text.table.slots_at(at);
    return slots ? std::optional(SumOfSlots{numbers_alone(*text.program, *slots)}) : std::nullopt;
  }
  const auto numbers = text.table.at(at);
  return numbers ? position_of_state(text, *numbers) : std::nullopt;
}

}  // namespace grundy::lab
