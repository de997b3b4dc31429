#include "solve/position_values.hpp"

#include <algorithm>
#include <span>

namespace grundy::values {

bool PositionValues::fail(Failure failure) {
  failure_ = failure;
  return false;
}

/// Forgets the components that are being looked at.
void PositionValues::drop() {
  for (const Frame& frame : frames_) values_[frame.component] = kUnknown;
  frames_.clear();
  components_.clear();
  ends_.clear();
  after_.clear();
}

std::optional<Id> PositionValues::known(Component component) const {
  if (component >= values_.size() || values_[component] >= kOpen) return std::nullopt;
  return values_[component];
}

std::optional<Id> PositionValues::of(Component component, Steps& steps) {
  if (const auto value = known(component)) return value;
  const bool goes_on = !frames_.empty() && frames_[0].component == component && pauses();
  if (!goes_on) drop();
  failure_ = Failure::none;
  if (frames_.empty() && !enter(component)) return std::nullopt;
  while (!frames_.empty()) {
    if (!step(steps)) return std::nullopt;
  }
  return values_[component];
}

bool PositionValues::list(Component component, Side side) {
  if (!source_.list(component, side, listed_)) return false;
  const auto base = static_cast<std::uint32_t>(components_.size());
  components_.insert(components_.end(), listed_.components.begin(), listed_.components.end());
  for (const std::uint32_t end : listed_.ends) ends_.push_back(base + end);
  debt_ += 1 + listed_.ends.size() + listed_.components.size();
  return true;
}

bool PositionValues::enter(Component component) {
  Frame frame{component, static_cast<std::uint32_t>(components_.size()), static_cast<std::uint32_t>(ends_.size()),
              static_cast<std::uint32_t>(after_.size()), 0};
  if (!list(component, Side::left)) return fail(Failure::rules);
  frame.lefts = static_cast<std::uint32_t>(ends_.size()) - frame.ends;
  if (!list(component, Side::right)) return fail(Failure::rules);
  Component last = component;
  for (std::size_t i = frame.components; i < components_.size(); ++i) last = std::max(last, components_[i]);
  if (last >= most_ || components_.size() > kMostListed || ends_.size() > kMostListed) return fail(Failure::many);
  if (values_.size() <= last) values_.resize(last + std::size_t{1}, kUnknown);
  values_[component] = kOpen;
  frames_.push_back(frame);
  return true;
}

/// Takes the steps that listing moves has cost. False if there are none left.
bool PositionValues::pay(Steps& steps) {
  const std::uint64_t paid = std::min(debt_, steps.remaining);
  debt_ -= paid;
  steps.remaining -= paid;
  return steps.remaining > 0;
}

/// Index in the stack of the first component of a move.
std::uint32_t PositionValues::first_of(const Frame& frame, std::uint32_t move) const {
  return move == 0 ? frame.components : ends_[frame.ends + move - 1];
}

/// Adds a component to the sum of its move, or begins with a component whose value is not known. False if it stops.
bool PositionValues::step(Steps& steps) {
  if (!pay(steps)) return fail(Failure::steps);
  Frame& frame = frames_.back();
  if (frame.move == ends_.size() - frame.ends) return finish(steps);
  const std::uint32_t at = first_of(frame, frame.move) + frame.part;
  if (at == ends_[frame.ends + frame.move]) {
    after_.push_back(frame.sum);
    frame.sum = kZero;
    frame.part = 0;
    ++frame.move;
    return true;
  }
  const Component next = components_[at];
  const Id value = values_[next];
  if (value == kUnknown) return enter(next);
  if (value == kOpen) {
    repeated_ = next;
    return fail(Failure::repeats);
  }
  const auto sum = store_.plus(frame.sum, value, steps);
  if (!sum) return fail(Failure::store);
  frame.sum = *sum;
  ++frame.part;
  return true;
}

/// Forms the value of the innermost component. False if it stops.
bool PositionValues::finish(Steps& steps) {
  const Frame frame = frames_.back();
  const std::span<const Id> after = std::span(after_).subspan(frame.values);
  const auto value = store_.make(after.first(frame.lefts), after.subspan(frame.lefts), steps);
  if (!value) return fail(Failure::store);
  values_[frame.component] = *value;
  components_.resize(frame.components);
  ends_.resize(frame.ends);
  after_.resize(frame.values);
  frames_.pop_back();
  return true;
}

}  // namespace grundy::values
