// Compiled for speed
#include <algorithm>

#include "base/sort.hpp"
#include "theory/values/arrays.hpp"
#include "theory/values/store.hpp"

namespace grundy::values {

namespace {

void sort_unique(std::vector<Id>& ids) {
  heap_sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
}

}  // namespace

std::optional<Id> Store::make(std::span<const Id> left, std::span<const Id> right, Steps& steps) {
  const bool same = equal(left, making_.given_left) && equal(right, making_.given_right);
  begin({same ? Kind::form : Kind::none, 0, 0});
  request_.kind = Kind::form;
  if (making_.phase == Phase::idle) {
    making_.given_left.assign(left.begin(), left.end());
    making_.given_right.assign(right.begin(), right.end());
    if (!steps.take()) return stop_because(Halt::steps);
    begin_form(left, right);
  }
  return run_form(steps);
}

void Store::begin_form(std::span<const Id> left, std::span<const Id> right) {
  making_.left.assign(left.begin(), left.end());
  making_.right.assign(right.begin(), right.end());
  sort_unique(making_.left);
  sort_unique(making_.right);
  set_candidate_stops();
  making_.phase = Phase::bounds;
  making_.side = Side::left;
  making_.i = making_.j = 0;
}

/// The stops of {left | right} if it is no number, and the bounds of the numbers that fit between the options.
void Store::set_candidate_stops() {
  making_.low = making_.high = {};
  for (const Id g : making_.left) {
    const Dyadic& stop = at(g).right_stop;
    if (!making_.low.at || *making_.low.at < stop) making_.low = {stop, true};
  }
  for (const Id g : making_.right) {
    const Dyadic& stop = at(g).left_stop;
    if (!making_.high.at || stop < *making_.high.at) making_.high = {stop, true};
  }
  making_.node = {};
  if (making_.low.at) making_.node.left_stop = *making_.low.at;
  if (making_.high.at) making_.node.right_stop = *making_.high.at;
}

/// Finds the canonical form in `making_`. Three phases: a number? Otherwise drop dominated options, then bypass reversible ones, until
/// there are none.
std::optional<Id> Store::run_form(Steps& steps) {
  if (making_.phase == Phase::bounds) {
    const auto number_form = is_number_form(steps);
    if (!number_form) return std::nullopt;
    if (*number_form) {
      making_.phase = Phase::idle;
      const DyadicResult x = simplest(making_.low, making_.high);
      return x ? number(*x) : stop_because(x.halt());
    }
    making_.phase = Phase::dominated;
    making_.side = Side::left;
    making_.i = making_.j = 0;
  }
  for (;;) {
    if (making_.phase == Phase::dominated) {
      if (!drop_dominated(steps)) return std::nullopt;
      making_.phase = Phase::reversible;
      making_.i = making_.j = 0;
    }
    const auto changed = bypass_reversible(steps);
    if (!changed) return std::nullopt;
    making_.i = making_.j = 0;
    if (*changed) {
      making_.phase = Phase::dominated;
    } else if (making_.side == Side::left) {
      making_.side = Side::right;
      making_.phase = Phase::dominated;
    } else {
      making_.phase = Phase::idle;
      return intern(making_.left, making_.right);
    }
  }
}

/// Whether some number x has no left option >= x and no right option <= x. Stops decide, except for an x on a bound.
std::optional<bool> Store::is_number_form(Steps& steps) {
  const Bound& low = making_.low;
  const Bound& high = making_.high;
  if (low.at && high.at && *high.at < *low.at) return false;
  for (; making_.side == Side::left; making_.side = Side::right, making_.i = 0) {
    if (!find_end(Side::left, steps)) return std::nullopt;
  }
  if (!find_end(Side::right, steps)) return std::nullopt;
  return has_number(low, high);
}

/// Decides whether the bound of a side belongs to the numbers that fit: it does unless some option is on its wrong side.
std::optional<bool> Store::find_end(Side side, Steps& steps) {
  Bound& bound = side == Side::left ? making_.low : making_.high;
  if (!bound.at) return true;
  const auto x = number(*bound.at);
  if (!x) return std::nullopt;
  for (auto& i = making_.i; bound.included && i < making_.of(side).size(); ++i) {
    const Id g = making_.of(side)[i];
    const Dyadic& stop = side == Side::left ? at(g).right_stop : at(g).left_stop;
    if (!(stop == *bound.at)) continue;
    const auto beyond = compare_for(side, *x, g, steps);
    if (!beyond) return std::nullopt;
    bound.included = !*beyond;
  }
  return true;
}

/// g <= h for Left, g >= h for Right.
std::optional<bool> Store::compare_for(Side side, Id g, Id h, Steps& steps) {
  return side == Side::left ? compare(g, h, steps) : compare(h, g, steps);
}

/// Drops each option of `making_.side` for which there is one at least as good.
bool Store::drop_dominated(Steps& steps) {
  auto& list = making_.of(making_.side);
  std::uint32_t& i = making_.i;
  std::uint32_t& j = making_.j;
  while (i < list.size()) {
    if (j == list.size()) {
      if (!steps.take()) {
        halt_ = Halt::steps;
        return false;
      }
      ++i;
      j = 0;
      continue;
    }
    if (i == j) {
      ++j;
      continue;
    }
    const auto worse = compare_for(making_.side, list[i], list[j], steps);
    if (!worse) return false;
    if (*worse) {
      list.erase(list.begin() + i);
      j = 0;
    } else {
      ++j;
    }
  }
  return true;
}

/// Replaces the first option that is reversible: whose reply is at least as good for the other player as the whole game, by that reply's
/// options. Returns whether there was one. The game's value stays, so that comparisons with it may use any of its lists.
std::optional<bool> Store::bypass_reversible(Steps& steps) {
  const Side side = making_.side;
  auto& list = making_.of(side);
  for (; making_.i < list.size(); ++making_.i, making_.j = 0) {
    const Id g = list[making_.i];
    // A reversible number would be dominated: its reply, a greater number, is at most the right stop.
    if (at(g).is_number()) continue;
    if (!this->list(g)) return std::nullopt;
    for (; making_.j < count(g, other(side)); ++making_.j) {
      const Id reply = option(g, other(side), making_.j);
      const auto reverses = compare_for(side, reply, kCandidate, steps);
      if (!reverses) return std::nullopt;
      if (!*reverses) continue;
      if (!this->list(reply)) return std::nullopt;
      list.erase(list.begin() + making_.i);
      for (std::uint32_t k = 0; k < count(reply, side); ++k) list.push_back(option(reply, side, k));
      sort_unique(list);
      return true;
    }
    if (!steps.take()) return stop_because(Halt::steps);  // stops may have decided all of them
  }
  return false;
}

}  // namespace grundy::values
