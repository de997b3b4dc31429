// The cells of the layers `value`, `mean` and `temperature` of a text with Left and Right.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "kit/position_worth.hpp"
#include "lab/game/cells_on_demand.hpp"
#include "lab/game/solution_state.hpp"
#include "theory/values/format.hpp"
#include "theory/values/thermograph.hpp"

namespace grundy::lab {

class ValueCells final : public CellsOnDemand {
 public:
  /// Both must outlive it.
  ValueCells(const Solution& solution, const SolutionState& text) : CellsOnDemand(text.table), solution_(solution), text_(text) {}

  /// Returns the value of a cell, worked out without a pause if it is not known yet.
  CellValue cell(Layer layer, Cell at);
  /// Writes the bytes of cells as far as they are known.
  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) const;
  /// Returns the text of a cell that this object returned: "{…|…}" if it is too long.
  std::string cell_text(Layer layer, CellValue cell) const;

  /// Drops all cells: the table has another shape.
  void forget() { known_.clear(); }

 protected:
  bool is_settled(Layer, Cell at) const override { return known_at(at) != kUnknown; }
  /// `effort`: a hundredth of the steps (values::Steps) that are used.
  Work work(Layer layer, Cell at, const Slice& slice, std::uint64_t effort) override;

 private:
  /// What is shown of a value.
  struct Worth {
    values::Id value;
    OutcomeClass who_wins;
    values::Dyadic mean, temperature;
  };
  /// The index of a cell's worth, plus kFirst.
  using Known = std::uint32_t;
  static constexpr Known kUnknown = 0, kAbsent = 1, kFailed = 2, kFirst = 3;

  Known known_at(Cell at) const;
  CellValue shown(Known known, Layer layer) const;
  /// Returns what is known of a position now.
  Known look(const State& state, values::Steps& steps);
  std::optional<Worth> worth_of(values::Id value, values::Steps& steps);

  const Solution& solution_;
  const SolutionState& text_;
  std::vector<Known> known_;
  // Made by the first cell that is asked for.
  struct Engine {
    values::Store store;
    values::Formatter formatter{store};
    values::Thermographs thermographs{store};
    std::unique_ptr<PositionWorth> positions;
    NumberMap places;  // by id, in `all_`
  };
  std::unique_ptr<Engine> engine_;
  std::vector<Worth> all_;
  // The cell that was worked on last, and the steps spent on it in this round.
  Cell at_;
  std::uint64_t spent_ = 0;
};

}  // namespace grundy::lab
