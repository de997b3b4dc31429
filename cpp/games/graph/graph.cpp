// A token on a directed graph; a move takes it along an edge, and a player who cannot move loses. Play that never ends is a draw.
#include <algorithm>
#include <memory>

#include "games/graph/token_graph.hpp"
#include "kit/edge_list.hpp"
#include "kit/game.hpp"
#include "kit/wording.hpp"

namespace grundy {

namespace {

constexpr std::uint64_t kLastVertex = 9'999'999, kMostEdges = 20'000'000;
constexpr std::uint64_t kLeastWidth = 10;
/// The most edges of a graph that is drawn: more would be a knot.
constexpr std::size_t kMostDrawn = 300;

constexpr ParameterSpec kParameters[] = {
    {.name = "edges",
     .kind = ParameterKind::edges,
     .label = "Edges",
     .fallback = "0>1,0>5,1>2,2>6,4>0,4>8,5>1,5>6,6>7,6>9,6>10,6>11,7>3,8>4,9>6,9>8,9>10,10>6,10>11",
     .help = "FROM>TO, separated by commas, or a line each; vertices are numbers",
     .most = kLastVertex,
     .shortest = 0,
     .longest = kMostEdges,
     .read_edges = read_edges},
    {.name = "start",
     .label = "Token",
     .fallback = "",
     .help = "Its vertex; by default the one that the first edge leaves",
     .most = kLastVertex},
    {.name = "width",
     .label = "Table width",
     .fallback = "",
     .help = "Vertices in a row of the table; by default a power of 10",
     .least = 1,
     .most = kLastVertex + 1,
     .of_table = true},
};

constexpr auto kPhrases = phrases({
    {"vertex-mod", "vertex mod {}"},
    {"vertex-div", "vertex div {}"},
    {"vertex-n", "vertex {}"},
    {"vertex", "vertex"},
    {"move-token", "move to {}"},
    {"infinite-nimber",
     "It has no nimber: play may go on for ever. Its followers have {}: added to a position with such a nimber, the player to move wins; "
     "added to any other, it is a draw."},
    {"infinite-nimber-alone",
     "It has no nimber, nor has any follower: play may go on for ever, and added to any other position it is a draw."},
    {"vertices-v", "the number of vertices v"},
    {"edges-e", "the number of edges e"},
    {"start-vertex", "the vertex of the token"},
    {"edge-from", "the vertex that an edge leaves"},
    {"edge-to", "the vertex that an edge leads to"},
    {"last-edge", "the last edge"},
});

constexpr GameInfo kInfo = {
    .id = "graph",
    .title = "Token on a graph",
    .source = "Cedric Smith, \"Graphs and composite games\" (1966)",
    .credit = "Infinite nimbers: Cedric Smith (1966), Aviezri Fraenkel and Yehoshua Perl (1975)",
    .first = kKitPhrases["first-player"],
    .second = kKitPhrases["second-player"],
    .parameters = kParameters,
    .judge_format =
        "The numbers of vertices v and of edges e; the vertex of the token, from 0 to v - 1; then e edges, each as two vertices.",
    .sample_input = "4 4\n0\n0 1\n1 0\n1 2\n2 3\n",
    .sample_output = "Draw\n",
};

using Vertex = TokenGraph::Vertex;

/// Rows of a power of ten, so that the digits of a vertex give its place, and no more rows than columns.
std::uint64_t default_width(std::uint64_t vertices) {
  std::uint64_t width = kLeastWidth;
  while (width * width < vertices) width *= 10;
  return width;
}

/// The edges and the vertex of the token, which may be on none of them; empty for a graph that is not drawn.
std::string drawn(const std::vector<std::uint64_t>& edges, Vertex start) {
  if (edges.size() > kMostDrawn) return {};
  const std::string out = edge_list_text(edges);
  return out.empty() ? decimal(start) : out + "," + decimal(start);
}

class GraphSolution final : public Solution {
 public:
  GraphSolution(std::vector<std::uint64_t> edges, Vertex start, std::uint32_t vertices, std::uint64_t width)
      : scene_(drawn(edges, start)), graph_(std::move(edges), vertices, start), start_(start) {
    const std::uint64_t columns = std::min<std::uint64_t>(width, vertices);
    shape_ = {{message(kPhrases["vertex-mod"], {columns}), 0, columns},
              {message(kPhrases["vertex-div"], {columns}), 0, (vertices - 1) / columns + 1},
              false,
              {Layer::outcome, Layer::nimber, Layer::remoteness}};
    shape_.index = kPhrases["vertex"];
  }

  const GameInfo& info() const override { return kInfo; }
  const TableShape& shape() const override { return shape_; }

  double advance(const Slice& slice) override {
    Pace pace(slice);
    return graph_.solve(pace);
  }

  CellValue cell(Layer layer, Cell at) override {
    const auto v = vertex_at(at);
    return v ? cell_of_vertex(layer, *v) : CellValue::absent();
  }

  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) override {
    const std::uint64_t first = at.y * shape_.x.count + at.x;
    const auto known = first < graph_.vertices() ? graph_.outcomes().subspan(first) : std::span<const std::uint8_t>();
    const std::size_t count = std::min(out.size(), known.size());
    for (std::size_t i = 0; i < count; ++i)
      out[i] = layer == Layer::outcome ? known[i] : cell_of_vertex(layer, static_cast<Vertex>(first + i)).byte();
    std::fill(out.begin() + static_cast<std::ptrdiff_t>(count), out.end(), CellValue::absent().byte());
  }

  std::vector<Mark> marks() override { return {mark_at(shape_, cell_of(start_))}; }
  std::string_view scene() const override { return scene_; }
  std::string_view state_parameter() const override { return "start"; }

  State start() const override { return {start_}; }

  std::optional<State> state_at(Cell at) const override {
    const auto v = vertex_at(at);
    return v ? std::optional(State{*v}) : std::nullopt;
  }

  Value value_of(const State& state) override { return graph_.value(static_cast<Vertex>(state[0])); }

  std::optional<Explanation> describe(const State& state) override {
    if (!is_known(state)) return std::nullopt;
    const auto v = static_cast<Vertex>(state[0]);
    Explanation e;
    e.position = message(kPhrases["vertex-n"], {v});
    e.cell = cell_of(v);
    e.state = state;
    each_follower(v, [&](Vertex to) {
      if (e.options.size() == kListedOptions) e.more = true;
      else e.options.push_back({message(kPhrases["move-token"], {to}), message(kPhrases["vertex-n"], {to}), {}, cell_of(to), {0, to}});
      return !e.more;
    });
    return e;
  }

  bool has_infinite_nimbers() const override { return true; }

  std::optional<Option> option_to(const State& state, Nimber wanted) override {
    std::optional<Option> found;
    each_follower(static_cast<Vertex>(state[0]), [&](Vertex to) {
      const Value value = graph_.value(to);
      if (value.nimber == wanted) found = {message(kPhrases["move-token"], {to}), {}, value, cell_of(to), {0, to}};
      return !found;
    });
    return found;
  }

  Reason reason(const Explanation& e, Solution& values) override {
    Reason out = e.more ? reason_of_many(e) : Solution::reason(e, values);
    if (!e.value.nimber) out.also = nimber_text(static_cast<Vertex>(e.state[0]), values);
    return out;
  }

  std::optional<State> follow(const State& state, Move move) const override {
    if (!is_known(state) || move.part != 0) return std::nullopt;
    const auto all = *graph_.followers(static_cast<Vertex>(state[0]));
    return std::find(all.begin(), all.end(), move.to) != all.end() ? std::optional(State{move.to}) : std::nullopt;
  }

  std::optional<Move> best(const Explanation& e) const override { return e.more ? Solution::best(with_values(e)) : Solution::best(e); }

  std::optional<Move> any(const Explanation& e, std::uint64_t random) const override {
    return e.more ? Solution::any(with_values(e), random) : Solution::any(e, random);
  }

 private:
  /// Whether this is a vertex of which the followers are listed.
  bool is_known(const State& state) const {
    return state.size() == 1 && graph_.exists(state[0]) && graph_.followers(static_cast<Vertex>(state[0]));
  }

  /// Visits the followers of a vertex in order, each once, until `visit` returns false.
  template <class Visit>
  void each_follower(Vertex v, Visit visit) const {
    const auto all = *graph_.followers(v);
    for (std::size_t i = 0; i < all.size(); ++i) {
      if ((i == 0 || all[i] != all[i - 1]) && !visit(all[i])) return;
    }
  }

  std::optional<Vertex> vertex_at(Cell at) const {
    if (!shape_.contains(at)) return std::nullopt;
    const std::uint64_t v = at.y * shape_.x.count + at.x;
    return graph_.exists(v) ? std::optional(static_cast<Vertex>(v)) : std::nullopt;
  }

  Cell cell_of(Vertex v) const { return {v % shape_.x.count, v / shape_.x.count}; }

  CellValue cell_of_vertex(Layer layer, Vertex v) const {
    if (!graph_.exists(v)) return CellValue::absent();
    return layer == Layer::outcome && graph_.outcomes()[v] > 2 ? CellValue::unknown() : layer_of(graph_.value(v), layer);
  }

  /// All options with their values, without words: for positions with more of them than an explanation lists.
  Explanation with_values(const Explanation& e) const {
    Explanation out;
    out.value = e.value;
    each_follower(static_cast<Vertex>(e.state[0]), [&](Vertex to) {
      out.options.push_back({{}, {}, graph_.value(to), {}, {0, to}});
      return true;
    });
    return out;
  }

  Reason reason_of_many(const Explanation& e) const {
    const Explanation all = with_values(e);
    Reason out = reason_from_options(all.value, all.options);
    const std::uint64_t to = Solution::best(all)->to;
    out.text = message(kPhrases["move-token"], {to});
    if (out.kind == Reason::Kind::winning_move) out.next = message(kPhrases["vertex-n"], {to});
    return out;
  }

  /// Smith's theorem: let K be the nimbers of the followers of a vertex that has none itself. Together with a position of nimber n it is won
  /// by the player to move (N) if n is in K, otherwise drawn (D); two such vertices together are drawn.
  Message nimber_text(Vertex v, Solution& values) const {
    std::vector<std::uint64_t> nimbers;
    each_follower(v, [&](Vertex to) {
      if (const auto nimber = values.value_of({to}).nimber) nimbers.push_back(nimber->value);
      return true;
    });
    std::sort(nimbers.begin(), nimbers.end());
    nimbers.erase(std::unique(nimbers.begin(), nimbers.end()), nimbers.end());
    return nimbers.empty() ? Message(kPhrases["infinite-nimber-alone"]) : message(kPhrases["infinite-nimber"], {joined(nimbers)});
  }

  std::string scene_;
  TokenGraph graph_;
  Vertex start_;
  TableShape shape_;
};

class GraphJudge final : public JudgeRun {
 public:
  GraphJudge() : JudgeRun(kTests) {}

 private:
  static constexpr Tests kTests = {.last = kPhrases["last-edge"], .count = 1, .reading = 0.5};

  std::uint64_t head() override {
    vertices_ = static_cast<std::uint32_t>(in_.number(kPhrases["vertices-v"], 1, kLastVertex + 1));
    const std::uint64_t edges = in_.number(kPhrases["edges-e"], 0, kMostEdges);
    start_ = static_cast<Vertex>(in_.number(kPhrases["start-vertex"], 0, last()));
    return edges;
  }
  std::uint64_t items(std::uint64_t most) override {
    const auto read = in_.numbers({{kPhrases["edge-from"], 0, last()}, {kPhrases["edge-to"], 0, last()}}, most);
    for (std::size_t i = 1; i < read.size(); i += 2) edges_.push_back(Edge(read[i - 1], read[i]).number());
    return read.size() / 2;
  }
  double work(Pace& pace) override {
    if (!graph_) graph_.emplace(std::move(edges_), vertices_, start_);
    return graph_->solve(pace);
  }
  void answer() override { write_winner(graph_->value(start_).outcome); }

  std::uint64_t last() const { return vertices_ == 0 ? kLastVertex : vertices_ - 1; }

  std::uint32_t vertices_ = 0;
  Vertex start_ = 0;
  std::vector<std::uint64_t> edges_;
  std::optional<TokenGraph> graph_;
};

class Graph final : public Game {
 public:
  const GameInfo& info() const override { return kInfo; }

  std::unique_ptr<JudgeRun> new_judge() const override { return std::make_unique<GraphJudge>(); }

  Result<std::unique_ptr<Solution>> open(Parameters&& p) const override {
    auto edges = p.take_list("edges");
    const Vertex first = edges.empty() ? 0 : Edge(edges[0]).from;
    const auto start = p.has("start") ? static_cast<Vertex>(p.integer("start")) : first;
    Vertex last = start;
    for (const std::uint64_t number : edges) last = std::max({last, Edge(number).from, Edge(number).to});
    const std::uint64_t width = p.has("width") ? p.integer("width") : default_width(std::uint64_t{last} + 1);
    return std::make_unique<GraphSolution>(std::move(edges), start, last + 1, width);
  }
};

}  // namespace

std::span<const Pattern> graph_phrases() { return kPhrases.all; }

const Game& graph_game() {
  static const Graph game;
  return game;
}

}  // namespace grundy
