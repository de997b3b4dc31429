#include "lab/language/parse.hpp"

#include <algorithm>

#include "base/number.hpp"
#include "lab/language/added_numbers.hpp"
#include "lab/language/contest_lines.hpp"
#include "lab/language/habits.hpp"
#include "lab/language/reader.hpp"

namespace grundy::lab {

namespace {

constexpr std::string_view kReserved[] = {"move", "Left", "Right", "end",   "legal", "if",   "start", "show", "in",
                                          "of",   "for",  "while", "and",   "or",    "not",  "split", "into", "gain",
                                          "pass", "any",  "all",   "count", "sum",   "min",  "max",   "len",  "rows",
                                          "cols", "abs",  "gcd",   "next",  "last",  "wins", "loses", "draw", "score"};

class Lines {
 public:
  Lines(Syntax& syntax, Faults& faults, bool declares_first)
      : syntax_(syntax), faults_(faults), read_(syntax, faults), declares_first_(declares_first) {}

  void line(const TokenLine& words) {
    if (words.size() < 2) return;
    read_.begin(words);
    ++syntax_.lines;
    statement();
    if (!read_.failed() && !read_.at_end()) read_.expected(kLabPhrases["lab-end-of-line"]);
    if (read_.failed()) declare_broken(words);
  }

 private:
  /// Declares the names that an unreadable line may have declared, so that their uses are no further faults.
  void declare_broken(const TokenLine& words) {
    std::size_t names = 0;  // since the last line break
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
      const Token& word = words[i];
      if (i > 0 && word.place.line > words[i - 1].place.line) names = 0;
      if (word.kind == Token::Kind::name && names++ < 2 && !is_reserved(word.text)) syntax_.broken.emplace_back(word.text, word.place);
    }
  }

  void statement() {
    const Token word = read_.now();
    if (word.kind == Token::Kind::name) {
      const std::string_view after = read_.after().kind == Token::Kind::symbol ? read_.after().text : std::string_view();
      if (after == "=" && is_reserved(word.text)) return read_.fail(word.place, message(kLabPhrases["lab-reserved"], {word.text}));
      if (word.text == "move" || word.text == "Left" || word.text == "Right") return move(word);
      if (word.text == "end") return end(word.place);
      if (word.text == "legal") return legal();
      if (word.text == "start") return start(word.place);
      if (word.text == "show") return show();
      if (word.text == "hide" && (read_.after().kind == Token::Kind::name || read_.after().kind == Token::Kind::end)) return hide();
      if (begins_reading(read_)) return parse_reading(read_, syntax_);
      if (begins_printing(read_)) return parse_printing(read_, syntax_);
      if (after == "=") return constant(word.place);
      if (after == "(") return shorthand(word.place);
      // A line with a colon and no range is a sentence whose first word is misspelt.
      if (after == ":" && !has_range() && !beginning_for(read_.line()).empty()) return not_a_line(word);
      if (after == ":" || after == "[") return part(word.place);
    }
    not_a_line(word);
  }

  bool has_range() const {
    for (std::size_t i = 0; read_.after(i).kind != Token::Kind::end; ++i) {
      if (read_.after(i).kind == Token::Kind::symbol && read_.after(i).text == "..") return true;
    }
    return false;
  }

  void not_a_line(const Token& word) {
    if (const std::string right = beginning_for(read_.line()); !right.empty())
      return read_.fail(word.place, message(kLabPhrases["lab-statement-near"], {shown(word.text), right}));
    if (word.kind != Token::Kind::name || is_reserved(word.text)) return read_.expected(kLabPhrases["lab-statement"]);
    read_.next();
    const Token& second = read_.now();
    if (is_change(second) || (!has_range() && read_.is("->"))) return read_.fail(word.place, kLabPhrases["lab-bare-step"]);
    if (has_range()) return read_.expected(message(kLabPhrases["lab-colon"], {word.text, word.text}), ":");
    read_.expected(message(kLabPhrases["lab-name-goes-on"], {word.text}));
  }

  static bool is_change(const Token& word) {
    return word.kind == Token::Kind::symbol && word.text.size() > 1 && word.text.ends_with('=') && !is_comparison(word.text);
  }

  void constant(Place place) {
    ConstantLine out{place, read_.name()};
    read_.require("=");
    const Token value = read_.now();
    out.literal = value.kind == Token::Kind::text || value.kind == Token::Kind::number || read_.is("{") ||
                  (read_.is("-") && read_.after().kind == Token::Kind::number);
    const bool one_word = value.kind == Token::Kind::text || value.kind == Token::Kind::number;
    // After a single number, `in` bounds the parameter; elsewhere it is membership.
    const bool negative = read_.is("-");
    const bool bounded = read_.after(negative ? 2 : 1).text == "in" && (one_word || out.literal);
    out.value = bounded ? read_.sum() : read_.expression();
    if (one_word || value.text == "-") out.literal = out.literal && (read_.at_end() || read_.is("in")) && is_literal(out.value);
    if (read_.take("in")) range(out.least, out.most);
    if (read_.is("..")) return read_.fail(place, message(kLabPhrases["lab-part-colon"], {out.name, out.name}));
    if (!read_.failed()) syntax_.constants.push_back(out);
  }

  bool is_literal(NodeId value) const {
    const Node& node = syntax_[value];
    return node.op == SyntaxOp::number || node.op == SyntaxOp::text ||
           (node.op == SyntaxOp::minus && syntax_[node.kids[0]].op == SyntaxOp::number);
  }

  void range(NodeId& least, NodeId& most) {
    const std::size_t from = read_.position();
    if (read_.is("{") || read_.is("[")) return read_.fail(read_.now().place, not_a_range());
    least = read_.sum();
    if (read_.take("..")) {
      most = read_.sum();
      return;
    }
    // The words read are no range, unless a word after it is of another language.
    if (!read_.at_end() && !read_.is("=")) return read_.expected(kLabPhrases["lab-range"]);
    const Node& n = read_.node(least);
    const bool minus =
        n.op == SyntaxOp::subtract && read_.node(n.kids[0]).op == SyntaxOp::number && read_.node(n.kids[1]).op == SyntaxOp::number;
    const std::string_view got = read_.since(from);
    const Place place = read_.at(from).place;
    if (!minus) return read_.fail(place, message(kLabPhrases["lab-expected"], {kLabPhrases["lab-range"], shown(got)}));
    const std::string right = signed_decimal(read_.node(n.kids[0]).number) + ".." + signed_decimal(read_.node(n.kids[1]).number);
    read_.fail(place, message(kLabPhrases["lab-write"], {shown(right), shown(got)}));
  }

  Message not_a_range() const { return message(kLabPhrases["lab-expected"], {kLabPhrases["lab-range"], kLabPhrases["lab-a-list"]}); }

  void shorthand(Place place) {
    ShorthandLine out{place, read_.name(), {}, {}, kNoNode};
    read_.require("(");
    if (!read_.is(")")) {
      do out.names.push_back(read_.name());
      while (read_.take(","));
    }
    read_.require(")");
    read_.require("=");
    out.body = read_.expression();
    if (!read_.failed()) syntax_.shorthands.push_back(std::move(out));
  }

  void part(Place place) {
    PartLine out{place, read_.name(), {}};
    if (read_.take("[")) {
      do out.sizes.push_back(read_.expression());
      while (read_.take(",") && out.sizes.size() < 2);
      read_.require("]");
    }
    if (read_.is("[")) return read_.fail(read_.now().place, message(kLabPhrases["lab-write"], {shown("[2,2]"), shown("[2][2]")}));
    read_.require(":");
    range(out.least, out.most);
    if (read_.take("=")) out.start = read_.expression();
    if (!read_.failed()) syntax_.parts.push_back(std::move(out));
  }

  void legal() {
    read_.next();
    read_.require("if");
    const NodeId condition = read_.expression();
    if (!read_.failed()) syntax_.legal.push_back(condition);
  }

  void move(const Token& word) {
    MoveLine out;
    out.place = word.place;
    out.who = word.text == "Left" ? Who::left : word.text == "Right" ? Who::right : Who::next;
    read_.next();
    if (read_.now().kind == Token::Kind::text) {
      out.words = read_.now().text;
      out.holes = read_.holes(read_.now());
      read_.next();
    }
    if (!read_.is(":")) out.choices = read_.choices();
    read_.require(":");
    steps(out.steps);
    if (!read_.failed()) syntax_.moves.push_back(std::move(out));
  }

  void steps(std::vector<Step>& out) {
    do {
      out.push_back(step());
      if (out.size() > static_cast<std::size_t>(Limits::depth))
        read_.fail(out.back().place, message(kLabPhrases["lab-deep"], {static_cast<unsigned>(Limits::depth)}));
    } while (read_.take(","));
  }

  Step step() {
    Step out;
    out.place = read_.now().place;
    if (read_.take("if")) {
      out.kind = Step::Kind::condition;
      out.value = read_.expression();
      return out;
    }
    if (read_.take("gain")) {
      out.kind = Step::Kind::gain;
      out.value = read_.expression();
      return out;
    }
    if (read_.take("pass")) return out;
    if (read_.take("split")) return split(out);
    const Token& after = read_.after();
    if (read_.is("again") && (after.kind == Token::Kind::end || after.text == "," || after.text == "if")) return again(out);
    if (!read_.is_name() || is_reserved(read_.now().text)) {
      read_.expected(kLabPhrases["lab-step"]);
      return out;
    }
    out.kind = Step::Kind::assign;
    out.target = place();
    constexpr std::pair<std::string_view, SyntaxOp> changes[] = {
        {"=", SyntaxOp::number},    {"+=", SyntaxOp::add},    {"-=", SyntaxOp::subtract},
        {"*=", SyntaxOp::multiply}, {"/=", SyntaxOp::divide}, {"%=", SyntaxOp::modulo},
        {"^=", SyntaxOp::bit_xor},  {"|=", SyntaxOp::bit_or}, {"&=", SyntaxOp::bit_and}};
    bool changed = false;
    for (const auto& [word, op] : changes) {
      if (!changed && read_.now().kind == Token::Kind::symbol && read_.take(word)) {
        out.change = op;
        changed = true;
      }
    }
    if (!changed) {
      read_.expected(kLabPhrases["lab-assign"], "=");
      return out;
    }
    out.value = read_.expression();
    out.rounds = rounds();
    return out;
  }

  /// Reads `for` and choices, or conditions, if they follow.
  std::vector<Choice> rounds() { return read_.take("for") || read_.is("if") ? read_.choices(true) : std::vector<Choice>(); }

  /// Reads a name, or one with indices.
  NodeId place() {
    const Token word = read_.now();
    NodeId base = read_.add(SyntaxOp::name, word.place);
    read_.node(base).text = read_.name();
    if (!read_.is("[")) return base;
    const Place bracket = read_.now().place;
    read_.next();
    std::vector<NodeId> kids{base, read_.expression()};
    while (read_.take(",")) kids.push_back(read_.expression());
    read_.require("]");
    return read_.add(SyntaxOp::index, bracket, std::move(kids));
  }

  /// Reads `again` or `again if C` as a change of an added number.
  Step& again(Step& out) {
    out.kind = Step::Kind::assign;
    out.target = read_.add(SyntaxOp::name, out.place);
    syntax_.again.push_back(out.target);
    out.value = read_.add(SyntaxOp::number, out.place);
    read_.node(out.value).number = 1;
    read_.next();
    if (read_.is("if")) out.rounds = read_.choices(true);
    return out;
  }

  Step& split(Step& out) {
    out.kind = Step::Kind::split;
    const bool several = read_.take("(");
    do out.targets.push_back(place());
    while (several && read_.take(","));
    if (several) read_.require(")");
    read_.require("into");
    do {
      const Token word = read_.now();
      const bool step = word.text == "split" || word.text == "if" || word.text == "gain" || word.text == "pass";
      if (word.kind == Token::Kind::name && step) read_.fail(word.place, kLabPhrases["lab-split-last"]);
      const NodeId value = read_.expression();
      if (!read_.failed() && read_.now().kind == Token::Kind::symbol && read_.now().text.ends_with('='))
        read_.fail(word.place, kLabPhrases["lab-split-last"]);
      if (read_.failed()) break;
      Piece piece{syntax_[value].op == SyntaxOp::tuple ? syntax_[value].kids : std::vector<NodeId>{value}};
      if (piece.values.size() != out.targets.size()) {
        read_.fail(word.place, message(kLabPhrases["lab-tuple"],
                                       {counted(kLabPhrases["lab-numbers"], out.targets.size()), verbatim(decimal(piece.values.size()))}));
      }
      piece.rounds = rounds();
      out.pieces.push_back(std::move(piece));
    } while (read_.take(","));
    return out;
  }

  void end(Place place) {
    EndLine out{place, kNoNode, {}};
    read_.next();
    if (read_.take("if")) out.condition = read_.expression();
    else if (!read_.is(":")) return read_.expected(verbatim(read_.at_end() ? ":" : "if"));
    read_.require(":");
    Decision& result = out.result;
    result.place = read_.now().place;
    if (read_.take("draw")) {
      result.kind = Decision::Kind::draw;
    } else if (read_.take("score")) {
      result.kind = Decision::Kind::score;
      result.of_first = is_first();
      if (result.of_first) read_.next();
      result.score = read_.expression();
    } else {
      if (read_.take("next")) result.who = Who::next;
      else if (read_.take("last")) result.who = Who::last;
      else if (read_.take("Left")) result.who = Who::left;
      else if (read_.take("Right")) result.who = Who::right;
      else read_.expected(kLabPhrases["lab-result"]);
      if (read_.take("wins")) result.kind = Decision::Kind::wins;
      else if (read_.take("loses")) result.kind = Decision::Kind::loses;
      else read_.expected(kLabPhrases["lab-several-results"]);
    }
    if (!read_.failed()) syntax_.ends.push_back(out);
  }

  /// Whether the word `first` comes next, not a name of the text: an expression follows it.
  bool is_first() const {
    if (!read_.is("first")) return false;
    const Token& after = read_.after();
    constexpr std::string_view kBetween[] = {"and", "or", "in", "if"};
    const bool between = std::find(std::begin(kBetween), std::end(kBetween), after.text) != std::end(kBetween);
    if (after.kind == Token::Kind::name) return !between;
    return after.kind == Token::Kind::number || after.text == "!" || (!declares_first_ && (after.text == "(" || after.text == "-"));
  }

  void start(Place place) {
    StartLine out{place, {}, {}};
    read_.next();
    if (!read_.is(":")) out.choices = read_.choices();
    read_.require(":");
    steps(out.steps);
    if (!read_.failed()) syntax_.starts.push_back(std::move(out));
  }

  static bool is_shown(std::string_view how, bool on) {
    if (on) return is_graph(how) || how == "lines" || how == "ends";
    if (how == "across" || how == "up" || how == "down") return true;
    const auto among = [&](const auto& list) { return std::find(std::begin(list), std::end(list), how) != std::end(list); };
    return among(kShownAs) || among(kAlsoShownAs);
  }

  static std::string all_shown() {
    std::string out;
    for (const std::string_view how : kShownAs) (out.empty() ? out : out += ", as ") += how;
    return out;
  }

  void hide() {
    ShowLine out{.how = read_.now().text, .place = read_.now().place};
    read_.next();
    do {
      out.places.push_back(read_.now().place);
      out.names.push_back(read_.name());
    } while (read_.take(","));
    if (!read_.failed()) syntax_.shows.push_back(std::move(out));
  }

  /// Reads names and then a word for the kind of display: `show x across, y up`, `show row as rows`, `show b as grid ".X"`,
  /// `show cell on graph E`.
  void show() {
    read_.next();
    do {
      ShowLine out;
      do {
        out.places.push_back(read_.now().place);
        out.names.push_back(read_.name());
      } while (read_.take(","));
      // Neither stands before across, up and down.
      const bool on = !read_.take("as") && read_.take("on");
      out.how = read_.now().text;
      out.place = read_.now().place;
      if (is_shown(out.how, on)) read_.next();
      else read_.expected(verbatim("across, up, down, as " + all_shown() + ", on graph, on arrows, on edges, on lines, on ends"));
      if (on) out.graph = read_.is("{") ? read_.list() : read_.sum();
      if (read_.now().kind == Token::Kind::text) {
        out.glyphs = read_.now().text;
        read_.next();
      }
      if (!read_.failed()) syntax_.shows.push_back(std::move(out));
    } while (read_.take(","));
  }

  Syntax& syntax_;
  Faults& faults_;
  Reader read_;
  bool declares_first_;  // the text has a name `first`
};

}  // namespace

bool is_reserved(std::string_view name) { return std::find(std::begin(kReserved), std::end(kReserved), name) != std::end(kReserved); }

Syntax parse(std::string_view text, Faults& faults) {
  Syntax syntax;
  const std::vector<TokenLine> lines = tokens_of(text, faults);
  Lines reader(syntax, faults, std::any_of(lines.begin(), lines.end(), [](const TokenLine& line) { return line[0].text == "first"; }));
  for (const TokenLine& line : lines) reader.line(line);
  add_numbers(syntax);
  return syntax;
}

NodeId parse_value(std::string_view text, Syntax& syntax, Faults& faults) {
  const std::vector<TokenLine> lines = tokens_of(text, faults, Limits::value);
  if (lines.size() != 1 || !faults.empty()) {
    if (faults.empty()) faults.push_back({{1, 1}, message(kLabPhrases["lab-expected"], {kLabPhrases["lab-expression"], shown(text)})});
    return kNoNode;
  }
  Reader reader(syntax, faults);
  reader.begin(lines[0]);
  NodeId out = reader.expression();
  if (reader.is(",")) {
    std::vector<NodeId> items{out};
    while (reader.take(",")) items.push_back(reader.expression());
    out = reader.add(SyntaxOp::list, {1, 1}, std::move(items));
  }
  if (!reader.failed() && !reader.at_end()) reader.expected(kLabPhrases["lab-end-of-line"]);
  return reader.failed() ? kNoNode : out;
}

}  // namespace grundy::lab
