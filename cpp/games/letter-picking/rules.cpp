// A position is the ends of the letters that are left, the letter that Alice has just taken or 0, and whose word is smaller so far.
#include "games/letter-picking/rules.hpp"
#include "games/rules_catalogue.hpp"

namespace grundy {

namespace {

class WordRules final : public Rules {
 public:
  explicit WordRules(std::string word) : word_(std::move(word)), parts_{{"left end", 0, word_.size()}, {"right end + 1", 0, word_.size()}, {"letter taken", 0, 255}, {"comparison", 0, 2}} {}

  const std::vector<PartSpec>& parts() const override { return parts_; }
  Ending ending() const override { return Ending::result; }

  /// Of the last letter it does not matter from which side it is taken.
  void options(const Position& p, Player, std::vector<Choice>& out) const override {
    std::vector<LetterRules::Position> to;
    rules().options(inner(p), to);
    const bool last_letter = p[1] - p[0] == 1;
    for (std::uint64_t side = 0; side < to.size(); ++side) {
      if (side == 0 || !last_letter) out.push_back({side, 0, {outer(to[side])}});
    }
  }

  Outcome result(const Position& p, Player) const override { return rules().result(inner(p)); }

  /// Before a round: equal outer letters are stripped while they match; a draw exactly where doubled letters are left, else Alice wins.
  Value stripped(const Position& p) const {
    std::size_t l = p[0], r = p[1];
    while (l < r && word_[l] == word_[r - 1]) ++l, --r;
    while (l < r && word_[l] == word_[l + 1]) l += 2;
    return {l < r ? Outcome::N : Outcome::D, {}, {}};
  }

  /// After the letters that a position in play lists: its ends, then 0 for each first letter taken and 1 for each last.
  Position read(const State& state) const {
    Position p = {state[0], state[1] + 1, 0, 1};
    for (std::size_t i = 2; i < state.size(); ++i) {
      std::vector<LetterRules::Position> to;
      rules().options(inner(p), to);
      p = outer(to[state[i]]);
    }
    return p;
  }

 private:
  LetterRules rules() const { return {word_}; }
  static LetterRules::Position inner(const Position& p) {
    return {static_cast<std::uint32_t>(p[0]), static_cast<std::uint32_t>(p[1] - 1), static_cast<std::uint32_t>(p[2]), static_cast<std::uint32_t>(p[3])};
  }
  /// Where no letter is left it does not matter which was the last to go.
  static Position outer(const LetterRules::Position& p) {
    if (p[0] == p[1] + 1) return {0, 0, p[2], p[3]};
    return {p[0], std::uint64_t{p[1]} + 1, p[2], p[3]};
  }

  std::string word_;
  std::vector<PartSpec> parts_;
};

}  // namespace

RuleBook letter_picking_rules(const Parameters& p) {
  auto rules = std::make_unique<WordRules>(p.text("s"));
  const WordRules& word = *rules;
  RuleBook book{std::move(rules), [&word](const State& state) { return word.read(state); }};
  book.known = {"doubled-letters", [&word](const Position& p) { return word.stripped(p); }};
  return book;
}

}  // namespace grundy
