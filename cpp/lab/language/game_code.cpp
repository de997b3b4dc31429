#include "lab/language/game_code.hpp"

#include <algorithm>
#include <cctype>
#include <vector>

#include "base/number.hpp"
#include "lab/language/phrases.hpp"

namespace grundy::lab {

namespace {

/// The most digits behind the point: more than that are moves that a table of the lab can hardly show.
constexpr std::size_t kMostDigits = 64;
/// The largest heap of the table, unless another one is asked for, up to a limit. If heaps fall into three, there are many ways to do so.
constexpr std::string_view kSize = "N = 1000 in 1..10000000", kSizeOfThree = "N = 300 in 1..5000";

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
bool is_alphanumeric(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

std::optional<unsigned> digit_of(char c) {
  if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
  const char upper = static_cast<char>(c & ~0x20);
  return upper >= 'A' && upper <= 'F' ? std::optional(static_cast<unsigned>(upper - 'A' + 10)) : std::nullopt;
}

struct Word {
  std::string_view text;
  Place place;
};

/// Returns the only word of a text outside of comments; nothing if there are more, or none.
std::optional<Word> only_word(std::string_view text) {
  std::optional<Word> word;
  for (std::uint32_t line = 1; !text.empty(); ++line) {
    const std::string_view all = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), all.size() + 1));
    std::string_view plain = all.substr(0, all.find('#'));
    std::uint32_t column = 1;
    for (; !plain.empty() && is_blank(plain.front()); ++column) plain.remove_prefix(1);
    while (!plain.empty() && is_blank(plain.back())) plain.remove_suffix(1);
    if (plain.empty()) continue;
    if (word) return std::nullopt;
    word = Word{plain, {line, column}};
  }
  return word;
}

/// Whether it is written as a code, right or wrong: d.ddd, or .ddd.
bool looks_like_code(std::string_view word) {
  const std::size_t point = word.find('.');
  if (point == std::string_view::npos || point > 1 || point + 1 == word.size()) return false;
  const auto all = [](std::string_view part) { return std::all_of(part.begin(), part.end(), is_alphanumeric); };
  return all(word.substr(0, point)) && all(word.substr(point + 1));
}

/// The numbers whose moves have a property, as a list.
template <class Property>
std::string taken_where(const std::vector<Take>& takes, Property property) {
  std::string list;
  for (const Take& take : takes) {
    if (property(take)) (list += list.empty() ? "" : ", ") += decimal(take.stones);
  }
  return list.empty() ? list : "k in {" + list + "}";
}

std::string rules_of(const std::vector<Take>& takes) {
  const bool three = std::any_of(takes.begin(), takes.end(), [](const Take& take) { return (take.left & Take::kThree) != 0; });
  std::string out(three ? kSizeOfThree : kSize);
  out += "\nn: 0..N = 20\n";
  const auto put = [&](const std::string& taken, std::string_view line) {
    const std::size_t at = line.find('@');
    if (!taken.empty()) ((((out += "move ") += line.substr(0, at)) += taken) += line.substr(at + 1)) += '\n';
  };
  const auto whole = [](const Take& take) { return take.left & (Take::kNothing | Take::kOne); };
  const auto leaves = [&](unsigned wanted) { return taken_where(takes, [=](const Take& take) { return whole(take) == wanted; }); };
  const auto breaks = [&](unsigned into) { return taken_where(takes, [=](const Take& take) { return (take.left & into) != 0; }); };
  put(leaves(Take::kNothing | Take::kOne), "\"take {k}\" @: n -= k");
  put(leaves(Take::kNothing), "\"take all {k}\" @ if n == k: n -= k");
  put(leaves(Take::kOne), "\"take {k} of more\" @ if n > k: n -= k");
  put(breaks(Take::kTwo), "\"take {k}, leave {a} and {n - k - a}\" @, a in 1..(n-k)/2: split n into a, n - k - a");
  put(breaks(Take::kThree),
      "\"take {k}, leave {a}, {b} and {n - k - a - b}\" @, a in 1..(n-k)/3, b in a..(n-k-a)/2: split n into a, b, n - k - a - b");
  return out;
}

}  // namespace

std::string code_of(const std::vector<Take>& takes) {
  std::string out = "0.";
  for (const Take& take : takes) {
    if (take.left >= 16 || take.stones > kMostDigits) return {};
    const char digit = "0123456789ABCDEF"[take.left];
    if (take.stones == 0) out[0] = digit;
    else out.append(take.stones + 1 - out.size(), '0').push_back(digit);
  }
  return out.size() == 2 ? out + '0' : out;
}

std::optional<GameCode> read_game_code(std::string_view text, Faults& faults) {
  const std::optional<Word> word = only_word(text);
  if (!word || !looks_like_code(word->text)) return std::nullopt;
  GameCode code{.place = word->place, .rules = {}};
  const std::size_t point = word->text.find('.');
  const auto fault = [&](std::size_t at, Phrase wanted) {
    const Place place{word->place.line, word->place.column + static_cast<std::uint32_t>(at)};
    report(faults, place, message(kLabPhrases["lab-expected"], {wanted, shown(word->text.substr(at, 1))}));
    return code;
  };
  for (std::size_t at = 0; at < word->text.size(); ++at) {
    if (at == point) continue;
    const std::optional<unsigned> digit = digit_of(word->text[at]);
    const bool first = at < point;
    if (!digit) return fault(at, first ? kLabPhrases["lab-code-first"] : kLabPhrases["lab-code-digit"]);
    // Taking nothing and leaving one heap or none would be no move.
    if (first && (*digit & (Take::kNothing | Take::kOne)) != 0) return fault(at, kLabPhrases["lab-code-first"]);
    if (*digit == 0) continue;
    code.takes.push_back({first ? 0 : at - point, *digit});
  }
  if (word->text.size() - point - 1 > kMostDigits) {
    report(faults, word->place,
           message(kLabPhrases["lab-expected"], {message(kLabPhrases["lab-code-long"], {kMostDigits}), word->text.size() - point - 1}));
    return code;
  }
  code.rules = rules_of(code.takes);
  return code;
}

}  // namespace grundy::lab
