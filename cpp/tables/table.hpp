// Result tables: shape, layers and cells.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "tables/cell_bytes.hpp"
#include "theory/period.hpp"
#include "theory/value.hpp"

namespace grundy {

/// The layers of tables: name, scale, and the part of a value `v` that is shown. A row is all that a layer is, here and on the pages. The
/// last three are of positions of Left and Right (theory/values).
#define GRUNDY_LAYERS(LAYER)               \
  LAYER(outcome, outcomes, v.outcome)      \
  LAYER(nimber, nimbers, v.nimber)         \
  LAYER(remoteness, lengths, v.remoteness) \
  LAYER(score, scores, v.score)            \
  LAYER(value, values, kNoNimber)          \
  LAYER(mean, means, kNoNimber)            \
  LAYER(temperature, temperatures, kNoNimber)
inline constexpr std::optional<Nimber> kNoNimber;

#define GRUNDY_LAYER(name, scale, part) name,
enum class Layer : std::uint8_t { GRUNDY_LAYERS(GRUNDY_LAYER) };
#undef GRUNDY_LAYER

/// The meaning of a layer's values, which determines words and colours.
enum class LayerScale : std::uint8_t {
  outcomes,      // 0 N, 1 P, 2 D
  nimbers,       // 0 is the lost one
  lengths,       // numbers of moves; the outcome determines the colour
  scores,        // points, from behind to ahead
  values,        // texts; their outcome classes determine the colours
  means,         // fractions, from Right's to Left's
  temperatures,  // fractions, from cold to hot
};
inline constexpr const char* kLayerScaleNames[] = {"outcomes", "nimbers", "lengths", "scores", "values", "means", "temperatures"};
constexpr bool has_texts(LayerScale scale) { return scale >= LayerScale::values; }

/// Everything about a layer, for the core and for the pages (cpp/doors/facts.cpp).
struct LayerFacts {
  const char* name;
  LayerScale scale;
};
#define GRUNDY_LAYER(name, scale, part) {#name, LayerScale::scale},
inline constexpr LayerFacts kLayers[] = {GRUNDY_LAYERS(GRUNDY_LAYER)};
#undef GRUNDY_LAYER

constexpr const LayerFacts& facts(Layer layer) { return kLayers[static_cast<int>(layer)]; }

/// Column and row as indices of the axes, not as offsets from the table's corner.
struct Cell {
  std::uint64_t x = 0;
  std::uint64_t y = 0;
  bool operator==(const Cell&) const = default;
};

/// One axis: `count` indices from `first`. At most 2^53, so that a double holds each exactly.
struct Axis {
  Message name;
  std::uint64_t first = 0;
  std::uint64_t count = 0;
  bool contains(std::uint64_t index) const { return index >= first && index - first < count; }
};

/// A table may be a sequence wrapped into rows: the cell in column x of row y is the term y * (number of columns) + x.
struct Sequence {
  std::uint64_t count = 0;            // at most 2^53, like those of the axes
  std::string_view parameter;         // the parameter for the width of the rows
  std::optional<Period> period = {};  // once proved
  std::optional<Period> seen = {};    // without proof: of all terms in which it was searched for
  std::uint64_t searched = 0;         // the number of terms in which a period was searched for; 0: all
  std::vector<Message> facts = {};    // other facts about it, a sentence each
};

struct TableShape {
  Axis x, y;
  bool y_up = false;  // draw the first row at the bottom
  std::vector<Layer> layers = {Layer::outcome};
  std::uint64_t grain = 1;  // blocks aligned to squares of this side, from the first cell on, are counted exactly and at once
  std::optional<Sequence> sequence = {};
  Message index = {};  // name of the cells, counted from 0 along the rows, where columns and rows mean nothing by themselves
  bool contains(Cell c) const { return x.contains(c.x) && y.contains(c.y); }
};

/// Something drawn over the table: a piece on a cell, or an arrow to another cell. A piece may be beyond the ends of the axes: then `cell`
/// is the nearest cell, and `x` and `y` are the indices beyond. Along a sequence, `y` is the term.
struct Mark {
  Cell cell;
  std::optional<Cell> to = {};
  std::optional<std::uint64_t> x = {}, y = {};
};

/// Returns the mark of a piece in this column and row.
Mark mark_at(const TableShape& shape, Cell at);

/// A character for each column and each row, drawn beside the axes (the border of a table whose border decides); empty: none.
struct Headers {
  std::string_view x, y;
};

/// The value of a layer at a cell: a number (outcome as 0 N, 1 P, 2 D), a score, something that its table has a text for
/// (Table::cell_text), or nothing if the cell is absent or unknown.
class CellValue {
 public:
  static constexpr CellValue absent() { return {State::absent, 0}; }
  static constexpr CellValue unknown() { return {State::unknown, 0}; }
  static constexpr CellValue of(Natural v) { return {State::known, v}; }
  static constexpr CellValue of(Outcome o) { return of(static_cast<Natural>(o)); }
  /// Returns the nimber or remoteness, unknown if there is none.
  template <typename Part>
  static constexpr CellValue of(const std::optional<Part>& part) {
    return part ? of(*part) : unknown();
  }
  static constexpr CellValue of(Nimber nimber) { return of(Natural{nimber.value}); }
  static constexpr CellValue of(Remoteness remoteness) { return of(remoteness.value); }
  static constexpr CellValue of(Score score) { return {State::score, static_cast<Natural>(score.value)}; }

  /// `key`: different for different texts of a table's layer; below 2^120. `byte`: of the cell in a picture.
  static constexpr CellValue text(Natural key, std::uint8_t byte) { return {State::text, key << 8 | byte}; }

  constexpr bool is_absent() const { return state_ == State::absent; }
  constexpr bool is_known() const { return state_ >= State::known; }
  constexpr bool is_score() const { return state_ == State::score; }
  constexpr bool is_text() const { return state_ == State::text; }
  /// Returns the key of a text.
  constexpr Natural key() const { return value_ >> 8; }
  constexpr Natural value() const { return value_; }
  constexpr std::int64_t score() const { return static_cast<std::int64_t>(value_); }
  constexpr bool operator==(const CellValue&) const = default;

  /// Returns the byte of the cell in a picture.
  constexpr std::uint8_t byte() const {
    if (state_ == State::absent) return kAbsentByte;
    if (state_ == State::unknown) return kUnknownByte;
    if (is_text()) return static_cast<std::uint8_t>(value_);
    return is_score() ? score_byte(score()) : value_byte(value_);
  }

 private:
  enum class State : std::uint8_t { absent, unknown, known, score, text };
  constexpr CellValue(State s, Natural v) : state_(s), value_(v) {}
  State state_;
  Natural value_;
};

/// Returns one layer of a value.
inline CellValue layer_of(const Value& v, Layer layer) {
  switch (layer) {
#define GRUNDY_LAYER(name, scale, part) \
  case Layer::name: return CellValue::of(part);
    GRUNDY_LAYERS(GRUNDY_LAYER)
#undef GRUNDY_LAYER
  }
  return CellValue::absent();
}

}  // namespace grundy
