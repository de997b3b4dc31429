// Solutions of rule texts, behind the door of all games.
#pragma once

#include <memory>

#include "kit/game.hpp"
#include "lab/game/formula.hpp"
#include "rules/game_rules.hpp"

namespace grundy::lab {

/// Opens `rules`: the parameter `text`, those of the text, and of its table `across`, `down` or `up`, and `width`.
Result<std::unique_ptr<Solution>> open_text(const RawParameters& raw);

/// A position of one component, and what a formula is worth there.
struct FormulaValue {
  Position position;
  std::optional<std::int64_t> worth;
};

/// The same with the rules that it was opened by, and with its parameters as certificates have them: of a table's cell (`on_table`) those of the
/// table are written out.
struct TextInstance {
  std::unique_ptr<Solution> solution;
  GameRules game_rules;
  RawParameters parameters;
  bool whole = true;  // all positions are solved, not only those that can be reached from the start
  /// Of all positions of one component, in order. Errors: faults of the formula, and too many positions.
  std::function<Result<std::vector<FormulaValue>>(std::string_view formula)> worth = {};
};
Result<TextInstance> open_text_with_rules(const RawParameters& raw, bool on_table);

/// What is said of `rules` among games.
const Game& text_game();

}  // namespace grundy::lab
