#include "lab/program.hpp"

#include "base/number.hpp"

namespace grundy::lab {

std::string Program::slot_name(std::size_t slot) const {
  const Part& part = parts[part_of[slot]];
  const std::size_t at = slot - part.first;
  if (part.dimensions == 0) return part.name;
  if (part.dimensions == 1) return part.name + "[" + decimal(at) + "]";
  return part.name + "[" + decimal(at / part.columns) + "," + decimal(at % part.columns) + "]";
}

std::size_t Program::offset(Place place) const {
  std::size_t at = 0;
  for (std::uint32_t line = 1; line < place.line; ++line) at = text.find('\n', at) + 1;
  for (std::uint32_t column = 1; at < text.size(); ++at) {
    const bool begins = (static_cast<unsigned char>(text[at]) & 0xC0) != 0x80;  // a character of UTF-8
    if (begins && column++ == place.column) break;
  }
  return at;
}

}  // namespace grundy::lab
