#include "lab/regions/board_closure.hpp"

namespace grundy::lab {

BoardClosure::BoardClosure(const ValueBoard& board)
    : board_(board), digits_(board.cells.size()), may_have_(board.cells.size()), is_near_(board.cells.size()) {
  KeyMap by_slots;
  std::vector<std::vector<std::uint32_t>> kinds, reading(board_.cells.size());
  for (const BoardMove& move : board_.moves) {
    const auto group = static_cast<std::uint32_t>(group_slots_.size());
    const auto [entry, fresh] = by_slots.try_emplace(move.slots, group);
    if (fresh) {
      group_slots_.add(move.slots);
      kinds.emplace_back();
      for (const std::uint32_t slot : move.slots) reading[slot].push_back(group);
    }
    kinds[entry->second].push_back(move.kind);
  }
  for (const auto& groups : reading) reading_.add(groups);
  KeyMap by_kinds;
  for (const auto& of_group : kinds) {
    group_kinds_.add(of_group);
    const auto [entry, fresh] = by_kinds.try_emplace(of_group, static_cast<std::uint32_t>(spread_tables_.size()));
    if (fresh) spread_tables_.push_back(spread_table(of_group));
    table_of_.push_back(entry->second);
  }
  seen_.resize(kinds.size());
  state_.resize(kinds.size());
  state_of_board_.resize(kinds.size());
  for (auto& may_have : may_have_of_round_) may_have.resize(board_.cells.size());
}

void BoardClosure::clear() {
  for (const std::uint32_t g : present_groups_) state_[g] = kOut;
  present_.clear();
  present_groups_.clear();
}

/// Returns a table without entries if there are too many sets.
BoardClosure::SpreadTable BoardClosure::spread_table(const std::vector<std::uint32_t>& kinds) const {
  SpreadTable out{board_.kinds[kinds[0]].sizes, {}};
  std::uint32_t bits = 0;
  for (const std::uint32_t size : out.sizes) bits += size;
  if (bits > kMostTableBits) return out;
  const std::size_t n = out.sizes.size();
  for (std::uint32_t sets = 0; sets < 1u << bits; ++sets) {
    std::uint32_t after = sets, owners = 0;
    for (const std::uint32_t number : kinds) {
      const BoardKind& kind = board_.kinds[number];
      for (std::size_t entry = 0; entry < kind.entries.size(); entry += n) {
        std::uint32_t before = 0, to = 0;
        for (std::size_t k = 0, at = 0; k < n; at += out.sizes[k++]) {
          before |= 1u << (at + kind.entries[entry + k]);
          to |= 1u << (at + kind.after[entry + k]);
        }
        if ((before & ~sets) != 0) continue;
        after |= to;
        owners |= kind.owners;
      }
    }
    out.after.push_back(after | owners << kTableOwnersAt);
  }
  return out;
}

void BoardClosure::find_groups() {
  present_groups_.clear();
  for (const std::uint32_t slot : present_) {
    for (const std::uint32_t g : reading_[slot]) {
      if (++seen_[g] == group_slots_[g].size()) present_groups_.push_back(g);
    }
  }
  for (const std::uint32_t slot : present_) {
    for (const std::uint32_t g : reading_[slot]) seen_[g] = 0;
  }
}

void BoardClosure::begin() {
  for (const std::uint32_t slot : present_) may_have_[slot] = number_on_board(slot);
  for (const std::uint32_t g : present_groups_) state_[g] = kWaiting;
  waiting_ = present_groups_;
}

void BoardClosure::close() {
  begin();
  spread_all();
}

void BoardClosure::close_in_rounds() {
  begin();
  for (rounds_ = 0;; ++rounds_) {
    keep(may_have_of_round_[rounds_]);
    queue_.swap(waiting_);
    for (const std::uint32_t g : queue_) spread(g);
    queue_.clear();
    write();
    far_ = rounds_ == kMostRounds;
    if (waiting_.empty() || far_) break;
  }
  spread_all();
  for (const std::uint32_t g : present_groups_) state_of_board_[g] = state_[g];
}

void BoardClosure::keep(std::vector<std::uint64_t>& may_have) const {
  for (const std::uint32_t slot : present_) may_have[slot] = may_have_[slot];
}

void BoardClosure::close_after(List changed) {
  if (far_) return close();
  for (const std::uint32_t slot : present_) may_have_[slot] = may_have_of_round_[rounds_][slot];
  for (const std::uint32_t g : present_groups_) state_[g] = state_of_board_[g];
  near_.clear();
  for (const std::uint32_t slot : changed) come_near(slot, number_on_board(slot));
  for (std::size_t distance = 0, next = 0; distance <= rounds_; ++distance) {
    for (const std::size_t last = near_.size(); next < last; ++next) {
      for (const std::uint32_t g : reading_[near_[next]]) {
        if (state_[g] == kOut || state_[g] == kWaiting) continue;
        state_[g] = kWaiting;
        waiting_.push_back(g);
        for (const std::uint32_t slot : group_slots_[g]) {
          if (distance < rounds_) come_near(slot, may_have_of_round_[distance][slot]);
        }
      }
    }
  }
  for (const std::uint32_t slot : near_) is_near_[slot] = false;
  spread_all();
}

void BoardClosure::come_near(std::uint32_t slot, std::uint64_t may_have) {
  if (is_near_[slot]) return;
  is_near_[slot] = true;
  near_.push_back(slot);
  may_have_[slot] = may_have;
}

/// Looks at groups until none writes anything new.
void BoardClosure::spread_all() {
  while (!waiting_.empty()) {
    const std::uint32_t g = waiting_.back();
    waiting_.pop_back();
    spread(g);
    write();
  }
}

/// Finds what the moves of a group may write.
void BoardClosure::spread(std::uint32_t g) {
  const List slots = group_slots_[g];
  const SpreadTable& table = spread_tables_[table_of_[g]];
  state_[g] = static_cast<std::uint8_t>((state_[g] & ~kWaiting) | kIdle);
  if (table.after.empty()) {
    for (const std::uint32_t kind : group_kinds_[g]) spread(g, board_.kinds[kind]);
    return;
  }
  std::uint32_t sets = 0, at = 0;
  for (std::size_t k = 0; k < slots.size(); at += table.sizes[k++]) sets |= static_cast<std::uint32_t>(may_have_[slots[k]]) << at;
  const std::uint32_t after = table.after[sets];
  state_[g] = static_cast<std::uint8_t>(state_[g] | after >> kTableOwnersAt << kOwnersAt);
  if ((after & ~sets & ((1u << at) - 1)) == 0) return;
  at = 0;
  for (std::size_t k = 0; k < slots.size(); at += table.sizes[k++])
    writes_.emplace_back(slots[k], after >> at & ((std::uint64_t{1} << table.sizes[k]) - 1));
}

void BoardClosure::spread(std::uint32_t g, const BoardKind& kind) {
  const List slots = group_slots_[g];
  const std::size_t n = slots.size();
  for (std::size_t entry = 0; entry < kind.entries.size(); entry += n) {
    bool here = true;
    for (std::size_t k = 0; k < n && here; ++k) here = (may_have_[slots[k]] >> kind.entries[entry + k] & 1) != 0;
    if (!here) continue;
    state_[g] = static_cast<std::uint8_t>(state_[g] | kind.owners << kOwnersAt);
    for (std::size_t k = 0; k < n; ++k) writes_.emplace_back(slots[k], std::uint64_t{1} << kind.after[entry + k]);
  }
}

/// Adds numbers to what slots may have. The groups that read them are looked at again.
void BoardClosure::write() {
  for (const auto& [slot, numbers] : writes_) {
    if ((numbers & ~may_have_[slot]) == 0) continue;
    may_have_[slot] |= numbers;
    for (const std::uint32_t g : reading_[slot]) {
      if ((state_[g] & kIdle) == 0) continue;
      state_[g] = static_cast<std::uint8_t>((state_[g] & ~kIdle) | kWaiting);
      waiting_.push_back(g);
    }
  }
  writes_.clear();
}

}  // namespace grundy::lab
