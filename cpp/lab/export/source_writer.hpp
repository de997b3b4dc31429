// The common part of writing programs (source.hpp); Cpp and Python supply the differences.
#pragma once

#include "lab/export/source_expressions.hpp"
#include "lab/export/source_frame.hpp"

namespace grundy::lab {

class Writer {
 protected:
  Writer(const SourcePlan& plan, Language language)
      : plan_(plan), program_(plan.program), nature_(plan.nature()), words_(plan.program, language) {}
  ~Writer() = default;

  /// A function of the program: the results of a move line, or of a start line, for a position.
  struct Action {
    std::string name;
    Place place;
    std::span<const Choice> choices;
    std::span<const Step> steps;
    bool is_move;

    bool gains() const;
  };
  virtual void action(const Action& action) = 0;
  /// Writes a step such as `+=`, with an exit if the target would leave its range.
  virtual void change(int indent, const Step& step, const std::string& target, std::size_t part, const Worded& by) = 0;
  /// Writes a component after a move and returns its name.
  virtual std::string piece(const Step& split, std::size_t number) = 0;

  void put(int indent, const std::string& text) { text.empty() ? void(out_ += '\n') : words_.line(out_, indent, text); }
  void gap() { out_ += words_.python() ? "\n\n" : "\n"; }
  void statement(int indent, const std::string& text) { put(indent, text + (words_.python() ? "" : ";")); }
  /// Writes "if (x) return y;".
  void leave_if(int indent, const std::string& condition, const std::string& with = {});
  void leave_unless(int indent, const std::string& condition);
  void leave_unless(int indent, const Guards& guards);

  /// Writes what the program does, and the text, as a comment.
  void heading();
  void put_text();
  /// Returns a text without line breaks and control characters as a comment that ends with its line.
  std::string comment(std::string_view line) const;
  /// Returns such a text as a string literal.
  std::string quoted(std::string_view text) const;
  /// Writes a sentence as comments of a width that pages show.
  void put_wrapped(const std::string& mark, std::string_view sentence);
  /// Returns the default of a constant.
  std::string constant(std::size_t i);
  std::string legal();
  /// Writes the results of `end if` lines, and the payoff of a position without moves.
  void ends();
  std::string stuck();

  void moves();
  void starts();
  void call_moves();
  /// Writes a block of its own around choices that begin with a named value, as in C++ two lines may name it alike.
  void in_block(int indent, std::span<const Choice> choices, const std::function<void(int)>& inside);
  void call_starts();
  /// Writes a position as arguments.
  std::vector<std::string> position() const;
  /// Returns the names bound by the choices of an action.
  std::vector<std::string> chosen(std::span<const Choice> choices) const;
  void name_chosen(const Action& action);
  /// Writes the steps of an action. Returns the components after it if it splits, otherwise none.
  std::vector<std::string> steps(const Action& action);

  /// A value for a place of the position, valid if its guards are true.
  struct Given {
    std::size_t part;
    std::string place;  // "", or "[i]"
    Worded value;
    Guards guards;
    std::string target(const Wording& words) const { return words.part(part) + place; }
  };
  Given given(NodeId target, NodeId value);
  /// The sides of a range that a change must be checked against.
  struct Bound {
    bool low = true, high = true;
    bool any() const { return low || high; }
  };
  Bound bound(const Step& change) const;
  Bound bound(NodeId value, std::size_t part) const;
  /// Returns the value of `=`, with a check if it may leave the range of the part, which is a fault.
  std::string fitted(const Worded& worded, NodeId value, std::size_t part);
  /// Returns the operator of a step: "+" of `+=`.
  static const char* sign(SyntaxOp change);

  // Reading and printing (source_printing.cpp).
  /// Writes the text as a comment, and how it is solved.
  void contest_heading();
  bool needs_lengths() const;
  /// Whether who wins is all that is printed, of one component: then a winning move is enough.
  bool only_outcomes() const;
  /// Whether the answer of several components is their nim-sum. One component alone may have a draw, which has no nimber.
  bool adds_up() const { return plan_.nimbers() && (nature_.splits || plan_.has_starts()); }
  /// Whether only answers to starts that are counted through are printed, the smallest first.
  bool only_other_starts() const;
  /// Returns the constants that are read and change the values of positions.
  std::vector<std::size_t> rules() const;
  /// Gives the names of an answer their texts: those of its outcome, its nimber or score, and its length.
  void call_answers(const std::string& outcome, const std::string& points, const std::string& lasts);
  /// Returns the characters that stand for the values of a board.
  std::string_view glyphs(std::size_t part) const;
  /// Whether an expression is a list, or the name of one.
  bool is_list(NodeId ref) const;
  /// Writes what a print line prints as an expression, a string.
  std::string printed(NodeId ref);
  std::string printed_item(const PrintLine& line, std::size_t i);
  /// Writes the text that a print line has between its answers as a literal.
  std::string separator(const PrintLine& line, std::string_view otherwise) const;
  /// `line_ends`: whether `\n` is a line end, as in print lines.
  std::string printed_text(const Node& n, bool line_ends);
  /// Writes the words of a move, within the loops of its choices.
  std::string words_of(const MoveLine& move);

  std::vector<std::string> start_numbers(const Part& part) const;
  std::string start_number(std::size_t part);
  std::string slot(std::size_t slot) const;
  /// Returns the measures that moves decrease, the most significant first.
  std::vector<std::string> order_keys() const;
  std::string right_moves() const { return words_.python() ? "right_moves" : "p.right_moves"; }
  /// Writes the default width of a sequence, from `size` and `count`.
  std::string usual_width() const;
  std::string_view by_nature(std::string_view splits, std::string_view nimbers, std::string_view scored, std::string_view decided) const {
    return nature_.splits ? splits : plan_.nimbers() ? nimbers : nature_.scored ? scored : decided;
  }
  static void replace(std::string& text, std::string_view what, std::string_view by);

  const SourcePlan& plan_;
  const Program& program_;
  const Nature& nature_;
  Wording words_;
  std::string out_;

 private:
  std::string payoff(const Decision& result);
  void assign(const Step& step);
  void call(int indent, const std::string& name, std::span<const Choice> choices);
};

}  // namespace grundy::lab
