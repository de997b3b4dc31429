#include "certify/certify.hpp"

#include "base/json.hpp"
#include "certify/closures.hpp"
#include "check/check.hpp"
#include "games/catalogue.hpp"
#include "report/phrases.hpp"
#include "report/report.hpp"

namespace grundy {

namespace {

/// Any would do; this one is the year of the theorem on which most of this rests (Sprague 1935).
constexpr std::uint32_t kSeed = 1935;

std::string board_text(const Board& board) {
  std::string out;
  for (std::size_t row = 0; row < board.side; ++row) (out += row == 0 ? "" : "/") += board.squares.substr(row * board.side, board.side);
  return out;
}

/// The parameters as a checker needs them: random ones written out, and defaults given wherever giving them changes nothing.
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
    if (!text.starts_with("random:")) continue;
    for (const ParameterSpec& spec : specs) {
      if (spec.name == name) text = spec.kind == ParameterKind::board ? board_text(read->board(name)) : read->text(name);
    }
  }
  return out;
}

std::optional<Proof> strongest(const RuleBook& book, Solution& solution, const State& state) {
  const Position position = book.position(state);
  if (auto proof = prove_by_values(*book.rules, position)) return proof;
  if (auto proof = prove_by_reduction(book, position)) return proof;
  if (auto proof = prove_by_nimbers(*book.rules, position, true)) return proof;
  if (auto proof = prove_by_period(book, position)) return proof;
  if (auto proof = prove_by_theorem(book, position)) return proof;
  if (auto proof = prove_by_strategy(book, solution, state)) return proof;
  return sample_of(book, solution, state, kSeed);
}

/// Whether what is proved is what the solver says, as far as both say it.
bool agree(const ListedValue& proved, const Value& solved) {
  const auto same = [](const std::optional<std::uint64_t>& one, const std::optional<std::uint64_t>& other) { return !one || !other || *one == *other; };
  std::optional<std::uint64_t> nimber, remoteness;
  if (solved.nimber) nimber = solved.nimber->value;
  if (solved.remoteness && solved.remoteness->value <= UINT64_MAX) remoteness = static_cast<std::uint64_t>(solved.remoteness->value);
  return proved.outcome == solved.outcome && same(proved.nimber, nimber) && same(proved.remoteness, remoteness);
}

void put_head(Json& out, const Game& game, const RawParameters& parameters, const std::optional<Cell>& at, const Position& position, const Proof& proof) {
  out.begin_object().key("certificate").number(1).key("game").text(game.info().id).key("parameters").begin_object();
  for (const auto& [name, text] : parameters) out.key(name).text(text);
  out.end_object().key("claim").begin_object();
  if (at) out.key("at").begin_array().number(at->x).number(at->y).end_array();
  out.key("position").begin_array();
  for (const std::uint64_t number : position) out.number(number);
  out.end_array().key("outcome").text(kOutcomeLetters[static_cast<int>(proof.value.outcome)]);
  if (proof.value.nimber) out.key("nimber").number(*proof.value.nimber);
  if (proof.value.remoteness) out.key("remoteness").number(*proof.value.remoteness);
  if (proof.within) out.key("within").number(*proof.within);
  out.end_object().key("proof").text(proof.kind).key("proved").boolean(proof.kind != "sample");
  if (!proof.theorem.empty()) out.key("theorem").text(proof.theorem);
  if (proof.period) out.key("preperiod").number(proof.period->preperiod).key("period").number(proof.period->period);
  if (proof.seed) out.key("seed").number(*proof.seed);
}

/// An entry a line; plain numbers in one line.
std::string lists_of(const Proof& proof) {
  std::string out;
  for (const auto& [name, lines] : proof.lists) {
    ((out += ",\n\"") += name) += "\":[";
    const bool plain = proof.kind == "period";
    for (std::size_t i = 0; i < lines.size(); ++i) ((out += i == 0 ? "" : ",") += plain ? "" : "\n") += lines[i];
    out += plain ? "]" : "\n]";
  }
  return out;
}

Error no_such_cell(const Solution& solution, const Cell& at) {
  const TableShape& s = solution.shape();
  const auto range = [](const Axis& a) { return say(kReportPhrases["axis-range"], {a.name, range_text(a.first, a.first + a.count - 1)}); };
  return parameter_error("at", say(kReportPhrases["cell-of-table"], {range(s.x), range(s.y)}), verbatim(decimal(at.x) + "," + decimal(at.y)), Error::Code::usage);
}

Error refused(std::string_view expected, std::string_view got) { return parameter_error("certificate", verbatim(expected), verbatim(got), Error::Code::reach); }

}  // namespace

Result<std::string> certify(std::string_view id, const RawParameters& raw, const std::optional<Cell>& at) {
  auto opened = open_game(id, raw);
  if (!opened) return opened.error();
  Solution& solution = **opened;
  while (solution.advance(Slice::endless()) < 1) {
  }
  if (const auto error = solution.failure()) return *error;
  const auto state = at ? solution.state_at(*at) : std::optional(solution.start());
  if (!state) return no_such_cell(solution, *at);

  const Game& game = *find_game(id);
  auto parameters = written_out(game, raw, solution.start());
  if (!parameters) return parameters.error();
  // Where the table is as wide as a period that was found, the cell means something only with the width.
  if (at && solution.shape().sequence) (*parameters)["width"] = decimal(solution.shape().x.count);

  const auto read = Parameters::read(game.info().parameters, *parameters);
  if (!read) return read.error();
  const RuleBook book = std::move(*rules_of(id, *read));
  const auto proof = strongest(book, solution, *state);
  if (!proof) return refused("a position whose options can be listed", "one with more of them");
  if (!agree(proof->value, solution.value_of(*state))) return refused("a proof of what the solver says", "a contradiction: please report it");

  Json head;
  put_head(head, game, *parameters, at, book.position(*state), *proof);
  const std::string lists = lists_of(*proof);
  const auto whole = parse_json(head.str() + lists + "}");
  const std::string checksum = certificate_checksum(whole.value.canonical());
  return head.str() + ",\"checksum\":\"" + checksum + "\"" + lists + "}\n";
}

}  // namespace grundy
