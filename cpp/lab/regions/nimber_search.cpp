#include "lab/regions/nimber_search.hpp"

#include <algorithm>
#include <bit>

namespace grundy::lab {

NimberSearch::NimberSearch(RegionGame& game, std::size_t bytes) : RegionSearch(game), table_(game.words(), bytes), listed_(game.words()) {}

void NimberSearch::begin(const KeyList& components, bool, bool nimber) {
  stack_.clear();
  options_.clear();
  parts_.shrink(0);
  returned_.reset();
  root_ = {};
  for (std::uint32_t i = 0; i < components.size(); ++i) add_part(components[i], root_);
  order(root_);
  root_open_ = true;
  only_outcome_ = !nimber;
  not_zero_ = repeats_ = too_large_ = false;
}

std::optional<RegionFailure> NimberSearch::failure() const {
  if (repeats_) return RegionFailure::repeats;
  return too_large_ ? std::optional(RegionFailure::too_large) : std::nullopt;
}

RegionValue NimberSearch::value() const {
  if (root_open_) return {};
  if (not_zero_) return {Outcome::N};
  return {outcome_of(Nimber{root_.known}), Nimber{root_.known}};
}

std::optional<std::uint32_t> NimberSearch::known_nimber(const Word* key) const {
  if (game_.single(key)) return 1;
  const KnownRegion entry = table_.find(key);
  return (entry.flags & kWorkedOut) != 0 ? std::optional(static_cast<std::uint32_t>(entry.number)) : std::nullopt;
}

std::optional<Nimber> NimberSearch::nimber_of(const Word* key) const {
  const auto known = known_nimber(key);
  return known ? std::optional(Nimber{*known}) : std::nullopt;
}

RegionValue NimberSearch::known(const KeyList& components, bool) {
  std::uint32_t sum = 0;
  const Word* open = nullptr;
  for (std::uint32_t i = 0; i < components.size(); ++i) {
    if (const auto nimber = known_nimber(components[i])) {
      sum ^= *nimber;
      continue;
    }
    if (open) return {};
    open = components[i];
  }
  if (!open) return {outcome_of(Nimber{sum}), Nimber{sum}};
  if (sum < 64 && (table_.find(open).attained >> sum & 1) != 0) return {Outcome::N};
  return {};
}

void NimberSearch::add_part(const Word* key, Option& option) {
  if (option.count == 0) option.begin = parts_.size();
  if (const auto nimber = known_nimber(key)) {
    option.known ^= *nimber;
    return;
  }
  // Equal components are worth nothing together: the second player copies moves, which wins if play ends.
  for (std::uint32_t i = option.begin; i < option.begin + option.count && !game_.may_repeat(); ++i) {
    if (!parts_.equal(i, key)) continue;
    parts_.replace(i, parts_.size() - 1);
    parts_.shrink(parts_.size() - 1);
    --option.count;
    return;
  }
  parts_.add(key);
  ++option.count;
}

void NimberSearch::order(Option& option) {
  const std::size_t words = parts_.words();
  const auto before = [&](const Word* a, const Word* b) {
    const std::uint32_t one = game_.size(a), two = game_.size(b);
    return one != two ? one < two : std::lexicographical_compare(a, a + words, b, b + words);
  };
  // Few components: sorted by insertion.
  const std::uint32_t last = option.begin + option.count;
  for (std::uint32_t i = option.begin + 1; i < last; ++i) {
    for (std::uint32_t j = i; j > option.begin && before(parts_[j], parts_[j - 1]); --j) {
      parts_.repeat(j);
      parts_.replace(j, j - 1);
      parts_.replace(j - 1, parts_.size() - 1);
      parts_.shrink(parts_.size() - 1);
    }
  }
  option.effort = 0;
  for (std::uint32_t i = option.begin; i < last; ++i) option.effort += game_.size(parts_[i]) * game_.size(parts_[i]);
}

bool NimberSearch::same(const Option& a, const Option& b) const {
  const std::size_t words = parts_.words();
  return a.count == b.count && a.known == b.known && std::equal(parts_[a.begin], parts_[a.begin] + a.count * words, parts_[b.begin]);
}

void NimberSearch::push(std::uint32_t key, std::int32_t target) {
  if (game_.may_repeat()) {
    for (const Frame& frame : stack_) repeats_ = repeats_ || parts_.equal(frame.key, parts_[key]);
    if (repeats_) return;
  }
  ++nodes_;
  if (game_.mirrored(parts_[key])) {
    table_.put(parts_[key], {0, 0, kWorkedOut, 1});
    returned_ = 0;
    return;
  }
  Frame frame;
  frame.key = parts_.size();
  parts_.repeat(key);
  frame.target = target;
  frame.begun = nodes_;
  frame.attained[0] = table_.find(parts_[frame.key]).attained;
  list(frame);
  stack_.push_back(frame);
}

void NimberSearch::list(Frame& frame) {
  game_.options(parts_[frame.key], kBothMove, listed_);
  frame.options = static_cast<std::uint32_t>(options_.size());
  frame.count = static_cast<std::uint32_t>(listed_.ends.size());
  std::uint32_t part = 0;
  for (const std::uint32_t end : listed_.ends) {
    Option option;
    while (part < end) add_part(listed_.parts[part++], option);
    if (option.count == 0) {
      frame.add(option.known);
      continue;
    }
    order(option);
    options_.push_back(option);
  }
  const auto first = options_.begin() + frame.options;
  sort_by_effort(options_, frame.options);
  options_.erase(std::unique(first, options_.end(), [this](const Option& a, const Option& b) { return same(a, b); }), options_.end());
  frame.end = static_cast<std::uint32_t>(options_.size());
}

void NimberSearch::finish(std::int32_t nimber) {
  const Frame& frame = stack_.back();
  if (nimber > static_cast<std::int32_t>(kMostNimber)) too_large_ = true;
  table_.put(parts_[frame.key], {frame.attained[0], static_cast<std::int16_t>(nimber), nimber == kNone ? std::uint8_t{0} : kWorkedOut,
                                 static_cast<std::uint8_t>(std::bit_width(nodes_ - frame.begun + 1))});
  returned_ = nimber;
  options_.resize(frame.options);
  parts_.shrink(frame.key);
  stack_.pop_back();
}

NimberSearch::Progress NimberSearch::go_on(Option& option, std::int32_t target) {
  if (returned_) {
    const std::int32_t nimber = *returned_;
    returned_.reset();
    if (nimber == kNone) return Progress::refuted;
    fold(option, static_cast<std::uint32_t>(nimber));
  }
  while (option.count > 0) {
    if (const auto nimber = known_nimber(parts_[option.begin])) {
      fold(option, *nimber);
      continue;
    }
    if (option.count > 1 || target == kNone) {
      push(option.begin, kNone);
      return Progress::begun;
    }
    const std::uint32_t wanted = option.known ^ static_cast<std::uint32_t>(target);
    if (wanted < 64 && (table_.find(parts_[option.begin]).attained >> wanted & 1) != 0) return Progress::refuted;
    push(option.begin, static_cast<std::int32_t>(wanted));
    return Progress::begun;
  }
  return Progress::known;
}

void NimberSearch::fold(Option& option, std::uint32_t nimber) {
  option.known ^= nimber;
  ++option.begin;
  --option.count;
}

void NimberSearch::step_root() {
  const Progress progress = go_on(root_, only_outcome_ ? 0 : kNone);
  if (progress == Progress::begun) return;
  not_zero_ = progress == Progress::refuted;
  root_open_ = false;
}

void NimberSearch::step() {
  if (stack_.empty()) step_root();
  else step_component();
}

void NimberSearch::step_component() {
  const std::size_t top = stack_.size() - 1;
  for (;;) {
    Frame& frame = stack_[top];
    if (frame.testing == kNone && !choose(frame)) return;
    while (frame.cursor < frame.end) {
      Option& option = options_[frame.cursor];
      if (option.count == 0) {
        ++frame.cursor;
        continue;
      }
      // A component that is begun may move the frames and the options: nothing of them is used after it.
      const Progress progress = go_on(option, frame.testing);
      if (progress == Progress::begun) return;
      ++frame.cursor;
      if (progress == Progress::refuted) continue;
      frame.add(option.known);
      if (frame.has(static_cast<std::uint32_t>(frame.testing))) break;
    }
    const bool found = frame.has(static_cast<std::uint32_t>(frame.testing));
    if (!found && frame.testing == frame.least_open()) return finish(frame.testing);
    frame.tested = !found;
    frame.testing = kNone;
  }
}

bool NimberSearch::choose(Frame& frame) {
  const std::int32_t least = frame.least_open();
  if (least > static_cast<std::int32_t>(kMostNimber)) {
    too_large_ = true;
    return false;
  }
  frame.cursor = frame.options;
  frame.testing = least;
  if (frame.target == kNone) return true;
  const auto target = static_cast<std::uint32_t>(frame.target);
  // No component is worth more than it has options.
  if (frame.has(target) || target > frame.count) {
    finish(kNone);
    return false;
  }
  if (!frame.tested) frame.testing = frame.target;
  return true;
}

}  // namespace grundy::lab
