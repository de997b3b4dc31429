// The table of a rule text: any two numbers of a position as axes, the others as in the start.
#pragma once

#include <optional>

#include "lab/solvers/solved.hpp"
#include "tables/table.hpp"

namespace grundy::lab {

/// A sum: the numbers of its components.
using Numbers = std::vector<std::uint64_t>;

class TextTable {
 public:
  /// Reads the parameters of the table. Errors: an axis that is no part, an invalid width.
  static Result<TextTable> read(const RawParameters& raw, std::shared_ptr<Solved> solved, const std::shared_ptr<const Program>& program);

  const TableShape& shape() const { return shape_; }
  TableShape& shape() { return shape_; }

  /// Returns the position of a cell: one component, or two if the axes are two heaps. Nothing if there is none.
  std::optional<Numbers> at(Cell cell) const;
  std::optional<Cell> cell_of(const Numbers& numbers) const;

  /// The mark of the number of a sequence that is above its end.
  std::optional<Mark> mark_beyond(const Numbers& numbers) const;

  /// The same for a plane whose positions have no numbers: the slots of the text, followed by the player to move in partizan texts.
  std::optional<Slots> slots_at(Cell cell) const;
  std::optional<Cell> cell_of_slots(const Slots& slots) const;
  RawParameters starting_with_slots(const Slots& slots) const;
  /// The start with the player who begins.
  const Slots& start_slots() const { return base_; }

  /// Paints cells of a row from `at` rightward if they are single components. False if they are pairs.
  bool paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) const;
  /// Returns the cells of the components that have one.
  std::vector<Cell> pieces(const Numbers& numbers) const;
  std::optional<Error> wrap(std::uint64_t width);
  /// Returns the parameters for a start with these numbers; nothing if start lines set them.
  RawParameters starting_with(const Numbers& numbers) const;

  /// Searches a solved sequence for a period. O(terms), of at most kMostTerms.
  void find_period();

  /// Writes its axes, or its width, as parameters.
  void write_out(RawParameters& parameters) const;

  const Numbers& start() const { return start_; }

  static constexpr std::uint64_t kMostTerms = std::uint64_t{1} << 22;

  /// Partizan games: whether Right begins, and the start if the other player began.
  bool right_begins() const { return right_begins_; }
  const Numbers& start_of_other() const { return start_of_other_; }

  /// One number per cell, in rows; two parts of a position; or two heaps.
  enum class Kind : std::uint8_t { sequence, plane, pair };
  Kind kind() const { return kind_; }
  /// The slots of the axes, equal if there is only one.
  std::size_t across() const { return x_; }
  std::size_t along() const { return y_; }

  /// The slots of a plane's axes, equal if there is only one, and whether rows count upward.
  struct PlaneAxes {
    std::size_t across, along;
    bool up;
  };

  /// The default width of a sequence: few numbers form one row, more a rectangle a little wider than high.
  struct UsualWidth {
    static constexpr std::uint64_t whole = 60, most = 100;
    static constexpr std::uint64_t tenths = 16, step = 10;  // width / height in tenths; widths are multiples of `step`
    static std::uint64_t of(std::uint64_t size, std::uint64_t count);
  };

 private:
  void lay_sequence(const Axis& axis, std::uint64_t width);
  void lay_pair(const Program& program);
  void lay_plane(const Program& program, const PlaneAxes& axes);
  /// Returns the slots of a cell; nothing if it is beyond their ranges.
  std::optional<Slots> plane_slots(Cell cell) const;
  /// Returns the number of a position; nothing if the slots form none.
  std::optional<std::uint64_t> number_of(const Slots& slots) const;

  std::shared_ptr<Solved> solved_;
  Kind kind_ = Kind::plane;
  std::size_t x_ = 0, y_ = 0;
  std::int64_t stride_ = 0;  // difference of position numbers between columns
  Slots base_;
  Numbers start_, start_of_other_;
  bool right_begins_ = false;
  TableShape shape_;
};

}  // namespace grundy::lab
