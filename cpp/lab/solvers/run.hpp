// The machine of code.hpp.
#pragma once

#include <numeric>
#include <span>

#include "lab/model/arithmetic.hpp"

namespace grundy::lab {

template <class Sink>
Ran run(const Model& model, const Code& code, std::int64_t* r, Sink& sink, std::int64_t& worth, std::uint64_t& rounds) {
  struct Counted {
    std::uint64_t& all;
    std::uint64_t here = 0;
    ~Counted() { all += here; }
  } counted{rounds};
  const Instruction* i = code.instructions.data();
  for (;; ++i) {
    switch (i->op) {
      case Ins::add: r[i->a] = wrapped(u(r[i->b]) + u(r[i->c])); break;
      case Ins::subtract: r[i->a] = wrapped(u(r[i->b]) - u(r[i->c])); break;
      case Ins::multiply: r[i->a] = wrapped(u(r[i->b]) * u(r[i->c])); break;
      case Ins::divide: r[i->a] = floor_quotient(r[i->b], r[i->c]); break;
      case Ins::modulo: r[i->a] = floor_remainder(r[i->b], r[i->c]); break;
      case Ins::minimum: r[i->a] = r[i->b] < r[i->c] ? r[i->b] : r[i->c]; break;
      case Ins::maximum: r[i->a] = r[i->b] > r[i->c] ? r[i->b] : r[i->c]; break;
      case Ins::both: r[i->a] = r[i->b] & r[i->c]; break;
      case Ins::either: r[i->a] = r[i->b] | r[i->c]; break;
      case Ins::exclusive: r[i->a] = r[i->b] ^ r[i->c]; break;
      case Ins::left: r[i->a] = r[i->c] < 0 || r[i->c] > 31 ? 0 : wrapped(u(r[i->b]) << r[i->c]); break;
      case Ins::right: r[i->a] = r[i->c] < 0 || r[i->c] > 31 ? 0 : r[i->b] >> r[i->c]; break;
      case Ins::gcd: r[i->a] = wrapped(std::gcd(size_of(r[i->b]), size_of(r[i->c]))); break;
      case Ins::equal: r[i->a] = r[i->b] == r[i->c]; break;
      case Ins::unequal: r[i->a] = r[i->b] != r[i->c]; break;
      case Ins::less: r[i->a] = r[i->b] < r[i->c]; break;
      case Ins::at_most: r[i->a] = r[i->b] <= r[i->c]; break;
      case Ins::copy: r[i->a] = r[i->b]; break;
      case Ins::lookup: {
        const std::vector<std::int64_t>& table = model.tables[static_cast<std::size_t>(i->immediate)];
        const std::uint64_t at = static_cast<std::uint64_t>(r[i->b]);
        r[i->a] = at < table.size() ? table[at] : 0;
        break;
      }
      case Ins::scaled: r[i->a] = wrapped(u(r[i->b]) + u(r[i->c]) * u(i->immediate)); break;
      case Ins::shifted: r[i->a] = wrapped(u(r[i->b]) + u(i->immediate)); break;
      case Ins::jump: i = code.instructions.data() + i->to - 1; break;
      case Ins::jump_zero: if (r[i->a] == 0) i = code.instructions.data() + i->to - 1; break;
      case Ins::jump_not_zero: if (r[i->a] != 0) i = code.instructions.data() + i->to - 1; break;
      case Ins::jump_less: if (r[i->a] < r[i->b]) i = code.instructions.data() + i->to - 1; break;
      case Ins::jump_at_most: if (r[i->a] <= r[i->b]) i = code.instructions.data() + i->to - 1; break;
      case Ins::jump_equal: if (r[i->a] == r[i->b]) i = code.instructions.data() + i->to - 1; break;
      case Ins::jump_unequal: if (r[i->a] != r[i->b]) i = code.instructions.data() + i->to - 1; break;
      case Ins::step:
        if (++counted.here > kMostRounds) return Ran::endless;
        if (++r[i->a] <= r[i->b]) i = code.instructions.data() + i->to - 1;
        break;
      case Ins::check: if (r[i->a] == 0) return Ran::fault; break;
      case Ins::absent: if (r[i->a] == 0) return Ran::absent; break;
      case Ins::end: worth = r[i->a]; return Ran::ended;
      case Ins::option: {
        const std::int64_t gain = i->b < 0 ? 0 : r[i->b];
        if (i->a >= 0) {
          if (sink.option(static_cast<std::uint64_t>(r[i->a]), gain)) return Ran::stopped;
        } else {
          // Numbers of positions are not negative, and may be read as such.
          const auto* const components = reinterpret_cast<const std::uint64_t*>(r + i->c);
          if (sink.option(std::span(components, static_cast<std::size_t>(i->immediate)), gain)) return Ran::stopped;
        }
        break;
      }
      case Ins::ray:
      case Ins::ray_option:
      case Ins::rayed:
        if constexpr (requires { sink.rayed(); }) {
          if (i->op == Ins::rayed) {
            if (sink.rayed()) return Ran::stopped;
          } else if (i->op == Ins::ray) {
            sink.ray(static_cast<std::uint64_t>(r[code.number] + i->immediate), i->c);
          } else {
            sink.ray_option(static_cast<std::uint64_t>(r[i->a]), i->c);
          }
        }
        break;
      case Ins::done: return Ran::done;
    }
  }
}

}  // namespace grundy::lab
