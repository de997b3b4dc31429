#include "lab/language/tokens.hpp"

#include <algorithm>

#include "base/characters.hpp"
#include "base/number.hpp"
#include "lab/language/habits.hpp"
#include "lab/language/phrases.hpp"

namespace grundy::lab {

namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_blank(char c) { return c == ' ' || c == '\t'; }

/// Whether a character may stand in no text, in its comments neither: it controls terminals and printers, or it is no UTF-8.
bool is_refused(std::string_view character) {
  const auto byte = static_cast<unsigned char>(character[0]);
  if (character.size() == 1) return (byte < 0x20 && byte != '\t' && byte != '\n') || byte >= 0x7F;
  return byte == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0;
}

/// Reports the first character that is refused; returns whether there is one. O(length).
bool refuses(std::string_view text, Faults& faults) {
  Place place{1, 1};
  while (!text.empty()) {
    const std::string_view character = first_character(text);
    if (is_refused(character)) {
      report(faults, place, message(kLabPhrases["lab-control"], {shown(character)}));
      return true;
    }
    text.remove_prefix(character.size());
    ++place.column;
    if (character == "\n") place = {place.line + 1, 1};
  }
  return false;
}

/// Symbols, the longest first.
constexpr std::string_view kSymbols[] = {
    "<<=", ">>=", "**=", "..", "**", "==", "!=", "<=", ">=", "<<", ">>", "+=", "-=", "*=", "/=", "%=", "^=", "|=", "&=", "->", "(",
    ")",   "[",   "]",   "{",  "}",  ",",  ":",  "=",  "<",  ">",  "+",  "-",  "*",  "/",  "%",  "^",  "&",  "|",  "?",  "!",  "."};

class Cutter {
 public:
  Cutter(std::string_view text, Faults& faults) : text_(text), faults_(faults), margin_(margin_of(text)) {}

  std::vector<TokenLine> cut() {
    if (text_.starts_with("\xEF\xBB\xBF")) at_ = 3;
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == '\n') {
        step();
        ++place_.line;
        place_.column = 1;
        starts_ = true;
        indented_ = 0;
        parted_ = false;
      } else if (c == ';') {
        step();
        starts_ = parted_ = true;
      } else if (is_blank(c)) {
        step();
        indented_ += starts_;
      } else if (c == '#') {
        while (at_ < text_.size() && text_[at_] != '\n') step();
      } else {
        if (lines_.empty() || (starts_ && (parted_ || indented_ <= margin_))) begin();
        starts_ = false;
        word();
        end_ = place_;
      }
    }
    finish();
    return std::move(lines_);
  }

 private:
  void begin() {
    finish();
    lines_.emplace_back();
  }
  void finish() {
    if (!lines_.empty()) lines_.back().push_back({Token::Kind::end, {}, 0, end_});
  }

  /// Advances by one byte; continuation bytes of UTF-8 do not count as columns.
  void step() {
    if ((static_cast<unsigned char>(text_[at_]) & 0xC0) != 0x80) ++place_.column;
    ++at_;
  }

  void add(Token::Kind kind, std::size_t from, std::size_t to, Place place, std::int64_t number = 0) {
    lines_.back().push_back({kind, text_.substr(from, to - from), number, place});
  }

  void word() {
    const std::size_t from = at_;
    const Place place = place_;
    const char c = text_[at_];
    if (is_letter(c)) {
      while (at_ < text_.size() && (is_letter(text_[at_]) || is_digit(text_[at_]))) step();
      return add(Token::Kind::name, from, at_, place);
    }
    if (is_digit(c)) {
      while (at_ < text_.size() && is_digit(text_[at_])) step();
      const auto value = parse_natural(text_.substr(from, at_ - from));
      const bool fits = value && *value < static_cast<std::uint64_t>(Limits::number);
      if (!fits) report(faults_, place, message(kLabPhrases["lab-number-large"], {text_.substr(from, at_ - from)}));
      return add(Token::Kind::number, from, at_, place, fits ? static_cast<std::int64_t>(*value) : 0);
    }
    if (c == '"') return quoted(from, place);
    if (c == '\'') return character(from, place);
    for (const std::string_view symbol : kSymbols) {
      if (!text_.substr(at_).starts_with(symbol)) continue;
      for (std::size_t i = 0; i < symbol.size(); ++i) step();
      return add(Token::Kind::symbol, from, at_, place);
    }
    step();
    while (at_ < text_.size() && (static_cast<unsigned char>(text_[at_]) & 0xC0) == 0x80) step();
    const std::string_view wrong = text_.substr(from, at_ - from), right = character_for(wrong);
    report(faults_, place,
           right.empty() ? message(kLabPhrases["lab-strange"], {shown(wrong)})
                         : message(kLabPhrases["lab-write"], {shown(right), shown(wrong)}));
  }

  void quoted(std::size_t from, Place place) {
    step();
    while (at_ < text_.size() && text_[at_] != '"' && text_[at_] != '\n') step();
    const bool closed = at_ < text_.size() && text_[at_] == '"';
    if (!closed) report(faults_, place, message(kLabPhrases["lab-unclosed-text"], {"\""}));
    add(Token::Kind::text, from + 1, at_, place);
    if (closed) step();
  }

  void character(std::size_t from, Place place) {
    step();
    const std::size_t first = at_;
    while (at_ < text_.size() && text_[at_] != '\'' && text_[at_] != '\n' && at_ - first < 2) step();
    const bool closed = at_ < text_.size() && text_[at_] == '\'' && at_ - first == 1;
    if (!closed) report(faults_, place, kLabPhrases["lab-character"]);
    const std::int64_t code = first < text_.size() ? static_cast<unsigned char>(text_[first]) : 0;
    if (at_ < text_.size() && text_[at_] == '\'') step();
    add(Token::Kind::number, from, at_, place, code);
  }

  std::string_view text_;
  Faults& faults_;
  std::size_t at_ = 0;
  Place place_{1, 1};
  Place end_{1, 1};  // after the last word
  std::vector<TokenLine> lines_;
  bool starts_ = true;        // no word yet on this line
  std::size_t indented_ = 0;  // its leading blanks
  std::size_t margin_;        // leading blanks of all lines, as in an indented quotation
  bool parted_ = false;       // separated by `;` from the words before
};

}  // namespace

std::size_t margin_of(std::string_view text) {
  std::size_t least = text.size();
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    std::size_t at = from;
    while (at < end && is_blank(text[at])) ++at;
    if (at < end && text[at] != '#') least = std::min(least, at - from);
    from = end + 1;
  }
  return least;
}

std::vector<TokenLine> tokens_of(std::string_view text, Faults& faults, std::size_t most) {
  if (text.size() > most) {
    faults.push_back({{1, 1}, message(kLabPhrases["lab-too-long"], {most, text.size()})});
    return {};
  }
  return refuses(text, faults) ? std::vector<TokenLine>() : Cutter(text, faults).cut();
}

}  // namespace grundy::lab
