#include "arena.hpp"

#include <algorithm>

#include "families/subtraction.hpp"
#include "games/bobs-game/rules.hpp"
#include "games/dominoes/rules.hpp"
#include "games/exclusively-edible/rules.hpp"
#include "games/knights/rules.hpp"
#include "games/letter-picking/rules.hpp"
#include "games/stone-game/rules.hpp"
#include "games/tabgame/rules.hpp"
#include "games/ungame/rules.hpp"
#include "solve/cyclic_solver.hpp"
#include "theory/nim.hpp"
#include "theory/sum.hpp"

namespace grundy {
namespace {

using Random = std::mt19937_64;
using Numbers = std::vector<std::uint64_t>;

std::uint64_t roll(Random& random, std::uint64_t least, std::uint64_t most) { return least + random() % (most - least + 1); }

Numbers rolls(Random& random, std::size_t count, std::uint64_t least, std::uint64_t most) {
  Numbers out(count);
  for (auto& n : out) n = roll(random, least, most);
  return out;
}

std::string word(Random& random, std::size_t length, std::string_view letters) {
  std::string out(length, ' ');
  for (char& c : out) c = letters[random() % letters.size()];
  return out;
}

template <class Position>
Twin::Key key_of(const Position& p) {
  if constexpr (std::is_integral_v<Position>) return {p};
  else return {p.begin(), p.end()};
}

/// Which letter was the last one to go does not matter once it is gone.
template <class Rules>
Twin::Key key_by(const Rules&, const typename Rules::Position& p) {
  if constexpr (std::is_same_v<Rules, LetterRules>) {
    if (p[0] == p[1] + 1) return {p[3]};
  }
  return key_of(p);
}

/// A ruleset and its solver, with the way from positions in play to positions of the ruleset.
template <class Rules, template <class> class Solver = FiniteSolver>
class RulesTwin : public Twin {
 public:
  using Position = typename Rules::Position;
  using Read = std::function<Position(const Rules&, const State&)>;

  RulesTwin(Rules rules, Read read) : rules_(rules), solver_(std::move(rules)), read_(std::move(read)) {}

  Key key(const State& state) override { return key_by(rules_, read_(rules_, state)); }

  Value value(const State& state) override {
    if constexpr (requires(Solver<Rules> s, Position p) { s.value(p); }) {
      if (!explored_) solver_.solve(read_(rules_, {}));
      explored_ = true;
      return solver_.value(read_(rules_, state));
    } else {
      return solver_.solve(read_(rules_, state));
    }
  }

  std::vector<Key> options(const State& state) override {
    std::vector<Position> out;
    rules_.options(read_(rules_, state), out);
    std::vector<Key> keys;
    for (const Position& p : out) keys.push_back(key_by(rules_, p));
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    return keys;
  }

 protected:
  Rules rules_;
  Solver<Rules> solver_;
  Read read_;
  bool explored_ = false;
};

/// A sum of components that are the numbers that `parts` gives.
template <class R>
class SumTwin final : public RulesTwin<SumRules<R>> {
 public:
  using Parts = std::function<Numbers(const State&)>;
  explicit SumTwin(R rules, Parts parts = [](const State& s) { return s; })
      : RulesTwin<SumRules<R>>(SumRules<R>(rules), [parts](const SumRules<R>& sum, const State& s) { return sum.canonical(parts(s)); }),
        component_(rules),
        parts_(parts) {}

  Numbers nimbers(const State& state) override {
    Numbers out;
    for (const std::uint64_t part : parts_(state)) out.push_back(component_.solve(part).nimber->value);
    return out;
  }

 private:
  FiniteSolver<R> component_;
  Parts parts_;
};

template <class R>
std::unique_ptr<Twin> sum_twin(R rules, typename SumTwin<R>::Parts parts = [](const State& s) { return s; }) {
  return std::make_unique<SumTwin<R>>(std::move(rules), std::move(parts));
}

/// Who cannot move wins.
struct MisereRules : SumRules<NimHeapRules> {
  MisereRules() : SumRules({}) {}
  Outcome result(const Position&) const { return Outcome::N; }
};

/// The rulesets look at strings that must outlive them.
template <class Rules>
class OwningTwin final : public Twin {
 public:
  OwningTwin(std::vector<std::string> texts, const std::function<Rules(const std::vector<std::string>&)>& make, typename RulesTwin<Rules>::Read read)
      : texts_(std::move(texts)), twin_(make(texts_), std::move(read)) {}
  Key key(const State& s) override { return twin_.key(s); }
  Value value(const State& s) override { return twin_.value(s); }
  std::vector<Key> options(const State& s) override { return twin_.options(s); }

 private:
  std::vector<std::string> texts_;
  RulesTwin<Rules> twin_;
};

Bout dominoes(Random& random) {
  const auto n = static_cast<std::uint32_t>(roll(random, 1, 9)), k = static_cast<std::uint32_t>(roll(random, 1, 4)), d = static_cast<std::uint32_t>(roll(random, 1, 7));
  const std::string strip = word(random, n, "00001");
  std::uint64_t blocked = 0;
  for (std::uint32_t i = 0; i < n; ++i) blocked |= std::uint64_t{strip[i] == '1'} << i;
  auto read = [](const VanishingRules&, const State& s) {
    std::uint64_t blocks = 0;
    for (std::size_t i = 3; i < s.size(); ++i) blocks = blocks << 4 | s[i];
    return blocks;
  };
  return {{{"strip", strip}, {"k", std::to_string(k)}, {"d", std::to_string(d)}},
          std::make_unique<RulesTwin<VanishingRules, CyclicSolver>>(VanishingRules{n, k, d, blocked}, read)};
}

Bout tabgame(Random& random) {
  const std::string top = word(random, roll(random, 1, 9), "01"), left = word(random, roll(random, 1, 9), "01");
  using Owning = OwningTwin<CoinRules>;
  auto make = [](const std::vector<std::string>& texts) { return CoinRules{texts[0], texts[1]}; };
  auto read = [](const CoinRules&, const State& s) { return CoinRules::Position{static_cast<std::uint32_t>(s[0]), static_cast<std::uint32_t>(s[1])}; };
  return {{{"top", top}, {"left", left}}, std::make_unique<Owning>(std::vector{top, left}, make, read)};
}

Bout letters(Random& random) {
  const std::string s = word(random, 2 * roll(random, 1, 5), random() % 2 ? "ab" : "abc");
  auto make = [](const std::vector<std::string>& texts) { return LetterRules{texts[0]}; };
  auto read = [](const LetterRules& rules, const State& state) {
    LetterRules::Position p{static_cast<std::uint32_t>(state[0]), static_cast<std::uint32_t>(state[1]), 0, 1};
    for (std::size_t i = 2; i < state.size(); ++i) {
      std::vector<LetterRules::Position> out;
      rules.options(p, out);
      p = out[state[i]];
    }
    return p;
  };
  return {{{"s", s}}, std::make_unique<OwningTwin<LetterRules>>(std::vector{s}, make, read)};
}

Bout ungame(Random& random) {
  const auto n = static_cast<std::uint32_t>(roll(random, 1, 40));
  auto read = [](const PawnRules&, const State& s) { return PawnRules::Position{static_cast<std::uint32_t>(s[1]), static_cast<std::uint32_t>(s[0])}; };
  return {{{"n", std::to_string(n)}, {"start", std::to_string(roll(random, 1, n))}}, std::make_unique<RulesTwin<PawnRules>>(PawnRules{n}, read)};
}

Numbers set_of(Random& random) {
  Numbers take = rolls(random, roll(random, 1, 4), 1, 8);
  std::sort(take.begin(), take.end());
  take.erase(std::unique(take.begin(), take.end()), take.end());
  return take;
}

Bout bachet(Random& random) {
  const Numbers take = set_of(random);
  return {{{"take", join(take)}, {"n", std::to_string(roll(random, 0, 60))}}, sum_twin(SubtractionRules{take})};
}

Bout take_away(Random& random) {
  const Numbers take = set_of(random), heaps = rolls(random, roll(random, 1, 3), 0, 14);
  return {{{"take", join(take)}, {"heaps", join(heaps)}, {"max", "20"}}, sum_twin(SubtractionRules{take})};
}

Bout nim(Random& random) { return {{{"heaps", join(rolls(random, roll(random, 1, 4), 0, 6))}}, sum_twin(NimHeapRules{})}; }

Bout misere(Random& random) {
  auto read = [](const MisereRules& rules, const State& s) { return rules.canonical(s); };
  return {{{"heaps", join(rolls(random, roll(random, 1, 4), 0, 5))}, {"misere", "1"}}, std::make_unique<RulesTwin<MisereRules>>(MisereRules{}, read)};
}

Bout knights(Random& random) {
  const auto side = static_cast<std::uint32_t>(roll(random, 2, 7));
  std::string pieces;
  for (std::uint64_t left = roll(random, 1, 3); left > 0; --left) {
    (((pieces += pieces.empty() ? "" : ",") += std::to_string(random() % side)) += '.') += std::to_string(random() % side);
  }
  return {{{"n", std::to_string(side)}, {"knights", pieces}}, sum_twin(KnightRules{side})};
}

class KingsTwin final : public Twin {
 public:
  explicit KingsTwin(Board board) : board_(std::move(board)), twin_(KingRules{&board_}) {}
  Key key(const State& s) override { return twin_.key(s); }
  Value value(const State& s) override { return twin_.value(s); }
  std::vector<Key> options(const State& s) override { return twin_.options(s); }
  Numbers nimbers(const State& s) override { return twin_.nimbers(s); }

 private:
  Board board_;
  SumTwin<KingRules> twin_;
};

Bout kings(Random& random) {
  Board board{static_cast<std::uint32_t>(roll(random, 1, 5)), {}};
  board.squares = word(random, board.side * board.side, "....X");
  for (int i = 0; i < 3; ++i) board.squares[random() % board.squares.size()] = 'K';
  std::string text;
  for (std::uint32_t row = 0; row < board.side; ++row) (text += row > 0 ? "/" : "") += board.squares.substr(row * board.side, board.side);
  return {{{"board", text}}, std::make_unique<KingsTwin>(std::move(board))};
}

Bout coins(Random& random) {
  Numbers counts = rolls(random, roll(random, 1, 5), 0, 1);
  counts[random() % counts.size()] = roll(random, 0, 5);
  auto parts = [](const State& state) {
    Numbers out;
    for (std::size_t i = 0; i < state.size(); ++i) out.insert(out.end(), state[i], i + 1);
    return out;
  };
  return {{{"counts", join(counts)}}, sum_twin(NimHeapRules{}, parts)};
}

Bout stones(Random& random) {
  auto read = [](const StoneRules&, const State& s) {
    StoneRules::Position piles(s.size() / 2);
    for (std::size_t i = 0; i < piles.size(); ++i) piles[i] = static_cast<std::uint32_t>(s[2 * i + 1]);
    return piles;
  };
  return {{{"piles", join(rolls(random, roll(random, 1, 4), 0, 9))}}, std::make_unique<RulesTwin<StoneRules>>(StoneRules{}, read)};
}

Bout bar(Random& random) {
  const std::uint64_t m = roll(random, 1, 7), n = roll(random, 1, 7);
  auto read = [](const BarRules&, const State& h) {
    return BarRules::Position{static_cast<std::uint32_t>(h[0] + h[1] + 1), static_cast<std::uint32_t>(h[2] + h[3] + 1), static_cast<std::uint32_t>(h[0]),
                              static_cast<std::uint32_t>(h[2])};
  };
  return {{{"m", std::to_string(m)}, {"n", std::to_string(n)}, {"r", std::to_string(random() % m)}, {"c", std::to_string(random() % n)}},
          std::make_unique<RulesTwin<BarRules>>(BarRules{}, read)};
}

Bout exponential(Random& random) {
  return {{{"heaps", join(rolls(random, roll(random, 1, 2), 0, 30))}, {"size", "100"}}, sum_twin(SubtractionRules{{1, 4, 27}})};
}

}  // namespace

std::vector<Arena> arenas() {
  return {
      {"dominoes", false, true, dominoes},    {"tabgame", false, true, tabgame},       {"letter-picking", false, true, letters},
      {"ungame", true, true, ungame},         {"bachet", true, true, bachet},          {"take-away", true, true, take_away},
      {"nim", true, true, nim},               {"nim", false, false, misere},           {"knights", true, true, knights},
      {"the-game", true, true, coins},        {"stone-game", true, true, stones},      {"exclusively-edible", true, true, bar},
      {"exponential-game", true, true, exponential}, {"bobs-game", true, true, kings},
  };
}

}  // namespace grundy
