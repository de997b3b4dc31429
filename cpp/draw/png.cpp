#include "draw/png.hpp"

#include <array>
#include <map>
#include <optional>

namespace grundy::draw {

namespace {

/// The CRC table of each byte, for the polynomial of the annex on cyclic redundancy codes of PNG.
constexpr auto kCrc = [] {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t n = 0; n < 256; ++n) {
    std::uint32_t c = n;
    for (int k = 0; k < 8; ++k) c = c & 1 ? 0xedb88320u ^ c >> 1 : c >> 1;
    table[n] = c;
  }
  return table;
}();

void put_number(std::string& out, std::uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) out += static_cast<char>(value >> shift & 255);
}

void put_chunk(std::string& out, std::string_view type, std::string_view data) {
  put_number(out, static_cast<std::uint32_t>(data.size()));
  std::uint32_t crc = ~0u;
  for (const std::string_view part : {type, data}) {
    out += part;
    for (const char c : part) crc = kCrc[(crc ^ static_cast<std::uint8_t>(c)) & 255] ^ crc >> 8;
  }
  put_number(out, ~crc);
}

std::uint32_t key(Rgb c) { return std::uint32_t{c.red} << 16 | std::uint32_t{c.green} << 8 | c.blue; }

void put_colour(std::string& out, Rgb c) {
  out += static_cast<char>(c.red);
  out += static_cast<char>(c.green);
  out += static_cast<char>(c.blue);
}

/// Builds a palette in order of appearance, if a byte suffices for all colours.
std::optional<std::map<std::uint32_t, std::uint8_t>> numbered(const Raster& raster, std::string& palette) {
  std::map<std::uint32_t, std::uint8_t> numbers;
  for (const Rgb colour : raster.pixels) {
    const auto [at, is_new] = numbers.try_emplace(key(colour), static_cast<std::uint8_t>(numbers.size()));
    if (numbers.size() > 256) return std::nullopt;
    if (is_new) put_colour(palette, colour);
  }
  return numbers;
}

}  // namespace

std::string png(const Raster& raster, const Deflate& deflate) {
  std::string palette;
  const auto numbers = numbered(raster, palette);
  std::string header;
  put_number(header, raster.width);
  put_number(header, raster.height);
  // Bits per channel, colour type (3 palette, 2 RGB), then compression, filter and interlace, which have a single value each.
  for (const int byte : {8, numbers ? 3 : 2, 0, 0, 0}) header += static_cast<char>(byte);
  std::string rows;
  rows.reserve((std::size_t{raster.width} * (numbers ? 1 : 3) + 1) * raster.height);
  std::size_t at = 0;
  for (std::uint32_t j = 0; j < raster.height; ++j) {
    rows += '\0';  // filter type none
    for (std::uint32_t i = 0; i < raster.width; ++i, ++at) {
      if (numbers) rows += static_cast<char>(numbers->find(key(raster.pixels[at]))->second);
      else put_colour(rows, raster.pixels[at]);
    }
  }
  std::string out = "\x89PNG\r\n\x1a\n";
  put_chunk(out, "IHDR", header);
  if (numbers) put_chunk(out, "PLTE", palette);
  put_chunk(out, "IDAT", deflate(rows));
  put_chunk(out, "IEND", {});
  return out;
}

}  // namespace grundy::draw
