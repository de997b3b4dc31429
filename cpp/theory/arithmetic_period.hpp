// Proves that the nimbers of a game whose moves leave three heaps grow by the same amount from period to period.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "theory/period.hpp"
#include "theory/take.hpp"

namespace grundy {

/// Searches the nimbers g of the heaps 0, 1, ... for g(n + p) = g(n) + s with a power of two s, for all n >= e >= 1, and returns it if this
/// proves it for ever. (For games of which more is known there are the theorems of Austin, "Impartial and partisan games", 1976, and of
/// Howse and Nowakowski, "Periodicity and arithmetic-periodicity in hexadecimal games", 2004.)
///
/// Let the equalities be true of all heaps that are known, and let G be g continued by them. g = G by induction, if for each larger N
///
/// 1. G(N) is no option. An option of N with that nimber has the same residue modulo 2 s as G(N), and the sum of the nimbers of its parts is
///    at least G(N), as a sum is at least the xor. If N >= b = 3 (e + 2 p) + t, where t is the most that a move takes, a part is at least
///    e + 2 p. Without 2 p of it this is an option of N - 2 p, for which both are still true: a nimber, the sum and G(N) fall by 2 s each.
///    So it is enough that no option of a heap from b - 2 p to b - 1 has both properties.
/// 2. All smaller numbers are options. Let u, v, w be heaps from which the equalities are true, with nimbers below s, and let
///    N = t' + u + v + w + i p for a t' that may be taken to leave three heaps. Parts with x, y and z periods more, x + y + z = i, have the
///    xor s (x ^ y ^ z) + (g(u) ^ g(v) ^ g(w)), and x ^ y ^ z may be each number k <= i with i - k even: x = y = (i - k) / 2, z = k.
///    So it is enough that such u, v, w and t' exist with i >= k, for each residue modulo s, and for the largest k of either parity. For
///    N + p, G(N) is larger by s and each i by 1: it is enough to look at p consecutive N.
///
/// Nothing if it is not proved, or if a proof would take much longer than the nimbers did. O(p^3 + p (e + p)^2) steps, some million at most,
/// for a candidate, and O(terms) to find one.
std::optional<Period> arithmetic_period(std::span<const std::uint32_t> nimbers, std::span<const Take> takes);

}  // namespace grundy
