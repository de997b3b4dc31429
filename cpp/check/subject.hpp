// The subject of a certificate: a game of the catalogue, or a rule text.
#pragma once

#include <memory>
#include <string_view>

#include "kit/game.hpp"
#include "lab/game/open_text.hpp"
#include "rules/game_rules.hpp"

namespace grundy {

/// An open instance and its rules.
struct Subject {
  std::unique_ptr<Solution> solution;
  GameRules game_rules;
  /// As given; for a text, everything needed to open it again.
  RawParameters parameters;
  bool whole = true;  // all positions of its table are solved
  /// For a text: evaluates a formula everywhere (lab::TextInstance). Empty for games of the catalogue.
  std::function<Result<std::vector<lab::FormulaValue>>(std::string_view formula)> evaluate = {};
  bool text() const { return evaluate != nullptr; }
};

/// Whether there is a game with that id.
bool has_subject(std::string_view id);

/// Opens a subject without solving it. `on_table`: the certificate is about cells, so the parameters of a text include those of its table.
/// Errors: those of `open_game`, and faults of the text.
Result<Subject> open_subject(std::string_view id, const RawParameters& raw, bool on_table);

}  // namespace grundy
