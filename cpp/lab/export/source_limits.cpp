#include "lab/export/source_limits.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/characters.hpp"
#include "base/number.hpp"

namespace grundy::lab {

namespace {

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

}  // namespace

std::string Limit::written() const { return name + " <= " + signed_decimal(most); }

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

}  // namespace grundy::lab
