// From classes of positions to a condition or a number in words of their own.
#pragma once

#include <optional>
#include <span>

#include "lab/patterns/positions.hpp"
#include "lab/patterns/terms.hpp"

namespace grundy::lab {

/// Subject of a description: who loses, or the nimber.
enum class Subject : std::uint8_t { outcome, nimber };

inline std::int64_t of(const SolvedValue& value, Subject subject) {
  return subject == Subject::outcome ? std::int64_t{value.loses} : value.nimber;
}

/// Returns the condition that a term has a value.
TermId class_condition(Terms& terms, TermId t, std::int64_t value);

/// Returns the condition that a term has one of some values.
TermId one_of(Terms& terms, TermId t, const std::vector<std::int64_t>& values);

/// A value as a function of one or two terms: what it is for each pair of their values that occurs. With one term, `b` is kNoTerm.
class ClassTable {
 public:
  ClassTable(TermId a, TermId b) : a_(a), b_(b) {}

  /// Adds a position. False if its class has another value already, or if there are more than kMostClasses.
  bool add(const Terms& terms, std::span<const std::int64_t> numbers, std::int64_t value);

  struct Entry {
    std::int64_t a, b, value;
    std::uint64_t count;  // of positions
  };
  const std::vector<Entry>& entries() const { return entries_; }

  /// Returns a term for the value: a condition if all values are 0 or 1, otherwise a chain of them.
  TermId statement(Terms& terms) const;

 private:
  TermId condition(Terms& terms, std::int64_t value) const;

  TermId a_, b_;
  std::vector<Entry> entries_;
  std::size_t last_ = 0;
};

}  // namespace grundy::lab
