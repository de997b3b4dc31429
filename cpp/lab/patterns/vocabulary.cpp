// Compiled for speed
#include "lab/patterns/vocabulary.hpp"

#include <algorithm>
#include <array>

namespace grundy::lab {

namespace {

/// Slots of a position that statements speak of one by one, and two by two; of more they speak together.
constexpr std::size_t kSingleSlots = 12, kPairedSlots = 4;
/// Of more than that they speak of all together alone.
constexpr std::size_t kNeighbours = 32;
/// Numbers up to which products of two, times a small constant, stay below 2^63.
constexpr std::int64_t kMostFactor = std::int64_t{1} << 28;

}  // namespace

Vocabulary::Vocabulary(Terms& terms, const std::vector<SolvedPositions::Slot>& slots) : terms_(terms) {
  for (std::size_t i = 0; i < slots.size(); ++i) slots_.push_back(terms.slot(i));
  moduli_ = slots.size() == 1 ? 64 : slots.size() == 2 ? 24 : slots.size() == 3 ? 12 : 8;
  primes_ = std::all_of(slots.begin(), slots.end(), [](const auto& slot) { return slot.most < kMostPrime / 2; });
  for (std::size_t i = 0; i < std::min(slots_.size(), kSingleSlots); ++i) {
    add_derived(slots_[i]);
    if (slots.size() > 2) continue;
    add_derived(terms.plus(slots_[i], 1));
    add_derived(terms.plus(slots_[i], -1));
  }
  if (slots.size() > 1) {
    if (slots.size() <= kNeighbours) add_pairs();
    add_aggregates();
    if (slots.size() <= kNeighbours) add_gaps();
  }
  if (slots.size() == 2 && slots[0].most < kMostFactor && slots[1].most < kMostFactor) add_quadratics();
  add_comparisons();
  std::stable_sort(entries_.begin(), entries_.end(),
                   [&](const Entry& a, const Entry& b) { return terms_.length(a.term) < terms_.length(b.term); });
}

void Vocabulary::add(TermId t, bool measure) {
  if (added_.insert(t).second) entries_.push_back({t, measure});
}

/// Adds a number, and what is usually made of a single number.
void Vocabulary::add_derived(TermId t) {
  const auto of = [&](TermOp op, TermId a, std::int64_t b) { return terms_.make(op, a, terms_.constant(b)); };
  add(t);
  for (std::int64_t m = 2; m <= moduli_; ++m) add(of(TermOp::modulo, t, m));
  for (std::int64_t m = 2; m <= 6; ++m) {
    const TermId part = of(TermOp::divide, t, m);
    add(part);
    add(of(TermOp::modulo, part, 2));
    add(of(TermOp::multiply, part, m));
  }
  for (std::int64_t bit = 4; bit <= 8; bit *= 2) add(of(TermOp::modulo, of(TermOp::divide, t, bit), 2));
  for (const std::int64_t by : {1, -1, 2, -2}) add(terms_.plus(t, by));
  const TermId twice = terms_.make(TermOp::multiply, terms_.constant(2), t);
  for (const std::int64_t by : {0, 1, -1}) add(terms_.plus(twice, by));
  for (int op = static_cast<int>(TermOp::low_bit); op <= static_cast<int>(TermOp::zeckendorf); ++op) {
    if (static_cast<TermOp>(op) == TermOp::least_prime && !primes_) continue;
    const TermId function = terms_.make(static_cast<TermOp>(op), t);
    for (const std::int64_t by : {0, 1, -1}) add(terms_.plus(function, by));
    for (const std::int64_t m : {2, 3, 4}) add(of(TermOp::modulo, function, m));
    add(of(TermOp::divide, function, 2));
  }
  add(terms_.make(TermOp::subtract, terms_.constant(1), of(TermOp::modulo, terms_.make(TermOp::ones, t), 2)));
  for (const std::int64_t by : {-1, 1}) {
    const TermId common = terms_.make(TermOp::bit_and, t, terms_.plus(t, by));
    add(common);
    add(of(TermOp::sign, common, 0), false);
  }
  comparable_.push_back(t);
  for (const TermOp op : {TermOp::low_bit, TermOp::odd_part, TermOp::zeckendorf}) comparable_.push_back(terms_.make(op, t));
  if (slots_.size() > 2) return;
  comparable_.push_back(twice);
  comparable_.push_back(of(TermOp::divide, t, 2));
  for (const TermOp op : {TermOp::low_bit, TermOp::zeckendorf})
    comparable_.push_back(terms_.make(TermOp::multiply, terms_.constant(2), terms_.make(op, t)));
}

void Vocabulary::add_pairs() {
  const std::size_t count = slots_.size();
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = i + 1; j < count; ++j) {
      // Of many numbers only neighbours, and those that stand in the same place of two arrays.
      if (count > kPairedSlots && j != i + 1 && j != i + count / 2) continue;
      for (const TermOp op : {TermOp::add, TermOp::distance, TermOp::minimum, TermOp::maximum, TermOp::bit_xor}) {
        const TermId pair = terms_.make(op, slots_[i], slots_[j]);
        if (count == 2) add_derived(pair);
        else add(pair);
        for (std::int64_t m = 2; m <= std::min<std::int64_t>(moduli_, 8); ++m) add(terms_.make(TermOp::modulo, pair, terms_.constant(m)));
        comparable_.push_back(pair);
      }
      for (const TermOp op : {TermOp::bit_and, TermOp::bit_or, TermOp::gcd, TermOp::multiply})
        add(terms_.make(op, slots_[i], slots_[j]), op != TermOp::multiply);
      for (const TermOp op : {TermOp::bit_and, TermOp::bit_or}) {
        for (std::int64_t m = 2; m <= 8; m *= 2)
          add(terms_.make(TermOp::modulo, terms_.make(op, slots_[i], slots_[j]), terms_.constant(m)), false);
      }
      const TermId difference = terms_.make(TermOp::subtract, slots_[j], slots_[i]);
      add(difference);
      add(terms_.plus(difference, -1));
    }
  }
}

/// Adds the nim-sum and the sum of some terms; with `bits`, also whether the digits of each binary place add up to multiples.
void Vocabulary::fold_both(const std::vector<TermId>& of, bool bits) {
  const TermId nim_sum = terms_.fold(TermOp::bit_xor, of), sum = terms_.fold(TermOp::add, of);
  add(nim_sum);
  add(sum);
  comparable_.push_back(nim_sum);
  if (!bits) return;
  comparable_.push_back(sum);
  for (std::int64_t m = 2; m <= moduli_; ++m) add(terms_.make(TermOp::modulo, sum, terms_.constant(m)));
  for (std::int64_t by = 3; by <= 5; ++by) add(terms_.even(by, of), false);
}

/// Adds what all numbers have in common.
void Vocabulary::add_aggregates() {
  const auto each = [&](auto make) {
    std::vector<TermId> out;
    for (const TermId slot : slots_) out.push_back(make(slot));
    return out;
  };
  fold_both(slots_, true);
  const TermId greatest = terms_.fold(TermOp::maximum, slots_), least = terms_.fold(TermOp::minimum, slots_);
  for (const TermId extreme : {greatest, least}) {
    add(extreme);
    if (slots_.size() <= kNeighbours)
      add(terms_.fold(TermOp::add, each([&](TermId slot) { return terms_.make(TermOp::equal, slot, extreme); })));
    comparable_.push_back(extreme);
  }
  for (const std::int64_t n : {0, 1})
    add(terms_.fold(TermOp::add, each([&](TermId slot) { return terms_.make(TermOp::equal, slot, terms_.constant(n)); })));
  for (const std::int64_t by : {1, -1}) fold_both(each([&](TermId slot) { return terms_.plus(slot, by); }), true);
  for (std::int64_t m = 2; m <= 12; ++m) {
    fold_both(each([&](TermId slot) { return terms_.make(TermOp::modulo, slot, terms_.constant(m)); }), false);
    if (m > 6) continue;
    const auto parts = each([&](TermId slot) { return terms_.make(TermOp::divide, slot, terms_.constant(m)); });
    fold_both(parts, false);
    add(terms_.make(TermOp::multiply, terms_.constant(m), terms_.fold(TermOp::bit_xor, parts)));
  }
  for (int op = static_cast<int>(TermOp::low_bit); op <= static_cast<int>(primes_ ? TermOp::least_prime : TermOp::length); ++op)
    fold_both(each([&](TermId slot) { return terms_.make(static_cast<TermOp>(op), slot); }), false);
  if (slots_.size() < 3) return;
  // Every other one, as on a staircase.
  for (const std::size_t first : {0, 1}) {
    std::vector<TermId> some;
    for (std::size_t i = first; i < slots_.size(); i += 2) some.push_back(slots_[i]);
    fold_both(some, false);
  }
}

/// Adds nim-sums of gaps: between neighbours, two by two from the last, and between the same places of two arrays.
void Vocabulary::add_gaps() {
  const std::size_t count = slots_.size(), half = count / 2;
  if (count < 3) return;
  for (const std::int64_t by : {0, -1}) {
    std::vector<TermId> neighbours, places;
    if (count % 2 == 1) neighbours.push_back(slots_[0]);
    for (std::size_t i = count % 2; i + 1 < count; i += 2)
      neighbours.push_back(terms_.plus(terms_.make(TermOp::subtract, slots_[i + 1], slots_[i]), by));
    fold_both(neighbours, true);
    if (count % 2 == 1) continue;
    for (std::size_t i = 0; i < half; ++i) places.push_back(terms_.plus(terms_.make(TermOp::distance, slots_[i], slots_[i + half]), by));
    fold_both(places, true);
  }
}

void Vocabulary::add_comparisons() {
  std::vector<TermId> all;
  for (const TermId t : comparable_) {
    if (std::find(all.begin(), all.end(), t) == all.end()) all.push_back(t);
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::int64_t n = 0; n < 4; ++n) add(terms_.make(TermOp::sign, all[i], terms_.constant(n)), false);
    // Of many numbers each only with constants: there would be too many pairs.
    for (std::size_t j = i + 1; j < all.size() && slots_.size() <= kPairedSlots; ++j) add(terms_.make(TermOp::sign, all[i], all[j]), false);
  }
}

/// Adds comparisons of u * u with v * (p * u + q * v): of the slope u / v with a quadratic number.
void Vocabulary::add_quadratics() {
  const TermId least = terms_.make(TermOp::minimum, slots_[0], slots_[1]), most = terms_.make(TermOp::maximum, slots_[0], slots_[1]);
  const std::array<std::array<TermId, 2>, 2> slopes = {{{most, least}, {least, terms_.make(TermOp::distance, slots_[0], slots_[1])}}};
  const auto times = [&](std::int64_t n, TermId t) { return n == 1 ? t : terms_.make(TermOp::multiply, terms_.constant(n), t); };
  for (const auto& [u, v] : slopes) {
    for (std::int64_t p = 0; p <= 4; ++p) {
      for (std::int64_t q = 1; q <= 3; ++q) {
        const TermId line = p == 0 ? times(q, v) : terms_.make(TermOp::add, times(p, u), times(q, v));
        add(terms_.make(TermOp::sign, terms_.make(TermOp::multiply, u, u), terms_.make(TermOp::multiply, v, line)), false);
      }
    }
  }
}

double Vocabulary::evaluate(std::span<const Example> examples, const Slice& slice) {
  while (next_ < entries_.size()) {
    evaluate_one(entries_[next_++], examples);
    if (slice.over()) return static_cast<double>(next_) / static_cast<double>(entries_.size() + 1);
  }
  return 1;
}

void Vocabulary::evaluate_one(const Entry& entry, std::span<const Example> examples) {
  Slots column;
  column.reserve(examples.size());
  for (const Example& example : examples) column.push_back(terms_.value(entry.term, example.numbers));
  std::vector<std::int64_t> distinct;
  std::string classes;
  classes.reserve(examples.size());
  for (const std::int64_t value : column) {
    const auto found = std::find(distinct.begin(), distinct.end(), value);
    if (found == distinct.end() && distinct.size() == kMostClasses) break;
    classes.push_back(static_cast<char>(found - distinct.begin()));
    if (found == distinct.end()) distinct.push_back(value);
  }
  if (classes.size() == examples.size() && distinct.size() > 1) {
    const auto [kept, fresh] = partitions_.insert(std::move(classes));
    if (fresh) features_.push_back({entry.term, &*kept});
  }
  if (!entry.measure) return;
  const auto [kept, fresh] = columns_.insert(std::move(column));
  if (fresh) measures_.push_back({entry.term, &*kept});
}

}  // namespace grundy::lab
