// The tables of census/ against plain twins: nimbers by the definition, from all smaller ones.
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "lab/game/open_text.hpp"
#include "support.hpp"

namespace grundy {
namespace {

using Nimbers = std::vector<std::uint64_t>;
using Row = std::map<std::string, std::string>;

/// Reads a table. A value in quotes may contain commas.
std::vector<Row> table_of(const std::string& family) {
  std::ifstream file(std::string(GRUNDY_CENSUS) + "/" + family + ".csv");
  std::vector<Row> rows;
  std::vector<std::string> names;
  for (std::string line; std::getline(file, line);) {
    std::vector<std::string> values(1);
    bool quoted = false;
    for (const char c : line) {
      if (c == '"') quoted = !quoted;
      else if (c == ',' && !quoted) values.emplace_back();
      else values.back() += c;
    }
    if (names.empty()) {
      names = values;
      continue;
    }
    Row row;
    for (std::size_t i = 0; i < names.size(); ++i) row[names[i]] = values.at(i);
    rows.push_back(row);
  }
  return rows;
}

std::vector<std::uint64_t> numbers_of(const std::string& list) {
  std::vector<std::uint64_t> out;
  std::istringstream in(list);
  for (std::string one; std::getline(in, one, ',');) out.push_back(std::stoull(one));
  return out;
}

std::uint64_t least_missing(const std::vector<char>& seen) {
  return static_cast<std::uint64_t>(std::find(seen.begin(), seen.end(), 0) - seen.begin());
}

/// The nimbers of an octal game for heaps 0..most, from the meaning of its digits. O(most^2).
Nimbers octal_twin(const std::string& code, std::uint64_t most) {
  Nimbers g;
  for (std::uint64_t n = 0; n <= most; ++n) {
    std::vector<char> seen(2048);
    for (std::uint64_t taken = 1; taken + 2 <= code.size() + 1 && taken <= n; ++taken) {
      const int digit = code[taken + 1] - '0';
      const std::uint64_t left = n - taken;
      if ((digit & 1) && left == 0) seen[0] = 1;
      if ((digit & 2) && left > 0) seen[g[left]] = 1;
      for (std::uint64_t a = 1; (digit & 4) && a + a <= left; ++a) seen[g[a] ^ g[left - a]] = 1;
    }
    g.push_back(least_missing(seen));
  }
  return g;
}

/// The nimbers of the game in which a number of a set is taken, for heaps 0..most. O(most * set).
Nimbers subtraction_twin(const std::vector<std::uint64_t>& set, std::uint64_t most) {
  Nimbers g;
  for (std::uint64_t n = 0; n <= most; ++n) {
    std::vector<char> seen(64);
    for (const std::uint64_t taken : set) {
      if (taken <= n) seen[g[n - taken]] = 1;
    }
    g.push_back(least_missing(seen));
  }
  return g;
}

/// A proved row: its period holds as far as the nimbers go, begins no earlier, and no divisor of it is a period.
void expect_period(const Row& row, const Nimbers& g, const std::string& what) {
  const std::uint64_t from = std::stoull(row.at("preperiod")), period = std::stoull(row.at("period"));
  ASSERT_EQ(row.at("saltus"), "0") << what;
  const auto holds = [&](std::uint64_t first, std::uint64_t length) {
    for (std::uint64_t n = first; n + length < g.size(); ++n) {
      if (g[n] != g[n + length]) return false;
    }
    return true;
  };
  ASSERT_TRUE(holds(from, period)) << what;
  if (from + 2 * period >= g.size()) return;
  if (from > 0) ASSERT_FALSE(holds(from - 1, period)) << what << " is periodic earlier";
  for (std::uint64_t part = 2; part <= period; ++part) {
    if (period % part == 0) ASSERT_FALSE(holds(from, period / part)) << what << " has a shorter period";
  }
}

/// The nimbers of a rule text on one number agree with the twin's.
void expect_nimbers(const RawParameters& raw, const Nimbers& g, const std::string& what) {
  auto solution = lab::open_text(raw);
  ASSERT_TRUE(solution) << what << ": " << english(solution.error());
  while ((*solution)->advance(Slice::endless()) < 1) {
  }
  const TableShape& shape = (*solution)->shape();
  for (std::uint64_t n = 0; n < g.size(); ++n) {
    const Cell at{shape.x.first + n % shape.x.count, shape.y.first + n / shape.x.count};
    ASSERT_EQ((*solution)->cell(Layer::nimber, at), CellValue::of(Nimber{g[n]})) << what << " at " << n;
  }
}

TEST(Census, EveryOctalGameAgreesWithTheDefinition) {
  const auto rows = table_of("octal");
  ASSERT_EQ(rows.size(), 511u);
  const std::uint64_t most = by_scale(150, 300, 2000);
  for (const Row& row : rows) {
    const std::string& code = row.at("code");
    const Nimbers g = octal_twin(code, most);
    ASSERT_NO_FATAL_FAILURE(expect_nimbers({{"text", code}, {"N", std::to_string(most)}}, g, code));
    if (row.at("known") == "proved") ASSERT_NO_FATAL_FAILURE(expect_period(row, g, code));
  }
}

TEST(Census, EverySubtractionSetAgreesWithTheDefinition) {
  const auto rows = table_of("subtraction");
  ASSERT_EQ(rows.size(), 65'535u);
  const std::size_t step = by_scale<std::size_t>(997, 61, 1);
  for (std::size_t i = 0; i < rows.size(); i += step) {
    ASSERT_EQ(rows[i].at("known"), "proved");
    const Nimbers g = subtraction_twin(numbers_of(rows[i].at("set")), 2000);
    ASSERT_NO_FATAL_FAILURE(expect_period(rows[i], g, rows[i].at("set")));
  }
}

/// The nimber of a board game whose moves are sets of cells, by its positions. `blocked`: cells that the move takes in addition.
class BoardTwin {
 public:
  BoardTwin(const std::string& game, unsigned rows, unsigned columns) {
    const auto bit = [&](unsigned r, unsigned c) { return r < rows && c < columns ? std::uint64_t{1} << (r * columns + c) : 0; };
    for (unsigned r = 0; r < rows; ++r) {
      for (unsigned c = 0; c < columns; ++c) {
        if (game == "cram") {
          if (c + 1 < columns) moves_.push_back({bit(r, c) | bit(r, c + 1), bit(r, c) | bit(r, c + 1)});
          if (r + 1 < rows) moves_.push_back({bit(r, c) | bit(r + 1, c), bit(r, c) | bit(r + 1, c)});
        } else {
          moves_.push_back({bit(r, c), bit(r, c) | bit(r + 1, c) | bit(r - 1, c) | bit(r, c + 1) | bit(r, c - 1)});
        }
      }
    }
    all_ = (std::uint64_t{1} << (rows * columns)) - 1;
  }

  std::uint64_t nimber() { return of(all_); }

 private:
  struct Move {
    std::uint64_t needs, takes;
  };

  std::uint64_t of(std::uint64_t free) {
    if (const auto known = known_.find(free); known != known_.end()) return known->second;
    std::set<std::uint64_t> seen;
    for (const Move& move : moves_) {
      if ((free & move.needs) == move.needs) seen.insert(of(free & ~move.takes));
    }
    std::uint64_t out = 0;
    while (seen.contains(out)) ++out;
    return known_[free] = out;
  }

  std::vector<Move> moves_;
  std::uint64_t all_ = 0;
  std::map<std::uint64_t, std::uint64_t> known_;
};

TEST(Census, SmallBoardsAgreeWithTheDefinition) {
  const auto rows = table_of("boards");
  ASSERT_EQ(rows.size(), 146u);
  const unsigned most = by_scale(9u, 12u, 20u);
  for (const Row& row : rows) {
    const unsigned high = static_cast<unsigned>(std::stoul(row.at("rows"))), wide = static_cast<unsigned>(std::stoul(row.at("columns")));
    if (high * wide > most) continue;
    EXPECT_EQ(std::to_string(BoardTwin(row.at("game"), high, wide).nimber()), row.at("nimber")) << row.at("game") << high << "x" << wide;
  }
}

/// Cram on boards with an even number of rows and of columns is lost, with exactly one even won, by copying (Gardner 1974).
TEST(Census, CramIsLostAndWonAsTheMirrorSays) {
  for (const Row& row : table_of("boards")) {
    if (row.at("game") != "cram") continue;
    const bool even_rows = std::stoul(row.at("rows")) % 2 == 0, even_columns = std::stoul(row.at("columns")) % 2 == 0;
    if (even_rows && even_columns) EXPECT_EQ(row.at("nimber"), "0");
    if (even_rows != even_columns) EXPECT_NE(row.at("nimber"), "0");
  }
}

/// Periods from the literature.
TEST(Census, PublishedPeriods) {
  std::map<std::string, std::string> found;
  for (const Row& row : table_of("octal")) found[row.at("code")] = row.at("preperiod") + " " + row.at("period");
  EXPECT_EQ(found["0.770"], "71 12");      // Kayles
  EXPECT_EQ(found["0.137"], "52 34");      // Dawson's chess
  EXPECT_EQ(found["0.156"], "3479 349");   // J. C. Kenyon
  EXPECT_EQ(found["0.165"], "5181 1550");  // R. B. Austin
  EXPECT_EQ(found["0.356"], "7315 142");   // Gangolli and Plambeck
  EXPECT_EQ(found["0.127"], "46578 4");    // Gangolli and Plambeck
}

}  // namespace
}  // namespace grundy
