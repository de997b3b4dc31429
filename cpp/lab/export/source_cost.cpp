#include "lab/export/source_cost.hpp"

#include <cmath>

#include "base/number.hpp"
#include "lab/model/lower.hpp"
#include "lab/solvers/order_text.hpp"

namespace grundy::lab {

namespace {

/// Moves that a program in C++ and one in Python look at in a second, in powers of ten: measured on heaps and boards.
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

/// Reads a number as problem statements write it: 100000, 100,000, 10 ** 5, 10^5, 2 * 10^5, 1e5. At most the largest of the language.
class Number {
 public:
  explicit Number(std::string_view text) : text_(text) {}

  std::optional<std::int64_t> read() {
    std::optional<long double> out = factor();
    while (out && (take("*") || take("\u00D7") || take("\u00B7"))) out = *out * factor().value_or(1);
    if (!out) return std::nullopt;
    return static_cast<std::int64_t>(std::min<long double>(*out, INT32_MAX));
  }

 private:
  static bool is_digit(char c) { return c >= '0' && c <= '9'; }
  void skip() {
    while (text_.starts_with(' ')) text_.remove_prefix(1);
  }
  bool take(std::string_view word) {
    skip();
    if (!text_.starts_with(word)) return false;
    text_.remove_prefix(word.size());
    return true;
  }
  std::optional<long double> digits() {
    skip();
    if (text_.empty() || !is_digit(text_[0])) return std::nullopt;
    long double out = 0;
    while (!text_.empty() && (is_digit(text_[0]) || groups())) {
      if (is_digit(text_[0])) out = 10 * out + (text_[0] - '0');
      text_.remove_prefix(1);
    }
    return out;
  }
  /// Whether a comma stands before three digits and no more.
  bool groups() const {
    return text_.size() > 3 && (text_[0] == ',' || text_[0] == '_') && std::all_of(text_.begin() + 1, text_.begin() + 4, is_digit) &&
           (text_.size() == 4 || !is_digit(text_[4]));
  }
  std::optional<long double> factor() {
    const auto base = digits();
    if (!base) return base;
    if (take("**") || take("^")) return std::pow(*base, digits().value_or(1));
    if (text_.starts_with('e') || text_.starts_with('E')) {
      text_.remove_prefix(1);
      return *base * std::pow(10.0L, digits().value_or(0));
    }
    return base;
  }

  std::string_view text_;
};

/// Reads the names right before a sign, from the last: `n`, or `n, k`.
std::vector<std::string> names_before(std::string_view text) {
  const auto is_name = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; };
  std::vector<std::string> out;
  do {
    if (!out.empty()) text.remove_suffix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    std::size_t begin = text.size();
    while (begin > 0 && is_name(text[begin - 1])) --begin;
    if (begin == text.size() || std::isdigit(static_cast<unsigned char>(text[begin]))) break;
    out.emplace_back(text.substr(begin));
    text = text.substr(0, begin);
    while (text.ends_with(' ')) text.remove_suffix(1);
  } while (text.ends_with(','));
  return out;
}

/// Reads the comments `# limit: n <= 100000, 1 <= k < 10 ** 5`.
std::vector<Limit> limits_of(std::string_view text) {
  constexpr std::string_view kMark = "# limit", kAtMost = "\u2264";
  std::vector<Limit> out;
  for (std::size_t at = text.find(kMark); at != std::string_view::npos; at = text.find(kMark, at + 1)) {
    std::string_view line = text.substr(at + kMark.size(), text.find('\n', at) - at - kMark.size());
    line.remove_prefix(std::min(line.find(':'), line.size()));
    for (std::size_t i = 0; i < line.size(); ++i) {
      const bool other = line.substr(i).starts_with(kAtMost);
      if (line[i] != '<' && !other) continue;
      const bool equal = line.substr(i + 1).starts_with('=');
      const auto most = Number(line.substr(i + (other ? kAtMost.size() : equal ? 2 : 1))).read();
      if (!most) continue;
      std::vector<std::string> names = names_before(line.substr(0, i));
      for (auto name = names.rbegin(); name != names.rend(); ++name) out.push_back({*name, *most - (other || equal ? 0 : 1)});
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
