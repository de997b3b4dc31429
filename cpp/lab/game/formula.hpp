// A user's formula about the positions of a text.
#pragma once

#include <memory>

#include "base/result.hpp"
#include "lab/language/syntax_interpreter.hpp"

namespace grundy::lab {

/// The values that a formula is compared with: outcomes (non-zero exactly where the previous player wins) or nimbers.
enum class Against : std::uint8_t { outcome, nimber };

/// An expression over the parts, constants and abbreviations of a text.
class Formula {
 public:
  /// Parses a formula. Errors: its faults, as errors of `formula`.
  static Result<Formula> read(const Program& program, std::string_view formula, const Given& given);

  /// Returns its value on a position. Nothing if it reads a place that does not exist, divides by 0, exceeds 64 bits, or takes too long.
  std::optional<std::int64_t> of(const Slots& slots);

 private:
  std::shared_ptr<const Program> program_;  // the text including the formula
  std::unique_ptr<SyntaxInterpreter> interpreter_;
  NodeId body_ = kNoNode;
};

}  // namespace grundy::lab
