#include "theory/values/format.hpp"

#include <algorithm>

#include "base/number.hpp"
#include "base/sort.hpp"
#include "theory/values/total.hpp"

namespace grundy::values {

namespace {

/// More than three bars are hard to count: such options keep their braces.
constexpr std::uint8_t kMostBars = 3;

void put(ValueText& out, std::string_view unicode, std::string_view ascii) {
  out.unicode += unicode;
  out.ascii += ascii;
}
void put(ValueText& out, std::string_view both) { put(out, both, both); }

std::string superscript(std::uint64_t n) {
  constexpr std::string_view kDigits[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  std::string out;
  for (const char c : decimal(n)) out += kDigits[c - '0'];
  return out;
}

ValueText text_of(const Compact& value) {
  ValueText out;
  if (!value.x.is_zero() || value.is_number()) put(out, value.x.text());
  const auto ups = decimal(static_cast<std::uint64_t>(std::abs(std::int64_t{value.ups})));
  const bool up = value.ups > 0;
  if (value.ups == 1 || value.ups == -1) put(out, up ? "↑" : "↓", up ? "^" : "v");
  else if (value.ups == 2 || value.ups == -2) put(out, up ? "⇑" : "⇓", up ? "^^" : "vv");
  else if (value.ups != 0) {
    // A number directly before the multiple would be read as a part of it.
    put(out, (value.x.is_zero() ? "" : "+") + ups + (up ? "·↑" : "·↓"), (up ? "^" : "v") + ups);
  }
  if (value.nim > 0) put(out, "*");
  if (value.nim > 1) put(out, decimal(value.nim));
  return out;
}

}  // namespace

bool Uptimals::grow(std::size_t order) {
  Steps all;  // the work is bounded by kMostOrder
  const auto star = store_.compact({Dyadic(), 0, 1});
  const auto up = store_.compact({Dyadic(), 1, 0});
  if (!star || !up) return false;
  if (sums_.empty()) {
    powers_ = {kZero, *up};
    sums_ = {kZero, *up};
  }
  while (sums_.size() <= order) {
    const auto down = store_.negative(sums_.back(), all);
    const auto reply = down ? store_.plus(*down, *star, all) : std::nullopt;
    const auto power = reply ? store_.make(std::vector{kZero}, std::vector{*reply}, all) : std::nullopt;
    const auto sum = power ? store_.plus(sums_.back(), *power, all) : std::nullopt;
    if (!sum) return false;
    const auto n = static_cast<std::uint32_t>(sums_.size());
    for (unsigned i = 0; i < 8; ++i) {
      const Name name{n, (i & 1) != 0, (i & 2) != 0, (i & 4) != 0};
      std::optional<Id> g = name.is_sum ? sum : power;
      if (name.is_negative) g = store_.negative(*g, all);
      if (g && name.has_star) g = store_.plus(*g, *star, all);
      if (!g) return false;
      if (names_.contains(*g)) continue;
      names_.add(*g, static_cast<std::uint32_t>(all_.size()));
      all_.push_back(name);
    }
    powers_.push_back(*power);
    sums_.push_back(*sum);
  }
  return true;
}

std::optional<Id> Uptimals::value(const Name& name) {
  if (!grow(name.order)) return std::nullopt;
  Steps all;
  std::optional<Id> g = name.is_sum ? sums_[name.order] : powers_[name.order];
  if (name.is_negative) g = store_.negative(*g, all);
  if (g && name.has_star) g = store_.plus(*g, *store_.compact({Dyadic(), 0, 1}), all);
  return g;
}

std::optional<Uptimals::Name> Uptimals::name_of(Id g, std::uint64_t birthday) {
  if (!grow(static_cast<std::size_t>(std::min(birthday, kMostOrder)))) return std::nullopt;
  const auto place = names_.find(g);
  return place ? std::optional(all_[*place]) : std::nullopt;
}

/// Numbers and what arithmetic knows by size: greater numbers first, then more ups, then smaller nimbers; all others by length and text.
bool Formatter::comes_before(Id g, Id h) {
  const auto a = store_.compact_form(g);
  const auto b = store_.compact_form(h);
  if (a && b) {
    if (!(a->x == b->x)) return b->x < a->x;
    return a->ups != b->ups ? a->ups > b->ups : a->nim < b->nim;
  }
  if (a || b) return a.has_value();
  const std::string& one = known(g).ascii;
  const std::string& two = known(h).ascii;
  return one.size() != two.size() ? one.size() < two.size() : one < two;
}

std::vector<Id> Formatter::sorted(Id g, Side side) {
  const auto options = store_.options(g, side);
  std::vector<Id> out(options.begin(), options.end());
  sort_few(out, [&](Id one, Id two) { return comes_before(one, two); });
  return out;
}

Formatter::Sides Formatter::side(Id g, Side side) {
  const std::vector<Id> options = sorted(g, side);
  Sides out;
  const ValueText& first = known(options[0]);
  if (options.size() == 1 && first.bars > 0 && first.bars < kMostBars) {
    out.bars = first.bars;
    out.unicode = first.unicode.substr(1, first.unicode.size() - 2);
    out.ascii = first.ascii.substr(1, first.ascii.size() - 2);
    return out;
  }
  for (const Id option : options) {
    if (out.unicode.size() > kMostText) break;  // it is left out
    (out.unicode += out.unicode.empty() ? "" : ",") += known(option).unicode;
    (out.ascii += out.ascii.empty() ? "" : ",") += known(option).ascii;
  }
  return out;
}

/// x + tiny y is {x || x | x - y}, and x + miny y its mirror image, for a number y > 0.
std::optional<ValueText> Formatter::tiny(Id g) {
  for (const Side mine : {Side::left, Side::right}) {
    const auto one = store_.options(g, mine);
    const auto two = store_.options(g, other(mine));
    if (one.size() != 1 || two.size() != 1 || !store_.is_number(one[0]) || store_.is_compact(two[0])) continue;
    const auto same = store_.options(two[0], mine);
    const auto threat = store_.options(two[0], other(mine));
    if (same.size() != 1 || threat.size() != 1 || same[0] != one[0] || !store_.is_number(threat[0])) continue;
    const Dyadic& x = store_.stop(one[0], Side::left);
    const Dyadic& z = store_.stop(threat[0], Side::left);
    const DyadicResult y = mine == Side::left ? difference(x, z) : difference(z, x);
    if (!y) continue;
    ValueText out;
    if (!x.is_zero()) put(out, x.text());
    put(out, mine == Side::left ? "⧾" : "⧿", mine == Side::left ? "Tiny(" : "Miny(");
    put(out, y->text());
    put(out, "", ")");
    return out;
  }
  return std::nullopt;
}

/// x + an uptimal of order 2 or more, and perhaps *.
std::optional<ValueText> Formatter::uptimal(Id g) {
  const Dyadic x = store_.stop(g, Side::left);
  const bool few = store_.options(g, Side::left).size() <= 2 && store_.options(g, Side::right).size() <= 2;
  if (!few || !(x == store_.stop(g, Side::right)) || store_.birthday(g) > x.birthday() + Uptimals::kMostOrder) return std::nullopt;
  Steps all;  // O(positions of g), which are in the store
  const auto minus_x = store_.number(-x);
  const auto h = minus_x ? store_.plus(g, *minus_x, all) : std::nullopt;
  if (!h || !store_.is_all_small(*h)) return std::nullopt;
  const auto name = uptimals_.name_of(*h, store_.birthday(*h));
  if (!name) return std::nullopt;
  ValueText out;
  if (!x.is_zero()) put(out, x.text());
  put(out, name->is_negative ? "↓" : "↑", name->is_negative ? "v" : "^");
  const std::string order = decimal(name->order);
  if (name->is_sum) put(out, "[" + order + "]");
  else put(out, superscript(name->order), "<" + order + ">");
  if (name->has_star) put(out, "*");
  return out;
}

/// G = -G is ±x, ±{...|...} or ±{..., ...}.
std::optional<ValueText> Formatter::symmetric(Id g) {
  Steps none{0};
  const auto minus = store_.negative(g, none);  // known by now
  if (!minus || *minus != g) return std::nullopt;
  const auto left = sorted(g, Side::left);
  ValueText out;
  put(out, "±", "+-");
  const auto value = store_.compact_form(left[0]);
  const ValueText& first = known(left[0]);
  // ±x and *m is the same as ±(x and *m).
  const bool bare = left.size() == 1 && (value ? value->ups == 0 && !value->x.is_zero() : first.bars > 0);
  if (bare) {
    put(out, first.unicode, first.ascii);
  } else {
    put(out, "{");
    for (std::size_t i = 0; i < left.size() && out.unicode.size() <= kMostText; ++i) {
      put(out, i == 0 ? "" : ",");
      put(out, known(left[i]).unicode, known(left[i]).ascii);
    }
    put(out, "}");
  }
  return out;
}

/// The text of a value whose options have theirs.
std::optional<ValueText> Formatter::written(Id g, Steps& steps) {
  if (const auto value = store_.compact_form(g)) return text_of(*value);
  // A switch needs the negative; its steps are counted.
  const bool balanced = store_.options(g, Side::left).size() == store_.options(g, Side::right).size() &&
                        store_.stop(g, Side::left) == -store_.stop(g, Side::right);
  if (balanced && !store_.negative(g, steps)) {
    halt_ = store_.halt();
    return std::nullopt;
  }
  for (const auto& form : {&Formatter::tiny, &Formatter::uptimal, &Formatter::symmetric}) {
    if (form == &Formatter::symmetric && !balanced) continue;
    if (auto text = (this->*form)(g)) return text;
  }
  const Sides left = side(g, Side::left);
  const Sides right = side(g, Side::right);
  ValueText out;
  out.bars = static_cast<std::uint8_t>(1 + std::max(left.bars, right.bars));
  const std::string bars(out.bars, '|');
  put(out, "{" + left.unicode + bars + right.unicode + "}", "{" + left.ascii + bars + right.ascii + "}");
  return out;
}

const ValueText* Formatter::text(Id g, Steps& steps) {
  halt_ = Halt::none;
  waiting_.assign(1, g);
  while (!waiting_.empty()) {
    const Id now = waiting_.back();
    if (!places_.contains(now)) {
      if (const auto option = store_.option_without(now, [&](Id id) { return places_.contains(id); })) {
        waiting_.push_back(*option);
        continue;
      }
      auto text = written(now, steps);
      if (!text || text->unicode.size() > kMostText) return nullptr;
      bytes_ += text->unicode.size() + text->ascii.size() + sizeof(ValueText);
      if (bytes_ > kMostTexts) return nullptr;
      places_.add(now, static_cast<std::uint32_t>(texts_.size()));
      texts_.push_back(std::move(*text));
    }
    waiting_.pop_back();
  }
  return &known(g);
}

std::optional<std::string> short_text(Formatter& formatter, Id value, Steps& steps) {
  constexpr std::size_t kMostBytes = 200;
  const ValueText* const text = formatter.text(value, steps);
  return text && text->unicode.size() <= kMostBytes ? std::optional(text->unicode) : std::nullopt;
}

std::optional<ShortValue> short_value(Formatter& formatter, Store& store, Id value, Steps& steps) {
  const auto winners = winners_of(store, value, steps);
  const auto text = winners ? short_text(formatter, value, steps) : std::nullopt;
  return text ? std::optional(ShortValue{*text, winners->outcome_class()}) : std::nullopt;
}

}  // namespace grundy::values
