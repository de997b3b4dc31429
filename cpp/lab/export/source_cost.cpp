#include "lab/export/source_cost.hpp"

#include <cmath>

#include "base/number.hpp"
#include "lab/model/lower.hpp"
#include "lab/solvers/order_text.hpp"

namespace grundy::lab {

namespace {

/// Moves that a program looks at in a second, measured on heaps and boards of the tests, in powers of ten.
constexpr long double kMovesPerSecond[] = {1e8L, 1e6L};
/// What judges usually allow: seconds, and positions that fit their memory.
constexpr long double kSeconds = 5, kPositions = 3e7L;
/// A longer list is not tried.
constexpr std::int64_t kLongestList = 1000;

struct Limit {
  std::string name;
  std::int64_t most;
  std::string written() const { return name + " <= " + signed_decimal(most); }
};

/// Reads 100000, 10 ** 5 or 10^5 at the beginning of a text; at most the largest number of the language.
std::optional<std::int64_t> number_at(std::string_view text) {
  const auto digits = [&] {
    while (text.starts_with(' ')) text.remove_prefix(1);
    std::size_t end = 0;
    while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end]))) ++end;
    const auto out = parse_natural(text.substr(0, end));
    text.remove_prefix(end);
    while (text.starts_with(' ')) text.remove_prefix(1);
    return out;
  };
  const auto base = digits();
  if (!base) return std::nullopt;
  long double out = static_cast<long double>(*base);
  if (text.starts_with("**") || text.starts_with('^')) {
    text.remove_prefix(text.starts_with('^') ? 1 : 2);
    out = std::pow(out, static_cast<long double>(digits().value_or(1)));
  }
  return static_cast<std::int64_t>(std::min<long double>(out, INT32_MAX));
}

/// Reads the comments `# limit: n <= 100000, 1 <= k <= 10 ** 5`.
std::vector<Limit> limits_of(std::string_view text) {
  constexpr std::string_view kMark = "# limit:";
  const auto is_name = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; };
  std::vector<Limit> out;
  for (std::size_t at = text.find(kMark); at != std::string_view::npos; at = text.find(kMark, at + 1)) {
    const std::string_view line = text.substr(at + kMark.size(), text.find('\n', at) - at - kMark.size());
    for (std::size_t sign = line.find("<="); sign != std::string_view::npos; sign = line.find("<=", sign + 2)) {
      std::size_t end = sign;
      while (end > 0 && line[end - 1] == ' ') --end;
      std::size_t begin = end;
      while (begin > 0 && is_name(line[begin - 1])) --begin;
      const auto most = number_at(line.substr(sign + 2));
      const bool named = begin < end && !std::isdigit(static_cast<unsigned char>(line[begin]));
      if (named && most) out.push_back({std::string(line.substr(begin, end - begin)), *most});
    }
  }
  return out;
}

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
  const std::vector<Limit> limits = limits_of(plan.program.text);
  std::string named;
  for (const Limit& limit : limits) (named.empty() ? named : named += ", ") += limit.written();
  const std::string where = limits.empty() ? "In the ranges of the text" : "At the limits " + named;
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
