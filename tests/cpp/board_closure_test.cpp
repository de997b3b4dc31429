// The closure after a move is found from the one before it, near the move only: compared with the search from the beginning.
#include <gtest/gtest.h>

#include <random>
#include <string>

#include "lab/language/reader.hpp"
#include "lab/regions/board_closure.hpp"

using namespace grundy;
using namespace grundy::lab;

namespace {

/// Compares all moves of random boards of a text, with some slots missing. Returns the number of moves.
std::size_t compare_after_moves(const std::string& text, std::uint64_t seed) {
  Faults faults;
  const auto program = read_program(text, {}, faults);
  const auto model = program && faults.empty() ? lower(program, faults) : nullptr;
  Unsplit refusal;
  const auto tables = model ? tabulate(*model, {program->start}, Reached::by_part, {}, refusal) : std::nullopt;
  if (!tables) return 0;
  const ValueBoard board = ValueBoard::read(*tables, *program);
  BoardClosure near(board), whole(board);
  std::mt19937_64 random(seed);
  std::size_t moves = 0;
  for (int round = 0; round < 60; ++round) {
    near.clear();
    whole.clear();
    for (std::uint32_t slot = 0; slot < program->slots(); ++slot) {
      if (random() % 16 == 0) continue;
      const auto digit = static_cast<std::uint32_t>(random() % tables->values[slot].size());
      near.add(slot, digit);
      whole.add(slot, digit);
    }
    near.find_groups();
    whole.find_groups();
    near.close_in_rounds();
    for (const MoveTable& move : tables->moves) {
      const auto& present = near.present();
      if (!std::includes(present.begin(), present.end(), move.slots.begin(), move.slots.end())) continue;
      std::vector<std::uint32_t> digits(program->slots()), before;
      for (const std::uint32_t slot : move.slots) digits[slot] = near.digit(slot);
      std::uint32_t after = move.after[tables->entry(move, digits)];
      if (after == kDisabled) continue;
      ++moves;
      for (const std::uint32_t slot : move.slots) {
        const auto size = static_cast<std::uint32_t>(tables->values[slot].size());
        before.push_back(near.digit(slot));
        near.set_digit(slot, after % size);
        whole.set_digit(slot, after % size);
        after /= size;
      }
      near.close_after(move.slots);
      whole.close();
      for (const std::uint32_t slot : present) EXPECT_EQ(near.several(slot), whole.several(slot)) << text << "slot " << slot;
      for (const std::uint32_t group : near.groups()) EXPECT_EQ(near.owners(group), whole.owners(group)) << text << "group " << group;
      for (std::size_t k = 0; k < before.size(); ++k) {
        near.set_digit(move.slots[k], before[k]);
        whole.set_digit(move.slots[k], before[k]);
      }
      if (testing::Test::HasFailure()) return moves;
    }
  }
  return moves;
}

}  // namespace

TEST(Regions, WhatMayHappenAfterAMoveIsFoundNearIt) {
  const std::string clobber =
      "x[24]: 0..2 = {2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,1}\n"
      "move i of x if x[i] and x[i+1] and x[i] != x[i+1]: x[i+1] = x[i], x[i] = 0\n"
      "move i of x if x[i] and x[i-1] and x[i] != x[i-1]: x[i-1] = x[i], x[i] = 0\n";
  // A coin slides along a row whose end is more moves away than rounds are kept.
  const std::string slide =
      "x[20]: 0..1 = {1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}\nmove i of x if x[i] and not x[i+1]: x[i] = 0, x[i+1] = 1\n";
  const std::string jump =
      "x[4,5]: 0..1 = {1,1,1,1,1,1,1,0,1,1,1,1,1,1,1,1,1,1,1,1}\n"
      "move (i,j) of x if x[i,j] and x[i,j+1] and not x[i,j+2]: x[i,j] = 0, x[i,j+1] = 0, x[i,j+2] = 1\n"
      "move (i,j) of x if x[i,j] and x[i+1,j] and not x[i+2,j]: x[i,j] = 0, x[i+1,j] = 0, x[i+2,j] = 1\n";
  const std::string snort =
      "x[4,4]: 0..2 = 0\n"
      "Left (i,j) of x if not x[i,j] if j == 0 or x[i,max(j-1,0)] != 2 if i == 0 or x[max(i-1,0),j] != 2: x[i,j] = 1\n"
      "Right (i,j) of x if not x[i,j] if j == 0 or x[i,max(j-1,0)] != 1 if i == 0 or x[max(i-1,0),j] != 1: x[i,j] = 2\n";
  // A rest of a heap of up to six counters moves on: too many sets for tables.
  const std::string pour = "x[7]: 0..6 = {6,0,3,0,0,1,2}\nmove i of x if x[i] > 1 and x[i+1] < 4: x[i] = x[i] - 2, x[i+1] = x[i+1] + 1\n";
  std::uint64_t seed = 1;
  for (const std::string& text : {clobber, slide, jump, snort, pour}) EXPECT_GT(compare_after_moves(text, ++seed), 60u) << text;
}
