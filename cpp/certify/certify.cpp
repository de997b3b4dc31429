#include "certify/certify.hpp"

#include <algorithm>

#include "base/json.hpp"
#include "certify/canonical.hpp"
#include "certify/closures.hpp"
#include "certify/listing.hpp"
#include "check/check.hpp"
#include "check/subject.hpp"
#include "games/catalogue.hpp"
#include "games/parts.hpp"
#include "games/sum/part_list.hpp"
#include "kit/edge_list.hpp"
#include "report/phrases.hpp"
#include "report/report.hpp"

namespace grundy {

namespace {

/// The seed of samples. Arbitrary: the year of the theorem on which most proofs rest (Sprague 1935).
constexpr std::uint32_t kSeed = 1935;

std::string board_text(const Board& board) {
  std::string out;
  for (std::size_t row = 0; row < board.side; ++row) (out += row == 0 ? "" : "/") += board.squares.substr(row * board.side, board.side);
  return out;
}

std::string value_text(const Parameters& read, const ParameterSpec& spec) {
  if (spec.kind == ParameterKind::integer) return decimal(read.integer(spec.name));
  if (spec.kind == ParameterKind::board) return board_text(read.board(spec.name));
  if (spec.kind == ParameterKind::list) {
    std::string out;
    for (const std::uint64_t number : read.list(spec.name)) (out += out.empty() ? "" : ",") += decimal(number);
    return out;
  }
  return spec.kind == ParameterKind::edges ? edge_list_text(read.list(spec.name)) : read.text(spec.name);
}

/// Returns explicit parameters for a checker: random ones expanded, and defaults included unless including them changes the meaning.
Result<RawParameters> written_out(const Game& game, const RawParameters& raw, const State& start) {
  RawParameters out = raw;
  const auto specs = game.info().parameters;
  const auto means_the_same = [&](const RawParameters& parameters) {
    const auto opened = open_game(game.info().id, parameters);
    return opened && (*opened)->start() == start;
  };
  for (bool grown = true; grown;) {
    grown = false;
    for (const ParameterSpec& spec : specs) {
      if (spec.fallback.empty() || out.contains(spec.name)) continue;
      RawParameters more = out;
      more[std::string(spec.name)] = spec.fallback;
      if (!means_the_same(more)) continue;
      out = std::move(more);
      grown = true;
    }
  }
  const auto read = Parameters::read(specs, out);
  if (!read) return read.error();
  for (auto& [name, text] : out) {
    for (const ParameterSpec& spec : specs) {
      // Numbers and edges may have been pasted in many ways.
      const bool numbers = spec.kind == ParameterKind::integer || spec.kind == ParameterKind::list || spec.kind == ParameterKind::edges;
      if (spec.name == name && (numbers || text.starts_with("random:"))) text = value_text(*read, spec);
    }
  }
  return out;
}

std::optional<Proof> strongest(const GameRules& game_rules, Solution& solution, const State& state) {
  const Position position = game_rules.position(state);
  if (auto proof = prove_by_values(*game_rules.rules, {position})) return proof;
  if (auto proof = prove_by_reduction(game_rules, position)) return proof;
  if (auto proof = prove_by_nimbers(*game_rules.rules, {position}, true)) return proof;
  if (auto proof = prove_by_period(game_rules, {position})) return proof;
  if (auto proof = prove_by_theorem(game_rules, {position})) return proof;
  if (auto proof = prove_by_strategy(game_rules, solution, state)) return proof;
  return sample_of(game_rules, solution, state, kSeed);
}

/// The positions of a window, row by row; nothing for cells without one.
using Cells = std::vector<std::optional<State>>;

std::optional<Proof> strongest(const GameRules& game_rules, Solution& solution, const Cells& cells) {
  std::vector<Position> positions;
  for (const auto& state : cells) {
    if (state) positions.push_back(game_rules.position(*state));
  }
  if (auto proof = prove_by_values(*game_rules.rules, positions)) return proof;
  // Sums too many to list with values are too many to list with lengths.
  if (auto proof = prove_by_nimbers(*game_rules.rules, positions, false)) return proof;
  if (auto proof = prove_by_period(game_rules, positions)) return proof;
  if (auto proof = prove_by_theorem(game_rules, positions)) return proof;
  return sample_of_cells(game_rules, solution, cells, kSeed);
}

/// Whether the proved value agrees with the solver, as far as both have it.
bool agree(const ListedValue& proved, const ListedValue& solved) {
  const auto same = [](const std::optional<std::uint64_t>& one, const std::optional<std::uint64_t>& other) {
    return !one || !other || *one == *other;
  };
  return proved.outcome == solved.outcome && same(proved.nimber, solved.nimber) && same(proved.remoteness, solved.remoteness);
}

void put_head(Json& out, std::string_view id, const RawParameters& parameters) {
  out.begin_object().key("certificate").number(1).key("game").text(id).key("parameters").begin_object();
  for (const auto& [name, text] : parameters) out.key(name).text(text);
  out.end_object().key("claim").begin_object();
}

void put_claim(Json& out, const std::optional<Cell>& at, const Position& position, const Proof& proof) {
  const ListedValue& value = proof.values[0];
  if (at) out.key("at").begin_array().number(at->x).number(at->y).end_array();
  put_numbers(out.key("position"), position);
  out.key("outcome").text(kOutcomeLetters[static_cast<int>(value.outcome)]);
  if (value.nimber) out.key("nimber").number(*value.nimber);
  if (value.remoteness) out.key("remoteness").number(*value.remoteness);
  if (proof.within) out.key("within").number(*proof.within);
}

void put_proof(Json& out, const Proof& proof) {
  out.end_object().key("proof").text(proof.kind).key("proved").boolean(proof.kind != "sample");
  if (!proof.theorem.empty()) out.key("theorem").text(proof.theorem);
  if (proof.period) out.key("preperiod").number(proof.period->preperiod).key("period").number(proof.period->period);
  if (proof.seed) out.key("seed").number(*proof.seed);
}

/// Writes the rows of a window, with values for cells that have a position.
std::vector<std::string> rows_of(const Window& window, const Cells& cells, const Proof& proof) {
  std::vector<std::string> out;
  std::size_t cell = 0, place = 0;
  for (std::uint64_t row = 0; row < window.height; ++row) {
    Json line;
    line.begin_array();
    for (std::uint64_t column = 0; column < window.width; ++column) {
      if (!cells[cell++]) {
        line.null();
        continue;
      }
      line.begin_array();
      put_value(line, proof.values[place++]);
      line.end_array();
    }
    out.push_back(std::move(line.end_array()).str());
  }
  return out;
}

/// Formats a list: one entry per line; plain numbers in one line.
std::string lists_of(const Proof& proof) {
  std::string out;
  for (const auto& [name, lines] : proof.lists) {
    ((out += ",\n\"") += name) += "\":[";
    const bool plain = proof.kind == "period" && name == "nimbers";
    for (std::size_t i = 0; i < lines.size(); ++i) ((out += i == 0 ? "" : ",") += plain ? "" : "\n") += lines[i];
    out += plain ? "]" : "\n]";
  }
  return out;
}

Message cell_of_table(const TableShape& shape) {
  const auto range = [](const Axis& a) {
    return message(kReportPhrases["axis-range"], {a.name, range_text(a.first, a.first + a.count - 1)});
  };
  return message(kReportPhrases["cell-of-table"], {range(shape.x), range(shape.y)});
}

std::string cell_text(Natural column, Natural row) { return decimal(column) + "," + decimal(row); }

Error no_such_cell(const Solution& solution, const Cell& at) {
  return parameter_error("at", cell_of_table(solution.shape()), verbatim(cell_text(at.x, at.y)), Error::Code::usage);
}

Error refused(std::string_view expected, std::string_view got) {
  return parameter_error("certificate", verbatim(expected), verbatim(got), Error::Code::reach);
}

/// Opens and solves a subject. A table as wide as its period gets this width as an explicit parameter.
Result<Subject> solved(std::string_view id, const RawParameters& raw, bool on_table) {
  auto subject = open_subject(id, raw, on_table);
  if (!subject) return subject;
  Solution& solution = *subject->solution;
  while (solution.advance(Slice::endless()) < 1) {
  }
  if (const auto error = solution.failure()) return *error;
  if (subject->text()) return subject;
  auto parameters = written_out(*find_game(id), raw, solution.start());
  if (!parameters) return parameters.error();
  if (on_table && solution.shape().sequence) (*parameters)["width"] = decimal(solution.shape().x.count);
  subject->parameters = std::move(*parameters);
  return subject;
}

/// The fault that the rules have shown so far, if any.
std::optional<Error> fault_of_rules(const Subject& subject) {
  const auto fault = subject.game_rules.rules->fault();
  return fault ? std::optional(refused("rules that can be followed", *fault)) : std::nullopt;
}

Error partly_solved() {
  return refused("a table of which all positions are solved", "one of which those are that are reached from the start");
}

std::string with_checksum(const Json& head, const std::string& lists) {
  const auto whole = parse_json(head.str() + lists + "}");
  return head.str() + ",\"checksum\":\"" + certificate_checksum(whole.value.canonical()) + "\"" + lists + "}\n";
}

/// Whether the proved value of a cell agrees with the table, as far as both have it.
bool agree(const ListedValue& proved, Table& table, const Cell& cell) {
  Value value{.outcome = proved.outcome};
  if (proved.nimber) value.nimber = Nimber{*proved.nimber};
  if (proved.remoteness) value.remoteness = Remoteness{*proved.remoteness};
  return std::all_of(table.shape().layers.begin(), table.shape().layers.end(), [&](Layer layer) {
    const CellValue own = layer_of(value, layer), shown = table.cell(layer, cell);
    return !own.is_known() || (!shown.is_absent() && (!shown.is_known() || shown.value() == own.value()));
  });
}

Error contradiction() { return refused("a proof of what the solver says", "a contradiction: please report it"); }

/// Returns the error of a window, if any.
std::optional<Error> fault_of_window(const TableShape& shape, const Window& window) {
  if (window.width == 0 || window.height == 0 || window.width > kMostClaimedCells / window.height) {
    const std::string sides = decimal(window.width) + " x " + decimal(window.height);
    return parameter_error("window", verbatim("1 to " + decimal(kMostClaimedCells) + " cells"), verbatim(sides), Error::Code::usage);
  }
  const auto within = [](const Axis& axis, std::uint64_t from, std::uint64_t count) {
    return from >= axis.first && from - axis.first < axis.count && count <= axis.count - (from - axis.first);
  };
  if (within(shape.x, window.column, window.width) && within(shape.y, window.row, window.height)) return std::nullopt;
  const std::string requested = cell_text(window.column, window.row) + " to " +
                                cell_text(Natural{window.column} + window.width - 1, Natural{window.row} + window.height - 1);
  return parameter_error("window", cell_of_table(shape), verbatim(requested), Error::Code::usage);
}

/// Makes the parameters of a sum's games explicit; those of texts become so when they are opened.
Result<RawParameters> parts_written_out(const RawParameters& raw) {
  const auto read = Parameters::read(sum_game().info().parameters, raw);
  if (!read) return read.error();
  auto parts = read_parts(read->text("parts"));
  if (!parts) return parts.error();
  for (std::size_t i = 0; i < parts->size(); ++i) {
    ListedPart& part = (*parts)[i];
    const Game* const game = find_game(part.game);
    if (!game || game == &sum_game()) continue;
    const auto opened = open_game(part.game, part.parameters);
    if (!opened) return error_in_part(opened.error(), i + 1, part);
    auto parameters = written_out(*game, part.parameters, (*opened)->start());
    if (!parameters) return error_in_part(parameters.error(), i + 1, part);
    part.parameters = std::move(*parameters);
  }
  return RawParameters{{"parts", text_of(*parts)}};
}

/// Proves exact values, by values or nimbers: enough for claims about formulas.
std::optional<Proof> exact(const Rules& rules, const std::vector<Position>& positions) {
  if (auto proof = prove_by_values(rules, positions)) return proof;
  return prove_by_nimbers(rules, positions, false);
}

}  // namespace

Result<std::string> certify(std::string_view id, const RawParameters& raw, const std::optional<Cell>& at) {
  const auto subject = solved(id, raw, at.has_value());
  if (!subject) return subject.error();
  Solution& solution = *subject->solution;
  if (at && !subject->whole) return partly_solved();
  const auto state = at ? solution.state_at(*at) : std::optional(solution.start());
  if (!state) return no_such_cell(solution, *at);
  const auto proof = strongest(subject->game_rules, solution, *state);
  if (const auto fault = fault_of_rules(*subject)) return *fault;
  if (!proof) return refused("a position whose options can be listed", "one with more of them");
  if (!agree(proof->values[0], listed(solution.value_of(*state)))) return contradiction();
  Json head;
  put_head(head, id, subject->parameters);
  put_claim(head, at, subject->game_rules.position(*state), *proof);
  put_proof(head, *proof);
  return with_checksum(head, lists_of(*proof));
}

Result<std::string> certify_window(std::string_view id, const RawParameters& raw, const Window& window) {
  const auto subject = solved(id, raw, true);
  if (!subject) return subject.error();
  Solution& solution = *subject->solution;
  if (const auto fault = fault_of_window(solution.shape(), window)) return *fault;
  if (!subject->whole) return partly_solved();
  const std::uint64_t count = window.width * window.height;
  const auto at = [&window](std::uint64_t i) { return Cell{window.column + i % window.width, window.row + i / window.width}; };
  Cells cells;
  for (std::uint64_t i = 0; i < count; ++i) cells.push_back(solution.state_at(at(i)));
  if (std::none_of(cells.begin(), cells.end(), [](const auto& state) { return state.has_value(); })) {
    return parameter_error("window", verbatim("a window with a position on it"), verbatim("one without"), Error::Code::usage);
  }
  auto proof = strongest(subject->game_rules, solution, cells);
  if (const auto fault = fault_of_rules(*subject)) return *fault;
  if (!proof) return refused("a window of positions whose options can be listed", "one with more of them");
  std::size_t place = 0;
  for (std::uint64_t i = 0; i < count; ++i) {
    if (cells[i] && !agree(proof->values[place++], solution, at(i))) return contradiction();
  }
  proof->lists.emplace(proof->lists.begin(), "cells", rows_of(window, cells, *proof));
  Json head;
  put_head(head, id, subject->parameters);
  put_numbers(head.key("window"), {window.column, window.row, window.width, window.height});
  put_proof(head, *proof);
  return with_checksum(head, lists_of(*proof));
}

Result<std::string> certify_formula(std::string_view id, const RawParameters& raw, std::string_view formula, lab::Against against) {
  const auto subject = solved(id, raw, false);
  if (!subject) return subject.error();
  if (!subject->text())
    return parameter_error("formula", verbatim("rules, whose positions it speaks of"), verbatim(id), Error::Code::usage);
  const auto formula_values = subject->evaluate(formula);
  if (!formula_values) return formula_values.error();
  std::vector<Position> positions;
  for (const lab::FormulaValue& one : *formula_values) positions.push_back(one.position);
  const Rules& rules = *subject->game_rules.rules;
  auto proof = positions.empty() || positions.size() > kMostClaimedCells ? std::nullopt : exact(rules, positions);
  if (const auto fault = fault_of_rules(*subject)) return *fault;
  if (!proof) return refused("a game whose positions can all be listed", "one with too many of them");
  if (against == lab::Against::nimber && !proof->values[0].nimber)
    return parameter_error("against", verbatim("outcome, where there are no nimbers"), verbatim("nimber"));
  std::size_t wrong = 0;
  while (wrong < formula_values->size() && agrees(against, (*formula_values)[wrong].value, proof->values[wrong])) ++wrong;
  const bool holds = wrong == formula_values->size();
  if (!holds) proof = exact(rules, {positions[wrong]});
  Json head;
  put_head(head, id, subject->parameters);
  head.key("formula").text(formula).key("against").text(against == lab::Against::nimber ? "nimber" : "outcome");
  if (holds) {
    head.key("positions").number(positions.size());
  } else {
    put_claim(head, std::nullopt, positions[wrong], *proof);
  }
  put_proof(head, *proof);
  return with_checksum(head, lists_of(*proof));
}

Result<std::string> certify_value(std::string_view id, const RawParameters& raw, const std::optional<Cell>& at) {
  const auto parameters = id == sum_game().info().id ? parts_written_out(raw) : Result<RawParameters>(raw);
  if (!parameters) return parameters.error();
  const auto sides = TwoSides::open(id, *parameters, at);
  if (!sides) return sides.error();
  const auto proved = prove_value(*sides);
  if (!proved) return proved.error();
  Json head;
  put_head(head, id, sides->parameters());
  if (at) head.key("at").begin_array().number(at->x).number(at->y).end_array();
  head.key("position").begin_array();
  for (const Position& component : sides->start()) put_numbers(head, component);
  head.end_array();
  if (proved->name) head.key("value").text(*proved->name);
  head.key("class").text(proved->outcome_class);
  if (proved->mean) head.key("mean").text(*proved->mean).key("temperature").text(*proved->temperature);
  put_proof(head, proved->proof);
  auto text = with_checksum(head, lists_of(proved->proof));
  // The values were compared by stops and arithmetic; the checker has nothing but the definition, and a bound of its work.
  const Verdict verdict = check_certificate(text);
  if (!verdict.valid) return refused("a value whose proof can be checked", verdict.words);
  return text;
}

}  // namespace grundy
