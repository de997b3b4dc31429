// Numbers and moves still possible on a board: the sets V of the theorem in value_board.hpp, and the moves that are live.
#pragma once

#include <array>
#include <span>
#include <utility>

#include "lab/regions/value_board.hpp"

namespace grundy::lab {

/// Lists of numbers, one after the other.
class Lists {
 public:
  void add(std::span<const std::uint32_t> list) {
    all_.insert(all_.end(), list.begin(), list.end());
    ends_.push_back(static_cast<std::uint32_t>(all_.size()));
  }
  std::size_t size() const { return ends_.size() - 1; }
  std::span<const std::uint32_t> operator[](std::size_t i) const { return {all_.data() + ends_[i], ends_[i + 1] - ends_[i]}; }

 private:
  std::vector<std::uint32_t> all_, ends_{0};
};

/// Boards of a text, one at a time. Slots may be missing: then the moves that read or change them are no moves.
///
/// The moves that read and change the same slots are a group: what may happen is found for all of them at once.
class BoardClosure {
 public:
  using List = std::span<const std::uint32_t>;

  /// The board must outlive the closure.
  explicit BoardClosure(const ValueBoard& board);

  /// Takes all slots off the board.
  void clear();
  /// Puts a slot on the board. After the last one, `find_groups`.
  void add(std::uint32_t slot, std::uint32_t digit) {
    present_.push_back(slot);
    digits_[slot] = digit;
  }
  /// Finds the groups all of whose slots are present.
  void find_groups();

  std::uint32_t digit(std::uint32_t slot) const { return digits_[slot]; }
  /// Changes the number of a slot that is present.
  void set_digit(std::uint32_t slot, std::uint32_t digit) { digits_[slot] = digit; }
  const std::vector<std::uint32_t>& present() const { return present_; }
  const std::vector<std::uint32_t>& groups() const { return present_groups_; }
  List slots(std::uint32_t group) const { return group_slots_[group]; }
  List kinds(std::uint32_t group) const { return group_kinds_[group]; }

  /// Finds what may happen. O(slots * numbers * groups of a slot).
  void close();
  /// The same, in rounds: in round r a slot gets what moves on the numbers of the rounds before write. So what it may have after r rounds
  /// depends on slots at a distance of r moves at most. The rounds are kept for `close_after`, if they are few.
  void close_in_rounds();
  /// Finds what may happen after the numbers of these slots were changed on a board that was closed in rounds. At a distance of d moves
  /// from them, what d - 1 rounds wrote is written as before: only what is nearer than the last round is done again.
  void close_after(List changed);

  // Results found last:

  /// Whether a slot may have several numbers.
  bool several(std::uint32_t slot) const { return (may_have_[slot] & (may_have_[slot] - 1)) != 0; }
  /// Returns the owners of the moves of a group that are live, as bits.
  std::uint8_t owners(std::uint32_t group) const { return state_[group] >> kOwnersAt; }

 private:
  static constexpr std::size_t kMostRounds = 8;

  // States of a group: kOut if not all of its slots are present, and beside the others the owners of its live moves.
  static constexpr std::uint8_t kOut = 0, kWaiting = 1, kIdle = 2;
  static constexpr int kOwnersAt = 2;

  /// For all sets of numbers that the slots of a group may have, one after the other as bits: what they may have after its moves, and the
  /// owners of possible moves above.
  struct SpreadTable {
    std::vector<std::uint32_t> sizes, after;
  };
  static constexpr std::uint32_t kMostTableBits = 12, kTableOwnersAt = 16;

  SpreadTable spread_table(const std::vector<std::uint32_t>& kinds) const;
  void begin();
  void keep(std::vector<std::uint64_t>& may_have) const;
  void come_near(std::uint32_t slot, std::uint64_t may_have);
  std::uint64_t number_on_board(std::uint32_t slot) const { return std::uint64_t{1} << digits_[slot]; }
  void spread_all();
  void spread(std::uint32_t group);
  void spread(std::uint32_t group, const BoardKind& kind);
  void write();

  const ValueBoard& board_;
  Lists group_slots_, group_kinds_;
  Lists reading_;                        // for each slot the groups that read it
  std::vector<std::uint32_t> table_of_;  // of each group, in spread_tables_
  std::vector<SpreadTable> spread_tables_;

  std::vector<std::uint32_t> present_, present_groups_;
  std::vector<std::uint32_t> digits_;  // of the slots on the board
  std::vector<std::uint64_t> may_have_;
  std::vector<std::uint8_t> state_;  // of the groups
  // Of the board that was closed in rounds:
  std::array<std::vector<std::uint64_t>, kMostRounds + 1> may_have_of_round_;
  std::vector<std::uint8_t> state_of_board_;
  std::size_t rounds_ = 0;
  bool far_ = false;  // more rounds than are kept
  // Scratch of one call, kept to save allocations.
  std::vector<std::uint32_t> seen_, waiting_, queue_, near_;
  std::vector<std::pair<std::uint32_t, std::uint64_t>> writes_;  // numbers for slots
  std::vector<bool> is_near_;
};

}  // namespace grundy::lab
