// Who wins one heap of a subtraction game, where only that is asked.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/slice.hpp"

namespace grundy {

/// The outcomes of the last 64 heaps in a register: bit s - 1 is set where the heap s below the next one is P.
/// The register alone decides what comes next, so when one value comes back the outcomes repeat for ever (Brent's way of noticing).
class OutcomeRegister {
 public:
  /// Moves of at most 64.
  void begin(std::span<const std::uint64_t> take, std::uint64_t n);
  /// The next `count` heaps. True once the heap n is reached, or one that is won exactly when n is.
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

/// The P-heaps among 64, of those that neither moves of 64 and more nor heaps of earlier words reach.
struct InWord {
  std::uint64_t losing = 0;
  std::uint64_t spill = 0;  // heaps of the next word that the near moves, those below 64, reach from here
};

/// Settles a word by steps of as many heaps as the least near move but 1 leaves to themselves. Within a step all open heaps are P, or,
/// where 1 is a move, every other heap of a run.
class WordSteps {
 public:
  WordSteps() = default;
  explicit WordSteps(std::span<const std::uint64_t> near) : moves_(near), ones_(!near.empty() && near[0] == 1) {
    if (near.size() > ones_) step_ = static_cast<unsigned>(near[ones_]);
  }
  /// Faster than heap by heap, which takes some twenty turns a word.
  bool pays() const { return (64 / step_ + 1) * (moves_.size() + 2) <= 32; }
  InWord settle(std::uint64_t open) const;

 private:
  std::span<const std::uint64_t> moves_;
  bool ones_ = false;
  unsigned step_ = 64;
};

/// 64 heaps a word. Moves of 64 and more reach from finished words: their P-heaps, shifted, for as many words at once as the least of
/// them leaves finished. Near moves stay within the word and the next one.
class OutcomeWords {
 public:
  void begin(std::span<const std::uint64_t> take, std::uint64_t n);
  /// About the next `count` words. True once the heap n is reached.
  bool advance(std::uint64_t count);
  bool wins() const { return (losing_.back() >> (n_ % 64) & 1) == 0; }
  double share() const { return static_cast<double>(word_) / static_cast<double>(losing_.size()); }
  /// What a word takes at the most, about, in nanoseconds.
  std::uint64_t steps_a_word() const { return 64 + 2 * far_.size(); }

 private:
  std::uint64_t n_ = 0;
  std::uint64_t near_ = 0;              // bit s: the move s < 64
  WordSteps steps_;
  std::span<const std::uint64_t> far_;  // the other moves
  std::size_t at_once_ = 1;
  std::vector<std::uint64_t> losing_;   // a bit a heap, behind words without a P-heap for the moves to reach into
  std::size_t word_ = 0;                // the next one
  std::uint64_t spill_ = 0;             // its heaps that near moves reach from the word before
};

/// Tells whether a heap n is an N-position, in slices; one question after another. Largest move at most 64: O(preperiod + period) steps of
/// the register, at most n. Otherwise O(n moves / 64 + P-heaps) time and n / 8 bytes.
class SubtractionSieve {
 public:
  /// `take`: positive, sorted, distinct; stays as it is until done.
  void begin(std::span<const std::uint64_t> take, std::uint64_t n);

  /// Works until done or over. Returns the share done, 1 exactly when done.
  double advance(Pace& pace);

  /// Once done.
  bool wins() const { return in_words_ ? words_.wins() : register_.wins(); }

 private:
  bool in_words_ = false;
  OutcomeRegister register_;
  OutcomeWords words_;
};

}  // namespace grundy
