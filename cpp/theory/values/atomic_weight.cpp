#include "theory/values/atomic_weight.hpp"

#include <bit>

namespace grundy::values {

std::optional<Id> AtomicWeights::computed(Id g, Steps& steps) {
  if (const auto value = store_.compact_form(g)) return store_.number(Dyadic(value->ups));
  const auto left = shifted(g, Side::left, Dyadic(-2), steps);
  if (!left) return std::nullopt;
  const auto right = shifted(g, Side::right, Dyadic(2), steps);
  if (!right) return std::nullopt;
  const auto weight = once([&] { return store_.make(*left, *right, steps); });
  if (!weight) return std::nullopt;
  const auto value = store_.compact_form(*weight);
  if (!value || !value->is_number() || !value->x.is_integer()) return weight;
  return by_remote_star(g, *left, *right, steps);
}

/// The remote star is a nimber that no subposition of g equals: a power of 2 above the birthday.
std::optional<Id> AtomicWeights::by_remote_star(Id g, const std::vector<Id>& left, const std::vector<Id>& right, Steps& steps) {
  const std::uint64_t remote = std::bit_ceil(std::min<std::uint64_t>(store_.birthday(g), Store::kMostNim) + 1);
  const auto star = store_.compact({Dyadic(), 0, static_cast<std::uint32_t>(remote)});  // refuses nimbers that are too large
  if (!star) return std::nullopt;
  const auto above = once([&] { return store_.at_most(*star, g, steps); });
  if (!above) return std::nullopt;
  const auto below = *above ? std::optional(0u) : once([&] { return store_.at_most(g, *star, steps); });
  if (!below) return std::nullopt;
  if (!*above && !*below) return kZero;
  const auto n = *above ? nearest(Side::right, right, steps) : nearest(Side::left, left, steps);
  return n ? store_.number(Dyadic(*n)) : std::nullopt;
}

/// The least integer n for which no weight of Left is >= n, or the greatest for which none of Right is <= n.
std::optional<std::int64_t> AtomicWeights::nearest(Side side, const std::vector<Id>& weights, Steps& steps) {
  std::optional<std::int64_t> out;
  for (const Id weight : weights) {
    const bool left = side == Side::left;
    // On Right's side the same for negatives: the ceiling is less the floor of what is less.
    const Dyadic stop = left ? store_.stop(weight, Side::right) : -store_.stop(weight, Side::left);
    std::int64_t n = stop.floor() + 1;
    if (stop.is_integer()) {
      const auto x = store_.number(left ? stop : -stop);
      if (!x) return std::nullopt;
      const auto beyond = once([&] { return left ? store_.at_most(*x, weight, steps) : store_.at_most(weight, *x, steps); });
      if (!beyond) return std::nullopt;
      if (*beyond == 0) --n;
    }
    if (!out || n > *out) out = n;
  }
  if (out && side == Side::right) out = -*out;
  return out;
}

}  // namespace grundy::values
