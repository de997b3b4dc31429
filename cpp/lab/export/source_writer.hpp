// What writing a program is in both languages (source.hpp); what differs, Cpp and Python say.
#pragma once

#include "lab/export/source_expressions.hpp"
#include "lab/export/source_frame.hpp"

namespace grundy::lab {

class Writer {
 protected:
  Writer(const SourcePlan& plan, Language language) : plan_(plan), program_(plan.program), nature_(plan.nature()), words_(plan.program, language) {}
  ~Writer() = default;

  /// A function of its own: what a move, or a start, makes of a position by the choices of its line.
  struct Action {
    std::string name;
    Place place;
    std::span<const Choice> choices;
    std::span<const Step> steps;
    bool is_move;

    bool gains() const;
  };
  virtual void action(const Action& action) = 0;
  /// One of a step such as `+=`: leaves where the target would leave its range.
  virtual void change(int indent, const Step& step, const std::string& target, std::size_t part, const Worded& by) = 0;
  /// Writes a component that a move leaves, and says what it is called.
  virtual std::string piece(const Step& split, std::size_t number) = 0;

  void put(int indent, const std::string& text) { text.empty() ? void(out_ += '\n') : words_.line(out_, indent, text); }
  void gap() { out_ += words_.python() ? "\n\n" : "\n"; }
  void statement(int indent, const std::string& text) { put(indent, text + (words_.python() ? "" : ";")); }
  /// "if (x) return y;"
  void leave_if(int indent, const std::string& condition, const std::string& with = {});
  void leave_unless(int indent, const std::string& condition);
  void leave_unless(int indent, const Guards& guards);

  /// The text as a comment.
  void heading();
  /// What a constant is, unless it is given.
  std::string constant(std::size_t i);
  std::string legal();
  /// What `end if` lines say of a position, and what it is worth that no one can move.
  void ends();
  std::string stuck();

  void moves();
  void starts();
  void call_moves();
  void call_starts();
  /// A position as arguments.
  std::vector<std::string> position() const;
  /// The names of what is chosen before an action.
  std::vector<std::string> chosen(std::span<const Choice> choices) const;
  void name_chosen(const Action& action);
  /// What an action leaves where it splits.
  std::vector<std::string> steps(const Action& action);

  /// A value for a place of the position, which may have to be left where `guards` do not hold.
  struct Given {
    std::size_t part;
    std::string place;  // "", or "[i]"
    Worded value;
    Guards guards;
    std::string target(const Wording& words) const { return words.part(part) + place; }
  };
  Given given(NodeId target, NodeId value);
  /// How a change stays within the range of its part: which sides have to be looked at.
  struct Bound {
    bool low = true, high = true;
    bool any() const { return low || high; }
  };
  Bound bound(const Step& change) const;
  Bound bound(NodeId value, std::size_t part) const;
  /// What `=` gives, which is a fault outside of the part's range.
  std::string fitted(const Worded& worded, NodeId value, std::size_t part);
  /// "+" of `+=`
  static const char* sign(SyntaxOp change);

  std::vector<std::string> start_numbers(const Part& part) const;
  std::string start_number(std::size_t part);
  std::string slot(std::size_t slot) const;
  /// What each move makes smaller, the first one first.
  std::vector<std::string> order_keys() const;
  std::string right_moves() const { return words_.python() ? "right_moves" : "p.right_moves"; }
  /// How wide a sequence's table is by itself, of `size` and `count`.
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
  std::string worth(const Decision& result);
  void assign(const Step& step);
  void call(int indent, const std::string& name, std::span<const Choice> choices);
};

}  // namespace grundy::lab
