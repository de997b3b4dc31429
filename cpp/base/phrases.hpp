// The phrases of errors, numbers and judge text.
#pragma once

#include "base/message.hpp"

namespace grundy {

inline constexpr auto kBasePhrases = phrases({
    {"expected", "expected {}, got {}"},
    {"at-line", "line {}, token {}: {}"},
    {"at-field", "{}: {}"},
    {"equal-to", "equal to {}"},
    {"of-at-least", "of at least {}"},
    {"from-to", "from {} to {}"},
    {"cut-piece", "{} ({} characters)"},
    {"number-in", "{}, a number {}"},
    {"length-in", "{}, its length {}"},
    {"piece-of-length", "{} character {}", "{} characters {}"},
    {"end-of-input", "the end of the input"},
    {"one-or-two", "{}, which may be one number or two"},
    {"end-of-input-after", "the end of the input after {}"},
});

}  // namespace grundy
