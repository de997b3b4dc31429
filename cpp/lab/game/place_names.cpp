#include "lab/game/place_names.hpp"

#include <algorithm>

#include "base/number.hpp"
#include "lab/language/phrases.hpp"

namespace grundy::lab {

std::string square_name(std::size_t column, std::size_t row) {
  std::string letters;
  for (std::size_t left = column + 1; left > 0; left = (left - 1) / 26)
    letters.insert(letters.begin(), static_cast<char>('a' + (left - 1) % 26));
  return letters + decimal(row + 1);
}

Message listed_names(std::span<const std::string> names) {
  std::string out = names[0];
  for (std::size_t i = 1; i + 1 < names.size(); ++i) out += ", " + names[i];
  return names.size() == 1 ? verbatim(out) : message(kLabPhrases["lab-components"], {out, names.back()});
}

std::string Places::edge_name(std::size_t at) const {
  std::size_t from = at, to = at + (across_ ? 1 : part_.columns), dots = part_.columns;
  if (look_.graph) {
    const auto [low, high] = std::minmax(look_.graph->edges[2 * at], look_.graph->edges[2 * at + 1]);
    from = static_cast<std::size_t>(low), to = static_cast<std::size_t>(high), dots = look_.dots;
    if (dots == 0) return decimal(from) + "–" + decimal(to);
  } else if (across_) {
    // A row has one more dot than lines.
    from += at / dots, to += at / dots, ++dots;
  }
  return square_name(from % dots, from / dots) + "–" + square_name(to % dots, to / dots);
}

std::string Places::name(std::size_t at) const {
  if (are_edges()) return edge_name(at);
  if (look_.form == Form::graph) return decimal(at);
  return part_.dimensions == 2 ? square_name(at % part_.columns, at / part_.columns) : decimal(at + 1);
}

bool Places::are_neighbours(std::size_t one, std::size_t other) const {
  const auto [low, high] = std::minmax(one, other);
  return are_cells() && ((high - low == 1 && high % part_.columns != 0) || (part_.dimensions == 2 && high - low == part_.columns));
}

std::size_t Places::distance(std::size_t one, std::size_t other) const {
  const auto apart = [](std::size_t a, std::size_t b) { return std::max(a, b) - std::min(a, b); };
  return std::max(apart(one % part_.columns, other % part_.columns), apart(one / part_.columns, other / part_.columns));
}

bool Places::are_in_line(std::span<const std::size_t> places) const {
  for (std::size_t i = 1; i < places.size(); ++i) {
    if (places[i] - places[i - 1] != places[1] - places[0] || !are_neighbours(places[i - 1], places[i])) return false;
  }
  return true;
}

std::string Places::run(std::span<const std::size_t> places) const { return name(places.front()) + "–" + name(places.back()); }

Message Places::names(std::span<const std::size_t> places) const {
  if (places.size() > 2 && are_in_line(places)) return verbatim(run(places));
  std::vector<std::string> out;
  for (const std::size_t at : places) out.push_back(name(at));
  return listed_names(out);
}

std::string slot_in_words(const Program& program, const std::vector<Look>& looks, std::size_t slot) {
  const std::size_t index = program.part_of[slot];
  const Part& part = program.parts[index];
  if (part.dimensions == 0) return part.name;
  const std::string place = Places(program, looks[index], index).name(slot - part.first);
  const auto arrays = std::count_if(program.parts.begin(), program.parts.end(), [](const Part& it) { return it.dimensions > 0; });
  return arrays > 1 ? part.name + " " + place : place;
}

}  // namespace grundy::lab
