// Writes the rules as a program in C++.
#pragma once

#include "lab/export/source_writer.hpp"

namespace grundy::lab {

class Cpp final : Writer {
 public:
  explicit Cpp(const SourcePlan& plan) : Writer(plan, Language::cpp) {}

  std::string write();
  std::string write_contest();

 private:
  void action(const Action& action) override;
  void change(int indent, const Step& step, const std::string& target, std::size_t part, const Worded& by) override;
  std::string piece(const Step& split, std::size_t number) override;

  std::string type_of(std::size_t constant) const;
  void constants();
  void read_constants();
  void position_type();
  void option_type();
  void shorthands();
  void legal_function();
  void options();
  void verdicts();
  void start();
  void start_places(std::size_t part);

  // Reading and printing (source_cpp_contest.cpp).
  /// Whether all positions are solved in order, rather than those that can be reached.
  bool in_a_table() const;
  /// The same as `only_outcomes`, in a table of a game in which a player who cannot move loses.
  bool only_who_wins() const;
  /// Whether moves call `out` with the positions after them, rather than list them.
  bool visits() const { return nature_.splits || only_who_wins(); }
  void set_constants();
  void each_move(int indent, const std::function<void(int, const MoveLine&, const std::string&)>& inside);
  void first_win();
  void contest_solver();
  void answers();
  /// Writes whether a move wins, of `option` in a component, with the nimber `rest` of the others.
  std::string wins() const;
  void each_component();
  void winning_moves();
  /// Writes the function of the first move that wins, or of all of them.
  void winning_move(bool all);
  void read(int indent, const ReadItem& item);
  void put_starts(int indent);
  /// Writes what solves the positions of a start, if they are not all solved.
  void solve_for(int indent);
  void print_lines(int indent);
  void main();

  // How positions are numbered, solved and shown (source_cpp_table.cpp).
  std::string span(std::size_t part);
  std::string above_least(const std::string& number, std::size_t part);
  void number_of_positions();
  void number_of();
  void position_of();
  void targets();
  void positions();
  void order();
  void solver();
  void graph_solver();
  void shown();
  void table();
  void sequence();
  void pairs();
  void plane();
  void loop(const std::string& name, std::size_t part, int indent);
};

}  // namespace grundy::lab
