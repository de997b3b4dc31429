// Writes certificates: proofs of answers that others can check (docs/certificates.md, cpp/check).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "kit/game.hpp"
#include "lab/game/formula.hpp"
#include "report/report.hpp"

namespace grundy {

/// The certificate of the position that the parameters describe, or that stands on a cell. The strongest proof that can be written out: all
/// positions with their values, the components' nimbers, a theorem, a strategy, at last a sample. Errors: those of `open_game`, no such
/// cell, a position whose options are too many for all of these, and a proof that contradicts the solver, which would be a fault of ours.
Result<std::string> certify(std::string_view id, const RawParameters& raw, const std::optional<Cell>& at);

/// The certificate of all positions on a window of the table, up to kMostClaimedCells: proved where that can be written out, else a sample of
/// the cells, each with its options. Errors: as above, and a window that is empty, too large, or not within the table.
Result<std::string> certify_window(std::string_view id, const RawParameters& raw, const Window& window);

/// The certificate that a formula is right for all positions of a text, or of the first position where it is wrong. Errors: as above, faults of the
/// formula, and a game of the catalogue.
Result<std::string> certify_formula(std::string_view id, const RawParameters& raw, std::string_view formula, lab::Against against);

}  // namespace grundy
