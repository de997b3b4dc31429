#include "lab/game/region_positions.hpp"

namespace grundy::lab {

State RegionPositions::state_of(const Slots& slots) const {
  State out;
  for (std::size_t slot = 0; slot < slots.size(); ++slot)
    out.push_back(static_cast<std::uint64_t>(slots[slot] - (slot < program_.slots() ? program_.least(slot) : 0)));
  return out;
}

std::optional<Slots> RegionPositions::position_of(const State& state) const {
  if (state.size() != program_.slots() + program_.nature.partisan) return std::nullopt;
  Slots out;
  for (std::size_t slot = 0; slot < state.size(); ++slot) {
    const Interval range = model_.range(slot);
    if (state[slot] > static_cast<std::uint64_t>(range.most - range.least)) return std::nullopt;
    out.push_back(range.least + static_cast<std::int64_t>(state[slot]));
  }
  SyntaxInterpreter interpreter(program_);
  interpreter.budget = kInterpreterWork;
  return interpreter.legal(out) ? std::optional(out) : std::nullopt;
}

const std::vector<MoveInWords>& RegionPositions::moves_of(const Slots& position) const {
  if (listed_of_ == position) return listed_;
  listed_of_ = position;
  listed_.clear();
  const Mover who = mover(position);
  Slots numbers = position;
  numbers.resize(program_.slots());
  each_move_in_words(program_, numbers, who, [&](MoveResult&& result, Message words) {
    Slots after = std::move(result.after[0]);
    if (program_.nature.partisan) after.push_back(who == Mover::left);
    listed_.push_back({std::move(after), std::move(words)});
    return true;
  });
  return listed_;
}

std::optional<EndValue> RegionPositions::ended(const Slots& position) const {
  if (program_.nature.normal()) return std::nullopt;
  SyntaxInterpreter interpreter(program_);
  interpreter.budget = kInterpreterWork;
  return interpreter.ended(position, Mover::left);
}

bool RegionPositions::completes(const Slots& position) const {
  bool out = false;
  SyntaxInterpreter interpreter(program_);
  interpreter.budget = kInterpreterWork;
  interpreter.words = false;
  interpreter.moves(position, Mover::left, [&](MoveResult&& result) {
    out = ended(result.after[0]).has_value();
    return !out;
  });
  return out;
}

}  // namespace grundy::lab
