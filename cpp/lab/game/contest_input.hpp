// Reads contest input into the parameters of a text, by its `read` lines.
#pragma once

#include <map>

#include "base/scanner.hpp"
#include "lab/language/syntax_interpreter.hpp"

namespace grundy::lab {

class ContestInput {
 public:
  /// The program is the text with its own values: their shapes and ranges are those of what is read.
  explicit ContestInput(std::shared_ptr<const Program> program);

  /// Reads the lines before the last one, and the number of tests. Returns it; kUnbounded: to the end of the input.
  std::uint64_t begin(Scanner& in);

  /// Begins a test.
  void next_test();
  /// Reads some of it. True once it is read, or there is an error. O(1) tokens.
  bool read_some(Scanner& in);
  /// Whether the condition that ends the input is true: then this is no test.
  bool at_last() const { return at_last_; }

  /// The values read, by the names of the parameters, in their format.
  const Given& given() const { return given_; }
  /// The numbers read, by their locals.
  const std::map<std::uint32_t, std::int64_t>& numbers() const { return numbers_; }

  /// The place of the first token read into a parameter. Nothing if none was.
  struct At {
    std::uint64_t line = 0, token = 0;
  };
  std::optional<At> place_of(const std::string& parameter) const;

 private:
  const ReadLine& line() const { return program_->syntax.reads[line_]; }
  /// Reads one token of an item. True once the item is read.
  bool read_token(Scanner& in, const ReadItem& item);
  void begin_item(const ReadItem& item);
  void end_item(const ReadItem& item);
  void read_number(Scanner& in, const ReadItem& item);
  void read_word(Scanner& in, const ReadItem& item);
  /// Adds the values of a row of a board, a character each.
  void add_row(Scanner& in, const ReadItem& item, std::string_view word);
  /// Whether an expression does not depend on what is read.
  bool is_fixed(NodeId ref) const;
  bool is_read(std::string_view name) const;
  const Constant* constant(const ReadItem& item) const;
  const Part* part(const ReadItem& item) const;

  std::shared_ptr<const Program> program_;
  SyntaxInterpreter interpreter_;
  Given given_;
  std::map<std::uint32_t, std::int64_t> numbers_;
  std::map<std::string, At, std::less<>> places_;
  std::size_t line_ = 0, item_ = 0;
  std::uint64_t tokens_ = 0, wanted_ = 1;  // of the current item
  std::string value_;                      // of the current item, in the format of parameters
  bool at_last_ = false;
};

}  // namespace grundy::lab
