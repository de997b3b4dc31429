// The rules of a text with the interface of all games, for solvers and certificates that know nothing of texts.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "lab/language/syntax_interpreter.hpp"
#include "lab/solvers/solved.hpp"
#include "rules/rules.hpp"

namespace grundy::lab {

/// If points decide, a position has the lead of the player to move, plus this offset: both in play and in rules.
inline constexpr std::uint64_t kEven = std::uint64_t{1} << 52;

/// Uses the syntax interpreter and none of the solvers. A position is the numbers of a component in declared order, each minus the least of
/// its range; then, in partizan texts, the player to move (0 is Left), and if points decide, the lead of the player to move. Ended
/// positions have no options, so `result` covers both kinds.
class TextRules final : public Rules {
 public:
  /// `solved`, once solved, determines whether play may repeat a position.
  TextRules(std::shared_ptr<const Solved> solved, std::shared_ptr<const Program> program);

  const std::vector<PartSpec>& parts() const override { return parts_; }
  grundy::Ending ending() const override {
    return program_->nature.adds_up() ? grundy::Ending::normal : solved_->misere_sums ? grundy::Ending::misere : grundy::Ending::result;
  }
  bool may_repeat(const Position&) const override { return solved_->solver && solved_->solver->cyclic(); }
  void options(const Position& p, Player, std::vector<grundy::Choice>& out) const override;
  std::uint64_t most_options(const Position& p) const override;
  Outcome result(const Position& p, Player) const override;
  std::optional<std::string> fault() const override;

  /// Returns all positions of one component, in order, with an even score if points decide. Nothing if that takes too long.
  std::optional<std::vector<Position>> all() const;
  /// Converts a position of one component to the numbers of the text.
  Slots slots_of(const Position& p) const;
  /// Converts back. `lead` is empty unless points decide.
  Position position(const Slots& slots, std::optional<std::uint64_t> lead) const;

 private:
  Mover mover(const Position& p) const;
  std::int64_t lead(const Position& p) const;
  /// All moves; none if the game is over or there are too many.
  struct Listed {
    std::vector<grundy::Choice> choices;
    bool too_many = false;
  };
  const Listed& listed(const Position& p) const;
  Listed interpret(const Position& p) const;
  /// Runs the interpreter within the remaining budget.
  template <class Use>
  auto interpreted(Use use) const;

  std::shared_ptr<const Solved> solved_;
  std::shared_ptr<const Program> program_;
  std::vector<PartSpec> parts_;
  mutable std::uint64_t work_;
  /// Cache of listed moves: sums repeat the same components. Cleared when it grows large.
  mutable std::map<Position, Listed> kept_;
  mutable std::size_t kept_choices_ = 0;
  mutable bool outside_ = false;
};

}  // namespace grundy::lab
