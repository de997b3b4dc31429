// What the names of a rule text are called in a program (source.hpp).
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "lab/export/source.hpp"
#include "lab/language/program.hpp"

namespace grundy::lab {

/// One after the other, with commas.
std::string listed(const std::vector<std::string>& all);
/// The same as a tuple of Python.
std::string tuple(const std::vector<std::string>& all);
/// "[at]". Two opening brackets would begin an attribute in C++: an index that begins with one, a lambda, goes into others.
std::string subscript(const std::string& at);

class Names {
 public:
  Names(const Program& program, Language language);

  bool python() const { return language_ == Language::python; }
  const Program& program() const { return program_; }

  /// Another one where the language, or the program around the rules, has it for itself.
  std::string name(std::string_view name) const;
  std::string part(std::size_t index) const;  // as it is read where a position stands
  const std::string& local(std::uint32_t index) const { return locals_.at(index); }

  /// Names a local like nothing else in its line.
  std::string introduce(std::uint32_t index, std::string_view name);
  /// The names that a choice gives.
  std::vector<std::string> introduce(const Choice& choice);
  void begin_line() { taken_ = outer_; }

  /// Constants that can be given to the program.
  bool given_from_outside(std::size_t constant) const { return given_[constant]; }
  /// A text of rows, even if there is one alone.
  bool in_rows(std::size_t constant) const { return in_rows_[constant]; }
  std::string length(const std::string& list) const { return (python() ? "len(" + list : "int(" + list + ".size()") + ")"; }

 protected:
  /// What is named inside of an expression is not known outside of it.
  class Scope {
   public:
    explicit Scope(Names& names) : names_(names), kept_(names.taken_) {}
    ~Scope() { names_.taken_ = std::move(kept_); }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

   private:
    Names& names_;
    std::set<std::string> kept_;
  };

  std::map<std::uint32_t, std::string> locals_;

 private:
  bool sizes_a_part(std::size_t constant) const;
  /// `met`: where it has looked before.
  bool reads(NodeId ref, std::size_t constant, std::set<NodeId>& met) const;
  void find_rows();

  const Program& program_;
  const Language language_;
  std::set<std::string> taken_, outer_;
  std::vector<bool> given_, in_rows_;
};

}  // namespace grundy::lab
