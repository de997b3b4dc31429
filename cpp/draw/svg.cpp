#include "draw/svg.hpp"

#include <cstdio>
#include <map>

#include "base/number.hpp"

namespace grundy::draw {

namespace {

/// The most runs of one colour drawn as shapes: more are larger than an image, and slow to open.
constexpr std::size_t kMostRuns = 100'000;

std::string hex(Rgb c) {
  constexpr char digits[] = "0123456789abcdef";
  std::string out = "#";
  for (const std::uint8_t channel : {c.red, c.green, c.blue}) (out += digits[channel >> 4]) += digits[channel & 15];
  return out;
}

/// Digits of coordinates: finer than any screen.
std::string written(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.10g", value);
  return text;
}

/// Pixels per block, and the position of the first one.
double scale(const Side& side) { return static_cast<double>(side.taken) / side.count; }
double start(const Side& side) { return static_cast<double>(side.at) - side.from * scale(side); }

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '&') out += "&amp;";
    else if (c == '<') out += "&lt;";
    else out += c;
  }
  return out;
}

/// Draws runs of blocks along the rows, one path per colour; `ink(block)` is nothing for undrawn blocks. Nothing beyond `most` runs.
template <class Ink>
std::optional<std::map<std::string, std::string>> runs(const Colours& colours, std::size_t most, Ink ink) {
  std::map<std::string, std::string> paths;
  std::size_t count = 0;
  for (std::size_t j = 0; j < colours.height; ++j) {
    const std::size_t row = j * colours.width;
    for (std::size_t i = 0; i < colours.width;) {
      const std::size_t from = i;
      const std::optional<Rgb> found = ink(row + i);
      while (i < colours.width && ink(row + i) == found) ++i;
      if (!found) continue;
      if (++count > most) return std::nullopt;
      const std::string length = decimal(i - from);
      paths[hex(*found)] += "M" + decimal(from) + " " + decimal(j) + "h" + length + "v1h-" + length + "z";
    }
  }
  return paths;
}

std::string base64(std::string_view bytes) {
  constexpr char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t three = 0;
    const std::size_t there = std::min<std::size_t>(3, bytes.size() - i);
    for (std::size_t k = 0; k < 3; ++k) three = three << 8 | (k < there ? static_cast<std::uint8_t>(bytes[i + k]) : 0u);
    for (std::size_t k = 0; k < 4; ++k) out += k <= there ? digits[three >> (18 - 6 * k) & 63] : '=';
  }
  return out;
}

/// Draws the blocks as an image, one pixel per block.
std::string image(const Colours& colours, const Inks& inks, const Deflate& deflate) {
  Raster raster{colours.width, colours.height, {}};
  for (const auto& colour : colours.blocks) raster.pixels.push_back(colour.value_or(inks.paper()));
  return "<image width=\"" + decimal(colours.width) + "\" height=\"" + decimal(colours.height) +
         "\" preserveAspectRatio=\"none\" image-rendering=\"pixelated\" href=\"data:image/png;base64," + base64(png(raster, deflate)) +
         "\"/>\n";
}

/// Hatches draws, in pixels of the picture independent of the cell size.
std::string hatching(const Layout& layout, Rgb line, std::string_view path) {
  std::string lines;
  for (const int shift : {-kHatch, 0, kHatch})
    lines += "M" + std::to_string(shift - 1) + " " + std::to_string(kHatch + 1) + "L" + std::to_string(shift + kHatch + 1) + " -1";
  const std::string size = std::to_string(kHatch);
  return "<pattern id=\"hatch\" patternUnits=\"userSpaceOnUse\" width=\"" + size + "\" height=\"" + size + "\" patternTransform=\"scale(" +
         written(1 / scale(layout.x)) + " " + written(1 / scale(layout.y)) + ")\"><path fill=\"none\" stroke=\"" + hex(line) + "\" d=\"" +
         lines + "\"/></pattern>\n<path fill=\"url(#hatch)\" d=\"" + std::string(path) + "\"/>\n";
}

}  // namespace

std::string svg(const Colours& colours, const Layout& layout, const Inks& inks, std::string_view title, const Deflate& deflate) {
  const std::string width = decimal(layout.x.pixels), height = decimal(layout.y.pixels);
  std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"" + width + "\" height=\"" + height +
                    "\" viewBox=\"0 0 " + width + " " + height + "\">\n<title>" + escaped(title) + "</title>\n<rect width=\"" + width +
                    "\" height=\"" + height + "\" fill=\"" + hex(inks.paper()) + "\"/>\n";
  out += "<g shape-rendering=\"crispEdges\" transform=\"translate(" + written(start(layout.x)) + " " + written(start(layout.y)) +
         ") scale(" + written(scale(layout.x)) + " " + written(scale(layout.y)) + ")\">\n";
  const auto shapes = runs(colours, kMostRuns, [&](std::size_t block) { return colours.blocks[block]; });
  if (shapes) {
    for (const auto& [colour, path] : *shapes) out += "<path fill=\"" + colour + "\" d=\"" + path + "\"/>\n";
  } else {
    out += image(colours, inks, deflate);
  }
  if (!colours.hatched.empty() && layout.x.size >= kHatchFrom) {
    const auto draws = runs(colours, colours.blocks.size(),
                            [&](std::size_t block) { return colours.hatched[block] ? colours.blocks[block] : std::nullopt; });
    out += hatching(layout, inks.hatching(), draws->begin()->second);
  }
  return out + "</g>\n</svg>\n";
}

}  // namespace grundy::draw
