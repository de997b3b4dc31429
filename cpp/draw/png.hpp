// PNG files (W3C Portable Network Graphics, third edition); a library compresses the data.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "draw/drawing.hpp"

namespace grundy::draw {

/// Compresses bytes into the zlib format (RFC 1950).
using Deflate = std::function<std::string(std::string_view)>;

/// Writes a PNG: one byte per pixel for at most 256 colours, otherwise three. O(pixels).
std::string png(const Raster& raster, const Deflate& deflate);

}  // namespace grundy::draw
