#include "lab/solvers/move_sources.hpp"

namespace grundy::lab {

using values::Component;
using values::Side;

NumberedMoves::NumberedMoves(const Model& model, const Layout& layout)
    : model_(model), layout_(layout), code_(compile(model, layout, true)), registers_(code_.registers) {
  if (model.program->nature.partisan) right_ = static_cast<std::uint64_t>(layout.weights(model.slots()).back());
}

Component NumberedMoves::component_of(std::uint64_t number) {
  if (const auto known = components_.find(number)) return *known;
  const auto out = static_cast<Component>(numbers_.size());
  components_.add(number, out);
  numbers_.push_back(number);
  absent_.push_back(false);
  return out;
}

Component NumberedMoves::component_of(const Slots& numbers) {
  Slots slots = numbers;
  if (model_.program->nature.partisan) slots.push_back(0);
  return component_of(layout_.number_of(slots));
}

/// After a move the other player is to move.
struct NumberedMoves::Sink {
  NumberedMoves& source;
  values::Moves& out;
  std::uint64_t mover;

  bool option(std::uint64_t number, std::int64_t) { return option(std::span(&number, 1), 0); }
  bool option(std::span<const std::uint64_t> numbers, std::int64_t) {
    for (const std::uint64_t number : numbers) out.components.push_back(source.component_of(number - mover));
    out.ends.push_back(static_cast<std::uint32_t>(out.components.size()));
    return false;
  }
};

bool NumberedMoves::list(Component component, Side side, values::Moves& out) {
  out.clear();
  const bool right = side == Side::right;
  Slots slots;
  const std::uint64_t number = numbers_[component] + (right ? right_ : 0);
  if (!layout_.slots_of(number, model_, slots)) return absent_[component] = true;
  for (std::size_t i = 0; i < slots.size(); ++i) registers_[i] = slots[i];
  registers_[code_.number] = static_cast<std::int64_t>(number);
  Sink sink{*this, out, right ? 0 : right_};
  std::int64_t payoff = 0;
  std::uint64_t steps = 0;
  const Ran ran = run(model_, code_, registers_.data(), sink, payoff, steps);
  absent_[component] = ran == Ran::absent;
  if (ran == Ran::fault) failure_ = Failure::outside;
  if (ran == Ran::endless) failure_ = Failure::endless;
  failed_ = number;
  return failure_ == Failure::none;
}

RegionMoves::RegionMoves(RegionBoard& board)
    : board_(board), keys_(board.game().words()), index_(1024, UINT32_MAX), options_(board.game().words()) {}

std::uint64_t RegionMoves::hash(const Word* key) const {
  std::uint64_t out = 0;
  for (std::size_t i = 0; i < keys_.words(); ++i) {
    out = (out ^ key[i]) * 0x9E3779B97F4A7C15u;
    out ^= out >> 32;
  }
  return out;
}

Component RegionMoves::meet(const Word* key) {
  std::size_t place = hash(key) & (index_.size() - 1);
  for (; index_[place] != UINT32_MAX; place = (place + 1) & (index_.size() - 1)) {
    if (keys_.equal(index_[place], key)) return index_[place];
  }
  const Component out = keys_.size();
  index_[place] = out;
  keys_.add(key);
  if (keys_.size() * std::size_t{2} > index_.size()) {
    index_.assign(index_.size() * 2, UINT32_MAX);
    for (Component i = 0; i < keys_.size(); ++i) {
      place = hash(keys_[i]) & (index_.size() - 1);
      while (index_[place] != UINT32_MAX) place = (place + 1) & (index_.size() - 1);
      index_[place] = i;
    }
  }
  return out;
}

std::optional<std::vector<Component>> RegionMoves::components_of(const Slots& numbers) {
  const auto digits = board_.digits(numbers);
  if (!digits) return std::nullopt;
  const KeyList keys = board_.components(*digits);
  std::vector<Component> out;
  for (std::uint32_t i = 0; i < keys.size(); ++i) out.push_back(meet(keys[i]));
  return out;
}

bool RegionMoves::list(Component component, Side side, values::Moves& out) {
  out.clear();
  // Meeting components may move the keys.
  const std::vector<Word> key(keys_[component], keys_[component] + keys_.words());
  const Owners owners = !board_.partizan() ? kBothMove : side == Side::left ? kLeftMoves : kRightMoves;
  board_.game().options(key.data(), owners, options_);
  for (std::uint32_t i = 0; i < options_.parts.size(); ++i) out.components.push_back(meet(options_.parts[i]));
  out.ends = options_.ends;
  return true;
}

}  // namespace grundy::lab
