// Pictures as SVG: shapes where they are few, else a PNG in it that keeps its edges.
#pragma once

#include "draw/png.hpp"

namespace grundy::draw {

/// `title`: what the picture shows, for those who do not see it. O(blocks).
std::string svg(const Colours& colours, const Layout& layout, const Inks& inks, std::string_view title, const Deflate& deflate);

}  // namespace grundy::draw
