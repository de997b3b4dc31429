// The rules of a text as those of any game: for solvers and certificates that know nothing of texts.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "lab/language/syntax_interpreter.hpp"
#include "lab/solvers/solved.hpp"
#include "rules/rules.hpp"

namespace grundy::lab {

/// Where points decide, a position says by how much who moves is ahead, counted from here: in play and in rules alike.
inline constexpr std::uint64_t kEven = std::uint64_t{1} << 52;

/// Walks over the text, and uses nothing of what solves it. A position is the numbers of a component in the order in which they are declared,
/// each counted from the least of its range; behind them, where Left and Right differ, who moves (0 is Left), and where points decide,
/// how far who moves is ahead. Ended positions have no options; so `result` speaks of both.
class TextRules final : public Rules {
 public:
  /// `solved` says whether play may come back to a position, once it is solved.
  TextRules(std::shared_ptr<const Solved> solved, std::shared_ptr<const Program> program);

  const std::vector<PartSpec>& parts() const override { return parts_; }
  grundy::Ending ending() const override { return program_->nature.adds_up() ? grundy::Ending::normal : grundy::Ending::result; }
  bool may_repeat(const Position&) const override { return solved_->solver->cyclic(); }
  void options(const Position& p, Player, std::vector<grundy::Choice>& out) const override;
  std::uint64_t most_options(const Position& p) const override;
  Outcome result(const Position& p, Player) const override;
  std::optional<std::string> fault() const override;

  /// All positions of one component that a text has, in order, where points decide with nobody ahead. Nothing where that takes too long.
  std::optional<std::vector<Position>> all() const;
  /// The numbers of a position of one component, as the text counts them.
  Slots slots_of(const Position& p) const;
  /// `lead` is left out where points do not decide.
  Position position(const Slots& slots, std::optional<std::uint64_t> lead) const;

 private:
  Mover mover(const Position& p) const;
  std::int64_t lead(const Position& p) const;
  /// All moves; none where the game is over, or where there are more than are listed.
  struct Listed {
    std::vector<grundy::Choice> choices;
    bool too_many = false;
  };
  const Listed& listed(const Position& p) const;
  Listed interpret(const Position& p) const;
  /// Does some of the work that is left.
  template <class Use>
  auto interpreted(Use use) const;

  std::shared_ptr<const Solved> solved_;
  std::shared_ptr<const Program> program_;
  std::vector<PartSpec> parts_;
  mutable std::uint64_t work_;
  /// Those that were listed: in sums the same components come again and again. Emptied when it grows large.
  mutable std::map<Position, Listed> kept_;
  mutable std::size_t kept_choices_ = 0;
  mutable bool outside_ = false;
};

}  // namespace grundy::lab
