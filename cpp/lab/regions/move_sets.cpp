// Compiled for speed.
// A move is a bit: kind * (rows * columns) + row * columns + column of its place. So a component that is moved to the corner of the board
// is shifted, all kinds at once:
//
//     kind 0: . . . .     . a .       a . .
//     kind 1: . . b .  ,  . . b  ->   . b .
#include "lab/regions/move_sets.hpp"

#include <algorithm>
#include <optional>

#include "base/sort.hpp"
#include "lab/regions/bits.hpp"

namespace grundy::lab {

namespace {

std::size_t bits_of(const MoveGraph& graph) { return graph.kinds.size() * graph.rows * graph.columns; }

template <std::size_t W>
class MoveSets final : public RegionGame {
 public:
  using Key = Bits<W>;

  MoveSets(MoveGraph graph, const MoveTables& tables)
      : RegionGame(W, false),
        graph_(std::move(graph)),
        tables_(tables),
        rows_(graph_.rows),
        columns_(graph_.columns),
        takes_away_(bits_of(graph_)),
        near_(bits_of(graph_)),
        exclude_(bits_of(graph_)),
        move_at_(bits_of(graph_)) {
    for (std::uint32_t i = 0; i < graph_.moves.size(); ++i) move_at_[bit_of(i)] = i;
    for (const Relation& relation : graph_.relations) lay(relation);
    for (std::size_t bit = 0; bit < near_.size(); ++bit) {
      takes_away_[bit].each([&](std::size_t other) {
        if (other == bit) return;
        near_[bit].add(other);
        near_[other].add(bit);
        if (takes_away_[other].contains(bit)) exclude_[bit].add(other);
      });
    }
    for (const Key& gone : takes_away_) {
      Key beside, around;
      gone.each([&](std::size_t bit) { beside |= near_[bit]; });
      around = beside;
      beside.each([&](std::size_t bit) { around |= near_[bit]; });
      beside_.push_back(beside);
      around_.push_back(around);
    }
    lay_places();
    lay_images();
  }

  void options(const Word* key, Owners owners, KeyOptions& out) override {
    out.parts.shrink(0);
    out.ends.clear();
    const Key component = key_of(key);
    (component & owned_[owners]).each([&](std::size_t bit) {
      Key rest = component.without(takes_away_[bit]);
      if (stays_together(rest, bit)) {
        out.parts.add(canonical(rest).word.data());
      } else {
        while (!rest.empty()) {
          const Key part = connected(rest.first(), rest);
          rest = rest.without(part);
          out.parts.add(canonical(part).word.data());
        }
      }
      out.ends.push_back(out.parts.size());
    });
  }

  Owners owners(const Word* key) override {
    const Key component = key_of(key);
    return static_cast<Owners>((component.meets(owned_[kLeftMoves]) ? kLeftMoves : 0) |
                               (component.meets(owned_[kRightMoves]) ? kRightMoves : 0));
  }

  bool opposite(const Word* key, Word* out) override {
    const Key component = key_of(key);
    const Extent extent = extent_of(component);
    for (std::uint32_t g = 0; g < 8; ++g) {
      if (!graph_.opposites[g] || !fits(extent, g)) continue;
      const Key image_key = canonical(image(component, extent, 8 + g));
      std::copy(image_key.word.begin(), image_key.word.end(), out);
      return true;
    }
    return false;
  }

  bool counts_moves() const override { return true; }
  MovesOfBoth moves_of_both(const Word* key) override {
    const Key component = key_of(key), left = component & owned_[kLeftMoves], right = component & owned_[kRightMoves];
    return {moves_of(left, right), moves_of(right, left)};
  }

  bool single(const Word* key) const override { return key_of(key).single(); }

  /// By a map of order two that exchanges the players if they have different moves, where no move takes away its own image.
  std::optional<Square> mirror(const Word* key) override {
    Key set = key_of(key);
    if (set.empty()) return std::nullopt;
    const Extent extent = extent_of(set);
    set = set.lowered(extent.row * columns_ + extent.column);
    for (std::uint32_t g = 0; g < 8; ++g) {
      const std::uint32_t map = partizan_ ? 8 + g : g;
      // A quarter turn is not of order two.
      if (map == 0 || g == 5 || g == 6 || !(partizan_ ? graph_.opposites[g] : graph_.symmetries[g]) || !fits(extent, g)) continue;
      if (image(set, extent, map) != set) continue;
      const std::size_t shift = row_shift(extent, g) * columns_ + column_shift(extent, g);
      bool free = true;
      set.each([&](std::size_t bit) { free = free && !takes_away_[bit].contains(images_[map][bit] - shift); });
      if (free) return g;
    }
    return std::nullopt;
  }

  void whole(const std::vector<std::uint32_t>& digits, Word* out) override {
    for (std::uint32_t i = 0; i < tables_.moves.size(); ++i) {
      if (tables_.moves[i].after[tables_.entry(tables_.moves[i], digits)] == kDisabled) continue;
      const std::size_t bit = bit_of(i);
      out[bit / 64] |= Word{1} << bit % 64;
    }
  }

  void components(const std::vector<std::uint32_t>& digits, KeyList& keys, std::vector<std::vector<std::size_t>>& slots) override {
    Key set;
    whole(digits, set.word.data());
    while (!set.empty()) {
      const Key component = connected(set.first(), set);
      set = set.without(component);
      std::vector<std::size_t>& own = slots.emplace_back();
      component.each([&](std::size_t bit) {
        const auto& changed = tables_.moves[move_at_[bit]].changed;
        own.insert(own.end(), changed.begin(), changed.end());
      });
      heap_sort(own.begin(), own.end());
      own.erase(std::unique(own.begin(), own.end()), own.end());
      keys.add(canonical(component).word.data());
    }
  }

 private:
  static Key key_of(const Word* words) {
    Key out;
    std::copy(words, words + W, out.word.begin());
    return out;
  }

  std::size_t bit_of(std::uint32_t move) const {
    const GraphMove& m = graph_.moves[move];
    return (m.kind * rows_ + m.row) * columns_ + m.column;
  }

  /// Returns the canonical image of a component at the corner of the board: of those with the least signature the least one.
  Key canonical(Key component) const {
    if (!graph_.uniform) return component;
    const Extent extent = extent_of(component);
    component = component.lowered(extent.row * columns_ + extent.column);
    if (!graph_.symmetric) return component;
    const std::array<std::uint64_t, 6> measures = measures_of(component, extent);
    std::array<std::uint64_t, 8> signatures;
    std::uint64_t least = UINT64_MAX;
    for (std::uint32_t g = 0; g < 8; ++g) {
      signatures[g] = graph_.symmetries[g] && fits(extent, g) ? signature(measures, g) : UINT64_MAX;
      least = std::min(least, signatures[g]);
    }
    std::optional<Key> out;
    for (std::uint32_t g = 0; g < 8; ++g) {
      if (signatures[g] != least) continue;
      const Key other = g == 0 ? component : image(component, extent, g);
      if (!out || other < *out) out = other;
    }
    return *out;
  }

  /// Returns what is connected with a move within a set.
  Key connected(std::size_t bit, const Key& set) const {
    Key out;
    out.add(bit);
    Key open = out;
    while (!open.empty()) {
      Key next;
      open.each([&](std::size_t bit) { next |= near_[bit]; });
      open = (next & set).without(out);
      out |= open;
    }
    return out;
  }

  /// Chooses greedily. O(moves of both).
  PlayerMoves moves_of(const Key& own, const Key& opponents) const {
    PlayerMoves out{most_moves(own)};
    Key gone, apart, loose;
    opponents.each([&](std::size_t bit) { gone |= takes_away_[bit]; });
    const auto choose = [&](Key from, Key& chosen) {
      while (!(from = from.without(apart)).empty()) {
        const std::size_t bit = from.first();
        chosen.add(bit);
        apart.add(bit);
        apart |= near_[bit];
      }
      return static_cast<std::int32_t>(chosen.count());
    };
    Key sure;
    out.sure = choose(own.without(gone), sure);
    out.loose = choose(own, loose);
    opponents.each([&](std::size_t bit) { out.hit = std::max(out.hit, static_cast<std::int32_t>((takes_away_[bit] & loose).count())); });
    return out;
  }

  /// Of two moves that take each other away only one can be made: counts pairs of such moves as one.
  std::int32_t most_moves(Key moves) const {
    std::int32_t out = 0;
    for (; !moves.empty(); ++out) {
      const std::size_t bit = moves.first();
      moves.remove(bit);
      const Key others = moves & exclude_[bit];
      if (!others.empty()) moves.remove(others.first());
    }
    return out;
  }

  /// Whether what is left of a component after a move is certainly connected: what lies beside the moves taken away is so within its
  /// surroundings. (From each other move a path led to those taken away, so a path leads to something beside them.)
  bool stays_together(const Key& rest, std::size_t bit) const {
    const Key beside = rest & beside_[bit];
    if (beside.empty()) return false;
    return beside.without(connected(beside.first(), rest & around_[bit])).empty();
  }

  /// First row and column of the places of a component, and how many rows and columns its moves cover.
  struct Extent {
    std::size_t row = 0, column = 0, rows = 0, columns = 0;
  };

  /// Also for places where the board has no such move: a component may be compared there.
  void lay(const Relation& relation) {
    for (std::size_t row = 0; row < rows_; ++row) {
      for (std::size_t column = 0; column < columns_; ++column) {
        const std::size_t r = row + static_cast<std::size_t>(relation.rows), c = column + static_cast<std::size_t>(relation.columns);
        if (r < rows_ && c < columns_)
          takes_away_[(relation.i * rows_ + row) * columns_ + column].add((relation.j * rows_ + r) * columns_ + c);
      }
    }
  }

  void lay_places() {
    in_row_.resize(rows_);
    in_column_.resize(columns_);
    to_row_.resize(rows_);
    to_column_.resize(columns_);
    for (std::size_t kind = 0; kind < graph_.kinds.size(); ++kind) {
      const MoveKind& k = graph_.kinds[kind];
      partizan_ = partizan_ || k.owners != kBothMove;
      for (std::size_t r = 0; r < rows_; ++r) {
        for (std::size_t c = 0; c < columns_; ++c) {
          const std::size_t bit = (kind * rows_ + r) * columns_ + c;
          for (const Owners owners : {kLeftMoves, kRightMoves, kBothMove}) {
            if ((k.owners & owners) != 0) owned_[owners].add(bit);
          }
          in_row_[r].add(bit);
          in_column_[c].add(bit);
          if (r + k.rows <= rows_) to_row_[r + k.rows - 1].add(bit);
          if (c + k.columns <= columns_) to_column_[c + k.columns - 1].add(bit);
        }
      }
    }
  }

  /// For each symmetry and each bit its image on the whole board. A bit whose image would lie beyond the board has none.
  void lay_images() {
    for (std::uint32_t g = 1; g < 16 && graph_.uniform; ++g) {
      if (!(g < 8 ? graph_.symmetries[g] : graph_.opposites[g - 8])) continue;
      images_[g].assign(takes_away_.size(), 0);
      for (std::size_t kind = 0; kind < graph_.kinds.size(); ++kind) {
        const std::size_t to = graph_.kinds[kind].images[g];
        for (std::size_t row = 0; row < rows_; ++row) {
          for (std::size_t column = 0; column < columns_; ++column) {
            std::size_t r = (g & 4) != 0 ? column : row, c = (g & 4) != 0 ? row : column;
            if (r + graph_.kinds[to].rows > rows_ || c + graph_.kinds[to].columns > columns_) continue;
            if ((g & 1) != 0) r = rows_ - graph_.kinds[to].rows - r;
            if ((g & 2) != 0) c = columns_ - graph_.kinds[to].columns - c;
            images_[g][(kind * rows_ + row) * columns_ + column] = static_cast<std::uint32_t>((to * rows_ + r) * columns_ + c);
          }
        }
      }
    }
  }

  Extent extent_of(const Key& component) const {
    Extent out;
    while (!component.meets(in_row_[out.row])) ++out.row;
    while (!component.meets(in_column_[out.column])) ++out.column;
    std::size_t row = rows_ - 1, column = columns_ - 1;
    while (!component.meets(to_row_[row])) --row;
    while (!component.meets(to_column_[column])) --column;
    out.rows = row - out.row + 1;
    out.columns = column - out.column + 1;
    return out;
  }

  bool fits(const Extent& extent, std::uint32_t g) const { return (g & 4) == 0 || (extent.columns <= rows_ && extent.rows <= columns_); }
  /// How far the image of a component at the corner lies from the corner.
  std::size_t row_shift(const Extent& extent, std::uint32_t g) const {
    return (g & 1) == 0 ? 0 : rows_ - ((g & 4) != 0 ? extent.columns : extent.rows);
  }
  std::size_t column_shift(const Extent& extent, std::uint32_t g) const {
    return (g & 2) == 0 ? 0 : columns_ - ((g & 4) != 0 ? extent.rows : extent.columns);
  }

  /// Rows, columns, and how many moves begin in the first row, end in the last row, begin in the first column, end in the last column.
  std::array<std::uint64_t, 6> measures_of(const Key& component, const Extent& extent) const {
    return {extent.rows,
            extent.columns,
            (component & in_row_[0]).count(),
            (component & to_row_[extent.rows - 1]).count(),
            (component & in_column_[0]).count(),
            (component & to_column_[extent.columns - 1]).count()};
  }

  /// Packs the measures of the image of a component, which follow from its own.
  static std::uint64_t signature(std::array<std::uint64_t, 6> m, std::uint32_t g) {
    if ((g & 4) != 0) m = {m[1], m[0], m[4], m[5], m[2], m[3]};
    if ((g & 1) != 0) std::swap(m[2], m[3]);
    if ((g & 2) != 0) std::swap(m[4], m[5]);
    std::uint64_t out = 0;
    for (const std::uint64_t measure : m) out = out << 10 | measure;
    return out;
  }

  /// Returns the image of a component at the corner, moved to the corner.
  Key image(const Key& component, const Extent& extent, std::uint32_t g) const {
    Key out;
    component.each([&](std::size_t bit) { out.add(images_[g][bit]); });
    return out.lowered(row_shift(extent, g) * columns_ + column_shift(extent, g));
  }

  const MoveGraph graph_;
  const MoveTables& tables_;
  std::size_t rows_, columns_;
  // By bit: the moves that it takes away, itself included; those that take each other away, near: in either direction, exclude: in both.
  std::vector<Key> takes_away_, near_, exclude_;
  std::array<Key, 4> owned_ = {};  // the moves of one of these players
  bool partizan_ = false;
  std::vector<Key> beside_, around_;                          // near the moves that a move takes away, and near those
  std::vector<Key> in_row_, in_column_, to_row_, to_column_;  // moves whose places begin, or end, there
  std::array<std::vector<std::uint32_t>, 16> images_;
  std::vector<std::uint32_t> move_at_;  // by bit
};

/// Sets of 1, 2 or 8 words: each size is code of its own.
template <std::size_t W>
std::unique_ptr<RegionGame> with_words(MoveGraph graph, const MoveTables& tables) {
  if (bits_of(graph) <= 64 * W) return std::make_unique<MoveSets<W>>(std::move(graph), tables);
  // Four words are rarely met, and hardly faster than eight: code is downloaded.
  if constexpr (W < 8) return with_words<W == 1 ? 2 : 8>(std::move(graph), tables);
  else return nullptr;
}

}  // namespace

std::unique_ptr<RegionGame> move_sets(MoveGraph graph, const MoveTables& tables) { return with_words<1>(std::move(graph), tables); }

}  // namespace grundy::lab
