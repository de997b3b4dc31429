#include <algorithm>

#include "theory/values/arrays.hpp"
#include "theory/values/store.hpp"

namespace grundy::values {

std::optional<Id> Store::plus(Id g, Id h, Steps& steps) {
  if (g > h) std::swap(g, h);
  return build({Kind::sum, g, h}, steps);
}

std::optional<Id> Store::negative(Id g, Steps& steps) { return build({Kind::negative, g, g}, steps); }

/// Returns what arithmetic or a table knows. Nothing, with halt() none, if it has to be built.
std::optional<Id> Store::at_once(Kind kind, Id g, Id h) {
  const auto a = compact_form(g);
  const auto b = compact_form(h);
  if (kind == Kind::negative) {
    if (a) return compact({-a->x, -a->ups, a->nim});
    return at(g).negative == kNone ? std::nullopt : std::optional(at(g).negative);
  }
  if (g == kZero) return h;
  if (h == kZero) return g;
  if (a && b) {
    const DyadicResult x = sum(a->x, b->x);
    if (!x) return stop_because(x.halt());
    const std::int64_t ups = std::int64_t{a->ups} + b->ups;
    if (ups > kMostUps || ups < -kMostUps) return stop_because(Halt::large);
    return compact({*x, static_cast<std::int32_t>(ups), a->nim ^ b->nim});
  }
  const KnownSum& known = sums_[slot_of(g, h, sums_.size())];
  return known.g == g && known.h == h ? std::optional(known.sum) : std::nullopt;
}

/// Puts a sum or a negative on `parts_`, or on `building_` if its options are needed for it. False if it stops.
bool Store::enter(Kind kind, Id g, Id h) {
  if (kind == Kind::sum && g > h) std::swap(g, h);
  if (!reserve(parts_, 1) || !reserve(building_, 1)) {
    halt_ = Halt::memory;
    return false;
  }
  const auto known = at_once(kind, g, h);
  if (known) parts_.push_back(*known);
  else if (halt_ == Halt::none) building_.push_back({kind, g, h, 0, static_cast<std::uint32_t>(parts_.size())});
  return halt_ == Halt::none;
}

std::optional<Id> Store::build(const Request& request, Steps& steps) {
  begin(request);
  if (building_.empty() && !enter(request.kind, request.g, request.h)) return std::nullopt;
  while (!building_.empty()) {
    if (!step_building(steps)) return std::nullopt;
  }
  const Id out = parts_.back();
  parts_.clear();
  return out;
}

/// Goes on with the innermost sum or negative by one option, or ends it.
bool Store::step_building(Steps& steps) {
  const Building now = building_.back();
  if (!list(now.g) || !list(now.h)) return false;
  const bool sums = now.kind == Kind::sum;
  // Number translation: the options of a number are left out beside a game that is none.
  const bool moves_in_g = !sums || !at(now.g).is_number();
  const bool moves_in_h = sums && !at(now.h).is_number();
  std::uint32_t i = now.next;
  for (const Side side : {Side::left, Side::right}) {
    const std::uint32_t of_g = moves_in_g ? count(now.g, sums ? side : other(side)) : 0;
    const std::uint32_t of_h = moves_in_h ? count(now.h, side) : 0;
    if (i < of_g + of_h) {
      ++building_.back().next;
      if (i < of_g) {
        const Id g = option(now.g, sums ? side : other(side), i);
        return enter(now.kind, g, sums ? now.h : g);
      }
      return enter(now.kind, now.g, option(now.h, side, i - of_g));
    }
    i -= of_g + of_h;
  }
  return finish_building(steps);
}

/// All options are there: finds the value.
bool Store::finish_building(Steps& steps) {
  const Building now = building_.back();
  const bool sums = now.kind == Kind::sum;
  const std::uint32_t lefts =
      !sums ? count(now.g, Side::right)
            : (at(now.g).is_number() ? 0 : count(now.g, Side::left)) + (at(now.h).is_number() ? 0 : count(now.h, Side::left));
  std::optional<Id> value;
  if (making_.phase == Phase::idle) {
    if (!steps.take()) {
      halt_ = Halt::steps;
      return false;
    }
    const std::span<const Id> parts(parts_.data() + now.base, parts_.size() - now.base);
    if (!sums || at(now.g).is_number() || at(now.h).is_number()) {
      // Negatives and translations of canonical forms are canonical.
      making_.left.assign(parts.begin(), parts.begin() + lefts);
      making_.right.assign(parts.begin() + lefts, parts.end());
      value = intern(making_.left, making_.right);
      if (!value) return false;
    } else {
      begin_form(parts.first(lefts), parts.subspan(lefts));
    }
  }
  if (!value) value = run_form(steps);
  if (!value) return false;
  if (sums) {
    sums_[slot_of(now.g, now.h, sums_.size())] = {now.g, now.h, *value};
  } else {
    nodes_[now.g].negative = *value;
    nodes_[*value].negative = now.g;
  }
  building_.pop_back();
  parts_.resize(now.base);
  parts_.push_back(*value);
  return true;
}

}  // namespace grundy::values
