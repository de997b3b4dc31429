// Writes the expressions and choices of a rule text in C++ or Python (source.hpp).
#pragma once

#include <functional>
#include <set>

#include "lab/export/source_ranges.hpp"

namespace grundy::lab {

/// Precedence of an expression, in both languages; looser ones need brackets.
enum class Level : std::uint8_t { conditional, either, both, no, compare, bits, add, multiply, unary, atom };

/// Conditions that must all be true.
using Guards = std::vector<std::string>;

/// The text of an expression, and the conditions under which it has a value: it has none if it reads outside of a list or divides by 0.
struct Worded {
  std::string text;
  Level level = Level::atom;
  Guards guards = {};
};

class Wording : public Names {
 public:
  Wording(const Program& program, Language language) : Names(program, language), ranges_(*this) {}

  const Ranges& ranges() const { return ranges_; }

  /// Writes a number. In Python `a and b` is not a number.
  Worded value(NodeId ref);
  /// Writes a condition, false if it has no value.
  Worded holds(NodeId ref);
  std::string bracketed(const Worded& w, Level least) const { return w.level < least ? "(" + w.text + ")" : w.text; }
  std::string negated(const Worded& w) const;
  std::string joined(const Guards& conditions) const;
  /// Writes a conditional; operands have their brackets.
  std::string either(const std::string& condition, const std::string& yes, const std::string& no) const;

  /// Writes nested loops for these choices, around `inside`. `live`: the bodies change variables that the bounds depend on.
  void loops(std::span<const Choice> choices, int indent, bool live, std::string& out, const std::function<void(int)>& inside);
  void line(std::string& out, int indent, const std::string& text) const;
  /// Opens a block: "if (x) {", "if x:".
  std::string opening(const std::string& word, const std::string& condition) const;
  void close(std::string& out, int indent) const {
    if (!python()) line(out, indent, "}");
  }

  /// Writes the index of a place among the numbers of a part, with the conditions that it exists.
  Worded place(NodeId target);
  std::size_t part_of(NodeId target) const;

  /// Writes the rows and the columns of a part; an array has columns.
  std::string rows(std::size_t part);
  std::string columns(std::size_t part);
  /// Writes the number of its places.
  std::string places(std::size_t part);

  /// Writes items as a sequence for a loop.
  Worded items(NodeId set);

  std::string least(std::size_t part) { return value(program().syntax.parts[part].least).text; }
  std::string most(std::size_t part) { return value(program().syntax.parts[part].most).text; }

  /// Writes the leading arguments of an abbreviation: "p", or the parts that it reads.
  std::vector<std::string> position_arguments(std::size_t shorthand) const;

 private:
  const Node& node(NodeId ref) const { return program().syntax[ref]; }
  const char* word_and() const { return python() ? " and " : " && "; }
  const char* word_or() const { return python() ? " or " : " || "; }
  /// Adds brackets in `a && b || c`, of which C++ compilers warn.
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
  Worded size(const Node& n);

  // Lists (source_lists.cpp).
  std::size_t arity(NodeId set) const;
  Worded item(NodeId ref);
  Worded text_items(const Node& n) const;
  Worded repeated(const Node& n, const std::string& type);
  Worded python_list(const Node& n);
  Worded cpp_list(const Node& n, const std::string& type);
  Worded membership(const Node& n);

  // Choices (source_choices.cpp), and folds over them (source_folds.cpp).
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

  // `joined` and `groups` (source_connections.cpp).
  Worded connection(const Node& n);

  std::map<std::size_t, bool> guarded_;  // memo: abbreviations that may have no value
  Ranges ranges_;
};

}  // namespace grundy::lab
