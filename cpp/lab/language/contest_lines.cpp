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

}  // namespace

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
  if (read.is("until") && !is_symbol(read.after(), ",")) {
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
    out.name_place = read.now().place;
    out.name = read.name();
    read.require("in");
    out.from = read.sum();
    if (!read.take("..")) read.expected(kLabPhrases["lab-range"]);
    out.to = read.sum();
  }
  read.name_answers(false);
  if (!read.failed()) syntax.prints.push_back(std::move(out));
}

}  // namespace grundy::lab
