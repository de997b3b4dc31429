// The token on a graph against its definitions, vertex by vertex, and the theorem on sums against the sums themselves.
#include <algorithm>
#include <numeric>
#include <set>

#include "games/graph/token_graph.hpp"
#include "kit/edge_list.hpp"
#include "support.hpp"

namespace grundy {
namespace {

using Vertex = TokenGraph::Vertex;
using Followers = std::vector<std::vector<Vertex>>;

/// The values of all vertices, each by its definition over all vertices, again and again until nothing changes.
struct PlainGraph {
  Followers followers;
  std::vector<Value> values;

  explicit PlainGraph(Followers all) : followers(std::move(all)), values(followers.size(), Value{Outcome::D}) {
    // By the number of moves that are left: who is lost in r moves, or wins in r.
    for (std::uint64_t r = 0; r <= followers.size(); ++r) {
      std::vector<std::pair<Vertex, Outcome>> found;
      for (Vertex v = 0; v < followers.size(); ++v) {
        if (values[v].outcome != Outcome::D) continue;
        if (has(v, Outcome::P)) found.emplace_back(v, Outcome::N);
        else if (all_won(v)) found.emplace_back(v, Outcome::P);
      }
      for (const auto& [v, outcome] : found) values[v] = {outcome, {}, Remoteness{r}};
    }
    label();
  }

  /// The nimbers of a vertex's followers.
  std::set<std::uint64_t> nimbers(Vertex v) const {
    std::set<std::uint64_t> out;
    for (const Vertex to : followers[v]) {
      if (values[to].nimber) out.insert(values[to].nimber->value);
    }
    return out;
  }

 private:
  bool has(Vertex v, Outcome outcome) const {
    return std::any_of(followers[v].begin(), followers[v].end(), [&](Vertex to) { return values[to].outcome == outcome; });
  }
  bool all_won(Vertex v) const {
    return std::all_of(followers[v].begin(), followers[v].end(), [&](Vertex to) { return values[to].outcome == Outcome::N; });
  }

  void label() {
    std::vector<bool> infinite(followers.size());
    for (std::uint64_t m = 0; m <= followers.size(); ++m) {
      for (bool changed = true; changed;) {
        changed = false;
        for (Vertex v = 0; v < followers.size(); ++v) {
          if (values[v].nimber || infinite[v] || nimbers(v).contains(m)) continue;
          const bool answered = std::all_of(followers[v].begin(), followers[v].end(),
                                            [&](Vertex to) { return values[to].nimber || nimbers(to).contains(m); });
          if (!answered) continue;
          values[v].nimber = Nimber{m};
          changed = true;
        }
      }
      for (Vertex v = 0; v < followers.size(); ++v) infinite[v] = infinite[v] || (!values[v].nimber && !nimbers(v).contains(m));
    }
  }
};

Followers random_followers(std::mt19937_64& random, std::size_t vertices, std::size_t edges) {
  Followers out(vertices);
  for (std::size_t i = 0; i < edges; ++i) out[random() % vertices].push_back(static_cast<Vertex>(random() % vertices));
  return out;
}

std::vector<std::uint64_t> edges_of(const Followers& followers) {
  std::vector<std::uint64_t> out;
  for (Vertex v = 0; v < followers.size(); ++v) {
    for (const Vertex to : followers[v]) out.push_back(Edge(v, to).number());
  }
  return out;
}

/// The values of all vertices, solved in slices of this length.
std::vector<Value> solved_values(const Followers& followers, std::chrono::duration<double> slice) {
  TokenGraph graph(edges_of(followers), static_cast<std::uint32_t>(followers.size()), 0);
  for (double share = 0; share < 1;) {
    const Slice some(slice);
    Pace pace(some);
    const double now = graph.solve(pace);
    EXPECT_GE(now, share);
    share = now;
  }
  std::vector<Value> out;
  for (Vertex v = 0; v < followers.size(); ++v) {
    if (graph.exists(v)) out.push_back(graph.value(v));
    else out.push_back({Outcome::P, Nimber{0}, Remoteness{0}});  // no edge names it
  }
  return out;
}

std::string text_of(const Followers& followers) { return edge_list_text(edges_of(followers)); }

TEST(TokenGraph, ValuesOfRandomGraphsEqualTheirDefinitions) {
  std::mt19937_64 random(1);
  std::size_t finite = 0, infinite = 0, over_cycles = 0;
  for (int round = 0; round < by_scale(3000, 20'000, 200'000); ++round) {
    const std::size_t vertices = 1 + random() % 14;
    const Followers followers = random_followers(random, vertices, random() % (3 * vertices + 1));
    const PlainGraph plain(followers);
    const auto values = solved_values(followers, std::chrono::seconds(round % 2));
    for (Vertex v = 0; v < vertices; ++v) {
      ASSERT_EQ(values[v], plain.values[v]) << "vertex " << v << " of " << text_of(followers);
      ++(values[v].nimber ? finite : infinite);
      over_cycles +=
          values[v].nimber && std::any_of(followers[v].begin(), followers[v].end(), [&](Vertex to) { return !values[to].nimber; });
    }
  }
  EXPECT_GT(finite, 1000u);
  EXPECT_GT(infinite, 1000u);
  EXPECT_GT(over_cycles, 100u);
}

TEST(TokenGraph, NimbersWithoutCyclesAreLarge) {
  Followers complete(60);
  for (Vertex v = 0; v < complete.size(); ++v) {
    for (Vertex to = 0; to < v; ++to) complete[v].push_back(to);
  }
  const auto values = solved_values(complete, std::chrono::seconds(1));
  for (Vertex v = 0; v < complete.size(); ++v) EXPECT_EQ(values[v].nimber, Nimber{v});
  // A vertex that may stay for ever beside them has them all in its set; who can move there has no nimber either.
  complete.push_back({60});
  for (Vertex to = 0; to < 60; ++to) complete[60].push_back(to);
  complete.push_back({60, 3, 0, 1, 2});
  const PlainGraph plain(complete);
  const auto mixed = solved_values(complete, std::chrono::seconds(0));
  for (Vertex v = 0; v < complete.size(); ++v) EXPECT_EQ(mixed[v], plain.values[v]) << v;
  EXPECT_EQ(mixed[61].nimber, Nimber{4});
}

/// Smith's theorem, on the vertices of both graphs.
Outcome outcome_of_sum(const PlainGraph& one, Vertex v, const PlainGraph& other, Vertex w) {
  const auto a = one.values[v].nimber, b = other.values[w].nimber;
  if (a && b) return *a == *b ? Outcome::P : Outcome::N;
  if (!a && !b) return Outcome::D;
  const bool won = a ? other.nimbers(w).contains(a->value) : one.nimbers(v).contains(b->value);
  return won ? Outcome::N : Outcome::D;
}

Followers sum_of_graphs(const Followers& one, const Followers& other) {
  const auto width = static_cast<Vertex>(other.size());
  Followers sum(one.size() * width);
  for (Vertex v = 0; v < one.size(); ++v) {
    for (Vertex w = 0; w < width; ++w) {
      for (const Vertex to : one[v]) sum[v * width + w].push_back(to * width + w);
      for (const Vertex to : other[w]) sum[v * width + w].push_back(v * width + to);
    }
  }
  return sum;
}

void expect_theorem(const PlainGraph& one, const PlainGraph& other) {
  const auto sum = solved_values(sum_of_graphs(one.followers, other.followers), std::chrono::seconds(1));
  for (Vertex v = 0; v < one.followers.size(); ++v) {
    for (Vertex w = 0; w < other.followers.size(); ++w) {
      ASSERT_EQ(sum[v * other.followers.size() + w].outcome, outcome_of_sum(one, v, other, w))
          << v << " of " << text_of(one.followers) << " + " << w << " of " << text_of(other.followers);
    }
  }
}

TEST(TokenGraph, SumsOfTwoGraphsFollowSmithsTheorem) {
  std::mt19937_64 random(2);
  for (int round = 0; round < by_scale(400, 3000, 30'000); ++round) {
    const std::size_t a = 1 + random() % 7, b = 1 + random() % 7;
    const PlainGraph one(random_followers(random, a, random() % (3 * a))), other(random_followers(random, b, random() % (3 * b)));
    ASSERT_NO_FATAL_FAILURE(expect_theorem(one, other));
  }
}

TEST(TokenGraph, SumsWithANimHeapFollowSmithsTheorem) {
  Followers heap(6);
  for (Vertex n = 0; n < heap.size(); ++n) {
    heap[n].resize(n);
    std::iota(heap[n].begin(), heap[n].end(), 0);
  }
  const PlainGraph nim(heap);
  std::mt19937_64 random(3);
  for (int round = 0; round < by_scale(400, 3000, 30'000); ++round) {
    const std::size_t vertices = 1 + random() % 12;
    ASSERT_NO_FATAL_FAILURE(expect_theorem(PlainGraph(random_followers(random, vertices, random() % (4 * vertices))), nim));
  }
}

TEST(TokenGraph, LargeGraphsAreTheSameInSlicesOfAnyLength) {
  std::mt19937_64 random(4);
  const Followers followers = random_followers(random, 30'000, 90'000);
  const auto whole = solved_values(followers, std::chrono::hours(1));
  ASSERT_EQ(solved_values(followers, std::chrono::seconds(0)), whole);
  for (const Outcome outcome : {Outcome::N, Outcome::P, Outcome::D})
    EXPECT_GT(std::count_if(whole.begin(), whole.end(), [outcome](const Value& value) { return value.outcome == outcome; }), 100);
}

TEST(TokenGraph, PicturesOfEveryLayerShowItsCells) {
  const auto table = open_solved("graph", {{"edges", "random:700:1400:1"}, {"start", "900"}});
  ASSERT_TRUE(table);
  EXPECT_EQ(table->shape().x.count, 100u);
  EXPECT_EQ(table->shape().y.count, 10u);
  std::vector<std::uint8_t> row(120);
  for (const Layer layer : table->shape().layers) {
    for (std::uint64_t y = 0; y < 10; ++y) {
      std::span<std::uint8_t> out(row);
      table->paint_row(layer, {0, y}, out.first(100));
      for (std::uint64_t x = 0; x < 100; ++x) EXPECT_EQ(row[x], table->cell(layer, {x, y}).byte()) << x << ',' << y;
    }
  }
  EXPECT_TRUE(table->cell(Layer::outcome, {1, 8}).is_absent());
  EXPECT_EQ(table->cell(Layer::outcome, {0, 9}), CellValue::of(Outcome::P));
}

TEST(TokenGraph, ExplainsAVertexWithManyFollowers) {
  // 0 has 3,000 followers; the only lost one is the last.
  std::string edges;
  for (int to = 1; to <= 3000; ++to) edges += "0>" + std::to_string(to) + (to < 3000 ? "," + std::to_string(to) + ">3000\n" : "");
  const auto solution = open_solved("graph", {{"edges", edges}});
  ASSERT_TRUE(solution);
  const auto e = solution->explain_state({0});
  ASSERT_TRUE(e && e->more);
  EXPECT_EQ(e->options.size(), kListedOptions);
  EXPECT_EQ(e->value, (Value{Outcome::N, Nimber{2}, Remoteness{1}}));
  EXPECT_EQ(solution->best(*e), (Move{0, 3000}));
  EXPECT_EQ(e->reason.kind, Reason::Kind::winning_move);
  EXPECT_EQ(e->reason.count, 3000u);
  EXPECT_TRUE(e->reason.only && e->reason.ends);
  EXPECT_EQ(solution->any(*e, (std::uint64_t{1} << kChanceBits) - 1), (Move{0, 3000}));
  EXPECT_EQ(solution->follow({0}, {0, 2999}), State{2999});
  EXPECT_EQ(solution->follow({0}, {0, 3001}), std::nullopt);
}

}  // namespace
}  // namespace grundy
