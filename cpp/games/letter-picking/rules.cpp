// A position is the ends of the remaining letters, the letter that Alice has just taken or 0, and the comparison of the words so far.
#include <algorithm>

#include "games/rules_catalogue.hpp"

namespace grundy {

namespace {

class WordRules final : public Rules {
 public:
  explicit WordRules(std::string word)
      : word_(std::move(word)),
        parts_{{"left end", 0, word_.size()}, {"right end + 1", 0, word_.size()}, {"letter taken", 0, 255}, {"comparison", 0, 2}} {}

  const std::vector<PartSpec>& parts() const override { return parts_; }
  Ending ending() const override { return Ending::result; }

  /// The last letter has only one move: its side does not matter.
  void options(const Position& p, Player, std::vector<Choice>& out) const override {
    for (std::uint64_t side = 0; side < std::min<std::uint64_t>(2, p[1] - p[0]); ++side) out.push_back({side, 0, {taken(p, side)}});
  }

  /// All letters taken, Alice to move: her word is smaller (0), equal (1) or larger (2).
  Outcome result(const Position& p, Player) const override { return p[3] == 0 ? Outcome::N : p[3] == 1 ? Outcome::D : Outcome::P; }

  /// Before a round: equal outer letters are stripped while they match; a draw exactly if doubled letters remain, otherwise Alice wins.
  Value stripped(const Position& p) const {
    std::size_t l = p[0], r = p[1];
    while (l < r && word_[l] == word_[r - 1]) ++l, --r;
    while (l < r && word_[l] == word_[l + 1]) l += 2;
    return {l < r ? Outcome::N : Outcome::D, {}, {}};
  }

  /// Converts a position in play: its ends, then 0 for each first letter taken and 1 for each last.
  Position read(const State& state) const {
    Position p = {state[0], state[1] + 1, 0, 1};
    for (std::size_t i = 2; i < state.size(); ++i) p = taken(p, state[i]);
    return p;
  }

 private:
  /// Takes the first letter (side 0) or the last. Letters are prepended, so comparing the two equally long words means: the latest round
  /// with different letters decides.
  Position taken(const Position& p, std::uint64_t side) const {
    const std::uint64_t letter = static_cast<unsigned char>(word_[side == 0 ? p[0] : p[1] - 1]);
    Position next = {p[0] + 1 - side, p[1] - side, 0, p[3]};
    if (p[2] == 0) next[2] = letter;
    else if (p[2] != letter) next[3] = p[2] < letter ? 0 : 2;
    // If no letter remains, it does not matter which was the last.
    if (next[0] == next[1]) next[0] = next[1] = 0;
    return next;
  }

  std::string word_;
  std::vector<PartSpec> parts_;
};

}  // namespace

GameRules letter_picking_rules(const Parameters& p) {
  auto rules = std::make_unique<WordRules>(p.text("s"));
  const WordRules& word = *rules;
  GameRules game_rules{std::move(rules), [&word](const State& state) { return word.read(state); }};
  game_rules.known = {"doubled-letters", [&word](const Position& p) { return word.stripped(p); }};
  return game_rules;
}

}  // namespace grundy
