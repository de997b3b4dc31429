// The place in an expression that is read, and its first fault.
#pragma once

#include <bit>
#include <optional>
#include <string_view>

#include "base/characters.hpp"
#include "base/number.hpp"
#include "base/phrases.hpp"
#include "base/result.hpp"
#include "theory/values/dyadic.hpp"
#include "theory/values/phrases.hpp"

namespace grundy::values {

inline bool is_digit(char c) { return c >= '0' && c <= '9'; }

class Cursor {
 public:
  explicit Cursor(std::string_view text) : text_(text) {}

 protected:
  std::string_view rest() const { return text_.substr(at_); }
  bool next_is(std::string_view piece) const { return rest().starts_with(piece); }
  bool take(std::string_view piece) {
    const bool found = next_is(piece);
    if (found) at_ += piece.size();
    return found;
  }
  void skip_spaces() {
    while (take(" ") || take("\t") || take("\n") || take("\r") || take("\u00A0") || take("\u2009") || take("\u202F")) {
    }
  }

  std::uint64_t characters_before(std::size_t end) const {
    std::uint64_t out = 0;
    for (std::size_t i = 0; i < end; ++out) i += first_character(text_.substr(i)).size();
    return out;
  }

  /// Records the first fault: at a place in bytes, what is allowed there.
  void fault(std::size_t place, const Message& allowed) {
    if (error_) return;
    const std::uint64_t character = characters_before(place) + 1;
    const std::string_view found = first_character(text_.substr(place));
    const Message got = found.empty() ? Message(kValuePhrases["value-end"]) : shown(found);
    const Message what = message(kBasePhrases["expected"], {allowed, got});
    error_ = Error{Error::Code::parameter, message(kValuePhrases["value-at-character"], {character, what})};
    error_->column = character;
  }
  void fault(Phrase allowed) { fault(at_, Message(allowed)); }

  /// The digits that come next.
  std::string_view digits() const { return rest().substr(0, std::min(rest().find_first_not_of("0123456789"), rest().size())); }

  /// Reads digits; a fault if there are none or the number exceeds `most`.
  std::uint64_t number(std::uint64_t most) {
    const auto n = parse_natural(digits());
    if (!n || *n > most) {
      wrong_number(message(kValuePhrases["value-count"], {most}));
      return 0;
    }
    at_ += digits().size();
    return *n;
  }
  /// Records a fault that shows the whole number, not its first digit.
  void wrong_number(const Message& allowed) {
    const bool first = !error_;
    fault(at_, allowed);
    if (!first || digits().empty()) return;
    const Message what = message(kBasePhrases["expected"], {allowed, shown(digits())});
    error_->message = message(kValuePhrases["value-at-character"], {error_->column, what});
  }

  /// n or n / 2^e.
  Dyadic dyadic() {
    const std::uint64_t n = number(INT64_MAX);
    unsigned e = 0;
    if (!error_ && take("/")) {
      const auto d = parse_natural(digits());
      if (!d || !std::has_single_bit(*d) || *d > std::uint64_t{1} << Dyadic::kFinest) {
        wrong_number(kValuePhrases["value-denominator"]);
        return {};
      }
      at_ += digits().size();
      e = static_cast<unsigned>(std::countr_zero(*d));
    }
    return *DyadicResult::reduced(static_cast<std::int64_t>(n), e);  // no finer and no larger than what was written
  }

  std::string_view text_;
  std::size_t at_ = 0;  // in bytes
  std::optional<Error> error_;
};

}  // namespace grundy::values
