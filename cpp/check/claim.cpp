#include "check/claim.hpp"

#include <algorithm>

#include "check/check.hpp"
#include "check/subject.hpp"
#include "english/english.hpp"

namespace grundy {

namespace {

using Wrong = std::string;

/// Fields of certificates, and the proof that uses each; fields of the head have none.
struct KnownName {
  std::string_view name;
  std::string_view proofs;
};
constexpr KnownName kNames[] = {
    {"certificate", ""},
    {"game", ""},
    {"parameters", ""},
    {"claim", ""},
    {"proof", ""},
    {"proved", ""},
    {"checksum", ""},
    {"theorem", " theorem reduction period "},
    {"values", " values "},
    {"nimbers", " nimbers reduction period "},
    {"lengths", " nimbers reduction "},
    {"strategy", " strategy "},
    {"preperiod", " period "},
    {"period", " period "},
    {"seed", " sample "},
    {"sample", " sample "},
    {"forms", " canonical "},
    {"sums", " canonical "},
    {"positions", " canonical "},
};
constexpr std::string_view kProofs = " values nimbers strategy period theorem reduction sample canonical ";
/// Proofs for all cells of a window.
constexpr std::string_view kWindowProofs = " values nimbers period theorem sample ";
/// Proofs for the claim about a formula.
constexpr std::string_view kFormulaProofs = " values nimbers ";

bool among(std::string_view list, std::string_view word) { return list.find(" " + std::string(word) + " ") != std::string_view::npos; }

std::optional<Wrong> fault_of_names(const JsonValue::Object& names, std::string_view proof, bool window, bool formula) {
  if (window && !among(kWindowProofs, proof)) return "proof: none of a window by " + std::string(proof);
  if (formula && !among(kFormulaProofs, proof)) return "proof: none of a formula by " + std::string(proof);
  if (window && !names.contains("cells")) return Wrong("cells: missing");
  for (const auto& [name, value] : names) {
    if (window && name == "cells") continue;
    const auto known = std::find_if(std::begin(kNames), std::end(kNames), [&field = name](const KnownName& k) { return k.name == field; });
    if (known == std::end(kNames) || (!known->proofs.empty() && !among(known->proofs, proof)))
      return name + ": no such field in a proof by " + std::string(proof);
  }
  for (const KnownName& known : kNames) {
    const bool needed = known.proofs.empty() || (among(known.proofs, proof) && known.name != "lengths");
    if (needed && !names.contains(known.name)) return std::string(known.name) + ": missing";
  }
  return std::nullopt;
}

std::optional<Wrong> fault_of_checksum(const JsonValue& certificate) {
  JsonValue rest = certificate;
  rest.object()->erase("checksum");
  const std::string* given = certificate.find("checksum")->text();
  const std::string is = certificate_checksum(rest.canonical());
  if (given && *given == is) return std::nullopt;
  return "checksum: it is " + is + ", so the file was changed after it was written";
}

std::variant<Claim, Wrong> read_claim(const JsonValue& value, bool formula = false) {
  Claim claim;
  const JsonValue *position = value.find("position"), *outcome = value.find("outcome");
  const auto numbers = position ? read_position(*position) : std::nullopt;
  if (!numbers) return Wrong("claim: expected the numbers of a position");
  claim.position = *numbers;
  const auto read = outcome ? read_outcome(*outcome) : std::nullopt;
  if (!read) return Wrong("claim: expected an outcome, N, P or D");
  claim.outcome = *read;
  for (const auto& [name, item] : *value.object()) {
    if (name == "position" || name == "outcome" || name == "at" || (formula && (name == "formula" || name == "against"))) continue;
    auto* const field = name == "nimber"       ? &claim.nimber
                        : name == "remoteness" ? &claim.remoteness
                        : name == "within"     ? &claim.within
                                               : nullptr;
    if (!field) return "claim: no such field: " + name;
    *field = item.natural();
    if (!*field) return "claim: " + name + " is not a number";
  }
  return claim;
}

/// Returns the position of the parameters or of the cell.
std::variant<Position, Wrong> position_meant(const Solution& solution, const JsonValue* at, const GameRules& game_rules) {
  if (!at) return game_rules.position(solution.start());
  const auto cell = read_position(*at);
  if (!cell || cell->size() != 2) return Wrong("claim: at is not a column and a row");
  const auto state = solution.state_at({(*cell)[0], (*cell)[1]});
  if (!state) return Wrong("claim: there is no such cell");
  return game_rules.position(*state);
}

std::optional<Wrong> read_position_claim(const Solution& solution, const JsonValue& claimed, Head& head) {
  auto claim = read_claim(claimed);
  if (auto* fault = std::get_if<Wrong>(&claim)) return *fault;
  auto meant = position_meant(solution, claimed.find("at"), head.game_rules);
  if (auto* fault = std::get_if<Wrong>(&meant)) return *fault;
  head.claims.push_back(std::move(std::get<Claim>(claim)));
  if (std::get<Position>(meant) == head.claims[0].position) return std::nullopt;
  return "claim: the parameters describe another position: " + position_words(std::get<Position>(meant));
}

/// Reads the claim about a cell. A fault if it is malformed or does not match the cell.
std::variant<Claim, Wrong> read_cell(const std::optional<State>& state, const JsonValue& value, const GameRules& game_rules,
                                     std::string where) {
  if (state.has_value() == value.is_null()) return where + ": a position stands on it, or none, and it is not so";
  Claim claim;
  claim.where = std::move(where);
  if (!state) return claim;
  const auto* items = value.array();
  const auto value_of_cell = items && items->size() == 3 ? read_value(*items, 0) : std::nullopt;
  if (!value_of_cell) return claim.where + ": expected an outcome, a nimber and a remoteness";
  claim.position = game_rules.position(*state);
  claim.outcome = value_of_cell->outcome;
  claim.nimber = value_of_cell->nimber;
  claim.remoteness = value_of_cell->remoteness;
  return claim;
}

std::optional<Wrong> read_window_claim(const Solution& solution, const JsonValue& claimed, const JsonValue& cells, Head& head) {
  if (claimed.object()->size() != 1) return Wrong("claim: no such field beside a window");
  const auto window = read_position(*claimed.find("window"));
  if (!window || window->size() != 4) return Wrong("claim: expected a window: column, row, width, height");
  const std::uint64_t width = (*window)[2], height = (*window)[3];
  if (width == 0 || height == 0 || width > kMostClaimedCells / height || (*window)[0] > UINT64_MAX - width ||
      (*window)[1] > UINT64_MAX - height)
    return "claim: expected a window of 1 to " + decimal(kMostClaimedCells) + " cells";
  const auto* rows = cells.array();
  if (!rows || rows->size() != height) return Wrong("cells: expected as many rows as the window has");
  for (std::uint64_t y = 0; y < height; ++y) {
    const auto* row = (*rows)[y].array();
    if (!row || row->size() != width) return Wrong("cells: expected as many cells in a row as the window has");
    for (std::uint64_t x = 0; x < width; ++x) {
      const Cell cell{(*window)[0] + x, (*window)[1] + y};
      const auto state = solution.state_at(cell);
      auto claim = read_cell(state, (*row)[x], head.game_rules, "cell " + decimal(cell.x) + "," + decimal(cell.y));
      if (auto* fault = std::get_if<Wrong>(&claim)) return *fault;
      head.cells.push_back(state ? std::optional(head.claims.size()) : std::nullopt);
      if (state) head.claims.push_back(std::move(std::get<Claim>(claim)));
    }
  }
  return head.claims.empty() ? std::optional<Wrong>("cells: no position stands on any") : std::nullopt;
}

/// Reads the claim that a formula is right everywhere: one claim per position.
std::optional<Wrong> read_formula_that_holds(const std::vector<lab::FormulaValue>& formula_values, lab::Against against,
                                             const JsonValue& claimed, Head& head) {
  if (claimed.object()->size() != 3) return Wrong("claim: no such field beside a formula that holds");
  if (formula_values.empty() || formula_values.size() > kMostClaimedCells || claimed.find("positions")->natural() != formula_values.size())
    return "claim: the formula speaks of " + decimal(formula_values.size()) + " positions";
  for (const auto& [position, value] : formula_values) {
    Claim claim;
    claim.position = position;
    claim.where = "formula, " + position_words(position);
    if (!value || (against == lab::Against::nimber && *value < 0)) return claim.where + ": it says nothing that could be so";
    if (against == lab::Against::nimber) claim.nimber = static_cast<std::uint64_t>(*value);
    if (against == lab::Against::outcome) claim.previous_wins = *value != 0;
    head.claims.push_back(std::move(claim));
  }
  return std::nullopt;
}

/// Reads the claim that a formula is wrong for a given position.
std::optional<Wrong> read_formula_that_fails(const std::vector<lab::FormulaValue>& formula_values, lab::Against against,
                                             const JsonValue& claimed, Head& head) {
  auto claim = read_claim(claimed, true);
  if (auto* fault = std::get_if<Wrong>(&claim)) return *fault;
  auto& counterexample = std::get<Claim>(claim);
  if (claimed.find("at")) return Wrong("claim: no such field beside a formula: at");
  const auto place = std::find_if(formula_values.begin(), formula_values.end(),
                                  [&](const lab::FormulaValue& one) { return one.position == counterexample.position; });
  if (place == formula_values.end()) return "claim: the formula does not speak of " + position_words(counterexample.position);
  if (against == lab::Against::nimber && !counterexample.nimber) return Wrong("claim: nimber is missing");
  if (agrees(against, place->value, {*counterexample.outcome, counterexample.nimber, {}}))
    return Wrong("claim: the formula says just that");
  head.claims.push_back(std::move(counterexample));
  return std::nullopt;
}

std::optional<Wrong> read_formula_claim(const Subject& subject, const JsonValue& claimed, Head& head) {
  const auto* formula = claimed.find("formula")->text();
  const JsonValue* const named = claimed.find("against");
  const auto* against = named ? named->text() : nullptr;
  if (!formula || !against || (*against != "outcome" && *against != "nimber"))
    return Wrong("claim: expected a formula, against outcome or nimber");
  if (!subject.text()) return Wrong("claim: the game has no formulas");
  const auto formula_values = subject.evaluate(*formula);
  if (!formula_values) return "claim: " + english(formula_values.error());
  const auto read = claimed.find("positions") ? read_formula_that_holds : read_formula_that_fails;
  return read(*formula_values, *against == "nimber" ? lab::Against::nimber : lab::Against::outcome, claimed, head);
}

}  // namespace

bool agrees(lab::Against against, std::optional<std::int64_t> value, const ListedValue& is) {
  if (!value) return false;
  if (against == lab::Against::outcome) return (*value != 0) == (is.outcome == Outcome::P);
  return *value >= 0 && is.nimber == static_cast<std::uint64_t>(*value);
}

ListedValue listed(const Value& value) {
  ListedValue out{value.outcome, {}, {}};
  if (value.nimber) out.nimber = value.nimber->value;
  if (value.remoteness && value.remoteness->value <= UINT64_MAX) out.remoteness = static_cast<std::uint64_t>(value.remoteness->value);
  return out;
}

std::optional<Position> read_position(const JsonValue& value) {
  const auto* items = value.array();
  if (!items) return std::nullopt;
  Position out;
  for (const JsonValue& item : *items) {
    const auto number = item.natural();
    if (!number) return std::nullopt;
    out.push_back(*number);
  }
  return out;
}

std::optional<Outcome> read_outcome(const JsonValue& value) {
  const std::string* letters = value.text();
  for (const Outcome outcome : {Outcome::N, Outcome::P, Outcome::D}) {
    if (letters && *letters == std::string(1, letter(outcome))) return outcome;
  }
  return std::nullopt;
}

bool read_number_or_null(const JsonValue& value, std::optional<std::uint64_t>& out) {
  out = value.natural();
  return out || value.is_null();
}

std::optional<ListedValue> read_value(const JsonValue::Array& items, std::size_t first) {
  ListedValue value;
  const auto outcome = read_outcome(items[first]);
  if (!outcome || !read_number_or_null(items[first + 1], value.nimber) || !read_number_or_null(items[first + 2], value.remoteness))
    return std::nullopt;
  value.outcome = *outcome;
  return value;
}

std::string position_words(const Position& position) {
  std::string out = "position";
  constexpr std::size_t kShown = 12;
  for (std::size_t i = 0; i < position.size() && i < kShown; ++i) (out += i == 0 ? " " : ", ") += decimal(position[i]);
  return position.empty() ? "the empty position" : position.size() > kShown ? out + ", ..." : out;
}

std::variant<Frame, std::string> read_frame(const JsonValue& certificate) {
  const auto* names = certificate.object();
  if (!names) return Wrong("expected an object");
  const JsonValue *version = certificate.find("certificate"), *game = certificate.find("game"),
                  *parameters = certificate.find("parameters");
  const JsonValue *claimed = certificate.find("claim"), *proof = certificate.find("proof");
  if (!version || version->natural() != 1) return Wrong("certificate: expected version 1");
  if (!proof || !proof->text() || !among(kProofs, *proof->text()))
    return "proof: expected one of" + std::string(kProofs.substr(0, kProofs.size() - 1));
  const bool window = claimed && claimed->object() && claimed->find("window");
  const bool formula = claimed && claimed->object() && claimed->find("formula");
  if (const auto fault = fault_of_names(*names, *proof->text(), window, formula)) return *fault;
  if (const auto fault = fault_of_checksum(certificate)) return *fault;
  const bool* proved = certificate.find("proved")->boolean();
  if (!proved || *proved != (*proof->text() != "sample")) return Wrong("proved: expected true, or false for a sample");
  if (!game->text() || !has_subject(*game->text())) return Wrong("game: no such game");
  if (!parameters->object() || !claimed->object()) return Wrong("parameters and claim: expected objects");
  Frame frame{*game->text(), *proof->text(), {}, *proved};
  for (const auto& [name, value] : *parameters->object()) {
    if (!value.text()) return "parameters: " + name + ": expected a text";
    frame.parameters[name] = *value.text();
  }
  return frame;
}

std::variant<Head, std::string> read_head(const Frame& frame, const JsonValue& certificate) {
  const JsonValue *claimed = certificate.find("claim"), *theorem = certificate.find("theorem");
  const bool window = claimed->find("window"), formula = claimed->find("formula");
  auto subject = open_subject(frame.game, frame.parameters, window || claimed->find("at"));
  if (!subject) return "parameters: " + english(subject.error());
  Head head{std::move(subject->game_rules), {}, {}, frame.proof, {}, frame.proved};
  if (theorem) {
    if (!theorem->text()) return Wrong("theorem: expected its name");
    head.theorem = *theorem->text();
  }
  const auto fault = formula  ? read_formula_claim(*subject, *claimed, head)
                     : window ? read_window_claim(*subject->solution, *claimed, *certificate.find("cells"), head)
                              : read_position_claim(*subject->solution, *claimed, head);
  if (fault) return *fault;
  return head;
}

}  // namespace grundy
