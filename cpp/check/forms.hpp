// Games as lists of options, compared by the definition of <= alone (Conway, "On numbers and games", chapter 0).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/number_map.hpp"
#include "base/sequence_table.hpp"
#include "rules/rules.hpp"

namespace grundy {

/// The number of a form: they count up from 0, and options are earlier ones.
using Form = std::uint32_t;

class Forms {
 public:
  /// Limits, so that a file cannot ask for more work than a certificate may: forms, comparisons, and looks at options for comparisons.
  static constexpr std::size_t kMostForms = 200'000, kMostComparisons = 1'000'000, kMostLooks = 10'000'000;

  /// Returns the form with these options, in any order and possibly several times; the same options give the same form.
  Form add(std::vector<Form> left, std::vector<Form> right);

  std::size_t size() const { return forms_.size(); }
  std::span<const Form> options(Form g, Player player) const { return player == Player::left ? forms_[g].left : forms_[g].right; }
  bool has_option(Form g, Player player, Form option) const;

  /// Returns whether g <= h: no Left option of g is >= h, and no Right option of h is <= g. Each pair of forms is compared once. If
  /// that is too much work, the answers mean nothing: see `exhausted()`.
  bool at_most(Form g, Form h);
  bool equal(Form g, Form h) { return g == h || (at_most(g, h) && at_most(h, g)); }
  /// Returns whether a player likes `better` at least as much.
  bool at_least_as_good(Player player, Form better, Form than) {
    return player == Player::left ? at_most(than, better) : at_most(better, than);
  }

  /// Return -g, and {g^L + h, g + h^L | g^R + h, g + h^R}. Each is made once.
  Form negative(Form g);
  Form plus(Form g, Form h);

  bool exhausted() const { return exhausted_; }

 private:
  struct Options {
    std::vector<Form> left, right;
  };
  /// A comparison that goes on with the option `next`, counted over both sides.
  struct Comparison {
    Form g, h;
    std::size_t next = 0;
  };

  std::optional<std::pair<Form, Form>> refuting(const Comparison& comparison) const;
  /// Makes a form that depends on others made in the same way, by pairs; `made(g, h)` returns the form, or the pair to be made before.
  template <class Made>
  Form make(NumberMap& known, Form g, Form h, Made made);

  std::vector<Options> forms_;
  SequenceTable names_;  // of forms by their options, with a separator
  NumberMap comparisons_, negatives_, sums_;
  std::size_t looks_ = 0;
  bool exhausted_ = false;
};

/// Returns the other player.
constexpr Player opponent(Player player) { return player == Player::left ? Player::right : Player::left; }

}  // namespace grundy
