#include "theory/values/thermograph.hpp"

#include <algorithm>

namespace grundy::values {

namespace {

/// Arithmetic that remembers its first fault, so that a calculation is checked once.
struct Exact {
  Halt halt = Halt::none;
  Dyadic of(const DyadicResult& result) {
    if (!result && halt == Halt::none) halt = result.halt();
    return result ? *result : Dyadic();
  }
  Dyadic add(const Dyadic& x, const Dyadic& y) { return of(sum(x, y)); }
  Dyadic subtract(const Dyadic& x, const Dyadic& y) { return of(difference(x, y)); }
};

/// Appends a corner; the last one goes if the wall is straight there. Slopes are 1, 0 or -1.
void append(Wall& wall, const Corner& corner) {
  if (!wall.empty() && wall.back().t == corner.t) return;
  const auto slope = [&](const Corner& a, const Corner& b) { return a.value < b.value ? 1 : b.value < a.value ? -1 : 0; };
  if (wall.size() >= 2 && slope(wall[wall.size() - 2], wall.back()) == slope(wall.back(), corner)) wall.pop_back();
  wall.push_back(corner);
}

/// Drops corners at the top between which the wall is vertical.
void finish(Wall& wall) {
  while (wall.size() >= 2 && wall.back().value == wall[wall.size() - 2].value) wall.pop_back();
}

Dyadic at(const Wall& wall, const Dyadic& t, Exact& exact) { return exact.of(value_at(wall, t)); }

/// All t at which one of two walls bends.
std::vector<Dyadic> bends(const Wall& one, const Wall& two) {
  std::vector<Dyadic> out;
  auto a = one.begin(), b = two.begin();
  while (a != one.end() || b != two.end()) {
    const Dyadic t = b == two.end() || (a != one.end() && a->t < b->t) ? a->t : b->t;
    out.push_back(t);
    if (a != one.end() && a->t == t) ++a;
    if (b != two.end() && b->t == t) ++b;
  }
  return out;
}

/// The greater of two right walls, or the less of two left walls. The slopes of two walls of a side differ by 1 at most, so they cross
/// exactly.
Wall better(const Wall& one, const Wall& two, bool greatest, Exact& exact) {
  Wall out;
  std::optional<Dyadic> before;  // how far `one` was above `two`
  Dyadic t_before;
  for (const Dyadic& t : bends(one, two)) {
    const Dyadic a = at(one, t, exact);
    const Dyadic b = at(two, t, exact);
    const Dyadic above = exact.subtract(a, b);
    if (before && before->sign() * above.sign() < 0) {
      const Dyadic crossing = exact.add(t_before, before->sign() < 0 ? -*before : *before);
      append(out, {crossing, at(one, crossing, exact)});
    }
    append(out, {t, (above.sign() > 0) == greatest ? a : b});
    before = above;
    t_before = t;
  }
  finish(out);
  return out;
}

/// Cuts the scaffolds `highest` - t and `lowest` + t where they meet: {left wall, right wall, mean, temperature}.
Thermograph joined(const Wall& highest, const Wall& lowest, Exact& exact) {
  Thermograph out;
  const auto put = [&](const Dyadic& t) {
    const Dyadic left = exact.subtract(at(highest, t, exact), t);
    append(out.left, {t, left});
    append(out.right, {t, exact.add(at(lowest, t, exact), t)});
    out.mean = left;
    out.temperature = t;
  };
  const auto gap = [&](const Dyadic& t) {
    return exact.subtract(exact.subtract(at(highest, t, exact), t), exact.add(at(lowest, t, exact), t));
  };
  const std::vector<Dyadic> all = bends(highest, lowest);
  std::size_t i = 0;
  for (; i < all.size() && exact.halt == Halt::none; ++i) {
    const int open = gap(all[i]).sign();
    if (open >= 0) put(all[i]);
    if (open <= 0) break;
  }
  // Between two bends the gap shrinks evenly, by nothing, t or 2 t; above the last bend by 2 t.
  const Dyadic from = out.temperature;
  const Dyadic open = gap(from);
  bool slowly = false;
  if (i < all.size()) slowly = exact.subtract(open, gap(all[i])) == exact.subtract(all[i], from);
  if (!open.is_zero()) put(exact.add(from, slowly ? open : exact.of(half(open))));
  finish(out.left);
  finish(out.right);
  return out;
}

Thermograph mast(const Dyadic& x, const Dyadic& temperature) { return {{{Dyadic(), x}}, {{Dyadic(), x}}, x, temperature}; }

}  // namespace

DyadicResult value_at(const Wall& wall, const Dyadic& t) {
  std::size_t i = wall.size() - 1;
  while (i > 0 && t < wall[i].t) --i;
  if (i + 1 == wall.size() || wall[i].value == wall[i + 1].value) return wall[i].value;
  const DyadicResult run = difference(t, wall[i].t);
  if (!run) return run;
  return wall[i].value < wall[i + 1].value ? sum(wall[i].value, *run) : difference(wall[i].value, *run);
}

const Thermograph* Thermographs::known(Id g) const {
  const auto place = places_.find(g);
  return place ? &all_[*place] : nullptr;
}

std::optional<Thermograph> Thermographs::computed(Id g) {
  Exact exact;
  Thermograph out;
  if (const auto value = store_.compact_form(g)) {
    const Dyadic tick = exact.of(DyadicResult::reduced(-1, value->x.exponent()));
    out = mast(value->x, value->is_number() ? tick : Dyadic());
  } else {
    Wall scaffolds[2];
    for (const Side side : {Side::left, Side::right}) {
      Wall& best = scaffolds[side == Side::right];
      for (const Id option : store_.options(g, side)) {
        const Thermograph& of_option = *known(option);
        const Wall& wall = side == Side::left ? of_option.right : of_option.left;
        best = best.empty() ? wall : better(best, wall, side == Side::left, exact);
      }
    }
    out = joined(scaffolds[0], scaffolds[1], exact);
  }
  if (exact.halt == Halt::none) return out;
  halt_ = exact.halt;
  return std::nullopt;
}

bool Thermographs::keep(Id g, Thermograph&& thermograph) {
  bytes_ += sizeof(Thermograph) + (thermograph.left.capacity() + thermograph.right.capacity()) * sizeof(Corner) + 64;
  if (bytes_ > limit_) {
    halt_ = Halt::memory;
    return false;
  }
  places_.add(g, static_cast<std::uint32_t>(all_.size()));
  all_.push_back(std::move(thermograph));
  return true;
}

const Thermograph* Thermographs::of(Id g, Steps& steps) {
  halt_ = Halt::none;
  waiting_.assign(1, g);
  while (!waiting_.empty()) {
    const Id now = waiting_.back();
    if (!known(now)) {
      if (const auto option = store_.option_without(now, [&](Id id) { return places_.contains(id); })) {
        waiting_.push_back(*option);
        continue;
      }
      if (!steps.take()) {
        halt_ = Halt::steps;
        return nullptr;
      }
      auto thermograph = computed(now);
      if (!thermograph || !keep(now, std::move(*thermograph))) return nullptr;
    }
    waiting_.pop_back();
  }
  return known(g);
}

}  // namespace grundy::values
