// Common base of the searches for nimbers and for the winner with Left and Right: one sum at a time, in slices.
#pragma once

#include <algorithm>
#include <optional>

#include "base/slice.hpp"
#include "base/sort.hpp"
#include "lab/regions/region_table.hpp"
#include "theory/value.hpp"

namespace grundy::lab {

/// Facts known of a sum.
struct RegionValue {
  std::optional<Outcome> outcome = {};
  std::optional<Nimber> nimber = {};
};

/// Why regions cannot be worked out.
enum class RegionFailure : std::uint8_t {
  repeats,    // play may come back to a position
  too_large,  // a nimber above 254
  uncovered,  // too many moves from a position that was not tabulated before
};

class RegionSearch {
 public:
  explicit RegionSearch(RegionGame& game) : game_(game), parts_(game.words()) {}
  virtual ~RegionSearch() = default;

  /// Begins to work out a sum for the player to move: its nimber, or only its outcome. Drops the sum before it.
  virtual void begin(const KeyList& components, bool right_moves, bool nimber) = 0;

  /// Works until done, or until the slice is over, or so many components or sums were begun in all. True when done, or failed.
  bool advance(const Slice& slice, std::uint64_t most_nodes) {
    while (!done() && !failure()) {
      if ((++steps_ % kStepsAtOnce == 0 && slice.over()) || nodes_ >= most_nodes) return false;
      step();
    }
    return true;
  }

  virtual std::optional<RegionFailure> failure() const = 0;
  /// Returns the value of the sum; nothing before it is done.
  virtual RegionValue value() const = 0;
  /// Returns what is known of a sum without a search.
  virtual RegionValue known(const KeyList& components, bool right_moves) = 0;
  /// Returns the nimber of a component if it is known.
  virtual std::optional<Nimber> nimber_of(const Word* key) const = 0;

  /// A guess of the share that is done.
  virtual double share() const = 0;
  std::uint64_t nodes() const { return nodes_; }

 protected:
  virtual bool done() const = 0;
  virtual void step() = 0;

  /// Returns the share of the options that are done: those of a frame are a share of one option of the frame before it.
  template <class Frame>
  static double share_of(const std::vector<Frame>& stack) {
    double share = 0, width = 1;
    for (const Frame& frame : stack) {
      const double count = frame.end - frame.options + 1;
      share += width * (frame.cursor - frame.options) / count;
      width /= count;
    }
    return std::min(share, 0.99);
  }

  /// Sorts the options from `first` on by their effort; equal ones keep their order, so that a search is the same everywhere.
  template <class Option>
  static void sort_by_effort(std::vector<Option>& options, std::uint32_t first) {
    std::vector<std::int64_t> order;
    for (std::uint32_t i = first; i < options.size(); ++i) order.push_back(std::int64_t{options[i].effort} << 32 | i);
    heap_sort(order.begin(), order.end());
    std::vector<Option> sorted;
    for (const std::int64_t one : order) sorted.push_back(options[static_cast<std::uint32_t>(one)]);
    std::copy(sorted.begin(), sorted.end(), options.begin() + first);
  }

  RegionGame& game_;
  KeyList parts_;  // the pool of components
  std::uint64_t nodes_ = 0;

 private:
  static constexpr std::uint64_t kStepsAtOnce = 4;  // a step may list all options of a component
  std::uint64_t steps_ = 0;
};

}  // namespace grundy::lab
