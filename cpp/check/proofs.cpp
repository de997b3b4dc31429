#include "check/proofs.hpp"

#include <algorithm>

#include "check/position_list.hpp"
#include "check/sums.hpp"

namespace grundy {

namespace {

/// The most numbers of a position, so that a file cannot exhaust memory.
constexpr std::uint64_t kMostListedOptions = 200'000;
constexpr std::size_t kMostListedNumbers = 1'000;

/// Returns the first fault of the claims.
template <class FaultOf>
Fault first_fault(const std::vector<Claim>& claims, FaultOf fault_of) {
  for (const Claim& claim : claims) {
    if (Fault fault = fault_of(claim)) return fault;
  }
  return std::nullopt;
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
  const bool other = claim.outcome.value_or(value.outcome) != value.outcome ||
                     claim.previous_wins.value_or(value.outcome == Outcome::P) != (value.outcome == Outcome::P);
  if (other || (claim.nimber && claim.nimber != value.nimber) || (claim.remoteness && claim.remoteness != value.remoteness) ||
      claim.within) {
    return claim.where + ": the proof shows " + value_words(value);
  }
  return std::nullopt;
}

ListedValue end_value(const Rules& rules, const Position& position) {
  const Ending ending = rules.ending();
  if (ending == Ending::normal) return {Outcome::P, 0, 0};
  const Outcome outcome = ending == Ending::misere ? Outcome::N : rules.result(position, Player::left);
  return {outcome, {}, outcome == Outcome::D ? std::optional<std::uint64_t>() : 0};
}

/// Computes the value of a position from its options. It has a nimber only if all options have one.
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
  // The winner hurries, the loser delays; unknown if a relevant option is unknown.
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
  const Rules& rules = *head.game_rules.rules;
  PositionList listing;
  std::vector<ListedValue> values;
  auto fault = read_list(certificate, "values", 4, 4, listing, [&values](const JsonValue::Array& items) {
    const auto value = read_value(items, 1);
    if (value) values.push_back(*value);
    return value && (value->outcome == Outcome::D) != value->remoteness.has_value();
  });
  if (fault) return fault;
  Reached reached(listing);
  for (const Claim& claim : head.claims) {
    const auto root = listing.find(rules.in_order(claim.position));
    if (!root) return "values: not listed: " + position_words(claim.position);
    reached.meet(*root);
  }
  // With nimbers the order proves that play ends; without them falling remoteness proves it for won positions, and the others are draws.
  const bool ordered = std::any_of(values.begin(), values.end(), [](const ListedValue& value) { return value.nimber.has_value(); });
  while (const auto place = reached.next()) {
    const Position from = numbers_at(listing, *place);
    const auto options = listed_options(rules, from);
    if (!options) return entry_words("values", *place, from) + "it has more options than a certificate may list";
    std::vector<ListedValue> after;
    for (const Position& option : *options) {
      const auto at = listing.find(option);
      if (!at) return unlisted("values", *place, from, option);
      if (ordered && *at >= *place) return entry_words("values", *place, from) + "its option comes later: " + position_words(option);
      reached.meet(*at);
      after.push_back(values[*at]);
    }
    ListedValue is = after.empty() ? end_value(rules, from) : value_from(after);
    if (!ordered) is.nimber.reset();
    if (is != values[*place])
      return entry_words("values", *place, from) + "it is " + value_words(is) + ", not " + value_words(values[*place]);
  }
  if (auto unreached = reached.unreached("values")) return unreached;
  return first_fault(head.claims,
                     [&](const Claim& claim) { return fault_of_claim(claim, values[*listing.find(rules.in_order(claim.position))]); });
}

Fault fault_of_nimbers(const Head& head, const JsonValue& certificate) {
  std::vector<Position> positions;
  for (const Claim& claim : head.claims) positions.push_back(claim.position);
  std::vector<ListedValue> values;
  if (auto fault = prove_sums(*head.game_rules.rules, certificate, positions, values)) return fault;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (auto fault = fault_of_claim(head.claims[i], values[i])) return fault;
  }
  return std::nullopt;
}

Fault fault_of_period(const Head& head, const JsonValue& certificate) {
  const Rules& rules = *head.game_rules.rules;
  const auto terms = read_position(*certificate.find("nimbers"));
  const auto preperiod = certificate.find("preperiod")->natural(), period = certificate.find("period")->natural();
  if (head.game_rules.period.name.empty() || head.theorem != head.game_rules.period.name)
    return "theorem: the game has no theorem " + head.theorem + " about its period";
  if (!terms || !preperiod || !period || *period == 0) return "nimbers, preperiod, period: expected numbers";
  if (*preperiod > terms->size() || *period > terms->size() || terms->size() != head.game_rules.period.heaps({*preperiod, *period})) {
    return "nimbers: the theorem needs " +
           decimal(head.game_rules.period.heaps(
               {std::min<std::uint64_t>(*preperiod, UINT32_MAX), std::min<std::uint64_t>(*period, UINT32_MAX)})) +
           " heaps, from 0 on";
  }
  for (std::uint64_t heap = 0; heap < terms->size(); ++heap) {
    std::vector<Choice> choices;
    rules.options({heap}, Player::left, choices);
    std::vector<std::uint64_t> seen;
    for (const Choice& choice : choices) {
      std::uint64_t sum = 0;
      for (const Position& part : choice.after) sum ^= (*terms)[part[0]];  // all smaller than the heap
      seen.push_back(sum);
    }
    const std::uint64_t is = least_missing(std::move(seen));
    if (is != (*terms)[heap])
      return "nimbers, heap " + decimal(heap) + ": the nimber is " + decimal(is) + ", not " + decimal((*terms)[heap]);
    if (heap >= *preperiod + *period && is != (*terms)[heap - *period])
      return "nimbers, heap " + decimal(heap) + ": it differs from the heap a period before";
  }
  return first_fault(head.claims, [&](const Claim& claim) {
    ListedValue value{Outcome::P, 0, {}};
    for (const std::uint64_t heap : claim.position)
      *value.nimber ^= (*terms)[heap < *preperiod ? heap : *preperiod + (heap - *preperiod) % *period];
    value.outcome = outcome_of(Nimber{*value.nimber});
    return fault_of_claim(claim, value);
  });
}

Fault fault_of_strategy(const Head& head, const JsonValue& certificate) {
  const Rules& rules = *head.game_rules.rules;
  struct Answer {
    Outcome outcome;
    std::uint64_t within;
    Position to;
  };
  PositionList listing;
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
  const Claim& claim = head.claims[0];
  const auto root = listing.find(rules.in_order(claim.position));
  if (!root) return "strategy: not listed: " + position_words(claim.position);
  Reached reached(listing);
  reached.meet(*root);
  while (const auto place = reached.next()) {
    const Position from = numbers_at(listing, *place);
    const Answer& here = answers[*place];
    const auto options = listed_options(rules, from);
    if (!options) return entry_words("strategy", *place, from) + "it has more options than a certificate may list";
    if (options->empty()) {
      if (end_value(rules, from).outcome != here.outcome)
        return entry_words("strategy", *place, from) + "the game is over, and it is not " + letter(here.outcome);
      continue;
    }
    const bool wins = here.outcome == Outcome::N;
    if (wins && !std::binary_search(options->begin(), options->end(), here.to))
      return entry_words("strategy", *place, from) + "no move leads to " + position_words(here.to);
    for (const Position& option : wins ? std::vector<Position>{here.to} : *options) {
      const auto at = listing.find(option);
      if (!at) return unlisted("strategy", *place, from, option);
      if (answers[*at].outcome == here.outcome)
        return entry_words("strategy", *place, from) + "its option is " + letter(here.outcome) + " as well: " + position_words(option);
      if (answers[*at].within >= here.within)
        return entry_words("strategy", *place, from) + "the moves left do not get fewer at " + position_words(option);
      reached.meet(*at);
    }
  }
  if (auto unreached = reached.unreached("strategy")) return unreached;
  if (claim.outcome != answers[*root].outcome || claim.within != answers[*root].within || claim.nimber || claim.remoteness) {
    return std::string("claim: the proof shows ") + letter(answers[*root].outcome) + " within " + decimal(answers[*root].within) + " moves";
  }
  return std::nullopt;
}

Fault fault_of_theorem(const Head& head) {
  if (head.game_rules.known.name.empty() || head.theorem != head.game_rules.known.name)
    return "theorem: none of that name gives the values of this game";
  return first_fault(head.claims,
                     [&](const Claim& claim) { return fault_of_claim(claim, listed(head.game_rules.known.value(claim.position))); });
}

Fault fault_of_reduction(const Head& head, const JsonValue& certificate) {
  const KnownReduction& theorem = head.game_rules.reduction;
  if (theorem.name.empty() || head.theorem != theorem.name) return "theorem: none of that name leads from this game to another";
  const Claim& claim = head.claims[0];
  const auto reduced = theorem.reduced(claim.position);
  if (!reduced) return "theorem: it says nothing of this position";
  if (!certificate.find("lengths")) return "lengths: missing";
  std::vector<ListedValue> values;
  if (auto fault = prove_sums(*theorem.rules(claim.position), certificate, {*reduced}, values)) return fault;
  const ListedValue& there = values[0];
  return fault_of_claim(claim,
                        listed(theorem.value(claim.position, {there.outcome, Nimber{*there.nimber}, Remoteness{*there.remoteness}})));
}

}  // namespace grundy
