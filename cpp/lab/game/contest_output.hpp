// Writes what the `print` lines of a text say of an answer.
#pragma once

#include <map>
#include <string>

#include "kit/game.hpp"
#include "lab/language/syntax_interpreter.hpp"

namespace grundy::lab {

class ContestOutput {
 public:
  /// `solution`: of this program, solved. `numbers`: those read into names of their own, by their locals. `test`: its number, from 1.
  ContestOutput(const Program& program, Solution& solution, const std::map<std::uint32_t, std::int64_t>& numbers, std::uint64_t test);

  /// Returns what the line prints at this start, without a line end. Errors: what has no value in this game, at its place in the text.
  Result<std::string> line(const PrintLine& line);

  /// Returns the ends of the range of starts for which a line is printed.
  Result<std::pair<std::int64_t, std::int64_t>> range(const PrintLine& line);

 private:
  bool put(NodeId ref, std::string& out);
  bool put_text(const Node& n, std::string& out);
  bool put_winning_move(const Node& n, std::string& out);
  bool put_all_moves(const PrintLine& line, std::string& out);
  bool put_number(NodeId ref, std::string& out);
  /// Sets the local of an answer, or notes that it has none.
  void set(Answered what, std::optional<std::int64_t> value);
  /// Lists the first moves, once they are needed. False if there are too many.
  bool list_moves(const Node& n);
  /// Returns the number of moves that a listed one stands for: those of equal components are listed once.
  std::int64_t alike(const Option& option) const;
  std::pair<std::uint64_t, State> result_of(const Option& option) const;
  bool refuse(Place place, Message message);
  /// Returns the first part of the answer that an expression reads and that has no value.
  std::optional<Answered> unknown_in(NodeId ref) const;

  const Program& program_;
  Solution& solution_;
  SyntaxInterpreter interpreter_;
  std::vector<bool> known_;
  std::optional<Explanation> moves_;
  std::optional<Error> error_;
};

}  // namespace grundy::lab
