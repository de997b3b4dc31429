// Solves texts in which Left and Right have different moves and positions are sums: components add up by their values.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "lab/solvers/solver.hpp"
#include "lab/solvers/move_sources.hpp"
#include "theory/values/total.hpp"

namespace grundy::lab {

/// Sums are given by the numbers of their components, which all say that the same player is to move.
class ValueSolver final : public Solver {
 public:
  /// Sums are solved when they are wanted; when there are none, the first components in the order of their numbers, for the table.
  ValueSolver(const Model& model, const Layout& layout);

  /// Asks for a sum. May drop other sums that are known.
  void want(const std::vector<std::uint64_t>& sum);
  /// Returns who wins a sum; nothing if that is not known.
  std::optional<values::Winners> find(const std::vector<std::uint64_t>& sum) const;
  /// Returns the same, and works it out without a pause if it is not known yet.
  std::optional<values::Winners> work_out(const std::vector<std::uint64_t>& sum);
  /// Returns the same for a cell of a table: what cannot be valued there is no failure.
  std::optional<values::Winners> work_out_cell(const std::vector<std::uint64_t>& sum);
  /// Whether the last sums that were wanted cannot be valued.
  bool has_failed() const { return failed_; }

  /// Whether Right is to move.
  bool right_moves(std::uint64_t number) const;
  /// Returns a component with the other player to move.
  std::uint64_t turned(std::uint64_t number) const { return right_moves(number) ? number - moves_.right() : number + moves_.right(); }

  const values::PositionValues& values() const { return values_; }
  const values::Store& store() const { return store_; }
  const NumberedMoves& moves() const { return moves_; }

  double advance(const Slice& slice) override;
  std::optional<Obstacle> obstacle() const override;
  std::optional<std::size_t> too_long() const override { return moves_.too_long(); }
  std::optional<Value> known(std::uint64_t number) const override;
  bool absent(std::uint64_t number) const override;
  bool has_nimbers() const override { return false; }
  bool has_remoteness() const override { return false; }
  std::uint64_t positions() const override { return 2 * values_.size(); }

 private:
  static constexpr std::size_t kMostSums = 200'000;       // that are kept
  static constexpr std::uint64_t kMostInTable = 400'000;  // numbers, of both players
  static constexpr std::uint64_t kTableSteps = 500'000;   // values can be large: about a second

  /// Components by their numbers with Left to move, ascending.
  using Sum = std::vector<std::uint64_t>;
  Sum sum_of(const std::vector<std::uint64_t>& numbers) const;
  bool take();
  void work(values::Steps& steps);
  void pay_for_table(std::uint64_t steps);

  const Model& model_;
  const Layout& layout_;
  values::Store store_;
  NumberedMoves moves_;
  values::PositionValues values_;
  std::map<Sum, values::Winners> known_;
  std::vector<Sum> wanted_;
  std::uint64_t table_steps_ = kTableSteps;
  std::uint64_t next_ = 0;  // the number that comes next for the table
  bool failed_ = false, for_table_ = false, table_done_ = false;
  // The sum that is worked out.
  std::optional<Sum> sum_;
  values::Total total_{store_};
};

}  // namespace grundy::lab
