#include "lab/game/change_words.hpp"

#include <algorithm>

#include "base/number.hpp"
#include "kit/wording.hpp"
#include "lab/language/phrases.hpp"

namespace grundy::lab {

namespace {

void add_clause(Message& out, const Message& clause) {
  if (!clause.empty()) out = out.empty() ? clause : message(kLabPhrases["lab-and"], {out, clause});
}

/// Joins clauses: "1 from heap 1, 2 from heap 2 and 1 from heap 4".
Message listed_clauses(std::span<const Message> clauses) {
  Message out = clauses[0];
  for (std::size_t i = 1; i + 1 < clauses.size(); ++i) add_clause(out, clauses[i]);
  return clauses.size() == 1 ? out : message(kLabPhrases["lab-components"], {out, clauses.back()});
}

bool shows_cells(const Part& part, Form form) {
  constexpr Form kForms[] = {Form::graph, Form::lines, Form::cells, Form::coins, Form::lights, Form::stones};
  return part.dimensions > 0 && std::find(std::begin(kForms), std::end(kForms), form) != std::end(kForms);
}

/// Names the square of a piece whose column and row are two numbers of the position.
std::string square_of(const Program& program, const Look& look, const Slots& slots) {
  const Part& across = program.parts[look.with[0]];
  const Part& along = program.parts[look.with[1]];
  const std::int64_t row = look.down ? slots[along.first] - along.least : along.most - slots[along.first];
  return square_name(static_cast<std::size_t>(slots[across.first] - across.least), static_cast<std::size_t>(row));
}

/// Names the pieces that a split leaves; many equal heaps are counted.
Message pieces_text(const std::vector<std::string>& pieces, bool heaps) {
  const bool equal = std::all_of(pieces.begin(), pieces.end(), [&](const std::string& piece) { return piece == pieces[0]; });
  if (heaps && equal && pieces.size() > 3) return message(kLabPhrases["lab-equal-heaps"], {std::uint64_t{pieces.size()}, pieces[0]});
  return listed_names(pieces);
}

}  // namespace

ChangeWords::ChangeWords(const Program& program) : program_(program), looks_(looks_of(program)) {
  const Syntax& syntax = program.syntax;
  const std::size_t count = program.parts.size();
  again_ = syntax.again.empty() ? count : syntax[syntax.again[0]].binding.index;
  second_ = count - syntax.counts_turns;
  for (std::size_t index = 0; index < count; ++index) {
    const Part& part = program.parts[index];
    const Form form = form_of(index);
    cells_.emplace_back();
    if (form == Form::hidden) continue;
    ++visible_;
    heap_arrays_ += is_heap(index) && part.dimensions > 0;
    heaps_ += is_heap(index) ? part.size() : 0;
    if (!shows_cells(part, form)) continue;
    cells_.back().emplace(program, looks_[index], index);
    boards_ += form != Form::lines;
  }
}

std::vector<Changed> ChangeWords::changes_of(std::size_t part, const Slots& from, const Slots& to) const {
  std::vector<Changed> out;
  const Part& it = program_.parts[part];
  for (std::size_t slot = it.first; slot < it.first + it.size(); ++slot) {
    if (from[slot] != to[slot]) out.push_back({slot - it.first, from[slot], to[slot]});
  }
  return out;
}

Message ChangeWords::of(const Slots& from, const Slots& to) const {
  Message out = visible(from, to);
  if (out.empty()) out = hidden(from, to);
  if (out.empty()) return kLabPhrases["lab-pass"];
  const bool again = again_ < program_.parts.size() && to[program_.parts[again_].first] == 1;
  return again ? message(kLabPhrases["lab-move-again"], {out}) : out;
}

Message ChangeWords::visible(const Slots& from, const Slots& to) const {
  Message out;
  bool heaps_named = false;
  for (std::size_t index = 0; index < program_.parts.size(); ++index) {
    const Look& look = looks_[index];
    if (is_heap(index)) {
      // A lone heap needs its name only behind the change of another part.
      if (!heaps_named) add_clause(out, heaps(from, to, heaps_ > 1 || !out.empty()));
      heaps_named = true;
    } else if (form_of(index) == Form::place) {
      if (std::min(look.with[0], look.with[1]) == index) add_clause(out, piece(look, from, to));
    } else if (form_of(index) != Form::hidden) {
      add_clause(out, part(index, from, to));
    }
  }
  return out;
}

/// Describes changes of parts that are not drawn, apart from whose turn it is.
Message ChangeWords::hidden(const Slots& from, const Slots& to) const {
  Message out;
  for (std::size_t index = 0; index < program_.parts.size(); ++index) {
    const Part& it = program_.parts[index];
    const bool turn = it.dimensions == 0 && it.least == 0 && it.most == 1;
    if (form_of(index) == Form::hidden && index != again_ && index != second_ && !turn) add_clause(out, part(index, from, to));
  }
  return out;
}

Message ChangeWords::heap_number(const Heap& heap) const {
  const Part& part = program_.parts[heap.part];
  const std::string number = part.dimensions == 2 ? square_name(heap.at % part.columns, heap.at / part.columns) : decimal(heap.at + 1);
  return heap_arrays_ > 1 ? message(kLabPhrases["lab-of"], {number, part.name}) : verbatim(number);
}

/// Adds to a number the heap that it is taken from, or added to.
Message ChangeWords::amount(const Heap& heap, const Message& number, bool away) const {
  const Part& part = program_.parts[heap.part];
  if (part.dimensions == 0) return message(away ? kLabPhrases["lab-from"] : kLabPhrases["lab-to"], {number, part.name});
  const bool bar = form_of(heap.part) == Form::bar;
  const Phrase from = bar ? kLabPhrases["lab-from-row"] : kLabPhrases["lab-from-heap"];
  const Phrase to = bar ? kLabPhrases["lab-to-row"] : kLabPhrases["lab-to-heap"];
  return message(away ? from : to, {number, heap_number(heap)});
}

Message ChangeWords::amounts(std::span<const Heap> heaps, bool away, bool named) const {
  const auto text = [](const Heap& heap) { return decimal(static_cast<Natural>(heap.amount)); };
  const Heap& first = heaps[0];
  if (!named) return verbatim(text(first));
  const auto is_number = [&](const Heap& heap) { return program_.parts[heap.part].dimensions == 0; };
  const bool numbers = std::all_of(heaps.begin(), heaps.end(), is_number);
  const bool one_array = heap_arrays_ == 1 && std::none_of(heaps.begin(), heaps.end(), is_number);
  const bool equal = std::all_of(heaps.begin(), heaps.end(), [&](const Heap& heap) { return heap.amount == first.amount; });
  if (away && equal && heaps.size() > 1 && (numbers || one_array)) {
    if (numbers) {
      // Names of parts have commas between them: "y" is a word of other languages.
      const auto name = [&](const Heap& heap) { return program_.parts[heap.part].name; };
      return message(kLabPhrases["lab-from-each"], {text(first), joined(std::vector(heaps.begin(), heaps.end()), ", ", name)});
    }
    std::vector<std::string> names;
    for (const Heap& heap : heaps) names.push_back(decimal(heap.at + 1));
    const Phrase rows = form_of(first.part) == Form::bar ? kLabPhrases["lab-from-rows"] : kLabPhrases["lab-from-heaps"];
    return message(rows, {text(first), listed_names(names)});
  }
  std::vector<Message> clauses;
  for (const Heap& heap : heaps) clauses.push_back(amount(heap, verbatim(text(heap)), away));
  return listed_clauses(clauses);
}

/// Describes what a move takes from all heaps, and adds to them.
Message ChangeWords::heaps(const Slots& from, const Slots& to, bool named) const {
  std::vector<Heap> lower, higher;
  for (std::size_t index = 0; index < program_.parts.size(); ++index) {
    if (!is_heap(index)) continue;
    for (const Changed& change : changes_of(index, from, to)) {
      if (change.to < change.from) lower.push_back({index, change.at, change.from - change.to});
      else higher.push_back({index, change.at, change.to - change.from});
    }
  }
  const auto dimensions = [&](const Heap& heap) { return program_.parts[heap.part].dimensions; };
  const auto kept = [&](const Heap& heap) { return to[program_.parts[heap.part].first + heap.at] - program_.parts[heap.part].least; };
  const auto is_bitten = [&](const Heap& heap) {
    return form_of(heap.part) == Form::bar && dimensions(heap) == 1 && kept(heap) == kept(lower[0]);
  };
  // The first square that goes, and all behind it in some rows.
  if (!lower.empty() && higher.empty() && std::all_of(lower.begin(), lower.end(), is_bitten))
    return message(kLabPhrases["lab-bite"], {square_name(static_cast<std::size_t>(kept(lower[0])), lower[0].at)});
  if (lower.size() == 1 && higher.size() == 1 && lower[0].amount == higher[0].amount && dimensions(lower[0]) == dimensions(higher[0]))
    return message(kLabPhrases["lab-move"], {amount(higher[0], amounts(lower, true, named), false)});
  Message out;
  if (!lower.empty()) out = message(kLabPhrases["lab-take"], {amounts(lower, true, named)});
  if (!higher.empty()) add_clause(out, message(kLabPhrases["lab-add"], {amounts(higher, false, named)}));
  return out;
}

Message ChangeWords::piece(const Look& look, const Slots& from, const Slots& to) const {
  const std::string before = square_of(program_, look, from), after = square_of(program_, look, to);
  return before == after ? Message() : message(kLabPhrases["lab-goes"], {before, after});
}

/// Describes the changes of one part.
Message ChangeWords::part(std::size_t index, const Slots& from, const Slots& to) const {
  const Part& it = program_.parts[index];
  const std::vector<Changed> changes = changes_of(index, from, to);
  if (changes.empty()) return {};
  const bool alone = visible_ == 1 && form_of(index) != Form::hidden;
  if (it.dimensions == 0) {
    const std::string before = signed_decimal(changes[0].from), after = signed_decimal(changes[0].to);
    return alone ? message(kLabPhrases["lab-goes"], {before, after}) : message(kLabPhrases["lab-changes"], {it.name, before, after});
  }
  const std::optional<CellWords>& cells = cells_[index];
  const Message words = cells ? cells->of(changes) : rows(it, changes);
  const bool named = cells ? boards_ > 1 && form_of(index) != Form::lines : !alone;
  return named ? message(kLabPhrases["lab-in-part"], {it.name, words}) : words;
}

/// Describes changes of numbers in rows: "3 to 0 in row 2".
Message ChangeWords::rows(const Part& part, std::vector<Changed> changes) const {
  Message out;
  while (!changes.empty()) {
    const Changed first = changes[0];
    std::vector<std::string> names;
    std::erase_if(changes, [&](const Changed& change) {
      const bool like_first = change.from == first.from && change.to == first.to;
      if (like_first)
        names.push_back(part.dimensions == 2 ? square_name(change.at % part.columns, change.at / part.columns) : decimal(change.at + 1));
      return like_first;
    });
    const Phrase rows = names.size() > 1 ? kLabPhrases["lab-changes-in-rows"] : kLabPhrases["lab-changes-in-row"];
    add_clause(out, message(part.dimensions == 2 ? kLabPhrases["lab-changes-on"] : rows,
                            {signed_decimal(first.from), signed_decimal(first.to), listed_names(names)}));
  }
  return out;
}

std::optional<Message> ChangeWords::of_split(const Slots& from, const std::vector<Slots>& components) const {
  // The sides of what is split: one number, or the two of a bar.
  std::vector<std::size_t> sides;
  for (std::size_t index = 0; index < program_.parts.size(); ++index) {
    if (form_of(index) != Form::hidden) sides.push_back(index);
  }
  const auto is_number = [&](std::size_t part) { return program_.parts[part].dimensions == 0 && program_.parts[part].least >= 0; };
  const bool bar = sides.size() == 2 && looks_[sides[0]].form == Form::bar && looks_[sides[0]].with == sides;
  if ((sides.size() != 1 && !bar) || !std::all_of(sides.begin(), sides.end(), is_number)) return std::nullopt;
  const auto size_of = [&](const Slots& slots) {
    std::int64_t out = 1;
    for (const std::size_t side : sides) out *= slots[program_.parts[side].first];
    return out;
  };
  const auto text_of = [&](const Slots& slots) {
    const std::string first = signed_decimal(slots[program_.parts[sides[0]].first]);
    return bar ? first + " × " + signed_decimal(slots[program_.parts[sides[1]].first]) : first;
  };
  std::int64_t lost = size_of(from);
  std::vector<std::string> pieces;
  for (const Slots& component : components) {
    lost -= size_of(component);
    if (size_of(component) > 0) pieces.push_back(text_of(component));
  }
  const std::string taken = signed_decimal(lost);
  if (pieces.empty()) return bar ? std::nullopt : std::optional(message(kLabPhrases["lab-take"], {taken}));
  const Message left = pieces_text(pieces, !bar);
  if (lost > 0 && !bar) return message(kLabPhrases["lab-take-leave"], {taken, left});
  if (pieces.size() == 1) return message(kLabPhrases["lab-leave"], {left});
  return lost < 0 ? message(kLabPhrases["lab-splits"], {left}) : message(kLabPhrases["lab-split-into"], {text_of(from), left});
}

}  // namespace grundy::lab
