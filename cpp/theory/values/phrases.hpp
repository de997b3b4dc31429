// The phrases of values and of their notation.
#pragma once

#include "base/message.hpp"

namespace grundy::values {

inline constexpr auto kValuePhrases = phrases({
    {"value-at-character", "character {}: {}"},
    {"value-end", "the end of the expression"},
    {"value-start", "a value: a number, *, ^, v, +-, Tiny(, { or ("},
    {"value-more", "+, -, another part of the sum, or the end"},
    {"value-number-first", "*, ^, v, +-, { or ( after a number: a number begins a sum or follows + or -"},
    {"value-separator", "a comma, | or }"},
    {"value-bar", "one bar | between Left's and Right's options, with more bars around it than on either side"},
    {"value-close", "the bracket that closes the one at character {}"},
    {"value-opened", "a bracket that closes one that is open"},
    {"value-denominator", "a power of 2 up to 2^62 as denominator"},
    {"value-decimal", "a decimal of at most {} digits that is a fraction of a power of 2, such as 0.5 or 2.75"},
    {"value-count", "a number from 0 to {}"},
    {"value-times", "a value after the number of copies"},
    {"value-switch", "a number or { after +-"},
    {"value-tiny", "a number, or a value in brackets"},
    {"value-order", "a number from 1 to {}, the order of an uptimal"},
    {"value-tax", "a number of at least 0"},
    {"value-other", "another value"},
    {"value-fine", "expected numbers no finer than 2^-62, got a finer one"},
    {"value-large", "expected numbers up to 2^63 - 1, up to 2^30 ups and nimbers up to *4095, got a larger value"},
    {"value-memory", "expected values that fit into {} MB, got more"},
});

}  // namespace grundy::values
