#include "lab/game/move_lister.hpp"

#include "base/number.hpp"
#include "lab/language/phrases.hpp"
#include "lab/language/syntax_interpreter.hpp"

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

}  // namespace

MoveLister::MoveLister(std::shared_ptr<const Solved> solved, std::shared_ptr<const Program> program)
    : solved_(std::move(solved)), program_(std::move(program)) {}

bool MoveLister::load(std::uint64_t number) {
  if (number >= solved_->layout.size || !solved_->layout.slots_of(number, *solved_->model, slots_)) return false;
  right_ = program_->nature.partisan && slots_.back() == 1;
  slots_.resize(program_->slots());
  return true;
}

bool MoveLister::exists(std::uint64_t number) { return load(number) && SyntaxInterpreter(*program_).legal(slots_); }

const std::vector<ListedMove>& MoveLister::of(std::uint64_t number) {
  if (number_ == number) return moves_;
  number_ = number;
  moves_.clear();
  if (!load(number)) return moves_;
  const Slots from = slots_;
  const bool partisan = program_->nature.partisan;
  SyntaxInterpreter interpreter(*program_);
  interpreter.budget = kInterpreterWork;
  const Mover mover = right_ ? Mover::right : Mover::left;
  if (interpreter.ended(from, mover)) return moves_;
  interpreter.moves(from, mover, [&](MoveResult&& result) {
    ListedMove listed{result.line, {}, result.gain, {}};
    Message parts;
    for (Slots& component : result.after) {
      if (result.after.size() > 1) {
        const Message one = position_words(component);
        parts = parts.empty() ? one : message(kLabPhrases["lab-components"], {parts, one});
      } else {
        parts = change_text(from, component);
      }
      if (partisan) component.push_back(right_ ? 0 : 1);
      listed.after.push_back(solved_->layout.number_of(component));
    }
    const bool splits = result.after.size() > 1;
    if (result.words.empty()) listed.words = splits ? message(kLabPhrases["lab-splits"], {parts}) : parts;
    // Splitting moves are distinguished by the components after them.
    else listed.words = splits ? message(kLabPhrases["lab-leaves"], {result.words, parts}) : verbatim(result.words);
    moves_.push_back(std::move(listed));
    return moves_.size() < kMostListedMoves;
  });
  return moves_;
}

std::optional<std::size_t> MoveLister::ended(std::uint64_t number) {
  if (!load(number)) return std::nullopt;
  SyntaxInterpreter interpreter(*program_);
  const Mover mover = right_ ? Mover::right : Mover::left;
  if (const auto end_value = interpreter.ended(slots_, mover)) return end_value->line;
  const Slots slots = slots_;
  if (!of(number).empty()) return std::nullopt;
  return interpreter.stuck(slots, mover).line;
}

Message MoveLister::change_text(const Slots& from, const Slots& to) const {
  Message out;
  std::vector<bool> named(program_->slots());
  for (std::size_t slot = 0; slot < program_->slots(); ++slot) {
    if (from[slot] == to[slot] || named[slot]) continue;
    // Places of one part that change alike are named together: "b[0,0], b[0,1]: 0 to 1".
    std::string places;
    for (std::size_t other = slot; other < program_->slots() && program_->part_of[other] == program_->part_of[slot]; ++other) {
      if (from[other] != from[slot] || to[other] != to[slot]) continue;
      named[other] = true;
      (places.empty() ? places : places += ", ") += program_->slot_name(other);
    }
    const Message one = message(kLabPhrases["lab-changes"], {places, signed_decimal(from[slot]), signed_decimal(to[slot])});
    out = out.empty() ? one : message(kLabPhrases["lab-and"], {out, one});
  }
  return out.empty() ? Message(kLabPhrases["lab-pass"]) : out;
}

Message MoveLister::position_words(const Slots& slots) const {
  Message out;
  for (const Part& part : program_->parts) {
    const Message one = message(kLabPhrases["lab-is"], {part.name, numbers_text(part, slots)});
    out = out.empty() ? one : message(kLabPhrases["lab-and"], {out, one});
  }
  return out;
}

Message MoveLister::position_text(std::uint64_t number) {
  if (!load(number)) return {};
  Message out = position_words(slots_);
  if (!program_->nature.partisan) return out;
  return message(right_ ? kLabPhrases["lab-right-moves"] : kLabPhrases["lab-left-moves"], {out});
}

std::string MoveLister::short_text(std::uint64_t number) {
  if (!load(number)) return {};
  std::string out;
  for (std::size_t slot = 0; slot < program_->slots(); ++slot) (out.empty() ? out : out += ",") += signed_decimal(slots_[slot]);
  return program_->slots() == 1 ? out : "(" + out + ")";
}

}  // namespace grundy::lab
