// Compiled for speed, without vectors.
#include "solve/joint_search.hpp"

#include "base/sort.hpp"

namespace grundy {

std::optional<PositionClasses::Class> PositionClasses::find(const Position& root, std::size_t limit) {
  if (const auto known = class_of_.find(root)) return known;
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
  return class_of_.find(root);
}

std::vector<PositionClasses::Class> PositionClasses::reachable(Class root) const {
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

void PositionClasses::push(const Position& p) {
  Frame frame{p, {}, 0};
  rules_(p, frame.options);
  stack_.push_back(std::move(frame));
}

void PositionClasses::classify(const Frame& frame) {
  std::vector<Class> options;
  for (const Position& option : frame.options) options.push_back(*class_of_.find(option));
  heap_sort(options.begin(), options.end());
  options.erase(std::unique(options.begin(), options.end()), options.end());
  const auto [entry, fresh] = by_options_.try_emplace(options, static_cast<Class>(options_.size()));
  if (fresh) options_.push_back(std::move(options));
  class_of_.add(frame.position, entry->second);
}

void JointSearch::begin(const std::vector<Position>& components, std::size_t most) {
  most_ = most;
  remoteness_.clear();
  components_.clear();
  total_ = 0;
  covered_ = components;
  std::size_t product = 1;
  std::optional<std::size_t> large;  // handled last, when the remaining capacity is known
  for (std::size_t i = 0; i < components.size(); ++i) {
    if (add_component(components[i], i, kLargeComponent, product)) continue;
    if (large || product > most_) return;
    large = i;
  }
  if (large && !add_component(components[*large], *large, kLargestComponent, product)) return;
  if (product > most_) return;
  total_ = product;
  digits_.assign(components_.size(), 0);
  remoteness_.reserve(total_);
}

bool JointSearch::work(const Slice& slice) {
  for (std::size_t steps = 1; remoteness_.size() < total_; ++steps) {
    remoteness_.push_back(next_remoteness());
    count_up();
    if (steps % 4096 == 0 && slice.over()) return false;
  }
  return true;
}

std::optional<Remoteness> JointSearch::remoteness(const std::vector<Position>& components) {
  auto index = index_of(components);
  if (!index && components != covered_) {
    begin(components, kJointPositionsAtOnce);
    work(Slice::endless());
    index = index_of(components);
  }
  return index && *index < remoteness_.size() ? std::optional(Remoteness{remoteness_[*index]}) : std::nullopt;
}

bool JointSearch::add_component(const Position& p, std::size_t place, std::size_t limit, std::size_t& product) {
  if (product > most_) return false;
  const auto root = classes_.find(p, limit);
  if (!root) return false;
  Component component{place, classes_.reachable(*root), {}, product};
  product *= component.classes.size();
  if (product > most_) return false;
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

std::optional<std::size_t> JointSearch::index_of(const std::vector<Position>& components) {
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

std::uint32_t JointSearch::next_remoteness() const {
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

void JointSearch::count_up() {
  for (std::size_t i = 0; i < digits_.size() && ++digits_[i] == components_[i].classes.size(); ++i) digits_[i] = 0;
}

}  // namespace grundy
