// The place in an expression that is read, and its first fault.
#pragma once

#include <bit>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/characters.hpp"
#include "base/number.hpp"
#include "base/phrases.hpp"
#include "base/result.hpp"
#include "theory/values/dyadic.hpp"
#include "theory/values/phrases.hpp"

namespace grundy::values {

/// Whether a character is a letter: of ASCII, or one of two bytes from U+00C0 on, which are letters but for two signs.
inline bool is_letter(std::string_view character) {
  if (character.size() == 2) return static_cast<unsigned char>(character[0]) >= 0xC3 && character != "×" && character != "÷";
  return character.size() == 1 && ((character[0] >= 'a' && character[0] <= 'z') || (character[0] >= 'A' && character[0] <= 'Z'));
}

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

  /// Returns the length in bytes of the letters at a place, and of the digits that follow them, decimals included.
  std::pair<std::size_t, std::size_t> word_at(std::size_t place) const {
    std::size_t letters = 0;
    while (is_letter(first_character(text_.substr(place + letters)))) letters += first_character(text_.substr(place + letters)).size();
    const std::string_view after = text_.substr(place + letters);
    const auto digits_from = [&](std::size_t from) { return std::min(after.find_first_not_of("0123456789", from), after.size()); };
    const std::size_t whole = digits_from(0), decimals = whole > 0 && after.substr(whole).starts_with('.') ? digits_from(whole + 1) : whole;
    return {letters, decimals > whole + 1 ? decimals : whole};
  }

  /// Records the first fault: at a place in bytes, what is allowed there. Shows the whole word or number.
  void fault(std::size_t place, const Message& allowed) {
    if (error_) return;
    const std::uint64_t character = characters_before(place) + 1;
    const auto [letters, counted] = word_at(place);
    const std::string_view rest = text_.substr(place);
    const std::string_view found = letters + counted > 0 ? rest.substr(0, letters + counted) : first_character(rest);
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
      fault(at_, message(kValuePhrases["value-count"], {most}));
      return 0;
    }
    at_ += digits().size();
    return *n;
  }

  /// Digits written as superscripts; 1000 or more is 1000.
  std::optional<std::uint64_t> superscript() {
    constexpr std::string_view kDigits[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::optional<std::uint64_t> out;
    for (bool found = true; found;) {
      found = false;
      for (std::uint64_t digit = 0; digit < 10 && !found; ++digit) {
        found = take(kDigits[digit]);
        if (found) out = std::min<std::uint64_t>(1000, 10 * out.value_or(0) + digit);
      }
    }
    return out;
  }

  /// n, n / 2^e, or a decimal of that value.
  Dyadic dyadic() {
    const std::size_t place = at_;
    const std::uint64_t n = number(INT64_MAX);
    unsigned e = 0;
    if (!error_ && next_is(".") && rest().size() > 1 && is_digit(rest()[1])) {
      ++at_;
      return decimal(place);
    }
    if (!error_ && take("/")) {
      const auto d = parse_natural(digits());
      if (!d || !std::has_single_bit(*d) || *d > std::uint64_t{1} << Dyadic::kFinest) {
        fault(kValuePhrases["value-denominator"]);
        return {};
      }
      at_ += digits().size();
      e = static_cast<unsigned>(std::countr_zero(*d));
    }
    return *DyadicResult::reduced(static_cast<std::int64_t>(n), e);  // no finer and no larger than what was written
  }

  /// A decimal that begins at a place, of which the whole part and the dot are read.
  Dyadic decimal(std::size_t place) {
    const std::string_view fraction = digits().substr(0, digits().find_last_not_of('0') + 1);
    const auto places = static_cast<unsigned>(fraction.size());
    const std::string all = std::string(text_.substr(place, at_ - 1 - place)) += fraction;
    // x / 10^places is a fraction of 2^places where 5^places divides x.
    auto x = all.size() <= kMostDigits ? parse_natural(all) : std::nullopt;
    for (unsigned i = 0; x && i < places; ++i) x = *x % 5 == 0 ? std::optional(*x / 5) : std::nullopt;
    if (!x || *x > INT64_MAX) {
      fault(place, message(kValuePhrases["value-decimal"], {kMostDigits}));
      return {};
    }
    at_ += digits().size();
    return *DyadicResult::reduced(static_cast<std::int64_t>(*x), places);
  }

  /// Of a decimal: every number of so many digits has 64 bits.
  static constexpr std::uint64_t kMostDigits = 19;

  std::string_view text_;
  std::size_t at_ = 0;  // in bytes
  std::optional<Error> error_;
};

}  // namespace grundy::values
