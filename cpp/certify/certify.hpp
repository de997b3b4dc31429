// Writes certificates: proofs of answers that others can check (docs/certificates.md, cpp/check).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "kit/game.hpp"
#include "lab/game/formula.hpp"
#include "report/report.hpp"

namespace grundy {

/// Certifies the position that the parameters describe, or the position of a cell, by the strongest proof that is small enough: all
/// positions with their values, the nimbers of components, a theorem, a strategy, and finally a sample. Errors: those of `open_game`, no
/// such cell, a position with too many options for all of these, and a proof that contradicts the solver, which would be a bug.
Result<std::string> certify(std::string_view id, const RawParameters& raw, const std::optional<Cell>& at);

/// Certifies all positions of a window, up to kMostClaimedCells: by a proof if it is small enough, otherwise by a sample of cells with
/// their options. Errors: as above, and a window that is empty, too large, or not within the table.
Result<std::string> certify_window(std::string_view id, const RawParameters& raw, const Window& window);

/// Certifies that a formula is right for all positions of a text, or wrong for the first such position. Errors: as above, faults of the
/// formula, and a game of the catalogue.
Result<std::string> certify_formula(std::string_view id, const RawParameters& raw, std::string_view formula, lab::Against against);

/// Certifies the value of a position of a rule text in normal play, or of a sum of such positions and of games in normal play: its class,
/// its name if that is short, and the fate of every option. Errors: as above, play that is not normal or may repeat, another game, and a
/// proof with more than 20,000 positions, forms or sums, or that takes too many comparisons.
Result<std::string> certify_value(std::string_view id, const RawParameters& raw, const std::optional<Cell>& at);

}  // namespace grundy
