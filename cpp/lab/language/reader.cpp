#include "lab/language/reader.hpp"

#include <algorithm>

#include "base/number.hpp"
#include "lab/language/habits.hpp"
#include "lab/language/parse.hpp"

namespace grundy::lab {

namespace {

struct Operator {
  std::string_view word;
  SyntaxOp op;
  int level;
};

/// Binary operators; higher levels bind tighter. Comparisons have a level of their own and are parsed separately.
constexpr Operator kOperators[] = {{"or", SyntaxOp::or_else, 0},     {"and", SyntaxOp::and_also, 1}, {"|", SyntaxOp::bit_or, 4},
                                   {"^", SyntaxOp::bit_xor, 4},      {"&", SyntaxOp::bit_and, 5},    {"<<", SyntaxOp::shift_left, 6},
                                   {">>", SyntaxOp::shift_right, 6}, {"+", SyntaxOp::add, 7},        {"-", SyntaxOp::subtract, 7},
                                   {"*", SyntaxOp::multiply, 8},     {"/", SyntaxOp::divide, 8},     {"%", SyntaxOp::modulo, 8}};
constexpr int kNot = 2, kUnary = 9;

struct Function {
  std::string_view word;
  SyntaxOp op;
};
constexpr Function kFunctions[] = {{"any", SyntaxOp::any},       {"all", SyntaxOp::all},   {"count", SyntaxOp::count},
                                   {"sum", SyntaxOp::sum},       {"min", SyntaxOp::least}, {"max", SyntaxOp::greatest},
                                   {"len", SyntaxOp::length},    {"rows", SyntaxOp::rows}, {"cols", SyntaxOp::columns},
                                   {"abs", SyntaxOp::magnitude}, {"gcd", SyntaxOp::gcd}};

}  // namespace

bool is_comparison(std::string_view word) {
  return word == "==" || word == "!=" || word == "<" || word == "<=" || word == ">" || word == ">=" || word == "in";
}

void Reader::fail(Place place, Message message) {
  if (failed_) return;
  failed_ = true;
  report(faults_, place, std::move(message));
}

void Reader::expected(const Message& what, std::string_view symbol) {
  if (failed_) return;
  const Token& word = now();
  const Message got = at_end() ? Message(kLabPhrases["lab-end-of-line"]) : shown(word.text);
  Message text = message(kLabPhrases["lab-expected"], {what, got});
  Place place = word.place;
  if (const auto other = correction(*line_, at_, symbol)) {
    text = other->message;
    place = other->place;
  } else if (is("=") || (symbol == "=" && is("=="))) {
    text = kLabPhrases["lab-equals"];
  }
  // The first word of a line that was meant to begin anew.
  if (at_ > 0 && !at_end() && word.place.line > (*line_)[at_ - 1].place.line)
    text = message(kLabPhrases["lab-continued"], {text, (*line_)[at_ - 1].place.line});
  fail(place, std::move(text));
}

void Reader::require(std::string_view word) {
  if (!take(word)) expected(verbatim(word), word);
}

std::string_view Reader::since(std::size_t position) const {
  if (at_ <= position) return {};
  const char* const from = at(position).text.data();
  const std::string_view last = at(at_ - 1).text;
  return {from, static_cast<std::size_t>(last.data() + last.size() - from)};
}

std::string_view Reader::name() {
  const Token& word = now();
  if (word.kind != Token::Kind::name) {
    expected(kLabPhrases["lab-a-name"]);
    return {};
  }
  if (is_reserved(word.text)) {
    fail(word.place, message(kLabPhrases["lab-reserved"], {word.text}));
    return {};
  }
  next();
  return word.text;
}

NodeId Reader::add(SyntaxOp op, Place place, std::vector<NodeId> kids) {
  Node node;
  node.op = op;
  node.place = place;
  node.kids = std::move(kids);
  for (const NodeId kid : node.kids) {
    if (kid != kNoNode) node.height = std::max<std::uint16_t>(node.height, static_cast<std::uint16_t>(syntax_[kid].height + 1));
  }
  if (node.height > Limits::height) fail(place, message(kLabPhrases["lab-deep"], {static_cast<unsigned>(Limits::height)}));
  syntax_.nodes.push_back(std::move(node));
  return static_cast<NodeId>(syntax_.nodes.size() - 1);
}

NodeId Reader::expression() {
  const Place place = now().place;
  if (++depth_ > Limits::depth) {
    fail(place, message(kLabPhrases["lab-deep"], {static_cast<unsigned>(Limits::depth)}));
    --depth_;
    return add(SyntaxOp::number, place);
  }
  const NodeId condition = binary(0);
  NodeId out = condition;
  if (take("?")) {
    const NodeId yes = expression();
    require(":");
    const NodeId no = expression();
    out = add(SyntaxOp::conditional, place, {condition, yes, no});
  }
  --depth_;
  return out;
}

NodeId Reader::binary(int level) {
  if (level == kNot) {
    const Token& word = now();
    if (is("not") || is("!")) {
      if (++depth_ > Limits::depth) fail(word.place, message(kLabPhrases["lab-deep"], {static_cast<unsigned>(Limits::depth)}));
      next();
      const NodeId of = failed_ ? kNoNode : binary(kNot);
      --depth_;
      return add(SyntaxOp::no, word.place, {of});
    }
    return comparison();
  }
  if (level == kUnary) return unary();
  NodeId left = binary(level + 1);
  while (!failed_ && !at_end()) {
    const Token& word = now();
    const auto found = std::find_if(std::begin(kOperators), std::end(kOperators), [&](const Operator& o) {
      return o.level == level && word.kind != Token::Kind::text && word.kind != Token::Kind::number && word.text == o.word;
    });
    if (found == std::end(kOperators)) break;
    next();
    const NodeId right = binary(level + 1);
    left = add(found->op, word.place, {left, right});
  }
  return left;
}

/// Reads a chain of comparisons, each of which must hold.
NodeId Reader::comparison() {
  NodeId left = binary(kComparison + 1);
  NodeId all = kNoNode;
  while (!failed_ && !at_end()) {
    const Token word = now();
    const bool out = is("not") && after().text == "in";
    if (word.kind == Token::Kind::text || word.kind == Token::Kind::number || (!out && !is_comparison(word.text))) break;
    next();
    if (out) next();
    NodeId one;
    if (out || word.text == "in") {
      one = add(SyntaxOp::within, word.place, {left, set()});
      if (out) one = add(SyntaxOp::no, word.place, {one});
    } else {
      const NodeId right = binary(kComparison + 1);
      const bool turned = word.text == ">" || word.text == ">=";
      const SyntaxOp op = word.text == "=="       ? SyntaxOp::equal
                          : word.text == "!="     ? SyntaxOp::unequal
                          : word.text.size() == 1 ? SyntaxOp::less
                                                  : SyntaxOp::at_most;
      one = turned ? add(op, word.place, {right, left}) : add(op, word.place, {left, right});
      left = right;
    }
    all = all == kNoNode ? one : add(SyntaxOp::and_also, word.place, {all, one});
    if (out || word.text == "in") break;
  }
  return all == kNoNode ? left : all;
}

NodeId Reader::unary() {
  const Token& word = now();
  if (is("-")) {
    if (++depth_ > Limits::depth) fail(word.place, message(kLabPhrases["lab-deep"], {static_cast<unsigned>(Limits::depth)}));
    next();
    const NodeId of = failed_ ? kNoNode : unary();
    --depth_;
    return add(SyntaxOp::minus, word.place, {of});
  }
  return power();
}

NodeId Reader::power() {
  const NodeId base = postfix();
  const Place place = now().place;
  if (!take("**")) return base;
  return add(SyntaxOp::power, place, {base, unary()});
}

NodeId Reader::postfix() {
  const NodeId base = primary();
  if (failed_ || !is("[")) return base;
  const Place place = now().place;
  next();
  std::vector<NodeId> kids{base, expression()};
  while (take(",")) kids.push_back(expression());
  require("]");
  return add(SyntaxOp::index, place, std::move(kids));
}

NodeId Reader::primary() {
  const Token word = now();
  if (failed_) return add(SyntaxOp::number, word.place);
  if (word.kind == Token::Kind::number) {
    next();
    const NodeId out = add(SyntaxOp::number, word.place);
    node(out).number = word.number;
    return out;
  }
  if (word.kind == Token::Kind::text) {
    next();
    const NodeId out = add(SyntaxOp::text, word.place);
    node(out).text = word.text;
    if (names_answers_) node(out).kids = holes(word);
    return out;
  }
  if (is("{")) return list();
  if (take("(")) {
    const NodeId inside = expression();
    if (take(",")) {
      std::vector<NodeId> kids{inside};
      do kids.push_back(expression());
      while (take(","));
      require(")");
      return add(SyntaxOp::tuple, word.place, std::move(kids));
    }
    require(")");
    return inside;
  }
  if (word.kind == Token::Kind::name) {
    const bool function = std::any_of(std::begin(kFunctions), std::end(kFunctions), [&](const Function& f) { return f.word == word.text; });
    if (function || (after().text == "(" && after().kind == Token::Kind::symbol && !is_reserved(word.text))) return call(word);
    if (is_taken(word.text)) {
      expected(kLabPhrases["lab-expression"]);
      return add(SyntaxOp::number, word.place);
    }
    next();
    const NodeId out = add(SyntaxOp::name, word.place);
    node(out).text = word.text;
    return out;
  }
  expected(kLabPhrases["lab-expression"]);
  return add(SyntaxOp::number, word.place);
}

bool Reader::is_taken(std::string_view word) const {
  if (names_answers_ && std::find(std::begin(kAnsweredNames), std::end(kAnsweredNames), word) != std::end(kAnsweredNames)) return false;
  return is_reserved(word);
}

std::vector<NodeId> Reader::holes(const Token& words) {
  std::vector<NodeId> out;
  for (std::size_t from = words.text.find('{'); from != std::string_view::npos; from = words.text.find('{', from + 1)) {
    const std::size_t to = words.text.find('}', from);
    if (to == std::string_view::npos) {
      fail(words.place, message(kLabPhrases["lab-unclosed-text"], {"}"}));
      return out;
    }
    Faults cut;
    const std::vector<TokenLine> inside = tokens_of(words.text.substr(from + 1, to - from - 1), cut);
    Place place = words.place;
    place.column += static_cast<std::uint32_t>(from) + 2;
    if (inside.size() != 1 || !cut.empty()) {
      fail(place, message(kLabPhrases["lab-expected"], {kLabPhrases["lab-expression"], shown(words.text.substr(from + 1, to - from - 1))}));
      return out;
    }
    TokenLine moved = inside[0];
    for (Token& token : moved) token.place = {place.line, token.place.column - 1 + place.column};
    Reader inner(syntax_, faults_);
    inner.begin(moved);
    inner.names_answers_ = names_answers_;
    out.push_back(inner.expression());
    if (!inner.failed() && !inner.at_end()) inner.expected(verbatim("}"));
    if (inner.failed()) {
      fail(place, {});
      return out;
    }
  }
  return out;
}

void Reader::choice_first(const Token& word, std::size_t begin) {
  if (at(begin).kind != Token::Kind::name || at(begin + 1).text != "in") return;
  const std::string name(at(begin).text), choices = name + " in " + std::string(since(begin + 2));
  next();
  const std::size_t at_condition = position();
  expression();
  const std::string condition(since(at_condition));
  if (failed_) return;
  const std::string wrong = std::string(word.text) + '(' + choices + " if " + condition + ')';
  const bool of_conditions = word.text == "count" || word.text == "any" || word.text == "all";
  const std::string right = std::string(word.text) + '(' + (of_conditions ? condition : name) + " for " + choices +
                            (of_conditions ? ")" : " if " + condition + ')');
  fail(word.place, message(kLabPhrases["lab-write"], {right, wrong}));
}

NodeId Reader::call(const Token& at) {
  const Token word = at;
  next();
  if (!is("(")) {
    fail(word.place, message(kLabPhrases["lab-function"], {word.text}));
    return add(SyntaxOp::number, word.place);
  }
  next();
  const auto function = std::find_if(std::begin(kFunctions), std::end(kFunctions), [&](const Function& f) { return f.word == word.text; });
  std::vector<NodeId> kids;
  std::vector<Choice> rounds;
  const std::size_t begin = position();
  if (!is(")")) {
    kids.push_back(expression());
    while (take(",")) kids.push_back(expression());
    if (take("for")) rounds = choices();
    else if (is("if") && kids.size() == 1 && function != std::end(kFunctions)) choice_first(word, begin);
  }
  require(")");
  const NodeId out = add(SyntaxOp::call, word.place, std::move(kids));
  Node& made = node(out);
  made.text = word.text;
  made.choices = std::move(rounds);
  if (function == std::end(kFunctions)) {
    if (!made.choices.empty()) expected(verbatim(")"));
    return out;
  }
  made.op = function->op;
  const std::size_t count = made.kids.size();
  const bool folds = made.op == SyntaxOp::any || made.op == SyntaxOp::all || made.op == SyntaxOp::count || made.op == SyntaxOp::sum;
  const bool extreme = made.op == SyntaxOp::least || made.op == SyntaxOp::greatest;
  const bool right = folds                      ? count == 1 && !made.choices.empty()
                     : extreme                  ? (made.choices.empty() ? count >= 2 : count == 1)
                     : made.op == SyntaxOp::gcd ? count == 2 && made.choices.empty()
                                                : count == 1 && made.choices.empty();
  if (!right) {
    const std::string_view wanted = folds ? "x for ..." : extreme ? "a, b, ... / x for ..." : made.op == SyntaxOp::gcd ? "a, b" : "x";
    fail(word.place, message(kLabPhrases["lab-arity"], {word.text, wanted, counted(kLabPhrases["lab-numbers"], count)}));
  }
  return out;
}

/// {1, 3, 8}, {(1,-2), (2,1)}, {k**k for k in 1..6}, {1..9}
NodeId Reader::list() {
  const Place place = now().place;
  require("{");
  std::vector<NodeId> items;
  NodeId out = kNoNode;
  if (!is("}")) {
    do {
      const Place at = now().place;
      const NodeId item = expression();
      if (take("..")) {
        const NodeId to = expression();
        items.push_back(add(SyntaxOp::range, at, {item, to}));
      } else if (items.empty() && take("for")) {
        out = add(SyntaxOp::repeat, place, {item});
        auto rounds = choices();
        node(out).choices = std::move(rounds);
        break;
      } else {
        items.push_back(item);
      }
    } while (take(","));
  }
  require("}");
  return out != kNoNode ? out : add(SyntaxOp::list, place, std::move(items));
}

/// Reads the operand of `in`: a range, a list, a text, or a name of one.
NodeId Reader::set() {
  const Place place = now().place;
  const NodeId from = binary(kComparison + 1);
  if (!take("..")) return from;
  const NodeId to = binary(kComparison + 1);
  return add(SyntaxOp::range, place, {from, to});
}

}  // namespace grundy::lab
