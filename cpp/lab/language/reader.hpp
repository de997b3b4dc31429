// Reads expressions (reader.cpp) and choices (reader_choices.cpp) from the words of a line; parse.cpp reads lines with it.
#pragma once

#include <string_view>

#include "lab/language/phrases.hpp"
#include "lab/language/syntax.hpp"
#include "lab/language/tokens.hpp"

namespace grundy::lab {

class Reader {
 public:
  Reader(Syntax& syntax, Faults& faults) : syntax_(syntax), faults_(faults) {}

  void begin(const TokenLine& line) {
    line_ = &line;
    at_ = 0;
    failed_ = false;
    depth_ = 0;
  }

  /// Whether this line has a fault; anything read after it is meaningless.
  bool failed() const { return failed_; }
  void fail(Place place, Message message);
  /// Reports "expected WHAT, got ..." at the current word, or what to write instead of words of another language. `symbol`: WHAT, if it is
  /// a symbol or a word.
  void expected(const Message& what, std::string_view symbol = {});

  const Token& now() const { return (*line_)[at_]; }
  const Token& after(std::size_t ahead = 1) const { return (*line_)[std::min(at_ + ahead, line_->size() - 1)]; }
  const TokenLine& line() const { return *line_; }
  std::size_t position() const { return at_; }
  const Token& at(std::size_t position) const { return (*line_)[position]; }
  /// Returns the source from a position to the current one.
  std::string_view since(std::size_t position) const;
  bool at_end() const { return now().kind == Token::Kind::end; }
  bool is(std::string_view word) const {
    return (now().kind == Token::Kind::symbol || now().kind == Token::Kind::name) && now().text == word;
  }
  bool is_name() const { return now().kind == Token::Kind::name && !failed_; }
  void next() {
    if (!at_end()) ++at_;
  }
  bool take(std::string_view word) {
    if (failed_ || !is(word)) return false;
    next();
    return true;
  }
  void require(std::string_view word);
  /// Reads a name that is not reserved.
  std::string_view name();

  NodeId expression();
  /// Reads the expressions between the braces of a text: "take {k} of {i}".
  std::vector<NodeId> holes(const Token& words);
  /// Whether the words of the language that name parts of an answer (`wins`, `loses`, `score`) are names here.
  void name_answers(bool names) { names_answers_ = names; }
  /// Reads an expression without a conditional or `in` at its top level: the operand before `..`.
  NodeId sum() { return binary(kSum); }
  NodeId list();
  /// After the `for` of a step, `x = 2` begins the next step, and so does `if` after a comma.
  std::vector<Choice> choices(bool of_step = false);
  NodeId add(SyntaxOp op, Place place, std::vector<NodeId> kids = {});
  Node& node(NodeId ref) { return syntax_.nodes[static_cast<std::size_t>(ref)]; }

 private:
  static constexpr int kComparison = 3, kSum = 7;

  NodeId binary(int level);
  NodeId comparison();
  NodeId unary();
  NodeId power();
  NodeId postfix();
  NodeId primary();
  NodeId set();
  NodeId call(const Token& word);
  /// Behind `count(k in L`, where `if` stands: tells the right form of `count(k in L if k > 1)`. `begin`: of what is in the brackets.
  void choice_first(const Token& word, std::size_t begin);
  bool begins_choice(bool of_step, bool behind_comma) const;
  /// Whether `(x, y) in` or `(x, y) of` comes next: a choice, no tuple.
  bool are_names_in() const;
  Choice choice();
  /// Reports that no choice begins here.
  void no_choice();
  /// Reports that the expression read since `begin` is neither a list nor a range.
  void no_list(std::size_t begin, NodeId of);

  bool is_taken(std::string_view word) const;

  Syntax& syntax_;
  Faults& faults_;
  const TokenLine* line_ = nullptr;
  std::size_t at_ = 0;
  bool failed_ = false;
  int depth_ = 0;
  bool names_answers_ = false;
};

bool is_comparison(std::string_view word);

}  // namespace grundy::lab
