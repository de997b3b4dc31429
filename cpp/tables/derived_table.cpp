#include "tables/derived_table.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "base/number.hpp"
#include "base/result.hpp"

namespace grundy {

namespace {

constexpr Outcome marking(bool marked) { return marked ? Outcome::P : Outcome::N; }

/// A layer of a table.
struct Side {
  Table* table;
  Layer layer;

  CellValue cell(Cell at) const { return table->cell(layer, at); }

  std::string text(CellValue value) const { return table->cell_text(layer, value); }
  LayerScale scale() const { return facts(layer).scale; }
};

/// Writes kMostByte for each score whose byte stands for other scores, too, as the other layers have it, and for each text.
void mark_saturated(LayerScale scale, std::span<std::uint8_t> row) {
  const bool texts = has_texts(scale);
  for (std::uint8_t& byte : row) byte = byte == 0 || byte == 2 * kEvenByte || (texts && byte < kMostByte) ? kMostByte : byte;
}

class DerivedTable final : public Table {
 public:
  /// `other.table` is null if cells are compared with one value.
  DerivedTable(const Side& side, const Side& other, CellValue value)
      : side_(side), other_(other), value_(value), shape_(side.table->shape()) {
    shape_.layers.resize(1);  // the first one is the outcome
    if (!by_outcomes()) shape_.grain = 1;
  }

  const TableShape& shape() const override { return shape_; }
  std::vector<Mark> marks() override { return side_.table->marks(); }
  Headers headers() const override { return side_.table->headers(); }

  bool find_cells(Layer, Range x, Range y, const Slice& slice) override {
    return side_.table->find_cells(side_.layer, x, y, slice) && (!two() || other_.table->find_cells(other_.layer, x, y, slice));
  }

  CellValue cell(Layer, Cell at) override {
    const CellValue a = side_.cell(at), b = other_.table ? other_.cell(at) : a.is_known() ? value_ : a;
    if (a.is_absent() != b.is_absent()) return CellValue::of(Outcome::P);
    if (!a.is_known()) return a;
    return b.is_known() ? CellValue::of(marking(same(a, b) != two())) : b;
  }

  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) override {
    cell_rows(layer, {at.x, at.x + out.size()}, {at.y, at.y + 1})->paint(at.y, out);
  }

  std::unique_ptr<CellRows> cell_rows(Layer, Range x, Range y) override;
  std::unique_ptr<BlockRows> block_rows(const Blocks& x, const Blocks& y, Effort effort) override;

  /// Compares the bytes of both sides for some cells in one row: adjacent from `at` on, or in the listed columns.
  void mark(std::span<std::uint8_t> row, std::span<std::uint8_t> others, Cell at, const std::uint64_t* columns);

  const Side& side() const { return side_; }
  const Side& other() const { return other_; }
  bool two() const { return other_.table != nullptr; }
  /// Whether known cells are equal. The keys of texts are those of one table.
  bool same(CellValue a, CellValue b) const { return two() && a.is_text() && b.is_text() ? side_.text(a) == other_.text(b) : a == b; }

 private:
  /// Takes the blocks from the table's own shares of an outcome.
  bool by_outcomes() const { return !two() && side_.layer == Layer::outcome; }

  Side side_, other_;
  CellValue value_;
  TableShape shape_;
};

void DerivedTable::mark(std::span<std::uint8_t> row, std::span<std::uint8_t> others, Cell at, const std::uint64_t* columns) {
  const bool one = !two();
  std::uint8_t value = value_.byte();
  if (const LayerScale scale = side_.scale(); scale >= LayerScale::scores) {
    mark_saturated(scale, row);
    mark_saturated(scale, others);
    mark_saturated(scale, {&value, 1});
  }
  const std::uint64_t first = at.x;
  const std::uint8_t equal = one ? 1 : 0, differs = 1 - equal;
  for (std::size_t i = 0; i < row.size(); ++i) {
    const std::uint8_t a = row[i], b = !one ? others[i] : a < kUnknownByte ? value : a, high = std::max(a, b);
    row[i] = a == b ? high >= kMostByte ? high : equal : high == kUnknownByte ? high : differs;
  }
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (row[i] != kMostByte) continue;
    // One byte stands for all large values: both cells have one, but not necessarily the same.
    at.x = columns ? columns[i] : first + i;
    row[i] = same(side_.cell(at), one ? value_ : other_.cell(at)) ? equal : differs;
  }
}

class DerivedRows final : public CellRows {
 public:
  DerivedRows(DerivedTable& marks, Range x, Range y) : marks_(marks), x_(x.from), rows_(rows_of(marks.side(), x, y)) {
    if (marks.two()) others_ = rows_of(marks.other(), x, y);
  }

  void paint(std::uint64_t y, std::span<std::uint8_t> out) override {
    row_.resize(out.size());
    rows_->paint(y, out);
    if (others_) others_->paint(y, row_);
    marks_.mark(out, row_, {x_, y}, nullptr);
  }

  bool pick(std::uint64_t y, std::span<const std::uint64_t> columns, std::span<std::uint8_t> out) override {
    row_.resize(out.size());
    pick_cells(*marks_.side().table, marks_.side().layer, *rows_, y, columns, out);
    if (others_) pick_cells(*marks_.other().table, marks_.other().layer, *others_, y, columns, row_);
    marks_.mark(out, row_, {x_, y}, columns.data());
    return true;
  }

 private:
  static std::unique_ptr<CellRows> rows_of(const Side& side, Range x, Range y) { return side.table->cell_rows(side.layer, x, y); }

  DerivedTable& marks_;
  std::uint64_t x_;
  std::unique_ptr<CellRows> rows_, others_;
  std::vector<std::uint8_t> row_;
};

/// Shares of one outcome, from a table's own shares of P and D: exact where these are.
class OutcomeBlocks final : public BlockRows {
 public:
  OutcomeBlocks(std::unique_ptr<BlockRows> rows, CellValue wanted) : rows_(std::move(rows)), wanted_(wanted) {}

  bool count(std::uint32_t j, BlockCounts& out, const Slice& slice) override {
    if (!rows_->count(j, out, slice)) return false;
    for (std::size_t i = 0; i < out.p.size(); ++i) {
      const std::uint64_t counts[] = {out.cells[i] - out.p[i] - out.d[i], out.p[i], out.d[i]};
      out.p[i] = counts[static_cast<std::size_t>(wanted_.value())];
      out.d[i] = 0;
    }
    return true;
  }
  bool sampled() const override { return rows_->sampled(); }

 private:
  std::unique_ptr<BlockRows> rows_;
  CellValue wanted_;
};

std::unique_ptr<CellRows> DerivedTable::cell_rows(Layer, Range x, Range y) { return std::make_unique<DerivedRows>(*this, x, y); }

std::unique_ptr<BlockRows> DerivedTable::block_rows(const Blocks& x, const Blocks& y, Effort effort) {
  if (!by_outcomes()) return Table::block_rows(x, y, effort);
  return std::make_unique<OutcomeBlocks>(side_.table->block_rows(x, y, effort), value_);
}

Message size_text(const TableShape& s) { return message(kTablePhrases["table-from"], {s.x.count, s.y.count, s.x.first, s.y.first}); }

bool same_indices(const Axis& a, const Axis& b) { return a.first == b.first && a.count == b.count; }

}  // namespace

Result<std::unique_ptr<Table>> alike(Table& table, Layer layer, Cell cell) {
  const CellValue value = table.cell(layer, cell);
  if (!value.is_known()) return parameter_error("cell", kTablePhrases["known-cell"], kTablePhrases["another"], Error::Code::usage);
  return std::make_unique<DerivedTable>(Side{&table, layer}, Side{}, value);
}

Result<std::unique_ptr<Table>> difference(Table& table, Layer layer, Table& other, Layer other_layer) {
  const TableShape &a = table.shape(), &b = other.shape();
  if (!same_indices(a.x, b.x) || !same_indices(a.y, b.y)) return parameter_error("other", size_text(a), size_text(b), Error::Code::usage);
  const LayerScale one = facts(layer).scale, two = facts(other_layer).scale;
  const auto only_winner = [](LayerScale scale) { return scale == LayerScale::outcomes || scale >= LayerScale::scores; };
  if (one != two && (only_winner(one) || only_winner(two))) layer = other_layer = Layer::outcome;
  return std::make_unique<DerivedTable>(Side{&table, layer}, Side{&other, other_layer}, CellValue::absent());
}

}  // namespace grundy
