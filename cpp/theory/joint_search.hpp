// Remoteness of sums. It does not follow from the components' nimbers and remotenesses, so it is found over joint positions.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

#include "theory/ruleset.hpp"
#include "theory/slice.hpp"

namespace grundy {

/// Positions of one ruleset up to equality of play: two positions are of one class when their options are of the same classes.
/// Classes are numbered so that options come before the positions that have them.
template <Ruleset R>
class PositionClasses {
 public:
  using Position = typename R::Position;
  using Class = std::uint32_t;

  explicit PositionClasses(R rules) : rules_(std::move(rules)) {}

  /// Class of a position; nothing if more than `limit` positions that were not seen before had to be looked at.
  std::optional<Class> find(const Position& root, std::size_t limit) {
    if (const auto known = class_of_.find(root); known != class_of_.end()) return known->second;
    stack_.clear();
    push(root);
    for (std::size_t seen = 1; !stack_.empty();) {
      Frame& frame = stack_.back();
      if (frame.next == frame.options.size()) {
        classify(frame);
        stack_.pop_back();
        continue;
      }
      const Position option = frame.options[frame.next++];
      if (class_of_.contains(option)) continue;
      if (++seen > limit) return std::nullopt;
      push(option);
    }
    return class_of_.find(root)->second;
  }

  const std::vector<Class>& options(Class c) const { return options_[c]; }

  /// The class itself and all that can be reached from it, ascending.
  std::vector<Class> reachable(Class root) const {
    std::vector<bool> seen(root + 1, false);
    seen[root] = true;
    std::vector<Class> out;
    for (Class c = root + 1; c-- > 0;) {
      if (!seen[c]) continue;
      out.push_back(c);
      for (const Class option : options_[c]) seen[option] = true;
    }
    std::reverse(out.begin(), out.end());
    return out;
  }

 private:
  struct Frame {
    Position position;
    std::vector<Position> options;
    std::size_t next = 0;
  };

  void push(const Position& p) {
    Frame frame{p, {}, 0};
    rules_.options(p, frame.options);
    stack_.push_back(std::move(frame));
  }

  void classify(const Frame& frame) {
    std::vector<Class> options;
    for (const Position& option : frame.options) options.push_back(class_of_.find(option)->second);
    std::sort(options.begin(), options.end());
    options.erase(std::unique(options.begin(), options.end()), options.end());
    const auto [entry, fresh] = by_options_.try_emplace(options, static_cast<Class>(options_.size()));
    if (fresh) options_.push_back(std::move(options));
    class_of_.emplace(frame.position, entry->second);
  }

  R rules_;
  std::unordered_map<Position, Class, PositionHash> class_of_;
  std::map<std::vector<Class>, Class> by_options_;
  std::vector<std::vector<Class>> options_;
  std::vector<Frame> stack_;
};

/// Remoteness of every position that a sum can reach, in one array. Component i (in the order in which they were added) has r_i reachable classes, numbered upward; a joint
/// position is a number in mixed radix, so that every option has a smaller number than the position:
///
///    index = c_0 + r_0 (c_1 + r_1 (c_2 + ...))
///
/// Remoteness is even exactly on P-positions, so outcomes need not be kept beside it.
///   r = 1 + the least even r of an option if there is one, else 1 + the greatest
/// O(product of r_i * moves) time, four bytes a joint position; nothing where they are more than kJointPositions.
template <Ruleset R>
class JointSearch {
 public:
  using Position = typename R::Position;
  static constexpr std::size_t kJointPositions = std::size_t{1} << 24;

  explicit JointSearch(R rules) : classes_(std::move(rules)) {}

  /// Prepares for a sum; `work` then does it in slices.
  void begin(const std::vector<Position>& components) {
    remoteness_.clear();
    components_.clear();
    total_ = 0;
    covered_ = components;
    std::size_t product = 1;
    std::optional<std::size_t> large;  // left for last, when it is known how much room there is
    for (std::size_t i = 0; i < components.size(); ++i) {
      if (add_component(components[i], i, kLargeComponent, product)) continue;
      if (large || product > kJointPositions) return;
      large = i;
    }
    if (large && !add_component(components[*large], *large, kLargestComponent, product)) return;
    if (product > kJointPositions) return;
    total_ = product;
    digits_.assign(components_.size(), 0);
    remoteness_.reserve(total_);
  }

  /// True when done.
  bool work(const Slice& slice) {
    for (std::size_t steps = 1; remoteness_.size() < total_; ++steps) {
      remoteness_.push_back(next_remoteness());
      count_up();
      if (steps % 4096 == 0 && slice.over()) return false;
    }
    return true;
  }

  /// Of a sum; searched for at once unless it lies within what was last searched.
  std::optional<Remoteness> remoteness(const std::vector<Position>& components) {
    auto index = index_of(components);
    if (!index && components != covered_) {
      begin(components);
      work(Slice::endless());
      index = index_of(components);
    }
    return index && *index < remoteness_.size() ? std::optional(Remoteness{remoteness_[*index]}) : std::nullopt;
  }

 private:
  using Class = typename PositionClasses<R>::Class;
  /// Positions of a component: one of a sum may have more than `large`, for two of them would be too many together.
  static constexpr std::size_t kLargeComponent = std::size_t{1} << 17;
  static constexpr std::size_t kLargestComponent = std::size_t{1} << 21;

  struct Component {
    std::size_t place;                              // in the sum as it was given
    std::vector<Class> classes;                     // ascending
    std::vector<std::vector<std::size_t>> lowered;  // by how much a move lowers the index, for each class
    std::size_t stride;
  };

  /// False if the component has more than `limit` positions not seen before, or there is no room for its classes; then `product`, the
  /// joint positions so far, may exceed kJointPositions.
  bool add_component(const Position& p, std::size_t place, std::size_t limit, std::size_t& product) {
    if (product > kJointPositions) return false;
    const auto root = classes_.find(p, limit);
    if (!root) return false;
    Component component{place, classes_.reachable(*root), {}, product};
    product *= component.classes.size();
    if (product > kJointPositions) return false;
    for (std::size_t i = 0; i < component.classes.size(); ++i) {
      std::vector<std::size_t> lowered;
      for (const Class option : classes_.options(component.classes[i])) {
        lowered.push_back((i - *local(component, option)) * component.stride);
      }
      component.lowered.push_back(std::move(lowered));
    }
    components_.push_back(std::move(component));
    return true;
  }

  static std::optional<std::size_t> local(const Component& component, Class c) {
    const auto found = std::lower_bound(component.classes.begin(), component.classes.end(), c);
    if (found == component.classes.end() || *found != c) return std::nullopt;
    return static_cast<std::size_t>(found - component.classes.begin());
  }

  std::optional<std::size_t> index_of(const std::vector<Position>& components) {
    if (total_ == 0 || components.size() != components_.size()) return std::nullopt;
    std::size_t index = 0;
    for (const Component& component : components_) {
      const auto c = classes_.find(components[component.place], kLargeComponent);
      const auto digit = c ? local(component, *c) : std::nullopt;
      if (!digit) return std::nullopt;
      index += *digit * component.stride;
    }
    return index;
  }

  std::uint32_t next_remoteness() const {
    std::uint32_t nearest = UINT32_MAX, farthest = 0;
    for (std::size_t i = 0; i < components_.size(); ++i) {
      for (const std::size_t lowered : components_[i].lowered[digits_[i]]) {
        const std::uint32_t r = remoteness_[remoteness_.size() - lowered];
        if (r % 2 == 0 && r < nearest) nearest = r;
        if (r >= farthest) farthest = r + 1;
      }
    }
    return nearest != UINT32_MAX ? nearest + 1 : farthest;
  }

  void count_up() {
    for (std::size_t i = 0; i < digits_.size() && ++digits_[i] == components_[i].classes.size(); ++i) digits_[i] = 0;
  }

  PositionClasses<R> classes_;
  std::vector<Component> components_;
  std::vector<Position> covered_;  // the sum last begun
  std::size_t total_ = 0;          // joint positions; 0 if too many
  std::vector<std::size_t> digits_;
  std::vector<std::uint32_t> remoteness_;
};

}  // namespace grundy
