// How the positions of a rule text lie on a table: any two of their numbers as axes, the others as at the start.
#pragma once

#include <optional>

#include "lab/solvers/solved.hpp"
#include "tables/table.hpp"

namespace grundy::lab {

/// A sum as the numbers of its components.
using Numbers = std::vector<std::uint64_t>;

class TextTable {
 public:
  /// Errors: an axis that is no part, a width that is none.
  static Result<TextTable> read(const RawParameters& raw, std::shared_ptr<const Solved> solved, const std::shared_ptr<const Program>& program);

  const TableShape& shape() const { return shape_; }
  TableShape& shape() { return shape_; }

  /// The position of a cell: one component, or two where the axes are those of two heaps. Nothing where there is none.
  std::optional<Numbers> at(Cell cell) const;
  std::optional<Cell> cell_of(const Numbers& numbers) const;

  /// Paints cells of a row from `at` rightward, where each is one component. False where cells are two.
  bool paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) const;
  /// Where the components stand, if each has a cell.
  std::vector<Cell> pieces(const Numbers& numbers) const;
  std::optional<Error> wrap(std::uint64_t width);

  /// Its axes, or its width, as parameters.
  void write_out(RawParameters& parameters) const;

  const Numbers& start() const { return start_; }

  /// One number a cell, in rows; two parts of a position; or two heaps.
  enum class Kind : std::uint8_t { sequence, plane, pair };
  Kind kind() const { return kind_; }
  /// The slots of the axes; the same twice where there is one alone.
  std::size_t across() const { return x_; }
  std::size_t along() const { return y_; }

  /// A sequence that is not asked for otherwise: few numbers stand in one row, others in a rectangle a little wider than high.
  struct UsualWidth {
    static constexpr std::uint64_t whole = 60, most = 100;
    static constexpr std::uint64_t tenths = 16, step = 10;  // of width by height; what a width is a multiple of
    static std::uint64_t of(std::uint64_t size, std::uint64_t count);
  };

 private:
  std::optional<std::uint64_t> number_with(std::int64_t x, std::int64_t y) const;
  /// The number of a position; nothing where the numbers make none.
  std::optional<std::uint64_t> number_of(const Slots& slots) const;

  std::shared_ptr<const Solved> solved_;
  Kind kind_ = Kind::plane;
  std::size_t x_ = 0, y_ = 0;
  std::int64_t stride_ = 0;  // how much a position's number grows from column to column
  Slots base_;
  Numbers start_;
  TableShape shape_;
};

}  // namespace grundy::lab
