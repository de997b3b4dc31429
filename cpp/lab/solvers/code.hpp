// A model as code of a register machine: the engine that is available everywhere.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "lab/model/order.hpp"

namespace grundy::lab {

enum class Opcode : std::uint8_t {
  add,
  subtract,
  multiply,
  divide,
  modulo,
  minimum,
  maximum,
  bit_and,
  bit_or,
  bit_xor,
  shift_left,
  shift_right,
  gcd,  // a = b op c
  equal,
  unequal,
  less,
  at_most,
  copy,       // a = b
  lookup,     // a = table `immediate`, item b; 0 outside
  scaled,     // a = b + c * immediate
  shifted,    // a = b + immediate
  jump,       // to `to`
  jump_zero,  // if a is 0
  jump_not_zero,
  jump_less,  // if a < b
  jump_at_most,
  jump_equal,
  jump_unequal,
  step,    // a += 1; if a <= b, to `to`; the round from `to` to here took at most `immediate` steps
  check,   // if a is 0: a fault
  absent,  // if a is 0: no position
  end,     // the position has ended: payoff a
  option,  // a move: to number a, or where a is -1 to `immediate` components, whose numbers are in registers from c on; gain b unless b is -1
  ray,     // line c continues with that of the position `immediate` further on
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
  std::vector<std::int64_t> registers;  // initial values, with constants in place. The first are the slots, then the position's number.
  std::size_t number = 0;               // the register of the position number
  std::int32_t stuck = -1;              // the register of its payoff: after `done`
  double most_steps = 0;                // an upper bound for one position
  std::optional<std::size_t> too_long =
      {};  // the line of Syntax::moves in which the code became too long; the code is truncated and must not be run
};

/// Compiles a model. `legal`: the code checks that the result of a move is a position; otherwise the caller does. O(expressions * leaves),
/// at most some million instructions.
Code compile(const Model& model, const Layout& layout, bool legal);

/// The result of a run.
enum class Ran : std::uint8_t { done, absent, ended, stopped, fault, endless };

/// Runs the code on registers that hold a position: `sink.option(number, gain)` and `sink.option(pieces, gain)` return true to stop. The
/// payoff of an ended position is stored in `payoff`. Adds the steps of its loops to `steps`, so that the caller can check its clock.
template <class Sink>
Ran run(const Model& model, const Code& code, std::int64_t* r, Sink& sink, std::int64_t& payoff, std::uint64_t& steps);

}  // namespace grundy::lab

#include "lab/solvers/run.hpp"
