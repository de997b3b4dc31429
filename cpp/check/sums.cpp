#include "check/sums.hpp"

#include "check/position_list.hpp"

namespace grundy {

namespace {

/// Options of a component that may be listed although the certificate has few entries; rule texts list no more. Bounds the memory.
constexpr std::uint64_t kMostOptions = 300'000;

/// Nimbers of components, proved one from the others; `find` returns nothing for unlisted ones.
class ProvedNimbers {
 public:
  /// Reads and proves the list; `needed` are the components that the claim needs.
  Fault prove(const Rules& rules, const JsonValue& certificate, const std::vector<Position>& needed) {
    const auto* entries = certificate.find("nimbers")->array();
    if (!entries) return "nimbers: expected a list";
    for (const JsonValue& entry : *entries) {
      auto numbers = read_position(entry);
      if (!numbers || numbers->size() != rules.parts().size() + 1)
        return "nimbers, entry " + decimal(nimbers_.size() + 1) + ": expected the numbers of a component and its nimber";
      nimbers_.push_back(numbers->back());
      numbers->pop_back();
      if (listing_.places.add(*numbers) + 1 != nimbers_.size())
        return entry_words("nimbers", nimbers_.size() - 1, *numbers) + "it is listed before";
    }
    Reached reached(listing_);
    for (const Position& component : needed) {
      const auto place = listing_.find(component);
      if (!place) return "nimbers: not listed: " + position_words(component);
      reached.meet(*place);
    }
    while (const auto place = reached.next()) {
      if (auto fault = fault_of_entry(rules, *place, reached)) return fault;
    }
    return reached.unreached("nimbers");
  }

  std::optional<std::uint64_t> find(const Rules& rules, const Position& numbers) const {
    std::uint64_t sum = 0;
    for (const Position& component : rules.components(numbers)) {
      const auto place = listing_.find(component);
      if (!place) return std::nullopt;
      sum ^= nimbers_[*place];
    }
    return sum;
  }

 private:
  Fault fault_of_entry(const Rules& rules, std::size_t place, Reached& reached) {
    const Position component = numbers_at(listing_, place);
    // Few entries may have many options: moves that split combine them, and different moves have equal results.
    const std::uint64_t most = rules.most_options(component);
    if (most > kMostOptions && most / 4 > nimbers_.size())
      return entry_words("nimbers", place, component) + "not all of its options are listed";
    std::vector<Choice> choices;
    rules.options(component, Player::left, choices);
    std::vector<std::uint64_t> seen;
    for (const Choice& choice : choices) {
      std::uint64_t sum = 0;
      for (const Position& part : choice.after) {
        const auto at = listing_.find(part);
        if (!at) return unlisted("nimbers", place, component, part);
        if (*at >= place) return entry_words("nimbers", place, component) + "its option comes later: " + position_words(part);
        reached.meet(*at);
        sum ^= nimbers_[*at];
      }
      seen.push_back(sum);
    }
    const std::uint64_t nimber = least_missing(std::move(seen));
    if (nimber == nimbers_[place]) return std::nullopt;
    return entry_words("nimbers", place, component) + "the nimber is " + decimal(nimber) + ", not " + decimal(nimbers_[place]);
  }

  PositionList listing_;
  std::vector<std::uint64_t> nimbers_;
};

/// Checks the remoteness of sums: with nim-sum 0 from all options, otherwise from the options with nim-sum 0.
Fault prove_lengths(const Rules& rules, const JsonValue& certificate, const ProvedNimbers& nimbers, const std::vector<Position>& positions,
                    std::vector<ListedValue>& values) {
  PositionList listing;
  std::vector<std::uint64_t> lengths;
  auto fault = read_list(certificate, "lengths", 2, 2, listing, [&lengths](const JsonValue::Array& items) {
    const auto read = items[1].natural();
    lengths.push_back(read.value_or(0));
    return read.has_value();
  });
  if (fault) return fault;
  Reached reached(listing);
  for (std::size_t i = 0; i < positions.size(); ++i) {
    const auto root = listing.find(rules.in_order(positions[i]));
    if (!root) return "lengths: not listed: " + position_words(positions[i]);
    values[i].remoteness = lengths[*root];
    reached.meet(*root);
  }
  while (const auto place = reached.next()) {
    const Position from = numbers_at(listing, *place);
    // All of them are proved: those of the claim were required, and options must be listed before their positions.
    const std::uint64_t sum = *nimbers.find(rules, from);
    const auto options = listed_options(rules, from);
    if (!options) return entry_words("lengths", *place, from) + "it has more options than a certificate may list";
    std::optional<std::uint64_t> best;
    for (const Position& option : *options) {
      const auto after = nimbers.find(rules, option);
      if (!after) return unlisted("nimbers", *place, from, option);
      if (sum != 0 && *after != 0) continue;
      const auto at = listing.find(option);
      if (!at) return unlisted("lengths", *place, from, option);
      if (*at >= *place) return entry_words("lengths", *place, from) + "its option comes later: " + position_words(option);
      reached.meet(*at);
      if (!best || (sum == 0 ? lengths[*at] > *best : lengths[*at] < *best)) best = lengths[*at];
    }
    const std::uint64_t is = best ? *best + 1 : 0;
    if (is != lengths[*place])
      return entry_words("lengths", *place, from) + "it lasts " + decimal(is) + " moves, not " + decimal(lengths[*place]);
  }
  return reached.unreached("lengths");
}

}  // namespace

Fault prove_sums(const Rules& rules, const JsonValue& certificate, const std::vector<Position>& positions,
                 std::vector<ListedValue>& values) {
  if (rules.ending() != Ending::normal || rules.open_ended()) return "proof: this game is no sum in normal play";
  std::vector<Position> needed;
  for (const Position& position : positions) {
    for (Position& component : rules.components(position)) needed.push_back(std::move(component));
  }
  ProvedNimbers nimbers;
  if (auto fault = nimbers.prove(rules, certificate, needed)) return fault;
  for (const Position& position : positions) {
    const std::uint64_t nimber = *nimbers.find(rules, position);
    values.push_back({outcome_of(Nimber{nimber}), nimber, {}});
  }
  return certificate.find("lengths") ? prove_lengths(rules, certificate, nimbers, positions, values) : std::nullopt;
}

}  // namespace grundy
