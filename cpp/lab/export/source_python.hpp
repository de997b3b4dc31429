// Writes the rules as a program in Python.
#pragma once

#include "lab/export/source_writer.hpp"

namespace grundy::lab {

class Python final : Writer {
 public:
  explicit Python(const SourcePlan& plan) : Writer(plan, Language::python) {}

  std::string write();
  std::string write_contest();

 private:
  void action(const Action& action) override;
  void change(int indent, const Step& step, const std::string& target, std::size_t part, const Worded& by) override;
  std::string piece(const Step& split, std::size_t number) override;

  /// Returns the names that unpack a position: "n, k", or "n," for a single one.
  std::string unpacked() const;
  /// Writes the head of a function of a position, which unpacks its numbers.
  void function(const std::string& name, const std::string& what);
  /// Returns the position after an action, with these parts replaced.
  std::string result(const std::map<std::size_t, std::string>& given, bool is_move) const;

  void flat();
  void shorthands();
  void constants();
  void legal_function();
  void options();
  void verdicts();
  void start();

  // How positions are solved and shown (source_python_table.cpp).
  std::string span(std::size_t part);
  void positions();
  void targets();
  void solver();
  void order();
  void table();
  void sequence();
  void pairs();
  void plane();
  void put_at(std::size_t slot, const std::string& to);

  // Reading and printing (source_python_contest.cpp).
  void set_constants(int indent, bool depending);
  void contest_solver();
  void answers();
  /// Writes whether a move wins, of `option` in a component, with the nimber `rest` of the others.
  std::string wins() const;
  void each_component();
  void leave_ended();
  void pieces_together(int indent);
  void winning_moves();
  /// Writes the function of the first move that wins, or of all of them.
  void winning_move(bool all);
  void read(int indent, const ReadItem& item);
  void start_of(int indent, std::size_t part);
  void check_read(int indent, std::size_t part);
  void solve_start(int indent);
  void print_lines(int indent);
  void main();

  std::set<std::size_t> changed_;  // parts assigned by the current action
};

}  // namespace grundy::lab
