#include "lab/game/ways.hpp"

#include "base/number.hpp"
#include "lab/language/phrases.hpp"
#include "lab/language/walker.hpp"

namespace grundy::lab {

namespace {

std::string numbers_text(const Part& part, const Slots& slots) {
  std::string out;
  for (std::size_t i = 0; i < part.size(); ++i) {
    if (i > 0) out += part.dimensions == 2 && i % part.columns == 0 ? "/" : part.dimensions == 2 && part.most < 10 && part.least >= 0 ? "" : ",";
    out += signed_decimal(slots[part.first + i]);
  }
  return out;
}

}  // namespace

Ways::Ways(std::shared_ptr<const Solved> solved, std::shared_ptr<const Program> program) : solved_(std::move(solved)), program_(std::move(program)) {}

bool Ways::load(std::uint64_t number) {
  if (number >= solved_->layout.size || !solved_->layout.slots_of(number, *solved_->model, slots_)) return false;
  right_ = program_->nature.partisan && slots_.back() == 1;
  slots_.resize(program_->slots());
  return true;
}

bool Ways::exists(std::uint64_t number) { return load(number) && Walker(*program_).legal(slots_); }

const std::vector<Way>& Ways::of(std::uint64_t number) {
  if (number_ == number) return ways_;
  number_ = number;
  ways_.clear();
  if (!load(number)) return ways_;
  const Slots from = slots_;
  const bool partisan = program_->nature.partisan;
  Walker walker(*program_);
  walker.budget = kWalkerWork;
  const Mover mover = right_ ? Mover::right : Mover::left;
  if (walker.ended(from, mover)) return ways_;
  walker.moves(from, mover, [&](Taken&& taken) {
    Way way{taken.line, {}, taken.gain, {}};
    Message parts;
    for (Slots& left : taken.left) {
      if (taken.left.size() > 1) {
        const Message one = position_words(left);
        parts = parts.empty() ? one : message(kLabPhrases["lab-components"], {parts, one});
      } else {
        parts = change_text(from, left);
      }
      if (partisan) left.push_back(right_ ? 0 : 1);
      way.left.push_back(solved_->layout.number_of(left));
    }
    const bool splits = taken.left.size() > 1;
    if (taken.words.empty()) way.words = splits ? message(kLabPhrases["lab-splits"], {parts}) : parts;
    // Ways to split are told apart by what they leave.
    else way.words = splits ? message(kLabPhrases["lab-leaves"], {taken.words, parts}) : verbatim(taken.words);
    ways_.push_back(std::move(way));
    return ways_.size() < kMostWays;
  });
  return ways_;
}

std::optional<std::size_t> Ways::ended(std::uint64_t number) {
  if (!load(number)) return std::nullopt;
  Walker walker(*program_);
  const Mover mover = right_ ? Mover::right : Mover::left;
  if (const auto verdict = walker.ended(slots_, mover)) return verdict->line;
  const Slots slots = slots_;
  if (!of(number).empty()) return std::nullopt;
  return walker.stuck(slots, mover).line;
}

Message Ways::change_text(const Slots& from, const Slots& to) const {
  Message out;
  for (std::size_t slot = 0; slot < program_->slots(); ++slot) {
    if (from[slot] == to[slot]) continue;
    const Message one = message(kLabPhrases["lab-changes"], {program_->slot_name(slot), signed_decimal(from[slot]), signed_decimal(to[slot])});
    out = out.empty() ? one : message(kLabPhrases["lab-and"], {out, one});
  }
  return out.empty() ? Message(kLabPhrases["lab-pass"]) : out;
}

Message Ways::position_words(const Slots& slots) const {
  Message out;
  for (const Part& part : program_->parts) {
    const Message one = message(kLabPhrases["lab-is"], {part.name, numbers_text(part, slots)});
    out = out.empty() ? one : message(kLabPhrases["lab-and"], {out, one});
  }
  return out;
}

Message Ways::position_text(std::uint64_t number) {
  if (!load(number)) return {};
  Message out = position_words(slots_);
  if (!program_->nature.partisan) return out;
  return message(right_ ? kLabPhrases["lab-right-moves"] : kLabPhrases["lab-left-moves"], {out});
}

std::string Ways::short_text(std::uint64_t number) {
  if (!load(number)) return {};
  std::string out;
  for (std::size_t slot = 0; slot < program_->slots(); ++slot) (out.empty() ? out : out += ",") += signed_decimal(slots_[slot]);
  return program_->slots() == 1 ? out : "(" + out + ")";
}

}  // namespace grundy::lab
