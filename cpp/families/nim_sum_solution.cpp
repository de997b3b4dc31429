#include "families/nim_sum_solution.hpp"

#include <algorithm>

#include "kit/wording.hpp"

namespace grundy {

NimSumSolution::NimSumSolution(const GameInfo& info, Components heaps, Natural hidden, PairTable table)
    : SumSolution(info, PairTable::padded(std::move(heaps))), table_(std::move(table)), hidden_(hidden), rest_stones_(hidden) {
  const Components& all = components();
  for (std::size_t i = 2; i < all.size(); ++i) {
    rest_sum_ = nim_sum(rest_sum_, Nimber{all[i]});
    rest_stones_ += all[i];
    rest_largest_ = std::max(rest_largest_, all[i]);
  }
}

void NimSumSolution::options(std::size_t, std::uint64_t heap, std::size_t limit, std::vector<std::uint64_t>& out) const {
  for (std::uint64_t to = heap; to > 0 && limit > 0; --limit) out.push_back(--to);
}

std::optional<Remoteness> NimSumSolution::remoteness(const Components& heaps) {
  Value v = nim_value(heaps);
  v.remoteness->value += hidden_;
  return v.remoteness;
}

Message NimSumSolution::position_text(const Components& heaps) const { return joined(heaps); }

std::uint64_t NimSumSolution::largest_removal_in_rest(Nimber sum) {
  if (rest_largest_ == 0) return 0;
  const auto [entry, fresh] = largest_removal_.try_emplace(sum.value, 0);
  if (!fresh) return entry->second;
  const Components& all = components();
  for (std::size_t i = 2; i < all.size(); ++i) {
    if (const auto to = winning_target(all[i], sum)) entry->second = std::max(entry->second, all[i] - *to);
  }
  return entry->second;
}

Value NimSumSolution::value_at(Cell at) {
  const Nimber sum = nim_sum(rest_sum_, Nimber{at.x ^ at.y});
  const Natural stones = rest_stones_ + at.x + at.y;
  if (sum.value == 0) return {Outcome::P, sum, Remoteness{stones}};
  std::uint64_t removal = largest_removal_in_rest(sum);
  for (const std::uint64_t heap : {at.x, at.y}) {
    if (const auto to = winning_target(heap, sum)) removal = std::max(removal, heap - *to);
  }
  return {Outcome::N, sum, Remoteness{1 + stones - removal}};
}

CellValue NimSumSolution::cell(Layer layer, Cell at) {
  if (!shape().contains(at)) return CellValue::absent();
  // Only the remoteness takes time.
  if (layer == Layer::nimber) return CellValue::of(nim_sum(rest_sum_, Nimber{at.x ^ at.y}).value);
  return layer_of(value_at(at), layer);
}

void NimSumSolution::paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) {
  if (layer != Layer::remoteness) return cell_rows(layer, {at.x, at.x + out.size()}, {at.y, at.y + 1})->paint(at.y, out);
  for (std::size_t i = 0; i < out.size(); ++i, ++at.x) {
    // A winning move removes at most the largest heap before the rest is played stone by stone, so few cells need more work.
    const Natural stones = rest_stones_ + at.x + at.y;
    const bool long_game = 1 + stones - std::max({rest_largest_, at.x, at.y}) >= kMostByte;
    out[i] = long_game ? kMostByte : layer_of(value_at(at), layer).byte();
  }
}

NimSumKeys NimSumSolution::keys(Range x, Range y) const {
  NimSumKeys keys;
  keys.columns.reserve(x.size());
  keys.rows.reserve(y.size());
  for (std::uint64_t i = x.from; i < x.to; ++i) keys.columns.push_back(static_cast<std::uint32_t>(i));
  for (std::uint64_t i = y.from; i < y.to; ++i)
    keys.rows.push_back(static_cast<std::uint32_t>(std::min<std::uint64_t>(i ^ rest_sum_.value, kLargestKey)));
  return keys;
}

std::unique_ptr<CellRows> NimSumSolution::cell_rows(Layer layer, Range x, Range y) {
  if (layer == Layer::remoteness) return Solution::cell_rows(layer, x, y);
  return nim_sum_cell_rows(layer, x, y, keys(x, y));
}

std::unique_ptr<BlockRows> NimSumSolution::block_rows(const Blocks& x, const Blocks& y, Effort) {
  return nim_block_rows(x, y, rest_sum_.value);
}

}  // namespace grundy
