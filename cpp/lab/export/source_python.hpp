// The rules as a program in Python.
#pragma once

#include "lab/export/source_writer.hpp"

namespace grundy::lab {

class Python final : Writer {
 public:
  explicit Python(const SourcePlan& plan) : Writer(plan, Language::python) {}

  std::string write();

 private:
  void action(const Action& action) override;
  void change(int indent, const Step& step, const std::string& target, std::size_t part, const Worded& by) override;
  std::string piece(const Step& split, std::size_t number) override;

  /// "n, k" where both stand for the numbers of a position; "n," where there is one alone.
  std::string unpacked() const;
  /// The beginning of a function of a position, whose numbers have their names in it.
  void function(const std::string& name, const std::string& what);
  /// The position that an action leaves, with these parts given otherwise.
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

  std::set<std::size_t> changed_;  // parts that the action at hand assigns to
};

}  // namespace grundy::lab
