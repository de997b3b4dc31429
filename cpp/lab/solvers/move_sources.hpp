// The moves of a text's components, by number or by region, for their values.
#pragma once

#include <optional>
#include <vector>

#include "base/number_map.hpp"
#include "lab/regions/region_board.hpp"
#include "lab/solvers/code.hpp"
#include "solve/position_values.hpp"

namespace grundy::lab {

/// Positions by their numbers, with the moves of both players.
class NumberedMoves final : public values::MoveSource {
 public:
  /// Why moves cannot be listed.
  enum class Failure : std::uint8_t { none, outside, endless };

  /// Both must outlive it.
  NumberedMoves(const Model& model, const Layout& layout);

  /// The line that is too long to run, if any; then no moves can be listed.
  std::optional<std::size_t> too_long() const { return code_.too_long; }
  /// Number added to that of a position if Right is to move, modulo 2^64.
  std::uint64_t right() const { return right_; }
  /// Returns the component of a number with Left to move.
  values::Component component_of(std::uint64_t number);
  /// Returns the component of numbers in declared order.
  values::Component component_of(const Slots& numbers);
  std::optional<values::Component> find(std::uint64_t number) const { return components_.find(number); }
  /// Whether a component is no position, which is known once its moves were listed.
  bool is_absent(values::Component component) const { return absent_[component]; }
  bool list(values::Component component, values::Side side, values::Moves& out) override;

  Failure failure() const { return failure_; }
  /// Returns the number of the position where moves could not be listed.
  std::uint64_t failed() const { return failed_; }
  /// Returns the number of a component, with Left to move.
  std::uint64_t number_of(values::Component component) const { return numbers_[component]; }

 private:
  struct Sink;

  const Model& model_;
  const Layout& layout_;
  Code code_;
  std::vector<std::int64_t> registers_;
  std::uint64_t right_ = 0;
  NumberMap components_;
  std::vector<std::uint64_t> numbers_;
  std::vector<bool> absent_;
  Failure failure_ = Failure::none;
  std::uint64_t failed_ = 0;
};

/// Regions by their keys.
class RegionMoves final : public values::MoveSource {
 public:
  /// The board must outlive it.
  explicit RegionMoves(RegionBoard& board);

  /// Returns the components of a position; nothing if it was not tabulated.
  std::optional<std::vector<values::Component>> components_of(const Slots& numbers);
  bool list(values::Component component, values::Side side, values::Moves& out) override;

 private:
  values::Component meet(const Word* key);
  std::uint64_t hash(const Word* key) const;

  RegionBoard& board_;
  KeyList keys_;
  std::vector<values::Component> index_;  // open addressing, at most half full
  KeyOptions options_;
};

}  // namespace grundy::lab
