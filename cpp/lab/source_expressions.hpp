// Expressions and choices of a rule text in the words of C++ or Python (source.hpp).
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "lab/program.hpp"
#include "lab/source.hpp"

namespace grundy::lab {

/// How tightly an expression holds together, in both languages; looser ones go into brackets.
enum class Level : std::uint8_t { conditional, either, both, no, compare, bits, add, multiply, unary, atom };

/// An expression as it is written, and the conditions under which it has a value: what looks outside of a list, or divides by 0, has none.
struct Worded {
  std::string text;
  Level level = Level::atom;
  std::vector<std::string> guards = {};
};

class Wording {
 public:
  Wording(const Program& program, Language language);

  bool python() const { return language_ == Language::python; }
  const Program& program() const { return program_; }

  /// A number. In Python `a and b` is no number by itself.
  Worded value(Ref ref);
  /// A condition, false where it has no value.
  Worded holds(Ref ref);
  std::string bracketed(const Worded& w, Level least) const { return w.level < least ? "(" + w.text + ")" : w.text; }
  std::string joined(const std::vector<std::string>& conditions) const;

  /// Nested loops for these choices, around `inside`. `live`: the loops' bodies change what their bounds are made of.
  void loops(std::span<const Choice> choices, int indent, bool live, std::string& out, const std::function<void(int)>& inside);
  void line(std::string& out, int indent, const std::string& text) const { ((out += std::string(static_cast<std::size_t>(indent) * (python() ? 4 : 2), ' ')) += text) += '\n'; }
  void close(std::string& out, int indent) const { if (!python()) line(out, indent, "}"); }
  std::string opening(const std::string& head) const;  // "if (x) {", "if x:"

  std::string name(std::string_view name) const;
  std::string part(std::size_t index) const;      // as it is read where a position stands
  std::string local(std::uint32_t index, std::string_view name);
  const std::string& value_of_local(std::uint32_t index) const { return locals_.at(index); }
  void begin_line() { taken_ = outer_; }

  /// Where in the list of a part's numbers a place is: its index, with the conditions under which it exists.
  Worded place(Ref target);
  std::size_t part_of(Ref target) const;

  /// Items one after the other, in the form that a loop goes through.
  Worded items(Ref set);

  struct Range { std::int64_t least, most; };
  Range range(Ref ref) const;
  Range range_of_part(std::size_t index) const;
  std::string least(std::size_t part), most(std::size_t part);

  /// Constants that can be given to the program.
  bool given_from_outside(std::size_t constant) const;
  /// A text of rows, even if there is one alone.
  bool in_rows(std::size_t constant) const { return in_rows_[constant]; }
  /// Parts that an abbreviation reads, in order.
  std::set<std::size_t> reads(Ref ref) const;
  /// "p, " or the parts that it reads, to be followed by its own arguments.
  std::vector<std::string> position_arguments(std::size_t shorthand) const;
  bool shorthand_has_guards(std::size_t shorthand);

 private:
  Worded made(Ref ref, bool condition);
  Worded index(const Node& n);
  Worded call(const Node& n);
  Worded comparison(const Node& n) const;
  Worded fold(const Node& n);
  Worded extreme(const Node& n);
  Worded membership(const Node& n);
  Worded size(const Node& n);
  Worded binary(const Node& n, std::string_view word, Level level, Level left, Level right);
  Worded chain(Ref ref);
  bool chain_parts(Ref ref, std::vector<Ref>& out) const;
  std::string clauses(std::span<const Choice> choices);
  std::string inline_loops(std::span<const Choice> choices, const std::function<std::string()>& inside);
  std::vector<std::string> merged(std::initializer_list<std::vector<std::string>> all) const;
  std::string within(const std::string& text, Level level, Range known, std::int64_t least, const std::string& size, std::int64_t known_size) const;
  void item_guard(Ref item, std::string& text, std::vector<std::string>& guards);
  std::size_t arity(Ref set) const;
  void note_choice(const Choice& choice);
  void find_rows();
  void prefer(const Choice& choice);

  const Program& program_;
  const Language language_;
  std::map<std::uint32_t, std::string> locals_;
  std::map<std::uint32_t, Range> ranges_;
  std::map<std::uint32_t, Ref> places_of_;  // locals that are indices of an array
  std::set<std::string> taken_, outer_;
  std::vector<bool> in_rows_;
};

}  // namespace grundy::lab
