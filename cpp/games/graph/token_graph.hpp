// A token on a directed graph: the winner of every vertex, how long play lasts, and the nimbers, also where play may go on for ever.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/slice.hpp"
#include "kit/parameters.hpp"
#include "theory/mex.hpp"
#include "theory/value.hpp"

namespace grundy {

/// The lists of one direction, one after the other: that of vertex v is to[begins[v]] up to to[begins[v + 1]].
struct EdgeLists {
  std::uint32_t* begins;
  std::uint32_t* to;
  std::uint32_t count(std::uint32_t v) const { return begins[v + 1] - begins[v]; }
  std::span<const std::uint32_t> of(std::uint32_t v) const { return {to + begins[v], count(v)}; }
};

/// Solves all vertices at once, in slices, by the labels of Smith (1966) and Fraenkel and Perl (1975). A vertex has nimber m if m is the
/// mex of its followers' nimbers and every follower without a nimber yet has a follower with nimber m. Round m finds these vertices. Once
/// there are no more, the others without a follower of nimber m have no nimber at all: theirs is infinite, with the set of their
/// followers' nimbers.
///   round 0           is the backward search for outcomes: nimber 0 is P, its predecessors are N, the others D. Vertices are found in the
///                     order of their remoteness. O(vertices + edges)
///   vertices from which no cycle can be reached have the mex, found from the ends on: O(vertices + edges)
///   rounds 1, 2, ...  find the nimbers of the others, at most O(vertices + edges) each, as many rounds as there are nimbers among them
/// 41 bytes a vertex and 8 an edge; 16 an edge while the lists are made.
class TokenGraph {
 public:
  using Vertex = std::uint32_t;

  /// `edges`: each as a number (kit/parameters.hpp). The vertices are those that an edge names, and `lone`. All are less than `vertices`.
  TokenGraph(std::vector<std::uint64_t> edges, std::uint32_t vertices, Vertex lone);
  TokenGraph(const TokenGraph&) = delete;

  /// Works until done or the slice is over. Returns the share of the work done, 1 exactly when done.
  double solve(Pace& pace);

  std::uint32_t vertices() const { return static_cast<std::uint32_t>(outcomes_.size()); }
  bool exists(std::uint64_t v) const { return v < outcomes_.size() && outcomes_[v] != kAbsentVertex; }

  /// Returns the followers of a vertex in order; with parallel edges one comes several times. Nothing until the lists are made: at once
  /// for up to kListedAtOnce edges, otherwise by `solve`.
  std::optional<std::span<const Vertex>> followers(Vertex v) const;
  static constexpr std::size_t kListedAtOnce = 1 << 16;

  /// For each vertex the byte of its outcome in a picture: 0 N, 1 P, 2 D, 254 not known yet, 255 no such vertex.
  std::span<const std::uint8_t> outcomes() const { return outcomes_; }

  /// Returns the value of a vertex, once solved; the outcome is D before it is known.
  Value value(Vertex v) const;

 private:
  static constexpr std::uint8_t kUnknownVertex = 254, kAbsentVertex = 255;
  static constexpr std::uint32_t kOpen = UINT32_MAX - 1, kInfinite = UINT32_MAX;  // above all nimbers
  static constexpr std::uint32_t kNone = UINT32_MAX;                              // no vertex, no round

  // The steps, in order. Each works until it is done (true) or the slice is over (false).
  bool count_edges(Pace& pace);
  bool place_lists(Pace& pace);
  bool list_predecessors(Pace& pace);
  bool list_followers(Pace& pace);
  bool gather(Pace& pace);
  bool begin_round(Pace& pace);
  bool pass_on(Pace& pace);
  bool seed(Pace& pace);
  bool end_round(Pace& pace);
  bool find_sinks(Pace& pace);
  bool peel(Pace& pace);

  using Step = bool (TokenGraph::*)(Pace&);
  static const Step kSteps[];

  template <class Act>
  bool each(std::size_t count, Pace& pace, Act act);
  template <class Visit>
  bool each_of(std::span<const Vertex> list, Pace& pace, Visit visit);

  void push(Vertex v, bool marked) { queue_[tail_++] = 2 * v + marked; }
  void label(Vertex v, std::uint32_t remoteness);

  std::vector<std::uint64_t> edges_;  // as numbers (kit/parameters.hpp), until they are in the lists
  std::vector<std::uint8_t> outcomes_;
  std::vector<std::uint32_t> memory_;  // of all that follows
  EdgeLists followers_, predecessors_;
  std::uint32_t* remoteness_;
  std::uint32_t* nimbers_;
  std::uint32_t* unsettled_;  // vertices whose nimber is not known
  std::uint32_t* blockers_;   // by vertex: followers without a nimber
  std::uint32_t* open_;       // the same without those that have a follower of the round's nimber
  std::uint32_t* marks_;      // 1 + the last round in which a follower had the round's nimber; of peeled vertices: the next one
  std::uint32_t* queue_;      // 2 v: has the round's nimber; 2 v + 1: has a follower of it

  std::vector<std::uint32_t> heads_;  // by nimber: the first peeled vertex
  Mex mex_;

  std::uint32_t round_ = 0, unsettled_count_ = 0;
  bool labelling_ = false;
  std::size_t step_ = 0, at_ = 0, edge_ = 0, tail_ = 0;  // where the work goes on
};

}  // namespace grundy
