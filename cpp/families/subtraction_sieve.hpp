// The outcome of one heap of a subtraction game, when nothing else is wanted.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/slice.hpp"

namespace grundy {

/// The outcomes of the last 64 heaps in a register: bit s - 1 is set where the heap s below the next one is P.
/// The register determines all later outcomes, so they repeat for ever once a value recurs (found by Brent's method).
class OutcomeRegister {
 public:
  /// Moves of at most 64.
  void begin(std::span<const std::uint64_t> take, std::uint64_t n);
  /// Advances by `count` heaps. True once the heap n is reached, or one with the same outcome.
  bool advance(std::uint64_t count);
  bool wins() const { return wins_; }
  double share() const { return static_cast<double>(heap_) / static_cast<double>(n_ + 1); }

 private:
  std::uint64_t n_ = 0, heap_ = 0;
  std::uint64_t moves_ = 0, relevant_ = 0;
  std::uint64_t last_ = 0;
  std::uint64_t kept_ = 0, kept_at_ = 0, keep_next_ = 0;
  bool wins_ = false;
};

/// The P-heaps among the 64 heaps of a word that no move of 64 or more and no heap of an earlier word reaches.
struct InWord {
  std::uint64_t losing = 0;
  std::uint64_t spill = 0;  // heaps of the next word that the near moves, those below 64, reach from here
};

/// Decides a word in steps of as many heaps as the least near move other than 1. Within a step all open heaps are P or, if 1 is a move,
/// every other heap of a run.
class WordSteps {
 public:
  WordSteps() = default;
  explicit WordSteps(std::span<const std::uint64_t> near) : moves_(near), ones_(!near.empty() && near[0] == 1) {
    if (near.size() > ones_) step_ = static_cast<unsigned>(near[ones_]);
  }
  /// Whether it is faster than heap by heap, which takes about twenty rounds per word.
  bool pays() const { return (64 / step_ + 1) * (moves_.size() + 2) <= 32; }
  InWord settle(std::uint64_t open) const;

 private:
  std::span<const std::uint64_t> moves_;
  bool ones_ = false;
  unsigned step_ = 64;
};

/// Processes 64 heaps per word. Moves of 64 or more reach from finished words: their P-heaps are shifted for as many words at once as the
/// least of these moves allows. Near moves stay within the word and the next one.
class OutcomeWords {
 public:
  void begin(std::span<const std::uint64_t> take, std::uint64_t n);
  /// Advances by about `count` words. True once the heap n is reached.
  bool advance(std::uint64_t count);
  bool wins() const { return (losing_.back() >> (n_ % 64) & 1) == 0; }
  double share() const { return static_cast<double>(word_) / static_cast<double>(losing_.size()); }
  /// Approximate upper bound of the time per word, in ns.
  std::uint64_t steps_a_word() const { return 64 + 2 * far_.size(); }

 private:
  std::uint64_t n_ = 0;
  std::uint64_t near_ = 0;  // bit s: the move s < 64
  WordSteps steps_;
  std::span<const std::uint64_t> far_;  // the other moves
  std::size_t at_once_ = 1;
  std::vector<std::uint64_t> losing_;  // one bit per heap, after padding words without P-heaps for the moves to reach into
  std::size_t word_ = 0;               // the next word
  std::uint64_t spill_ = 0;            // heaps of the next word that near moves reach from the word before
};

/// Computes whether a heap n is an N-position, in slices, for one heap after another. Largest move at most 64: O(preperiod + period) steps
/// of the register, at most n. Otherwise O(n moves / 64 + P-heaps) time and n / 8 bytes.
class SubtractionSieve {
 public:
  /// `take`: positive, sorted, distinct; must not change until done.
  void begin(std::span<const std::uint64_t> take, std::uint64_t n);

  /// Works until done or over. Returns the share done, 1 exactly when done.
  double advance(Pace& pace);

  /// Valid once done.
  bool wins() const { return in_words_ ? words_.wins() : register_.wins(); }

 private:
  bool in_words_ = false;
  OutcomeRegister register_;
  OutcomeWords words_;
};

}  // namespace grundy
