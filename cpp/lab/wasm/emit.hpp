// Emits a model as a WebAssembly module that fills a table in order: it does the same as the register machine of code.hpp, at native speed.
#pragma once

#include "lab/model/order.hpp"
#include "lab/wasm/wasm_body.hpp"

namespace grundy::lab {

/// The format of a table of values: nimbers of one, two or four bytes, in normal play only; outcomes as bytes (0 N, 1 P, 2 D);
/// the same followed by a bit for each of rides.hpp's lines (kRideBits); scores of four bytes. Numbers that are no positions are all ones,
/// or the least number for scores.
enum class Kept : std::uint8_t { nimbers8, nimbers16, nimbers32, outcomes, rides, scores };

/// The first of these bits; the outcome is below it.
inline constexpr int kRideBits = 2;
inline constexpr std::uint8_t kOutcomeOfEntry = (1 << kRideBits) - 1;

enum class Pass : std::uint8_t {
  values,
  remoteness,  // after all values; four bytes each, all ones without a position
};

/// The function is run(from, to, values, remoteness, frame): numbers `from` to `to` - 1 of both tables, which begin at these addresses.
/// It returns `to`, or the first number where an `=` leaves its range.
struct Emitted {
  Bytes module;                      // empty if it would be too large
  std::vector<std::uint32_t> frame;  // initial memory at the address `frame`. The first number counts the numbers that are no positions.
};

/// Emits the module. Options must have smaller numbers (Layout::ordered), and all numbers must fit 32 bits. O(expressions).
Emitted emit(const Model& model, const Layout& layout, Kept kept, Pass pass);

}  // namespace grundy::lab
