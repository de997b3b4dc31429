#include "lab/model/order.hpp"

#include <algorithm>

#include "lab/model/bounds.hpp"

namespace grundy::lab {

namespace {

/// The most slots for which pairs are tried.
constexpr std::size_t kPairedSlots = 16;

struct Key {
  std::size_t slot;
  int sign;
  std::optional<std::size_t> other = {};
  int other_sign = 1;
};

/// The changes of one component of a move's result.
struct Consequence {
  std::size_t leaf;
  std::vector<Change> const* changes;
  bool settled = false;
};

class Finder {
 public:
  explicit Finder(const Model& model) : model_(model), slots_(model.slots()) {
    for (std::size_t x = 0; x < model.expressions.size(); ++x) {
      const Expression& e = model.expressions[x];
      if (e.op == ModelOp::slot) slots_[static_cast<std::size_t>(e.value)] = static_cast<ExprId>(x);
    }
    for (std::size_t i = 0; i < model.leaves.size(); ++i) {
      bounds_.emplace_back(model, model.leaves[i].facts);
      const std::size_t first = outcomes_.size();
      for (const std::vector<Change>& changes : model.leaves[i].after) {
        const bool met = std::any_of(outcomes_.begin() + static_cast<std::ptrdiff_t>(first), outcomes_.end(),
                                     [&](const Consequence& other) { return *other.changes == changes; });
        if (!met) outcomes_.push_back({i, &changes});
      }
    }
  }

  /// Returns the measures in order, if they settle all moves.
  std::optional<std::vector<Key>> find() {
    std::vector<Key> keys;
    std::vector<bool> used(model_.program->slots());
    while (std::any_of(outcomes_.begin(), outcomes_.end(), [](const Consequence& o) { return !o.settled; })) {
      const auto best = best_single(used);
      const auto chosen = best ? best : best_pair(used);
      if (!chosen) return std::nullopt;
      settle(*chosen);
      if (!chosen->other) used[chosen->slot] = true;
      keys.push_back(*chosen);
    }
    return keys;
  }

 private:
  /// Returns the sign of the change of a measure by a move, from the least upper bound found.
  Sign change(const Consequence& outcome, const Key& key) {
    Linear form;
    for (const auto& [slot, sign] :
         {std::pair(key.slot, key.sign), std::pair(key.other.value_or(key.slot), key.other ? key.other_sign : 0)}) {
      if (sign == 0) continue;
      const auto found =
          std::find_if(outcome.changes->begin(), outcome.changes->end(), [slot = slot](const Change& c) { return c.slot == slot; });
      if (found == outcome.changes->end()) continue;
      const Linear before = bounds_[outcome.leaf].form(slot_of(slot));
      form = sum(form, sum(bounds_[outcome.leaf].form(found->to), before, -1), sign);
    }
    if (form.terms.empty() && form.number == 0) return Sign::not_positive;
    return bounds_[outcome.leaf].sign(form);
  }

  ExprId slot_of(std::size_t slot) const { return slots_[slot]; }

  std::optional<Key> best_single(const std::vector<bool>& used) {
    // Only changed slots matter, so each move counts for these alone.
    const std::size_t slots = model_.program->slots();
    std::vector<std::size_t> settles[2], worsens[2];
    for (auto& counts : {settles, worsens}) counts[0].assign(slots, 0), counts[1].assign(slots, 0);
    for (const Consequence& outcome : outcomes_) {
      if (outcome.settled) continue;
      for (const Change& c : *outcome.changes) {
        if (c.slot >= slots) continue;
        for (int way = 0; way < 2; ++way) {
          const Sign sign = change(outcome, {c.slot, way == 0 ? 1 : -1});
          settles[way][c.slot] += sign == Sign::negative;
          worsens[way][c.slot] += sign == Sign::any;
        }
      }
    }
    std::optional<Key> best;
    std::size_t most = 0;
    for (std::size_t slot = 0; slot < slots; ++slot) {
      for (int way = 0; way < 2; ++way) {
        if (used[slot] || worsens[way][slot] > 0 || settles[way][slot] <= most) continue;
        most = settles[way][slot];
        best = Key{slot, way == 0 ? 1 : -1};
      }
    }
    return best;
  }

  std::optional<Key> best_pair(const std::vector<bool>& used) {
    const std::size_t slots = model_.program->slots();
    if (slots > kPairedSlots) return std::nullopt;
    std::optional<Key> best;
    std::size_t most = 0;
    for (std::size_t a = 0; a < slots; ++a) {
      for (std::size_t b = a + 1; b < slots; ++b) {
        if (used[a] || used[b]) continue;
        for (const auto& [one, two] : {std::pair(1, 1), std::pair(-1, -1), std::pair(1, -1), std::pair(-1, 1)}) {
          const Key key{a, one, b, two};
          std::size_t settles = 0;
          bool worsens = false;
          for (const Consequence& outcome : outcomes_) {
            if (outcome.settled) continue;
            const Sign sign = change(outcome, key);
            settles += sign == Sign::negative;
            worsens |= sign == Sign::any;
            if (worsens) break;
          }
          if (worsens || settles <= most) continue;
          most = settles;
          best = key;
        }
      }
    }
    return best;
  }

  void settle(const Key& key) {
    for (Consequence& outcome : outcomes_) {
      if (!outcome.settled) outcome.settled = change(outcome, key) == Sign::negative;
    }
  }

  const Model& model_;
  std::vector<Bounds> bounds_;
  std::vector<Consequence> outcomes_;
  std::vector<ExprId> slots_;
};

/// Digits of the keys, and of the slots that the keys do not determine.
std::vector<Digit> digits_of(const Model& model, const std::vector<Key>& keys) {
  std::vector<Digit> digits;
  std::vector<bool> determined(model.slots());
  const auto add = [&](std::size_t slot, int sign) {
    if (determined[slot]) return;
    const Interval range = model.range(slot);
    digits.push_back({slot, sign, {}, 1, sign > 0 ? range.least : -range.most, static_cast<std::uint64_t>(range.most - range.least + 1)});
    determined[slot] = true;
    // Its sum with another slot determines the other one.
    for (bool more = true; more;) {
      more = false;
      for (const Digit& digit : digits) {
        if (!digit.other || determined[digit.slot] == determined[*digit.other]) continue;
        determined[digit.slot] = determined[*digit.other] = true;
        more = true;
      }
    }
  };
  for (const Key& key : keys) {
    if (!key.other || (determined[*key.other] && !determined[key.slot])) {
      add(key.slot, key.sign);
    } else if (determined[key.slot] && !determined[*key.other]) {
      add(*key.other, key.other_sign);
    } else if (!determined[key.slot]) {
      const Interval a = model.range(key.slot), b = model.range(*key.other);
      const std::int64_t least = (key.sign > 0 ? a.least : -a.most) + (key.other_sign > 0 ? b.least : -b.most);
      const std::uint64_t count = static_cast<std::uint64_t>((a.most - a.least) + (b.most - b.least) + 1);
      digits.push_back({key.slot, key.sign, key.other, key.other_sign, least, count});
    }
  }
  for (std::size_t slot = 0; slot < model.slots(); ++slot) add(slot, 1);
  return digits;
}

}  // namespace

std::vector<std::int64_t> Layout::weights(std::size_t slots) const {
  std::vector<std::int64_t> out(slots);
  for (const Digit& digit : digits) {
    out[digit.slot] += digit.sign * static_cast<std::int64_t>(digit.weight);
    if (digit.other) out[*digit.other] += digit.other_sign * static_cast<std::int64_t>(digit.weight);
  }
  return out;
}

std::uint64_t Layout::number_of(const Slots& slots) const {
  std::uint64_t out = 0;
  for (const Digit& digit : digits) {
    std::int64_t value = digit.sign * slots[digit.slot] - digit.least;
    if (digit.other) value += digit.other_sign * slots[*digit.other];
    out += static_cast<std::uint64_t>(value) * digit.weight;
  }
  return out;
}

bool Layout::slots_of(std::uint64_t number, const Model& model, Slots& out) const {
  out.assign(model.slots(), INT64_MIN);
  std::vector<std::pair<const Digit*, std::int64_t>> sums;
  for (const Digit& digit : digits) {
    const std::int64_t value = static_cast<std::int64_t>(number / digit.weight) + digit.least;
    number %= digit.weight;
    if (digit.other) sums.emplace_back(&digit, value);
    else out[digit.slot] = digit.sign * value;
  }
  for (std::size_t i = 0; i < sums.size() * sums.size() + 1 && !sums.empty(); ++i) {
    const auto [digit, value] = sums[i % sums.size()];
    std::int64_t &a = out[digit->slot], &b = out[*digit->other];
    if (a == INT64_MIN && b != INT64_MIN) a = digit->sign * (value - digit->other_sign * b);
    else if (b == INT64_MIN && a != INT64_MIN) b = digit->other_sign * (value - digit->sign * a);
  }
  for (std::size_t slot = 0; slot < out.size(); ++slot) {
    const Interval range = model.range(slot);
    if (out[slot] < range.least || out[slot] > range.most) return false;
  }
  return true;
}

Layout find_layout(const Model& model) {
  Layout layout;
  const auto keys = Finder(model).find();
  layout.ordered = keys.has_value();
  layout.keys = keys ? keys->size() : 0;
  layout.digits = digits_of(model, keys.value_or(std::vector<Key>{}));
  layout.unlimited_size = 1;
  for (const Digit& digit : layout.digits) layout.unlimited_size *= static_cast<long double>(digit.count);
  if (layout.unlimited_size > 9007199254740992.0L) return layout;
  std::uint64_t weight = 1;
  for (std::size_t i = layout.digits.size(); i-- > 0;) {
    layout.digits[i].weight = weight;
    weight *= layout.digits[i].count;
  }
  layout.size = weight;
  return layout;
}

std::uint64_t most_nimber(const Model& model, const Layout& layout) {
  constexpr std::uint64_t kMostOptions = std::uint64_t{1} << 24;
  return std::min(model.options, model.program->nature.splits ? kMostOptions : layout.size);
}

}  // namespace grundy::lab
