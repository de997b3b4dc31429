// Dominoes whose blocks never vanish, as a sum of free runs: how long the game lasts, and nimbers.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/number_map.hpp"
#include "kit/game.hpp"
#include "theory/value.hpp"

namespace grundy {

inline constexpr std::uint32_t kLongestStrip = 64;

/// The free runs of at least K cells, sorted from long to short: all of a position that matters, for a shorter run takes no block and
/// runs do not touch one another. Written as bits, a run of L cells is L - 1 ones and a zero, so 64 cells fit a word:
///
///    runs 4, 2, 2    1110 10 10
///
/// Every run has at least two cells here (K = 1 needs no runs: any move takes one of the free cells), so the first bit is 1 and the
/// word tells the runs apart from all others.
class StripRuns {
 public:
  void add(std::uint32_t length);
  std::uint64_t word() const;
  static StripRuns from_word(std::uint64_t word);
  std::size_t count() const { return count_; }
  std::uint32_t operator[](std::size_t i) const { return lengths_[i]; }
  void remove(std::size_t i);

 private:
  std::array<std::uint8_t, kLongestStrip / 2> lengths_{};
  std::size_t count_ = 0;
};

/// The permanent game for one block length K, 1 <= K. Remotenesses are found by depth-first search over words, remembered, in slices;
/// nimbers of runs (a table by the splitting rule) prune it: from an N-position only moves to P-positions matter.
class PermanentDominoes {
 public:
  explicit PermanentDominoes(std::uint64_t k);

  /// Nimber of a free run: mex over the ways to lay a block in it. O(1).
  Nimber run_nimber(std::uint32_t length) const { return {run_nimbers_[length]}; }
  /// Of a strip of '0' (free) and '1'. O(cells).
  Nimber nimber(std::string_view strip) const;

  /// Asks for the remoteness of a strip; `search` works on what was asked. Returns false when the slice is over before all is known.
  void enqueue(std::string_view strip);
  bool search(const Slice& slice);
  /// Known after the search.
  std::optional<Remoteness> remoteness(std::string_view strip) const;

  /// Value of a strip, searched for at once.
  Value solve(std::string_view strip);

  std::size_t positions_visited() const { return known_.size(); }

 private:
  struct Frame {
    std::uint64_t word;
    std::vector<std::uint64_t> options;
    std::size_t next = 0;
    bool wins = false;
  };

  StripRuns runs(std::string_view strip) const;
  void push(std::uint64_t word);

  std::uint64_t k_;
  std::array<std::uint8_t, kLongestStrip + 1> run_nimbers_{};
  NumberMap known_;
  std::vector<std::uint64_t> queued_;
  std::vector<Frame> stack_;
};

/// The lengths of the maximal runs of '0'.
std::vector<std::uint32_t> free_runs(std::string_view strip);

}  // namespace grundy
