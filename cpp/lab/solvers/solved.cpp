#include "lab/solvers/solved.hpp"

#include <algorithm>

#include "base/number.hpp"
#include "lab/language/phrases.hpp"
#include "lab/language/syntax_interpreter.hpp"

namespace grundy::lab {

namespace {

constexpr std::string_view kOfTheTable[] = {"text", "across", "down", "up", "width"};
/// The most positions whose moves are counted for the notes.
constexpr std::uint64_t kCountedPositions = 20'000;
constexpr std::uint64_t kCountedWork = 3'000'000;

/// Returns the slot with the widest range.
std::string widest(const Model& model) {
  std::size_t best = 0;
  for (std::size_t slot = 0; slot < model.program->slots(); ++slot) {
    const Interval range = model.range(slot), known = model.range(best);
    if (range.most - range.least > known.most - known.least) best = slot;
  }
  return model.program->parts[model.program->part_of[best]].name;
}

Message large(long double count) {
  if (count < 1e15L) return verbatim(decimal(static_cast<Natural>(count)));
  int digits = 0;
  while (count >= 10) {
    count /= 10;
    ++digits;
  }
  return verbatim("10^" + signed_decimal(digits));
}

/// The key under which different starts of one text share a solver: everything except the starts.
std::string key_of(const Program& program, const Given& given) {
  std::string key = program.text;
  // Sums need the nimbers of their components; a single component may not.
  if (program.components.size() != 1) key += '\1';
  for (const ParameterOfText& parameter : program.parameters) {
    const auto found = given.find(parameter.name);
    if (!parameter.of_start && found != given.end()) (((key += '\1') += parameter.name) += '=') += found->second;
  }
  return key;
}

/// The last text prepared. A text is usually checked, then opened, then opened from another start. One per module.
struct Last {
  std::string key;
  std::shared_ptr<Solved> solved;
};
Last& last() {
  static Last kept;
  return kept;
}

/// The error of a parameter that the text does not have.
std::optional<Error> unknown_parameter(const Program& program, const Given& given) {
  const auto& known = program.parameters;
  for (const auto& [name, value] : given) {
    if (std::any_of(known.begin(), known.end(), [&n = name](const ParameterOfText& p) { return p.name == n; })) continue;
    std::string names = "text";
    for (const ParameterOfText& p : known) names += ", " + p.name;
    return parameter_error(name, message(kKitPhrases["one-of-parameters"], {names}), shown(name));
  }
  return std::nullopt;
}

/// The error of several components that do not add up.
std::optional<Error> not_solved(const Program& program) {
  if (program.nature.adds_up() || (program.components.size() == 1 && !program.nature.splits)) return std::nullopt;
  return parameter_error("text", kLabPhrases["lab-one"], kLabPhrases["lab-several"]);
}

/// Chooses the solver that fits the size; nothing is solved yet.
std::optional<Error> choose_solver(Solved& solved, const Program& program, const Reach& reach, Faults& faults) {
  const Model& model = *solved.model;
  const Layout& layout = solved.layout;
  if (layout.size == 0) {
    return parameter_error("text", message(kLabPhrases["lab-too-many"], {std::uint64_t{1} << 53, widest(model)}), large(layout.wide),
                           Error::Code::reach);
  }
  if (layout.ordered && layout.wide * static_cast<long double>(bytes_of_value(model, layout)) <= static_cast<long double>(reach.bytes)) {
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

/// Builds the solver of a text. Null if there are faults or it is beyond reach.
std::shared_ptr<Solved> understand(std::string_view text, const Given& given, const Reach& reach, std::shared_ptr<const Program>& program,
                                   Faults& faults, std::optional<Error>& beyond) {
  program = read_program(text, given, faults);
  if (!faults.empty()) return nullptr;
  if ((beyond = unknown_parameter(*program, given)) || (beyond = not_solved(*program))) return nullptr;
  const std::string key = key_of(*program, given);
  if (last().key == key && last().solved->whole) return last().solved;
  auto solved = std::make_shared<Solved>();
  solved->program = program;
  solved->model = lower(program, faults);
  if (!faults.empty()) return nullptr;
  solved->layout = find_layout(*solved->model);
  // Releases the previous one first: both may be large.
  last() = {};
  beyond = choose_solver(*solved, *program, reach, faults);
  if (beyond || !faults.empty()) return nullptr;
  last() = {key, solved};
  return solved;
}

}  // namespace

Error error_of(const Fault& fault) {
  if (!fault.parameter.empty()) return {Error::Code::parameter, fault.message, fault.parameter, 0, 0};
  return parameter_error("text", kLabPhrases["lab-text"],
                         message(kLabPhrases["lab-fault"], {fault.place.line, fault.place.column, fault.message}));
}

Given given_of(const RawParameters& raw) {
  Given given;
  for (const auto& [name, value] : raw) {
    if (std::find(std::begin(kOfTheTable), std::end(kOfTheTable), name) == std::end(kOfTheTable)) given.emplace(name, value);
  }
  return given;
}

Result<std::shared_ptr<Solved>> prepare(const RawParameters& raw, std::shared_ptr<const Program>& program, const Reach& reach) {
  const auto text = raw.find("text");
  if (text == raw.end()) return parameter_error("text", kLabPhrases["lab-text"], verbatim("nothing"));
  Faults faults;
  std::optional<Error> beyond;
  auto solved = understand(text->second, given_of(raw), reach, program, faults, beyond);
  if (!faults.empty()) return error_of(faults.front());
  if (beyond) return *beyond;
  return solved;
}

void forget() { last() = {}; }

Message order_text(const Solved& solved) {
  const Layout& layout = solved.layout;
  const Nature& nature = solved.model->program->nature;
  if (!layout.ordered) return nature.has_to_end() ? kLabPhrases["lab-backward-once"] : kLabPhrases["lab-backward"];
  if (!solved.whole) return message(kLabPhrases["lab-from-start"], {large(layout.wide)});
  Message out;
  std::string before;
  for (std::size_t i = 0; i < layout.keys && i < layout.digits.size(); ++i) {
    const Digit& digit = layout.digits[i];
    const Program& program = *solved.model->program;
    const auto name = [&](std::size_t slot) {
      return program.parts[program.part_of[slot]].dimensions == 0 ? program.slot_name(slot) : program.parts[program.part_of[slot]].name;
    };
    std::string what = name(digit.slot);
    if (digit.other) what += (digit.sign == digit.other_sign ? " + " : " - ") + name(*digit.other);
    // To the reader, all places of an array with the same direction are one measure.
    const std::string now = what + (digit.sign > 0 ? "-" : "+");
    if (now == before) continue;
    before = now;
    const Message one = message(digit.sign > 0 ? kLabPhrases["lab-falls"] : kLabPhrases["lab-rises"], {what});
    out = out.empty() ? one : message(kLabPhrases["lab-then"], {out, one});
  }
  if (out.empty()) return kLabPhrases["lab-order-none"];
  const Message order = message(kLabPhrases["lab-order"], {out});
  const bool by_lines = nature.adds_up() && !solved.solver->has_nimbers();
  return by_lines ? message(kLabPhrases["lab-by-lines"], {order}) : order;
}

namespace {

/// Counts the moves of each line over all positions, and those that leave the board; nothing if there are too many positions.
std::vector<std::pair<std::uint64_t, std::uint64_t>> counted_moves(const Solved& solved) {
  const Model& model = *solved.model;
  std::vector<std::pair<std::uint64_t, std::uint64_t>> out(model.program->syntax.moves.size());
  if (solved.layout.size == 0 || solved.layout.size > kCountedPositions) return {};
  SyntaxInterpreter interpreter(*model.program);
  interpreter.budget = kCountedWork;
  std::vector<std::uint64_t> lost(out.size());
  Slots slots;
  for (std::uint64_t number = 0; number < solved.layout.size && interpreter.budget > 0; ++number) {
    if (!solved.layout.slots_of(number, model, slots)) continue;
    const Mover mover = model.program->nature.partisan && slots.back() ? Mover::right : Mover::left;
    slots.resize(model.program->slots());
    if (!interpreter.legal(slots) || interpreter.ended(slots, mover)) continue;
    interpreter.moves(
        slots, mover,
        [&](MoveResult&& result) {
          ++out[result.line].first;
          return true;
        },
        &lost);
  }
  if (interpreter.budget == 0) return {};
  for (std::size_t i = 0; i < out.size(); ++i) {
    out[i].second = lost[i];
    out[i].first += lost[i];
  }
  return out;
}

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

/// Writes the numbering of positions, for readers that decode it.
void put_layout(Json& out, const Solved& solved) {
  const Program& program = *solved.model->program;
  out.key("layout").begin_object().key("digits").begin_array();
  for (const Digit& digit : solved.layout.digits) {
    out.begin_object().key("slot").number(digit.slot).key("sign").integer(digit.sign);
    if (digit.other) out.key("other").number(*digit.other).key("otherSign").integer(digit.other_sign);
    out.key("least").integer(digit.least).key("count").number(digit.count).key("weight").number(digit.weight).end_object();
  }
  out.end_array().key("parts").begin_array();
  for (const Part& part : program.parts) {
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
    for (const ShowLine& show : program.syntax.shows) {
      if (std::find(show.names.begin(), show.names.end(), part.name) == show.names.end()) continue;
      out.key("show").text(show.how);
      if (!show.glyphs.empty()) out.key("glyphs").text(show.glyphs);
      break;
    }
    out.end_object();
  }
  out.end_array();
  if (program.nature.partisan) out.key("partisan").boolean(true);
  if (program.nature.scored) out.key("scored").boolean(true);
  out.end_object();
}

}  // namespace

std::string check_json(std::string_view text, const Given& given, void (*put)(Json&, const Message&), bool& ok) {
  Faults faults;
  std::optional<Error> beyond;
  std::shared_ptr<const Program> program;
  const auto solved = understand(text, given, {}, program, faults, beyond);
  // Faults of the text as a whole.
  if (beyond) faults.push_back({{1, 1}, beyond->message, beyond->field == "text" ? std::string() : beyond->field});
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
    const auto moves = counted_moves(*solved);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Message all = counted(kLabPhrases["lab-moves"], moves[i].first);
      out.begin_object().key("line").number(program->syntax.moves[i].place.line).key("message");
      put(out, moves[i].second == 0 ? all : message(kLabPhrases["lab-moves-lost"], {all, moves[i].second}));
      out.end_object();
    }
  }
  out.end_array();
  if (solved) {
    out.key("order");
    put(out, order_text(*solved));
    out.key("positions").number(solved->layout.size);
    put_layout(out, *solved);
  }
  if (program) put_parameters(out, *program);
  out.end_object();
  return std::move(out).str();
}

}  // namespace grundy::lab
