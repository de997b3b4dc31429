// Parses `read` and `print`: how a rule text reads the input of a contest problem and prints its output. The grammar is in the header.
#include "lab/language/contest_lines.hpp"

#include "lab/language/parse.hpp"

namespace grundy::lab {

namespace {

bool is_symbol(const Token& word, std::string_view text) { return word.kind == Token::Kind::symbol && word.text == text; }

ReadItem item(Reader& read) {
  ReadItem out{.place = read.now().place};
  if (read.take("_")) return out;
  out.name = read.name();
  if (!read.take("[")) return out;
  out.count = read.expression();
  read.require("]");
  out.rows = read.take("rows");
  return out;
}

/// Reads `n in 1..9` behind `for`.
void parse_range(Reader& read, PrintLine& out) {
  out.name_place = read.now().place;
  out.name = read.name();
  read.require("in");
  out.from = read.sum();
  if (!read.take("..")) read.expected(kLabPhrases["lab-range"]);
  out.to = read.sum();
}

/// Reads `all` behind `for`; the last printed item must be winning_move.
void parse_all(Reader& read, const Syntax& syntax, const PrintLine& out) {
  const Node& last = syntax[out.items.back()];
  if (last.op != SyntaxOp::name || last.text != kAnsweredNames[static_cast<std::size_t>(Answered::winning_move)])
    read.fail(last.place, kLabPhrases["lab-print-all"]);
  read.next();
}

/// Reads a text without braces.
NodeId separator(Reader& read, const Syntax& syntax) {
  const Place place = read.now().place;
  const NodeId text = read.expression();
  if (!read.failed() && (syntax[text].op != SyntaxOp::text || !syntax[text].kids.empty())) read.fail(place, kLabPhrases["lab-print-by"]);
  return text;
}

}  // namespace

std::string with_line_ends(std::string_view written) {
  std::string out;
  for (std::size_t i = 0; i < written.size(); ++i) {
    const bool end = written.substr(i, 2) == "\\n";
    out += end ? '\n' : written[i];
    i += end;
  }
  return out;
}

bool begins_reading(const Reader& read) { return read.is("read") && read.after().kind != Token::Kind::symbol; }

bool begins_printing(const Reader& read) {
  if (!read.is("print")) return false;
  const Token& next = read.after();
  if (next.kind != Token::Kind::symbol) return true;
  if (is_symbol(next, "-") || is_symbol(next, "!")) return true;
  if (!is_symbol(next, "(")) return false;
  // print(x) = ... is an abbreviation.
  std::size_t at = 1, open = 0;
  do {
    open += is_symbol(read.after(at), "(");
    open -= is_symbol(read.after(at), ")");
    ++at;
  } while (open > 0 && read.after(at).kind != Token::Kind::end);
  return !is_symbol(read.after(at), "=");
}

void parse_reading(Reader& read, Syntax& syntax) {
  ReadLine out{.place = read.now().place};
  read.next();
  const Token& next = read.after();
  const bool is_item = next.kind == Token::Kind::end || is_symbol(next, ",") || is_symbol(next, "[");
  if (read.is("until") && !is_item) {
    read.next();
    if (read.take("end")) {
      out.repeats = ReadLine::Repeats::to_the_end;
    } else {
      out.repeats = ReadLine::Repeats::until;
      out.until = read.expression();
    }
    read.require(":");
  } else if (read.after().kind == Token::Kind::name && read.after().text == "times") {
    out.repeats = ReadLine::Repeats::times;
    out.times = {.place = read.now().place, .name = read.name()};
    read.next();
    read.require(":");
  }
  do out.items.push_back(item(read));
  while (read.take(","));
  if (!read.failed()) syntax.reads.push_back(std::move(out));
}

void parse_printing(Reader& read, Syntax& syntax) {
  PrintLine out{.place = read.now().place};
  read.next();
  read.name_answers(true);
  do out.items.push_back(read.expression());
  while (read.take(","));
  if (read.take("for")) {
    const Place place = read.now().place;
    out.all_moves = read.is("all") && !(read.after().kind == Token::Kind::name && read.after().text == "in");
    if (out.all_moves) parse_all(read, syntax, out);
    else parse_range(read, out);
    if (read.take("by")) out.by = separator(read, syntax);
    if (read.is("for")) read.fail(place, kLabPhrases["lab-print-for"]);
  }
  read.name_answers(false);
  if (!read.failed()) syntax.prints.push_back(std::move(out));
}

}  // namespace grundy::lab
