// A model as code for a machine with registers: the engine that every door has.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "lab/model/order.hpp"

namespace grundy::lab {

enum class Opcode : std::uint8_t {
  add, subtract, multiply, divide, modulo, minimum, maximum, bit_and, bit_or, bit_xor, shift_left, shift_right, gcd,  // a = b op c
  equal, unequal, less, at_most,
  copy,        // a = b
  lookup,      // a = table `immediate`, item b; 0 outside
  scaled,      // a = b + c * immediate
  shifted,     // a = b + immediate
  jump,        // to `to`
  jump_zero,   // if a is 0
  jump_not_zero,
  jump_less,   // if a < b
  jump_at_most,
  jump_equal,
  jump_unequal,
  step,        // a += 1; if a <= b, to `to`
  check,       // if a is 0: a fault
  absent,      // if a is 0: no position
  end,         // the position is decided: worth a
  option,      // a move: to number a, or where a is -1 to `immediate` components, whose numbers are in registers from c on; gain b unless b is -1
  ray,         // on line c comes what the position `immediate` further on has there
  ray_option,  // a move on line c: to number a
  rayed,       // after all lines
  done,
};

struct Instruction {
  Opcode op;
  std::int32_t a = -1, b = -1, c = -1;
  std::int32_t to = 0;
  std::int64_t immediate = 0;
  std::int32_t leaf = 0;
};

struct Code {
  std::vector<Instruction> instructions;
  std::vector<std::int64_t> registers;  // as they are when it starts: constants are there. The first are the slots, then the position's number.
  std::size_t number = 0;               // the register that holds it
  std::int32_t stuck = -1;              // the register of its worth: after `done`
  std::optional<std::size_t> too_long = {};  // the code is cut short in this line of Syntax::moves, and not to be run
};

/// `legal`: what a move leaves is asked whether it is a position. Without, whoever runs the code has to know. O(expressions * leaves), but
/// no more than some million instructions.
Code compile(const Model& model, const Layout& layout, bool legal);

/// What a run of the code came to.
enum class Ran : std::uint8_t { done, absent, ended, stopped, fault, endless };

/// Runs the code on registers that hold a position: `sink.option(number, gain)` and `sink.option(pieces, gain)` say true to stop. The worth of
/// a position that ended is in `worth`. The rounds that its loops made are added to `rounds`, for whoever has to look at a clock.
template <class Sink>
Ran run(const Model& model, const Code& code, std::int64_t* r, Sink& sink, std::int64_t& worth, std::uint64_t& rounds);

}  // namespace grundy::lab

#include "lab/solvers/run.hpp"
