// A component is a board on which all other slots are missing. A slot takes some bits: 0 if it is missing, otherwise 1 + the index of its
// number.
#include "lab/regions/value_regions.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "base/sort.hpp"
#include "lab/regions/board_closure.hpp"

namespace grundy::lab {

namespace {

/// The places that a component covers.
struct Box {
  std::uint32_t row = 0, column = 0, rows = 0, columns = 0;
};

/// A map of the board: its image of a component lies at the corner of the board.
class Image {
 public:
  Image(const BoardMap& map, const ValueBoard& board) : square_(map.square), columns_(static_cast<std::int32_t>(board.columns)) {
    for (const std::uint32_t digit : map.digits) codes_.push_back(digit + 1);
    for (const BoardCell& cell : board.cells) {
      const auto [row, column] = turned(cell.row, cell.column);
      places_.push_back(static_cast<std::int32_t>(cell.part * board.rows * board.columns) + at(row, column));
    }
  }

  bool exchanges() const { return (square_ & kExchange) != 0; }
  /// Returns what is added to the place of a slot if the component covers the box.
  std::int32_t shift(const Box& box) const {
    const auto [row, column] = turned(box.row, box.column);
    const auto [rows, columns] = turned(box.rows, box.columns);
    return ((square_ & kMirrorRows) != 0 ? rows - 1 : 0) * columns_ + ((square_ & kMirrorColumns) != 0 ? columns - 1 : 0) - at(row, column);
  }
  std::int32_t place(std::uint32_t slot) const { return places_[slot]; }
  /// Returns the code of the image of a number.
  std::uint64_t code(std::uint32_t digit) const { return codes_[digit]; }

 private:
  std::pair<std::int32_t, std::int32_t> turned(std::uint32_t row, std::uint32_t column) const {
    if (exchanges()) std::swap(row, column);
    return {static_cast<std::int32_t>(row), static_cast<std::int32_t>(column)};
  }
  std::int32_t at(std::int32_t row, std::int32_t column) const {
    return ((square_ & kMirrorRows) != 0 ? -row : row) * columns_ + ((square_ & kMirrorColumns) != 0 ? -column : column);
  }

  Square square_;
  std::int32_t columns_;
  std::vector<std::int32_t> places_;  // of each slot, where the corner of the board is the corner of the box
  std::vector<std::uint64_t> codes_;
};

class ValueRegions final : public RegionGame {
 public:
  explicit ValueRegions(ValueBoard board)
      : RegionGame((places_of(board) * width_of(board) + 63) / 64, !board.ends),
        board_(std::move(board)),
        width_(width_of(board_)),
        mask_((Word{1} << width_) - 1),
        closure_(board_),
        class_(board_.cells.size()),
        connects_(board_.cells.size()),
        members_(board_.cells.size()) {
    BoardMap identity;
    for (std::uint32_t digit = 0; digit < board_.most_values; ++digit) identity.digits.push_back(digit);
    images_.emplace_back(identity, board_);
    for (const BoardMap& map : board_.maps) images_.emplace_back(map, board_);
    for (const BoardMap& map : board_.opposites) opposites_.emplace_back(map, board_);
    slot_at_.assign(places_of(board_), kNoSlot);
    for (std::uint32_t slot = 0; slot < board_.cells.size(); ++slot) slot_at_[static_cast<std::size_t>(images_[0].place(slot))] = slot;
  }

  Owners owners(const Word* key) override {
    load(key);
    closure_.close();
    std::uint8_t out = 0;
    for (const std::uint32_t g : closure_.groups()) out |= closure_.owners(g);
    return static_cast<Owners>(out);
  }

  bool opposite(const Word* key, Word* out) override {
    if (opposites_.empty()) return false;
    load(key);
    slots_ = closure_.present();
    const Key* const image = least_image(opposites_);
    if (image) std::copy(image->begin(), image->end(), out);
    return image != nullptr;
  }

  void components(const std::vector<std::uint32_t>& digits, KeyList& keys, std::vector<std::vector<std::size_t>>& slots) override {
    closure_.clear();
    for (std::uint32_t slot = 0; slot < digits.size(); ++slot) closure_.add(slot, digits[slot]);
    closure_.find_groups();
    closure_.close();
    collect(keys, &slots);
  }

  void options(const Word* key, Owners owners, KeyOptions& out) override {
    out.parts.shrink(0);
    out.ends.clear();
    load(key);
    closure_.close_in_rounds();
    for (const std::uint32_t g : closure_.groups()) {
      for (const std::uint32_t kind : closure_.kinds(g)) add_option(closure_.slots(g), board_.kinds[kind], owners, out);
    }
  }

 private:
  using Key = std::vector<Word>;
  using List = BoardClosure::List;
  static constexpr std::uint32_t kNoSlot = UINT32_MAX;

  /// The bits of a slot: a power of two, so that none lies in two words.
  static std::size_t width_of(const ValueBoard& board) {
    return std::bit_ceil(static_cast<std::size_t>(std::bit_width(board.most_values)));
  }
  static std::size_t places_of(const ValueBoard& board) { return std::size_t{board.parts} * board.rows * board.columns; }

  void load(const Word* key) {
    closure_.clear();
    for (std::size_t at = 0; at < slot_at_.size(); ++at) {
      const std::size_t bit = at * width_;
      const std::uint64_t code = key[bit / 64] >> bit % 64 & mask_;
      if (code != 0) closure_.add(slot_at_[at], static_cast<std::uint32_t>(code - 1));
    }
    closure_.find_groups();
  }

  /// Adds the option of the move of a kind, if it is possible on the board as loaded and these players may make it.
  void add_option(List slots, const BoardKind& kind, Owners owners, KeyOptions& out) {
    const std::size_t n = slots.size();
    for (std::size_t entry = 0; entry < kind.entries.size() && (kind.owners & owners) != 0; entry += n) {
      bool here = true;
      for (std::size_t k = 0; k < n && here; ++k) here = closure_.digit(slots[k]) == kind.entries[entry + k];
      if (!here) continue;
      for (std::size_t k = 0; k < n; ++k) closure_.set_digit(slots[k], kind.after[entry + k]);
      closure_.close_after(slots);
      collect(out.parts, nullptr);
      out.ends.push_back(out.parts.size());
      for (std::size_t k = 0; k < n; ++k) closure_.set_digit(slots[k], kind.entries[entry + k]);
      return;
    }
  }

  /// Finds the classes of the slots that live moves connect. A live move that changes nothing can be made for ever: its slots connect, too,
  /// so that it is part of a component, which comes back to itself.
  void find_classes() {
    for (const std::uint32_t slot : closure_.present()) {
      class_[slot] = kNoSlot;
      connects_[slot] = closure_.several(slot);
    }
    if (connect()) return;
    for (const std::uint32_t g : closure_.groups()) {
      if (closure_.owners(g) == 0 || connects(g)) continue;
      for (const std::uint32_t slot : closure_.slots(g)) loops_.push_back(slot);
    }
    for (const std::uint32_t slot : loops_) connects_[slot] = true;
    loops_.clear();
    connect();
  }

  bool connects(std::uint32_t g) const {
    return std::any_of(closure_.slots(g).begin(), closure_.slots(g).end(), [&](std::uint32_t slot) { return connects_[slot]; });
  }

  /// Joins the classes of the slots of each live group that connect. False if a live group has none.
  bool connect() {
    bool all = true;
    for (const std::uint32_t g : closure_.groups()) {
      if (closure_.owners(g) == 0) continue;
      std::uint32_t first = kNoSlot;
      for (const std::uint32_t slot : closure_.slots(g)) {
        if (!connects_[slot]) continue;
        if (class_[slot] == kNoSlot) class_[slot] = slot;
        if (first == kNoSlot) first = root(slot);
        else class_[root(slot)] = first;
      }
      all = all && first != kNoSlot;
    }
    return all;
  }

  std::uint32_t root(std::uint32_t slot) {
    while (class_[slot] != slot) slot = class_[slot] = class_[class_[slot]];
    return slot;
  }

  /// Adds the component of each class, and its slots if they are wanted: those that its live moves read or change, ascending.
  void collect(KeyList& keys, std::vector<std::vector<std::size_t>>* slots) {
    find_classes();
    for (const std::uint32_t slot : closure_.present()) {
      if (class_[slot] != kNoSlot) member(root(slot), slot);
    }
    // Slots that connect nothing may be in several classes.
    for (const std::uint32_t g : closure_.groups()) {
      if (closure_.owners(g) == 0) continue;
      std::uint32_t of = kNoSlot;
      for (const std::uint32_t slot : closure_.slots(g)) {
        if (connects_[slot]) of = root(slot);
      }
      for (const std::uint32_t slot : closure_.slots(g)) {
        if (!connects_[slot]) member(of, slot);
      }
    }
    for (const std::uint32_t of : classes_) {
      slots_.swap(members_[of]);
      members_[of].clear();
      if (!std::is_sorted(slots_.begin(), slots_.end())) heap_sort(slots_.begin(), slots_.end());
      slots_.erase(std::unique(slots_.begin(), slots_.end()), slots_.end());
      keys.add(least_image(images_)->data());
      if (slots) slots->emplace_back(slots_.begin(), slots_.end());
    }
    classes_.clear();
  }

  void member(std::uint32_t of, std::uint32_t slot) {
    if (members_[of].empty()) classes_.push_back(of);
    members_[of].push_back(slot);
  }

  /// The box of `slots_`; all boxes start at the corner if components may not be moved.
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

  /// Returns the least image of the component of `slots_` at the corner of the board, until the next call; nothing if none fits.
  const Key* least_image(const std::vector<Image>& images) {
    const Box box = box_of();
    const std::size_t width = width_;
    bool any = false;
    for (const Image& image : images) {
      if (image.exchanges() && (box.rows > board_.columns || box.columns > board_.rows)) continue;
      const std::int32_t shift = image.shift(box);
      image_.assign(words(), 0);
      // Neighbours mostly lie in one word: it is put together before it is written.
      std::size_t at = 0;
      Word word = 0;
      for (const std::uint32_t slot : slots_) {
        const std::size_t bit = static_cast<std::size_t>(image.place(slot) + shift) * width;
        if (bit / 64 != at) {
          image_[at] |= word;
          at = bit / 64;
          word = 0;
        }
        word |= image.code(closure_.digit(slot)) << bit % 64;
      }
      image_[at] |= word;
      if (!any || image_ < least_) least_.swap(image_);
      any = true;
    }
    return any ? &least_ : nullptr;
  }

  const ValueBoard board_;
  std::size_t width_;
  std::uint64_t mask_;
  std::vector<std::uint32_t> slot_at_;
  std::vector<Image> images_, opposites_;  // the identity first
  BoardClosure closure_;
  // Scratch of one call, kept to save allocations.
  std::vector<std::uint32_t> class_;  // of slots that connect moves: one of them, which leads to that of all
  std::vector<bool> connects_;        // of slots
  std::vector<std::uint32_t> slots_, classes_, loops_;
  std::vector<std::vector<std::uint32_t>> members_;  // of each class
  Key least_, image_;
};

}  // namespace

std::unique_ptr<RegionGame> value_regions(ValueBoard board) { return std::make_unique<ValueRegions>(std::move(board)); }

}  // namespace grundy::lab
