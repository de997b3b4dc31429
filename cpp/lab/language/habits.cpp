#include "lab/language/habits.hpp"

#include <algorithm>

#include "base/number.hpp"
#include "lab/language/phrases.hpp"

namespace grundy::lab {

namespace {

struct Habit {
  std::string_view wrong, right;
};

constexpr std::string_view kBeginnings[] = {"move", "Left", "Right", "end", "legal", "start", "show", "hide"};

/// First words of lines.
constexpr Habit kFirst[] = {
    {"moves", "move"},      {"left", "Left"},          {"right", "Right"},      {"win", "end"},         {"wins", "end"},
    {"lose", "end"},        {"loses", "end"},          {"winner", "end"},       {"loser", "end"},       {"misere", "end"},
    {"terminal", "end"},    {"over", "end"},           {"goal", "end"},         {"else", "end"},        {"otherwise", "end"},
    {"elif", "end if"},     {"for", "move"},           {"while", "move"},       {"turn", "move"},       {"action", "move"},
    {"rule", "move"},       {"option", "move"},        {"options", "move"},     {"player", "move"},     {"def", "f(x) ="},
    {"function", "f(x) ="}, {"fn", "f(x) ="},          {"require", "legal if"}, {"assert", "legal if"}, {"where", "legal if"},
    {"valid", "legal if"},  {"initial", "start"},      {"init", "start"},       {"begin", "start"},     {"display", "show"},
    {"print", "show"},      {"if", "end if, legal if"}};

/// First words of declarations: the name and its value follow.
constexpr std::string_view kDeclaring[] = {"let", "var", "const", "int", "auto", "number", "list", "string", "final", "static"};

/// Symbols, as they would be in the text without blanks between them; the longest first.
constexpr Habit kSymbols[] = {{"==>", "="},   {"-->", "="}, {"===", "=="}, {"!==", "!="}, {"...", ".."}, {"&&", "and"},
                              {"||", "or"},   {"<>", "!="}, {"=<", "<="},  {":=", "="},   {"<-", "="},   {"++", "+= 1"},
                              {"--", "-= 1"}, {"=>", "="},  {"->", "="},   {"=!", "!="}};
constexpr std::string_view kComments[] = {"//", "/*", "*/"};

constexpr Habit kWords[] = {{"where", "if"}, {"when", "if"}, {"such", "if"}, {"unless", "if not"}, {"then", ","},  {"mod", "%"},
                            {"div", "/"},    {"xor", "^"},   {"AND", "and"}, {"OR", "or"},         {"NOT", "not"}, {"And", "and"},
                            {"Or", "or"},    {"Not", "not"}, {"is", "=="},   {"equals", "=="},     {"to", ".."},   {"through", ".."},
                            {"until", ".."}, {"do", ":"},    {"from", "in"}};
constexpr std::string_view kElse[] = {"else", "elif", "otherwise"};

constexpr Habit kForeignFunctions[] = {{"range", "1..3"},  {"mod", "%"},       {"pow", "**"},     {"xor", "^"},
                                       {"floor", "/"},     {"div", "/"},       {"size", "len"},   {"length", "len"},
                                       {"minimum", "min"}, {"maximum", "max"}, {"fabs", "abs"},   {"exists", "any"},
                                       {"some", "any"},    {"every", "all"},   {"forall", "all"}, {"nimsum", "^"}};

constexpr Habit kNumbers[] = {{"true", "1"}, {"True", "1"}, {"false", "0"}, {"False", "0"}};

constexpr Habit kCharacters[] = {{"~", "not"}, {"→", "="}, {"⇒", "="}};

template <std::size_t N>
std::string_view right_for(const Habit (&list)[N], std::string_view wrong) {
  const auto found = std::find_if(std::begin(list), std::end(list), [&](const Habit& habit) { return habit.wrong == wrong; });
  return found == std::end(list) ? std::string_view() : found->right;
}

/// Returns the source from one symbol to another; empty unless all are symbols without blanks between them.
std::string_view joined(const TokenLine& line, std::size_t from, std::size_t count) {
  if (from + count >= line.size()) return {};
  std::size_t size = 0;
  for (std::size_t i = from; i < from + count; ++i) {
    const std::string_view text = line[i].text;
    if (line[i].kind != Token::Kind::symbol || text.data() != line[from].text.data() + size) return {};
    size += text.size();
  }
  return {line[from].text.data(), size};
}

Correction replaced(const Token& at, std::string_view right, std::string_view wrong) {
  return {at.place, message(kLabPhrases["lab-write"], {shown(right), shown(wrong)})};
}

std::optional<Correction> symbol(const TokenLine& line, std::size_t at, std::string_view wanted) {
  for (std::size_t count = 3; count > 0; --count) {
    for (std::size_t back = std::min(at, count - 1) + 1; back-- > 0;) {
      const Token& first = line[at - back];
      const std::string_view text = joined(line, at - back, count);
      const bool begins = at == back && text == "--";
      if (begins || std::find(std::begin(kComments), std::end(kComments), text) != std::end(kComments))
        return Correction{first.place, message(kLabPhrases["lab-comment"], {shown(text)})};
      std::string_view right = right_for(kSymbols, text);
      if (right.empty()) continue;
      const bool arrow = text.ends_with('>') && text != "<>";
      if (wanted == ":" && arrow) right = text == "=>" ? ">=" : ":";
      return replaced(first, right, text);
    }
  }
  return std::nullopt;
}

std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> d(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) d[i][0] = i;
  for (std::size_t j = 0; j <= b.size(); ++j) d[0][j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    for (std::size_t j = 1; j <= b.size(); ++j) {
      d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (a[i - 1] != b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
    }
  }
  return d[a.size()][b.size()];
}

std::string lower_case(std::string_view word) {
  std::string out(word);
  for (char& c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + ('a' - 'A'));
  }
  return out;
}

}  // namespace

std::optional<Correction> correction(const TokenLine& line, std::size_t at, std::string_view wanted) {
  const Token& word = line[at];
  if (word.kind == Token::Kind::symbol) {
    if (word.text == "[") return Correction{word.place, message(kLabPhrases["lab-braces"], {"{1, 2, 3}", "h[2,2]"})};
    const bool begins = at > 0 && (line[at - 1].text == ":" || line[at - 1].text == "in");
    if (word.text == ".." && !begins) return Correction{word.place, kLabPhrases["lab-range-after"]};
    const bool point = word.text == "." && at > 0 && line[at - 1].kind == Token::Kind::number && line[at + 1].kind == Token::Kind::number;
    if (point) return Correction{line[at - 1].place, kLabPhrases["lab-whole"]};
    return symbol(line, at, wanted);
  }
  if (word.kind != Token::Kind::name) return std::nullopt;
  if (std::find(std::begin(kElse), std::end(kElse), word.text) != std::end(kElse))
    return Correction{word.place, message(kLabPhrases["lab-else"], {shown(word.text)})};
  const std::string_view right = right_for(kWords, word.text);
  if (right.empty()) return std::nullopt;
  return replaced(word, right, word.text);
}

std::string beginning_for(const TokenLine& line) {
  const std::string_view word = line[0].text;
  if (line[0].kind != Token::Kind::name) return {};
  if (std::find(std::begin(kDeclaring), std::end(kDeclaring), word) != std::end(kDeclaring) && line[1].kind == Token::Kind::name)
    return std::string(line[1].text) + " =";
  if (const auto right = right_for(kFirst, word); !right.empty()) return std::string(right);
  const std::vector<std::string_view> known(std::begin(kBeginnings), std::end(kBeginnings));
  const std::string small = lower_case(word);
  for (const std::string_view one : known) {
    if (word != one && small == lower_case(one)) return std::string(one);
  }
  return std::string(nearest(word, known));
}

std::string_view function_for(std::string_view name) { return right_for(kForeignFunctions, name); }

std::string_view number_for(std::string_view name) { return right_for(kNumbers, name); }

std::string_view character_for(std::string_view character) { return right_for(kCharacters, character); }

std::string_view nearest(std::string_view wrong, const std::vector<std::string_view>& known) {
  std::string_view best;
  std::size_t least = wrong.size() < 4 ? 1 : 2;
  for (const std::string_view word : known) {
    if (word == wrong || word.size() > wrong.size() + 2 || wrong.size() > word.size() + 2 || wrong.size() > 40) continue;
    const std::size_t d = distance(wrong, word);
    if (d > least || d >= std::max(word.size(), wrong.size()) || (d == least && !best.empty())) continue;
    least = d;
    best = word;
  }
  return best;
}

}  // namespace grundy::lab
