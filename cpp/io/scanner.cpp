#include "io/scanner.hpp"

#include <array>

namespace grundy {

namespace {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f'; }

}  // namespace

std::size_t length_within(std::string_view text, std::string_view alphabet) {
  std::array<std::uint8_t, 256> allowed{};
  for (const char c : alphabet) allowed[static_cast<unsigned char>(c)] = 1;
  const auto* const first = reinterpret_cast<const unsigned char*>(text.data());
  const auto* const end = first + text.size();
  const auto* next = first;
  // By eights: one branch for all of them.
  while (end - next >= 8 && (allowed[next[0]] & allowed[next[1]] & allowed[next[2]] & allowed[next[3]] & allowed[next[4]] & allowed[next[5]] &
                             allowed[next[6]] & allowed[next[7]])) {
    next += 8;
  }
  while (next != end && allowed[*next]) ++next;
  return static_cast<std::size_t>(next - first);
}

Scanner::Scanner(std::string_view text) : next_(text.data()), end_(text.data() + text.size()) {
  if (text.starts_with("\xEF\xBB\xBF")) next_ += 3;
}

bool Scanner::at_line_end() {
  while (next_ != end_ && is_blank(*next_)) ++next_;
  return next_ == end_ || *next_ == '\n';
}

bool Scanner::at_end() {
  while (at_line_end() && next_ != end_) {
    ++next_;
    ++line_;
    token_ = 0;
  }
  return next_ == end_;
}

std::string_view Scanner::token() {
  if (at_end()) return {};
  const char* first = next_;
  while (next_ != end_ && *next_ != '\n' && !is_blank(*next_)) ++next_;
  ++token_;
  return {first, static_cast<std::size_t>(next_ - first)};
}

void Scanner::reject(std::string expected, std::string got) {
  if (failed_) return;
  failed_ = true;
  error_ = {Error::Code::input, "expected " + std::move(expected) + ", got " + std::move(got), {}, line_, token_};
}

void Scanner::reject_next(std::string expected) {
  if (failed_) return;
  if (at_line_end()) {
    ++token_;
    return reject(std::move(expected), next_ == end_ ? "the end of the input" : "the end of the line");
  }
  const std::string_view next = token();
  reject(std::move(expected), shown(next));
}

void Scanner::reject_token(std::string expected, std::string_view read) {
  if (read.empty()) ++token_;  // the place where the missing token would stand
  reject(std::move(expected), read.empty() ? "the end of the input" : shown(read));
}

std::uint64_t Scanner::number(std::string_view what, std::uint64_t least, std::uint64_t most) {
  if (failed_) return 0;
  if (!at_end()) {
    // Nearly every number passes here, in one pass over its digits; up to 19 of them cannot overflow.
    const char* p = next_;
    std::uint64_t value = 0;
    for (; p != end_ && is_digit(*p); ++p) value = 10 * value + static_cast<std::uint64_t>(*p - '0');
    const bool whole = p != next_ && p - next_ <= 19 && (p == end_ || *p == '\n' || is_blank(*p));
    if (whole && value >= least && value <= most) {
      next_ = p;
      ++token_;
      return value;
    }
  }
  const std::string_view read = token();
  const auto value = parse_natural(read);
  if (value && *value >= least && *value <= most) return *value;
  reject_token(std::string(what) + ", a number " + range_text(least, most), read);
  return 0;
}

std::string_view Scanner::word(std::string_view what, std::string_view alphabet, std::uint64_t least, std::uint64_t most) {
  if (failed_) return {};
  if (at_end()) {
    reject_token(std::string(what), {});
    return {};
  }
  const char* const first = next_;
  next_ += length_within({next_, static_cast<std::size_t>(end_ - next_)}, alphabet);
  const bool whole = next_ == end_ || *next_ == '\n' || is_blank(*next_);
  if (!whole || next_ == first) {
    next_ = first;
    reject(std::string(what), shown(token()));
    return {};
  }
  ++token_;
  const std::string_view read(first, static_cast<std::size_t>(next_ - first));
  if (read.size() >= least && read.size() <= most) return read;
  reject(std::string(what) + ", its length " + range_text(least, most), counted(read.size(), "character") + " " + shown(read));
  return {};
}

Result<std::string> Scanner::finish(std::string output, std::string_view last) {
  if (!failed_ && !at_end()) {
    const std::string_view rest = token();
    reject("the end of the input after " + std::string(last), shown(rest));
  }
  if (failed_) return error_;
  return output;
}

}  // namespace grundy
