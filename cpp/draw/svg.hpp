// Pictures as SVG: shapes if they are few, otherwise an embedded PNG with sharp edges.
#pragma once

#include "draw/png.hpp"

namespace grundy::draw {

/// `title`: the text alternative of the picture. O(blocks).
std::string svg(const Colours& colours, const Layout& layout, const Inks& inks, std::string_view title, const Deflate& deflate);

}  // namespace grundy::draw
