#include "draw/inks.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>

namespace grundy::draw {

namespace {

constexpr Rgb kWon = rgb(0x0072B2);
constexpr Rgb kLost = rgb(0xE69F00);
constexpr std::uint8_t kDrawByte = static_cast<std::uint8_t>(Outcome::D);

/// The least share of a colour for a block with any P-cell or D-cell.
constexpr double kLeast = 0.6;

constexpr double kCividisOfNimber[] = {0.08, 0.187, 0.26, 0.323, 0.378, 0.433, 0.502, 0.578};

/// The nimbers from a power of two on: chroma and hue in OKLab, lightness at both ends.
struct Ramp {
  double chroma, hue, from, to;
};
constexpr Ramp kRampsOfNimber[] = {
    {0.08, 195, 0.5, 0.74}, {0.12, 302, 0.42, 0.68}, {0.09, 240, 0.6, 0.82}, {0.1, 285, 0.36, 0.6}, {0.05, 200, 0.54, 0.74}};
constexpr double kOdd = 0.045;

Rgb nimber_colour(int nimber) {
  if (nimber == 0) return kLost;
  if (nimber <= 8) return cividis(kCividisOfNimber[nimber - 1]);
  const int power = std::min(7, static_cast<int>(std::log2(nimber)));
  const Ramp& ramp = kRampsOfNimber[power - 3];
  const double lightness = ramp.from + (ramp.to - ramp.from) * (nimber / std::exp2(power) - 1) + (nimber % 2 ? kOdd : -kOdd);
  const double angle = ramp.hue * std::numbers::pi / 180;
  return from_oklab({lightness, ramp.chroma * std::cos(angle), ramp.chroma * std::sin(angle)});
}

/// Deep, full and pale colours of won and of lost cells.
struct Shades {
  Rgb deep, full, pale;
};
/// Of Left and of Right, of positions in which a move is worth something and of those in which nobody wants to move.
constexpr Shades kShadesLeft{rgb(0x00937f), rgb(0x00ceb2), rgb(0x93e6d6)}, kShadesRight{rgb(0x6b0f3a), rgb(0x8b2252), rgb(0xc2708f)};
constexpr Shades kShadesHot{rgb(0x7a2f00), rgb(0xD55E00), rgb(0xf5b98f)};
constexpr Shades kShadesWon{rgb(0x00466f), kWon, rgb(0x9ccbeb)}, kShadesLost{rgb(0xb87400), kLost, rgb(0xf6d48c)};

Rgb length_colour(const Shades& shades, int length) {
  const double t = std::log2(1 + length) / 8;
  const Part near[] = {{shades.deep, 0.3 - t}, {shades.full, t}}, far[] = {{shades.full, 1 - t}, {shades.pale, t - 0.3}};
  return t < 0.3 ? mix(near) : mix(far);
}

/// `points`: at least 1, the lead or the deficit.
Rgb score_colour(const Shades& shades, int points) {
  const double t = std::log2(points) / std::log2(kEvenByte);
  const Part near[] = {{shades.pale, 0.6 - t}, {shades.full, t}}, far[] = {{shades.full, 1 - t}, {shades.deep, t - 0.6}};
  return t < 0.6 ? mix(near) : mix(far);
}

/// A mean or a temperature of `quarters`, not 0.
Rgb fraction_colour(const Shades& above, const Shades& below, int quarters) {
  return score_colour(quarters > 0 ? above : below, std::abs(quarters));
}

/// Rounds a share to steps: 0 only for 0, and kShareSteps only for 255.
int share_step(std::uint8_t byte) { return byte == 255 ? kShareSteps : std::min((byte + 3) >> 2, kShareSteps - 1); }

Rgb over(Rgb below, double above, double alpha) {
  const auto channel = [&](std::uint8_t c) { return static_cast<std::uint8_t>(std::lround(c + (above - c) * alpha)); };
  return {channel(below.red), channel(below.green), channel(below.blue)};
}

}  // namespace

Inks::Inks(Layer layer, Theme theme)
    : theme_(theme),
      scale_(facts(layer).scale),
      paper_(theme == Theme::dark ? rgb(0x16171b) : rgb(0xfcfbf7)),
      draw_(theme == Theme::dark ? rgb(0x8c8a86) : rgb(0xa8a6a0)) {
  const Rgb unknown = theme == Theme::dark ? rgb(0x2b2c31) : rgb(0xe9e5da);
  cells_.fill(unknown);
  cells_[kAbsentByte] = std::nullopt;
  lost_ = cells_;
  for (int byte = 0; byte < kUnknownByte; ++byte) {
    std::optional<Rgb>& cell = cells_[static_cast<std::size_t>(byte)];
    switch (scale_) {
      case LayerScale::outcomes:
        if (byte <= kDrawByte) cell = byte == 0 ? kWon : byte == 1 ? kLost : draw_;
        break;
      case LayerScale::nimbers: cell = nimber_colour(byte); break;
      case LayerScale::scores:
        if (byte <= 2 * kEvenByte)
          cell = byte == kEvenByte ? draw_ : score_colour(byte > kEvenByte ? kShadesWon : kShadesLost, std::abs(byte - kEvenByte));
        break;
      case LayerScale::values:
        if (byte < 4) cell = byte == 0 ? kShadesLeft.full : byte == 1 ? kShadesRight.full : byte == 2 ? kWon : kLost;
        break;
      case LayerScale::means:
      case LayerScale::temperatures: {
        const bool means = scale_ == LayerScale::means;
        if (byte <= 2 * kEvenByte)
          cell = byte == kEvenByte ? draw_
                                   : fraction_colour(means ? kShadesLeft : kShadesHot, means ? kShadesRight : kShadesWon, byte - kEvenByte);
        break;
      }
      case LayerScale::lengths:
        cell = length_colour(kShadesWon, byte);
        lost_[static_cast<std::size_t>(byte)] = length_colour(kShadesLost, byte);
    }
  }
}

bool Inks::hatches(std::uint8_t byte, std::uint8_t outcome) const {
  switch (scale_) {
    case LayerScale::outcomes: return byte == kDrawByte;
    case LayerScale::lengths: return outcome == kDrawByte;
    case LayerScale::scores: return byte == kEvenByte;
    case LayerScale::nimbers:
    case LayerScale::values:
    case LayerScale::means:
    case LayerScale::temperatures: break;
  }
  return false;
}

std::optional<Rgb> Inks::cell(std::uint8_t byte, std::uint8_t outcome) const {
  if (scale_ != LayerScale::lengths) return cells_[byte];
  return outcome == kDrawByte ? draw_ : (outcome == 0 ? cells_ : lost_)[byte];
}

Rgb Inks::share(std::uint8_t p, std::uint8_t d) {
  const int i = share_step(p), j = share_step(d);
  auto& found = shares_[static_cast<std::size_t>(i) * (kShareSteps + 1) + static_cast<std::size_t>(j)];
  if (!found) {
    const auto weight = [](int step) { return step == 0 ? 0.0 : kLeast + (1 - kLeast) * step / kShareSteps; };
    const double lost = weight(i), drawn = weight(j);
    const Part parts[] = {{kWon, std::max(0.0, 1 - lost - drawn)}, {kLost, lost}, {draw_, drawn}};
    found = mix(parts);
  }
  return *found;
}

Rgb Inks::hatching() const { return theme_ == Theme::dark ? over(draw_, 255, 0.35) : over(draw_, 34, 0.38); }

}  // namespace grundy::draw
