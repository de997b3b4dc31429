// The numbers of which statements about a game are made: its own, and what follows from them.
#pragma once

#include <set>
#include <span>

#include "base/slice.hpp"
#include "lab/patterns/positions.hpp"
#include "lab/patterns/terms.hpp"

namespace grundy::lab {

/// A term by which positions are divided into classes: at most 64 of them on the examples. `classes`: of each example, numbered in the
/// order in which they appear.
struct Feature {
  TermId term;
  const std::string* classes;
};

/// A term with its value for each example.
struct Column {
  TermId term;
  const Slots* values;
};

/// The most classes that a statement may distinguish.
inline constexpr std::size_t kMostClasses = 64;

/// Collects terms, and evaluates them on examples. Of terms that are alike on all of them it keeps the shortest.
class Vocabulary {
 public:
  Vocabulary(Terms& terms, const std::vector<SolvedPositions::Slot>& slots);

  /// Evaluates terms until the slice is over. Returns the share done, 1 exactly when done.
  double evaluate(std::span<const Example> examples, const Slice& slice);

  /// The shortest first.
  const std::vector<Feature>& features() const { return features_; }
  const std::vector<Column>& measures() const { return measures_; }

 private:
  struct Entry {
    TermId term;
    bool measure;  // also as a number of its own, not only by its classes
  };

  void add(TermId t, bool measure = true);
  void add_derived(TermId t);
  void add_pairs();
  void add_aggregates();
  void add_gaps();
  void add_comparisons();
  void add_quadratics();
  void fold_both(const std::vector<TermId>& of, bool bits);
  void evaluate_one(const Entry& entry, std::span<const Example> examples);

  Terms& terms_;
  std::vector<TermId> slots_, comparable_;
  std::vector<Entry> entries_;
  std::set<TermId> added_;
  std::int64_t moduli_;  // the largest
  bool primes_;          // whether numbers are small enough to ask for their primes
  std::size_t next_ = 0;
  std::set<std::string> partitions_;
  std::set<Slots> columns_;
  std::vector<Feature> features_;
  std::vector<Column> measures_;
};

}  // namespace grundy::lab
