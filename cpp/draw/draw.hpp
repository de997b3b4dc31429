// Draws a table into a file.
#pragma once

#include "draw/png.hpp"

namespace grundy::draw {

enum class Format : std::uint8_t { png, svg };

/// `title`: the title of an SVG. Errors: those of lay_out. O(pixels), plus the painting by the game.
Result<std::string> draw(Table& table, Layer layer, const DrawRequest& request, Format format, std::string_view title,
                         const Deflate& deflate);

}  // namespace grundy::draw
