// The colours of tables, as the page has them: web/views/table/ink/palette.ts says why they are these; a test holds the two together.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "draw/colour.hpp"
#include "tables/table.hpp"

namespace grundy::draw {

enum class Theme : std::uint8_t { light, dark };

/// Shares of blocks are rounded to this many steps, never to none or all.
inline constexpr int kShareSteps = 64;

/// Of pictures of one layer in one theme.
class Inks {
 public:
  Inks(Layer layer, Theme theme);

  Rgb paper() const { return paper_; }
  /// Of a cell byte of `paint`; nothing where there is no cell.
  std::optional<Rgb> cell(std::uint8_t byte) const { return cells_[byte]; }
  /// Of a block with these shares of P- and D-cells, as bytes.
  Rgb share(std::uint8_t p, std::uint8_t d);
  /// Of the lines that hatch draws.
  Rgb hatching() const;
  /// The byte of cells that are hatched, if this layer has any.
  std::optional<std::uint8_t> hatched_byte() const { return hatched_byte_; }

 private:
  Theme theme_;
  Rgb paper_, draw_;
  std::array<std::optional<Rgb>, 256> cells_;
  std::optional<std::uint8_t> hatched_byte_;
  std::array<std::optional<Rgb>, std::size_t{kShareSteps + 1} * (kShareSteps + 1)> shares_;  // once they are asked for
};

}  // namespace grundy::draw
