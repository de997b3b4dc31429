#include "lab/solvers/inspect.hpp"

#include <algorithm>

#include "lab/language/phrases.hpp"

namespace grundy::lab {

namespace {

/// All positions are visited only up to this number of them, and of interpreter steps.
constexpr std::uint64_t kCountedPositions = 20'000;
constexpr std::uint64_t kCountedSteps = 3'000'000;
/// The most steps if not all positions are visited.
constexpr std::uint64_t kSampledSteps = 300'000;
/// The most positions visited from the start, if all would be too many.
constexpr std::size_t kNearPositions = 4000;
/// The most options examined to find play that repeats.
constexpr std::uint64_t kSolvedOptions = 2'000'000;

class Inspector {
 public:
  explicit Inspector(const Solved& solved)
      : solved_(solved),
        model_(*solved.model),
        small_(solved.layout.size <= kCountedPositions),
        survey_(*model_.program, small_ ? kCountedSteps : kSampledSteps) {}

  Inspection run() {
    if (!solved_.whole) near_start();
    else all_or_outermost();
    const bool complete = small_ && solved_.whole && !survey_.exhausted() && !survey_.fault();
    Inspection out{survey_.fault(), {}, survey_.notes(complete)};
    if (complete) {
      out.moves = survey_.moves();
      if (!out.fault) out.fault = repetition();
    } else {
      by_bounds(out.notes);
    }
    const std::vector<Note> more = notes_of(*model_.program);
    out.notes.insert(out.notes.end(), more.begin(), more.end());
    sort_by_place(out.notes);
    return out;
  }

 private:
  /// Decodes a number; false if it is no position.
  bool decode(std::uint64_t number, Slots& slots, Mover& mover) const {
    if (!solved_.layout.slots_of(number, model_, slots)) return false;
    // The player to move of a partisan game follows the slots of the text.
    mover = model_.program->nature.partisan && slots.back() ? Mover::right : Mover::left;
    slots.resize(model_.program->slots());
    return true;
  }

  /// Of many positions the first and the last ones, by turns.
  void all_or_outermost() {
    const std::uint64_t size = solved_.layout.size;
    for (std::uint64_t i = 0; i < std::min(size, kCountedPositions); ++i) {
      if (!visit(small_ ? i : i % 2 == 0 ? i / 2 : size - 1 - i / 2)) return;
    }
  }

  bool visit(std::uint64_t number) {
    Slots slots;
    Mover mover{};
    return !decode(number, slots, mover) || survey_.visit(slots, mover);
  }

  void near_start() {
    std::vector<std::uint64_t> known, waiting;  // numbers; the known ones are sorted
    const bool partisan = model_.program->nature.partisan;
    const auto add = [&](Slots slots, bool right) {
      if (partisan) slots.push_back(right ? 1 : 0);
      const std::uint64_t number = solved_.layout.number_of(slots);
      const auto at = std::lower_bound(known.begin(), known.end(), number);
      if (known.size() >= kNearPositions || (at != known.end() && *at == number)) return;
      known.insert(at, number);
      waiting.push_back(number);
    };
    for (const Slots& component : model_.program->components) add(component, false);
    Slots slots;
    Mover mover{};
    for (std::size_t i = 0; i < waiting.size(); ++i) {
      if (!decode(waiting[i], slots, mover)) continue;
      if (!survey_.visit(slots, mover)) return;
      for (const Slots& option : survey_.options()) add(option, mover == Mover::left);
    }
  }

  /// Adds the lines that never apply by the bounds of their expressions, whatever the positions.
  void by_bounds(std::vector<Note>& notes) const {
    const Syntax& syntax = model_.program->syntax;
    std::size_t ending = 0;  // of the end lines with conditions
    for (const EndLine& end : syntax.ends) {
      if (end.condition == kNoNode) continue;
      const Interval range = model_[model_.endings[ending++].condition].interval;
      if (range.is_point() && range.least == 0) notes.push_back({end.place, kLabPhrases["lab-never-ends"]});
    }
    // A move that always leaves a range by `=` is a fault where it is made.
    if (model_.checks) return;
    for (std::size_t i = 0; i < syntax.moves.size(); ++i) {
      if (std::none_of(model_.leaves.begin(), model_.leaves.end(), [&](const Leaf& leaf) { return leaf.line == i; }))
        notes.push_back({syntax.moves[i].place, kLabPhrases["lab-never-moves"]});
    }
  }

  /// Returns the fault of a small game that has to end and does not.
  std::optional<Fault> repetition() const {
    const bool cheap = solved_.layout.size * model_.options <= kSolvedOptions;
    // Values can be large: play that comes back is found when they are worked out.
    if (solved_.value_sums || solved_.layout.ordered || !model_.program->nature.has_to_end() || !cheap) return std::nullopt;
    while (solved_.solver->advance(Slice::endless()) < 1) {
    }
    const auto obstacle = solved_.solver->obstacle();
    Slots slots;
    Mover mover{};
    if (!obstacle || obstacle->kind != Obstacle::Kind::cycle || !decode(obstacle->number, slots, mover)) return std::nullopt;
    std::optional<Fault> out;
    SyntaxInterpreter interpreter(*model_.program);
    interpreter.budget = kCountedSteps;
    interpreter.moves(slots, mover, [&](MoveResult&& result) {
      for (Slots& option : result.after) {
        if (model_.program->nature.partisan) option.push_back(mover == Mover::left ? 1 : 0);
        if (solved_.layout.number_of(option) == obstacle->to)
          out = Fault{model_.program->syntax.moves[result.line].place, kLabPhrases["lab-cycle-split"]};
      }
      return !out;
    });
    return out;
  }

  const Solved& solved_;
  const Model& model_;
  bool small_;
  Survey survey_;
};

}  // namespace

Inspection inspect(const Solved& solved) {
  if (solved.layout.size == 0) return {};
  return Inspector(solved).run();
}

}  // namespace grundy::lab
