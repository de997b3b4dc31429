// Reads choices.
#include "base/number.hpp"
#include "lab/language/habits.hpp"
#include "lab/language/parse.hpp"
#include "lab/language/reader.hpp"

namespace grundy::lab {

bool Reader::begins_choice(bool of_step, bool behind_comma) const {
  if (failed_ || at_end()) return false;
  if (is("if")) return !(of_step && behind_comma);
  if (is("(")) return !(of_step && behind_comma) || are_names_in();
  if (now().kind != Token::Kind::name || is_reserved(now().text)) return false;
  return after().text == "in" || after().text == "of" || (!of_step && after().text == "=");
}

bool Reader::are_names_in() const {
  std::size_t ahead = 1;
  while (after(ahead).kind == Token::Kind::name && after(ahead + 1).text == ",") ahead += 2;
  return after(ahead + 1).text == ")" && (after(ahead + 2).text == "in" || after(ahead + 2).text == "of");
}

std::vector<Choice> Reader::choices(bool of_step) {
  std::vector<Choice> out;
  while (!failed_) {
    if (!begins_choice(of_step, false)) {
      const std::string_view next_word = after().text;
      const bool named = next_word == "in" || next_word == "of" || (next_word == "=" && !of_step);
      if (out.empty() && now().kind == Token::Kind::name && is_reserved(now().text) && named)
        fail(now().place, message(kLabPhrases["lab-reserved"], {now().text}));
      if (out.empty()) no_choice();
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

void Reader::no_list(std::size_t begin, NodeId of) {
  if (failed_) return;
  const Node& n = node(of);
  if (!is(":") && !is(",") && !is("if") && !at_end() && correction(*line_, at_, ":")) return expected(verbatim(":"), ":");
  const bool minus = n.op == SyntaxOp::subtract && node(n.kids[0]).op == SyntaxOp::number && node(n.kids[1]).op == SyntaxOp::number;
  const std::string_view got = since(begin);
  const Place place = at(begin).place;
  if (!minus) return fail(place, message(kLabPhrases["lab-expected"], {message(kLabPhrases["lab-set"], {"{1, 3, 8}"}), shown(got)}));
  const std::string right = signed_decimal(node(n.kids[0]).number) + ".." + signed_decimal(node(n.kids[1]).number);
  fail(place, message(kLabPhrases["lab-write"], {shown(right), shown(got)}));
}

void Reader::no_choice() {
  const bool superfluous = is("for") || is("forall") || is("foreach") || is("each") || is("let") || is("with") || is("any") || is("all");
  if (superfluous) return fail(now().place, message(kLabPhrases["lab-leave-out"], {shown(now().text), "k in 1..3"}));
  if (now().kind == Token::Kind::name && after().kind == Token::Kind::symbol && after().text.size() > 1 && after().text.ends_with('=') &&
      !is_comparison(after().text))
    return fail(now().place, kLabPhrases["lab-bare-step"]);
  expected(kLabPhrases["lab-choice"]);
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
    const std::size_t begin = at_;
    const NodeId from = binary(kComparison + 1);
    if (take("..")) {
      out.kind = Choice::Kind::range;
      if (out.names.size() > 1)
        fail(out.place,
             message(kLabPhrases["lab-expected"], {message(kLabPhrases["lab-list"], {"{(1,2), (2,1)}"}), kLabPhrases["lab-a-range"]}));
      out.from = from;
      out.to = binary(kComparison + 1);
      if (take("while")) out.while_it_holds = expression();
    } else {
      out.kind = Choice::Kind::within;
      out.set = from;
      const SyntaxOp op = node(from).op;
      const bool list =
          op == SyntaxOp::name || op == SyntaxOp::list || op == SyntaxOp::repeat || op == SyntaxOp::text || op == SyntaxOp::call;
      if (!list) no_list(begin, from);
    }
  } else {
    expected(verbatim("in, of, ="));
  }
  return out;
}

}  // namespace grundy::lab
