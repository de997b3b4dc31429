#include "lab/game/move_words.hpp"

#include "base/number.hpp"
#include "lab/language/phrases.hpp"

namespace grundy::lab {

namespace {

std::string numbers_text(const Part& part, const Slots& slots) {
  std::string out;
  for (std::size_t i = 0; i < part.size(); ++i) {
    if (i > 0)
      out += part.dimensions == 2 && i % part.columns == 0 ? "/" : part.dimensions == 2 && part.most < 10 && part.least >= 0 ? "" : ",";
    out += signed_decimal(slots[part.first + i]);
  }
  return out;
}

Message change_words(const Program& program, const Slots& from, const Slots& to) {
  Message out;
  std::vector<bool> named(program.slots());
  // Whose turn it is changes with every move.
  for (std::size_t slot = 0; slot < program.own_slots(); ++slot) {
    if (from[slot] == to[slot] || named[slot]) continue;
    // Places of one part that change alike are named together: "b[0,0], b[0,1]: 0 to 1".
    std::string places;
    for (std::size_t other = slot; other < program.slots() && program.part_of[other] == program.part_of[slot]; ++other) {
      if (from[other] != from[slot] || to[other] != to[slot]) continue;
      named[other] = true;
      (places.empty() ? places : places += ", ") += program.slot_name(other);
    }
    const Message one = message(kLabPhrases["lab-changes"], {places, signed_decimal(from[slot]), signed_decimal(to[slot])});
    out = out.empty() ? one : message(kLabPhrases["lab-and"], {out, one});
  }
  return out.empty() ? Message(kLabPhrases["lab-pass"]) : out;
}

}  // namespace

void each_move_in_words(const Program& program, const Slots& from, Mover mover, FunctionRef<bool(MoveResult&&, Message)> use) {
  SyntaxInterpreter interpreter(program);
  interpreter.budget = kInterpreterWork;
  if (interpreter.ended(from, mover)) return;
  std::size_t count = 0;
  interpreter.moves(from, mover, [&](MoveResult&& result) {
    const bool splits = result.after.size() != 1;
    Message parts;
    for (const Slots& component : result.after) {
      const Message one = splits ? position_words(program, component) : change_words(program, from, component);
      parts = parts.empty() ? one : message(kLabPhrases["lab-components"], {parts, one});
    }
    if (result.after.empty()) parts = kLabPhrases["lab-no-components"];
    Message words;
    if (result.words.empty()) words = splits ? message(kLabPhrases["lab-splits"], {parts}) : parts;
    // Splitting moves are distinguished by the components after them.
    else words = splits ? message(kLabPhrases["lab-leaves"], {result.words, parts}) : verbatim(result.words);
    return use(std::move(result), std::move(words)) && ++count < kMostListedMoves;
  });
}

Message position_words(const Program& program, const Slots& slots) {
  Message out;
  for (const Part& part : program.parts) {
    const Message one = message(kLabPhrases["lab-is"], {part.name, numbers_text(part, slots)});
    out = out.empty() ? one : message(kLabPhrases["lab-and"], {out, one});
  }
  return out;
}

Message position_words(const Program& program, const Slots& slots, Mover mover) {
  Message out = position_words(program, slots);
  if (!program.nature.partisan) return out;
  return message(mover == Mover::right ? kLabPhrases["lab-right-moves"] : kLabPhrases["lab-left-moves"], {out});
}

std::string short_position(const Program& program, const Slots& slots) {
  std::string out;
  for (std::size_t slot = 0; slot < program.slots(); ++slot) (out.empty() ? out : out += ",") += signed_decimal(slots[slot]);
  return program.slots() == 1 ? out : "(" + out + ")";
}

Message components_words(const Program& program, const Message& joined) {
  std::string names;
  for (const Part& part : program.parts) (names.empty() ? names : names += ",") += part.name;
  return message(kLabPhrases["lab-is"], {program.slots() == 1 ? names : "(" + names + ")", joined});
}

}  // namespace grundy::lab
