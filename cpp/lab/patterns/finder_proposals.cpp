// Compiled for speed. What is tried: statements that fit the examples.
#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <numeric>

#include "lab/patterns/finder.hpp"

namespace grundy::lab {

namespace {

/// Features of which pairs are tried, the shortest.
constexpr std::size_t kMostPaired = 900;
/// Evidence that a slope needs beyond certainty: some hundred are tried.
constexpr double kSlopeBits = 10;
/// Features of which some classes may have one nimber each, and the most classes of such a feature.
constexpr std::size_t kMostGuards = 40;
constexpr std::size_t kFewClasses = 4;
/// Terms to which a function of classes is added.
constexpr std::size_t kMostBases = 6;

/// The bits that it takes to name one of many things, the first ones with fewer: the probabilities 2^-bits add up to less than 1.
double bits_of_rank(std::size_t rank) { return 2 * std::log2(static_cast<double>(rank) + 2); }

std::uint64_t hash_of(std::uint64_t so_far, std::int64_t value) {
  return (so_far ^ static_cast<std::uint64_t>(value)) * 0x9E3779B97F4A7C15u + (so_far >> 29);
}

}  // namespace

/// Whether all examples of a class have the same target.
bool RuleFinder::classes_agree(const Feature& a, const Feature* b) const {
  std::int64_t value[kMostClasses * kMostClasses];
  std::uint64_t seen[kMostClasses] = {};
  std::size_t count = 0;
  for (std::size_t i = 0; i < targets_.size(); ++i) {
    const auto row = static_cast<std::size_t>((*a.classes)[i]), column = static_cast<std::size_t>(b ? (*b->classes)[i] : 0),
               place = row * kMostClasses + column;
    if (seen[row] >> column & 1) {
      if (value[place] != targets_[i]) return false;
      continue;
    }
    if (++count > kMostClasses) return false;
    seen[row] |= std::uint64_t{1} << column;
    value[place] = targets_[i];
  }
  return true;
}

void RuleFinder::propose_class(TermId a, TermId b, TermId base, double prior) {
  Candidate candidate{.a = a, .b = b, .base = base, .prior = prior};
  ClassTable table(a, b);
  for (const Example& example : examples_) {
    if (!table.add(terms_, example.numbers, target(example.value, base, example.numbers))) return;
  }
  candidate.length = terms_.length(table.statement(terms_)) + (base == kNoTerm ? 0 : terms_.length(base));
  candidates_.push_back(candidate);
}

void RuleFinder::propose_pairs_of(std::size_t first) {
  const auto& features = vocabulary_.features();
  const std::size_t most = std::min(features.size(), kMostPaired);
  for (std::size_t j = first + 1; j < most && candidates_.size() < 4 * kMostPaired; ++j) {
    ++tried_;
    if (classes_agree(features[first], &features[j]))
      propose_class(features[first].term, features[j].term, kNoTerm, bits_of_rank(first) + bits_of_rank(j));
  }
}

void RuleFinder::propose_slopes() {
  const auto& slots = positions_.slots();
  // Products of larger numbers would not fit.
  const auto is_small = [](const SolvedPositions::Slot& slot) { return slot.least >= 0 && slot.most <= INT32_MAX / 16; };
  if (slots.size() != 2 || !is_small(slots[0]) || !is_small(slots[1])) return;
  const TermId x = terms_.slot(0), y = terms_.slot(1);
  const TermId least = terms_.make(TermOp::minimum, x, y), apart = terms_.make(TermOp::distance, x, y);
  const std::pair<TermId, TermId> kinds[] = {{least, apart}, {x, y}, {y, x}};
  for (const auto& [u, v] : kinds) {
    std::vector<std::pair<std::int64_t, std::int64_t>> pairs;
    for (const Example& example : examples_) {
      if (example.value.loses) pairs.emplace_back(terms_.value(u, example.numbers), terms_.value(v, example.numbers));
    }
    ++tried_;
    for (const Slope& slope : slopes_of(pairs)) {
      ++tried_;
      const TermId pair = on_slope(terms_, u, v, slope);
      const std::size_t before = candidates_.size();
      propose_class(pair, kNoTerm, kNoTerm, kSlopeBits);
      if (candidates_.size() > before) candidates_.back().slope = slope;
    }
  }
}

/// Proposes a term for the nimbers, which for some classes of `guard` are constants instead.
void RuleFinder::propose_joined(TermId term, TermId guard, double prior) {
  struct Class {
    bool right = true, single = true;  // the term foretells its nimbers; it has one nimber only
    std::int64_t nimber = -1;
  };
  Candidate candidate{.term = term, .prior = prior};
  std::map<std::int64_t, Class> classes;
  for (const Example& example : examples_) {
    if (guard == kNoTerm) break;
    Class& one = classes[terms_.value(guard, example.numbers)];
    const std::int64_t nimber = example.value.nimber;
    if (terms_.value(term, example.numbers) != nimber) one.right = false;
    if (one.nimber >= 0 && one.nimber != nimber) one.single = false;
    one.nimber = nimber;
  }
  std::map<std::int64_t, Slots> constants;  // the classes of each
  for (const auto& [value, one] : classes) {
    if (one.right) continue;
    if (!one.single) return;
    constants[one.nimber].push_back(value);
    ++candidate.free;
  }
  for (const auto& [nimber, values] : constants)
    candidate.term = terms_.make(TermOp::select, one_of(terms_, guard, values), terms_.constant(nimber), candidate.term);
  candidate.length = terms_.length(candidate.term);
  candidates_.push_back(candidate);
}

void RuleFinder::choose_guards() {
  for (const Feature& feature : vocabulary_.features()) {
    const auto last = std::max_element(feature.classes->begin(), feature.classes->end());
    if (static_cast<std::size_t>(*last) < kFewClasses && guards_.size() < kMostGuards) guards_.push_back(&feature);
  }
}

/// Proposes measures that equal the nimbers, and pairs of measures whose sum or nim-sum does, except in classes of a guard that have one
/// nimber only. Pairs are found by hashing: f + g is the nimber if g is what f leaves. O(measures * examples).
void RuleFinder::propose_equal(const Feature* guard) {
  const auto& measures = vocabulary_.measures();
  std::vector<std::size_t> rows;  // the examples that the measures have to fit
  if (!guard) {
    rows.resize(examples_.size());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
  } else {
    const auto& classes = *guard->classes;
    std::int64_t value[kMostClasses];
    std::uint64_t seen = 0, several = 0;
    for (std::size_t i = 0; i < classes.size(); ++i) {
      const auto of_class = static_cast<std::size_t>(classes[i]);
      const std::uint64_t bit = std::uint64_t{1} << of_class;
      if (seen & bit && value[of_class] != targets_[i]) several |= bit;
      seen |= bit;
      value[of_class] = targets_[i];
    }
    if (several == 0 || several == seen) return;
    for (std::size_t i = 0; i < classes.size(); ++i) {
      if (several >> classes[i] & 1) rows.push_back(i);
    }
  }
  const TermId guard_term = guard ? guard->term : kNoTerm;
  const double prior = guard ? bits_of_rank(kMostGuards) : bits_of_rank(0);
  std::unordered_map<std::uint64_t, std::size_t> by_hash;
  const auto hash = [&](auto value) {
    std::uint64_t out = 0;
    for (const std::size_t row : rows) out = hash_of(out, value(row));
    return out;
  };
  for (std::size_t i = 0; i < measures.size(); ++i)
    by_hash.try_emplace(hash([&](std::size_t row) { return (*measures[i].values)[row]; }), i);
  if (const auto same = by_hash.find(hash([&](std::size_t row) { return targets_[row]; })); same != by_hash.end())
    propose_joined(measures[same->second].term, guard_term, prior + bits_of_rank(same->second));
  tried_ += 3 * measures.size();
  for (std::size_t i = 0; i < measures.size(); ++i) {
    const Slots& values = *measures[i].values;
    const auto rest = by_hash.find(hash([&](std::size_t row) { return targets_[row] - values[row]; }));
    const auto joined = [&](TermOp op, std::size_t j) {
      propose_joined(terms_.make(op, measures[i].term, measures[j].term), guard_term, prior + bits_of_rank(i) + bits_of_rank(j));
    };
    if (rest != by_hash.end()) joined(TermOp::add, rest->second);
    const auto other = by_hash.find(hash([&](std::size_t row) { return targets_[row] ^ values[row]; }));
    if (other != by_hash.end()) joined(TermOp::bit_xor, other->second);
  }
}

/// Proposes functions of the classes of a feature; of nimbers also with a short measure added.
bool RuleFinder::propose_classes(const Slice& slice) {
  const auto& features = vocabulary_.features();
  const auto& measures = vocabulary_.measures();
  const std::size_t bases = subject() == Subject::outcome ? 0 : std::min(measures.size(), kMostBases);
  for (; cursor_ < features.size() * (1 + bases); ++cursor_) {
    const std::size_t base = cursor_ / features.size(), feature = cursor_ % features.size();
    if (feature == 0 && base > 0) {
      for (std::size_t i = 0; i < targets_.size(); ++i) targets_[i] = examples_[i].value.nimber - (*measures[base - 1].values)[i];
    }
    ++tried_;
    if (classes_agree(features[feature], nullptr))
      propose_class(features[feature].term, kNoTerm, base == 0 ? kNoTerm : measures[base - 1].term,
                    bits_of_rank(feature) + bits_of_rank(base));
    if (cursor_ % 16 == 0 && slice.over()) return ++cursor_, false;
  }
  return true;
}

bool RuleFinder::propose(const Slice& slice) {
  const std::size_t features = vocabulary_.features().size();
  const auto each = [&](std::size_t most, auto propose_one) {
    while (cursor_ < most) {
      propose_one(cursor_++);
      if (slice.over()) return false;
    }
    return true;
  };
  switch (stage_) {
    case Stage::one_class:
    case Stage::nimber_class: return propose_classes(slice);
    case Stage::slope: propose_slopes(); return true;
    case Stage::two_classes:
    case Stage::nimber_classes: return each(std::min(features, kMostPaired), [&](std::size_t i) { propose_pairs_of(i); });
    default:
      if (guards_.empty()) choose_guards();
      return each(1 + guards_.size(), [&](std::size_t i) { propose_equal(i == 0 ? nullptr : guards_[i - 1]); });
  }
}

}  // namespace grundy::lab
