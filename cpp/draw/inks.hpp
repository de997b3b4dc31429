// The colours of tables, equal to those of the page: web/views/table/ink/palette.ts explains the choice; a test compares the two.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "draw/colour.hpp"
#include "tables/table.hpp"

namespace grundy::draw {

enum class Theme : std::uint8_t { light, dark };

/// The number of steps to which shares of blocks are rounded, never to none or all.
inline constexpr int kShareSteps = 64;

/// The colours for one layer in one theme.
class Inks {
 public:
  Inks(Layer layer, Theme theme);

  Rgb paper() const { return paper_; }
  /// Returns the colour of a cell byte of a picture; nothing without a cell. Layers of lengths also need the cell's byte of the outcome.
  std::optional<Rgb> cell(std::uint8_t byte, std::uint8_t outcome) const;
  /// Returns the colour of a block with these shares of P- and D-cells, as bytes.
  Rgb share(std::uint8_t p, std::uint8_t d);
  /// Returns the colour of the hatching of draws.
  Rgb hatching() const;
  /// Whether cells of these bytes are draws, which are hatched.
  bool hatches(std::uint8_t byte, std::uint8_t outcome) const;

 private:
  Theme theme_;
  LayerScale scale_;
  Rgb paper_, draw_;
  std::array<std::optional<Rgb>, 256> cells_;
  std::array<std::optional<Rgb>, 256> lost_;  // layers of lengths: `cells_` has the won cells
  std::array<std::optional<Rgb>, std::size_t{kShareSteps + 1} * (kShareSteps + 1)> shares_;  // computed on demand
};

}  // namespace grundy::draw
