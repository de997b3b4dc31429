// The games by their rules alone. Separate from the catalogue, so that programs without it do not link it.
#pragma once

#include <optional>
#include <string_view>

#include "kit/game.hpp"
#include "rules/game_rules.hpp"
#include "solve/rules_solver.hpp"

namespace grundy {

/// Returns the rules of a game by id, for these parameters. Nothing if there is no such id, and for sums, whose parts have rules of their
/// own.
std::optional<GameRules> rules_of(std::string_view id, const Parameters& parameters);

/// Opens a game by its rules alone, as `open_game` opens it. Small instances only: for larger ones the solution reports a `failure`.
Result<std::unique_ptr<Solution>> open_rules(std::string_view id, const RawParameters& raw, SolverReach reach = {});

}  // namespace grundy
