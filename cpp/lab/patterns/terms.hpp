// Slots and conditions that a statement about positions consists of: expressions over the numbers of a position. Most can be written in
// the language of rule texts.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <vector>

namespace grundy::lab {

/// The largest prime whose place among the primes is known.
inline constexpr std::int64_t kMostPrime = 200'000;

/// The index of a term in its Terms.
using TermId = std::int32_t;
inline constexpr TermId kNoTerm = -1;

enum class TermOp : std::uint8_t {
  slot,      // `value`: its index
  constant,  // `value`
  add,
  subtract,
  multiply,
  divide,
  modulo,  // of numbers from 1 on
  minimum,
  maximum,
  bit_and,
  bit_or,
  bit_xor,
  gcd,
  distance,  // |a - b|
  sign,      // -1, 0, 1: a is less than b, equal to it, greater
  // Of numbers from 0 on.
  low_bit,      // the largest power of 2 that divides a; 0 of 0
  odd_part,     // a divided by it; 0 of 0
  twos,         // how many times 2 divides a; 30 of 0
  ones,         // the sum of its binary digits
  length,       // the place of its highest binary digit; 0 of 0
  least_prime,  // the place of its least prime among the primes, from 1 on; 0 of 0 and 1
  zeckendorf,   // the least part of a as a sum of Fibonacci numbers without neighbours; 0 of 0
  // Conditions.
  equal,
  unequal,
  less,
  at_most,
  both,
  either,
  member,  // a is in the list `value`
  even,    // in each binary place, the number of ones of the terms in the list `value` is divisible by a
  negation,
  select,  // a ? b : c
};

/// Terms, each once. A list is of constants or of terms.
class Terms {
 public:
  /// `names`: of the slots. `declared`: names that must not stand for anything else in a text.
  explicit Terms(std::vector<std::string> names, const std::vector<std::string>& declared = {});

  TermId slot(std::size_t i) { return make(TermOp::slot, kNoTerm, kNoTerm, kNoTerm, static_cast<std::int64_t>(i)); }
  TermId constant(std::int64_t value) { return make(TermOp::constant, kNoTerm, kNoTerm, kNoTerm, value); }
  TermId make(TermOp op, TermId a, TermId b = kNoTerm, TermId c = kNoTerm, std::int64_t value = 0);
  TermId member(TermId a, std::vector<std::int64_t> of);
  TermId even(std::int64_t by, const std::vector<TermId>& of);
  /// Returns t + by.
  TermId plus(TermId t, std::int64_t by);
  /// Returns the op of all of them, from left to right.
  TermId fold(TermOp op, std::span<const TermId> of);

  /// Returns the value for the numbers of a position. O(length).
  std::int64_t value(TermId t, std::span<const std::int64_t> slots) const;
  /// The length of a term: lengths order statements, the shortest first.
  int length(TermId t) const { return terms_[static_cast<std::size_t>(t)].length; }
  /// Returns both sides of a sign; nothing for other terms.
  std::optional<std::pair<TermId, TermId>> compared(TermId t) const;
  /// Whether the value is 0 or 1 because it is a condition.
  bool is_condition(TermId t) const;
  /// Whether the language can express a term.
  bool expressible(TermId t) const;
  /// Writes a term in the language; functions that it lacks by their names (`functions`). With `named`, those that are long to write, too.
  std::string text(TermId t, bool named) const { return written(t, 0, named); }
  /// The value of a constant; nothing for other terms.
  std::optional<std::int64_t> constant_value(TermId t) const;
  /// Returns a period of a term of one number that reads nothing but residues; nothing for other terms.
  std::optional<std::int64_t> modulus(TermId t) const;
  /// Adds the functions with a name that a term consists of, each once.
  void functions(TermId t, std::vector<TermOp>& out) const;

 private:
  struct Term {
    TermOp op;
    TermId a, b, c;
    std::int64_t value;
    int length;
  };
  using Key = std::tuple<TermOp, TermId, TermId, TermId, std::int64_t>;

  const Term& at(TermId t) const { return terms_[static_cast<std::size_t>(t)]; }
  std::string written(TermId t, int least_binding, bool named) const;
  std::string written_alone(const Term& term, int& binding, bool named) const;
  std::string written_function(const Term& term, int& binding, bool named) const;
  std::string written_items(const Term& term, bool named) const;
  std::string written_binary(const Term& term, int& binding, bool named) const;
  std::string written_list(const Term& term, int& binding, bool named) const;

  std::vector<std::string> names_;
  std::string round_, prime_, divisor_;  // names in what is written: k, p and d, unless these are declared
  std::vector<Term> terms_;
  std::map<Key, TermId> known_;
  std::vector<std::vector<std::int64_t>> lists_;
};

}  // namespace grundy::lab
