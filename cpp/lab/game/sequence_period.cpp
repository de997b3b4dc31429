#include "lab/game/sequence_period.hpp"

#include <algorithm>

#include "lab/language/syntax_interpreter.hpp"

namespace grundy::lab {

namespace {

/// Searches the expressions of a text for parts of the position.
class PartFinder {
 public:
  explicit PartFinder(const Syntax& syntax) : syntax_(syntax) {}

  bool reads(NodeId ref) const {
    if (ref == kNoNode) return false;
    const Node& n = syntax_[ref];
    if (n.binding.kind == Binding::Kind::part) return true;
    if (n.binding.kind == Binding::Kind::shorthand && reads(syntax_.shorthands[n.binding.index].body)) return true;
    return any_below(n, [this](NodeId below) { return reads(below); });
  }

  bool reads(const std::vector<Choice>& choices) const {
    return std::any_of(choices.begin(), choices.end(),
                       [this](const Choice& c) { return reads(c.set) || reads(c.from) || reads(c.to) || reads(c.while_it_holds); });
  }

 private:
  const Syntax& syntax_;
};

/// Whether the moves change the only number by amounts that do not depend on it.
bool moves_alike_everywhere(const Syntax& syntax) {
  const PartFinder parts(syntax);
  return std::all_of(syntax.moves.begin(), syntax.moves.end(), [&](const MoveLine& line) {
    std::size_t changes = 0;
    for (const Step& step : line.steps) {
      if (step.kind != Step::Kind::assign && step.kind != Step::Kind::condition) return false;
      if (!step.rounds.empty() || parts.reads(step.value)) return false;
      if (step.kind == Step::Kind::condition) continue;
      if (step.change != SyntaxOp::subtract && step.change != SyntaxOp::add) return false;
      ++changes;
    }
    return changes == 1 && !parts.reads(line.choices);
  });
}

}  // namespace

std::optional<std::vector<std::uint64_t>> subtraction_set(const Program& program) {
  const Nature& nature = program.nature;
  if (program.slots() != 1 || !nature.adds_up() || nature.splits || !program.syntax.legal.empty()) return std::nullopt;
  if (!moves_alike_everywhere(program.syntax)) return std::nullopt;
  constexpr std::uint64_t kWork = 1'000'000;
  SyntaxInterpreter interpreter(program);
  interpreter.budget = kWork;
  // The largest number allows every amount of the text that the range contains; moves that leave it on either side are counted.
  std::vector<std::uint64_t> lost(program.syntax.moves.size()), set;
  const Slots largest{program.most(0)};
  interpreter.moves(
      largest, Mover::left,
      [&](MoveResult&& result) {
        set.push_back(static_cast<std::uint64_t>(largest[0] - result.after[0][0]));
        return true;
      },
      &lost);
  if (interpreter.budget == 0 || std::any_of(lost.begin(), lost.end(), [](std::uint64_t n) { return n > 0; })) return std::nullopt;
  std::sort(set.begin(), set.end());
  set.erase(std::unique(set.begin(), set.end()), set.end());
  if (set.empty() || set.front() == 0) return std::nullopt;
  return set;
}

std::optional<Period> proved_period(std::span<const std::uint32_t> terms, const std::vector<std::uint64_t>& set) {
  PeriodSearch search(set.back());
  search.look([&](std::uint64_t i) { return terms[i]; }, terms.size(), UINT64_MAX);
  return search.found();
}

namespace {

/// The least period that the last terms have, three times or more and in at least half of all terms.
std::optional<Period> repeated(std::span<const std::uint32_t> terms) {
  const std::size_t size = terms.size();
  const auto term = [&](std::size_t i) { return terms[size - 1 - i]; };
  // The Z function of the reversed sequence (Gusfield 1997): same[p] terms before the last p ones equal those p further on.
  std::vector<std::uint32_t> same(size);
  for (std::size_t p = 1, from = 0, to = 0; p < size; ++p) {
    std::size_t length = p < to ? std::min<std::size_t>(to - p, same[p - from]) : 0;
    while (p + length < size && term(length) == term(p + length)) ++length;
    same[p] = static_cast<std::uint32_t>(length);
    if (p + length > to) from = p, to = p + length;
    const std::size_t periodic = p + length;
    if (periodic >= 3 * p && 2 * periodic >= size) return Period{size - periodic, p};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Period> seen_period(std::span<const std::uint32_t> terms) {
  if (const auto period = repeated(terms)) return period;
  std::vector<std::uint32_t> differences;
  for (std::size_t i = 1; i < terms.size(); ++i) differences.push_back(terms[i] - terms[i - 1]);
  auto period = repeated(differences);
  if (!period || terms.back() <= terms[terms.size() - 1 - period->period]) return std::nullopt;
  period->saltus = terms.back() - terms[terms.size() - 1 - period->period];
  return period;
}

}  // namespace grundy::lab
