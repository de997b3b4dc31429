#include "theory/values/atomic_weight.hpp"

#include <bit>

namespace grundy::values {

/// Calls the store unless the answer is known from before a pause.
template <class Call>
std::optional<std::uint32_t> AtomicWeights::once(Call call) {
  if (next_answer_ == answers_.size()) {
    const auto answer = call();
    if (!answer) return std::nullopt;
    answers_.push_back(*answer);
  }
  return answers_[next_answer_++];
}

std::optional<Id> AtomicWeights::of(Id g, Steps& steps) {
  halt_ = Halt::none;
  if (waiting_.empty() || waiting_.front() != g) {
    waiting_.assign(1, g);
    answers_.clear();
  }
  while (!waiting_.empty()) {
    const Id now = waiting_.back();
    if (!weights_.contains(now)) {
      if (const auto option = store_.option_without(now, [&](Id id) { return weights_.contains(id); })) {
        waiting_.push_back(*option);
        continue;
      }
      next_answer_ = 0;
      const auto weight = computed(now, steps);
      if (!weight) {
        halt_ = store_.halt();
        return std::nullopt;
      }
      weights_.add(now, *weight);
      answers_.clear();
    }
    waiting_.pop_back();
  }
  return weights_.find(g);
}

/// The weights of the options, less 2 for Left's and plus 2 for Right's.
std::optional<std::vector<Id>> AtomicWeights::weights_of(Id g, Side side, Steps& steps) {
  const auto options = store_.options(g, side);
  std::vector<Id> out(options.begin(), options.end());
  const auto two = store_.number(Dyadic(side == Side::left ? -2 : 2));
  if (!two) return std::nullopt;
  for (Id& option : out) {
    const auto shifted = once([&] { return store_.plus(*weights_.find(option), *two, steps); });
    if (!shifted) return std::nullopt;
    option = *shifted;
  }
  return out;
}

std::optional<Id> AtomicWeights::computed(Id g, Steps& steps) {
  if (const auto value = store_.compact_form(g)) return store_.number(Dyadic(value->ups));
  const auto left = weights_of(g, Side::left, steps);
  if (!left) return std::nullopt;
  const auto right = weights_of(g, Side::right, steps);
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
