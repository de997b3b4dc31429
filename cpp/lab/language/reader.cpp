#include "lab/language/reader.hpp"

#include <algorithm>

#include "base/number.hpp"
#include "lab/language/parse.hpp"

namespace grundy::lab {

namespace {

struct Operator {
  std::string_view word;
  SyntaxOp op;
  int level;
};

/// Binary operators; higher levels bind tighter. Comparisons are level 3 and are parsed separately.
constexpr Operator kOperators[] = {{"or", SyntaxOp::or_else, 0},     {"and", SyntaxOp::and_also, 1}, {"|", SyntaxOp::bit_or, 4},
                                   {"^", SyntaxOp::bit_xor, 4},      {"&", SyntaxOp::bit_and, 5},    {"<<", SyntaxOp::shift_left, 6},
                                   {">>", SyntaxOp::shift_right, 6}, {"+", SyntaxOp::add, 7},        {"-", SyntaxOp::subtract, 7},
                                   {"*", SyntaxOp::multiply, 8},     {"/", SyntaxOp::divide, 8},     {"%", SyntaxOp::modulo, 8}};
constexpr int kNot = 2, kComparison = 3, kUnary = 9;

struct Function {
  std::string_view word;
  SyntaxOp op;
};
constexpr Function kFunctions[] = {{"any", SyntaxOp::any},       {"all", SyntaxOp::all},   {"count", SyntaxOp::count},
                                   {"sum", SyntaxOp::sum},       {"min", SyntaxOp::least}, {"max", SyntaxOp::greatest},
                                   {"len", SyntaxOp::length},    {"rows", SyntaxOp::rows}, {"cols", SyntaxOp::columns},
                                   {"abs", SyntaxOp::magnitude}, {"gcd", SyntaxOp::gcd}};

bool is_comparison(std::string_view word) {
  return word == "==" || word == "!=" || word == "<" || word == "<=" || word == ">" || word == ">=" || word == "in";
}

}  // namespace

void Reader::fail(Place place, Message message) {
  if (failed_) return;
  failed_ = true;
  report(faults_, place, std::move(message));
}

void Reader::expected(const Message& what) {
  const Token& word = now();
  const Message got = at_end() ? Message(kLabPhrases["lab-end-of-line"]) : shown(word.text);
  if (word.kind == Token::Kind::symbol && word.text == "=") return fail(word.place, kLabPhrases["lab-equals"]);
  fail(word.place, message(kLabPhrases["lab-expected"], {what, got}));
}

void Reader::require(std::string_view word) {
  if (!take(word)) expected(verbatim(word));
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
    if (is_reserved(word.text)) {
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
  if (!is(")")) {
    kids.push_back(expression());
    while (take(",")) kids.push_back(expression());
    if (take("for")) rounds = choices();
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
    const std::string_view wanted = folds ? "x for ..." : extreme ? "a, b or x for ..." : made.op == SyntaxOp::gcd ? "a, b" : "x";
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

bool Reader::begins_choice(bool of_step, bool behind_comma) const {
  if (failed_ || at_end()) return false;
  if (is("if")) return !(of_step && behind_comma);
  if (is("(")) return true;
  if (now().kind != Token::Kind::name || is_reserved(now().text)) return false;
  return after().text == "in" || after().text == "of" || (!of_step && after().text == "=");
}

std::vector<Choice> Reader::choices(bool of_step) {
  std::vector<Choice> out;
  while (!failed_) {
    if (!begins_choice(of_step, false)) {
      const std::string_view next_word = after().text;
      const bool named = next_word == "in" || next_word == "of" || (next_word == "=" && !of_step);
      if (out.empty() && now().kind == Token::Kind::name && is_reserved(now().text) && named)
        fail(now().place, message(kLabPhrases["lab-reserved"], {now().text}));
      if (out.empty()) expected(kLabPhrases["lab-choice"]);
      break;
    }
    out.push_back(choice());
    if (out.size() > static_cast<std::size_t>(Limits::depth))
      fail(out.back().place, message(kLabPhrases["lab-deep"], {static_cast<unsigned>(Limits::depth)}));
    // The comma is optional; after one, anything that is no choice belongs to the following part.
    if (is(",")) {
      const std::size_t back = at_;
      next();
      if (!begins_choice(of_step, true)) {
        at_ = back;
        break;
      }
    }
  }
  return out;
}

Choice Reader::choice() {
  Choice out;
  out.place = now().place;
  if (take("if")) {
    out.kind = Choice::Kind::condition;
    out.set = expression();
    return out;
  }
  if (take("(")) {
    do out.names.push_back(name());
    while (take(","));
    require(")");
  } else {
    out.names.push_back(name());
  }
  if (failed_) return out;
  if (take("=")) {
    out.kind = Choice::Kind::value;
    if (out.names.size() > 1)
      fail(out.place,
           message(kLabPhrases["lab-expected"], {kLabPhrases["lab-a-name"], counted(kLabPhrases["lab-names"], out.names.size())}));
    out.set = expression();
  } else if (take("of")) {
    out.kind = Choice::Kind::places;
    out.set = postfix();
  } else if (take("in")) {
    const NodeId from = binary(kComparison + 1);
    if (take("..")) {
      out.kind = Choice::Kind::range;
      if (out.names.size() > 1)
        fail(out.place, message(kLabPhrases["lab-expected"], {message(kLabPhrases["lab-list"], {"{(1,2), (2,1)}"}), verbatim("a range")}));
      out.from = from;
      out.to = binary(kComparison + 1);
      if (take("while")) out.while_it_holds = expression();
    } else {
      out.kind = Choice::Kind::within;
      out.set = from;
    }
  } else {
    expected(verbatim("in, of or ="));
  }
  return out;
}

}  // namespace grundy::lab
