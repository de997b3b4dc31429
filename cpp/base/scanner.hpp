// Reads judge text token by token and tracks line and token for errors.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/number.hpp"
#include "base/result.hpp"

namespace grundy {

/// Returns the length of the longest prefix over an alphabet. O(length).
std::size_t length_within(std::string_view text, std::string_view alphabet);

/// Tokens are separated by white space, CR included. Text is read as it was typed (base/characters.hpp). Numbers may have a plus sign, and
/// may be written as a list: commas or semicolons between them, brackets around them. A comma with three digits behind it may as well
/// group digits: it is refused.
/// The first error sticks: every later read returns nothing at once, so a reader can check `failed()` once per test.
class Scanner {
 public:
  explicit Scanner(std::string_view text);

  /// Reads a decimal number with least <= number <= most. `what` names it in the error: "the number of heaps".
  std::uint64_t number(Phrase what, std::uint64_t least, std::uint64_t most);

  struct Number {
    Phrase what;
    std::uint64_t least, most;
  };

  /// Reads `count` groups of numbers, or as many as are read at a time: at most 256 numbers. Fewer numbers if one is refused. The result is
  /// valid until the next call.
  std::span<const std::uint64_t> numbers(std::initializer_list<Number> group, std::uint64_t count);

  /// Reads a token of `least` to `most` characters of `alphabet`. The view is valid as long as the text. `what` may have a place for
  /// `least`.
  std::string_view word(Phrase what, std::string_view alphabet, std::uint64_t least, std::uint64_t most);

  /// Reads a whole number, which may be negative. `expected` names it and its bounds in the error. O(digits). Not as fast as `number`.
  std::int64_t integer(const Message& expected, std::int64_t least, std::int64_t most);

  /// Reads a token of any characters. The view is valid as long as the text.
  std::string_view any_word(const Message& expected);

  /// The place of the last token, both from 1.
  std::uint64_t line() const { return line_; }
  std::uint64_t token_of_line() const { return token_; }

  /// Skips white space; true at the end of the text.
  bool at_end();
  /// Records that the last token does not match the format.
  void reject(const Message& expected, const Message& got);

  /// Records that the last token, which matches the format, is refused for this reason.
  void reject(const Message& reason);

  /// Rejects further tokens; `last` names what came before them: "the last test".
  void expect_end(Phrase last);

  /// Records the refusal of a well-formed input.
  void refuse(Error error);

  bool failed() const { return failed_; }
  const Error& error() const { return error_; }

  /// Returns the number of unread characters.
  std::size_t rest() const { return static_cast<std::size_t>(end_ - next_); }

 private:
  bool at_line_end();
  std::string_view token();
  /// Reads a number of a list. Nothing if the next token, which stays unread, is none.
  std::optional<std::uint64_t> listed_number();
  /// Whether exactly three digits follow a comma.
  bool may_be_grouped(const char* comma) const;
  /// Reads a number of at most 19 digits, which cannot overflow. False if the next token, which stays unread, is none within these bounds.
  bool ordinary_number(std::uint64_t least, std::uint64_t most, std::uint64_t& value);
  // Errors and possible errors: kept out of the path of ordinary tokens.
  [[gnu::cold, gnu::noinline]] void reject_number(const Message& expected, const char* first);
  [[gnu::cold, gnu::noinline]] void reject_token(const Message& expected, std::string_view read);
  [[gnu::cold, gnu::noinline]] void reject_word(const Message& what, const char* first);
  [[gnu::cold, gnu::noinline]] void reject_length(const Message& what, std::uint64_t least, std::uint64_t most, std::string_view read);
  [[gnu::cold, gnu::noinline]] std::uint64_t unusual_number(Phrase what, std::uint64_t least, std::uint64_t most);

  std::unique_ptr<const std::string> typed_;  // the text that is read, if it is not the given one
  const char* first_;
  const char* next_;
  const char* end_;
  std::uint64_t line_ = 1;
  std::uint64_t token_ = 0;  // of the token last read on this line
  bool failed_ = false;
  Error error_;
  std::array<std::uint64_t, 256> numbers_;
};

}  // namespace grundy
