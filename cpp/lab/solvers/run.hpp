// The register machine of code.hpp.
#pragma once

#include <numeric>
#include <span>

#include "lab/model/arithmetic.hpp"

namespace grundy::lab {

template <class Sink>
Ran run(const Model& model, const Code& code, std::int64_t* r, Sink& sink, std::int64_t& payoff, std::uint64_t& steps) {
  struct Counted {
    std::uint64_t& all;
    std::uint64_t here = 0;
    ~Counted() { all += here; }
  } counted{steps};
  const Instruction* i = code.instructions.data();
  for (;; ++i) {
    // A line per opcode.
    // clang-format off
    switch (i->op) {
      case Opcode::add: r[i->a] = wrapped(u(r[i->b]) + u(r[i->c])); break;
      case Opcode::subtract: r[i->a] = wrapped(u(r[i->b]) - u(r[i->c])); break;
      case Opcode::multiply: r[i->a] = wrapped(u(r[i->b]) * u(r[i->c])); break;
      case Opcode::divide: r[i->a] = floor_quotient(r[i->b], r[i->c]); break;
      case Opcode::modulo: r[i->a] = floor_remainder(r[i->b], r[i->c]); break;
      case Opcode::minimum: r[i->a] = r[i->b] < r[i->c] ? r[i->b] : r[i->c]; break;
      case Opcode::maximum: r[i->a] = r[i->b] > r[i->c] ? r[i->b] : r[i->c]; break;
      case Opcode::bit_and: r[i->a] = r[i->b] & r[i->c]; break;
      case Opcode::bit_or: r[i->a] = r[i->b] | r[i->c]; break;
      case Opcode::bit_xor: r[i->a] = r[i->b] ^ r[i->c]; break;
      case Opcode::shift_left: r[i->a] = r[i->c] < 0 || r[i->c] > 31 ? 0 : wrapped(u(r[i->b]) << r[i->c]); break;
      case Opcode::shift_right: r[i->a] = r[i->c] < 0 || r[i->c] > 31 ? 0 : r[i->b] >> r[i->c]; break;
      case Opcode::gcd: r[i->a] = wrapped(std::gcd(size_of(r[i->b]), size_of(r[i->c]))); break;
      case Opcode::equal: r[i->a] = r[i->b] == r[i->c]; break;
      case Opcode::unequal: r[i->a] = r[i->b] != r[i->c]; break;
      case Opcode::less: r[i->a] = r[i->b] < r[i->c]; break;
      case Opcode::at_most: r[i->a] = r[i->b] <= r[i->c]; break;
      case Opcode::copy: r[i->a] = r[i->b]; break;
      case Opcode::lookup: {
        const std::vector<std::int64_t>& table = model.tables[static_cast<std::size_t>(i->immediate)];
        const std::uint64_t at = static_cast<std::uint64_t>(r[i->b]);
        r[i->a] = at < table.size() ? table[at] : 0;
        break;
      }
      case Opcode::scaled: r[i->a] = wrapped(u(r[i->b]) + u(r[i->c]) * u(i->immediate)); break;
      case Opcode::shifted: r[i->a] = wrapped(u(r[i->b]) + u(i->immediate)); break;
      case Opcode::jump: i = code.instructions.data() + i->to - 1; break;
      case Opcode::jump_zero: if (r[i->a] == 0) i = code.instructions.data() + i->to - 1; break;
      case Opcode::jump_not_zero: if (r[i->a] != 0) i = code.instructions.data() + i->to - 1; break;
      case Opcode::jump_less: if (r[i->a] < r[i->b]) i = code.instructions.data() + i->to - 1; break;
      case Opcode::jump_at_most: if (r[i->a] <= r[i->b]) i = code.instructions.data() + i->to - 1; break;
      case Opcode::jump_equal: if (r[i->a] == r[i->b]) i = code.instructions.data() + i->to - 1; break;
      case Opcode::jump_unequal: if (r[i->a] != r[i->b]) i = code.instructions.data() + i->to - 1; break;
      case Opcode::step:
        if ((counted.here += u(i->immediate)) > kMostSteps) return Ran::endless;
        if (++r[i->a] <= r[i->b]) i = code.instructions.data() + i->to - 1;
        break;
      case Opcode::check: if (r[i->a] == 0) return Ran::fault; break;
      case Opcode::absent: if (r[i->a] == 0) return Ran::absent; break;
      case Opcode::end: payoff = r[i->a]; return Ran::ended;
      // clang-format on
      case Opcode::option: {
        const std::int64_t gain = i->b < 0 ? 0 : r[i->b];
        if (i->a >= 0) {
          if (sink.option(static_cast<std::uint64_t>(r[i->a]), gain)) return Ran::stopped;
        } else {
          // Position numbers are never negative, so the cast is safe.
          const auto* const components = reinterpret_cast<const std::uint64_t*>(r + i->c);
          if (sink.option(std::span(components, static_cast<std::size_t>(i->immediate)), gain)) return Ran::stopped;
        }
        break;
      }
      case Opcode::ray:
      case Opcode::ray_option:
      case Opcode::rayed:
        if constexpr (requires { sink.rayed(); }) {
          if (i->op == Opcode::rayed) {
            if (sink.rayed()) return Ran::stopped;
          } else if (i->op == Opcode::ray) {
            sink.ray(static_cast<std::uint64_t>(r[code.number] + i->immediate), i->c);
          } else {
            sink.ray_option(static_cast<std::uint64_t>(r[i->a]), i->c);
          }
        }
        break;
      case Opcode::done: return Ran::done;
    }
  }
}

}  // namespace grundy::lab
