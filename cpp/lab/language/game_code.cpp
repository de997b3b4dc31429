// Reads a code, such as 0.77, and writes its rules. The bits of digit k say what may be left where k are taken: 1 nothing, 2 one heap,
// 4 two, 8 three.
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
/// The same, if any number may be taken.
constexpr std::string_view kSizeOfEndless = "N = 1000 in 1..10000", kSizeOfEndlessTwo = "N = 300 in 1..2000",
                           kSizeOfEndlessThree = "N = 60 in 1..300";

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

/// Whether it is written as a code, right or wrong: d.ddd, .ddd, or d!.
bool looks_like_code(std::string_view word) {
  const std::size_t point = word.find('.');
  if (point == std::string_view::npos || word.size() < 2) return false;
  const auto all = [](std::string_view part) {
    return std::all_of(part.begin(), part.end(),
                       [](char c) { return is_alphanumeric(c) || std::string_view("[]!?").find(c) != std::string_view::npos; });
  };
  const std::string_view before = word.substr(0, point), after = word.substr(point + 1);
  const bool marked = before.size() == 2 && !is_alphanumeric(before[1]);
  return all(before) && all(after) && (before.size() < 2 || marked) && (!after.empty() || marked);
}

/// A digit of a code, and its mark: heaps that a move leaves must differ from one another (!), or not all be equal (?).
struct Digit {
  std::uint64_t stones;
  unsigned left;
  char mark = 0;
};

/// The digits other than 0. The last `period` places, from `repeated` on, are repeated without end; 0: none are.
struct Digits {
  std::vector<Digit> all = {};
  std::uint64_t repeated = 0, period = 0;

  bool is_repeated(const Digit& digit) const { return period > 0 && digit.stones >= repeated; }
};

std::string joined(const std::vector<std::uint64_t>& numbers) {
  std::string out;
  for (const std::uint64_t number : numbers) (out += out.empty() ? "" : ", ") += decimal(number);
  return out;
}

/// Digits whose moves break a heap into so many, with one of the marks, or none.
auto may_break(unsigned into, std::string_view marks) {
  return [=](const Digit& digit) {
    return (digit.left & into) != 0 && (marks.empty() ? digit.mark == 0 : digit.mark != 0 && marks.find(digit.mark) != marks.npos);
  };
}

/// Writes the rules of a code.
class RulesWriter {
 public:
  explicit RulesWriter(const Digits& digits) : digits_(digits) {}

  std::string write() {
    const auto leaves = [&](unsigned heaps) {
      return std::any_of(digits_.all.begin(), digits_.all.end(), [=](const Digit& digit) { return (digit.left & heaps) != 0; });
    };
    const bool two = leaves(Take::kTwo), three = leaves(Take::kThree);
    out_ = digits_.period == 0 ? (three ? kSizeOfThree : kSize) : three ? kSizeOfEndlessThree : two ? kSizeOfEndlessTwo : kSizeOfEndless;
    out_ += "\nn: 0..N = 20\n";
    // Digits of which the bits for no heap and for one are these.
    const auto leaves_whole = [](unsigned wanted) {
      return [=](const Digit& digit) { return (digit.left & (Take::kNothing | Take::kOne)) == wanted; };
    };
    put(leaves_whole(Take::kNothing | Take::kOne), {"\"take {k}\"", "", "", "n -= k"});
    put(leaves_whole(Take::kNothing), {"\"take all {k}\"", "", "n == k", "n -= k"});
    put(leaves_whole(Take::kOne), {"\"take {k} of more\"", "", "n > k", "n -= k"});
    constexpr std::string_view kLeaveTwo = "\"take {k}, leave {a} and {n - k - a}\"", kSplitTwo = "split n into a, n - k - a";
    put(may_break(Take::kTwo, ""), {kLeaveTwo, ", a in 1..(n-k)/2", "", kSplitTwo});
    put(may_break(Take::kTwo, "!?"), {kLeaveTwo, ", a in 1..(n-k-1)/2", "", kSplitTwo});
    constexpr std::string_view kLeaveThree = "\"take {k}, leave {a}, {b} and {n - k - a - b}\"",
                               kSplitThree = "split n into a, b, n - k - a - b";
    put(may_break(Take::kThree, ""), {kLeaveThree, ", a in 1..(n-k)/3, b in a..(n-k-a)/2", "", kSplitThree});
    put(may_break(Take::kThree, "!"), {kLeaveThree, ", a in 1..(n-k)/3, b in a+1..(n-k-a-1)/2", "", kSplitThree});
    put(may_break(Take::kThree, "?"), {kLeaveThree, ", a in 1..(n-k)/3, b in a..(n-k-a)/2", "3 * a < n - k", kSplitThree});
    return std::move(out_);
  }

 private:
  /// Parts of a line: its words, the choices beside k, the condition, and the change.
  struct Line {
    std::string_view words, choices, condition, change;
  };

  /// Writes the lines of the digits that have a property: those that stand once, and those that are repeated.
  template <class Property>
  void put(Property property, const Line& line) {
    std::vector<std::uint64_t> once, places;
    for (const Digit& digit : digits_.all) {
      if (!property(digit)) continue;
      if (digits_.is_repeated(digit)) places.push_back(digit.stones - digits_.repeated);
      else once.push_back(digit.stones);
    }
    if (!once.empty()) put("k in {" + joined(once) + "}", "", line);
    if (places.empty()) return;
    const std::uint64_t first = digits_.repeated, period = digits_.period;
    const std::string among = period == places.size()
                                  ? ""
                                  : "(k - " + decimal(first) + ") % " + decimal(period) +
                                        (places.size() == 1 ? " == " + decimal(places[0]) : " in {" + joined(places) + "}");
    put("k in " + decimal(first) + "..n", among, line);
  }

  void put(const std::string& taken, const std::string& among, const Line& line) {
    ((((out_ += "move ") += line.words) += ' ') += taken) += line.choices;
    if (!among.empty() || !line.condition.empty()) out_ += " if ";
    (out_ += among) += among.empty() || line.condition.empty() ? "" : " and ";
    (((out_ += line.condition) += ": ") += line.change) += '\n';
  }

  const Digits& digits_;
  std::string out_;
};

std::vector<Take> takes_of(const Digits& digits) {
  std::vector<Take> takes;
  for (Digit digit : digits.all) {
    if (digits.period > 0 || (digit.mark != 0 && (digit.left & Take::kThree) != 0)) return {};
    // Of two heaps, ! and ? both say that their sizes differ.
    if (digit.mark != 0) digit.left = (digit.left & ~Take::kTwo) | Take::kUnequal;
    takes.push_back({digit.stones, digit.left});
  }
  return takes;
}

/// Reads the digits of a code; `read` returns the first character that is wrong, if there is one.
class DigitReader {
 public:
  explicit DigitReader(std::string_view word) : word_(word), point_(word.find('.')) {}

  /// The place of the first character that means nothing, and of those that would.
  struct Wrong {
    std::size_t at;
    Phrase wanted;
  };

  std::optional<Wrong> read() {
    for (std::size_t at = 0; at < word_.size(); ++at) {
      const char c = word_[at];
      const bool first = at < point_;
      const Phrase wanted = first ? kLabPhrases["lab-code-first"] : kLabPhrases["lab-code-digit"];
      if (at == point_) continue;
      if (c == '[' || c == ']') {
        if (!bracket(c, at)) return Wrong{at, kLabPhrases["lab-code-brackets"]};
      } else if (c == '!' || c == '?') {
        if (!mark(c, at)) return Wrong{at, kLabPhrases["lab-code-mark"]};
      } else {
        const std::optional<unsigned> digit = digit_of(c);
        // Taking nothing and leaving one heap or none would be no move.
        if (!digit || (first && (at > 0 || (*digit & (Take::kNothing | Take::kOne)) != 0))) return Wrong{at, wanted};
        if (digits_.period > 0) return Wrong{at, kLabPhrases["lab-code-brackets"]};
        if (!first) ++behind_;
        if (*digit != 0) digits_.all.push_back({first ? 0 : behind_, *digit});
      }
    }
    if (open_) return Wrong{word_.size() - 1, kLabPhrases["lab-code-brackets"]};
    return std::nullopt;
  }

  const Digits& digits() const { return digits_; }
  /// The number of digits behind the point.
  std::uint64_t behind() const { return behind_; }

 private:
  /// Brackets stand once, behind the point, around the last digits.
  bool bracket(char c, std::size_t at) {
    const bool opens = c == '[';
    if (at < point_ || opens == open_ || digits_.period > 0 || (!opens && behind_ < digits_.repeated)) return false;
    open_ = opens;
    if (opens) digits_.repeated = behind_ + 1;
    else digits_.period = behind_ + 1 - digits_.repeated;
    return true;
  }

  /// A mark stands behind a digit that leaves two heaps or more.
  bool mark(char c, std::size_t at) {
    if (at == 0 || !is_alphanumeric(word_[at - 1]) || digits_.all.empty()) return false;
    Digit& digit = digits_.all.back();
    if (digit.stones != behind_ || (digit.left & (Take::kTwo | Take::kThree)) == 0) return false;
    digit.mark = c;
    return true;
  }

  std::string_view word_;
  std::size_t point_;
  Digits digits_;
  std::uint64_t behind_ = 0;
  bool open_ = false;
};

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
  DigitReader reader(word->text);
  if (const auto wrong = reader.read()) {
    const Place place{word->place.line, word->place.column + static_cast<std::uint32_t>(wrong->at)};
    report(faults, place, message(kLabPhrases["lab-expected"], {wrong->wanted, shown(word->text.substr(wrong->at, 1))}));
    return code;
  }
  if (reader.behind() > kMostDigits) {
    report(faults, word->place,
           message(kLabPhrases["lab-expected"], {message(kLabPhrases["lab-code-long"], {kMostDigits}), reader.behind()}));
    return code;
  }
  code.rules = RulesWriter(reader.digits()).write();
  code.takes = takes_of(reader.digits());
  return code;
}

}  // namespace grundy::lab
