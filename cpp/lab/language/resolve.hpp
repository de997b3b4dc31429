// Resolves names, evaluates constants, and checks that the lines of a text are consistent.
#pragma once

#include <list>
#include <map>

#include "base/function_ref.hpp"
#include "lab/language/phrases.hpp"
#include "lab/language/syntax_interpreter.hpp"

namespace grundy::lab {

class Resolver {
 public:
  Resolver(Program& program, const Given& given, std::list<std::string>& kept, Faults& faults)
      : program_(program), syntax_(program.syntax), kept_(kept), faults_(faults) {
    take_given(given);
  }

  void run();

 private:
  enum class State : std::uint8_t { fresh, under_way, done, bad };

  enum class Context : std::uint8_t { constant, position };
  struct Named {
    Binding binding;
    Place place;
  };

  Node& node(NodeId ref) { return syntax_.nodes[static_cast<std::size_t>(ref)]; }
  void fault(Place place, Message message);
  template <class Work>
  bool in_line(Work work) {
    ok_ = true;
    scope_.clear();
    work();
    return ok_;
  }
  /// Resolves a line on demand of another one; false if it has a fault or depends on itself.
  bool once(State& state, Place place, std::string_view name, Context context, FunctionRef<void()> work);

  // Names (resolve_names.cpp).
  /// Assigns given values to the names of the text.
  void take_given(const Given& given);
  void name_everything();
  void declare(std::string_view name, Place place, Binding::Kind kind, std::size_t index);
  Binding look_up(Node& n);
  std::uint32_t bind(std::string_view name);
  /// Known before the part is resolved.
  std::size_t dimensions(std::size_t part) const { return syntax_.parts[part].sizes.size(); }
  bool has_places(Binding binding) const;
  /// Reports that a constant expression depends on the position.
  void depends(Place place);

  // Expressions (resolve_expressions.cpp).
  void number(NodeId ref);
  /// Computes the height of a tree, through abbreviations.
  void raise(NodeId ref);
  void divides(NodeId by, Place place);
  void number_name(NodeId ref);
  void index(NodeId ref);
  /// Resolves what has to be a name; `ok_` is false otherwise.
  Binding named(NodeId ref);
  /// Resolves the name of an array or a board.
  bool array(NodeId ref);
  void call(NodeId ref);
  void unknown_function(const Node& n);

  // `joined` and `groups` (resolve_connections.cpp).
  static bool is_connection(std::string_view function);
  void connection(NodeId ref);
  /// Resolves the list of pairs of a graph.
  bool pairs(NodeId ref);
  /// Whether a name is that of an array whose size is known.
  bool known_array(Node& n);
  /// Makes every array in a condition its number at the place that the choice visits. The choice visits the places of the first array.
  void place_by_place(NodeId ref, Choice& places);
  /// Checks that the array has a place for each edge or each vertex.
  void fits_graph(const Node& n);
  /// Resolves a set of items of `arity` numbers each.
  void set(NodeId ref, std::size_t arity);
  /// Resolves an item and returns its arity.
  std::size_t item(NodeId ref);
  /// Resolves choices. Their names stay in scope.
  void choices(std::vector<Choice>& all);
  void places(Choice& choice);
  void wrong_indices(Place place, std::string_view name, bool two);
  void wrong_count(Place place, const Message& has, const Message& wanted);
  /// Runs `work` within the choices of an expression.
  void in_rounds(Node& n, FunctionRef<void()> work);

  // Constants and given parameters (resolve_constants.cpp).
  bool settle(std::size_t i);
  void constant(std::size_t i);
  /// Reads the given value of a text: as typed, or a list of texts.
  void given_text(Constant& out, const ConstantLine& line, const std::string& replaced);
  /// Reads the given value of a list.
  void given_list(Constant& out, const ConstantLine& line, const std::string& replaced);
  /// Returns a list of one item.
  NodeId wrapped(NodeId one);
  void add_parameter(const ConstantLine& line, std::int64_t least, std::int64_t most);
  /// Returns the source of a constant, without braces around a plain list.
  std::string written(NodeId ref) const;
  /// Writes the items of a list in the format of parameters; empty if there are many.
  static std::string written(const Constant& list);
  /// Makes a list of texts the text of which they are the rows: {"ab", "cd"} is "ab/cd". Its kids stay, for their places. False after a
  /// fault. O(length).
  bool is_filled_up(const ConstantLine& line) const;
  bool join_rows(NodeId ref);
  void join_rows(NodeId ref, Faults& faults);
  void text(Constant& out, std::string_view text, const ConstantLine& line);
  void list(Constant& out, NodeId value);
  /// Returns the given value of a name, if the name can be a parameter.
  const std::string* given(std::string_view name) const;
  /// Parses the value of a parameter like an expression of the text.
  NodeId from_outside(std::string_view name, std::string_view value, bool list, const Message& expected);
  /// Whether it consists of numbers alone: names of the text have no meaning outside of it.
  bool is_plain(NodeId ref) const;
  void refuse(std::string_view name, const Message& expected, const Message& got);
  void refuse(std::string_view name, const Message& fault);
  SyntaxInterpreter make_interpreter() const;
  /// Evaluates a resolved constant expression.
  std::int64_t evaluated(NodeId ref);
  void in_reach(std::int64_t number, Place place);
  static Fault outside(Place place, std::string_view name, std::int64_t number, std::int64_t least, std::int64_t most);
  static Message in_range(std::int64_t least, std::int64_t most);
  void too_much_work(Place place);

  // Other lines (resolve_lines.cpp).
  bool shorthand(std::size_t i);
  bool reads_position(NodeId ref) const;
  void part(std::size_t i);
  void start_of(std::size_t i, const Part& part);
  /// Origin of a start: the text, perhaps replaced by a given one, so that it need not fit; or outside.
  enum class Start : std::uint8_t { text, replaced, given };
  void read_start(const PartLine& line, const Part& part, NodeId value, Start origin);
  /// Accepts a start above the range of a lone number for now; false for other starts.
  bool starts_beyond(const Part& part, std::int64_t number, Fault fault);
  void target(NodeId ref);
  void step(Step& step);
  void move(MoveLine& move);
  void end(EndLine& end);
  void show(ShowLine& show);
  /// Evaluates the edges of a graph on which a part is drawn. O(edges).
  void graph(ShowLine& show, const Part& part);

  // Contest input and output (resolve_contest.cpp).
  using Scope = std::vector<std::pair<std::string_view, std::uint32_t>>;
  void contest();
  /// `names`: of numbers that were read before, as locals; those of this line are added.
  void reading(ReadLine& line, Scope& names);
  void read_item(ReadItem& item, Scope& names);
  /// Checks that an item fits the constant or part that it is read into. Returns whether that is a lone number.
  bool fits_target(ReadItem& item);
  /// Whether the size of a part depends on what is read.
  bool uses_input(NodeId size) const;
  void printing(PrintLine& line, const Scope& names);
  /// Resolves what can be printed: a number, a text, the words of a move, or a conditional of them.
  void printable(NodeId ref);
  bool reads_local(NodeId ref, std::uint32_t local) const;

  /// Checks conditions on several lines, once each line is valid.
  void whole();
  void ends_agree();
  void start_positions();
  bool given_by_start(const std::string& name) const;

  Program& program_;
  Syntax& syntax_;
  std::list<std::string>& kept_;  // the syntax refers to it
  Faults& faults_;
  std::map<std::string_view, Named> names_;
  Scope scope_;  // names of choices, the innermost last
  std::vector<State> states_, shorthand_states_;
  std::vector<bool> shorthand_reads_;  // which abbreviations read the position
  Context context_ = Context::position;
  std::string_view constant_;  // the constant being resolved, if any
  std::size_t set_arity_ = 1;
  bool ok_ = true;
};

}  // namespace grundy::lab
