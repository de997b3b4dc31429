#include "lab/language/survey.hpp"

#include <algorithm>

#include "base/number.hpp"
#include "lab/language/phrases.hpp"

namespace grundy::lab {

namespace {

std::string numbers_text(const Slots& slots) {
  std::string out;
  for (const std::int64_t n : slots) (out.empty() ? out : out += ",") += signed_decimal(n);
  return out;
}

bool looks_at_places(const Syntax& syntax, NodeId ref) {
  const Node& n = syntax[ref];
  return n.op == SyntaxOp::index || any_below(n, [&](NodeId below) { return looks_at_places(syntax, below); });
}

/// A step that is skipped where its condition is false, such as `n -= k if n > 3`.
const Step* conditional_step(const MoveLine& line) {
  const auto skipped = [](const Step& step) {
    const auto condition = [](const Choice& choice) { return choice.kind == Choice::Kind::condition; };
    return !step.rounds.empty() && std::all_of(step.rounds.begin(), step.rounds.end(), condition);
  };
  const auto found = std::find_if(line.steps.begin(), line.steps.end(), skipped);
  return found == line.steps.end() ? nullptr : &*found;
}

bool passes(const MoveLine& line) {
  return std::any_of(line.steps.begin(), line.steps.end(), [](const Step& step) { return step.kind == Step::Kind::pass; });
}

}  // namespace

Fault outside_fault(const Program& program, const SyntaxInterpreter::Outside& outside, const Slots& position) {
  return {outside.place, message(kLabPhrases["lab-outside"], {program.slot_name(outside.slot), signed_decimal(outside.value),
                                                              signed_decimal(program.least(outside.slot)),
                                                              signed_decimal(program.most(outside.slot)), numbers_text(position)})};
}

Survey::Survey(const Program& program, std::uint64_t budget)
    : program_(program),
      interpreter_(program),
      allowed_(program.syntax.moves.size()),
      outside_(allowed_.size()),
      met_(program.syntax.ends.size()),
      still_(allowed_.size()) {
  interpreter_.budget = budget;
  interpreter_.assume = true;
  interpreter_.words = false;
}

bool Survey::visit(const Slots& slots, Mover mover) {
  options_.clear();
  if (exhausted() || fault_) return false;
  if (!interpreter_.legal(slots)) return !exhausted();
  for (std::size_t i = 0; i < met_.size(); ++i) {
    const NodeId condition = program_.syntax.ends[i].condition;
    if (!met_[i] && condition != kNoNode) met_[i] = interpreter_.holds(condition);
  }
  if (interpreter_.ended(slots, mover)) return !exhausted();
  interpreter_.moves(
      slots, mover,
      [&](MoveResult&& result) {
        look_at(result, slots);
        if (result.assumed == kNoNode) {
          for (Slots& component : result.after) options_.push_back(std::move(component));
        }
        return true;
      },
      &outside_);
  if (exhausted()) return false;
  if (interpreter_.outside()) fault_ = outside_fault(program_, *interpreter_.outside(), slots);
  return !fault_;
}

void Survey::look_at(const MoveResult& result, const Slots& slots) {
  if (result.assumed == kNoNode) {
    ++allowed_[result.line];
    if (result.after.size() == 1 && result.after[0] == slots) still_[result.line] = true;
  } else if (std::find(valueless_.begin(), valueless_.end(), result.assumed) == valueless_.end() &&
             looks_at_places(program_.syntax, result.assumed)) {
    valueless_.push_back(result.assumed);
    nowhere_.push_back(numbers_text(slots));
  }
}

std::vector<MoveCount> Survey::moves() const {
  std::vector<MoveCount> out;
  for (std::size_t i = 0; i < allowed_.size(); ++i) out.push_back({allowed_[i] + outside_[i], outside_[i]});
  return out;
}

std::vector<Note> Survey::notes(bool complete) const {
  const Syntax& syntax = program_.syntax;
  std::vector<Note> out;
  const auto note = [&](Place place, Message message) { out.push_back({place, std::move(message)}); };
  for (std::size_t i = 0; i < syntax.ends.size(); ++i) {
    const NodeId condition = syntax.ends[i].condition;
    // One line of the text may be two here (added_numbers.hpp).
    const auto same_met = [&](std::size_t j) { return met_[j] && syntax.ends[j].place == syntax.ends[i].place; };
    const bool met = (i > 0 && same_met(i - 1)) || same_met(i) || (i + 1 < met_.size() && same_met(i + 1));
    if (complete && condition != kNoNode && !met) note(syntax.ends[i].place, kLabPhrases["lab-never-ends"]);
  }
  for (std::size_t i = 0; i < syntax.moves.size(); ++i) {
    const MoveLine& line = syntax.moves[i];
    if (complete && allowed_[i] == 0) note(line.place, outside_[i] > 0 ? kLabPhrases["lab-always-leaves"] : kLabPhrases["lab-never-moves"]);
    if (!still_[i] || passes(line)) continue;
    if (const Step* const step = conditional_step(line)) note(step->rounds[0].place, kLabPhrases["lab-skips"]);
    else note(line.place, kLabPhrases["lab-still"]);
  }
  for (std::size_t i = 0; i < valueless_.size(); ++i)
    note(syntax[valueless_[i]].place, message(kLabPhrases["lab-nowhere-no-move"], {nowhere_[i]}));
  return out;
}

}  // namespace grundy::lab
