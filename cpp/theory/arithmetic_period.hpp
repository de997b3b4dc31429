// Proves that the nimbers of a game whose moves leave three heaps grow by the same amount from period to period.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "theory/period.hpp"
#include "theory/take.hpp"

namespace grundy {

/// Searches the nimbers g of the heaps 0, 1, ... (g(0) = 0; a move that takes nothing leaves at least two heaps) for
/// g(n + p) = g(n) + s with a power of two s, for all n >= e >= 1. If this is proved for ever, returns the least period, whose e may be 0.
/// (For games of which more is known there are the theorems of Austin, "Impartial and partisan games", 1976,
/// and of Howse and Nowakowski, "Periodicity and arithmetic-periodicity in hexadecimal games", 2004.)
///
/// Let the equalities be true of all heaps that are known, and let G be g continued by them. g = G by induction, if for each larger N
///
/// 1. G(N) is no option. An option of N with that nimber has the same residue modulo 2 s as G(N), and the sum of the nimbers of its
///    parts is at least G(N), as a sum is at least the xor. If N >= b = 3 (e + 2 p) + t, where t is the most that a move takes, a part
///    is at least e + 2 p. Without 2 p of it this is an option of N - 2 p, for which both are still true: a nimber, the sum and G(N)
///    fall by 2 s each. So it is enough that no option of a heap from b - 2 p to b - 1 has both properties.
/// 2. All smaller numbers are options. Write a nimber as s k + r with r < s, and let u, v, w be heaps from which the equalities are true.
///    These options of N lead to options of N + 2 p, for which G is larger by 2 s:
///    - between: parts u + x p, v + y p, w + z p, so that u and v have the same k. The k of the xor is that of w, and may be each number
///      from that on in steps of 2, as long as x, y >= 0. For N + 2 p it goes up by 2, and the lowest one stays.
///    - low: two such parts with the same k, and perhaps a third one below e. One p more for both: the xor stays.
///    - high: a part of at least e, and up to two others whose xor is below s. 2 p more for the first: the xor goes up by 2 s.
///    Let, for all numbers of the same residue modulo 2 s, the first ones be between or low, some number be between, and those from it
///    on be between or high; each residue has numbers, since G(N) >= 2 s. Then it is so for N + 2 p. So it is enough to look at 2 p
///    consecutive heaps N, here b to b + 2 p - 1.
///
/// Nothing if it is not proved, or if a proof would take much longer than the nimbers did. O(terms) to find a candidate; O(p (e + p)^2 +
/// p^2 (e + p)^2 / s) steps, some ten million at most, to prove it.
std::optional<Period> arithmetic_period(std::span<const std::uint32_t> nimbers, std::span<const Take> takes);

}  // namespace grundy
