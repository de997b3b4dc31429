// Slots that only count: no guard can fail because of their numbers, and nothing else reads them. Who wins does not depend on them, so
// they are left out of the tables.
//
// Theorem. Let s be a slot that is read by no update but its own. Let m be a measure of the other slots that no move raises, at most M
// at the start and at least M - u anywhere. Let least(n) be the least sum of falls of m over moves whose updates lead from the start's
// number of s to n, whether or not these moves fit together. If for every n, and for every move with a fall of at most u - least(n),
// all conditions that read s hold at n, and its update stays in the range, then no line of play meets a condition that fails because of
// s: with and without s, the games are the same move by move. (By induction m has fallen by at least least(n) in all positions of play
// with number n, and a move after which it had fallen by more than u does not exist.)
//
// The other slots are seen through their tables, in which the conditions that read s count as true: so there are at least the moves of
// play.
#pragma once

#include "lab/regions/move_tables.hpp"
#include "lab/regions/unrolled.hpp"

namespace grundy::lab {

/// The number of the table of a move that can never be made.
inline constexpr std::uint32_t kNoTable = UINT32_MAX;

/// Returns the parts that may be counters, since nothing else is computed from them: small ones first, and of these the last ones of the
/// text, as counters mostly are.
std::vector<std::size_t> likely_counters(Unrolled& unrolled, const Program& program);

/// Proves the premises of the theorem for all counters at once, and writes them into the tables, which are those without them. False if it
/// fails for one of them. `tables_of`: for each move of `unrolled` the number of its table, or kNoTable. O(measures * entries + counters *
/// their numbers * entries).
bool prove_counters(Unrolled& unrolled, const Program& program, const std::vector<Slots>& from, const std::vector<bool>& counters,
                    const std::vector<std::uint32_t>& tables_of, MoveTables& tables);

}  // namespace grundy::lab
