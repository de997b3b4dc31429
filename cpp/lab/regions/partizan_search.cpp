#include "lab/regions/partizan_search.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace grundy::lab {

PartizanSearch::PartizanSearch(RegionGame& game, std::size_t bytes)
    : RegionSearch(game), components_(game.words(), bytes / 2), sums_(std::tuple_size_v<Digest>, bytes / 2) {}

void PartizanSearch::begin(const KeyList& components, bool right_moves, bool) {
  stack_.clear();
  options_.clear();
  parts_.shrink(0);
  returned_.reset();
  right_moves_ = right_moves;
  repeats_ = false;
  Sum sum;
  for (std::uint32_t i = 0; i < components.size(); ++i) add_part(components[i], sum);
  returned_ = settled(sum, right_moves);
  if (!returned_) push(sum, right_moves);
}

std::optional<RegionFailure> PartizanSearch::failure() const { return repeats_ ? std::optional(RegionFailure::repeats) : std::nullopt; }

namespace {

RegionValue value_of(std::optional<bool> left_wins, bool right_moves) {
  if (!left_wins) return {};
  return {*left_wins == right_moves ? Outcome::P : Outcome::N};
}

}  // namespace

RegionValue PartizanSearch::value() const { return value_of(done() ? returned_ : std::nullopt, right_moves_); }

RegionValue PartizanSearch::known(const KeyList& components, bool right_moves) {
  const std::uint32_t parts = parts_.size();
  Sum sum;
  for (std::uint32_t i = 0; i < components.size(); ++i) add_part(components[i], sum);
  const auto out = settled(sum, right_moves);
  parts_.shrink(parts);
  return value_of(out, right_moves);
}

void PartizanSearch::add_part(const Word* key, Sum& sum) {
  if (sum.count == 0) sum.begin = parts_.size();
  if (const auto integer = integer_of(key)) {
    sum.integer += *integer;
    return;
  }
  // Lost for whoever begins.
  constexpr std::uint8_t both = kLeftBegins | kRightBegins;
  if ((components_.find(key).flags & (both | kLeftWins | kLeftWinsSecond)) == (both | kLeftWinsSecond)) return;
  std::vector<Word> opposite(game_.words());
  // The second player copies moves, which wins if play ends.
  if (!game_.may_repeat() && sum.count > 0 && game_.opposite(key, opposite.data())) {
    for (std::uint32_t i = sum.begin; i < sum.begin + sum.count; ++i) {
      if (!parts_.equal(i, opposite.data())) continue;
      parts_.replace(i, parts_.size() - 1);
      parts_.shrink(parts_.size() - 1);
      --sum.count;
      return;
    }
  }
  parts_.add(key);
  ++sum.count;
}

PartizanSearch::Sum PartizanSearch::copy_without(const Sum& sum, std::uint32_t i) {
  Sum out{parts_.size(), 0, sum.integer};
  for (std::uint32_t j = 0; j < sum.count; ++j) {
    if (j == i) continue;
    parts_.repeat(sum.begin + j);
    ++out.count;
  }
  return out;
}

std::optional<std::int32_t> PartizanSearch::integer_of(const Word* key) {
  const KnownRegion known = components_.find(key);
  if ((known.flags & kInteger) != 0) return known.number;
  if ((known.flags & kNoInteger) != 0) return std::nullopt;
  const Owners owners = game_.owners(key);
  std::optional<std::int32_t> out;
  if (owners != kBothMove) {
    std::uint32_t work = kMostIntegerWork;
    KeyList above(game_.words());
    out = most_moves(key, owners, work, above);
    if (out && owners == kRightMoves) out = -*out;
  } else if (game_.mirrored(key)) {
    out = 0;
  }
  remember_integer(key, out);
  return out;
}

void PartizanSearch::remember_integer(const Word* key, std::optional<std::int32_t> integer) {
  KnownRegion known = components_.find(key);
  known.flags |= integer ? kInteger : kNoInteger;
  known.number = static_cast<std::int16_t>(integer.value_or(0));
  known.work = std::max<std::uint8_t>(known.work, 1);
  components_.put(key, known);
}

std::optional<std::int32_t> PartizanSearch::most_moves(const Word* key, Owners owners, std::uint32_t& work, KeyList& above) {
  const KnownRegion known = components_.find(key);
  if ((known.flags & kInteger) != 0) return std::abs(known.number);
  for (std::uint32_t i = 0; i < above.size(); ++i) {
    if (above.equal(i, key)) return std::nullopt;
  }
  if (work == 0) return std::nullopt;
  --work;
  above.add(key);
  KeyOptions options(game_.words());
  game_.options(key, owners, options);
  std::int32_t most = 0;
  std::uint32_t part = 0;
  for (const std::uint32_t end : options.ends) {
    std::int32_t moves = 1;
    for (; part < end; ++part) {
      const auto more = most_moves(options.parts[part], owners, work, above);
      if (!more) return std::nullopt;
      moves += *more;
    }
    most = std::max(most, moves);
  }
  above.shrink(above.size() - 1);
  remember_integer(key, owners == kRightMoves ? -most : most);
  return most;
}

namespace {

Word mixed(Word x, Word by) {
  x = (x ^ (x >> 31)) * by;
  x = (x ^ (x >> 29)) * 0x94D049BB133111EBu;
  return x ^ (x >> 32);
}

constexpr Word kMix[2] = {0xBF58476D1CE4E5B9u, 0x9E3779B97F4A7C15u};

}  // namespace

PartizanSearch::Digest PartizanSearch::digest_of(const Sum& sum, bool right) const {
  Digest out = {};
  for (std::size_t n = 0; n < out.size(); ++n) {
    out[n] = mixed(static_cast<Word>(sum.integer) * 2 + right + n * 0x5555, kMix[n]);
    // A sum does not depend on the order of its components.
    for (std::uint32_t i = sum.begin; i < sum.begin + sum.count; ++i) {
      Word hash = 0x243F6A8885A308D3u;
      for (std::size_t word = 0; word < game_.words(); ++word) hash = mixed(hash + parts_[i][word], kMix[n]);
      out[n] += hash;
    }
  }
  return out;
}

std::optional<bool> PartizanSearch::known_sum(const Sum& sum, bool right) const {
  if (sum.count == 0) return right ? sum.integer >= 0 : sum.integer > 0;
  if (const auto bound = by_outcomes(sum, right)) return bound;
  const KnownRegion known = sums_.find(digest_of(sum, right).data());
  return known.work != 0 ? std::optional((known.flags & kLeftWins) != 0) : std::nullopt;
}

std::optional<bool> PartizanSearch::by_outcomes(const Sum& sum, bool right) const {
  // Whether all parts are at least 0, or at most 0; whether one is above 0, or below.
  bool least = sum.integer >= 0, most = sum.integer <= 0, above = sum.integer > 0, below = sum.integer < 0;
  std::uint32_t begun = 0, bad = 0;
  for (std::uint32_t i = 0; i < sum.count; ++i) {
    const std::uint8_t flags = components_.find(parts_[sum.begin + i]).flags;
    const bool if_left = (flags & kLeftBegins) != 0, if_right = (flags & kRightBegins) != 0;
    const bool left_first = if_left && (flags & kLeftWins) != 0, not_above = if_left && !left_first;
    const bool not_below = if_right && (flags & kLeftWinsSecond) != 0, right_first = if_right && !not_below;
    if (sum.count == 1 && sum.integer == 0 && (right ? if_right : if_left)) return right ? not_below : left_first;
    above = above || (not_below && left_first);
    below = below || (not_above && right_first);
    least = least && not_below;
    most = most && not_above;
    if (right ? not_above : not_below) continue;
    if (right ? right_first : left_first) ++begun;
    else ++bad;
  }
  if (least && (right || above)) return true;
  if (most && (!right || below)) return false;
  // The player to move wins as the first one in one component, and no other part is bad for them.
  if (bad == 0 && begun == 1 && (right ? sum.integer <= 0 : sum.integer >= 0)) return !right;
  return std::nullopt;
}

std::optional<bool> PartizanSearch::settled(const Sum& sum, bool right) const {
  const auto known = known_sum(sum, right);
  return known || !game_.counts_moves() ? known : by_counts(moves_of_both(sum), right);
}

MovesOfBoth PartizanSearch::moves_of_both(const Sum& sum) const {
  MovesOfBoth out;
  for (std::uint32_t i = sum.begin; i < sum.begin + sum.count; ++i) {
    const MovesOfBoth part = game_.moves_of_both(parts_[i]);
    out.left.add(part.left);
    out.right.add(part.right);
  }
  const std::int32_t integer = std::abs(sum.integer);
  PlayerMoves& ahead = sum.integer < 0 ? out.right : out.left;
  ahead.most += integer;
  ahead.sure += integer;
  return out;
}

std::optional<bool> PartizanSearch::by_counts(const MovesOfBoth& moves, bool right) {
  const PlayerMoves &mover = right ? moves.right : moves.left, &other = right ? moves.left : moves.right;
  if (other.least() >= mover.most) return right;
  // The mover makes a move that counts least, and is then the one who answers.
  PlayerMoves after = mover;
  --(mover.loose > 0 ? after.loose : after.sure);
  if (after.sure >= 0 && after.least() >= other.most) return !right;
  return std::nullopt;
}

void PartizanSearch::push(const Sum& sum, bool right) {
  if (const auto known = known_sum(sum, right)) {
    returned_ = *known;
    return;
  }
  ++nodes_;
  Frame frame;
  frame.sum = sum;
  frame.digest = digest_of(sum, right);
  frame.right = right;
  for (const Frame& other : stack_) repeats_ = repeats_ || (game_.may_repeat() && other.digest == frame.digest);
  if (repeats_) return;
  frame.options = frame.end = frame.cursor = static_cast<std::uint32_t>(options_.size());
  frame.parts = parts_.size();
  frame.begun = nodes_;
  // About a component alone there is no other question.
  if (sum.count == 1 && sum.integer == 0) frame.next = 2;
  stack_.push_back(frame);
}

void PartizanSearch::finish(bool left_wins) {
  const Frame frame = stack_.back();
  const auto work = static_cast<std::uint8_t>(std::bit_width(nodes_ - frame.begun + 1));
  sums_.put(frame.digest.data(), {0, 0, left_wins ? kLeftWins : std::uint8_t{0}, work});
  if (frame.sum.count == 1 && frame.sum.integer == 0) {
    const Word* const key = parts_[frame.sum.begin];
    KnownRegion known = components_.find(key);
    known.flags |= frame.right ? kRightBegins : kLeftBegins;
    if (left_wins) known.flags |= frame.right ? kLeftWinsSecond : kLeftWins;
    known.work = std::max(known.work, work);
    components_.put(key, known);
  }
  returned_ = left_wins;
  options_.resize(frame.options);
  parts_.shrink(frame.parts);
  stack_.pop_back();
}

void PartizanSearch::step() {
  if (!stack_.back().listed) {
    returned_.reset();
    if (!ask_components()) return;
    const Frame& frame = stack_.back();
    if (const auto known = by_outcomes(frame.sum, frame.right)) return finish(*known);
    return list();
  }
  Frame& frame = stack_.back();
  if (returned_) {
    const bool left_wins = *returned_;
    returned_.reset();
    if (left_wins != frame.right) return finish(left_wins);
    ++frame.cursor;
  }
  if (frame.cursor == frame.end) return finish(frame.right);
  const Sum next = options_[frame.cursor].sum;
  push(next, !frame.right);
}

bool PartizanSearch::ask_components() {
  const std::uint32_t size = size_of(stack_.back().sum);
  while (stack_.back().next < 2 * stack_.back().sum.count) {
    Frame& frame = stack_.back();
    const std::uint32_t question = frame.next++, part = frame.sum.begin + question / 2;
    const bool right = question % 2 == 1;
    if (game_.counts_moves() && 2 * game_.size(parts_[part]) > size) continue;
    if ((components_.find(parts_[part]).flags & (right ? kRightBegins : kLeftBegins)) != 0) continue;
    push({part, 1, 0}, right);
    return false;
  }
  return true;
}

std::uint32_t PartizanSearch::size_of(const Sum& sum) const {
  std::uint32_t out = 0;
  for (std::uint32_t i = sum.begin; i < sum.begin + sum.count; ++i) out += game_.size(parts_[i]);
  return out;
}

void PartizanSearch::add_option(const Sum& option, bool right, bool& won) {
  std::int32_t effort = 0;
  auto known = known_sum(option, !right);
  if (!known && game_.counts_moves()) {
    const MovesOfBoth moves = moves_of_both(option);
    known = by_counts(moves, !right);
    // Options that leave the opponent least come first.
    const auto count = [](const PlayerMoves& of) { return of.least() + of.most + of.sure; };
    effort = (right ? 1 : -1) * (count(moves.left) - count(moves.right));
  } else if (!known) {
    for (std::uint32_t i = option.begin; i < option.begin + option.count; ++i) {
      const auto size = static_cast<std::int32_t>(game_.size(parts_[i]));
      effort += size * size;
    }
  }
  if (known) {
    won = won || *known != right;
    parts_.shrink(option.begin);
    return;
  }
  options_.push_back({option, effort});
}

void PartizanSearch::list() {
  Frame& frame = stack_.back();
  frame.listed = true;
  const Sum sum = frame.sum;
  const bool right = frame.right;
  bool won = false;
  KeyOptions options(game_.words());
  for (std::uint32_t i = 0; i < sum.count && !won; ++i) {
    bool earlier = false;
    for (std::uint32_t j = 0; j < i; ++j) earlier = earlier || parts_.equal(sum.begin + j, parts_[sum.begin + i]);
    if (earlier) continue;
    game_.options(parts_[sum.begin + i], right ? kRightMoves : kLeftMoves, options);
    std::uint32_t part = 0;
    for (const std::uint32_t end : options.ends) {
      Sum option = copy_without(sum, i);
      while (part < end) add_part(options.parts[part++], option);
      add_option(option, right, won);
      if (won) break;
    }
  }
  if (!won && (right ? sum.integer < 0 : sum.integer > 0)) {
    Sum option = copy_without(sum, sum.count);
    option.integer += right ? 1 : -1;
    add_option(option, right, won);
  }
  if (won) return finish(!right);
  frame.end = static_cast<std::uint32_t>(options_.size());
  sort_by_effort(options_, frame.options);
}

}  // namespace grundy::lab
