// Compiled for speed, without vectors.
#include "base/scanner.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "base/bytes.hpp"
#include "base/characters.hpp"

namespace grundy {

namespace {

/// White space without line breaks, one bit per character.
constexpr std::uint64_t kBlanks = std::uint64_t{1} << ' ' | 1 << '\t' | 1 << '\r' | 1 << '\v' | 1 << '\f';
constexpr bool is_blank(char c) { return static_cast<unsigned char>(c) <= ' ' && (kBlanks >> c & 1); }

/// Returns the number of leading digits among eight characters, given as differences to '0'. No byte below the first other one carries.
int digits_of(std::uint64_t differences) {
  const std::uint64_t others = ((differences + 0x76 * kOnes) | differences) & 0x80 * kOnes;
  return others == 0 ? 8 : std::countr_zero(others) / 8;
}

/// Returns the number that eight digits form, the first in the lowest byte: combines digits in pairs, the pairs in pairs, and the two
/// results.
std::uint64_t number_of(std::uint64_t digits) {
  digits = (digits * 10 + (digits >> 8)) & 0x00FF00FF00FF00FFu;
  digits = (digits * 100 + (digits >> 16)) & 0x0000FFFF0000FFFFu;
  return (digits * 10000 + (digits >> 32)) & 0xFFFFFFFFu;
}

}  // namespace

std::size_t length_within(std::string_view text, std::string_view alphabet) {
  std::array<std::uint8_t, 256> allowed{};
  for (const char c : alphabet) allowed[static_cast<unsigned char>(c)] = 1;
  const auto* const first = reinterpret_cast<const unsigned char*>(text.data());
  const auto* const end = first + text.size();
  const auto* next = first;
  // Eight at a time, with one branch.
  while (end - next >= 8 && (allowed[next[0]] & allowed[next[1]] & allowed[next[2]] & allowed[next[3]] & allowed[next[4]] &
                             allowed[next[5]] & allowed[next[6]] & allowed[next[7]])) {
    next += 8;
  }
  while (next != end && allowed[*next]) ++next;
  return static_cast<std::size_t>(next - first);
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

// Inlined where it is called, to keep its state in registers from number to number.
[[gnu::always_inline]] inline bool Scanner::ordinary_number(std::uint64_t least, std::uint64_t most, std::uint64_t& value) {
  if (next_ != end_ && *next_ == ' ') ++next_;
  if (next_ == end_ || !is_digit(*next_)) at_end();
  const char* p = next_;
  std::uint64_t read = 0;
  if (end_ - p >= 8) {
    std::uint64_t differences;
    std::memcpy(&differences, p, 8);
    differences ^= '0' * kOnes;
    const int digits = digits_of(differences);
    if (digits > 0) read = number_of(differences << (64 - 8 * digits));
    p += digits;
  }
  for (; p != end_ && is_digit(*p); ++p) read = 10 * read + static_cast<std::uint64_t>(*p - '0');
  const bool whole = p != next_ && p - next_ <= 19 && (p == end_ || is_white(*p));
  if (!whole || read < least || read > most) return false;
  next_ = p;
  ++token_;
  value = read;
  return true;
}

std::uint64_t Scanner::number(Phrase what, std::uint64_t least, std::uint64_t most) {
  std::uint64_t value;
  if (!failed_ && ordinary_number(least, most, value)) return value;
  return unusual_number(what, least, most);
}

std::span<const std::uint64_t> Scanner::numbers(std::initializer_list<Number> group, std::uint64_t count) {
  const std::size_t groups = std::min<std::uint64_t>(count, numbers_.size() / group.size());
  std::uint64_t* next = numbers_.data();
  for (std::size_t i = 0; i < groups && !failed_; ++i) {
    for (const Number& n : group) {
      if (failed_ || !ordinary_number(n.least, n.most, *next)) *next = unusual_number(n.what, n.least, n.most);
      next += !failed_;
    }
  }
  return {numbers_.data(), next};
}

std::string_view Scanner::word(Phrase what, std::string_view alphabet, std::uint64_t least, std::uint64_t most) {
  if (failed_) return {};
  at_end();
  const std::string_view read(next_, length_within({next_, static_cast<std::size_t>(end_ - next_)}, alphabet));
  next_ += read.size();
  if (read.empty() || (next_ != end_ && !is_white(*next_))) {
    reject_word(message(what, {least}), read.data());
    return {};
  }
  ++token_;
  if (read.size() >= least && read.size() <= most) return read;
  reject_length(message(what, {least}), least, most, read);
  return {};
}

}  // namespace grundy
