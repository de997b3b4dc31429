// Rare work of a scanner: pasted text, numbers of lists, and errors. Not compiled for speed.
#include <algorithm>

#include "base/characters.hpp"
#include "base/phrases.hpp"
#include "base/scanner.hpp"

namespace grundy {

Scanner::Scanner(std::string_view text) {
  if (!is_ascii(text)) {
    auto typed = std::make_unique<std::string>(as_typed(text));
    std::replace(typed->begin(), typed->end(), kThinSpace, ' ');
    typed_ = std::move(typed);
    text = *typed_;
  }
  first_ = next_ = text.data();
  end_ = next_ + text.size();
}

void Scanner::refuse(Error error) {
  if (failed_) return;
  failed_ = true;
  error_ = std::move(error);
}

void Scanner::reject(const Message& expected, const Message& got) { reject(message(kBasePhrases["expected"], {expected, got})); }

void Scanner::reject(const Message& reason) { refuse({Error::Code::input, reason, {}, line_, token_}); }

void Scanner::reject_token(const Message& expected, std::string_view read) {
  if (read.empty()) ++token_;  // the place of the missing token
  reject(expected, read.empty() ? Message(kBasePhrases["end-of-input"]) : shown(read));
}

std::uint64_t Scanner::unusual_number(Phrase what, std::uint64_t least, std::uint64_t most) {
  if (failed_) return 0;
  at_end();
  const char* const first = next_;
  const auto value = listed_number();
  if (value && *value >= least && *value <= most) {
    ++token_;
    return *value;
  }
  reject_number(message(kBasePhrases["number-in"], {what, range_text(least, most)}), first);
  return 0;
}

std::int64_t Scanner::integer(const Message& expected, std::int64_t least, std::int64_t most) {
  if (failed_) return 0;
  at_end();
  const char* const first = next_;
  const bool minus = next_ != end_ && *next_ == '-';
  next_ += minus;
  const auto value = !minus || (next_ != end_ && is_digit(*next_)) ? listed_number() : std::nullopt;
  if (value && *value <= INT64_MAX) {
    const std::int64_t number = minus ? -static_cast<std::int64_t>(*value) : static_cast<std::int64_t>(*value);
    if (number >= least && number <= most) {
      ++token_;
      return number;
    }
  }
  reject_number(expected, first);
  return 0;
}

std::string_view Scanner::any_word(const Message& expected) {
  if (failed_) return {};
  const std::string_view read = token();
  if (read.empty()) reject_token(expected, read);
  return read;
}

void Scanner::reject_number(const Message& expected, const char* first) {
  next_ = first;
  const std::string_view read = token();
  if (const std::size_t comma = read.find(','); comma != read.npos && may_be_grouped(read.data() + comma)) {
    reject(expected, message(kBasePhrases["one-or-two"], {shown(read)}));
  } else {
    reject_token(expected, read);
  }
}

bool Scanner::may_be_grouped(const char* comma) const {
  return comma != end_ && *comma == ',' && std::find_if_not(comma + 1, end_, is_digit) - comma == 4;
}

std::optional<std::uint64_t> Scanner::listed_number() {
  const auto is_one_of = [this](std::string_view characters) { return next_ != end_ && characters.find(*next_) != characters.npos; };
  const char* before = next_;
  while (before != first_ && is_white(before[-1])) --before;
  const bool behind_number =
      before != first_ && (is_digit(before[-1]) || std::string_view("]})").find(before[-1]) != std::string_view::npos);
  while (behind_number && is_one_of("]})")) ++next_;
  if (behind_number && is_one_of(",;")) ++next_;
  at_end();
  while (is_one_of("[{(")) ++next_;
  at_end();
  if (is_one_of("+")) ++next_;
  const char* const digits = next_;
  while (next_ != end_ && is_digit(*next_)) ++next_;
  const auto value = parse_natural({digits, static_cast<std::size_t>(next_ - digits)});
  // Behind a number stands a separator: white space, a comma or semicolon, or a bracket.
  if (!value || (next_ != end_ && !is_white(*next_) && !is_one_of(",;]})"))) return std::nullopt;
  if (may_be_grouped(next_)) return std::nullopt;
  while (is_one_of("]})")) ++next_;
  if (is_one_of(",;")) ++next_;
  while (is_one_of("]})")) ++next_;
  return value;
}

void Scanner::expect_end(Phrase last) {
  if (failed_ || at_end()) return;
  const std::string_view rest = token();
  reject(message(kBasePhrases["end-of-input-after"], {last}), shown(rest));
}

void Scanner::reject_word(const Message& what, const char* first) {
  next_ = first;
  reject_token(what, token());
}

void Scanner::reject_length(const Message& what, std::uint64_t least, std::uint64_t most, std::string_view read) {
  reject(message(kBasePhrases["length-in"], {what, range_text(least, most)}),
         message(kBasePhrases["piece-of-length"], {read.size(), shown(read)}));
}

}  // namespace grundy
