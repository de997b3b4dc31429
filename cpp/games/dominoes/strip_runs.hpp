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

/// The free runs of at least K cells, sorted from long to short: everything that matters, because no block fits a shorter run and
/// runs do not touch one another. Written as bits, a run of L cells is L - 1 ones and a zero, so 64 cells fit a word:
///
///    runs 4, 2, 2    1110 10 10
///
/// Every run has at least two cells here (K = 1 needs no runs: any move takes one of the free cells), so the first bit is 1 and the
/// word determines the runs.
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

/// The permanent game for one block length K, 1 <= K. Remoteness is found by memoised depth-first search over words, in slices;
/// nimbers of runs (a table by the splitting rule) prune it: from an N-position only moves to P-positions matter.
class PermanentDominoes {
 public:
  explicit PermanentDominoes(std::uint64_t k);

  /// Returns the nimber of a free run: the mex over all placements of a block. O(1).
  Nimber run_nimber(std::uint32_t length) const { return {run_nimbers_[length]}; }
  /// Returns the nimber of a strip of '0' (free) and '1'. O(cells).
  Nimber nimber(std::string_view strip) const;

  /// `enqueue` requests the remoteness of a strip; `search` computes all requests. It returns false if the slice ends first.
  void enqueue(std::string_view strip);
  bool search(const Slice& slice);
  /// Returns the remoteness; known after the search.
  std::optional<Remoteness> remoteness(std::string_view strip) const;

  /// Returns the value of a strip, computed at once.
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

/// Returns the lengths of the maximal runs of '0'.
std::vector<std::uint32_t> free_runs(std::string_view strip);

}  // namespace grundy
