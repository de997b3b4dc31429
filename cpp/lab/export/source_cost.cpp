#include "lab/export/source_cost.hpp"

#include <cmath>

#include "base/number.hpp"
#include "lab/export/source_limits.hpp"
#include "lab/model/lower.hpp"
#include "lab/solvers/order_text.hpp"

namespace grundy::lab {

namespace {

/// Moves that a program in C++ and one in Python look at in a second, in powers of ten: measured on heaps and boards.
constexpr long double kMovesPerSecond[] = {1e8L, 1e6L};
/// Usual limits of judges: seconds, and positions that fit their memory.
constexpr long double kSeconds = 5, kPositions = 3e7L;
/// A longer list is not tried.
constexpr std::int64_t kLongestList = 1000;

/// Whether a list is read whose length is this name: `a[k]`.
const ReadItem* list_of_length(const Program& program, std::string_view name) {
  for (const ReadLine& line : program.syntax.reads) {
    for (const ReadItem& item : line.items) {
      if (item.count == kNoNode || item.rows || item.target.kind != Binding::Kind::constant) continue;
      const Node& count = program.syntax[item.count];
      if (count.op == SyntaxOp::name && count.text == name && program.constants[item.target.index].arity == 1) return &item;
    }
  }
  return nullptr;
}

bool is_read(const Program& program, std::string_view name) {
  const auto& reads = program.syntax.reads;
  return std::any_of(reads.begin(), reads.end(), [&](const ReadLine& line) {
    const auto named = [&](const ReadItem& item) { return item.name == name; };
    return named(line.times) || std::any_of(line.items.begin(), line.items.end(), named);
  });
}

/// Whether lists or texts are read that stay those of the text: the limits say nothing of them, or more than is tried.
bool others_are_read(const Program& program, const std::vector<Limit>& limits) {
  for (const Limit& limit : limits) {
    if (limit.most > kLongestList && list_of_length(program, limit.name)) return true;
  }
  for (const ReadLine& line : program.syntax.reads) {
    for (const ReadItem& item : line.items) {
      if (item.target.kind != Binding::Kind::constant) continue;
      const Constant& c = program.constants[item.target.index];
      if (c.is_text || (c.is_list && c.arity > 1)) return true;
    }
  }
  return false;
}

/// The parameters of the text at its limits.
Given at_limits(const Program& program, const std::vector<Limit>& limits) {
  Given out = program.given;
  for (const Limit& limit : limits) {
    const bool own = std::any_of(program.parameters.begin(), program.parameters.end(),
                                 [&](const ParameterOfText& p) { return p.name == limit.name && p.kind == ParameterOfText::Kind::number; });
    if (own) out.insert_or_assign(limit.name, signed_decimal(limit.most));
    const ReadItem* const list = list_of_length(program, limit.name);
    if (!list || limit.most > kLongestList) continue;
    std::string items;
    for (std::int64_t i = 1; i <= limit.most; ++i) (items.empty() ? items : items += ",") += signed_decimal(i);
    out.insert_or_assign(std::string(list->name), items);
  }
  return out;
}

/// The number of positions that play from the limits may reach: a number that only falls stays below its limit.
long double positions_below(const Model& model, const Layout& layout, const std::vector<Limit>& limits) {
  long double out = layout.unlimited_size;
  for (std::size_t i = 0; layout.ordered && i < layout.digits.size(); ++i) {
    const Digit& digit = layout.digits[i];
    if (digit.sign < 0 || digit.other || digit.slot >= model.program->slots()) continue;
    for (const Limit& limit : limits) {
      const Interval range = model.range(digit.slot);
      if (model.program->slot_name(digit.slot) != limit.name || limit.most >= range.most || limit.most < range.least) continue;
      out *= static_cast<long double>(limit.most - range.least + 1) / static_cast<long double>(range.most - range.least + 1);
    }
  }
  return std::round(out);
}

std::string rounded(long double count) {
  // Larger numbers, and those beyond all, differ between machines.
  if (!(count < 1e18L)) return "more than 10^18";
  if (count < 1e6L) return decimal(static_cast<Natural>(count));
  return "about 10^" + decimal(static_cast<Natural>(std::round(std::log10(count))));
}

std::string theory(const SourcePlan& plan) {
  if (!subtraction_set(plan.solved).empty())
    return "The amounts are fixed, so values have a period: find it for small numbers, and reduce (Golomb 1966).";
  if (!plan.solved.takes.empty())
    return "Look for a period (Guy and Smith 1956), or try first the nimbers outside of the sparse space (Winning Ways, chapter 4).";
  if (plan.nature().adds_up() && plan.program.parts.size() > 1)
    return "If parts do not depend on each other, solve each alone, and add their nimbers (Sprague 1935, Grundy 1939).";
  if (plan.nature().adds_up() && plan.program.parts[0].dimensions > 0)
    return "Regions or heaps that do not touch add up by their nimbers: solve each alone (Sprague 1935, Grundy 1939).";
  return "Look for a pattern: the lab finds rules, and compares formulas.";
}

}  // namespace

std::vector<std::string> cost_sentences(const SourcePlan& plan, Language language) {
  std::vector<Limit> limits = limits_of(plan.program.text);
  std::erase_if(limits, [&](const Limit& limit) { return !is_read(plan.program, limit.name); });
  std::string named;
  for (const Limit& limit : limits) (named.empty() ? named : named += ", ") += limit.written();
  std::string where = limits.empty() ? "In the ranges of the text" : "At the limits " + named;
  if (others_are_read(plan.program, limits)) where += ", with the other lists and boards of the text";
  Faults faults;
  const auto program = read_program(plan.program.text, at_limits(plan.program, limits), faults);
  const auto model = program ? lower(program, faults) : nullptr;
  if (!model) return {"The ranges of the text do not reach the limits " + named + ": a program that reads more stops."};
  const Layout layout = find_layout(*model);
  const long double positions = positions_below(*model, layout, limits),
                    moves = positions * static_cast<long double>(std::max<std::uint64_t>(model->options, 1));
  std::vector<std::string> out{where + ": " + (positions < 1e18L ? "at most " : "") + rounded(positions) +
                               " positions, each with at most " + decimal(model->options) + " moves."};
  const long double seconds = moves / kMovesPerSecond[language == Language::python];
  if (seconds <= kSeconds && positions <= kPositions) return out;
  const std::string name = language == Language::python ? "Python" : "C++";
  if (positions > kPositions) out.push_back("WARNING: if play can reach most of them, they need more memory than judges usually allow.");
  if (seconds > kSeconds)
    out.push_back("WARNING: a program in " + name + " looks at " + rounded(kMovesPerSecond[language == Language::python]) +
                  " moves a second, so this may take " + (seconds < 1e18L ? "up to " : "") + rounded(seconds) + " seconds.");
  out.push_back(theory(plan));
  return out;
}

}  // namespace grundy::lab
