// The cells of the layers `value`, `mean` and `temperature` of a text with Left and Right.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "kit/state_values.hpp"
#include "lab/game/cells_on_demand.hpp"
#include "lab/game/solution_state.hpp"
#include "theory/values/format.hpp"
#include "theory/values/thermograph.hpp"

namespace grundy::lab {

class ValueCells final : public CellsOnDemand {
 public:
  /// Both must outlive it.
  ValueCells(const Solution& solution, const SolutionState& text) : CellsOnDemand(text.table), solution_(solution), text_(text) {}

  /// Returns the text of a cell that this object returned: "{…|…}" if it is too long.
  std::string cell_text(Layer layer, CellValue cell) const;

 protected:
  /// `effort`: a hundredth of the steps (values::Steps) that are used.
  Work work(Layer layer, Cell at, Known& known, const Slice& slice, std::uint64_t effort) override;
  /// `known`: kFirst plus the index of the cell's value.
  CellValue shown(Layer layer, Known known) const override;

 private:
  /// Facts shown of a value.
  struct ShownValue {
    values::Id value;
    OutcomeClass who_wins;
    values::Dyadic mean, temperature;
  };
  /// Returns what is known of a position now.
  Known look(const State& state, values::Steps& steps);
  std::optional<ShownValue> shown_value_of(values::Id value, values::Steps& steps);

  const Solution& solution_;
  const SolutionState& text_;
  // Made by the first cell that is asked for.
  struct Engine {
    values::Store store;
    values::Formatter formatter{store};
    values::Thermographs thermographs{store};
    std::unique_ptr<StateValues> positions;
    NumberMap places;  // by id, in `all_`
  };
  std::unique_ptr<Engine> engine_;
  std::vector<ShownValue> all_;
  // The cell that was worked on last, and the steps spent on it in this round.
  Cell at_;
  std::uint64_t spent_ = 0;
};

}  // namespace grundy::lab
