// Common parts of the solutions of rule texts: the table of the text, and the layers of values where Left and Right have different moves.
#pragma once

#include <optional>

#include "lab/game/solution_state.hpp"
#include "lab/game/text_values.hpp"
#include "lab/game/value_cells.hpp"

namespace grundy::lab {

class TextSolution : public Solution {
 public:
  const GameInfo& info() const final { return info_; }
  const TableShape& shape() const final { return text_.table.shape(); }
  std::string_view scene() const final { return text_.layout; }
  std::optional<Error> wrap(std::uint64_t width) final;
  std::optional<ShortValue> short_value() final { return lab::short_value(text_.solved, *text_.program); }

  /// Also works on the cells that are wanted, in calls that have nothing else to do.
  double advance(const Slice& slice) final;
  bool prepare(const State& state) final {
    wanted_.reset();
    return prepare_position(state);
  }
  bool prepare_cells(Layer layer, Range x, Range y) final;
  bool find_cells(Layer layer, Range x, Range y, const Slice& slice) final;
  CellValue cell(Layer layer, Cell at) final;
  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) final;
  std::string cell_text(Layer layer, CellValue cell) final { return values_.cell_text(layer, cell); }

 protected:
  explicit TextSolution(SolutionState text);

  // The members of Solution with these names, for the other layers.
  virtual double advance_answer(const Slice& slice) { return text_.advance(slice); }
  virtual bool prepare_position(const State&) { return true; }
  virtual bool prepare_known(Range, Range) { return true; }
  virtual bool find_known(Layer, Range, Range, const Slice&) { return true; }
  virtual CellValue known_cell(Layer layer, Cell at) = 0;
  virtual void paint_known(Layer layer, Cell at, std::span<std::uint8_t> out);
  virtual void forget_cells() {}

  mutable SolutionState text_;

 private:
  struct CellsWanted {
    Layer layer;
    Range x, y;
  };

  const GameInfo& info_;
  ValueCells values_{*this, text_};
  std::optional<CellsWanted> wanted_;
};

}  // namespace grundy::lab
