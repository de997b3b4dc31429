#include "lab/game/move_words.hpp"

#include <algorithm>

#include "base/number.hpp"
#include "lab/game/change_words.hpp"
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

/// Describes components by their positions.
Message positions_words(const Program& program, const std::vector<Slots>& components) {
  Message out;
  for (const Slots& component : components) {
    const Message one = position_words(program, component);
    out = out.empty() ? one : message(kLabPhrases["lab-components"], {out, one});
  }
  return out.empty() ? Message(kLabPhrases["lab-no-components"]) : out;
}

/// Describes a move to which the text gives no words.
Message own_words(const Program& program, const ChangeWords& changes, const Slots& from, const MoveResult& result) {
  const std::vector<Step>& steps = program.syntax.moves[result.line].steps;
  if (std::any_of(steps.begin(), steps.end(), [](const Step& step) { return step.kind == Step::Kind::split; })) {
    if (auto words = changes.of_split(from, result.after)) return *words;
  }
  if (result.after.size() == 1) return changes.of(from, result.after[0]);
  return message(kLabPhrases["lab-splits"], {positions_words(program, result.after)});
}

}  // namespace

void each_move_in_words(const Program& program, const Slots& from, Mover mover, FunctionRef<bool(MoveResult&&, Message)> use) {
  SyntaxInterpreter interpreter(program);
  interpreter.budget = kInterpreterWork;
  if (interpreter.ended(from, mover)) return;
  std::optional<ChangeWords> changes;
  std::size_t count = 0;
  interpreter.moves(from, mover, [&](MoveResult&& result) {
    Message words;
    if (result.words.empty()) {
      if (!changes) changes.emplace(program);
      words = own_words(program, *changes, from, result);
    } else if (result.after.size() == 1) {
      words = verbatim(result.words);
    } else {
      // Splitting moves are distinguished by the components after them.
      words = message(kLabPhrases["lab-leaves"], {result.words, positions_words(program, result.after)});
    }
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
