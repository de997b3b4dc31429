#include "lab/solvers/solved.hpp"

#include <algorithm>

#include "base/number.hpp"
#include "lab/language/forms.hpp"
#include "lab/language/phrases.hpp"
#include "lab/model/heap_moves.hpp"
#include "lab/solvers/inspect.hpp"
#include "lab/solvers/order_text.hpp"

namespace grundy::lab {

namespace {

/// Parameters of the game `rules` itself: the text, and the shape of the table. A constant of such a name is given as `rules.NAME`.
constexpr std::string_view kOwnParameters[] = {"text", "across", "down", "up", "width"};
/// The values of `first`.
constexpr std::string_view kBeginners[] = {"left", "right"};

/// Returns the part with the widest range.
const Part& widest_part(const Program& program) {
  return *std::max_element(program.parts.begin(), program.parts.end(),
                           [](const Part& a, const Part& b) { return a.most - a.least < b.most - b.least; });
}

Place place_of_widest(const Program& program) {
  const std::string& name = widest_part(program).name;
  return std::find_if(program.syntax.parts.begin(), program.syntax.parts.end(), [&](const PartLine& line) { return line.name == name; })
      ->place;
}

/// The largest heap at the start of a game of one number.
std::uint64_t largest_start(const Program& program) {
  std::int64_t most = program.most(0);
  for (const Slots& component : program.components) most = std::max(most, component[0]);
  return static_cast<std::uint64_t>(most);
}

/// Returns the key under which a solver is cached: the text and its parameters except the starts, so that all starts share one solver.
std::string key_of(const Program& program) {
  std::string key = program.text;
  // A sum has a key of its own: it needs the nimbers of its components, which a solver for a single component may leave out.
  if (program.components.size() != 1) key += '\1';
  if (program.beyond) (key += '\2') += decimal(largest_start(program));
  for (const ParameterOfText& parameter : program.parameters) {
    const auto found = program.given.find(parameter.name);
    if (!parameter.of_start && found != program.given.end()) (((key += '\1') += parameter.name) += '=') += found->second;
  }
  return key;
}

/// The last text prepared, and its solver. A text is usually checked, then opened, then opened from another start. One per module.
struct Cached {
  std::string key;
  std::shared_ptr<Solved> solved;
};
Cached& cache() {
  static Cached last;
  return last;
}

/// Returns an error if a parameter is given that the text does not declare.
std::optional<Error> unknown_parameter_error(const Program& program, const Given& given) {
  const auto& known = program.parameters;
  std::vector<std::string> unknown = program.unknown;
  for (const auto& [name, value] : program.given) {
    if (std::none_of(known.begin(), known.end(), [&n = name](const ParameterOfText& p) { return p.name == n; })) unknown.push_back(name);
  }
  for (const std::string& name : unknown) {
    if (name == "first" && program.nature.partisan) return parameter_error(name, one_of(kBeginners), shown(given.find(name)->second));
    std::string names = program.nature.partisan ? "text, first" : "text";
    for (const ParameterOfText& p : known) names += ", " + p.name;
    return parameter_error(name, message(kKitPhrases["one-of-parameters"], {names}), shown(name));
  }
  return std::nullopt;
}

Message unsplit_text(Unsplit::Reason reason) {
  using Reason = Unsplit::Reason;
  switch (reason) {
    case Reason::points: return kLabPhrases["lab-unsplit-points"];
    case Reason::splits: return kLabPhrases["lab-unsplit-splits"];
    case Reason::draws: return kLabPhrases["lab-unsplit-draws"];
    case Reason::ends: return kLabPhrases["lab-unsplit-ends"];
    case Reason::misere: return kLabPhrases["lab-unsplit-misere"];
    case Reason::passes: return kLabPhrases["lab-unsplit-again"];
    case Reason::checks: return kLabPhrases["lab-unsplit-checks"];
    case Reason::wide: return kLabPhrases["lab-unsplit-wide"];
    case Reason::many_moves: return kLabPhrases["lab-unsplit-many"];
    case Reason::repeats: break;
  }
  return kLabPhrases["lab-unsplit-repeats"];
}

/// A table of so many moves is filled in about a second.
constexpr long double kQuickMoves = 5e8L;

/// Whether a text is solved by its regions if it falls apart: where a table is beyond reach, or where it takes long and moves only take
/// moves away.
bool prefers_regions(const Model& model, const Layout& layout, bool fits_table, const Reach& reach) {
  const Program& program = *model.program;
  if (program.code || program.components.size() != 1 || program.slots() == 1) return false;
  if (layout.size == 0 || (!fits_table && layout.size > reach.graph)) return true;
  if (layout.unlimited_size * static_cast<long double>(std::max<std::uint64_t>(model.options, 1)) <= kQuickMoves) return false;
  Unsplit refusal;
  const auto how = RegionSolver::how(model, program.components, refusal);
  return how && how->splitting == Splitting::takes_away;
}

/// Chooses the solver that fits the number of positions; nothing is solved yet. Returns an error if there are too many; a line too long to
/// run becomes a fault.
std::optional<Error> choose_solver(Solved& solved, const Program& program, const Reach& reach, Faults& faults) {
  const Model& model = *solved.model;
  const Layout& layout = solved.layout;
  const bool fits_table = layout.ordered && layout.unlimited_size * static_cast<long double>(bytes_of_value(model, layout)) <=
                                                static_cast<long double>(reach.bytes);
  if (prefers_regions(model, layout, fits_table, reach)) {
    Unsplit& unsplit = solved.unsplit.emplace();
    solved.regions = RegionSolver::create(model, program.components, unsplit);
    if (solved.regions) {
      solved.unsplit.reset();
      solved.whole = false;
      return std::nullopt;
    }
  }
  // Other tables of subtraction games have remoteness, too.
  if (!solved.takes.empty() && (program.code || program.nature.splits || program.beyond)) {
    // Only the smallest number 1 is a heap of 1; any other is the empty heap.
    solved.solver = heap_solver(solved.takes, layout, program.least(0) == 1 ? 1 : 0);
    return std::nullopt;
  }
  if (layout.size == 0) {
    return parameter_error("text", message(kLabPhrases["lab-too-many"], {std::uint64_t{1} << 53, widest_part(program).name}),
                           count_text(layout.unlimited_size), Error::Code::reach);
  }
  const bool sums = program.nature.splits || program.components.size() != 1;
  if (program.nature.partisan && sums) {
    auto values = std::make_unique<ValueSolver>(model, layout);
    solved.value_sums = values.get();
    solved.solver = std::move(values);
  } else if (program.nature.sums_by_search() && sums) {
    if (!layout.ordered) return parameter_error("text", kLabPhrases["lab-one"], kLabPhrases["lab-several"]);
    auto sums = std::make_unique<MisereSums>(model, layout);
    solved.misere_sums = sums.get();
    solved.solver = std::move(sums);
  } else if (fits_table) {
    solved.solver = dense_solver(model, layout, reach);
  } else {
    solved.whole = layout.size <= reach.graph;
    solved.solver = graph_solver(model, layout, reach, solved.whole ? std::vector<Slots>{} : program.components);
  }
  if (const auto line = solved.solver->too_long()) {
    faults.push_back({program.syntax.moves[*line].place, message(kLabPhrases["lab-expressions"], {Limits::expressions})});
  }
  return std::nullopt;
}

/// Reads and lowers a text and chooses its solver, or takes it from the cache. Null if there are `faults`, which have a place in the text,
/// or an `error`, which has none.
std::shared_ptr<Solved> solver_of(std::string_view text, const Given& given, const Reach& reach, std::shared_ptr<const Program>& program,
                                  Faults& faults, std::optional<Error>& error, std::span<const std::string> twice_most = {}) {
  program = read_program(text, given, faults, {.starts = true, .twice_most = twice_most});
  if (!faults.empty()) return nullptr;
  if ((error = unknown_parameter_error(*program, given))) return nullptr;
  const auto refused = [&] {
    for (Fault& fault : faults) fault.place = program->original(fault.place);
    return !faults.empty();
  };
  if (const auto fault = sum_fault(*program)) faults.push_back(*fault);
  if (refused()) return nullptr;
  std::string key = key_of(*program);
  for (const std::string& part : twice_most) (key += '\3') += part;
  const auto as_written = program;
  // A program whose range contains its starts, for moves.
  if (program->beyond)
    program = read_program(text, given, faults, {.starts = true, .most = static_cast<std::int64_t>(largest_start(*program))});
  // A solver that knows only the positions reachable from one start does not serve another.
  if (cache().key == key && (cache().solved->whole || cache().solved->regions)) return cache().solved;
  auto solved = std::make_shared<Solved>();
  const bool listed = program->code && !program->code->takes.empty();
  solved->takes = listed ? program->code->takes : take_and_break_moves(*as_written);
  if (program->beyond && solved->takes.empty()) faults.push_back(*program->beyond);
  if (refused()) return nullptr;
  solved->program = as_written;
  solved->model = lower(as_written, faults);
  if (refused()) return nullptr;
  solved->layout = find_layout(*solved->model);
  if (program->beyond) {
    solved->model->program = program;
    solved->layout.size = largest_start(*program) - static_cast<std::uint64_t>(program->least(0)) + 1;
  }
  // Releases the previous solver first: both may be large.
  cache() = {};
  error = choose_solver(*solved, *program, reach, faults);
  if (error && solved->unsplit) {
    const Unsplit& unsplit = *solved->unsplit;
    error->message =
        message(kLabPhrases["lab-nor-falls-apart"], {error->message, unsplit_text(unsplit.reason), program->original(unsplit.place).line});
  }
  if (refused() || error) return nullptr;
  cache() = {key, solved};
  return solved;
}

}  // namespace

Error error_of(const Fault& fault) {
  if (!fault.parameter.empty()) return {Error::Code::parameter, fault.message, fault.parameter, 0, 0};
  const auto [line, column] = fault.place;
  Error error = parameter_error("text", kLabPhrases["lab-text"], message(kLabPhrases["lab-fault"], {line, column, fault.message}));
  error.line = line;
  error.column = column;
  return error;
}

bool names_beginner(std::string_view value) {
  return std::find(std::begin(kBeginners), std::end(kBeginners), value) != std::end(kBeginners);
}

Given given_of(const RawParameters& raw) {
  Given given;
  for (const auto& [name, value] : raw) {
    if (name == "first" && names_beginner(value)) continue;
    if (std::find(std::begin(kOwnParameters), std::end(kOwnParameters), name) == std::end(kOwnParameters)) given.emplace(name, value);
  }
  return given;
}

RawParameters canonical(const RawParameters& raw, const Program& program) {
  RawParameters out;
  const Given given = given_of(raw);
  for (const auto& [name, value] : raw) {
    if (!given.contains(name)) out.emplace(name, name == "text" ? program.text : value);
  }
  for (const auto& [name, value] : program.given) {
    const bool own = std::find(std::begin(kOwnParameters), std::end(kOwnParameters), name) != std::end(kOwnParameters);
    out.emplace(own || name == "first" ? "rules." + name : name, value);
  }
  return out;
}

Result<std::shared_ptr<Solved>> prepare(const RawParameters& raw, std::shared_ptr<const Program>& program, const Reach& reach,
                                        std::span<const std::string> twice_most) {
  const auto text = raw.find("text");
  if (text == raw.end()) return parameter_error("text", kLabPhrases["lab-text"], verbatim("nothing"));
  Faults faults;
  std::optional<Error> error;
  auto solved = solver_of(text->second, given_of(raw), reach, program, faults, error, twice_most);
  if (!faults.empty()) return error_of(faults.front());
  if (error) return *error;
  return solved;
}

void forget() { cache() = {}; }

namespace {

const char* kind_name(ParameterOfText::Kind kind) {
  return kind == ParameterOfText::Kind::number ? "integer" : kind == ParameterOfText::Kind::list ? "list" : "text";
}

void put_parameters(Json& out, const Program& program) {
  out.key("parameters").begin_array();
  for (const ParameterOfText& p : program.parameters) {
    out.begin_object().key("name").text(p.name).key("kind").text(kind_name(p.kind)).key("default").text(p.fallback);
    if (p.least) out.key("least").integer(*p.least).key("most").integer(*p.most);
    if (p.of_start) out.key("start").boolean(true);
    out.end_object();
  }
  out.end_array();
}

/// Writes whose points a score is, at each line that has one.
void put_scores(Json& out, const Syntax& syntax, void (*put)(Json&, const Message&)) {
  std::size_t before = 0;
  for (const EndLine& end : syntax.ends) {
    // With `again`, a line of the text stands for two.
    if (end.result.kind != Decision::Kind::score || end.place.line == before) continue;
    before = end.place.line;
    out.begin_object().key("line").number(before).key("message");
    put(out, end.result.of_first ? message(kLabPhrases["lab-score-first"], {syntax.parts.back().name}) : kLabPhrases["lab-score-whose"]);
    out.end_object();
  }
}

/// Writes how positions fall apart, or why they do not. For texts that are solved otherwise it is found out here, from the starts of this
/// program: those of the solver's own may be others.
void put_split(Json& out, const Solved& solved, const Program& program, void (*put)(Json&, const Message&)) {
  std::optional<Unsplit> unsplit = solved.unsplit;
  std::optional<HowItSplits> how;
  if (solved.regions) how = solved.regions->how();
  else if (!unsplit) how = RegionSolver::how(*solved.model, program.components, unsplit.emplace());
  out.key("split").begin_object();
  if (how) {
    put(out.key("how"), splitting_text(*how));
  } else {
    put(out.key("why_not"), unsplit_text(unsplit->reason));
    out.key("line").number(program.original(unsplit->place).line);
  }
  out.end_object();
}

}  // namespace

std::string layout_json(const Solved& solved, bool right_begins) {
  const Program& program = *solved.model->program;
  Json out;
  out.begin_object().key("digits").begin_array();
  for (const Digit& digit : solved.layout.digits) {
    out.begin_object().key("slot").number(digit.slot).key("sign").integer(digit.sign);
    if (digit.other) out.key("other").number(*digit.other).key("otherSign").integer(digit.other_sign);
    out.key("least").integer(digit.least).key("count").number(digit.count).key("weight").number(digit.weight).end_object();
  }
  out.end_array().key("parts").begin_array();
  const std::vector<Look> looks = looks_of(program);
  for (std::size_t index = 0; index < program.parts.size(); ++index) {
    const Part& part = program.parts[index];
    out.begin_object()
        .key("name")
        .text(part.name)
        .key("dimensions")
        .number(part.dimensions)
        .key("rows")
        .number(part.rows)
        .key("columns")
        .number(part.columns);
    out.key("first").number(part.first).key("least").integer(part.least).key("most").integer(part.most);
    const Look& look = looks[index];
    out.key("form").text(name_of(look.form));
    if (!look.glyphs.empty()) out.key("glyphs").text(look.glyphs);
    if (look.with.size() > 1) {
      out.key("with").begin_array();
      for (const std::size_t other : look.with) out.number(other);
      out.end_array();
    }
    if (look.fixed) out.key("fixed").boolean(true);
    if (look.down) out.key("down").boolean(true);
    if (look.grows) out.key("grows").boolean(true);
    if (look.dots > 0) out.key("dots").number(look.dots);
    if (look.poison != Look::kNoSlot) out.key("poison").number(look.poison);
    if (look.ground) {
      out.key(look.ground->is_text ? "letters" : "items").begin_array();
      for (const std::int64_t item : look.ground->items) out.integer(item);
      out.end_array();
    }
    if (look.graph) {
      const std::vector<std::int64_t>& edges = look.graph->edges;
      if (look.graph->how == "arrows") out.key("arrows").boolean(true);
      else if (look.graph->how != "graph") out.key("onEdges").boolean(true);
      out.key("edges").begin_array();
      for (std::size_t i = 0; i < edges.size(); i += 2) out.begin_array().integer(edges[i]).integer(edges[i + 1]).end_array();
      out.end_array();
    }
    out.end_object();
  }
  out.end_array();
  if (solved.regions) out.key("bySlots").boolean(true);
  if (program.nature.partisan) out.key("partisan").boolean(true);
  if (right_begins) out.key("rightBegins").boolean(true);
  if (program.nature.scored) out.key("scored").boolean(true);
  out.end_object();
  return std::move(out).str();
}

std::string check_json(std::string_view text, const Given& given, void (*put)(Json&, const Message&), bool& ok) {
  Faults faults;
  std::optional<Error> error;
  std::shared_ptr<const Program> program;
  auto solved = solver_of(text, given, {}, program, faults, error);
  // Reports an error of the text as a whole as a fault of its first line, or of the part that makes it too large.
  if (error)
    faults.push_back({error->code == Error::Code::reach ? program->original(place_of_widest(*program)) : Place{1, 1}, error->message,
                      error->field == "text" ? std::string() : error->field});
  Inspection inspection;
  // The lines that a code stands for are not in the text: nothing is said about them.
  if (solved && !program->code) inspection = inspect(*solved);
  if (inspection.fault) {
    faults.push_back(*inspection.fault);
    faults.back().place = program->original(faults.back().place);
    solved = nullptr;
  }
  ok = faults.empty();
  Json out;
  out.begin_object().key("ok").boolean(ok).key("faults").begin_array();
  for (const Fault& fault : faults) {
    out.begin_object().key("line").number(fault.place.line).key("column").number(fault.place.column);
    if (!fault.parameter.empty()) out.key("parameter").text(fault.parameter);
    put(out.key("message"), fault.message);
    out.end_object();
  }
  out.end_array().key("notes").begin_array();
  if (solved) {
    const auto& moves = inspection.moves;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Message all = counted(kLabPhrases["lab-moves"], moves[i].all);
      out.begin_object().key("line").number(program->syntax.moves[i].place.line).key("message");
      put(out, moves[i].outside == 0 ? all : message(kLabPhrases["lab-moves-lost"], {all, moves[i].outside}));
      out.end_object();
    }
    put_scores(out, program->syntax, put);
    for (const Note& note : inspection.notes) {
      const Place place = program->original(note.place);
      out.begin_object().key("line").number(place.line).key("column").number(place.column);
      put(out.key("message"), note.message);
      out.end_object();
    }
  }
  out.end_array();
  if (solved) {
    if (program->code) out.key("rules").text(program->text);
    out.key("order");
    put(out, order_text(*solved));
    put_split(out, *solved, *program, put);
    if (!program->syntax.reads.empty() && !program->syntax.prints.empty()) out.key("contest").boolean(true);
    out.key("positions").number(solved->layout.size);
    out.key("layout").raw(layout_json(*solved));
  }
  if (program) put_parameters(out, *program);
  out.end_object();
  return std::move(out).str();
}

}  // namespace grundy::lab
