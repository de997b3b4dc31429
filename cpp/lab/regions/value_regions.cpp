// Compiled for speed.
// A component is a board on which all other slots are missing. A slot takes some bits: 0 if it is missing, otherwise 1 + the index of its number.
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
        digits_(board_.cells.size()),
        may_have_(board_.cells.size()),
        seen_(board_.moves.size()),
        state_(board_.moves.size()),
        class_(board_.cells.size()) {
    slot_at_.assign(places_of(board_), kNoSlot);
    for (std::uint32_t slot = 0; slot < board_.cells.size(); ++slot) slot_at_[place(board_.cells[slot])] = slot;
  }

  bool repeats() const override { return repeats_; }

  Owners owners(const Word* key) override {
    load(key);
    std::uint8_t out = 0;
    split();
    for (const std::uint32_t m : live_) out = static_cast<std::uint8_t>(out | board_.kinds[board_.moves[m].kind].owners);
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
    find_moves();
    const std::vector<std::uint32_t> moves = moves_;
    for (const std::uint32_t m : moves) {
      const BoardMove& move = board_.moves[m];
      const BoardKind& kind = board_.kinds[move.kind];
      const std::size_t n = move.slots.size();
      for (std::size_t entry = 0; entry < kind.entries.size() && (kind.owners & owners) != 0; entry += n) {
        bool here = true;
        for (std::size_t k = 0; k < n && here; ++k) here = digits_[move.slots[k]] == kind.entries[entry + k] + 1;
        if (!here) continue;
        for (std::size_t k = 0; k < n; ++k) digits_[move.slots[k]] = kind.after[entry + k] + 1;
        split();
        collect([&](const Key& part) { out.parts.add(part.data()); });
        out.ends.push_back(out.parts.size());
        for (std::size_t k = 0; k < n; ++k) digits_[move.slots[k]] = kind.entries[entry + k] + 1;
        break;
      }
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

  /// Finds the moves all of whose slots are present.
  void find_moves() {
    moves_.clear();
    for (const std::uint32_t slot : present_) {
      for (const std::uint32_t m : board_.reading[slot]) {
        if (++seen_[m] == board_.moves[m].slots.size()) moves_.push_back(m);
      }
    }
    for (const std::uint32_t slot : present_) {
      for (const std::uint32_t m : board_.reading[slot]) seen_[m] = 0;
    }
  }

  enum State : std::uint8_t { kOut = 0, kWaiting = 1, kIdle = 2, kLive = 4 };

  /// Finds what may still happen on the board as loaded: live moves, and the classes of the slots that they connect.
  void split() {
    for (const std::uint32_t slot : present_) {
      may_have_[slot] = std::uint64_t{1} << (digits_[slot] - 1);
      class_[slot] = slot;
    }
    find_moves();
    queue_ = moves_;
    for (const std::uint32_t m : moves_) state_[m] = kWaiting;
    for (std::size_t next = 0; next < queue_.size(); ++next) spread(queue_[next]);
    for (const std::uint32_t m : moves_) {
      if ((state_[m] & kLive) == 0) continue;
      std::uint32_t first = kNoSlot;
      for (const std::uint32_t slot : board_.moves[m].slots) {
        if ((may_have_[slot] & (may_have_[slot] - 1)) == 0) continue;
        if (first == kNoSlot) first = root(slot);
        else class_[root(slot)] = first;
      }
      // A move that changes nothing can be made for ever.
      repeats_ = repeats_ || first == kNoSlot;
    }
    live_.clear();
    std::copy_if(moves_.begin(), moves_.end(), std::back_inserter(live_), [this](std::uint32_t m) { return (state_[m] & kLive) != 0; });
    for (const std::uint32_t m : moves_) state_[m] = kOut;
  }

  std::uint32_t root(std::uint32_t slot) {
    while (class_[slot] != slot) slot = class_[slot] = class_[class_[slot]];
    return slot;
  }

  /// Adds what a move may write to what its slots may have.
  void spread(std::uint32_t m) {
    const BoardMove& move = board_.moves[m];
    const BoardKind& kind = board_.kinds[move.kind];
    const std::size_t n = move.slots.size();
    state_[m] = static_cast<std::uint8_t>((state_[m] & kLive) | kIdle);
    for (std::size_t entry = 0; entry < kind.entries.size(); entry += n) {
      bool here = true;
      for (std::size_t k = 0; k < n && here; ++k) here = (may_have_[move.slots[k]] >> kind.entries[entry + k] & 1) != 0;
      if (!here) continue;
      state_[m] |= kLive;
      for (std::size_t k = 0; k < n; ++k) {
        const std::uint32_t slot = move.slots[k];
        const std::uint64_t to = std::uint64_t{1} << kind.after[entry + k];
        if ((may_have_[slot] & to) != 0) continue;
        may_have_[slot] |= to;
        for (const std::uint32_t other : board_.reading[slot]) {
          if ((state_[other] & kIdle) == 0) continue;
          state_[other] = static_cast<std::uint8_t>((state_[other] & kLive) | kWaiting);
          queue_.push_back(other);
        }
      }
    }
  }

  /// Calls `use` for the component of each class; its slots are `slots_`.
  template <class Use>
  void collect(const Use& use) {
    // For each class the slots that its live moves read or change.
    pairs_.clear();
    for (const std::uint32_t m : live_) {
      std::uint32_t of = kNoSlot;
      for (const std::uint32_t slot : board_.moves[m].slots) {
        if ((may_have_[slot] & (may_have_[slot] - 1)) != 0) of = root(slot);
      }
      for (const std::uint32_t slot : board_.moves[m].slots) pairs_.emplace_back(of, slot);
    }
    std::sort(pairs_.begin(), pairs_.end());
    pairs_.erase(std::unique(pairs_.begin(), pairs_.end()), pairs_.end());
    for (std::size_t from = 0, to = 0; from < pairs_.size(); from = to) {
      slots_.clear();
      while (to < pairs_.size() && pairs_[to].first == pairs_[from].first) slots_.push_back(pairs_[to++].second);
      use(canonical());
    }
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
    const bool exchange = (map.square & 4) != 0;
    if (exchange && (box.rows > board_.columns || box.columns > board_.rows)) return std::nullopt;
    const std::uint32_t last_row = (exchange ? box.columns : box.rows) - 1, last_column = (exchange ? box.rows : box.columns) - 1;
    Key image(words());
    for (const std::uint32_t slot : slots_) {
      BoardCell cell = board_.cells[slot];
      cell.row -= box.row;
      cell.column -= box.column;
      if (exchange) std::swap(cell.row, cell.column);
      if ((map.square & 1) != 0) cell.row = last_row - cell.row;
      if ((map.square & 2) != 0) cell.column = last_column - cell.column;
      put(image, place(cell), map.digits[digits_[slot] - 1] + 1);
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
  // Scratch of one call, kept to save allocations.
  std::vector<std::uint32_t> digits_;  // of the slots on the board, plus 1
  std::vector<std::uint64_t> may_have_;
  std::vector<std::uint32_t> seen_;
  std::vector<std::uint8_t> state_;
  std::vector<std::uint32_t> class_, present_, moves_, live_, queue_, slots_;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs_;
  bool repeats_ = false;
};

}  // namespace

std::unique_ptr<RegionGame> value_regions(ValueBoard board) { return std::make_unique<ValueRegions>(std::move(board)); }

}  // namespace grundy::lab
