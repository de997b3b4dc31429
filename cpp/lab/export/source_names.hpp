// The names of a rule text in a program (source.hpp).
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "lab/export/source.hpp"
#include "lab/export/source_contest.hpp"
#include "lab/language/program.hpp"

namespace grundy::lab {

/// Joins names with commas.
std::string listed(const std::vector<std::string>& all);
/// Joins names as a Python tuple.
std::string tuple(const std::vector<std::string>& all);
/// Writes "[at]". In C++ "[[" would begin an attribute, so an index that begins with a lambda is put in parentheses.
std::string subscript(const std::string& at);

class Names {
 public:
  Names(const Program& program, Language language);

  bool python() const { return language_ == Language::python; }
  const Program& program() const { return program_; }

  /// Returns a name, changed if the language or the program uses it.
  std::string name(std::string_view name) const;
  std::string part(std::size_t index) const;  // the expression that reads it from a position
  const std::string& local(std::uint32_t index) const { return locals_.at(index); }

  const Contest& contest() const { return contest_; }
  /// Gives a local a text of another kind, such as that of a constant.
  void set_local(std::uint32_t local, std::string text) { locals_[local] = std::move(text); }

  /// Returns a name that nothing else in the line has: this one, or one that begins with it.
  std::string fresh(const std::string& plain);
  /// Names a local uniquely in its line.
  std::string introduce(std::uint32_t index, std::string_view name);
  /// Returns the names that a choice binds.
  std::vector<std::string> introduce(const Choice& choice);
  void begin_line() { taken_ = outer_; }

  /// Whether a constant is a parameter of the program.
  bool given_from_outside(std::size_t constant) const { return given_[constant]; }
  /// Whether it has another value with other input, given or worked out.
  bool depends_on_input(std::size_t constant) const {
    return given_[constant] || (contest_.there() && contest_.varies(program_.syntax.constants[constant].value));
  }
  /// Whether it is a text of rows, even a single one.
  bool in_rows(std::size_t constant) const { return in_rows_[constant]; }
  std::string length(const std::string& list) const { return (python() ? "len(" + list : "int(" + list + ".size()") + ")"; }

 protected:
  /// Begins a scope: names bound in an expression are not visible outside.
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
  void take(std::string_view raw);
  bool sizes_a_part(std::size_t constant) const;
  /// `met`: nodes visited before.
  bool reads(NodeId ref, std::size_t constant, std::set<NodeId>& met) const;
  void find_rows();

  const Program& program_;
  const Language language_;
  const Contest contest_;
  std::set<std::string> taken_, outer_;
  std::map<std::string, std::string, std::less<>> named_;  // the constants, abbreviations and parts
  std::vector<bool> given_, in_rows_;
};

}  // namespace grundy::lab
