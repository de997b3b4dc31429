// Reads judge text token by token and knows where it is, so that an error can say line and token.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/number.hpp"
#include "base/result.hpp"

namespace grundy {

/// How many characters at the beginning of a text are of an alphabet. O(length).
std::size_t length_within(std::string_view text, std::string_view alphabet);

/// Tokens are separated by white space; CR counts as white space and a byte-order mark at the start is skipped.
/// The first error sticks: every later read returns nothing at once, so that a reader may check `failed()` once per test.
class Scanner {
 public:
  explicit Scanner(std::string_view text);

  /// A decimal number with least <= number <= most. `what` names it in the error: "the number of heaps".
  std::uint64_t number(Phrase what, std::uint64_t least, std::uint64_t most);

  /// A token of `least` to `most` characters, all in `alphabet`. The view stays valid as long as the text. `what` may have a place for `least`.
  std::string_view word(Phrase what, std::string_view alphabet, std::uint64_t least, std::uint64_t most);

  /// Skips white space; true when nothing but white space is left.
  bool at_end();
  /// Skips white space within the line; true when the next token, if any, stands on a later line.
  bool at_line_end();

  /// Records that the token just read was not what the format wants there.
  void reject(const Message& expected, const Message& got);

  /// Records that what comes next is not what the format wants there; does not read on to another line.
  void reject_next(const Message& expected);

  /// Rejects what is left but for white space; `last` says what came before: "the last test".
  void expect_end(Phrase last);

  /// Records another error: the text is well formed, and what it says is refused.
  void refuse(Error error);

  bool failed() const { return failed_; }
  const Error& error() const { return error_; }

  /// Characters not yet read.
  std::size_t rest() const { return static_cast<std::size_t>(end_ - next_); }

 private:
  std::string_view token();
  // Errors, and what may be one: outside of what is done for each token.
  [[gnu::cold, gnu::noinline]] void reject_token(const Message& expected, std::string_view read);
  [[gnu::cold, gnu::noinline]] void reject_word(const Message& what, const char* first);
  [[gnu::cold, gnu::noinline]] void reject_length(const Message& what, std::uint64_t least, std::uint64_t most, std::string_view read);
  [[gnu::cold, gnu::noinline]] std::uint64_t unusual_number(Phrase what, std::uint64_t least, std::uint64_t most);

  const char* next_;
  const char* end_;
  std::uint64_t line_ = 1;
  std::uint64_t token_ = 0;  // of the token last read on this line
  bool failed_ = false;
  Error error_;
};

}  // namespace grundy
