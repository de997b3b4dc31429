// Search for the winner of a sum of components in which Left and Right have different moves.
//
// A sum is a list of components and an integer. Components that only one player can move in are integers. Components that are lost for
// whoever begins are worth 0, and so is a component together with its opposite: they are dropped. If no component is worse than 0 for Left,
// Left wins a sum that Right begins. Where moves only take moves away, a player who has enough moves whatever the opponent does has won.
// What is left is searched, with a table of the sums met.
#pragma once

#include <array>

#include "lab/regions/region_search.hpp"

namespace grundy::lab {

class PartizanSearch final : public RegionSearch {
 public:
  /// `bytes`: the most of the tables.
  PartizanSearch(RegionGame& game, std::size_t bytes);

  void begin(const KeyList& components, bool right_moves, bool nimber) override;
  std::optional<RegionFailure> failure() const override;
  RegionValue value() const override;
  RegionValue known(const KeyList& components, bool right_moves) override;
  std::optional<Nimber> nimber_of(const Word*) const override { return std::nullopt; }
  double share() const override { return share_of(stack_); }

 private:
  /// Two hashes of 64 bits. Sums are compared by them: that two among 10^9 sums meet by chance has a probability below 10^-20.
  using Digest = std::array<Word, 2>;

  /// Components in the pool, one after the other, and an integer.
  struct Sum {
    std::uint32_t begin = 0, count = 0;
    std::int32_t integer = 0;
  };

  // Flags of a component in the table: whether it is known who wins if Left begins, or Right does, and whether that is Left; whether it is
  // an integer, `number`, or none. Of a sum: kLeftBegins and kLeftWins.
  static constexpr std::uint8_t kLeftBegins = 1, kRightBegins = 2, kLeftWins = 4, kLeftWinsSecond = 8, kInteger = 16, kNoInteger = 32;

  struct Frame {
    Sum sum;
    Digest digest = {};
    bool right = false, listed = false;
    std::uint32_t next = 0;                          // the question about a component alone that comes next
    std::uint32_t options = 0, end = 0, cursor = 0;  // in the pool of options
    std::uint32_t parts = 0;                         // the size of the pool of components before the frame
    std::uint64_t begun = 0;
  };

  struct Option {
    Sum sum;
    std::int32_t effort = 0;  // options are searched in its order
  };

  /// The most components visited to find an integer.
  static constexpr std::uint32_t kMostIntegerWork = 20'000;

  bool done() const override { return stack_.empty(); }
  void step() override;
  /// Adds a component to the sum at the end of the pool.
  void add_part(const Word* key, Sum& sum);
  /// Adds a copy of the components of a sum, but for one of them, at the end of the pool.
  Sum copy_without(const Sum& sum, std::uint32_t i);
  /// Returns the value of a component that only one player can move in, or that is lost by symmetry.
  std::optional<std::int32_t> integer_of(const Word* key);
  /// Returns the length of the longest line of play of a player alone; nothing if it is too much work, or endless.
  std::optional<std::int32_t> most_moves(const Word* key, Owners owners, std::uint32_t& work, KeyList& above);
  void remember_integer(const Word* key, std::optional<std::int32_t> integer);

  Digest digest_of(const Sum& sum, bool right) const;
  /// Return whether Left wins, if no search is needed, or if that follows from the outcomes of the components.
  std::optional<bool> known_sum(const Sum& sum, bool right) const;
  std::optional<bool> by_outcomes(const Sum& sum, bool right) const;
  /// Returns whether Left wins by the numbers of moves alone: who answers wins with at least as many certain moves (PlayerMoves::least) as
  /// the opponent can have at most, and who moves wins if that is so after a move.
  static std::optional<bool> by_counts(const MovesOfBoth& moves, bool right);
  /// Returns whether Left wins, if that is known without a search, or follows from the numbers of moves.
  std::optional<bool> settled(const Sum& sum, bool right) const;
  MovesOfBoth moves_of_both(const Sum& sum) const;
  /// How much there is to play in all components.
  std::uint32_t size_of(const Sum& sum) const;

  void push(const Sum& sum, bool right);
  void finish(bool left_wins);
  /// Asks about the components alone. False if one was begun.
  bool ask_components();
  /// Lists the options of the player to move. Moves in the integer come last: they are needed only if nothing else wins.
  void list();
  /// Adds an option, or notes that it wins.
  void add_option(const Sum& option, bool right, bool& won);

  RegionTable components_, sums_;
  std::vector<Frame> stack_;
  std::vector<Option> options_;
  std::optional<bool> returned_;  // whether Left wins the sum that was finished last
  bool right_moves_ = false;      // in the sum that was begun
  bool repeats_ = false;
};

}  // namespace grundy::lab
