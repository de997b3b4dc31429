// What certificates are about: a game of the catalogue, or rules that come as a text.
#pragma once

#include <memory>
#include <string_view>

#include "kit/game.hpp"
#include "lab/game/open_text.hpp"
#include "rules/game_rules.hpp"

namespace grundy {

/// An instance that is opened, and its rules.
struct Subject {
  std::unique_ptr<Solution> solution;
  GameRules game_rules;
  /// As they were given; of a text all that it takes to open it again.
  RawParameters parameters;
  bool whole = true;  // all positions of its table are solved
  /// Of a text: what a formula is worth everywhere (lab::TextInstance). Empty for games of the catalogue.
  std::function<Result<std::vector<lab::FormulaValue>>(std::string_view formula)> worth = {};
  bool text() const { return worth != nullptr; }
};

/// Whether there is a game of that id.
bool has_subject(std::string_view id);

/// Nothing is solved yet. `on_table` says that a cell of the table is meant: then the parameters of a text say as well how its table lies. Errors:
/// those of `open_game`, and faults of the text.
Result<Subject> open_subject(std::string_view id, const RawParameters& raw, bool on_table);

}  // namespace grundy
