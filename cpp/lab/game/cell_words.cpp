#include "lab/game/cell_words.hpp"

#include <algorithm>

#include "base/number.hpp"
#include "lab/language/phrases.hpp"

namespace grundy::lab {

namespace {

/// Removes the changes for which `is` is true, and returns their places.
template <class Is>
std::vector<std::size_t> taken_out(std::vector<Changed>& changes, const Is& is) {
  std::vector<std::size_t> out;
  std::erase_if(changes, [&](const Changed& change) {
    const bool found = is(change);
    if (found) out.push_back(change.at);
    return found;
  });
  return out;
}

}  // namespace

CellWords::CellWords(const Program& program, const Look& look, std::size_t index)
    : part_(program.parts[index]),
      look_(look),
      places_(program, look, index),
      turns_(look.form == Form::coins || (look.form == Form::cells && are_turned(program, index))) {
  for (std::int64_t value = part_.least; value <= part_.most && kinds_ < 2; ++value) kinds_ += !is_blank(value);
}

bool CellWords::is_blank(std::int64_t value) const {
  // As the board draws them: web/boards/rules/drawn.ts.
  constexpr std::string_view kBlanks[] = {" ", ".", "_"};
  if (look_.glyphs.empty()) return value == 0;
  return std::find(std::begin(kBlanks), std::end(kBlanks), glyph_of(part_, look_, value)) != std::end(kBlanks);
}

Message CellWords::value_name(std::int64_t value) const {
  if (look_.form == Form::stones && value > 0) return value == 1 ? kLabPhrases["lab-black"] : kLabPhrases["lab-white"];
  const std::string_view glyph = glyph_of(part_, look_, value);
  if (glyph == "●" || glyph == "○") return glyph == "●" ? kLabPhrases["lab-black"] : kLabPhrases["lab-white"];
  return verbatim(glyph.empty() || is_blank(value) ? signed_decimal(value) : glyph);
}

Message CellWords::names(std::span<const std::size_t> at) const {
  const Message out = places_.names(at);
  if (!places_.are_edges()) return out;
  if (look_.form == Form::lines) return message(at.size() > 1 ? kLabPhrases["lab-lines"] : kLabPhrases["lab-line"], {out});
  return message(at.size() > 1 ? kLabPhrases["lab-edges-named"] : kLabPhrases["lab-edge"], {out});
}

Message CellWords::goes(std::vector<Changed>& changes) const {
  if (places_.are_edges()) return {};
  const auto leaves_for = [&](const Changed& to) { return [&](const Changed& from) { return empties(from) && from.from == to.to; }; };
  const Changed* target = nullptr;
  for (const Changed& to : changes) {
    if (is_blank(to.to) || std::none_of(changes.begin(), changes.end(), leaves_for(to))) continue;
    if (target) return {};
    target = &to;
  }
  if (!target) return {};
  const Changed to = *target;
  // A jump passes over pieces that are nearer to where it lands.
  const Changed* source = nullptr;
  for (const Changed& from : changes) {
    if (!leaves_for(to)(from)) continue;
    if (source && !places_.are_cells()) return {};
    if (!source || places_.distance(from.at, to.at) > places_.distance(source->at, to.at)) source = &from;
  }
  const std::size_t from = source->at;
  Message out =
      message(is_blank(to.from) ? kLabPhrases["lab-goes"] : kLabPhrases["lab-captures"], {places_.name(from), places_.name(to.at)});
  taken_out(changes, [&](const Changed& change) { return change.at == from || change.at == to.at; });
  const auto taken = taken_out(changes, [&](const Changed& change) { return empties(change); });
  return taken.empty() ? out : message(kLabPhrases["lab-goes-takes"], {out, places_.names(taken)});
}

bool CellWords::hang_together(std::span<const std::size_t> at) const {
  return std::all_of(at.begin(), at.end(), [&](std::size_t one) {
    return std::any_of(at.begin(), at.end(), [&](std::size_t other) { return places_.are_neighbours(one, other); });
  });
}

Message CellWords::filled(std::int64_t value, std::span<const std::size_t> at) const {
  const Message where = names(at);
  if (at.size() > 1 && look_.form == Form::cells && hang_together(at))
    return at.size() == 2 ? message(kLabPhrases["lab-domino"], {places_.run(at)}) : message(kLabPhrases["lab-piece"], {where});
  if (kinds_ > 1) return message(kLabPhrases["lab-puts"], {value_name(value), where});
  return places_.are_edges() ? where : message(kLabPhrases["lab-place"], {where});
}

Message CellWords::alike(std::vector<Changed>& changes) const {
  const Changed first = changes[0];
  if (empties(first))
    return message(kLabPhrases["lab-take"], {names(taken_out(changes, [&](const Changed& change) { return empties(change); }))});
  const bool fills = this->fills(first);
  const auto at = taken_out(
      changes, [&](const Changed& change) { return change.to == first.to && (fills ? this->fills(change) : change.from == first.from); });
  if (fills) return filled(first.to, at);
  return message(kLabPhrases["lab-changes-on"], {value_name(first.from), value_name(first.to), names(at)});
}

Message CellWords::of(std::vector<Changed> changes) const {
  if (turns_ || look_.form == Form::lights) {
    const auto at = taken_out(changes, [](const Changed&) { return true; });
    return message(turns_ ? kLabPhrases["lab-turn"] : kLabPhrases["lab-switch"], {places_.names(at)});
  }
  Message out = goes(changes);
  while (!changes.empty()) {
    const Message one = alike(changes);
    out = out.empty() ? one : message(kLabPhrases["lab-and"], {out, one});
  }
  return out;
}

}  // namespace grundy::lab
