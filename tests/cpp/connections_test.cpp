// `joined` and `groups` on random graphs and boards, in the interpreter and in solved tables, beside a plain search.
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "lab/language/syntax_interpreter.hpp"
#include "lab/solvers/solved.hpp"
#include "support.hpp"

namespace grundy::lab {
namespace {

struct Drawn {
  std::string text;                        // declares `b` and, for a graph, `E`
  std::string call, sizes;                 // text before and after the array in a call: "joined(E, ", and how a place is written
  std::vector<std::pair<int, int>> edges;  // of vertices
  std::vector<bool> on;                    // of edges or vertices
  int vertices = 0, columns = 0;
  bool by_edges = false, diagonal = false;
};

std::string numbers(const std::vector<bool>& on) {
  std::string out;
  for (const bool one : on) out += std::string(out.empty() ? "" : ", ") + (one ? "1" : "0");
  return out;
}

/// The vertices that are reached from one.
std::set<int> reached(const Drawn& drawn, int from) {
  std::set<int> met;
  if (!drawn.by_edges && !drawn.on[static_cast<std::size_t>(from)]) return met;
  met.insert(from);
  for (bool grows = true; grows;) {
    grows = false;
    for (std::size_t e = 0; e < drawn.edges.size(); ++e) {
      const auto [a, b] = drawn.edges[e];
      const auto there = [&](int v) { return drawn.on[static_cast<std::size_t>(v)]; };
      if (drawn.by_edges ? !drawn.on[e] : !(there(a) && there(b))) continue;
      if (met.contains(a) != met.contains(b)) grows = true, met.insert(a), met.insert(b);
    }
  }
  return met;
}

int groups(const Drawn& drawn) {
  std::set<std::set<int>> all;
  for (int v = 0; v < drawn.vertices; ++v) {
    bool there = !drawn.by_edges && drawn.on[static_cast<std::size_t>(v)];
    for (std::size_t e = 0; e < drawn.edges.size() && drawn.by_edges; ++e)
      there = there || (drawn.on[e] && (drawn.edges[e].first == v || drawn.edges[e].second == v));
    if (there) all.insert(reached(drawn, v));
  }
  return static_cast<int>(all.size());
}

Drawn random_graph(std::mt19937_64& random) {
  Drawn out;
  const int vertices = 2 + static_cast<int>(random() % 8);
  const std::size_t edges = 1 + random() % 10;
  std::string pairs;
  for (std::size_t e = 0; e < edges; ++e) {
    const int a = static_cast<int>(random() % static_cast<unsigned>(vertices)),
              b = static_cast<int>(random() % static_cast<unsigned>(vertices));
    out.edges.emplace_back(a, b);
    pairs += (e ? ", (" : "(") + std::to_string(a) + "," + std::to_string(b) + ")";
    out.vertices = std::max(out.vertices, std::max(a, b) + 1);
  }
  out.by_edges = random() % 2 || static_cast<std::size_t>(vertices) == edges;
  if (!out.by_edges) out.vertices = vertices;
  for (std::size_t i = out.by_edges ? edges : static_cast<std::size_t>(vertices); i > 0; --i) out.on.push_back(random() % 4 > 0);
  out.text = "E = {" + pairs + "}\nb[" + std::to_string(out.on.size()) + "]: 0..1 = {" + numbers(out.on) + "}\n";
  out.call = "(E, b";
  return out;
}

Drawn random_board(std::mt19937_64& random) {
  Drawn out;
  const int rows = 1 + static_cast<int>(random() % 3), columns = 1 + static_cast<int>(random() % (12 / rows - 1));
  out.diagonal = random() % 2;
  out.columns = columns;
  out.vertices = rows * columns;
  for (int v = 0; v < out.vertices; ++v) {
    out.on.push_back(random() % 3 > 0);
    for (int u = 0; u < v; ++u) {
      const int down = v / columns - u / columns, right = std::abs(v % columns - u % columns);
      if (down + right == 1 || (out.diagonal && down == 1 && right == 1)) out.edges.emplace_back(u, v);
    }
  }
  out.text = "b[" + std::to_string(rows) + "," + std::to_string(columns) + "]: 0..1 = {" + numbers(out.on) + "}\n";
  out.call = out.diagonal ? "8(b" : "(b";
  return out;
}

std::string place(const Drawn& drawn, int v) {
  if (!drawn.columns) return std::to_string(v);
  return "(" + std::to_string(v / drawn.columns) + ", " + std::to_string(v % drawn.columns) + ")";
}

/// Whether the only move, which needs the condition, is allowed: to the interpreter and in the solved table.
std::pair<bool, bool> allowed(const std::string& text, const std::string& condition) {
  Faults faults;
  const auto program = read_program(text + "x: 0..1 = 1\nmove if " + condition + ": x -= 1\n", {}, faults);
  EXPECT_TRUE(program) << text << condition;
  SyntaxInterpreter interpreter(*program);
  bool found = false;
  interpreter.moves(program->start, Mover::left, [&](MoveResult&&) { return !(found = true); });
  std::shared_ptr<const Program> prepared;
  const auto solved = prepare({{"text", program->text}}, prepared);
  EXPECT_TRUE(solved) << text << condition;
  while ((*solved)->solver->advance(Slice::endless()) < 1) {
  }
  return {found, (*solved)->solver->known((*solved)->layout.number_of(program->start))->outcome == Outcome::N};
}

TEST(Connections, PlacesHangTogetherAsAPlainSearchFinds) {
  std::mt19937_64 random(38);
  for (int i = 0; i < by_scale(40, 200, 3000); ++i) {
    const Drawn drawn = i % 2 ? random_graph(random) : random_board(random);
    const std::string count = "groups" + drawn.call + ") == " + std::to_string(groups(drawn));
    EXPECT_EQ(allowed(drawn.text, count), std::pair(true, true)) << drawn.text << count;
    const int a = static_cast<int>(random() % static_cast<unsigned>(drawn.vertices));
    const int b = static_cast<int>(random() % static_cast<unsigned>(drawn.vertices));
    const bool same = reached(drawn, a).contains(b);
    const std::string question = "joined" + drawn.call + ", " + place(drawn, a) + ", " + place(drawn, b) + ")";
    EXPECT_EQ(allowed(drawn.text, question), std::pair(same, same)) << drawn.text << question;
  }
}

TEST(Connections, PlacesMayDependOnThePosition) {
  const std::string text = "b[2,3]: 0..1 = {1, 1, 0,  0, 1, 1}\ni: 0..1 = 1\nj: 0..3 = 2\n";
  EXPECT_EQ(allowed(text, "joined(b, (0, 0), (i, j))"), std::pair(true, true));
  EXPECT_EQ(allowed(text, "joined(b, (0, 0), (i, j + 1))"), std::pair(false, false));  // there is no such place
  EXPECT_EQ(allowed(text, "not joined(b, (0, 0), (i, j + 1))"), std::pair(false, false));
  EXPECT_EQ(allowed(text, "joined(b, (0, 0), (i - 1, j))"), std::pair(false, false));
}

}  // namespace
}  // namespace grundy::lab
