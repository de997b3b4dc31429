// Games whose components are Nim heaps: Nim itself, coins on numbered squares.
#pragma once

#include <map>

#include "base/number.hpp"
#include "kit/sum_solution.hpp"
#include "tables/nim_sum_table.hpp"
#include "theory/nim.hpp"

namespace grundy {

/// A sum of Nim heaps, with the table of the first two. A cell costs O(1) for outcome and nimber; for the remoteness O(heaps) once for
/// each nim-sum that occurs, then O(1).
class NimSumSolution : public SumSolution {
 public:
  /// `hidden`: stones in pairs of equal heaps omitted from `heaps`. They change the remoteness and nothing else.
  NimSumSolution(const GameInfo& info, Components heaps, Natural hidden, PairTable table);

  const TableShape& shape() const override { return table_.shape(); }
  std::vector<Mark> marks() override { return table_.marks(components()); }
  CellValue cell(Layer layer, Cell at) override;
  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) override;
  std::unique_ptr<CellRows> cell_rows(Layer layer, Range x, Range y) override;
  std::unique_ptr<BlockRows> block_rows(const Blocks& x, const Blocks& y, Effort effort) override;

 protected:
  Nimber nimber(std::size_t, std::uint64_t heap) const override { return {heap}; }
  void options(std::size_t, std::uint64_t heap, std::size_t limit, std::vector<std::uint64_t>& out) const override;
  std::optional<std::uint64_t> option_with_nimber(std::size_t, std::uint64_t heap, Nimber wanted) const override {
    return wanted.value < heap ? std::optional(wanted.value) : std::nullopt;
  }
  bool fits(std::size_t, std::uint64_t heap) const override { return heap <= kMaxHeap; }
  bool moves_to(std::size_t, std::uint64_t heap, std::uint64_t to) const override { return to < heap; }
  std::optional<std::uint64_t> any_option(std::size_t, std::uint64_t heap, Deal deal) const override {
    return heap == 0 ? std::nullopt : std::optional(deal.among(heap));
  }
  std::optional<Move> best_of_many(const Components& heaps, Outcome) const override {
    const NimMove best = best_nim_move(heaps);
    return play_of(heaps, best.heap, best.to);
  }
  std::optional<Remoteness> remoteness(const Components& heaps) override;
  Message position_text(const Components& heaps) const override;
  std::optional<Components> position_at(Cell at) const override { return table_.position_at(components(), at); }
  std::optional<Cell> cell_of(const Components& heaps) const override { return table_.cell_of(components(), heaps); }

  /// Omitted stones of the position being valued.
  void hide(Natural stones) { hidden_ = stones; }
  Natural hidden() const { return hidden_; }
  Nimber rest_sum() const { return rest_sum_; }
  NimSumKeys keys(Range x, Range y) const;

 private:
  Value value_at(Cell at);
  std::uint64_t largest_removal_in_rest(Nimber sum);

  PairTable table_;
  Natural hidden_;
  Nimber rest_sum_;  // of all heaps except the first two
  Natural rest_stones_ = 0;
  std::uint64_t rest_largest_ = 0;
  std::map<std::uint64_t, std::uint64_t> largest_removal_;  // by nim-sum
};

}  // namespace grundy
