#include "lab/game/move_lister.hpp"

#include <algorithm>

#include "kit/game.hpp"

namespace grundy::lab {

MoveLister::MoveLister(std::shared_ptr<const Solved> solved, std::shared_ptr<const Program> program)
    : solved_(std::move(solved)), program_(std::move(program)) {}

bool MoveLister::load(std::uint64_t number) {
  if (number >= solved_->layout.size || !solved_->layout.slots_of(number, *solved_->model, slots_)) return false;
  right_ = program_->nature.partisan && slots_.back() == 1;
  slots_.resize(program_->slots());
  return true;
}

bool MoveLister::exists(std::uint64_t number) { return load(number) && SyntaxInterpreter(*program_).legal(slots_); }

const std::vector<ListedMove>& MoveLister::of(std::uint64_t number) {
  if (number_ == number) return moves_;
  number_ = number;
  moves_.clear();
  if (!load(number)) return moves_;
  const bool partisan = program_->nature.partisan, right = right_;
  each_move_in_words(*program_, slots_, mover(), [&](MoveResult&& result, Message words) {
    ListedMove listed{result.line, {}, result.gain, std::move(words)};
    for (Slots& component : result.after) {
      if (partisan) component.push_back(right ? 0 : 1);
      listed.after.push_back(solved_->layout.number_of(component));
    }
    moves_.push_back(std::move(listed));
    return true;
  });
  leave_out_repeated();
  return moves_;
}

/// Of moves with the same result the first one stays, whose words count. Long lists are not searched.
void MoveLister::leave_out_repeated() {
  if (moves_.size() > kListedOptions) return;
  std::vector<ListedMove> kept;
  for (ListedMove& one : moves_) {
    const auto same = [&](const ListedMove& other) { return other.gain == one.gain && other.after == one.after; };
    if (std::none_of(kept.begin(), kept.end(), same)) kept.push_back(std::move(one));
  }
  moves_ = std::move(kept);
}

std::optional<std::size_t> MoveLister::ended(std::uint64_t number) {
  if (!load(number)) return std::nullopt;
  SyntaxInterpreter interpreter(*program_);
  if (const auto end_value = interpreter.ended(slots_, mover())) return end_value->line;
  const Slots slots = slots_;
  if (!of(number).empty()) return std::nullopt;
  return interpreter.stuck(slots, mover()).line;
}

Message MoveLister::position_text(std::uint64_t number) { return load(number) ? position_words(*program_, slots_, mover()) : Message(); }

std::string MoveLister::short_text(std::uint64_t number) { return load(number) ? short_position(*program_, slots_) : std::string(); }

}  // namespace grundy::lab
