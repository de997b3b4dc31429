// The moves of a position with their words, as they are listed.
#pragma once

#include <memory>
#include <optional>

#include "kit/game.hpp"
#include "lab/solvers/solved.hpp"

namespace grundy::lab {

/// Expressions that are worked out to list the moves of one position.
inline constexpr std::uint64_t kInterpreterWork = 20'000'000;

/// A move of one component.
struct ListedMove {
  std::size_t line = 0;
  std::vector<std::uint64_t> after;  // the numbers of the components after it
  std::int64_t gain = 0;
  Message words;
};

/// A position with more moves than this lists no more.
inline constexpr std::size_t kMostListedMoves = 200'000;

/// Lists moves by walking over the text. The last position is kept, since it is asked about more than once.
class MoveLister {
 public:
  MoveLister(std::shared_ptr<const Solved> solved, std::shared_ptr<const Program> program);

  const std::vector<ListedMove>& of(std::uint64_t number);
  /// Whether there is such a position, by the rules alone.
  bool exists(std::uint64_t number);
  /// Which line of the text ends the game here; 0 where no one can move and no line says more; nothing where there is a move.
  std::optional<std::size_t> ended(std::uint64_t number);

  /// "n = 20, k = 3"
  Message position_text(std::uint64_t number);
  /// Of one number: "20"; else as the whole position.
  std::string short_text(std::uint64_t number);

 private:
  bool load(std::uint64_t number);
  Message change_text(const Slots& from, const Slots& to) const;
  Message position_words(const Slots& slots) const;

  std::shared_ptr<const Solved> solved_;
  std::shared_ptr<const Program> program_;
  std::optional<std::uint64_t> number_;
  std::vector<ListedMove> moves_;
  Slots slots_;
  bool right_ = false;
};

}  // namespace grundy::lab
