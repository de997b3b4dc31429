// Boards that fall apart, against the solvers that know nothing of regions.
#include <random>

#include "by_regions.hpp"
#include "lab/game/open_text.hpp"
#include "lab/regions/region_solver.hpp"
#include "lab/solvers/solver.hpp"
#include "lab/game/text_values.hpp"
#include "lab_messages.hpp"
#include "support.hpp"
#include "theory/values/format.hpp"

namespace grundy::lab {
namespace {

/// Short texts whose moves look at few places of a row or a board: placing, taking, sliding, capturing, counting, pieces that leave tracks;
/// walls, legal positions, ends of both kinds.
class LocalAuthor {
 public:
  explicit LocalAuthor(std::uint64_t seed) : random_(seed) {}

  std::string write() {
    most_ = 1 + static_cast<int>(below(2));
    board_ = chance(50);
    rows_ = board_ ? 2 + static_cast<int>(below(2)) : 1;
    columns_ = board_ ? 2 + static_cast<int>(below(most_ == 1 ? 3 : 2)) : 3 + static_cast<int>(below(most_ == 1 ? 8 : 5));
    if (board_ && most_ == 2 && rows_ * columns_ > 6) rows_ = 2;
    std::string size = std::to_string(columns_), start;
    if (board_) size = std::to_string(rows_) + "," + size;
    for (int i = 0; i < rows_ * columns_; ++i) {
      if (i > 0) start += ", ";
      start += std::to_string(chance(50) ? 0 : static_cast<int>(below(static_cast<unsigned>(most_) + 1)));
    }
    counts_ = chance(25);
    piece_ = chance(15);
    falls_ = chance(60);
    std::string out = "b[" + size + "]: 0.." + std::to_string(most_) + " = " + (chance(40) ? "0" : "{" + start + "}") + "\n";
    if (counts_) out += pick({"n: 0..9 = 0\n", "n: 0..4 = 0\n", "n: 0..20 = 0\n", "n: 0..8 = 1\n"});
    if (piece_) out += "x: 0.." + std::to_string((board_ ? rows_ : columns_) - 1) + " = 0\n";
    if (piece_ && board_) out += "y: 0.." + std::to_string(columns_ - 1) + " = 0\n";
    if (chance(20)) out += "legal if " + everywhere("all", pick({"u + v <= 2", "u + v <= 1", "u <= v", "u != 1 or v != 1"})) + "\n";
    const bool partizan = chance(40), ends = !partizan && chance(50);
    for (std::size_t lines = 1 + below(3); lines > 0; --lines) out += move(partizan ? (lines % 2 == 0 ? "Left" : "Right") : "move");
    // Both players have a line, often the image of the other one's.
    if (partizan) out += move("Left");
    if (ends) {
      const std::string who = pick({"last wins", "next wins"});
      const std::string what = everywhere("any", pick({"u == 1 and v == 1", "u and v", "u + v == 0", "u == 2 and v == 0"}));
      out += "end if " + (counts_ && chance(30) ? pick({"n > 3", "n == 7"}) : what) + ": " + who + "\n";
    }
    return out;
  }

 private:
  std::uint64_t below(std::uint64_t n) { return random_() % n; }
  bool chance(unsigned percent) { return below(100) < percent; }
  std::string pick(std::vector<std::string> all) { return all[below(all.size())]; }

  static std::string shifted(char name, int by) {
    return by == 0 ? std::string(1, name) : std::string(1, name) + (by > 0 ? "+" : "-") + std::to_string(std::abs(by));
  }
  std::string place(int row, int column) const {
    return board_ ? "b[" + shifted('i', row) + "," + shifted('j', column) + "]" : "b[" + shifted('i', column) + "]";
  }

  /// A condition on neighbours u and v, everywhere.
  std::string everywhere(const std::string& word, std::string what) {
    const bool down = board_ && chance(50);
    std::string out;
    for (const char c : what) out += c == 'u' ? place(0, 0) : c == 'v' ? place(down, !down) : std::string(1, c);
    const auto range = [](char name, int to) { return std::string(1, name) + " in 0.." + std::to_string(to); };
    const std::string loops = board_ ? range('i', rows_ - 1 - down) + ", " + range('j', columns_ - 1 - !down) : range('i', columns_ - 2);
    return word + "(" + out + " for " + loops + ")";
  }

  /// Picks a line's step on the counter: mostly it only counts.
  std::string count(const std::string& cell) {
    return pick({"n += 1", "n += 1", "n += 1", "n += 2", "n = min(n + 1, 4)", "n += " + cell, "n = n > 1 ? n - 1 : n", "n = 0"});
  }

  /// A line of a piece that leaves a track.
  std::string piece_move(const std::string& who) {
    const std::string here = board_ ? "b[x,y]" : "b[x]", there = board_ ? "b[x+d,y+e]" : "b[x+d]",
                      go = board_ ? "x += d, y += e" : "x += d";
    std::string out = who + (board_ ? pick({" (d,e) in {(0,1), (1,0)}", " (d,e) in {(0,1), (1,0), (0,-1), (-1,0)}"})
                                    : pick({" d in {-1, 1}", " d in {1, 2}", " d in {-1, 2}"}));
    out += " if " + there + pick({" == 0", " != " + here, " == 0 and " + here + " == 0", " < 2"}) + ": ";
    out += pick({here + " = 1, " + go, here + " += 1, " + go, go + ", " + here + " = 1", there + " += 1, " + go});
    if (counts_ && chance(80)) out += ", " + count(here);
    return out + "\n";
  }

  std::string move(const std::string& who) {
    if (piece_ && chance(70)) return piece_move(who);
    std::string out = who + (board_ ? " (i,j) of b" : " i of b");
    std::vector<std::string> places{place(0, 0)};
    for (std::size_t more = below(3); more > 0; --more)
      places.push_back(board_ ? place(static_cast<int>(below(2)), static_cast<int>(below(2))) : place(0, static_cast<int>(below(3)) - 1));
    const bool takes = falls_;
    for (const std::string& p : places) {
      if (counts_ && chance(8)) out += pick({" if n < 5", " if n < 8", " if n != 3 or " + p + " > 0"});
      if (chance(75)) out += " if " + p + pick({" == 0", " == 1", " > 0", " != " + places.back()});
    }
    // The same move has other effects at other places.
    if (chance(15)) out += " if (i % 2 == 0 or " + places.back() + " == 0)";
    out += ": ";
    const std::string first = places[0], last = places.back();
    if (takes) out += pick({first + " += 1", first + " += 1, " + last + " += 1", first + " -= 1", first + " = " + std::to_string(most_)});
    else
      out += pick({first + " = 0, " + last + " = 1", first + " = " + last + ", " + last + " = 0", first + " -= 1, " + last + " += 1",
                   first + " = 1"});
    if (counts_ && chance(85)) out += ", " + count(last);
    return out + "\n";
  }

  std::mt19937_64 random_;
  int most_ = 1, rows_ = 1, columns_ = 1;
  bool board_ = false, counts_ = false, falls_ = false, piece_ = false;
};

struct Tally {
  int solved = 0, refused = 0, repeats = 0, by_moves = 0, quiet = 0, partizan = 0, mirrored = 0;
  std::uint64_t faulty = 0;  // texts
};

/// The start and random positions; with Left and Right for both players to move.
std::vector<Slots> some_positions(const Program& program, std::mt19937_64& random) {
  std::vector<Slots> positions{program.start};
  for (int i = 0; i < 12; ++i) {
    Slots slots;
    for (std::size_t slot = 0; slot < program.slots(); ++slot) {
      const auto numbers = static_cast<std::uint64_t>(program.most(slot) - program.least(slot)) + 1;
      slots.push_back(program.least(slot) + static_cast<std::int64_t>(random() % numbers));
    }
    positions.push_back(slots);
  }
  const std::size_t count = program.nature.partisan ? positions.size() : 0;
  for (std::size_t i = 0; i < count; ++i) {
    positions[i].push_back(0);
    positions.push_back(positions[i]);
    positions.back().back() = 1;
  }
  return positions;
}

/// Whether a move of an impartial text makes an end condition true.
bool completes(const Program& program, const Slots& position) {
  bool out = false;
  SyntaxInterpreter(program).moves(position, Mover::left, [&](MoveResult&& result) {
    out = out || SyntaxInterpreter(program).ended(result.after[0], Mover::left);
    return true;
  });
  return out;
}

/// Compares the value of a position with the known one; the regions must add up to it. False if play may repeat.
bool compare_position(RegionSolver& regions, const Slots& position, const Value& known, std::mt19937_64& random) {
  const bool nimber = random() % 3 > 0;
  regions.begin(position, nimber);
  while (!regions.advance(random() % 2 == 0 ? Slice::endless() : Slice(std::chrono::seconds(0)))) {
  }
  if (regions.failure()) return false;
  const RegionValue value = regions.value();
  EXPECT_EQ(value.outcome, known.outcome);
  if (!known.nimber) return true;
  if (nimber) EXPECT_EQ(value.nimber.value_or(Nimber{1000}).value, known.nimber->value);
  Nimber sum;
  for (const Region& region : regions.regions(position)) {
    if (!region.nimber) return true;
    sum = nim_sum(sum, *region.nimber);
  }
  EXPECT_EQ(sum.value, known.nimber->value);
  return true;
}

using Changed = std::vector<std::size_t>;  // slots, ascending

/// The moves of a position by what they change, but for counters, without those that end the game; in quiet play those after which nobody
/// can complete.
std::vector<std::pair<Changed, Slots>> moves_of(const RegionSolver& regions, const Program& program, const Slots& position) {
  const bool quiet = regions.how().quiet;
  std::vector<std::pair<Changed, Slots>> out;
  const Mover mover = program.nature.partisan && position.back() == 1 ? Mover::right : Mover::left;
  Slots numbers = position;
  numbers.resize(program.slots());
  SyntaxInterpreter(program).moves(numbers, mover, [&](MoveResult&& result) {
    Slots after = std::move(result.after[0]);
    if (SyntaxInterpreter(program).ended(after, Mover::left) || (quiet && completes(program, after))) return true;
    Changed changed;
    for (std::size_t slot = 0; slot < program.slots(); ++slot) {
      if (after[slot] != position[slot] && !regions.is_counter(slot)) changed.push_back(slot);
    }
    if (program.nature.partisan) after.push_back(mover == Mover::left);
    out.emplace_back(changed, std::move(after));
    return true;
  });
  return out;
}

/// After each move its image is possible.
void expect_images(const RegionSolver& regions, const Program& program, const Slots& position, const Mirror& mirror) {
  for (const auto& [changed, after] : moves_of(regions, program, position)) {
    Changed image;
    for (const std::size_t slot : changed) image.push_back(mirror.images[slot]);
    std::sort(image.begin(), image.end());
    bool found = false;
    for (const auto& [answer, _] : moves_of(regions, program, after)) found = found || answer == image;
    EXPECT_TRUE(found);
  }
}

/// Compares the values of some positions of a text, in several ways.
void compare(const std::string& text, std::uint64_t seed, Tally& tally) {
  Faults faults;
  const auto program = read_program(text, {}, faults);
  const auto model = program && faults.empty() ? lower(program, faults) : nullptr;
  if (!model) {
    ++tally.faulty;
    return;
  }
  const Layout layout = find_layout(*model);
  const auto plain = graph_solver(*model, layout, {}, {});
  while (plain->advance(Slice::endless()) < 1) {
  }
  if (plain->obstacle()) return;
  const bool partizan = program->nature.partisan;
  std::mt19937_64 random(seed);
  const std::vector<Slots> positions = some_positions(*program, random);
  for (const bool by_moves : {true, false}) {
    Unsplit refusal;
    // The least table, which overflows, or a large one. Of many positions the least one would be searched for minutes.
    const bool least = random() % 2 == 0 && layout.size <= 600;
    RegionOptions options{least ? std::size_t{1} : std::size_t{1} << 24, {by_moves, random() % 2 == 0}};
    // So that moves of pieces are too wide as they are.
    if (random() % 2 == 0) options.board.reach.entries = 300;
    const auto regions = RegionSolver::create(*model, {program->start}, refusal, options);
    tally.refused += !regions;
    for (std::size_t i = 0; regions && i < positions.size(); ++i) {
      const auto known = plain->known(layout.number_of(positions[i]));
      if (!known || (!partizan && SyntaxInterpreter(*program).ended(positions[i], Mover::left))) continue;
      if (regions->how().quiet && completes(*program, positions[i])) {
        EXPECT_EQ(known->outcome, Outcome::N);
        continue;
      }
      if (!compare_position(*regions, positions[i], *known, random)) {
        ++tally.repeats;
        // A player who may pass for ever in a part makes the sum endless, though players who alternate come to an end.
        EXPECT_TRUE(plain->cyclic() || partizan || *regions->failure() != RegionFailure::repeats);
        break;
      }
      if (const auto mirror = regions->mirror(positions[i])) {
        EXPECT_EQ(known->outcome, Outcome::P);
        expect_images(*regions, *program, positions[i], *mirror);
        ++tally.mirrored;
      }
      ++tally.solved;
      tally.by_moves += regions->how().splitting == Splitting::takes_away;
      tally.quiet += regions->how().quiet;
      tally.partizan += partizan;
    }
  }
}

/// A value as text; nothing if play may come back.
std::optional<std::string> value_of(const std::shared_ptr<Solved>& solved, const Slots& position, bool by_regions) {
  auto values = TextValues::open(solved, {position}, by_regions);
  if (!values) return std::nullopt;
  EXPECT_TRUE(by_regions || !(*values)->by_regions());
  values::Steps steps;
  const auto value = (*values)->of({position}, steps);
  if (!value) return std::nullopt;
  values::Formatter formatter((*values)->store());
  return formatter.text(*value, steps)->unicode;
}

TEST(Regions, ValuesOfLeftAndRightAreThoseOfWholePositions) {
  int compared = 0, refused = 0;
  for (std::uint64_t seed = 0; seed < by_scale<std::uint64_t>(150, 600, 6'000) && !testing::Test::HasFailure(); ++seed) {
    const std::string text = LocalAuthor(seed).write();
    std::shared_ptr<const Program> program;
    const auto solved = prepare({{"text", text}}, program);
    if (!solved || !program->nature.partisan || other_play(*program)) continue;
    const auto whole = value_of(*solved, program->start, false), by_regions = value_of(*solved, program->start, true);
    // Where play comes back to a whole position, a component comes back.
    if (!whole || !by_regions) {
      ++refused;
      continue;
    }
    EXPECT_EQ(*by_regions, *whole) << "seed " << seed << "\n" << text;
    ++compared;
  }
  std::printf("%d values compared, %d texts without\n", compared, refused);
  if (scale() != Scale::small) EXPECT_GT(compared, refused);
}

TEST(Regions, ValuesOfRandomTextsAreThoseOfPlainSearch) {
  Tally tally;
  const std::uint64_t texts = by_scale<std::uint64_t>(100, 800, 10'000);
  for (std::uint64_t seed = 0; seed < texts; ++seed) {
    const std::string text = LocalAuthor(seed).write();
    compare(text, seed, tally);
    if (testing::Test::HasFailure()) {
      ADD_FAILURE() << "seed " << seed << "\n" << text;
      return;
    }
  }
  std::printf(
      "%d positions solved (%d by moves taken away, %d in quiet play, %d of Left and Right, %d by images), %d texts refused, %d repeat\n",
      tally.solved, tally.by_moves, tally.quiet, tally.partizan, tally.mirrored, tally.refused, tally.repeats);
  EXPECT_GT(tally.mirrored, 0);
  EXPECT_GT(tally.solved, tally.refused);
  EXPECT_LE(tally.faulty * 20, texts) << tally.faulty << " texts with faults";
}

/// Edges of a board of 3 x 3 that take away the opposite edge and the corners beside them: a quarter turn takes no move to one that it
/// takes away, but answering by it is no strategy, since it is not of order two.
TEST(Regions, AQuarterTurnIsNoMirror) {
  const std::string text =
      "e[3,3]: 0..1 = 0\nc[3,3]: 0..1 = 0\n"
      "move (i,j) of e if (i + j) % 2 == 1 and not e[i,j] and not e[2-i,2-j]: e[i,j] = 1\n"
      "move (i,j) of c if i != 1 and j != 1 and not c[i,j] and not e[i,1] and not e[1,j]: c[i,j] = 1\n";
  EXPECT_NE(by_search(text), "0");
  EXPECT_EQ(by_regions(text), by_search(text));
}

/// Moves of one shape that take away the next one at odd places only.
TEST(Regions, MovesOfOneShapeMayHaveOtherEffectsElsewhere) {
  for (int cells = 2; cells <= 9; ++cells) {
    const std::string text =
        "b[" + std::to_string(cells) + "]: 0..1 = 0\nmove i of b if not b[i] and (i % 2 == 0 or not b[i-1]): b[i] = 1\n";
    EXPECT_EQ(by_regions(text), by_search(text)) << cells;
  }
}

/// Where somebody can win at once, the nimbers of quiet play are no reason.
TEST(Regions, AWinAtOnceIsTheReasonInsteadOfRegions) {
  std::string start;
  for (int cell = 0; cell < 70; ++cell) start += cell == 10 || cell == 12 ? ",1" : ",0";
  const std::string text =
      "b[70]: 0..1 = 0\nend if any(b[i] and b[i+1] and b[i+2] for i in 0..67): last wins\nmove i of b if not b[i]: b[i] = 1\n";
  const auto solution = open_text({{"text", text}, {"b", start.substr(1)}});
  ASSERT_TRUE(solution);
  while ((*solution)->advance(Slice::endless()) < 1) {
  }
  const auto e = (*solution)->explain({});
  ASSERT_TRUE(e);
  EXPECT_EQ(e->value.outcome, Outcome::N);
  EXPECT_TRUE(e->regions.empty());
  EXPECT_EQ(e->reason.kind, Reason::Kind::winning_move);
  // The only winning move is between them.
  EXPECT_TRUE(e->reason.only);
  EXPECT_EQ((*solution)->best(*e)->part, 10u);
}

TEST(Regions, ARefusalNamesItsLine) {
  const std::pair<const char*, Unsplit> refusals[] = {
      {"n: 0..5 = 3\nmove: n -= 1\nmove: gain 1, n -= 2\n", {Unsplit::Reason::points, {3, 1}}},
      {"n: 0..5 = 3\nmove k in 1..n: split n into k - 1, n - k\n", {Unsplit::Reason::splits, {2, 1}}},
      {"n: 0..5 = 3\nmove: n -= 1\nend if n == 1: draw\n", {Unsplit::Reason::draws, {3, 1}}},
      {"n: 0..5 = 3\nmove: n -= 1\nend if n == 1: next wins\nend if n == 2: last wins\n", {Unsplit::Reason::ends, {4, 1}}},
      {"n: 0..5 = 3\nLeft: n -= 1\nRight: n -= 2\nend if n == 1: Left wins\n", {Unsplit::Reason::ends, {4, 1}}},
      {"n: 0..5 = 3\nmove: n -= 1\nend: next wins\n", {Unsplit::Reason::misere, {3, 1}}},
      {"n: 0..5 = 3\nmove if n > 0: n = n + 2\n", {Unsplit::Reason::checks, {2, 1}}},
      {"n: 0..5 = 3\nmove if n > 0: n = n + 2, n = 0\n", {Unsplit::Reason::checks, {2, 1}}},
      {"n: 0..99 = 3\nmove: n -= 1\n", {Unsplit::Reason::wide, {2, 1}}},
      {"b[13]: 0..1 = 0\nmove i of b if sum(b[j] for j in 0..12) < 3: b[i] += 1\n", {Unsplit::Reason::wide, {2, 1}}},
      {"n: 0..5 = 3\nm: 0..1 = 0\nmove if n > 1: m = m\n", {Unsplit::Reason::repeats, {3, 1}}},
  };
  for (const auto& [text, expected] : refusals) {
    Faults faults;
    const auto program = read_program(text, {}, faults);
    if (!program || !faults.empty()) {
      ADD_FAILURE() << text;
      continue;
    }
    const auto model = lower(program, faults);
    Unsplit refusal{Unsplit::Reason::wide};
    EXPECT_FALSE(RegionSolver::create(*model, {program->start}, refusal));
    EXPECT_EQ(refusal.reason, expected.reason) << text;
    EXPECT_EQ(refusal.place.line, expected.place.line) << text;
  }
}

}  // namespace
}  // namespace grundy::lab
