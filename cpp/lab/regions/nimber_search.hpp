// Nimbers of sums of components, each worked out only as far as it is needed.
//
// "Is component C worth *n?" (Lemoine and Viennot, "Nimbers are inevitable", 2012) is easier than "what is C worth?": it is not as soon as one option
// is worth *n. Of the components of an option all but the last are worked out; the last is only asked whether it is worth the one nimber that
// would make the option worth *n. Every entry of the table, "C is worth *n" or "some option of C is worth *n", rests on a finite tree of
// such entries. So entries stay true whatever the order of the search, and when others were dropped.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <vector>

#include "base/slice.hpp"
#include "lab/regions/region_table.hpp"

namespace grundy::lab {

/// What is known of a component.
struct KnownNimber {
  static constexpr std::uint8_t kOpen = 255;
  std::uint64_t attained = 0;  // nimbers below 64 of some options: none of these is its own
  std::uint8_t nimber = kOpen;
  std::uint8_t work = 0;
};

/// `Game` has a type Key of components in canonical form; `size(key)`; `each_option(key, component, option)`, which for each option calls
/// `component(key)` for its components and then `option()`; `at_once(key)`, which may return the nimber; `mirrored(key)`, whether the nimber is 0 by symmetry; and `kMayRepeat`, whether play in a component
/// may come back to it.
template <class Game>
class NimberSearch {
 public:
  using Key = typename Game::Key;

  NimberSearch(Game& game, std::size_t bytes) : game_(game), table_(bytes) {}

  /// Begins to work out a sum: its nimber, or only whether that is 0. Drops the sum before it.
  void begin(std::vector<Key> components, bool nimber) {
    stack_.clear();
    options_.clear();
    parts_.clear();
    returned_.reset();
    root_ = {};
    for (const Key& key : components) add_part(key, root_);
    order(root_);
    root_open_ = true;
    only_outcome_ = !nimber;
    not_zero_ = false;
  }

  /// Works until done, or until the slice is over, or so many components were begun in all. True when done.
  bool advance(const Slice& slice, std::uint64_t most_nodes = UINT64_MAX) {
    while (root_open_ && !failed()) {
      if ((++steps_ % 64 == 0 && slice.over()) || nodes_ >= most_nodes) return false;
      if (stack_.empty()) step_root();
      else step();
    }
    return true;
  }

  bool done() const { return !root_open_; }
  /// Play in a component may come back to it.
  bool repeats() const { return repeats_ || game_.repeats(); }
  /// A nimber is too large.
  bool too_large() const { return too_large_; }
  /// The nimber of the sum, once done; nothing if only the outcome was asked for and it is not 0.
  std::optional<std::uint32_t> nimber() const { return not_zero_ ? std::nullopt : std::optional(root_.known); }

  /// Returns the nimber of a component if it is known.
  std::optional<std::uint32_t> known(const Key& key) const {
    if (const auto nimber = game_.at_once(key)) return nimber;
    const KnownNimber* const entry = table_.find(key);
    return entry && entry->nimber != KnownNimber::kOpen ? std::optional<std::uint32_t>(entry->nimber) : std::nullopt;
  }

  /// Returns the nimber of a sum, and whether that is 0, as far as they are known.
  std::pair<std::optional<std::uint32_t>, std::optional<bool>> known_sum(const std::vector<Key>& components) const {
    std::uint32_t sum = 0;
    const Key* open = nullptr;
    for (const Key& key : components) {
      if (const auto nimber = known(key)) {
        sum ^= *nimber;
        continue;
      }
      if (open) return {};
      open = &key;
    }
    if (!open) return {sum, sum == 0};
    const KnownNimber* const entry = table_.find(*open);
    if (entry && sum < 64 && (entry->attained >> sum & 1) != 0) return {std::nullopt, false};
    return {};
  }

  std::uint64_t nodes() const { return nodes_; }
  std::size_t components() const { return table_.size(); }
  /// A guess of the share that is done.
  double share() const {
    double share = 0, width = 1;
    for (const Frame& frame : stack_) {
      const double count = frame.end - frame.options + 1;
      share += width * (frame.cursor - frame.options) / count;
      width /= count;
    }
    return std::min(share, 0.99);
  }

 private:
  static constexpr std::uint32_t kMostNimber = 254;
  static constexpr std::int32_t kNone = -1;

  /// A sum: the nim-sum of the components that are known, and the others in the pool, the smallest first.
  struct Option {
    std::uint32_t begin = 0;
    std::uint32_t count = 0;
    std::uint32_t known = 0;
    std::uint32_t effort = 0;
  };

  /// A component that is worked out.
  struct Frame {
    Key key;
    std::uint32_t options, end, parts;  // in the pools
    std::uint32_t count = 0;            // of all options
    std::uint32_t cursor = 0;
    std::int32_t target = kNone;   // the nimber that it is asked about
    std::int32_t testing = kNone;  // the nimber for which an option is looked for
    bool tested = false;           // no option is worth the target
    std::array<std::uint64_t, 4> attained = {};
    std::uint64_t begun = 0;

    bool has(std::uint32_t n) const { return n < 256 && (attained[n / 64] >> n % 64 & 1) != 0; }
    void add(std::uint32_t n) {
      if (n < 256) attained[n / 64] |= std::uint64_t{1} << n % 64;
    }
    std::int32_t least_open() const {
      std::uint32_t n = 0;
      while (has(n)) ++n;
      return static_cast<std::int32_t>(n);
    }
  };

  bool failed() const { return repeats() || too_large_; }

  /// Appends a component to the pool, or adds its nimber if that is known.
  void add_part(const Key& key, Option& option) {
    if (option.count == 0) option.begin = static_cast<std::uint32_t>(parts_.size());
    if (const auto nimber = known(key)) {
      option.known ^= *nimber;
      return;
    }
    // Equal components are worth nothing together: the second player copies moves, which wins if play ends.
    for (std::uint32_t i = 0; i < option.count && !Game::kMayRepeat; ++i) {
      if (parts_[option.begin + i] != key) continue;
      parts_[option.begin + i] = parts_.back();
      parts_.pop_back();
      --option.count;
      return;
    }
    parts_.push_back(key);
    ++option.count;
  }

  void order(Option& option) {
    const auto first = parts_.begin() + option.begin;
    if (option.count > 1)
      std::sort(first, first + option.count,
                [](const Key& a, const Key& b) { return std::pair(Game::size(a), a) < std::pair(Game::size(b), b); });
    option.effort = 0;
    for (auto part = first; part != first + option.count; ++part) option.effort += Game::size(*part) * Game::size(*part);
  }

  void push(const Key& key, std::int32_t target) {
    if constexpr (Game::kMayRepeat) {
      for (const Frame& frame : stack_) repeats_ = repeats_ || frame.key == key;
      if (repeats_) return;
    }
    ++nodes_;
    if (game_.mirrored(key)) {
      table_.put(key, {0, 0, 1});
      returned_ = 0;
      return;
    }
    Frame frame{key, static_cast<std::uint32_t>(options_.size()), 0, static_cast<std::uint32_t>(parts_.size())};
    frame.target = target;
    frame.begun = nodes_;
    if (const KnownNimber* const entry = table_.find(key)) frame.attained[0] = entry->attained;
    Option option;
    game_.each_option(
        key, kBothMove, [&](const Key& part) { add_part(part, option); },
        [&] {
          ++frame.count;
          if (option.count == 0) {
            frame.add(option.known);
          } else {
            order(option);
            options_.push_back(option);
          }
          option = {};
        });
    const auto first = options_.begin() + frame.options;
    std::sort(first, options_.end(), [](const Option& a, const Option& b) { return a.effort < b.effort; });
    options_.erase(std::unique(first, options_.end(), [this](const Option& a, const Option& b) { return same(a, b); }), options_.end());
    frame.end = static_cast<std::uint32_t>(options_.size());
    stack_.push_back(frame);
  }

  bool same(const Option& a, const Option& b) const {
    return a.count == b.count && a.known == b.known &&
           std::equal(parts_.begin() + a.begin, parts_.begin() + a.begin + a.count, parts_.begin() + b.begin);
  }

  /// The nimber of the component asked about last, or kNone: it is not the target.
  void finish(std::int32_t nimber) {
    const Frame& frame = stack_.back();
    if (nimber > static_cast<std::int32_t>(kMostNimber)) too_large_ = true;
    KnownNimber known{frame.attained[0], nimber == kNone ? KnownNimber::kOpen : static_cast<std::uint8_t>(nimber),
                      static_cast<std::uint8_t>(std::bit_width(nodes_ - frame.begun + 1))};
    table_.put(frame.key, known);
    returned_ = nimber;
    options_.resize(frame.options);
    parts_.resize(frame.parts);
    stack_.pop_back();
  }

  /// Goes on with an option or the root: true once it is worked out, or known not to be worth `target`; false if a component was begun.
  enum class Progress : std::uint8_t { begun, known, refuted };
  Progress go_on(Option& option, std::int32_t target) {
    if (returned_) {
      const std::int32_t nimber = *returned_;
      returned_.reset();
      if (nimber == kNone) return Progress::refuted;
      fold(option, static_cast<std::uint32_t>(nimber));
    }
    while (option.count > 0) {
      const Key key = parts_[option.begin];
      if (const auto nimber = known(key)) {
        fold(option, *nimber);
        continue;
      }
      if (option.count > 1 || target == kNone) {
        push(key, kNone);
        return Progress::begun;
      }
      const std::uint32_t wanted = option.known ^ static_cast<std::uint32_t>(target);
      const KnownNimber* const entry = table_.find(key);
      if (entry && wanted < 64 && (entry->attained >> wanted & 1) != 0) return Progress::refuted;
      push(key, static_cast<std::int32_t>(wanted));
      return Progress::begun;
    }
    return Progress::known;
  }

  static void fold(Option& option, std::uint32_t nimber) {
    option.known ^= nimber;
    ++option.begin;
    --option.count;
  }

  void step_root() {
    const Progress progress = go_on(root_, only_outcome_ ? 0 : kNone);
    if (progress == Progress::begun) return;
    not_zero_ = progress == Progress::refuted;
    root_open_ = false;
  }

  void step() {
    // A reference to the frame is valid until a component is begun.
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

  /// Chooses the nimber to look for next. False if the question is answered.
  bool choose(Frame& frame) {
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

  Game& game_;
  RegionTable<Key, KnownNimber> table_;
  std::vector<Frame> stack_;
  std::vector<Option> options_;
  std::vector<Key> parts_;
  Option root_;
  bool root_open_ = false, only_outcome_ = false, not_zero_ = false, repeats_ = false, too_large_ = false;
  std::optional<std::int32_t> returned_;
  std::uint64_t nodes_ = 0, steps_ = 0;
};

}  // namespace grundy::lab
