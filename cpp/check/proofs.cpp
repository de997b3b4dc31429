#include "check/proofs.hpp"

#include <algorithm>
#include <map>

#include "base/sequence_table.hpp"

namespace grundy {

namespace {

/// What a position may have at the most to be looked at: so that a file cannot ask for more memory than there is.
constexpr std::uint64_t kMostListedOptions = 200'000;
constexpr std::size_t kMostListedNumbers = 1'000;

/// Positions of a list, numbered in its order.
struct Listing {
  SequenceTable places;
  std::optional<std::size_t> find(const Position& position) const {
    const auto id = places.find(position);
    return id < places.size() ? std::optional<std::size_t>(id) : std::nullopt;
  }
};

std::string unlisted(std::string_view list, std::size_t index, const Position& from, const Position& option) {
  return entry_words(list, index, from) + "its option is not listed: " + position_words(option);
}

/// Takes the positions of a list, each of which begins an entry, and gives each entry to `take`.
template <class Take>
Fault read_list(const JsonValue& certificate, std::string_view name, std::size_t shortest, std::size_t longest, Listing& listing, Take take) {
  const auto* entries = certificate.find(name)->array();
  if (!entries) return std::string(name) + ": expected a list";
  for (const JsonValue& entry : *entries) {
    const auto* items = entry.array();
    const std::size_t index = listing.places.size();
    const auto malformed = [&] { return std::string(name) + ", entry " + decimal(index + 1) + ": not of the form that docs/certificates.md describes"; };
    if (!items || items->size() < shortest || items->size() > longest) return malformed();
    const auto position = read_position((*items)[0]);
    if (!position) return malformed();
    if (listing.places.add(*position) != index) return entry_words(name, index, *position) + "it is listed before";
    if (!take(*items)) return malformed();
  }
  return std::nullopt;
}

/// The positions of a listing that are reached from some, each once.
class Reached {
 public:
  explicit Reached(const Listing& listing) : met_(listing.places.size()) {}

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

Position numbers_at(const Listing& listing, std::size_t place) {
  const auto kept = listing.places[static_cast<SequenceTable::Id>(place)];
  return {kept.begin(), kept.end()};
}

/// Nimbers of components by their numbers, proved one from the others; `find` of one that is not listed gives nothing.
class ProvedNimbers {
 public:
  /// Reads and proves the list; `needed` are the components that the claim needs.
  Fault prove(const Rules& rules, const JsonValue& certificate, const std::vector<Position>& needed) {
    const auto* entries = certificate.find("nimbers")->array();
    if (!entries) return "nimbers: expected a list";
    for (const JsonValue& entry : *entries) {
      auto numbers = read_position(entry);
      if (!numbers || numbers->size() != rules.parts().size() + 1) return "nimbers, entry " + decimal(nimbers_.size() + 1) + ": expected the numbers of a component and its nimber";
      nimbers_.push_back(numbers->back());
      numbers->pop_back();
      if (listing_.places.add(*numbers) + 1 != nimbers_.size()) return entry_words("nimbers", nimbers_.size() - 1, *numbers) + "it is listed before";
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
    // Alike options come at most four times, by the two sides of a heap and of a split.
    if (rules.most_options(component) / 4 > nimbers_.size()) return entry_words("nimbers", place, component) + "not all of its options are listed";
    std::vector<Choice> choices;
    rules.options(component, Player::left, choices);
    std::vector<std::uint64_t> seen;
    for (const Choice& choice : choices) {
      std::uint64_t sum = 0;
      for (const Position& part : choice.left) {
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

  Listing listing_;
  std::vector<std::uint64_t> nimbers_;
};

/// How long a sum lasts: of a position with nim-sum 0 from all of its options, else from those with nim-sum 0 alone.
Fault prove_length(const Rules& rules, const JsonValue& certificate, const ProvedNimbers& nimbers, const Position& position, std::uint64_t& length) {
  Listing listing;
  std::vector<std::uint64_t> lengths;
  auto fault = read_list(certificate, "lengths", 2, 2, listing, [&lengths](const JsonValue::Array& items) {
    const auto read = items[1].natural();
    lengths.push_back(read.value_or(0));
    return read.has_value();
  });
  if (fault) return fault;
  Reached reached(listing);
  const auto root = listing.find(rules.in_order(position));
  if (!root) return "lengths: not listed: " + position_words(position);
  length = lengths[*root];
  reached.meet(*root);
  while (const auto place = reached.next()) {
    const Position from = numbers_at(listing, *place);
    const auto sum = nimbers.find(rules, from);
    const auto options = listed_options(rules, from);
    if (!sum || !options) return entry_words("lengths", *place, from) + "its nimber is not proved";
    std::optional<std::uint64_t> best;
    for (const Position& option : *options) {
      const auto after = nimbers.find(rules, option);
      if (!after) return unlisted("nimbers", *place, from, option);
      if (*sum != 0 && *after != 0) continue;
      const auto at = listing.find(option);
      if (!at) return unlisted("lengths", *place, from, option);
      if (*at >= *place) return entry_words("lengths", *place, from) + "its option comes later: " + position_words(option);
      reached.meet(*at);
      if (!best || (*sum == 0 ? lengths[*at] > *best : lengths[*at] < *best)) best = lengths[*at];
    }
    const std::uint64_t is = best ? *best + 1 : 0;
    if (is != lengths[*place]) return entry_words("lengths", *place, from) + "it lasts " + decimal(is) + " moves, not " + decimal(lengths[*place]);
  }
  return reached.unreached("lengths");
}

/// A sum in normal play by its components' nimbers: its value as far as it is proved.
Fault prove_sum(const Rules& rules, const JsonValue& certificate, const Position& position, ListedValue& value) {
  if (rules.ending() != Ending::normal || rules.open_ended() || rules.may_repeat(position)) return "proof: this game is no sum in normal play";
  ProvedNimbers nimbers;
  if (auto fault = nimbers.prove(rules, certificate, rules.components(position))) return fault;
  value.nimber = nimbers.find(rules, position);
  value.outcome = outcome_of(Nimber{*value.nimber});
  if (!certificate.find("lengths")) return std::nullopt;
  std::uint64_t length = 0;
  if (auto fault = prove_length(rules, certificate, nimbers, position, length)) return fault;
  value.remoteness = length;
  return std::nullopt;
}

ListedValue listed(const Value& value) {
  ListedValue out{value.outcome, {}, {}};
  if (value.nimber) out.nimber = value.nimber->value;
  if (value.remoteness) out.remoteness = static_cast<std::uint64_t>(value.remoteness->value);
  return out;
}

}  // namespace

std::string entry_words(std::string_view list, std::size_t index, const Position& position) {
  return std::string(list) + ", entry " + decimal(index + 1) + ", " + position_words(position) + ": ";
}

std::string value_words(const ListedValue& value) {
  std::string out(1, letter(value.outcome));
  if (value.nimber) out += ", nimber " + decimal(*value.nimber);
  return value.remoteness ? out + ", remoteness " + decimal(*value.remoteness) : out;
}

Fault fault_of_claim(const Claim& claim, const ListedValue& value) {
  if (claim.outcome != value.outcome || (claim.nimber && claim.nimber != value.nimber) || (claim.remoteness && claim.remoteness != value.remoteness) || claim.within) {
    return "claim: the proof shows " + value_words(value);
  }
  return std::nullopt;
}

ListedValue end_value(const Rules& rules, const Position& position) {
  const Ending ending = rules.ending();
  if (ending == Ending::normal) return {Outcome::P, 0, 0};
  const Outcome outcome = ending == Ending::misere ? Outcome::N : rules.result(position, Player::left);
  return {outcome, {}, outcome == Outcome::D ? std::optional<std::uint64_t>() : 0};
}

/// What the options make of a position. The nimber only where all options have one.
ListedValue value_from(const std::vector<ListedValue>& options) {
  bool won = false, drawn = false, numbered = true;
  std::vector<std::uint64_t> nimbers;
  for (const ListedValue& option : options) {
    won |= option.outcome == Outcome::P;
    drawn |= option.outcome == Outcome::D;
    numbered &= option.nimber.has_value();
    nimbers.push_back(option.nimber.value_or(0));
  }
  ListedValue value{won ? Outcome::N : drawn ? Outcome::D : Outcome::P, {}, {}};
  // The winner hurries, the loser delays; unknown where one of the options that count is.
  std::uint64_t moves = won ? UINT64_MAX : 0;
  bool known = value.outcome != Outcome::D;
  for (const ListedValue& option : options) {
    if (won && option.outcome != Outcome::P) continue;
    known &= option.remoteness.has_value();
    const std::uint64_t last = option.remoteness.value_or(0);
    moves = won ? std::min(moves, last) : std::max(moves, last);
  }
  if (known) value.remoteness = 1 + moves;
  if (numbered) value.nimber = least_missing(std::move(nimbers));
  return value;
}

std::uint64_t least_missing(std::vector<std::uint64_t> numbers) {
  std::sort(numbers.begin(), numbers.end());
  std::uint64_t least = 0;
  for (const std::uint64_t number : numbers) least += number == least;
  return least;
}

std::optional<std::vector<Position>> listed_options(const Rules& rules, const Position& numbers) {
  if (numbers.size() > kMostListedNumbers || most_whole_options(rules, numbers) > kMostListedOptions) return std::nullopt;
  std::vector<Position> out;
  for (const WholeOption& option : whole_options(rules, numbers, Player::left)) out.push_back(rules.in_order(option.numbers));
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

Fault fault_of_values(const Head& head, const JsonValue& certificate) {
  const Rules& rules = *head.book.rules;
  Listing listing;
  std::vector<ListedValue> values;
  auto fault = read_list(certificate, "values", 4, 4, listing, [&values](const JsonValue::Array& items) {
    const auto value = read_value(items, 1);
    if (value) values.push_back(*value);
    return value && (value->outcome == Outcome::D) != value->remoteness.has_value();
  });
  if (fault) return fault;
  const auto root = listing.find(rules.in_order(head.claim.position));
  if (!root) return "values: not listed: " + position_words(head.claim.position);
  Reached reached(listing);
  reached.meet(*root);
  const bool repeats = rules.may_repeat(head.claim.position);
  while (const auto place = reached.next()) {
    const Position from = numbers_at(listing, *place);
    const auto options = listed_options(rules, from);
    if (!options) return entry_words("values", *place, from) + "it has more options than a certificate may list";
    std::vector<ListedValue> after;
    for (const Position& option : *options) {
      const auto at = listing.find(option);
      if (!at) return unlisted("values", *place, from, option);
      // Where play may come back, remotenesses that fall show that it ends; elsewhere the order does.
      if (!repeats && *at >= *place) return entry_words("values", *place, from) + "its option comes later: " + position_words(option);
      reached.meet(*at);
      after.push_back(values[*at]);
    }
    ListedValue is = after.empty() ? end_value(rules, from) : value_from(after);
    if (repeats) is.nimber.reset();
    if (is != values[*place]) return entry_words("values", *place, from) + "it is " + value_words(is) + ", not " + value_words(values[*place]);
  }
  if (auto unreached = reached.unreached("values")) return unreached;
  return fault_of_claim(head.claim, values[*root]);
}

Fault fault_of_nimbers(const Head& head, const JsonValue& certificate) {
  ListedValue value;
  if (auto fault = prove_sum(*head.book.rules, certificate, head.claim.position, value)) return fault;
  return fault_of_claim(head.claim, value);
}

Fault fault_of_period(const Head& head, const JsonValue& certificate) {
  const Rules& rules = *head.book.rules;
  const auto terms = read_position(*certificate.find("nimbers"));
  const auto preperiod = certificate.find("preperiod")->natural(), period = certificate.find("period")->natural();
  if (head.book.period.name.empty() || head.theorem != head.book.period.name) return "theorem: the game has no theorem " + head.theorem + " about its period";
  if (!terms || !preperiod || !period || *period == 0) return "nimbers, preperiod, period: expected numbers";
  if (*preperiod > terms->size() || *period > terms->size() || terms->size() != head.book.period.heaps({*preperiod, *period})) {
    return "nimbers: the theorem needs " + decimal(head.book.period.heaps({std::min<std::uint64_t>(*preperiod, UINT32_MAX), std::min<std::uint64_t>(*period, UINT32_MAX)})) + " heaps, from 0 on";
  }
  for (std::uint64_t heap = 0; heap < terms->size(); ++heap) {
    std::vector<Choice> choices;
    rules.options({heap}, Player::left, choices);
    std::vector<std::uint64_t> seen;
    for (const Choice& choice : choices) {
      std::uint64_t sum = 0;
      for (const Position& part : choice.left) sum ^= (*terms)[part[0]];  // all smaller than the heap
      seen.push_back(sum);
    }
    const std::uint64_t is = least_missing(std::move(seen));
    if (is != (*terms)[heap]) return "nimbers, heap " + decimal(heap) + ": the nimber is " + decimal(is) + ", not " + decimal((*terms)[heap]);
    if (heap >= *preperiod + *period && is != (*terms)[heap - *period]) return "nimbers, heap " + decimal(heap) + ": it differs from the heap a period before";
  }
  ListedValue value{Outcome::P, 0, {}};
  for (const std::uint64_t heap : head.claim.position) {
    *value.nimber ^= (*terms)[heap < *preperiod ? heap : *preperiod + (heap - *preperiod) % *period];
  }
  value.outcome = outcome_of(Nimber{*value.nimber});
  return fault_of_claim(head.claim, value);
}

Fault fault_of_strategy(const Head& head, const JsonValue& certificate) {
  const Rules& rules = *head.book.rules;
  struct Answer {
    Outcome outcome;
    std::uint64_t within;
    Position to;
  };
  Listing listing;
  std::vector<Answer> answers;
  auto fault = read_list(certificate, "strategy", 3, 4, listing, [&answers](const JsonValue::Array& items) {
    const auto outcome = read_outcome(items[1]);
    const auto within = items[2].natural();
    const auto to = items.size() == 4 ? read_position(items[3]) : std::nullopt;
    if (!outcome || !within || *outcome == Outcome::D || to.has_value() != (items.size() == 4)) return false;
    answers.push_back({*outcome, *within, to.value_or(Position())});
    return *outcome == Outcome::N || !to;
  });
  if (fault) return fault;
  const auto root = listing.find(rules.in_order(head.claim.position));
  if (!root) return "strategy: not listed: " + position_words(head.claim.position);
  Reached reached(listing);
  reached.meet(*root);
  while (const auto place = reached.next()) {
    const Position from = numbers_at(listing, *place);
    const Answer& here = answers[*place];
    const auto options = listed_options(rules, from);
    if (!options) return entry_words("strategy", *place, from) + "it has more options than a certificate may list";
    if (options->empty()) {
      if (end_value(rules, from).outcome != here.outcome) return entry_words("strategy", *place, from) + "the game is over, and it is not " + letter(here.outcome);
      continue;
    }
    const bool wins = here.outcome == Outcome::N;
    if (wins && !std::binary_search(options->begin(), options->end(), here.to)) return entry_words("strategy", *place, from) + "no move leads to " + position_words(here.to);
    for (const Position& option : wins ? std::vector<Position>{here.to} : *options) {
      const auto at = listing.find(option);
      if (!at) return unlisted("strategy", *place, from, option);
      if (answers[*at].outcome == here.outcome) return entry_words("strategy", *place, from) + "its option is " + letter(here.outcome) + " as well: " + position_words(option);
      if (answers[*at].within >= here.within) return entry_words("strategy", *place, from) + "the moves left do not get fewer at " + position_words(option);
      reached.meet(*at);
    }
  }
  if (auto unreached = reached.unreached("strategy")) return unreached;
  const Claim& claim = head.claim;
  if (claim.outcome != answers[*root].outcome || claim.within != answers[*root].within || claim.nimber || claim.remoteness) {
    return std::string("claim: the proof shows ") + letter(answers[*root].outcome) + " within " + decimal(answers[*root].within) + " moves";
  }
  return std::nullopt;
}

Fault fault_of_theorem(const Head& head) {
  if (head.book.known.name.empty() || head.theorem != head.book.known.name) return "theorem: none of that name gives the values of this game";
  return fault_of_claim(head.claim, listed(head.book.known.value(head.claim.position)));
}

Fault fault_of_reduction(const Head& head, const JsonValue& certificate) {
  const KnownReduction& theorem = head.book.reduction;
  if (theorem.name.empty() || head.theorem != theorem.name) return "theorem: none of that name leads from this game to another";
  const auto reduced = theorem.reduced(head.claim.position);
  if (!reduced) return "theorem: it says nothing of this position";
  if (!certificate.find("lengths")) return "lengths: missing";
  ListedValue there;
  if (auto fault = prove_sum(*theorem.rules(head.claim.position), certificate, *reduced, there)) return fault;
  return fault_of_claim(head.claim, listed(theorem.value(head.claim.position, {there.outcome, Nimber{*there.nimber}, Remoteness{*there.remoteness}})));
}

}  // namespace grundy
