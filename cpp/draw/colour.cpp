#include "draw/colour.hpp"

#include <algorithm>
#include <cmath>

namespace grundy::draw {

namespace {

double linear(std::uint8_t channel) {
  const double c = channel / 255.0;
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

/// Rounds to the nearest byte, halves up.
std::uint8_t whole(double value) { return static_cast<std::uint8_t>(std::floor(std::clamp(value, 0.0, 255.0) + 0.5)); }

std::uint8_t companded(double c) {
  const double clamped = std::clamp(c, 0.0, 1.0);
  return whole(255 * (clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * std::pow(clamped, 1 / 2.4) - 0.055));
}

}  // namespace

Oklab to_oklab(Rgb colour) {
  const double r = linear(colour.red), g = linear(colour.green), b = linear(colour.blue);
  const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

Rgb from_oklab(const Oklab& colour) {
  const auto [lightness, a, b] = colour;
  const auto cube = [](double x) { return x * x * x; };
  const double l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
  const double m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
  const double s = cube(lightness - 0.0894841775 * a - 1.291485548 * b);
  return {
      companded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      companded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      companded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  };
}

Rgb mix(std::span<const Part> parts) {
  Oklab sum{};
  double total = 0;
  for (const auto& [colour, weight] : parts) {
    total += weight;
    const Oklab lab = to_oklab(colour);
    for (std::size_t k = 0; k < 3; ++k) sum[k] += weight * lab[k];
  }
  for (double& part : sum) part /= total;
  return from_oklab(sum);
}

Rgb cividis(double t) {
  return {
      whole(-4.54 - t * (35.34 - t * (2381.73 - t * (6402.7 - t * (7024.72 - t * 2710.57))))),
      whole(32.49 + t * (170.73 + t * (52.82 - t * (131.46 - t * (176.58 - t * 67.37))))),
      whole(81.24 + t * (442.36 - t * (2482.43 - t * (6167.24 - t * (6614.94 - t * 2475.67))))),
  };
}

}  // namespace grundy::draw
