// A picture of a table as a file.
#pragma once

#include "draw/png.hpp"

namespace grundy::draw {

enum class Format : std::uint8_t { png, svg };

/// `title`: what an SVG says of itself. Errors: those of lay_out. O(pixels), and what the game takes for them.
Result<std::string> draw(Table& table, Layer layer, const DrawRequest& request, Format format, std::string_view title, const Deflate& deflate);

}  // namespace grundy::draw
