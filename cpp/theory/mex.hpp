// Minimum excludant, the operation that makes nimbers.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "theory/value.hpp"

namespace grundy {

/// Collects nimbers and returns the least one that was not added. The mex of m values is at most m, so larger ones are ignored.
/// O(1) an `add`; `take` costs O(values added since the last take) and leaves the collector empty: the marks are stamps, never cleared.
class Mex {
 public:
  void add(Nimber g) {
    ++count_;
    if (g.value >= stamp_.size()) {
      if (g.value >= kLargest) return;
      stamp_.resize(g.value + 1, 0);
    }
    stamp_[g.value] = round_;
  }

  Nimber take() {
    std::uint64_t least = 0;
    while (least < count_ && least < stamp_.size() && stamp_[least] == round_) ++least;
    ++round_;
    count_ = 0;
    return {least};
  }

 private:
  /// No position here has this many options, so a nimber this large cannot be part of an initial run 0, 1, 2, ...
  static constexpr std::uint64_t kLargest = std::uint64_t{1} << 20;
  std::vector<std::uint64_t> stamp_;
  std::uint64_t round_ = 1;
  std::uint64_t count_ = 0;
};

}  // namespace grundy
