// Remoteness of sums. It does not follow from the components' nimbers and remotenesses, so it is found over joint positions.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "base/number_map.hpp"
#include "base/slice.hpp"
#include "theory/value.hpp"

namespace grundy {

/// The options of a ruleset whose positions are numbers. Type-erased, so one search serves all rulesets.
using PositionOptions = std::function<void(std::uint64_t, std::vector<std::uint64_t>&)>;

/// Positions of one ruleset up to equality of play: two positions are of one class when their options are of the same classes.
/// Classes are numbered so that options come before the positions that have them.
class PositionClasses {
 public:
  using Position = std::uint64_t;
  using Class = std::uint32_t;

  explicit PositionClasses(PositionOptions rules) : rules_(std::move(rules)) {}

  /// Returns the class of a position; nothing if that takes more than `limit` positions not seen before.
  std::optional<Class> find(const Position& root, std::size_t limit);

  const std::vector<Class>& options(Class c) const { return options_[c]; }

  /// Returns the class and all classes reachable from it, ascending.
  std::vector<Class> reachable(Class root) const;

 private:
  struct Frame {
    Position position;
    std::vector<Position> options;
    std::size_t next = 0;
  };

  void push(const Position& p);

  void classify(const Frame& frame);

  PositionOptions rules_;
  NumberMap class_of_;
  std::map<std::vector<Class>, Class> by_options_;
  std::vector<std::vector<Class>> options_;
  std::vector<Frame> stack_;
};

/// Remoteness of every position that a sum can reach, in one array. Component i, in the order in which they were added, has r_i reachable
/// classes, numbered upward; a joint position is a number in mixed radix, so that every option has a smaller number than the position:
///
///    index = c_0 + r_0 (c_1 + r_1 (c_2 + ...))
///
/// Remoteness is even exactly on P-positions, so outcomes need not be kept beside it.
///   r = 1 + the least even r of an option if there is one, else 1 + the greatest
/// O(product of r_i * moves) time, four bytes per joint position; no result beyond the limit.
class JointSearch {
 public:
  using Position = PositionClasses::Position;
  static constexpr std::size_t kJointPositions = std::size_t{1} << 24;
  /// The limit of searches without progress display: about a tenth of a second.
  static constexpr std::size_t kJointPositionsAtOnce = std::size_t{1} << 21;

  explicit JointSearch(PositionOptions rules) : classes_(std::move(rules)) {}

  /// Prepares the search of a sum with at most `most` joint positions; `work` then runs it in slices.
  void begin(const std::vector<Position>& components, std::size_t most = kJointPositions);

  /// Runs a slice. True when done.
  bool work(const Slice& slice);

  /// Returns the remoteness of a sum. If the last search does not cover the sum, it is searched at once, up to kJointPositionsAtOnce
  /// positions.
  std::optional<Remoteness> remoteness(const std::vector<Position>& components);

 private:
  using Class = PositionClasses::Class;
  /// Positions of a component. At most one component of a sum may have more than `large`: two would be too many together.
  static constexpr std::size_t kLargeComponent = std::size_t{1} << 17;
  static constexpr std::size_t kLargestComponent = std::size_t{1} << 21;

  struct Component {
    std::size_t place;                              // index in the sum as given
    std::vector<Class> classes;                     // ascending
    std::vector<std::vector<std::size_t>> lowered;  // by how much a move lowers the index, for each class
    std::size_t stride;
  };

  /// False if the component has more than `limit` positions not seen before, or there is no room for its classes; then `product`, the
  /// joint positions so far, may exceed `most`.
  bool add_component(const Position& p, std::size_t place, std::size_t limit, std::size_t& product);

  static std::optional<std::size_t> local(const Component& component, Class c) {
    const auto found = std::lower_bound(component.classes.begin(), component.classes.end(), c);
    if (found == component.classes.end() || *found != c) return std::nullopt;
    return static_cast<std::size_t>(found - component.classes.begin());
  }

  std::optional<std::size_t> index_of(const std::vector<Position>& components);

  std::uint32_t next_remoteness() const;

  void count_up();

  PositionClasses classes_;
  std::vector<Component> components_;
  std::vector<Position> covered_;  // the sum last begun
  std::size_t most_ = kJointPositions;
  std::size_t total_ = 0;  // joint positions; 0 if too many
  std::vector<std::size_t> digits_;
  std::vector<std::uint32_t> remoteness_;
};

}  // namespace grundy
