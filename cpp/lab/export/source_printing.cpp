// The parts of exported programs that print answers, the same for C++ and Python (source_writer.hpp).
#include "base/number.hpp"
#include "lab/export/source_cost.hpp"
#include "lab/export/source_writer.hpp"
#include "lab/language/contest_lines.hpp"

namespace grundy::lab {

void Writer::contest_heading() {
  const std::string mark = words_.python() ? "#" : "//";
  put(0, mark + " Reads the input of this problem, and prints its output:");
  put(0, mark);
  put_text();
  put(0, mark);
  const std::string_view theorem =
      by_nature("Independent parts of a position add up by their nimbers (Sprague 1935, Grundy 1939).",
                "The nimber of a position is the least number that none of its options has (Sprague 1935, Grundy 1939).",
                "The best move gains most, less what the opponent gets after it.",
                plan_.ordered() ? "A position is won if a move leads to a lost one; options are solved first."
                                : "Play can come back: wins and losses spread backward from the ends, and the rest is drawn.");
  put_wrapped(mark, theorem);
  for (const std::string& sentence : cost_sentences(plan_, words_.python() ? Language::python : Language::cpp)) put_wrapped(mark, sentence);
}

void Writer::put_wrapped(const std::string& mark, std::string_view sentence) {
  // Characters of a line that the page shows in a window of 1280 pixels.
  constexpr std::size_t kWidth = 86;
  const std::size_t room = kWidth - mark.size() - 1;
  while (sentence.size() > room) {
    std::size_t end = sentence.rfind(' ', room);
    // A longer word stays whole.
    if (end == std::string_view::npos) end = sentence.find(' ', room);
    if (end == std::string_view::npos) break;
    put(0, mark + " " + std::string(sentence.substr(0, end)));
    sentence.remove_prefix(end + 1);
  }
  put(0, mark + " " + std::string(sentence));
}

bool Writer::needs_lengths() const { return plan_.lasts() && words_.contest().prints(Answered::remoteness); }

bool Writer::only_outcomes() const {
  const Contest& contest = words_.contest();
  if (!contest.there() || nature_.splits || nature_.scored || plan_.has_starts()) return false;
  return !contest.prints(Answered::nimber) && !contest.prints(Answered::remoteness) && !contest.prints(Answered::winning_moves) &&
         !contest.prints_all_moves();
}

bool Writer::only_other_starts() const {
  const auto& prints = program_.syntax.prints;
  return std::all_of(prints.begin(), prints.end(), [](const PrintLine& line) { return !line.name.empty(); });
}

std::vector<std::size_t> Writer::rules() const {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < program_.constants.size(); ++i) {
    const Binding constant{Binding::Kind::constant, static_cast<std::uint32_t>(i)};
    if (words_.contest().reads(constant) && !words_.contest().only_starts(i)) out.push_back(i);
  }
  return out;
}

void Writer::call_answers(const std::string& outcome, const std::string& points, const std::string& lasts) {
  const auto call = [&](Answered what, std::string text) {
    words_.set_local(program_.syntax.answered + static_cast<std::uint32_t>(what), std::move(text));
  };
  const auto is = [&](const char* letter) {
    const std::string quote = words_.python() ? "\"" : "'";
    const std::string truth = "(" + outcome + " == " + quote + letter + quote + ")";
    return words_.python() ? "int" + truth : truth;
  };
  call(Answered::wins, is("N"));
  call(Answered::loses, is("P"));
  call(Answered::draws, is("D"));
  call(Answered::nimber, points);
  call(Answered::score, points);
  call(Answered::remoteness, lasts);
  call(Answered::winning_moves, words_.python() ? "winning_moves(components)" : "winning_moves(sum)");
  call(Answered::test, "test");
}

std::string_view Writer::glyphs(std::size_t part) const {
  for (const ShowLine& show : program_.syntax.shows) {
    const bool shows = std::find(show.names.begin(), show.names.end(), program_.parts[part].name) != show.names.end();
    if (shows && show.how != "pieces" && !show.glyphs.empty()) return show.glyphs;
  }
  return "0123456789";
}

bool Writer::is_list(NodeId ref) const {
  const Node& n = program_.syntax[ref];
  if (n.op == SyntaxOp::name) return n.binding.kind == Binding::Kind::constant && program_.constants[n.binding.index].is_list;
  return n.op == SyntaxOp::list || n.op == SyntaxOp::repeat || n.op == SyntaxOp::text;
}

std::string Writer::printed(NodeId ref) {
  const Node& n = program_.syntax[ref];
  const std::string number = words_.python() ? "str(" : "std::to_string(";
  if (n.op == SyntaxOp::text) return printed_text(n, true);
  if (n.op == SyntaxOp::conditional) {
    const std::string yes = printed(n.kids[1]), no = printed(n.kids[2]);
    return "(" + words_.either(words_.bracketed(words_.holds(n.kids[0]), Level::either), yes, no) + ")";
  }
  if (n.op == SyntaxOp::name && n.binding.kind == Binding::Kind::constant && program_.constants[n.binding.index].is_text)
    return "text_of(" + words_.name(n.text) + ")";
  const std::uint32_t words = program_.syntax.answered + static_cast<std::uint32_t>(Answered::winning_move);
  if (n.op == SyntaxOp::name && n.binding.kind == Binding::Kind::local && n.binding.index == words)
    return words_.python() ? "winning_move(components)" : "winning_move(sum)";
  return number + words_.value(ref).text + ")";
}

std::string Writer::printed_item(const PrintLine& line, std::size_t i) {
  if (!line.all_moves || i + 1 < line.items.size()) return printed(line.items[i]);
  return std::string("all_winning_moves(") + (words_.python() ? "components, " : "sum, ") + separator(line, " ") + ")";
}

std::string Writer::separator(const PrintLine& line, std::string_view otherwise) const {
  return quoted(line.by == kNoNode ? std::string(otherwise) : with_line_ends(program_.syntax[line.by].text));
}

std::string Writer::printed_text(const Node& n, bool line_ends) {
  std::string out;
  const auto add = [&](const std::string& piece) { (out.empty() ? out : out += " + ") += piece; };
  // The first piece makes the others strings in C++.
  const auto literal = [&](std::string_view piece) {
    const std::string text = quoted(line_ends ? with_line_ends(piece) : std::string(piece));
    add(words_.python() || !out.empty() ? text : "std::string(" + text + ")");
  };
  std::size_t from = 0;
  for (const NodeId hole : n.kids) {
    const std::size_t open = n.text.find('{', from);
    if (open > from || out.empty()) literal(n.text.substr(from, open - from));
    add(printed(hole));
    from = n.text.find('}', open) + 1;
  }
  if (from < n.text.size() || out.empty()) literal(n.text.substr(from));
  return out;
}

std::string Writer::words_of(const MoveLine& move) {
  Node text;
  text.op = SyntaxOp::text;
  text.text = move.words;
  text.kids = move.holes;
  return printed_text(text, false);
}

}  // namespace grundy::lab
