// Periods along the rows, columns and diagonals of positions of two numbers.
#pragma once

#include <optional>
#include <vector>

#include "base/message.hpp"
#include "base/slice.hpp"
#include "lab/solvers/solved.hpp"
#include "theory/period.hpp"

namespace grundy::lab {

/// Looks for the period of each line: of nimbers, or of outcomes if there are none. O(positions) time in all.
class LinePeriods {
 public:
  /// `texts`: of two numbers, the last with the widest ranges; a direction must have its periods in each. They outlive this.
  explicit LinePeriods(std::vector<const Solved*> texts) : texts_(std::move(texts)) {}

  /// Works until done or the slice is over. True when done.
  bool advance(const Slice& slice);

  /// Periods found, a sentence for each direction in which every line of at least kFewestTerms has a period, not all of them 1.
  const std::vector<Message>& found() const { return found_; }

 private:
  /// The number that grows, or both.
  enum class Along : std::uint8_t { first, second, both, done };
  static constexpr std::size_t kFewestTerms = 16;

  std::optional<std::vector<std::uint32_t>> terms_of(std::int64_t line) const;
  void look_at_line();
  void end_direction();
  void begin(std::size_t text);
  std::int64_t lines() const;

  const Solved& solved() const { return *texts_[text_]; }

  std::vector<const Solved*> texts_;
  std::size_t text_ = 0;
  Along along_ = Along::first;
  std::int64_t line_ = 0;  // of the direction, counted from 0
  bool all_ = true;        // lines so far have periods
  std::vector<Period> periods_;
  std::vector<Message> found_;
};

}  // namespace grundy::lab
