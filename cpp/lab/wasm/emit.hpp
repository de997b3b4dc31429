// A model as a WebAssembly module that fills a table in order: what code.hpp's machine does, at the machine's own speed.
#pragma once

#include "lab/model/order.hpp"
#include "lab/wasm/wasm_body.hpp"

namespace grundy::lab {

/// How a table of values is kept: nimbers of one, two or four bytes, only where who cannot move loses; outcomes as bytes (0 N, 1 P, 2 D);
/// the same with a bit behind them for each of rides.hpp's lines (kRideBits); scores of four bytes. What is no position is all ones, or the least number where scores are kept.
enum class Kept : std::uint8_t { nimbers8, nimbers16, nimbers32, outcomes, rides, scores };

/// The first of them; below it stands the outcome.
inline constexpr int kRideBits = 2;
inline constexpr std::uint8_t kOutcomeOfEntry = (1 << kRideBits) - 1;

enum class Pass : std::uint8_t {
  values,
  remoteness,  // over finished values; four bytes each, all ones where there is none
};

/// The function is run(from, to, values, remoteness, frame): numbers `from` to `to` - 1 of both tables, which begin at these addresses.
/// It gives `to`, or the first number where an `=` leaves its range.
struct Emitted {
  Bytes module;                      // empty where it would be too large
  std::vector<std::uint32_t> frame;  // what stands at the address `frame` before the first run. The first number counts what is no position.
};

/// Options must have smaller numbers (Layout::ordered), and all numbers 32 bits. O(expressions).
Emitted emit(const Model& model, const Layout& layout, Kept kept, Pass pass);

}  // namespace grundy::lab
