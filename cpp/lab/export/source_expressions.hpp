// Expressions and choices of a rule text in the words of C++ or Python (source.hpp).
#pragma once

#include <functional>
#include <set>

#include "lab/export/source_ranges.hpp"

namespace grundy::lab {

/// How tightly an expression holds together, in both languages; looser ones go into brackets.
enum class Level : std::uint8_t { conditional, either, both, no, compare, bits, add, multiply, unary, atom };

/// Conditions that all have to hold.
using Guards = std::vector<std::string>;

/// An expression as it is written, and the conditions under which it has a value: what looks outside of a list, or divides by 0, has none.
struct Worded {
  std::string text;
  Level level = Level::atom;
  Guards guards = {};
};

class Wording : public Names {
 public:
  Wording(const Program& program, Language language) : Names(program, language), ranges_(*this) {}

  const Ranges& ranges() const { return ranges_; }

  /// A number. In Python `a and b` is no number by itself.
  Worded value(NodeId ref);
  /// A condition, false where it has no value.
  Worded holds(NodeId ref);
  std::string bracketed(const Worded& w, Level least) const { return w.level < least ? "(" + w.text + ")" : w.text; }
  std::string negated(const Worded& w) const;
  std::string joined(const Guards& conditions) const;
  /// One of two, by a condition; what belongs into brackets is in them.
  std::string either(const std::string& condition, const std::string& yes, const std::string& no) const;

  /// Nested loops for these choices, around `inside`. `live`: the loops' bodies change what their bounds are made of.
  void loops(std::span<const Choice> choices, int indent, bool live, std::string& out, const std::function<void(int)>& inside);
  void line(std::string& out, int indent, const std::string& text) const;
  /// "if (x) {", "if x:"
  std::string opening(const std::string& word, const std::string& condition) const;
  void close(std::string& out, int indent) const { if (!python()) line(out, indent, "}"); }

  /// Where in the list of a part's numbers a place is: its index, with the conditions under which it exists.
  Worded place(NodeId target);
  std::size_t part_of(NodeId target) const;

  /// Items one after the other, in the form that a loop goes through.
  Worded items(NodeId set);

  std::string least(std::size_t part) { return value(program().syntax.parts[part].least).text; }
  std::string most(std::size_t part) { return value(program().syntax.parts[part].most).text; }

  /// "p", or the parts that an abbreviation reads; its own arguments follow.
  std::vector<std::string> position_arguments(std::size_t shorthand) const;

 private:
  const Node& node(NodeId ref) const { return program().syntax[ref]; }
  const char* word_and() const { return python() ? " and " : " && "; }
  const char* word_or() const { return python() ? " or " : " || "; }
  /// C++ compilers warn of `a && b || c`.
  Level within_or() const { return python() ? Level::either : Level::no; }
  Guards merged(std::initializer_list<Guards> all) const;
  std::string if_guarded(const Guards& guards) const;  // "if (x) ", " if x", or nothing

  // Operations (source_expressions.cpp).
  Worded made(NodeId ref);
  Worded number(const Node& n) const;
  Worded binary(const Node& n, std::string_view word, Level level, Level left, Level right);
  Worded function(const Node& n, std::string_view name);
  Worded division(const Node& n);
  Worded power(const Node& n);
  Worded shift(const Node& n);
  Worded logic(NodeId ref);
  Worded conditional(const Node& n);
  bool chain_parts(NodeId ref, std::vector<NodeId>& out) const;
  Worded chain(const std::vector<NodeId>& parts);

  // Abbreviations and places (source_places.cpp).
  void find_parts(NodeId ref, std::set<NodeId>& met, std::set<std::size_t>& out) const;
  bool shorthand_has_guards(std::size_t shorthand);
  Worded call(const Node& n);
  Worded within(NodeId index, const std::string& size, std::int64_t known_size);
  Worded index(NodeId ref);
  Worded size(const Node& n) const;

  // Lists (source_lists.cpp).
  std::size_t arity(NodeId set) const;
  Worded item(NodeId ref);
  Worded text_items(const Node& n) const;
  Worded repeated(const Node& n, const std::string& type);
  Worded python_list(const Node& n);
  Worded cpp_list(const Node& n, const std::string& type);
  Worded membership(const Node& n);

  // Choices (source_choices.cpp), and what is made of all ways to choose (source_folds.cpp).
  std::string python_range(const Worded& from, const std::string& end) const;
  std::string one_beyond(NodeId last, const Worded& worded) const;
  void range_loop(const Choice& c, int indent, bool live, std::string& out, const std::function<void(int)>& inside);
  void items_loop(const Choice& c, int indent, std::string& out, const std::function<void(int)>& inside);
  void places_loop(const Choice& c, int indent, std::string& out, const std::function<void(int)>& inside);
  void guarded(const Guards& guards, int indent, std::string& out, const std::function<void(int)>& inside);
  std::string inline_loops(std::span<const Choice> choices, const std::function<std::string()>& inside);
  std::string clauses(std::span<const Choice> choices);
  Worded fold(const Node& n);
  Worded extreme(const Node& n);
  Worded extreme_of(const Node& n, const std::string& function);

  std::map<std::size_t, bool> guarded_;  // abbreviations that may have no value, as they were asked for
  Ranges ranges_;
};

}  // namespace grundy::lab
