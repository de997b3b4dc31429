// Compiled for speed
#include "lab/patterns/statement.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "lab/patterns/vocabulary.hpp"

namespace grundy::lab {

namespace {

using Values = std::set<std::int64_t>;

/// Returns the shorter of two terms; kNoTerm is none.
TermId shorter(const Terms& terms, TermId a, TermId b) {
  if (a == kNoTerm || b == kNoTerm) return a == kNoTerm ? b : a;
  return terms.length(b) < terms.length(a) ? b : a;
}

/// A condition on a sign: `in` are the values for which it is true, `out` those for which it is not.
TermId comparison(Terms& terms, TermId a, TermId b, const Values& in, const Values& out) {
  const bool less = in.contains(-1), equal = in.contains(0), greater = in.contains(1);
  if (equal && !less && !greater) return terms.make(TermOp::equal, a, b);
  if (!equal && (less == greater || !out.contains(less ? 1 : -1))) return terms.make(TermOp::unequal, a, b);
  if (less) return terms.make(equal ? TermOp::at_most : TermOp::less, a, b);
  return terms.make(equal ? TermOp::at_most : TermOp::less, b, a);
}

/// Returns the shortest condition on a term that is true for `in` and false for `out`, neither of them empty.
TermId condition_on(Terms& terms, TermId t, const Values& in, const Values& out) {
  if (const auto sides = terms.compared(t)) return comparison(terms, sides->first, sides->second, in, out);
  if (terms.is_condition(t)) return in.contains(0) ? terms.make(TermOp::negation, t) : t;
  if (in.size() == 1) return terms.make(TermOp::equal, t, terms.constant(*in.begin()));
  if (out.size() == 1) return terms.make(TermOp::unequal, t, terms.constant(*out.begin()));
  TermId best = terms.member(t, {in.begin(), in.end()});
  if (*in.rbegin() < *out.begin()) best = shorter(terms, terms.make(TermOp::at_most, t, terms.constant(*in.rbegin())), best);
  if (*out.rbegin() < *in.begin()) best = shorter(terms, terms.make(TermOp::less, terms.constant(*out.rbegin()), t), best);
  if (out.size() < in.size()) best = shorter(terms, terms.make(TermOp::negation, terms.member(t, {out.begin(), out.end()})), best);
  return best;
}

/// For each value of one term the values of another one that are in, and those that are out.
using Rows = std::map<std::int64_t, std::pair<Values, Values>>;

/// Returns the condition on two terms: values of `a` with the same row are put together.
TermId condition_on_both(Terms& terms, TermId a, TermId b, const Rows& rows) {
  std::vector<std::pair<Values, std::pair<Values, Values>>> groups;  // values of a, their row
  const auto fits = [](const Values& some, const Values& others) {
    return std::none_of(some.begin(), some.end(), [&](std::int64_t v) { return others.contains(v); });
  };
  for (const auto& [value, row] : rows) {
    const auto group = std::find_if(groups.begin(), groups.end(), [&, &row = row](const auto& g) {
      return g.second.first.empty() == row.first.empty() && g.second.second.empty() == row.second.empty() &&
             fits(g.second.first, row.second) && fits(row.first, g.second.second);
    });
    if (group == groups.end()) {
      groups.push_back({{value}, row});
      continue;
    }
    group->first.insert(value);
    group->second.first.insert(row.first.begin(), row.first.end());
    group->second.second.insert(row.second.begin(), row.second.end());
  }
  TermId all = kNoTerm;
  for (const auto& [values, row] : groups) {
    if (row.first.empty()) continue;
    Values others;
    for (const auto& group : groups) {
      // Where the other term does not matter, it is true anyway.
      if (&group.first != &values && !group.second.second.empty()) others.insert(group.first.begin(), group.first.end());
    }
    TermId one = others.empty() ? kNoTerm : condition_on(terms, a, values, others);
    if (!row.second.empty()) {
      const TermId two = condition_on(terms, b, row.first, row.second);
      one = one == kNoTerm ? two : terms.make(TermOp::both, one, two);
    }
    if (one == kNoTerm) return terms.constant(1);
    all = all == kNoTerm ? one : terms.make(TermOp::either, all, one);
  }
  return all == kNoTerm ? terms.constant(0) : all;
}

}  // namespace

TermId class_condition(Terms& terms, TermId t, std::int64_t value) {
  if (const auto sides = terms.compared(t)) {
    const auto [a, b] = *sides;
    return value == 0 ? terms.make(TermOp::equal, a, b) : value < 0 ? terms.make(TermOp::less, a, b) : terms.make(TermOp::less, b, a);
  }
  if (terms.is_condition(t)) return value == 1 ? t : terms.make(TermOp::negation, t);
  return terms.make(TermOp::equal, t, terms.constant(value));
}

TermId one_of(Terms& terms, TermId t, const std::vector<std::int64_t>& values) {
  if (values.size() > 1 && !terms.compared(t) && !terms.is_condition(t)) return terms.member(t, values);
  TermId any = class_condition(terms, t, values.front());
  for (std::size_t i = 1; i < values.size(); ++i) any = terms.make(TermOp::either, any, class_condition(terms, t, values[i]));
  return any;
}

bool ClassTable::add(const Terms& terms, std::span<const std::int64_t> numbers, std::int64_t value) {
  const std::int64_t a = terms.value(a_, numbers), b = b_ == kNoTerm ? 0 : terms.value(b_, numbers);
  const auto same = [&](const Entry& entry) { return entry.a == a && entry.b == b; };
  if (last_ >= entries_.size() || !same(entries_[last_])) {
    last_ = static_cast<std::size_t>(std::find_if(entries_.begin(), entries_.end(), same) - entries_.begin());
    if (last_ == entries_.size()) {
      if (entries_.size() == kMostClasses) return false;
      entries_.push_back({a, b, value, 0});
    }
  }
  ++entries_[last_].count;
  return entries_[last_].value == value;
}

TermId ClassTable::condition(Terms& terms, std::int64_t value) const {
  Rows by_a, by_b;
  for (const Entry& e : entries_) {
    auto& row = by_a[e.a];
    (e.value == value ? row.first : row.second).insert(e.b);
    auto& column = by_b[e.b];
    (e.value == value ? column.first : column.second).insert(e.a);
  }
  if (b_ != kNoTerm) return shorter(terms, condition_on_both(terms, a_, b_, by_a), condition_on_both(terms, b_, a_, by_b));
  return condition_on_both(terms, a_, a_, by_a);
}

TermId ClassTable::statement(Terms& terms) const {
  std::map<std::int64_t, TermId> conditions;  // of each value
  for (const Entry& e : entries_) conditions.try_emplace(e.value, kNoTerm);
  if (conditions.size() == 1) return terms.constant(conditions.begin()->first);
  if (conditions.begin()->first == 0 && conditions.rbegin()->first == 1) return condition(terms, 1);
  for (auto& [value, when] : conditions) when = condition(terms, value);
  // The value with the longest condition needs none.
  const auto rest = std::max_element(conditions.begin(), conditions.end(),
                                     [&](const auto& x, const auto& y) { return terms.length(x.second) < terms.length(y.second); });
  TermId chain = terms.constant(rest->first);
  for (auto value = conditions.rbegin(); value != conditions.rend(); ++value) {
    if (value->first != rest->first) chain = terms.make(TermOp::select, value->second, terms.constant(value->first), chain);
  }
  return chain;
}

}  // namespace grundy::lab
