// The moves of a model without loops and choices: each a conjunction of conditions, and changes.
#pragma once

#include <optional>

#include "lab/model/expressions.hpp"
#include "lab/regions/move_tables.hpp"

namespace grundy::lab {

/// A move under constant choices. Expressions are of Unrolled::model, over the slots alone.
struct UnrolledMove {
  std::size_t line = 0;
  Owners owners = kBothMove;
  std::vector<ExprId> conditions;
  /// Conditions that must hold where those before them hold, or an `=` leaves its range: index of the first condition after it.
  std::vector<std::pair<ExprId, std::size_t>> checks;
  std::vector<Change> changes;
};

class Unrolled {
 public:
  /// Walks the choices of all lines, for Left and for Right. False if the text is refused.
  static std::optional<Unrolled> read(const Model& model, const TableReach& reach, Unsplit& refusal);

  const Model& model() const { return *model_; }
  const std::vector<UnrolledMove>& moves() const { return moves_; }
  bool quiet() const { return quiet_; }
  /// Returns the expression that is always 1.
  ExprId yes() { return make_->yes(); }
  /// Returns the slots that an expression reads, ascending.
  const std::vector<std::uint32_t>& support(ExprId x);

 private:
  Unrolled() : model_(std::make_unique<Model>()), make_(std::make_unique<Expressions>(*model_)) {}

  /// Splits moves that are too wide for tables by the numbers of slots that decide which others they read or change.
  void narrow(const Program& program, const TableReach& reach, std::uint64_t& rounds);

  std::unique_ptr<Model> model_;
  std::unique_ptr<Expressions> make_;
  std::vector<UnrolledMove> moves_;
  std::vector<ExprId> invariants_;
  bool quiet_ = false;
  std::vector<std::optional<std::vector<std::uint32_t>>> supports_;

  friend class Unroller;
};

}  // namespace grundy::lab
