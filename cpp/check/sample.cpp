#include "check/sample.hpp"

#include <map>

#include "check/proofs.hpp"

namespace grundy {

namespace {

struct Sampled {
  ListedValue value;
  std::vector<std::pair<Position, ListedValue>> options;  // in order
  bool met = false;
};

std::optional<std::pair<Position, ListedValue>> read_with_value(const JsonValue& value) {
  const auto* items = value.array();
  const auto position = items && items->size() >= 4 ? read_position((*items)[0]) : std::nullopt;
  const auto read = position ? read_value(*items, 1) : std::nullopt;
  return read ? std::optional(std::pair(*position, *read)) : std::nullopt;
}

/// Parses an entry. Nothing if it is malformed.
std::optional<std::pair<Position, Sampled>> read_sampled(const JsonValue& entry) {
  const auto head = read_with_value(entry);
  const auto* items = entry.array();
  const auto* options = head && items->size() == 5 ? (*items)[4].array() : nullptr;
  if (!options) return std::nullopt;
  Sampled sampled{head->second, {}};
  for (const JsonValue& option : *options) {
    const auto read = read_with_value(option);
    if (!read || option.array()->size() != 4) return std::nullopt;
    sampled.options.push_back(*read);
  }
  return std::pair(head->first, sampled);
}

/// Checks that the options are those of the rules, and that the value follows from the given values of the options.
Fault fault_of_entry(const Rules& rules, std::size_t index, const Position& position, const Sampled& sampled) {
  const auto options = listed_options(rules, position);
  if (!options) return entry_words("sample", index, position) + "it has more options than a certificate may list";
  std::vector<Position> given;
  std::vector<ListedValue> values;
  for (const auto& [option, value] : sampled.options) {
    given.push_back(option);
    values.push_back(value);
  }
  if (given != *options) return entry_words("sample", index, position) + "its options are others";
  ListedValue is = options->empty() ? end_value(rules, position) : value_from(values);
  if (!sampled.value.nimber) is.nimber.reset();
  if (!sampled.value.remoteness) is.remoteness.reset();
  if (is == sampled.value) return std::nullopt;
  return entry_words("sample", index, position) + "it is " + value_words(is) + ", not " + value_words(sampled.value);
}

/// All values given for positions, anywhere in the sample.
class Stated {
 public:
  /// False if the position already has another value.
  bool agrees(const Position& position, const ListedValue& value) { return values_.emplace(position, value).first->second == value; }
  const ListedValue& of(const Position& position) const { return values_.at(position); }

 private:
  std::map<Position, ListedValue> values_;
};

using Sample = std::map<Position, Sampled>;

Fault read_sample(const Rules& rules, const JsonValue::Array& entries, Sample& sample, Stated& stated) {
  std::size_t index = 0;
  for (const JsonValue& entry : entries) {
    const auto read = read_sampled(entry);
    if (!read) return "sample, entry " + decimal(index + 1) + ": not of the form that docs/certificates.md describes";
    const auto& [position, sampled] = *read;
    if (auto fault = fault_of_entry(rules, index, position, sampled)) return fault;
    auto given = sampled.options;
    given.emplace_back(position, sampled.value);
    for (const auto& [stands, value] : given) {
      if (!stated.agrees(stands, value))
        return entry_words("sample", index, position) + "two values are given for " + position_words(stands);
    }
    if (!sample.emplace(position, sampled).second) return entry_words("sample", index, position) + "it is listed before";
    ++index;
  }
  return std::nullopt;
}

/// Marks the positions that the seed selects, along lines of play or on cells of the window. A fault if one of them is not listed.
Fault follow_seed(const Head& head, SampleWalk walk, Sample& sample) {
  const Rules& rules = *head.game_rules.rules;
  const auto meet = [&sample](const Position& position) {
    const auto at = sample.find(position);
    if (at != sample.end()) at->second.met = true;
    return at;
  };
  const auto missing = [](const Position& position) {
    return "sample: the seed leads to a position that is not listed: " + position_words(position);
  };
  if (!head.cells.empty()) {
    for (std::uint32_t cell = 0; cell < kSampleCells; ++cell) {
      const auto claim = head.cells[walk.among(static_cast<std::uint32_t>(head.cells.size()))];
      if (!claim) continue;
      const Position position = rules.in_order(head.claims[*claim].position);
      if (meet(position) == sample.end()) return missing(position);
    }
    return std::nullopt;
  }
  for (std::uint32_t line = 0; line < kSampleWalks; ++line) {
    Position position = rules.in_order(head.claims[0].position);
    for (std::uint32_t moves = 0; moves <= kSampleMoves; ++moves) {
      const auto at = meet(position);
      if (at == sample.end()) return missing(position);
      const auto& options = at->second.options;
      if (options.empty()) break;
      position = options[walk.among(static_cast<std::uint32_t>(options.size()))].first;
    }
  }
  return std::nullopt;
}

}  // namespace

Fault fault_of_sample(const Head& head, const JsonValue& certificate) {
  const Rules& rules = *head.game_rules.rules;
  const auto* entries = certificate.find("sample")->array();
  const auto seed = certificate.find("seed")->natural();
  if (!entries || !seed || *seed > UINT32_MAX) return "sample: expected a seed below 2^32 and a list";
  Stated stated;
  if (!head.cells.empty()) {
    for (const Claim& claim : head.claims) {
      if (!stated.agrees(rules.in_order(claim.position), {*claim.outcome, claim.nimber, claim.remoteness}))
        return claim.where + ": another cell of the same position has another value";
    }
  }
  Sample sample;
  if (auto fault = read_sample(rules, *entries, sample, stated)) return fault;
  if (auto fault = follow_seed(head, SampleWalk(static_cast<std::uint32_t>(*seed)), sample)) return fault;
  for (const auto& [position, sampled] : sample) {
    if (!sampled.met) return "sample: the seed does not lead to " + position_words(position);
  }
  // The claim of a window was compared with the sample when it was read.
  return head.cells.empty() ? fault_of_claim(head.claims[0], stated.of(rules.in_order(head.claims[0].position))) : std::nullopt;
}

}  // namespace grundy
