// A position of a text by its rules alone, with the moves of Left and of Right: for certificates of values.
#pragma once

#include <memory>
#include <optional>

#include "kit/parameters.hpp"
#include "rules/rules.hpp"
#include "tables/window.hpp"

namespace grundy::lab {

struct TextSides {
  std::unique_ptr<Rules> rules;
  /// Whether positions of the rules end with who is to move.
  bool has_mover = false;
  /// The components of the start, or of a cell of the table; nothing about who is to move.
  std::vector<Position> components;
  /// Everything needed to open it again, with the parameters of the table if there is a cell.
  RawParameters parameters;
};

/// Errors: those of `open_text`, play that is not normal, no such cell, and a start above its range.
Result<TextSides> open_text_sides(const RawParameters& raw, const std::optional<Cell>& at);

}  // namespace grundy::lab
