// Random texts: the register code has the same moves as the interpreter, and every solver agrees with a plain one over the interpreter.
#include "lab/language/syntax_interpreter.hpp"
#include "lab/model/rides.hpp"
#include "lab/solvers/code.hpp"
#include "lab/solvers/solved.hpp"
#include "lab_texts.hpp"
#include "support.hpp"

namespace grundy::lab {
namespace {

/// A move as numbers of what it leaves, and what it gains.
using Move = std::pair<std::vector<std::uint64_t>, std::int64_t>;

/// A position as the interpreter sees it.
struct Interpreted {
  bool there = false, fault = false;
  std::optional<std::int64_t> payoff = {};  // where a line ends it, or no one can move
  bool ended = false;
  std::vector<Move> moves = {};
};

Interpreted interpret(const Solved& solved, std::uint64_t number) {
  const Program& program = *solved.model->program;
  Interpreted out;
  Slots slots;
  if (!solved.layout.slots_of(number, *solved.model, slots)) return out;
  const bool partisan = program.nature.partisan;
  const Mover mover = partisan && slots.back() ? Mover::right : Mover::left;
  slots.resize(program.slots());
  SyntaxInterpreter interpreter(program);
  if (!interpreter.legal(slots)) return out;
  out.there = true;
  if (const auto end_value = interpreter.ended(slots, mover)) {
    out.payoff = end_value->payoff;
    out.ended = true;
    return out;
  }
  interpreter.moves(slots, mover, [&](MoveResult&& result) {
    Move move{{}, result.gain};
    for (Slots& component : result.after) {
      if (partisan) component.push_back(mover == Mover::left);
      move.first.push_back(solved.layout.number_of(component));
    }
    out.moves.push_back(std::move(move));
    return true;
  });
  out.fault = interpreter.outside().has_value();
  if (out.moves.empty()) out.payoff = interpreter.stuck(slots, mover).payoff;
  std::sort(out.moves.begin(), out.moves.end());
  return out;
}

struct Collected {
  std::vector<Move> moves = {};
  bool option(std::uint64_t number, std::int64_t gain) {
    moves.push_back({{number}, gain});
    return false;
  }
  bool option(std::span<const std::uint64_t> pieces, std::int64_t gain) {
    moves.push_back({{pieces.begin(), pieces.end()}, gain});
    return false;
  }
};

void expect_code(const Solved& solved, const std::vector<Interpreted>& all) {
  const Code code = compile(*solved.model, solved.layout, true);
  std::vector<std::int64_t> registers = code.registers;
  for (std::uint64_t number = 0; number < all.size(); ++number) {
    Slots slots;
    if (!solved.layout.slots_of(number, *solved.model, slots)) continue;
    std::copy(slots.begin(), slots.end(), registers.begin());
    registers[slots.size()] = static_cast<std::int64_t>(number);
    Collected sink;
    std::int64_t payoff = 0;
    std::uint64_t rounds = 0;
    const Ran ran = run(*solved.model, code, registers.data(), sink, payoff, rounds);
    const Interpreted& interpreted = all[number];
    ASSERT_EQ(ran == Ran::absent, !interpreted.there) << "position " << number;
    ASSERT_EQ(ran == Ran::fault, interpreted.fault) << "position " << number;
    if (!interpreted.there || interpreted.fault) continue;
    ASSERT_EQ(ran == Ran::ended, interpreted.ended) << "position " << number;
    if (interpreted.ended) {
      ASSERT_EQ(payoff, *interpreted.payoff) << "position " << number;
      continue;
    }
    std::sort(sink.moves.begin(), sink.moves.end());
    ASSERT_EQ(sink.moves, interpreted.moves) << "position " << number;
    if (interpreted.moves.empty()) {
      ASSERT_EQ(registers[static_cast<std::size_t>(code.stuck)], *interpreted.payoff);
    }
  }
}

/// Value of a position, worked out as plainly as can be.
struct Plain {
  bool settled = false;
  Outcome outcome = Outcome::D;
  std::int64_t number = 0;  // nimber, or score
  std::optional<std::uint64_t> remoteness = {};
};

struct PlainSolver {
  const std::vector<Interpreted>& all;
  const Nature& nature;
  std::vector<Plain> values = std::vector<Plain>(all.size());
  bool cyclic = false;

  static Outcome of_payoff(std::int64_t payoff) { return payoff > 0 ? Outcome::N : payoff < 0 ? Outcome::P : Outcome::D; }

  void settle(std::uint64_t number) {
    const Interpreted& interpreted = all[number];
    Plain& v = values[number];
    v.settled = true;
    if (interpreted.payoff) {
      v.outcome = of_payoff(*interpreted.payoff);
      if (nature.scored) v.number = *interpreted.payoff;
      if (v.outcome != Outcome::D) v.remoteness = 0;
      return;
    }
    std::vector<std::int64_t> nimbers;
    std::int64_t best = INT64_MIN;
    bool won = false, drawn = false;
    std::uint64_t least = UINT64_MAX, most = 0;
    for (const auto& [components, gain] : interpreted.moves) {
      std::int64_t sum = 0;
      for (const std::uint64_t piece : components) sum ^= values[piece].number;
      nimbers.push_back(sum);
      if (components.empty()) continue;  // only in games of nimbers
      const Plain& first = values[components[0]];
      best = std::max(best, gain - first.number);
      won |= first.outcome == Outcome::P;
      drawn |= first.outcome == Outcome::D;
      if (first.outcome == Outcome::P) least = std::min(least, *first.remoteness);
      if (first.remoteness) most = std::max(most, *first.remoteness);
    }
    if (nature.scored) {
      v.number = best;
      v.outcome = of_payoff(best);
    } else if (nature.normal() && !nature.partisan) {
      while (std::find(nimbers.begin(), nimbers.end(), v.number) != nimbers.end()) ++v.number;
      v.outcome = v.number == 0 ? Outcome::P : Outcome::N;
    } else {
      v.outcome = won ? Outcome::N : drawn ? Outcome::D : Outcome::P;
    }
    if (v.outcome != Outcome::D) v.remoteness = 1 + (v.outcome == Outcome::N ? least : most);
  }

  bool ready(std::uint64_t number) const {
    return std::all_of(all[number].moves.begin(), all[number].moves.end(), [&](const Move& move) {
      return std::all_of(move.first.begin(), move.first.end(), [&](std::uint64_t piece) { return values[piece].settled; });
    });
  }

  void solve() {
    for (bool more = true; more;) {
      more = false;
      for (std::uint64_t number = 0; number < all.size(); ++number) {
        if (values[number].settled || !all[number].there || !ready(number)) continue;
        settle(number);
        more = true;
      }
    }
    for (std::uint64_t number = 0; number < all.size(); ++number) cyclic |= all[number].there && !values[number].settled;
    if (cyclic && !nature.scored && !nature.splits) backward();
  }

  /// Round by round: what is won or lost in exactly so many moves.
  void backward() {
    values.assign(all.size(), {});
    for (std::uint64_t number = 0; number < all.size(); ++number) {
      if (all[number].there && all[number].payoff) settle(number);
    }
    for (std::uint64_t round = 1, quiet = 0; quiet < 2; ++round, ++quiet) {
      std::vector<std::pair<std::uint64_t, Outcome>> found;
      for (std::uint64_t number = 0; number < all.size(); ++number) {
        if (values[number].settled || !all[number].there) continue;
        bool wins = false, loses = true;
        for (const Move& move : all[number].moves) {
          const Plain& v = values[move.first[0]];
          wins |= v.settled && v.outcome == Outcome::P;
          loses &= v.settled && v.outcome == Outcome::N;
        }
        if (wins || loses) found.emplace_back(number, wins ? Outcome::N : Outcome::P);
      }
      for (const auto& [number, outcome] : found) {
        values[number] = {true, outcome, 0, round};
        quiet = 0;
      }
    }
  }
};

void expect_values(Solved& solved, const std::vector<Interpreted>& all) {
  while (solved.solver->advance(Slice::endless()) < 1) {
  }
  const auto obstacle = solved.solver->obstacle();
  const bool fault = std::any_of(all.begin(), all.end(), [](const Interpreted& w) { return w.fault; });
  ASSERT_EQ(obstacle && obstacle->kind == Obstacle::Kind::outside, fault);
  if (fault) return;
  const Nature& nature = solved.model->program->nature;
  PlainSolver plain{all, nature};
  plain.solve();
  ASSERT_FALSE(plain.cyclic && solved.layout.ordered) << "an order was found where there is none";
  ASSERT_EQ(obstacle && obstacle->kind == Obstacle::Kind::cycle, plain.cyclic && nature.has_to_end());
  if (obstacle) return;
  for (std::uint64_t number = 0; number < all.size(); ++number) {
    const auto known = solved.solver->known(number);
    ASSERT_EQ(known.has_value(), all[number].there) << "position " << number;
    if (!known) continue;
    const Plain& v = plain.values[number];
    ASSERT_EQ(letter(known->outcome), letter(v.outcome)) << "position " << number;
    if (solved.solver->has_nimbers()) {
      ASSERT_EQ(static_cast<std::int64_t>(known->nimber->value), v.number) << "position " << number;
    }
    if (nature.scored) {
      ASSERT_TRUE(known->score);
      ASSERT_EQ(known->score->value, v.number) << "position " << number;
    }
    if (!solved.solver->has_remoteness()) continue;
    ASSERT_EQ(known->remoteness.has_value(), v.remoteness.has_value()) << "position " << number;
    if (v.remoteness) {
      ASSERT_EQ(static_cast<std::uint64_t>(known->remoteness->value), *v.remoteness) << "position " << number;
    }
  }
}

TEST(LabRandom, AllEnginesAgree) {
  const char* const length = std::getenv("GRUNDY_LENGTH");
  const bool full = scale() == Scale::full || (length && std::string_view(length) == "full");
  const std::uint64_t texts = full ? 2000 : by_scale(60, 300, 2000);
  std::uint64_t solved_ones = 0;
  for (std::uint64_t seed = 1; seed <= texts; ++seed) {
    const std::string text = random_rule_text(seed);
    SCOPED_TRACE("text " + std::to_string(seed) + ":\n" + text);
    std::shared_ptr<const Program> program;
    const auto solved = prepare({{"text", text}}, program);
    if (!solved) continue;
    ASSERT_LE((*solved)->layout.size, 20'000u);
    std::vector<Interpreted> all;
    for (std::uint64_t number = 0; number < (*solved)->layout.size; ++number) all.push_back(interpret(**solved, number));
    ASSERT_NO_FATAL_FAILURE(expect_code(**solved, all));
    ASSERT_NO_FATAL_FAILURE(expect_values(**solved, all));
    ++solved_ones;
  }
  EXPECT_GE(solved_ones, texts / 2);
}

/// Moves along lines, of all kinds that are met: with and without ends, other moves beside them, conditions on where they lead, steps
/// of two, ranges that begin anywhere; and some that look like lines and are none.
std::string text_of_lines(std::uint64_t seed) {
  std::uint64_t state = seed * 0x9E3779B97F4A7C15u + 1;
  const auto any = [&](std::uint64_t below) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return state % below;
  };
  const auto number = [&](std::uint64_t from, std::uint64_t to) { return std::to_string(from + any(to - from + 1)); };
  std::string text = "x: 0.." + number(4, 12) + "\ny: " + (any(3) == 0 ? "-3" : "0") + ".." + number(4, 12) + "\n";
  const std::uint64_t rising = any(4);  // y rises, in every move
  const std::string y_by = rising == 0 ? "y += " : "y -= ";
  const std::string y_room = rising == 0 ? "20 - y" : "y";
  const std::vector<std::string> targets{"", " if (x - k) % 3 != 1", " if x - k != y", " if k != 2", " if x > 3", " if (y - x) % 2 == 0"};
  const auto condition = [&] { return targets[any(3) == 0 ? 1 + any(targets.size() - 1) : 0]; };
  const std::vector<std::string> moves{
      "move k in 1..x" + condition() + ": x -= k",
      "move k in 1..max(0, " + y_room + ")" + condition() + ": " + y_by + "k",
      "move k in 1..min(x, " + y_room + ")" + condition() + ": x -= k, " + y_by + "k",
      "move k in 1..x/2" + condition() + ": x -= 2 * k",
      "move k in 1..x - 1" + condition() + ": x -= k",
      "move k in 1..min(x, 20)" + condition() + ": x -= k, " + y_by + "2 * k",
      "move k in 1..x" + condition() + ": " + y_by + "k",
      "move k in 2..x: x -= k",
      "move: x -= 1, " + y_by + "1",
      "move if x > y: x -= 2",
  };
  for (std::uint64_t lines = 1 + any(5); lines > 0; --lines) text += moves[any(moves.size())] + "\n";
  if (any(3) == 0) text += any(2) ? "end if x == 2 and y < 3: next wins\n" : "end if x == y: next loses\n";
  return text;
}

TEST(LabRandom, OperationsAtTheirBoundsAreTheSameInAllEngines) {
  for (const char* condition :
       {"(n >> s) == 0", "(0 - n >> s) == 0", "((n & 0) << s) == 0", "(n > 3) & 2", "2 & (n > 3)", "(n > 3) & (d + 2)", "(n > 3) & (s > 4)",
        "(n - 20) / d >= 3", "(n - 20) % d == 0", "(n - 20) / d * d + (n - 20) % d == n - 20"}) {
    const std::string text =
        "n: 0..40\ns: -2..34\nd: -2..2\nmove if " + std::string(condition) + ": n -= 1\nmove: n -= 3\nmove: s -= 1\nmove: d -= 1\n";
    SCOPED_TRACE(text);
    std::shared_ptr<const Program> program;
    const auto solved = prepare({{"text", text}}, program);
    ASSERT_TRUE(solved);
    std::vector<Interpreted> all;
    for (std::uint64_t number = 0; number < (*solved)->layout.size; ++number) all.push_back(interpret(**solved, number));
    ASSERT_NO_FATAL_FAILURE(expect_values(**solved, all));
  }
  forget();
}

TEST(LabRandom, LinesGiveTheOutcomesThatLooksAtAllOptionsGive) {
  std::uint64_t ridden = 0;
  const std::uint64_t texts = by_scale(100, 600, 4000);
  for (std::uint64_t seed = 1; seed <= texts; ++seed) {
    const std::string text = text_of_lines(seed);
    SCOPED_TRACE("text " + std::to_string(seed) + ":\n" + text);
    std::shared_ptr<const Program> program;
    Reach reach;
    reach.looks = 0;
    forget();
    const auto solved = prepare({{"text", text}}, program, reach);
    ASSERT_TRUE(solved);
    ridden += with_rides(*(*solved)->model, (*solved)->layout).has_value();
    std::vector<Interpreted> all;
    for (std::uint64_t number = 0; number < (*solved)->layout.size; ++number) all.push_back(interpret(**solved, number));
    ASSERT_NO_FATAL_FAILURE(expect_values(**solved, all));
  }
  forget();
  EXPECT_GE(ridden, texts / 2);
}

}  // namespace
}  // namespace grundy::lab
