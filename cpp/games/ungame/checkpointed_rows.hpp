// Tables whose rows are computed downward from one another and are too large to store: some rows are kept, the others are recomputed.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <list>
#include <vector>

namespace grundy {

/// Rows `top`, top - 1, ..., 1, each computed from the one above. A row is kept whenever the rows since the last kept one have the total
/// size `budget`; reading another row recomputes the block below the nearest kept row above, and the last few blocks are cached. `Row` has
/// `size()`. Memory: kept rows + kBlocks * budget. A row costs O(budget) the first time, O(1) after that.
template <class Row>
class CheckpointedRows {
 public:
  /// `below(row, k)` makes row k from row k + 1.
  using Below = std::function<Row(const Row& above, std::uint64_t k)>;

  CheckpointedRows(std::uint64_t top, Row first, Below below, std::uint64_t budget)
      : below_(std::move(below)), budget_(budget), lowest_(top), latest_(first), kept_{{top, std::move(first)}} {}

  /// Computes the next row downward.
  void descend() {
    if (spent_ >= budget_ && kept_.back().index != lowest_) {
      kept_.push_back({lowest_, latest_});
      spent_ = 0;
    }
    latest_ = below_(latest_, --lowest_);
    spent_ += latest_.size() + 1;
  }

  std::uint64_t lowest() const { return lowest_; }
  const Row& latest() const { return latest_; }

  /// Returns row k, lowest() <= k <= top. The reference is valid until the next call.
  const Row& row(std::uint64_t k) {
    if (k == lowest_) return latest_;
    const auto kept = std::partition_point(kept_.begin(), kept_.end(), [k](const Kept& e) { return e.index >= k; }) - 1;
    if (kept->index == k) return kept->row;
    const auto found = std::find_if(blocks_.begin(), blocks_.end(), [&](const Block& b) { return b.top == kept->index; });
    if (found != blocks_.end()) {
      blocks_.splice(blocks_.begin(), blocks_, found);
    } else {
      if (blocks_.size() == kBlocks) blocks_.pop_back();
      blocks_.push_front({kept->index, {}});
    }
    Block& block = blocks_.front();
    while (block.top - block.rows.size() > k) {
      const Row& above = block.rows.empty() ? kept->row : block.rows.back();
      block.rows.push_back(below_(above, block.top - block.rows.size() - 1));
    }
    return block.rows[block.top - k - 1];
  }

 private:
  static constexpr std::size_t kBlocks = 4;
  struct Kept {
    std::uint64_t index;
    Row row;
  };
  struct Block {
    std::uint64_t top;      // index of the kept row above
    std::vector<Row> rows;  // rows top - 1, top - 2, ...
  };

  Below below_;
  std::uint64_t budget_;
  std::uint64_t lowest_;
  Row latest_;
  std::uint64_t spent_ = 0;
  std::vector<Kept> kept_;  // downward
  std::list<Block> blocks_;
};

}  // namespace grundy
