// Who wins a sum of components in which Left and Right have different moves.
//
// A sum is a list of components and an integer. Components that only one player can move in are integers. Components that are lost for whoever
// begins are worth 0, and so is a component together with its opposite: they are dropped. If no component is worse than 0 for Left, Left wins a sum that
// Right begins. What is left is searched, with a table of the sums met.
#pragma once

#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

#include "base/slice.hpp"
#include "lab/regions/move_tables.hpp"
#include "lab/regions/region_table.hpp"

namespace grundy::lab {

/// `Game`: as for NimberSearch, and `owners(key)`, the players who may still move, and `opposite(key)`, the component with the players exchanged, if
/// the board has such moves.
template <class Game>
class PartizanSearch {
 public:
  using Key = typename Game::Key;

  PartizanSearch(Game& game, std::size_t bytes) : game_(game), components_(bytes / 2), sums_(bytes / 2) {}

  /// Begins to find out who wins a sum. Drops the sum before it.
  void begin(const std::vector<Key>& components, bool right_moves) {
    stack_.clear();
    parts_.clear();
    options_.clear();
    returned_.reset();
    result_.reset();
    Sum sum;
    for (const Key& key : components) add_part(key, sum);
    push(sum, right_moves);
  }

  /// Works until done or the slice is over, or until so many sums were met in all. True when done.
  bool advance(const Slice& slice, std::uint64_t most_nodes = UINT64_MAX) {
    while (!stack_.empty() && !repeats()) {
      if ((++steps_ % 64 == 0 && slice.over()) || nodes_ >= most_nodes) return false;
      step();
    }
    if (returned_) result_ = *returned_;
    return true;
  }

  bool done() const { return stack_.empty(); }
  /// Play may come back to a position.
  bool repeats() const { return repeats_ || game_.repeats(); }
  /// Whether Left wins, once done.
  std::optional<bool> left_wins() const { return result_; }

  /// Returns whether Left wins a sum, if that is known.
  std::optional<bool> known(const std::vector<Key>& components, bool right_moves) {
    const std::size_t parts = parts_.size();
    Sum sum;
    for (const Key& key : components) add_part(key, sum);
    const auto out = known_sum(sum, right_moves);
    parts_.resize(parts);
    return out;
  }

  std::uint64_t nodes() const { return nodes_; }
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
  /// Two hashes of 64 bits. Sums are compared by them: that two among 10^9 sums meet by chance has a probability below 10^-20.
  struct Digest {
    std::uint64_t a = 0, b = 0;
    bool operator==(const Digest&) const = default;
    std::uint64_t hash() const { return a ^ (b >> 32); }
  };

  /// Components in the pool, and an integer.
  struct Sum {
    std::uint32_t begin = 0, count = 0;
    std::int32_t integer = 0;
  };

  struct KnownSum {
    bool left_wins = false;
    std::uint8_t work = 0;
  };

  /// What is known of a component: who wins if Left begins, and if Right does; or that it is an integer.
  struct KnownComponent {
    static constexpr std::uint8_t kLeftBegins = 1, kRightBegins = 2, kInteger = 4, kNoInteger = 8;
    std::uint8_t known = 0;
    bool left_wins[2] = {};  // if Left begins, if Right begins
    std::uint8_t work = 0;
    std::int16_t integer = 0;
  };

  struct Frame {
    Sum sum;
    Digest digest;
    bool right = false;
    bool listed = false;
    std::uint32_t next = 0;                          // the component whose outcomes are looked at
    std::uint32_t options = 0, end = 0, cursor = 0;  // in the pool
    std::uint32_t parts = 0;                         // the pool's size before the frame
    std::uint64_t begun = 0;
  };

  struct Option {
    Sum sum;
    std::uint32_t effort = 0;
  };

  static constexpr std::uint32_t kMostIntegerWork = 20'000;
  static constexpr std::int32_t kNoIntegerFound = INT32_MIN;

  const Key& part(const Sum& sum, std::uint32_t i) const { return parts_[sum.begin + i]; }

  /// Adds a component to the sum at the end of the pool.
  void add_part(const Key& key, Sum& sum) {
    if (sum.count == 0) sum.begin = static_cast<std::uint32_t>(parts_.size());
    if (const std::int32_t integer = integer_of(key); integer != kNoIntegerFound) {
      sum.integer += integer;
      return;
    }
    const KnownComponent* const entry = components_.find(key);
    if (entry && is_zero(*entry)) return;
    if constexpr (!Game::kMayRepeat) {
      // A component and its opposite are worth nothing together: the second player copies moves, which wins if play ends.
      if (const auto opposite = game_.opposite(key)) {
        for (std::uint32_t i = 0; i < sum.count; ++i) {
          if (part(sum, i) != *opposite) continue;
          drop(sum, i);
          return;
        }
      }
    }
    parts_.push_back(key);
    ++sum.count;
  }

  /// Drops a component of the sum at the end of the pool.
  void drop(Sum& sum, std::uint32_t i) {
    parts_[sum.begin + i] = parts_[sum.begin + sum.count - 1];
    if (sum.begin + sum.count == parts_.size()) parts_.pop_back();
    --sum.count;
  }

  static bool is_zero(const KnownComponent& known) { return (known.known & 3) == 3 && !known.left_wins[0] && known.left_wins[1]; }

  /// How often the only player who can move in a component can do so, as an integer from Left's view.
  std::int32_t integer_of(const Key& key) {
    if (const KnownComponent* const entry = components_.find(key)) {
      if ((entry->known & KnownComponent::kInteger) != 0) return entry->integer;
      if ((entry->known & KnownComponent::kNoInteger) != 0) return kNoIntegerFound;
    }
    KnownComponent known = known_component(key);
    const Owners owners = game_.owners(key);
    std::int32_t out = kNoIntegerFound;
    if (owners != kBothMove) {
      std::uint32_t work = kMostIntegerWork;
      std::vector<Key> above;
      const std::int32_t moves = most_moves(key, owners, work, above);
      if (moves >= 0) out = owners == kRightMoves ? -moves : moves;
    } else if (game_.mirrored(key)) {
      out = 0;
    }
    known.known |= out == kNoIntegerFound ? KnownComponent::kNoInteger : KnownComponent::kInteger;
    known.integer = static_cast<std::int16_t>(out == kNoIntegerFound ? 0 : out);
    known.work = std::max<std::uint8_t>(known.work, 1);
    components_.put(key, known);
    return out;
  }

  KnownComponent known_component(const Key& key) const {
    const KnownComponent* const entry = components_.find(key);
    return entry ? *entry : KnownComponent{};
  }

  /// The longest line of play of a player alone; -1 if it is too much work, or endless.
  std::int32_t most_moves(const Key& key, Owners owners, std::uint32_t& work, std::vector<Key>& above) {
    if (const KnownComponent* const entry = components_.find(key); entry && (entry->known & KnownComponent::kInteger) != 0)
      return std::abs(entry->integer);
    if (work == 0 || std::find(above.begin(), above.end(), key) != above.end()) return -1;
    --work;
    above.push_back(key);
    std::vector<std::vector<Key>> options(1);
    game_.each_option(key, owners, [&](const Key& part) { options.back().push_back(part); }, [&] { options.emplace_back(); });
    options.pop_back();
    std::int32_t most = 0;
    for (const std::vector<Key>& option : options) {
      std::int32_t moves = 1;
      for (const Key& part : option) {
        const std::int32_t more = most_moves(part, owners, work, above);
        if (more < 0) return -1;
        moves += more;
      }
      most = std::max(most, moves);
    }
    above.pop_back();
    KnownComponent known = known_component(key);
    known.known |= KnownComponent::kInteger;
    known.integer = static_cast<std::int16_t>(owners == kRightMoves ? -most : most);
    known.work = std::max<std::uint8_t>(known.work, 1);
    components_.put(key, known);
    return most;
  }

  static std::uint64_t mixed(std::uint64_t x, std::uint64_t by) {
    x = (x ^ (x >> 31)) * by;
    x = (x ^ (x >> 29)) * 0x94D049BB133111EBu;
    return x ^ (x >> 32);
  }
  Digest digest_of(const Sum& sum, bool right) const {
    Digest out{mixed(static_cast<std::uint64_t>(sum.integer) * 2 + right, 0xBF58476D1CE4E5B9u),
               mixed(static_cast<std::uint64_t>(sum.integer) * 2 + right + 0x5555, 0x9E3779B97F4A7C15u)};
    for (std::uint32_t i = 0; i < sum.count; ++i) {
      const Key& key = part(sum, i);
      std::uint64_t a = 0x243F6A8885A308D3u, b = 0x13198A2E03707344u;
      for (const std::uint64_t word : key.word) {
        a = mixed(a ^ word, 0xBF58476D1CE4E5B9u);
        b = mixed(b + word, 0x9E3779B97F4A7C15u);
      }
      out.a += a;
      out.b += b;
    }
    return out;
  }

  /// Returns whether Left wins, if no search is needed.
  std::optional<bool> known_sum(const Sum& sum, bool right) {
    if (sum.count == 0) return right ? sum.integer >= 0 : sum.integer > 0;
    if (const auto bound = by_outcomes(sum, right)) return bound;
    const KnownSum* const entry = sums_.find(digest_of(sum, right));
    return entry ? std::optional(entry->left_wins) : std::nullopt;
  }

  /// Returns whether Left wins, if that follows from the outcomes of the components.
  std::optional<bool> by_outcomes(const Sum& sum, bool right) {
    // Components that are at least 0, or at most 0; positive, negative ones; whether one is unknown.
    bool least = sum.integer >= 0, most = sum.integer <= 0, above = sum.integer > 0, below = sum.integer < 0;
    std::uint32_t fuzzy = 0;
    for (std::uint32_t i = 0; i < sum.count; ++i) {
      const KnownComponent* const entry = components_.find(part(sum, i));
      const std::uint8_t known = entry ? entry->known & 3 : 0;
      if (sum.count == 1 && sum.integer == 0 && (known & (right ? KnownComponent::kRightBegins : KnownComponent::kLeftBegins)) != 0)
        return entry->left_wins[right];
      // Whoever loses as the first player is not above, whoever wins as the second one is not below.
      const bool not_below = (known & KnownComponent::kRightBegins) != 0 && entry->left_wins[1];
      const bool not_above = (known & KnownComponent::kLeftBegins) != 0 && !entry->left_wins[0];
      const bool left_first = (known & KnownComponent::kLeftBegins) != 0 && entry->left_wins[0];
      const bool right_first = (known & KnownComponent::kRightBegins) != 0 && !entry->left_wins[1];
      above = above || (not_below && left_first);
      below = below || (not_above && right_first);
      // One component in which the player to move wins as the first player is enough, if no other one is bad for them.
      const bool may_begin = right ? right_first : left_first;
      if (may_begin && !(right ? not_above : not_below)) ++fuzzy;
      else if (!(right ? not_above : not_below)) fuzzy += 2;
      least = least && not_below;
      most = most && not_above;
    }
    if (least && (right || above)) return true;
    if (most && (!right || below)) return false;
    if (fuzzy == 1 && (right ? sum.integer <= 0 : sum.integer >= 0)) return !right;
    return std::nullopt;
  }

  void push(const Sum& sum, bool right) {
    if (const auto known = known_sum(sum, right)) {
      returned_ = *known;
      return;
    }
    ++nodes_;
    Frame frame{sum, digest_of(sum, right), right};
    if constexpr (Game::kMayRepeat) {
      for (const Frame& other : stack_) repeats_ = repeats_ || other.digest == frame.digest;
      if (repeats_) return;
    }
    frame.options = frame.end = frame.cursor = static_cast<std::uint32_t>(options_.size());
    frame.parts = static_cast<std::uint32_t>(parts_.size());
    frame.begun = nodes_;
    // A single component is asked about itself only.
    if (sum.count == 1 && sum.integer == 0) frame.next = 2;
    stack_.push_back(frame);
  }

  void finish(bool left_wins) {
    const Frame frame = stack_.back();
    const auto work = static_cast<std::uint8_t>(std::bit_width(nodes_ - frame.begun + 1));
    sums_.put(frame.digest, {left_wins, work});
    if (frame.sum.count == 1 && frame.sum.integer == 0) {
      const Key key = part(frame.sum, 0);
      KnownComponent known = known_component(key);
      known.known |= frame.right ? KnownComponent::kRightBegins : KnownComponent::kLeftBegins;
      known.left_wins[frame.right] = left_wins;
      known.work = std::max(known.work, work);
      components_.put(key, known);
    }
    returned_ = left_wins;
    options_.resize(frame.options);
    parts_.resize(frame.parts);
    stack_.pop_back();
  }

  void step() {
    Frame& frame = stack_.back();
    if (!frame.listed) {
      returned_.reset();
      // Who wins each component alone, whoever begins.
      while (frame.next < 2 * frame.sum.count) {
        const std::uint32_t question = frame.next++;
        const Key key = part(frame.sum, question / 2);
        const bool right = question % 2 == 1;
        const KnownComponent known = known_component(key);
        if ((known.known & (right ? KnownComponent::kRightBegins : KnownComponent::kLeftBegins)) != 0) continue;
        const Sum alone{static_cast<std::uint32_t>(parts_.size()), 1, 0};
        parts_.push_back(key);
        // The frame of the component owns its copy.
        push_alone(alone, right);
        return;
      }
      if (const auto known = by_outcomes(frame.sum, frame.right)) return finish(*known);
      return list(frame);
    }
    if (returned_) {
      const bool left_wins = *returned_;
      returned_.reset();
      if (left_wins != frame.right) return finish(left_wins);
      ++frame.cursor;
    }
    if (frame.cursor == frame.end) return finish(frame.right);
    push(options_[frame.cursor].sum, !frame.right);
  }

  void push_alone(const Sum& alone, bool right) {
    push(alone, right);
    if (!stack_.empty() && stack_.back().sum.begin == alone.begin) stack_.back().parts = alone.begin;
    else parts_.pop_back();
  }

  /// Lists the options of the player to move, those with a known result first. Moves in the integer come last: they are needed only if nothing else
  /// wins.
  void list(Frame& frame) {
    frame.listed = true;
    const Sum sum = frame.sum;
    const bool right = frame.right;
    bool won = false;
    const auto add = [&](Sum option) {
      if (const auto known = known_sum(option, !right)) {
        won = won || *known != right;
        parts_.resize(option.begin);
        return;
      }
      std::uint32_t effort = 0;
      for (std::uint32_t i = 0; i < option.count; ++i) effort += Game::size(part(option, i)) * Game::size(part(option, i));
      options_.push_back({option, effort});
    };
    for (std::uint32_t i = 0; i < sum.count && !won; ++i) {
      const Key key = part(sum, i);
      bool earlier = false;
      for (std::uint32_t j = 0; j < i; ++j) earlier = earlier || part(sum, j) == key;
      if (earlier) continue;
      Sum option;
      const auto rest = [&] {
        option = {static_cast<std::uint32_t>(parts_.size()), 0, sum.integer};
        for (std::uint32_t j = 0; j < sum.count; ++j) {
          if (j == i) continue;
          const Key other = part(sum, j);
          parts_.push_back(other);
          ++option.count;
        }
      };
      rest();
      game_.each_option(
          key, right ? kRightMoves : kLeftMoves, [&](const Key& part) { add_part(part, option); },
          [&] {
            if (!won) add(option);
            rest();
          });
      parts_.resize(option.begin);
    }
    if (!won && (right ? sum.integer < 0 : sum.integer > 0)) {
      Sum option{static_cast<std::uint32_t>(parts_.size()), 0, sum.integer + (right ? 1 : -1)};
      for (std::uint32_t j = 0; j < sum.count; ++j) {
        const Key other = part(sum, j);
        parts_.push_back(other);
        ++option.count;
      }
      add(option);
    }
    Frame& listed = stack_.back();
    if (won) return finish(!right);
    listed.end = static_cast<std::uint32_t>(options_.size());
    std::stable_sort(options_.begin() + listed.options, options_.end(),
                     [](const Option& a, const Option& b) { return a.effort < b.effort; });
  }

  Game& game_;
  RegionTable<Key, KnownComponent> components_;
  RegionTable<Digest, KnownSum> sums_;
  std::vector<Frame> stack_;
  std::vector<Option> options_;
  std::vector<Key> parts_;
  std::optional<bool> returned_, result_;
  bool repeats_ = false;
  std::uint64_t nodes_ = 0, steps_ = 0;
};

}  // namespace grundy::lab
