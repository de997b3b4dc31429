// Compiled for speed.
// A component is a board on which all other slots are missing. A slot takes some bits: 0 if it is missing, otherwise 1 + the index of its
// number.
#include "lab/regions/value_regions.hpp"

#include <algorithm>
#include <bit>
#include <optional>

namespace grundy::lab {

namespace {

class ValueRegions final : public RegionGame {
 public:
  explicit ValueRegions(ValueBoard board)
      : RegionGame((places_of(board) * width_of(board) + 63) / 64, !board.ends),
        board_(std::move(board)),
        width_(width_of(board_)),
        mask_((Word{1} << width_) - 1),
        reading_(board_.cells.size()),
        digits_(board_.cells.size()),
        may_have_(board_.cells.size()),
        class_(board_.cells.size()),
        last_class_(board_.cells.size(), kNoSlot),
        members_(board_.cells.size()) {
    slot_at_.assign(places_of(board_), kNoSlot);
    for (std::uint32_t slot = 0; slot < board_.cells.size(); ++slot) slot_at_[place(board_.cells[slot])] = slot;
    make_groups();
  }

  bool repeats() const override { return repeats_; }

  Owners owners(const Word* key) override {
    load(key);
    std::uint8_t out = 0;
    find_groups();
    split();
    for (const std::uint32_t g : live_) out = static_cast<std::uint8_t>(out | state_[g] >> kOwnersAt);
    clear();
    return static_cast<Owners>(out);
  }

  bool opposite(const Word* key, Word* out) override {
    if (board_.opposites.empty()) return false;
    load(key);
    slots_ = present_;
    const auto image = least_image(board_.opposites, box_of());
    clear();
    if (image) std::copy(image->begin(), image->end(), out);
    return image.has_value();
  }

  void components(const std::vector<std::uint32_t>& digits, KeyList& keys, std::vector<std::vector<std::size_t>>& slots) override {
    present_.clear();
    for (std::uint32_t slot = 0; slot < digits.size(); ++slot) {
      present_.push_back(slot);
      digits_[slot] = digits[slot] + 1;
    }
    find_groups();
    split();
    collect([&](const Key& key) {
      keys.add(key.data());
      slots.emplace_back(slots_.begin(), slots_.end());
    });
    clear();
  }

  void options(const Word* key, Owners owners, KeyOptions& out) override {
    out.parts.shrink(0);
    out.ends.clear();
    load(key);
    find_groups();
    for (const std::uint32_t g : present_groups_) {
      for (const std::uint32_t kind : groups_[g].kinds) add_option(groups_[g].slots, board_.kinds[kind], owners, out);
    }
    clear();
  }

 private:
  using Key = std::vector<Word>;
  static constexpr std::uint32_t kNoSlot = UINT32_MAX;

  /// The bits of a slot: a power of two, so that none lies in two words.
  static std::size_t width_of(const ValueBoard& board) {
    return std::bit_ceil(static_cast<std::size_t>(std::bit_width(board.most_values)));
  }
  static std::size_t places_of(const ValueBoard& board) { return std::size_t{board.parts} * board.rows * board.columns; }

  std::size_t place(const BoardCell& cell) const { return (cell.part * board_.rows + cell.row) * board_.columns + cell.column; }

  void clear() {
    for (const std::uint32_t slot : present_) digits_[slot] = 0;
  }

  void load(const Word* key) {
    present_.clear();
    for (std::size_t at = 0; at < slot_at_.size(); ++at) {
      const std::size_t bit = at * width_;
      const std::uint64_t code = key[bit / 64] >> bit % 64 & mask_;
      if (code == 0) continue;
      present_.push_back(slot_at_[at]);
      digits_[slot_at_[at]] = static_cast<std::uint32_t>(code);
    }
  }

  /// The moves that read and change the same slots.
  struct Group {
    std::vector<std::uint32_t> slots, kinds;
    std::size_t table = kNoTable;  // in spread_tables_
  };
  /// For all sets of numbers that the slots of a group may have, one after the other as bits: what they may have after its moves, and the
  /// owners of possible moves above.
  struct SpreadTable {
    std::vector<std::uint32_t> sizes, after;
  };
  static constexpr std::size_t kNoTable = SIZE_MAX;
  static constexpr std::uint32_t kMostTableBits = 12, kTableOwnersAt = 16;

  void make_groups() {
    KeyMap by_slots;
    for (const BoardMove& move : board_.moves) {
      const auto [entry, fresh] = by_slots.try_emplace(move.slots, static_cast<std::uint32_t>(groups_.size()));
      if (fresh) groups_.push_back({move.slots, {}});
      groups_[entry->second].kinds.push_back(move.kind);
    }
    KeyMap by_kinds;
    for (std::uint32_t g = 0; g < groups_.size(); ++g) {
      Group& group = groups_[g];
      for (const std::uint32_t slot : group.slots) reading_[slot].push_back(g);
      const auto [entry, fresh] = by_kinds.try_emplace(group.kinds, static_cast<std::uint32_t>(spread_tables_.size()));
      if (fresh) spread_tables_.push_back(spread_table(group));
      if (!spread_tables_[entry->second].after.empty()) group.table = entry->second;
    }
    seen_.resize(groups_.size());
    state_.resize(groups_.size());
  }

  SpreadTable spread_table(const Group& group) const {
    SpreadTable out{board_.kinds[group.kinds[0]].sizes, {}};
    std::uint32_t bits = 0;
    for (const std::uint32_t size : out.sizes) bits += size;
    if (bits > kMostTableBits) return out;
    const std::size_t n = out.sizes.size();
    for (std::uint32_t sets = 0; sets < 1u << bits; ++sets) {
      std::uint32_t after = sets, owners = 0;
      for (const std::uint32_t number : group.kinds) {
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

  /// Adds the option of the move of a kind, if it is possible on the board as loaded and these players may make it.
  void add_option(const std::vector<std::uint32_t>& slots, const BoardKind& kind, Owners owners, KeyOptions& out) {
    const std::size_t n = slots.size();
    for (std::size_t entry = 0; entry < kind.entries.size() && (kind.owners & owners) != 0; entry += n) {
      bool here = true;
      for (std::size_t k = 0; k < n && here; ++k) here = digits_[slots[k]] == kind.entries[entry + k] + 1;
      if (!here) continue;
      for (std::size_t k = 0; k < n; ++k) digits_[slots[k]] = kind.after[entry + k] + 1;
      split();
      collect([&](const Key& part) { out.parts.add(part.data()); });
      out.ends.push_back(out.parts.size());
      for (std::size_t k = 0; k < n; ++k) digits_[slots[k]] = kind.entries[entry + k] + 1;
      return;
    }
  }

  /// Finds the groups all of whose slots are present.
  void find_groups() {
    present_groups_.clear();
    for (const std::uint32_t slot : present_) {
      for (const std::uint32_t g : reading_[slot]) {
        if (++seen_[g] == groups_[g].slots.size()) present_groups_.push_back(g);
      }
    }
    for (const std::uint32_t slot : present_) {
      for (const std::uint32_t g : reading_[slot]) seen_[g] = 0;
    }
  }

  // States of a group: beside these bits the owners of its moves that may be possible.
  static constexpr std::uint8_t kOut = 0, kWaiting = 1, kIdle = 2;
  static constexpr int kOwnersAt = 2;

  /// Finds what may still happen on the board as loaded, whose groups are found: live moves, and the classes of the slots that they
  /// connect.
  void split() {
    for (const std::uint32_t slot : present_) {
      may_have_[slot] = std::uint64_t{1} << (digits_[slot] - 1);
      class_[slot] = slot;
    }
    queue_ = present_groups_;
    live_.clear();
    for (const std::uint32_t g : present_groups_) state_[g] = kWaiting;
    for (std::size_t next = 0; next < queue_.size(); ++next) spread(queue_[next]);
    for (const std::uint32_t g : present_groups_) {
      const bool live = state_[g] >> kOwnersAt != 0;
      state_[g] = live ? static_cast<std::uint8_t>(state_[g] & ~(kWaiting | kIdle)) : kOut;
      if (!live) continue;
      live_.push_back(g);
      std::uint32_t first = kNoSlot;
      for (const std::uint32_t slot : groups_[g].slots) {
        if ((may_have_[slot] & (may_have_[slot] - 1)) == 0) continue;
        if (first == kNoSlot) first = root(slot);
        else class_[root(slot)] = first;
      }
      // A move that changes nothing can be made for ever.
      repeats_ = repeats_ || first == kNoSlot;
    }
  }

  std::uint32_t root(std::uint32_t slot) {
    while (class_[slot] != slot) slot = class_[slot] = class_[class_[slot]];
    return slot;
  }

  /// Adds what the moves of a group may write to what its slots may have.
  void spread(std::uint32_t g) {
    const Group& group = groups_[g];
    state_[g] = static_cast<std::uint8_t>((state_[g] & ~kWaiting) | kIdle);
    if (group.table == kNoTable) {
      for (const std::uint32_t kind : group.kinds) spread(g, board_.kinds[kind]);
      return;
    }
    const SpreadTable& table = spread_tables_[group.table];
    std::uint32_t sets = 0, at = 0;
    for (std::size_t k = 0; k < group.slots.size(); at += table.sizes[k++])
      sets |= static_cast<std::uint32_t>(may_have_[group.slots[k]]) << at;
    const std::uint32_t after = table.after[sets];
    state_[g] = static_cast<std::uint8_t>(state_[g] | after >> kTableOwnersAt << kOwnersAt);
    if ((after & ~sets & ((1u << at) - 1)) == 0) return;
    at = 0;
    for (std::size_t k = 0; k < group.slots.size(); at += table.sizes[k++])
      may_write(group.slots[k], after >> at & ((std::uint64_t{1} << table.sizes[k]) - 1));
  }

  void spread(std::uint32_t g, const BoardKind& kind) {
    const std::vector<std::uint32_t>& slots = groups_[g].slots;
    const std::size_t n = slots.size();
    for (std::size_t entry = 0; entry < kind.entries.size(); entry += n) {
      bool here = true;
      for (std::size_t k = 0; k < n && here; ++k) here = (may_have_[slots[k]] >> kind.entries[entry + k] & 1) != 0;
      if (!here) continue;
      state_[g] = static_cast<std::uint8_t>(state_[g] | kind.owners << kOwnersAt);
      for (std::size_t k = 0; k < n; ++k) may_write(slots[k], std::uint64_t{1} << kind.after[entry + k]);
    }
  }

  /// Adds numbers to what a slot may have. The groups that read it are looked at again.
  void may_write(std::uint32_t slot, std::uint64_t numbers) {
    if ((numbers & ~may_have_[slot]) == 0) return;
    may_have_[slot] |= numbers;
    for (const std::uint32_t g : reading_[slot]) {
      if ((state_[g] & kIdle) == 0) continue;
      state_[g] = static_cast<std::uint8_t>((state_[g] & ~kIdle) | kWaiting);
      queue_.push_back(g);
    }
  }

  /// Calls `use` for the component of each class; its slots are `slots_`.
  template <class Use>
  void collect(const Use& use) {
    // For each class the slots that its live moves read or change. Those with one number may be in several classes.
    for (const std::uint32_t g : live_) {
      std::uint32_t of = kNoSlot;
      for (const std::uint32_t slot : groups_[g].slots) {
        if ((may_have_[slot] & (may_have_[slot] - 1)) != 0) of = root(slot);
      }
      if (of == kNoSlot) continue;
      if (members_[of].empty()) classes_.push_back(of);
      for (const std::uint32_t slot : groups_[g].slots) {
        if (last_class_[slot] == of && !members_[of].empty()) continue;
        last_class_[slot] = of;
        members_[of].push_back(slot);
      }
    }
    for (const std::uint32_t of : classes_) {
      slots_.swap(members_[of]);
      members_[of].clear();
      std::sort(slots_.begin(), slots_.end());
      slots_.erase(std::unique(slots_.begin(), slots_.end()), slots_.end());
      for (const std::uint32_t slot : slots_) last_class_[slot] = kNoSlot;
      use(canonical());
    }
    classes_.clear();
  }

  void put(Key& key, std::size_t at, std::uint64_t code) const {
    const std::size_t bit = at * width_;
    key[bit / 64] |= code << bit % 64;
  }

  /// The places that a component covers; all of them start at the corner if components may not be moved.
  struct Box {
    std::uint32_t row = 0, column = 0, rows = 0, columns = 0;
  };
  Box box_of() const {
    if (!board_.uniform) return {};
    Box box{UINT32_MAX, UINT32_MAX, 0, 0};
    for (const std::uint32_t slot : slots_) {
      const BoardCell& cell = board_.cells[slot];
      box.row = std::min(box.row, cell.row);
      box.column = std::min(box.column, cell.column);
      box.rows = std::max(box.rows, cell.row + 1);
      box.columns = std::max(box.columns, cell.column + 1);
    }
    box.rows -= box.row;
    box.columns -= box.column;
    return box;
  }

  /// Returns an image of the component of `slots_`, whose box is given, at the corner; nothing if it does not fit.
  std::optional<Key> image_of(const BoardMap& map, const Box& box) const {
    const bool exchange = (map.square & kExchange) != 0;
    if (exchange && (box.rows > board_.columns || box.columns > board_.rows)) return std::nullopt;
    const std::uint32_t rows = exchange ? box.columns : box.rows, columns = exchange ? box.rows : box.columns;
    Key image(words());
    for (const std::uint32_t slot : slots_) {
      const BoardCell& cell = board_.cells[slot];
      const BoardCell at_corner{cell.part, cell.row - box.row, cell.column - box.column};
      put(image, place(lab::image_of(at_corner, map.square, rows, columns)), map.digits[digits_[slot] - 1] + 1);
    }
    return image;
  }

  /// Returns the component of `slots_`: of its images at the corner of the board the least one.
  Key canonical() const {
    const Box box = box_of();
    Key least(words());
    for (const std::uint32_t slot : slots_) {
      const BoardCell& cell = board_.cells[slot];
      put(least, place({cell.part, cell.row - box.row, cell.column - box.column}), digits_[slot]);
    }
    return std::min(least, least_image(board_.maps, box).value_or(least));
  }

  std::optional<Key> least_image(const std::vector<BoardMap>& maps, const Box& box) const {
    std::optional<Key> least;
    for (const BoardMap& map : maps) {
      const auto image = image_of(map, box);
      if (image && (!least || *image < *least)) least = image;
    }
    return least;
  }

  const ValueBoard board_;
  std::size_t width_;
  std::uint64_t mask_;
  std::vector<std::uint32_t> slot_at_;
  std::vector<Group> groups_;
  std::vector<SpreadTable> spread_tables_;
  std::vector<std::vector<std::uint32_t>> reading_;  // for each slot the groups that read it
  // Scratch of one call, kept to save allocations.
  std::vector<std::uint32_t> digits_;  // of the slots on the board, plus 1
  std::vector<std::uint64_t> may_have_;
  std::vector<std::uint32_t> seen_;
  std::vector<std::uint8_t> state_;
  std::vector<std::uint32_t> class_, present_, present_groups_, live_, queue_, slots_;
  std::vector<std::uint32_t> classes_, last_class_;
  std::vector<std::vector<std::uint32_t>> members_;  // of each class
  bool repeats_ = false;
};

}  // namespace

std::unique_ptr<RegionGame> value_regions(ValueBoard board) { return std::make_unique<ValueRegions>(std::move(board)); }

}  // namespace grundy::lab
