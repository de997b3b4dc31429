#include "report/report.hpp"

#include <algorithm>

#include "base/json.hpp"
#include "base/number.hpp"
#include "games/catalogue.hpp"
#include "report/cells.hpp"
#include "report/phrases.hpp"

namespace grundy {

namespace {

void put_value(Json& out, const Value& v) {
  out.key("outcome").text(kOutcomeLetters[static_cast<int>(v.outcome)]);
  if (v.nimber) out.key("nimber").number(v.nimber->value);
  if (v.remoteness) out.key("remoteness").number(v.remoteness->value);
  if (v.score) out.key("score").integer(v.score->value);
}

void put_parameter(Json& out, const ParameterSpec& p) {
  out.begin_object().key("name").text(p.name).key("kind").text(kParameterKindNames[static_cast<int>(p.kind)]);
  out.key("label").text(p.label).key("default").text(p.fallback).key("help").text(p.help);
  out.key("least").number(p.least).key("most").number(p.most);
  if (!p.alphabet.empty()) out.key("alphabet").text(p.alphabet);
  if (!p.choices.empty()) {
    out.key("choices").begin_array();
    for (const auto choice : p.choices) out.text(choice);
    out.end_array();
  }
  if (p.of_table) out.key("ofTable").boolean(true);
  out.end_object();
}

void put_game(Json& out, const GameInfo& g, PutMessage put) {
  out.begin_object().key("id").text(g.id).key("title").text(g.title).key("source").text(g.source).key("credit").text(g.credit);
  put(out.key("first"), g.first.message());
  put(out.key("second"), g.second.message());
  out.key("parameters").begin_array();
  for (const ParameterSpec& p : g.parameters) put_parameter(out, p);
  out.end_array();
  if (g.fixed_length) out.key("fixedLength").boolean(true);
  out.key("judge").begin_object().key("format").text(g.judge_format);
  if (!g.judge_limits.empty()) out.key("limits").text(g.judge_limits);
  out.key("input").text(g.sample_input);
  out.key("output").text(g.sample_output).end_object().end_object();
}

constexpr std::string_view kReasonNames[] = {"terminal", "result", "winning-move", "all-options-N", "drawn", "nim-sum"};

void put_reason(Json& out, const Reason& r, PutMessage put) {
  using Kind = Reason::Kind;
  out.begin_object().key("kind").text(r.kind == Kind::own ? r.own->kind : kReasonNames[static_cast<int>(r.kind)]);
  switch (r.kind) {
    case Kind::terminal: break;
    case Kind::drawn:
    case Kind::all_options_n: out.key("options").number(r.count); break;
    case Kind::result: put(out.key("because"), r.text); break;
    case Kind::winning_move: put(out.key("move"), r.text); break;
    case Kind::own:
      for (std::size_t i = 0; i < r.named.size() && !r.own->numbers[i].empty(); ++i) out.key(r.own->numbers[i]).number(r.named[i]);
      break;
    case Kind::nim_sum:
      out.key("nimbers").begin_array();
      for (std::size_t i = 0; i < r.numbers.size() && i < kListedOptions; ++i) out.number(r.numbers[i].value);
      out.end_array().key("nimSum").number(r.total);
      if (!r.text.empty()) put(out.key("move"), r.text);
      out.key("parts").begin_array();
      for (const Message& part : r.parts) put(out, part);
      out.end_array();
      if (r.part) out.key("part").number(*r.part);
      break;
  }
  out.end_object();
}

}  // namespace

std::string catalogue_json(PutMessage put) {
  Json out;
  out.begin_array();
  for (const Game* game : catalogue()) put_game(out, game->info(), put);
  out.end_array();
  return std::move(out).str();
}

Result<std::string> answer_json(Solution& solution, PutMessage put) {
  const Answer answer = solution.answer();
  if (const auto error = contradiction(answer)) return *error;
  Json out;
  out.begin_object();
  put_value(out, answer.value);
  if (answer.outcome_class) out.key("class").text(kClassLetters[static_cast<int>(*answer.outcome_class)]);
  if (answer.short_value) out.key("value").text(answer.short_value->text);
  put(out.key("text"), answer.text);
  out.end_object();
  return std::move(out).str();
}

std::string cell_json(const std::optional<Cell>& cell) {
  Json out;
  if (cell) put_cell(out, *cell);
  else out.null();
  return std::move(out).str();
}

namespace {

std::string text_of(const State& state) { return comma_separated(state); }

std::string text_of(const Move& move) { return decimal(move.part) + ',' + decimal(move.to); }

void put_option(Json& out, const Option& option, PutMessage put) {
  put(out.begin_object().key("move"), option.move);
  put(out.key("to"), option.to);
  put_value(out, option.value);
  if (option.cell) {
    out.key("cell");
    put_cell(out, *option.cell);
  }
  out.key("play").text(text_of(option.play));
  if (!option.after.empty()) out.key("state").text(text_of(option.after));
  out.end_object();
}

void put_cells(Json& out, const std::vector<Cell>& cells) {
  out.key("pieces").begin_array();
  for (const Cell& cell : cells) put_cell(out, cell);
  out.end_array();
}

void put_part(Json& out, const DescribedPart& part, PutMessage put) {
  put(out.begin_object().key("position"), part.position);
  out.key("state").text(text_of(part.state));
  if (part.nimber) out.key("nimber").number(part.nimber->value);
  if (part.value) out.key("value").text(*part.value);
  if (part.temperature) out.key("temperature").text(*part.temperature);
  if (part.hottest) out.key("hottest").boolean(true);
  if (part.cell) {
    out.key("cell");
    put_cell(out, *part.cell);
  }
  if (!part.pieces.empty()) put_cells(out, part.pieces);
  out.end_object();
}

std::string json_of(const Solution& solution, const Explanation& e, PutMessage put) {
  Json out;
  put(out.begin_object().key("position"), e.position);
  put_value(out, e.value);
  if (e.cell) {
    out.key("cell");
    put_cell(out, *e.cell);
  }
  out.key("options").begin_array();
  for (const Option& option : e.options) put_option(out, option, put);
  out.end_array();
  if (e.more) out.key("more").boolean(true);
  if (const auto best = solution.best(e)) out.key("best").text(text_of(*best));
  if (!e.pieces.empty()) put_cells(out, e.pieces);
  if (const RawParameters table = solution.other_table(e); !table.empty()) {
    out.key("table").begin_object();
    for (const auto& [name, value] : table) out.key(name).text(value);
    out.end_object();
  }
  if (e.second) out.key("mover").text(*e.second ? "second" : "first");
  if (!e.regions.empty()) {
    out.key("regions").begin_array();
    for (const ShownRegion& region : e.regions) {
      out.begin_object().key("slots").begin_array();
      for (const std::size_t slot : region.slots) out.number(slot);
      out.end_array();
      if (region.nimber) out.key("nimber").number(region.nimber->value);
      out.end_object();
    }
    out.end_array();
  }
  if (!e.mirror.empty()) {
    out.key("mirror").begin_array();
    for (const std::size_t image : e.mirror) out.number(image);
    out.end_array();
  }
  if (!e.parts.empty()) {
    out.key("parts").begin_array();
    for (const DescribedPart& part : e.parts) put_part(out, part, put);
    out.end_array();
  }
  if (e.noted) {
    out.key(e.noted->what->name);
    put_cell(out, e.noted->cell);
  }
  out.key("reason");
  put_reason(out, e.reason, put);
  put(out.key("state").text(text_of(e.state)).key("text"), sentence(solution.info(), e));
  out.end_object();
  return std::move(out).str();
}

/// Explains a position in play.
Result<Explanation> explained(Solution& solution, std::string_view state) {
  const auto numbers = parse_naturals(state);
  auto e = numbers ? solution.explain_state(*numbers) : std::nullopt;
  if (e) return std::move(*e);
  return state_error(solution.start(), state);
}

}  // namespace

Error state_error(const State& start, std::string_view state) {
  return parameter_error("state", message(kReportPhrases["position-such-as"], {text_of(start)}), shown(state), Error::Code::usage);
}

Error cell_error(const TableShape& shape, Cell at) {
  const auto range = [](const Axis& a) {
    return message(kReportPhrases["axis-range"], {a.name, range_text(a.first, a.first + a.count - 1)});
  };
  return parameter_error("at", message(kReportPhrases["cell-of-table"], {range(shape.x), range(shape.y)}),
                         verbatim(decimal(at.x) + "," + decimal(at.y)), Error::Code::usage);
}

Result<std::string> explain_json(Solution& solution, std::optional<Cell> at, PutMessage put) {
  const auto e = solution.explain(at);
  if (e) return json_of(solution, *e, put);
  if (!at) {
    return parameter_error("position", message(kReportPhrases["explained-size"], {kMostExplained}),
                           message(kReportPhrases["numbers-of-it"], {std::uint64_t{solution.start().size()}}), Error::Code::reach);
  }
  return cell_error(solution.shape(), *at);
}

Result<std::string> explain_json(Solution& solution, std::string_view state, PutMessage put) {
  const auto e = explained(solution, state);
  return e ? Result<std::string>(json_of(solution, *e, put)) : e.error();
}

std::optional<State> followed(const Solution& solution, std::string_view state, std::string_view move) {
  const auto from = parse_naturals(state), way = parse_naturals(move);
  return from && way && way->size() == 2 ? solution.follow(*from, {(*way)[0], (*way)[1]}) : std::nullopt;
}

Result<std::string> follow_json(Solution& solution, std::string_view state, std::string_view move, PutMessage put) {
  const auto next = followed(solution, state, move);
  if (!next) return parameter_error("move", kReportPhrases["a-move-of"], shown(move), Error::Code::usage);
  const auto e = solution.explain_state(*next);
  return e ? Result<std::string>(json_of(solution, *e, put))
           : parameter_error("state", kReportPhrases["a-position"], shown(state), Error::Code::usage);
}

Result<std::string> any_move_json(Solution& solution, std::string_view state, std::uint64_t random) {
  const auto e = explained(solution, state);
  if (!e) return e.error();
  Json out;
  if (const auto move = solution.any(*e, random)) out.text(text_of(*move));
  else out.null();
  return std::move(out).str();
}

}  // namespace grundy
