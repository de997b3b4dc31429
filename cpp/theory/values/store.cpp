#include "theory/values/store.hpp"

#include <algorithm>

#include "base/sort.hpp"
#include "theory/values/arrays.hpp"

namespace grundy::values {

namespace {

/// 2^64 divided by the golden ratio: products with it spread over all bits (Knuth, volume 3, section 6.4).
constexpr std::uint64_t kGolden = 0x9E3779B97F4A7C15u;

std::uint32_t mixed(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * kGolden;
  return static_cast<std::uint32_t>(hash >> 32 ^ hash);
}

}  // namespace

bool is_positive_or_zero(std::int64_t ups, std::uint32_t nim) { return ups > 1 || (ups == 1 && nim != 1) || (ups == 0 && nim == 0); }

Store::Store(std::size_t limit) : limit_(limit), index_(64, kNone), comparisons_(1024), sums_(1024) { (void)compact({}); }

std::size_t Store::bytes() const {
  return nodes_.capacity() * sizeof(Node) + pool_.capacity() * sizeof(Id) + index_.capacity() * sizeof(Id) +
         comparisons_.capacity() * sizeof(KnownComparison) + sums_.capacity() * sizeof(KnownSum) +
         comparing_.capacity() * sizeof(Comparison) + building_.capacity() * sizeof(Building) + parts_.capacity() * sizeof(Id);
}

std::nullopt_t Store::stop_because(Halt halt) {
  halt_ = halt;
  return std::nullopt;
}

/// Goes on with a request that ran out of steps; any other one begins anew.
void Store::begin(const Request& request) {
  if (halt_ == Halt::steps && request == request_) {
    halt_ = Halt::none;
    return;
  }
  halt_ = Halt::none;
  request_ = request;
  comparing_.clear();
  answer_.reset();
  making_.phase = Phase::idle;
  building_.clear();
  parts_.clear();
}

std::uint32_t Store::count(Id g, Side side) const {
  if (g == kCandidate) return static_cast<std::uint32_t>(making_.of(side).size());
  return side == Side::left ? nodes_[g].left : nodes_[g].right;
}

Id Store::option(Id g, Side side, std::uint32_t i) const {
  if (g == kCandidate) return making_.of(side)[i];
  return pool_[nodes_[g].first + (side == Side::left ? 0 : nodes_[g].left) + i];
}

std::span<const Id> Store::options(Id g, Side side) const {
  const Node& node = nodes_[g];
  const std::span<const Id> all(pool_.data() + node.first, node.left + node.right);
  return side == Side::left ? all.first(node.left) : all.last(node.right);
}

std::optional<Compact> Store::compact_form(Id g) const {
  const Node& node = at(g);
  if (!node.is_compact) return std::nullopt;
  return Compact{node.left_stop, node.ups, node.nim};
}

std::size_t Store::slot_of(Id g, Id h, std::size_t size) {
  return static_cast<std::size_t>((std::uint64_t{g} << 32 | h) * kGolden >> 32) & (size - 1);
}

std::uint32_t Store::hash_of(const Compact& value) {
  const std::uint32_t number = mixed(value.x.exponent(), static_cast<std::uint64_t>(value.x.numerator()));
  return mixed(number, std::uint64_t{static_cast<std::uint32_t>(value.ups)} << 32 | value.nim);
}

std::uint32_t Store::hash_of(std::span<const Id> left, std::span<const Id> right) {
  std::uint32_t hash = mixed(left.size(), right.size());
  for (const Id g : left) hash = mixed(hash, g);
  for (const Id g : right) hash = mixed(hash, g);
  return hash;
}

/// Returns the place of the node with this hash that is `same`, or the free place where it belongs.
template <class Same>
std::uint32_t Store::place(std::uint32_t hash, Same same) const {
  std::size_t i = hash & (index_.size() - 1);
  while (index_[i] != kNone && !(nodes_[index_[i]].hash == hash && same(index_[i]))) i = (i + 1) & (index_.size() - 1);
  return static_cast<std::uint32_t>(i);
}

bool Store::grow_index() {
  const std::size_t size = 2 * index_.size();
  if (bytes() + size * sizeof(Id) > limit_) return false;
  index_.assign(size, kNone);
  for (Id g = 0; g < nodes_.size(); ++g) index_[place(nodes_[g].hash, [](Id) { return false; })] = g;
  // The tables of comparisons and sums grow with the store to 16 MiB each. They may forget.
  if (size <= std::size_t{1} << 20 && bytes() + size * (2 * sizeof(KnownComparison) + sizeof(KnownSum)) <= limit_) {
    comparisons_.assign(2 * size, {});
    sums_.assign(size, {});
  }
  return true;
}

std::optional<Id> Store::add(const Node& node, std::uint32_t place_of_node) {
  if (nodes_.size() >= kNone - 1 || !reserve(nodes_, 1)) return stop_because(Halt::memory);
  const Id id = static_cast<Id>(nodes_.size());
  nodes_.push_back(node);
  index_[place_of_node] = id;
  if (2 * nodes_.size() > index_.size() && !grow_index()) return stop_because(Halt::memory);
  return id;
}

std::optional<Id> Store::compact(const Compact& value) {
  if (value.ups > kMostUps || value.ups < -kMostUps || value.nim > kMostNim) return stop_because(Halt::large);
  const std::uint32_t hash = hash_of(value);
  const std::uint32_t where = place(hash, [&](Id g) { return nodes_[g].is_compact && *compact_form(g) == value; });
  if (index_[where] != kNone) return index_[where];
  Node node;
  node.left_stop = node.right_stop = value.x;
  node.ups = value.ups;
  node.nim = value.nim;
  node.hash = hash;
  node.is_compact = true;
  node.is_all_small = value.x.is_zero();
  // k ups and *m: {0 | (k - 1) ups and *(m xor 1)}, but up + * = {0, * | 0}.
  const auto ups = static_cast<std::uint32_t>(value.ups < 0 ? -value.ups : value.ups);
  const std::uint32_t infinitesimal = ups == 0 ? value.nim : value.nim < 2 ? ups + 1 : ups + (value.nim ^ (ups & 1));
  node.birthday = value.x.birthday() + infinitesimal;
  return add(node, where);
}

/// Appends the value of an option of a compact value to a list.
bool Store::append(std::vector<Id>& out, const Compact& value) {
  const auto id = compact(value);
  if (id) out.push_back(*id);
  return id.has_value();
}

bool Store::list(Id g) {
  if (at(g).is_listed || g == kCandidate) return true;
  const Compact value = *compact_form(g);
  std::vector<Id> left, right;
  bool ok = true;
  if (value.is_number() && value.x.is_integer()) {
    const std::int64_t n = value.x.numerator();
    if (n > 0) ok = append(left, {Dyadic(n - 1)});
    if (n < 0) ok = append(right, {Dyadic(n + 1)});
  } else if (value.is_number()) {
    const unsigned e = value.x.exponent();
    ok = append(left, {*DyadicResult::reduced(value.x.numerator() - __extension__ __int128{1}, e)}) &&
         append(right, {*DyadicResult::reduced(value.x.numerator() + __extension__ __int128{1}, e)});
  } else if (value.ups == 0) {
    for (std::uint32_t m = 0; ok && m < value.nim; ++m) ok = append(left, {value.x, 0, m});
    right = left;
  } else {
    const int sign = value.ups > 0 ? 1 : -1;
    auto& mine = sign > 0 ? left : right;
    auto& theirs = sign > 0 ? right : left;
    ok = append(mine, {value.x});
    if (value.ups == sign && value.nim == 1) {
      ok = ok && append(mine, {value.x, 0, 1}) && append(theirs, {value.x});
    } else {
      ok = ok && append(theirs, {value.x, value.ups - sign, value.nim ^ 1});
    }
  }
  if (!ok || !reserve(pool_, left.size() + right.size())) {
    halt_ = Halt::memory;
    return false;
  }
  Node& node = nodes_[g];
  node.first = static_cast<std::uint32_t>(pool_.size());
  node.left = static_cast<std::uint32_t>(left.size());
  node.right = static_cast<std::uint32_t>(right.size());
  node.is_listed = true;
  pool_.insert(pool_.end(), left.begin(), left.end());
  pool_.insert(pool_.end(), right.begin(), right.end());
  return true;
}

/// The compact form of a canonical form that is no number: the closed forms of `list`, read backwards.
std::optional<Compact> Store::recognise(std::span<const Id> left, std::span<const Id> right) const {
  for (const auto& options : {left, right}) {
    for (const Id g : options) {
      if (!nodes_[g].is_compact || !(nodes_[g].left_stop == nodes_[left[0]].left_stop)) return std::nullopt;
    }
  }
  const auto ups = [&](Id g) { return nodes_[g].ups; };
  const auto nim = [&](Id g) { return nodes_[g].nim; };
  const Dyadic x = nodes_[left[0]].left_stop;
  if (equal(left, right)) {
    std::uint32_t nims = 0;
    for (const Id g : left) nims += ups(g) == 0;
    return nims == left.size() ? std::optional(Compact{x, 0, nims}) : std::nullopt;
  }
  const auto is = [&](Id g, std::uint32_t m) { return ups(g) == 0 && nim(g) == m; };
  for (const int sign : {1, -1}) {
    const auto& mine = sign > 0 ? left : right;
    const auto& theirs = sign > 0 ? right : left;
    if (theirs.size() != 1) continue;
    const Id reply = theirs[0];
    if (mine.size() == 1 && is(mine[0], 0) && sign * ups(reply) >= 0) return Compact{x, ups(reply) + sign, nim(reply) ^ 1};
    const bool zero_and_star = mine.size() == 2 && ((is(mine[0], 0) && is(mine[1], 1)) || (is(mine[0], 1) && is(mine[1], 0)));
    if (zero_and_star && is(reply, 0)) return Compact{x, sign, 1};
  }
  return std::nullopt;
}

/// Returns the id of a canonical form that is no number; sorts the lists.
std::optional<Id> Store::intern(std::vector<Id>& left, std::vector<Id>& right) {
  heap_sort(left.begin(), left.end());
  heap_sort(right.begin(), right.end());
  if (const auto value = recognise(left, right)) return compact(*value);
  const std::uint32_t hash = hash_of(left, right);
  const std::uint32_t where = place(
      hash, [&](Id g) { return !nodes_[g].is_compact && equal(options(g, Side::left), left) && equal(options(g, Side::right), right); });
  if (index_[where] != kNone) return index_[where];
  Node node;
  node.left_stop = nodes_[left[0]].right_stop;
  node.right_stop = nodes_[right[0]].left_stop;
  node.is_all_small = true;
  for (const Side side : {Side::left, Side::right}) {
    for (const Id g : side == Side::left ? left : right) {
      node.left_stop = side == Side::left ? std::max(node.left_stop, nodes_[g].right_stop) : node.left_stop;
      node.right_stop = side == Side::right ? std::min(node.right_stop, nodes_[g].left_stop) : node.right_stop;
      node.birthday = std::max(node.birthday, nodes_[g].birthday);
      node.is_all_small &= nodes_[g].is_all_small;
    }
  }
  ++node.birthday;
  if (!reserve(pool_, left.size() + right.size()) || pool_.size() > UINT32_MAX - left.size() - right.size())
    return stop_because(Halt::memory);
  node.first = static_cast<std::uint32_t>(pool_.size());
  node.left = static_cast<std::uint32_t>(left.size());
  node.right = static_cast<std::uint32_t>(right.size());
  node.hash = hash;
  node.is_listed = true;
  pool_.insert(pool_.end(), left.begin(), left.end());
  pool_.insert(pool_.end(), right.begin(), right.end());
  return add(node, where);
}

}  // namespace grundy::values
