// A reader's own formula about the positions of a text.
#pragma once

#include <memory>

#include "base/result.hpp"
#include "lab/language/syntax_interpreter.hpp"

namespace grundy::lab {

/// What a formula is held against: that the previous player wins where it is not 0 and nowhere else, or the nimbers.
enum class Against : std::uint8_t { outcome, nimber };

/// An expression over the parts, constants and abbreviations of a text.
class Formula {
 public:
  /// Errors: its faults, under `formula`.
  static Result<Formula> read(const Program& program, std::string_view formula, const Given& given);

  /// What it is worth on a position. Nothing where it looks at a place that does not exist, divides by 0, passes 64 bits, or takes too long.
  std::optional<std::int64_t> of(const Slots& slots);

 private:
  std::shared_ptr<const Program> program_;  // the text with the formula
  std::unique_ptr<SyntaxInterpreter> interpreter_;
  NodeId body_ = kNoNode;
};

}  // namespace grundy::lab
