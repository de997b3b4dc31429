#include "theory/values/parse.hpp"

#include <bit>

#include "theory/values/cursor.hpp"
#include "theory/values/phrases.hpp"

namespace grundy::values {

namespace {

using Kind = Operation::Kind;

/// Game made of a value g that was read: itself, {g | -g}, {0 || 0 | -g}, {g | 0 || 0}.
enum class Wrap : std::uint8_t { none, switched, tiny, miny };

/// A bar that waits for its right side.
struct Bar {
  std::size_t bars;
  std::uint32_t left;  // options on its left side
};

/// The expression, or a list in braces, that is being read.
struct Frame {
  char closes = 0;  // ')', '}', or 0 for the whole text
  Wrap wrap = Wrap::none;
  std::size_t opened = 0;  // where, in bytes
  // The sum so far.
  bool has_sum = false, minus = false;
  bool in_term = false;  // at least one item of the term is read
  bool has_sign = false, negates = false;
  std::optional<std::uint64_t> times;
  // The lists, in braces.
  std::vector<Bar> bars;
  std::uint32_t count = 0;
  bool has_bar = false, after_comma = false;
};

class Parser : Cursor {
 public:
  explicit Parser(std::string_view text) : Cursor(text) { frames_.emplace_back(); }

  Result<Expression> parse() {
    while (!error_) {
      skip_spaces();
      if (at_ == text_.size()) break;
      read();
    }
    if (!error_) finish();
    if (error_) return std::move(*error_);
    return std::move(out_);
  }

 private:
  Frame& frame() { return frames_.back(); }
  void emit(Kind kind, std::uint32_t left = 0, std::uint32_t right = 0) { out_.push_back({kind, left, right, {}, {}}); }
  void push(const Compact& value) { out_.push_back({Kind::push, 0, 0, value, {}}); }

  /// One value is on the stack: its wrap, its multiple, its sign, and the sum with what stands before it.
  void end_item(Wrap wrap = Wrap::none) {
    if (wrap == Wrap::switched) {
      emit(Kind::negate_copy, 1);
      emit(Kind::make, 1, 1);
    } else if (wrap == Wrap::tiny) {
      emit(Kind::negate);
      emit(Kind::zero_left);
      emit(Kind::zero_left);
    } else if (wrap == Wrap::miny) {
      emit(Kind::zero_right);
      emit(Kind::zero_right);
    }
    Frame& f = frame();
    if (f.times) multiply(*f.times);
    f.times.reset();
    if (f.negates) emit(Kind::negate);
    f.negates = false;
    if (f.in_term) emit(Kind::add);
    f.in_term = true;
  }

  /// n copies of the topmost value, by doubling: from the highest bit of n to the lowest.
  void multiply(std::uint64_t n) {
    if (n == 0) {
      push({});
      emit(Kind::drop_below);
      return;
    }
    emit(Kind::copy, 1);
    for (int bit = static_cast<int>(std::bit_width(n)) - 2; bit >= 0; --bit) {
      emit(Kind::copy, 1);
      emit(Kind::add);
      if ((n >> bit & 1) == 0) continue;
      emit(Kind::copy, 2);
      emit(Kind::add);
    }
    emit(Kind::drop_below);
  }

  void end_term() {
    Frame& f = frame();
    if (f.has_sum) {
      if (f.minus) emit(Kind::negate);
      emit(Kind::add);
    }
    f.has_sum = true;
    f.in_term = f.has_sign = false;
  }

  /// Ends a sum that must be there.
  bool end_sum() {
    if (!frame().in_term) {
      fault(frame().times ? kValuePhrases["value-times"] : kValuePhrases["value-start"]);
      return false;
    }
    end_term();
    frame().has_sum = false;
    return true;
  }

  /// Ends an option of a list, which is empty only if nothing stands there.
  bool end_option() {
    Frame& f = frame();
    const bool empty = !f.in_term && !f.has_sum && !f.has_sign && !f.times;
    if (empty && !f.after_comma && f.count == 0) return true;
    if (!end_sum()) return false;
    ++f.count;
    f.after_comma = false;
    return true;
  }

  void sign(bool minus) {
    Frame& f = frame();
    if (f.in_term) {
      end_term();
      f.minus = minus;
    } else if (f.has_sign || f.times) {
      fault(at_, f.times ? kValuePhrases["value-times"] : kValuePhrases["value-start"]);
      return;
    } else {
      f.has_sign = true;
      f.negates = minus;
    }
  }

  void open(char closes, Wrap wrap) {
    Frame inner;
    inner.closes = closes;
    inner.wrap = wrap;
    inner.opened = at_ - 1;
    frames_.push_back(std::move(inner));
  }

  /// A number or a bracket after ±, or after what means tiny or miny.
  void operand(Wrap wrap) {
    skip_spaces();
    if (at_ < text_.size() && is_digit(text_[at_])) {
      push({dyadic(), 0, 0});
      end_item(wrap);
    } else if (take("{")) {
      open('}', wrap);
    } else if (take("(")) {
      open(')', wrap);
    } else {
      fault(wrap == Wrap::switched ? kValuePhrases["value-switch"] : kValuePhrases["value-tiny"]);
    }
  }

  void leading_number() {
    Frame& f = frame();
    if (f.in_term) return fault(kValuePhrases["value-number-first"]);
    const std::size_t place = at_;
    const Dyadic x = dyadic();
    if (error_) return;
    const bool dot = next_is(".") && !(at_ + 1 < text_.size() && is_digit(text_[at_ + 1]));
    if (!f.times && (dot || next_is("·"))) {
      take(".") || take("·");
      if (!x.is_integer() || x.numerator() > Store::kMostUps)
        return fault(place, message(kValuePhrases["value-count"], {static_cast<std::uint64_t>(Store::kMostUps)}));
      f.times = static_cast<std::uint64_t>(x.numerator());
      return;
    }
    push({x, 0, 0});
    end_item();
  }

  /// Reads the suffix of a single up or down: an order, or how many in ASCII.
  void ups(int sign, bool ascii) {
    const std::size_t place = at_;
    const bool sum = take("[");
    const bool power = !sum && take("<");
    std::optional<std::uint64_t> order = sum || power ? std::optional(number(UINT32_MAX)) : superscript();
    if (error_) return;
    if ((sum && !take("]")) || (power && !take(">"))) {
      return fault(at_, message(kValuePhrases["value-close"], {characters_before(place) + 1}));
    }
    if (order && (*order < 1 || *order > Uptimals::kMostOrder)) {
      return fault(place, message(kValuePhrases["value-order"], {Uptimals::kMostOrder}));
    }
    if (order) {
      out_.push_back({Kind::uptimal, 0, 0, {}, {static_cast<std::uint32_t>(*order), sum, false, sign < 0}});
    } else {
      const bool many = ascii && at_ < text_.size() && is_digit(text_[at_]);
      const std::uint64_t count = many ? number(static_cast<std::uint64_t>(Store::kMostUps)) : 1;
      if (error_) return;
      push({Dyadic(), sign * static_cast<std::int32_t>(count), 0});
    }
    end_item();
  }

  /// A run of ^ or v, or an arrow.
  bool arrows() {
    for (const int sign : {1, -1}) {
      const std::string_view letter = sign > 0 ? "^" : "v";
      if (take(sign > 0 ? "⇑" : "⇓")) {
        push({Dyadic(), 2 * sign, 0});
        end_item();
        return true;
      }
      if (take(sign > 0 ? "↑" : "↓")) return ups(sign, false), true;
      if (!take(letter)) continue;
      std::int32_t count = 1;
      while (count < Store::kMostUps && take(letter)) ++count;
      if (count == 1) return ups(sign, true), true;
      push({Dyadic(), sign * count, 0});
      end_item();
      return true;
    }
    return false;
  }

  /// Words and signs that begin a value other than a number, an arrow or a bracket.
  bool marked() {
    struct Mark {
      std::string_view text;
      Wrap wrap;
    };
    constexpr Mark kMarks[] = {{"±", Wrap::switched}, {"+-", Wrap::switched}, {"+_", Wrap::tiny},   {"-_", Wrap::miny},
                               {"⧾", Wrap::tiny},     {"⧿", Wrap::miny},      {"Tiny", Wrap::tiny}, {"Miny", Wrap::miny},
                               {"tiny", Wrap::tiny},  {"miny", Wrap::miny}};
    for (const Mark& mark : kMarks) {
      if (take(mark.text)) return operand(mark.wrap), true;
    }
    return subscripted();
  }

  /// +₂ and -₂.
  bool subscripted() {
    constexpr std::string_view kDigits[] = {"₀", "₁", "₂", "₃", "₄", "₅", "₆", "₇", "₈", "₉"};
    const bool plus = next_is("+");
    const std::size_t skipped = plus || next_is("-") ? 1 : next_is("−") ? 3 : 0;
    if (skipped == 0) return false;
    std::optional<std::int64_t> n;
    std::size_t at = at_ + skipped;
    for (bool found = true; found;) {
      found = false;
      for (int digit = 0; digit < 10 && !found; ++digit) {
        found = text_.substr(at).starts_with(kDigits[digit]);
        if (found) n = std::min<std::int64_t>(INT32_MAX, 10 * n.value_or(0) + digit);
      }
      if (found) at += 3;
    }
    if (!n) return false;
    at_ = at;
    push({Dyadic(*n), 0, 0});
    end_item(plus ? Wrap::tiny : Wrap::miny);
    return true;
  }

  void star() {
    const bool counted = at_ < text_.size() && is_digit(text_[at_]);
    const std::uint64_t m = counted ? number(Store::kMostNim) : 1;
    push({Dyadic(), 0, static_cast<std::uint32_t>(m)});
    end_item();
  }

  /// Ends a side: bars that are fewer than these bind first.
  void bar() {
    Frame& f = frame();
    const std::size_t place = at_;
    std::size_t bars = 0;
    while (take("|")) ++bars;
    const std::size_t after = at_;
    at_ = place;  // where a missing value is
    if (f.closes != '}') return fault(f.in_term ? kValuePhrases["value-more"] : kValuePhrases["value-start"]);
    if (!end_option()) return;
    while (!f.bars.empty() && f.bars.back().bars < bars) close_bar();
    if (!f.bars.empty() && f.bars.back().bars == bars) return fault(kValuePhrases["value-bar"]);
    f.bars.push_back({bars, f.count});
    f.count = 0;
    f.has_bar = true;
    at_ = after;
  }

  void close_bar() {
    Frame& f = frame();
    emit(Kind::make, f.bars.back().left, f.count);
    f.bars.pop_back();
    f.count = 1;
  }

  void comma() {
    Frame& f = frame();
    if (f.closes != '}') return fault(f.in_term ? kValuePhrases["value-more"] : kValuePhrases["value-start"]);
    if (!end_sum()) return;
    ++f.count;
    f.after_comma = true;
    ++at_;
  }

  void close(char bracket) {
    Frame& f = frame();
    if (f.closes != bracket) {
      if (f.closes == 0) return fault(kValuePhrases["value-opened"]);
      return fault(at_, message(kValuePhrases["value-close"], {characters_before(f.opened) + 1}));
    }
    Wrap wrap = f.wrap;
    if (bracket == ')') {
      if (!end_sum()) return;
    } else {
      if (!end_option()) return;
      const bool lists = wrap == Wrap::switched && !f.has_bar;
      if (!f.has_bar && (!lists || f.count == 0)) return fault(lists ? kValuePhrases["value-start"] : kValuePhrases["value-bar"]);
      while (!f.bars.empty()) close_bar();
      if (lists) {
        for (std::uint32_t i = 0; i < f.count; ++i) emit(Kind::negate_copy, f.count);
        emit(Kind::make, f.count, f.count);
        wrap = Wrap::none;
      }
    }
    ++at_;
    frames_.pop_back();
    end_item(wrap);
  }

  /// Values that have names.
  bool named() {
    const std::string_view word = rest().substr(0, word_at(at_).first);
    if (word != "up" && word != "down" && word != "star") return false;
    at_ += word.size();
    if (word == "star") star();
    else ups(word == "up" ? 1 : -1, true);
    return true;
  }

  /// Whether a word begins here that means nothing: one that is no run of v, with or without Tiny or Miny after it.
  bool unknown_word() const {
    const std::string_view word = rest().substr(0, word_at(at_).first);
    const std::string_view end = word.substr(std::min(word.find_first_not_of('v'), word.size()));
    return !end.empty() && end != "Tiny" && end != "Miny" && end != "tiny" && end != "miny";
  }

  void read() {
    const char c = text_[at_];
    if (is_digit(c)) return leading_number();
    if (named()) return;
    if (unknown_word()) return unexpected();
    if (arrows() || marked() || error_) return;
    if (take("*")) return star();
    if (take("{")) return open('}', Wrap::none);
    if (take("(")) return open(')', Wrap::none);
    if (c == '|') return bar();
    if (c == ',') return comma();
    if (c == '}' || c == ')') return close(c);
    const bool minus = next_is("-") || next_is("−");
    if (minus || c == '+') {
      sign(minus);
      if (!error_) at_ += next_is("−") ? 3 : 1;
      return;
    }
    unexpected();
  }

  void unexpected() {
    if (frame().times) return fault(kValuePhrases["value-times"]);
    if (!frame().in_term) return fault(kValuePhrases["value-start"]);
    fault(frame().closes == '}' ? kValuePhrases["value-separator"] : kValuePhrases["value-more"]);
  }

  void finish() {
    const Frame& f = frame();
    if (f.closes != 0) return fault(at_, message(kValuePhrases["value-close"], {characters_before(f.opened) + 1}));
    end_sum();
  }

  std::vector<Frame> frames_;
  Expression out_;
};

}  // namespace

Result<Expression> parse_value(std::string_view text) { return Parser(text).parse(); }

}  // namespace grundy::values
