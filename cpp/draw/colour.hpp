// Colours: sRGB, and OKLab for mixing. web/views/table/ink/colour.ts computes the same; a test compares them.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace grundy::draw {

/// sRGB, one byte per channel.
struct Rgb {
  std::uint8_t red = 0, green = 0, blue = 0;
  bool operator==(const Rgb&) const = default;
};

/// Converts 0xRRGGBB.
constexpr Rgb rgb(std::uint32_t hex) {
  return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8 & 255), static_cast<std::uint8_t>(hex & 255)};
}

/// OKLab: lightness, and two opponent axes, green to red and blue to yellow.
using Oklab = std::array<double, 3>;

/// Björn Ottosson, "A perceptual color space for image processing" (2020).
Oklab to_oklab(Rgb colour);
Rgb from_oklab(const Oklab& colour);

struct Part {
  Rgb colour;
  double weight;
};

/// Mixes colours in OKLab, so that the middle is neither muddy nor dark. Not all weights may be 0.
Rgb mix(std::span<const Part> parts);

/// The colour map made for colour-vision deficiencies (Nuñez, Anderton, Renslow 2018), as a polynomial; `t` from 0 to 1.
Rgb cividis(double t);

}  // namespace grundy::draw
