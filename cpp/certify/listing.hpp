// Lists proofs: one entry per line, dependencies first.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/json.hpp"
#include "base/sequence_table.hpp"
#include "check/claim.hpp"

namespace grundy {

inline void put_numbers(Json& out, const Position& numbers) {
  out.begin_array();
  for (const std::uint64_t number : numbers) out.number(number);
  out.end_array();
}

inline void put_value(Json& out, const ListedValue& value) {
  out.text(kOutcomeLetters[static_cast<int>(value.outcome)]);
  for (const auto& number : {value.nimber, value.remoteness}) {
    if (number) out.number(*number);
    else out.null();
  }
}

/// Traverses the graph of `next` depth first, with an explicit stack, and calls `leave` for each position with the result of `next`, after
/// all of that has been left. Stops and returns false if `next` returns nothing.
template <class Next, class Leave>
bool walk_behind(const std::vector<Position>& roots, Next next, Leave leave) {
  struct Frame {
    Position position;
    std::vector<Position> behind;
    std::size_t at = 0;
  };
  SequenceTable met;
  std::vector<Frame> frames;
  const auto enter = [&](const Position& position) {
    if (met.find(position) < met.size()) return true;
    met.add(position);
    auto behind = next(position);
    if (behind) frames.push_back({position, std::move(*behind)});
    return behind.has_value();
  };
  for (const Position& root : roots) {
    if (!enter(root)) return false;
    while (!frames.empty()) {
      Frame& frame = frames.back();
      if (frame.at < frame.behind.size()) {
        const Position position = frame.behind[frame.at++];
        if (!enter(position)) return false;
        continue;
      }
      leave(frame.position, frame.behind);
      frames.pop_back();
    }
  }
  return true;
}

}  // namespace grundy
