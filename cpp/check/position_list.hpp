// Lists of a certificate whose entries begin with a position: their positions, and which of them are reached.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "base/sequence_table.hpp"
#include "check/proofs.hpp"

namespace grundy {

/// The positions of a list, numbered in order.
struct PositionList {
  SequenceTable places;
  std::optional<std::size_t> find(const Position& position) const {
    const auto id = places.find(position);
    return id < places.size() ? std::optional<std::size_t>(id) : std::nullopt;
  }
};

inline std::string unlisted(std::string_view list, std::size_t index, const Position& from, const Position& option) {
  return entry_words(list, index, from) + "its option is not listed: " + position_words(option);
}

/// Reads the position at the beginning of each entry, and passes the entry to `take`.
template <class Take>
Fault read_list(const JsonValue& certificate, std::string_view name, std::size_t shortest, std::size_t longest, PositionList& listing,
                Take take) {
  const auto* entries = certificate.find(name)->array();
  if (!entries) return std::string(name) + ": expected a list";
  for (const JsonValue& entry : *entries) {
    const auto* items = entry.array();
    const std::size_t index = listing.places.size();
    const auto malformed = [&] {
      return std::string(name) + ", entry " + decimal(index + 1) + ": not of the form that docs/certificates.md describes";
    };
    if (!items || items->size() < shortest || items->size() > longest) return malformed();
    const auto position = read_position((*items)[0]);
    if (!position) return malformed();
    if (listing.places.add(*position) != index) return entry_words(name, index, *position) + "it is listed before";
    if (!take(*items)) return malformed();
  }
  return std::nullopt;
}

/// The positions of a listing reachable from given ones, each once.
class Reached {
 public:
  explicit Reached(const PositionList& listing) : met_(listing.places.size()) {}

  void meet(std::size_t place) {
    if (met_[place]) return;
    met_[place] = true;
    open_.push_back(place);
  }
  std::optional<std::size_t> next() {
    if (open_.empty()) return std::nullopt;
    const std::size_t place = open_.back();
    open_.pop_back();
    return place;
  }
  Fault unreached(std::string_view list) const {
    const auto at = std::find(met_.begin(), met_.end(), false);
    if (at == met_.end()) return std::nullopt;
    return std::string(list) + ", entry " + decimal(static_cast<std::uint64_t>(at - met_.begin()) + 1) + ": nothing leads to it";
  }

 private:
  std::vector<bool> met_;
  std::vector<std::size_t> open_;
};

inline Position numbers_at(const PositionList& listing, std::size_t place) {
  const auto kept = listing.places[static_cast<SequenceTable::Id>(place)];
  return {kept.begin(), kept.end()};
}

}  // namespace grundy
