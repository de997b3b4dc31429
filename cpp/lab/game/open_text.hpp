// Opens rule texts as solutions with the interface of all games.
#pragma once

#include <memory>

#include "kit/game.hpp"
#include "lab/game/formula.hpp"
#include "lab/game/solution_state.hpp"
#include "lab/solvers/solver.hpp"
#include "rules/game_rules.hpp"

namespace grundy::lab {

/// Opens the game `rules`. Parameters: `text`, those of the text, and those of its table: `across`, `down` or `up`, and `width`.
Result<std::unique_ptr<Solution>> open_text(const RawParameters& raw);

/// The same, and sets `program` to the text with these values.
Result<std::unique_ptr<Solution>> open_text(const RawParameters& raw, std::shared_ptr<const Program>& program, const Reach& reach = {});

/// Adds the default text if there is none.
RawParameters with_text(RawParameters raw);

/// Reads a text and chooses its solver; nothing is solved yet. Errors: those of `open_text`.
Result<SolutionState> open_state(const RawParameters& raw, const Reach& reach = {});

/// A position of one component, and the value of a formula there.
struct FormulaValue {
  Position position;
  std::optional<std::int64_t> value;
};

/// A solution with its rules, and with its parameters in the form of certificates: for the cell of a table (`on_table`) the parameters of
/// the table are explicit.
struct TextInstance {
  std::unique_ptr<Solution> solution;
  GameRules game_rules;
  RawParameters parameters;
  bool whole = true;  // all positions are solved, not only those reachable from the start
  /// Evaluates a formula on all positions of one component, in order. Errors: faults of the formula, and too many positions.
  std::function<Result<std::vector<FormulaValue>>(std::string_view formula)> evaluate = {};
};
/// Errors: those of `open_text`, and a start above its range.
Result<TextInstance> open_text_with_rules(const RawParameters& raw, bool on_table);

/// The catalogue entry of `rules`.
const Game& text_game();

}  // namespace grundy::lab
