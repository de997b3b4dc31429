// Dominoes on a strip; they vanish D turns after they were laid.
#include "games/dominoes/strip_runs.hpp"
#include "games/rules_catalogue.hpp"

namespace grundy {

namespace {

/// A position: the length of the strip if it began empty, otherwise 0; K; D; then, if dominoes vanish, their first cells, oldest first, and
/// if they stay (D = 0) the free cells as bits, because then their order does not matter.
class DominoRules final : public Rules {
 public:
  explicit DominoRules(std::string strip) : strip_(std::move(strip)) {}

  const std::vector<PartSpec>& parts() const override { return parts_; }
  bool open_ended() const override { return true; }
  bool may_repeat(const Position& p) const override { return p[2] != 0; }

  void options(const Position& p, Player, std::vector<Choice>& out) const override {
    const std::uint64_t k = p[1], d = p[2];
    const std::string cells = d == 0 ? unpacked(p) : lying(p);
    for (std::uint64_t first = 1; k <= cells.size() && first + k - 1 <= cells.size(); ++first) {
      if (cells.find_first_not_of('0', first - 1) < first - 1 + k) continue;
      Position next = p;
      if (d == 0) {
        for (std::uint64_t cell = first; cell < first + k; ++cell) next[3] &= ~(std::uint64_t{1} << (cell - 1));
      } else {
        next.push_back(first);
        if (next.size() - kHead == d) next.erase(next.begin() + kHead);  // laid d turns before the next one
      }
      out.push_back({first, 0, {std::move(next)}});
    }
  }

  Position read(const State& state) const {
    if (state[2] != 0) return state;
    const std::string cells = lying(state);
    Position p = {state[0], state[1], 0, 0};
    for (std::size_t i = 0; i < cells.size(); ++i) p[3] |= std::uint64_t{cells[i] == '0'} << i;
    return p;
  }

  /// Returns the free runs in which a domino fits, if no domino on the strip will vanish.
  std::optional<Position> free_runs(const Position& p) const {
    if (p[2] != 0 && p.size() > static_cast<std::size_t>(kHead)) return std::nullopt;
    Position runs;
    for (const std::uint64_t length : grundy::free_runs(p[2] == 0 ? unpacked(p) : lying(p))) {
      if (length >= p[1]) runs.push_back(length);
    }
    return runs;
  }

 private:
  static constexpr std::ptrdiff_t kHead = 3;

  std::string lying(const Position& p) const {
    std::string cells = p[0] == 0 ? strip_ : std::string(p[0], '0');
    for (std::size_t i = kHead; i < p.size(); ++i) cells.replace(p[i] - 1, p[1], p[1], '1');
    return cells;
  }

  std::string unpacked(const Position& p) const {
    std::string cells(p[0] == 0 ? strip_.size() : p[0], '1');
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (p[3] >> i & 1) cells[i] = '0';
    }
    return cells;
  }

  std::string strip_;
  std::vector<PartSpec> parts_ = {
      {"empty cells", 0, 64}, {"cells of a domino", 1, kMaxHeap}, {"turns", 0, kMaxHeap}, {"dominoes", 0, UINT64_MAX}};
};

/// Permanent dominoes, as free runs side by side: a move takes K cells of one; runs shorter than K are omitted.
class RunRules final : public Rules {
 public:
  explicit RunRules(std::uint64_t k) : k_(k) {}

  const std::vector<PartSpec>& parts() const override { return parts_; }

  void options(const Position& run, Player, std::vector<Choice>& out) const override {
    for (std::uint64_t before = 0; k_ <= run[0] && before <= run[0] - k_; ++before) {
      Choice choice{0, before, {}};
      for (const std::uint64_t side : {before, run[0] - k_ - before}) {
        if (side >= k_) choice.after.push_back({side});
      }
      out.push_back(std::move(choice));
    }
  }

 private:
  std::uint64_t k_;
  std::vector<PartSpec> parts_ = {{"free cells", 0, 64}};
};

}  // namespace

GameRules dominoes_rules(const Parameters& p) {
  auto rules = std::make_unique<DominoRules>(p.has("n") ? std::string(p.integer("n"), '0') : p.text("strip"));
  const DominoRules& strip = *rules;
  GameRules game_rules{std::move(rules), [&strip](const State& state) { return strip.read(state); }};
  game_rules.reduction.name = "vanishing";
  game_rules.reduction.rules = [](const Position& position) { return std::make_unique<RunRules>(position[1]); };
  game_rules.reduction.reduced = [&strip](const Position& position) { return strip.free_runs(position); };
  // The winner with permanent dominoes wins in the same time if that is less than D turns; otherwise it is a draw.
  game_rules.reduction.value = [](const Position& position, const Value& staying) {
    if (position[2] == 0) return staying;
    const bool in_time = staying.remoteness && staying.remoteness->value < position[2];
    return in_time ? Value{staying.outcome, {}, staying.remoteness} : Value{Outcome::D, {}, {}};
  };
  return game_rules;
}

}  // namespace grundy
