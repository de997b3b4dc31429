#include "lab/language/resolve.hpp"

#include <algorithm>
#include <utility>

#include "base/number.hpp"
#include "lab/language/parse.hpp"

namespace grundy::lab {

void Resolver::run() {
  name_everything();
  program_.constants.resize(syntax_.constants.size());
  states_.assign(syntax_.constants.size(), State::fresh);
  shorthand_states_.assign(syntax_.shorthands.size(), State::fresh);
  shorthand_reads_.resize(syntax_.shorthands.size());
  for (std::size_t i = 0; i < syntax_.constants.size(); ++i) settle(i);
  for (std::size_t i = 0; i < syntax_.parts.size(); ++i) part(i);
  for (std::size_t i = 0; i < syntax_.shorthands.size(); ++i) shorthand(i);
  if (program_.parts.size() == syntax_.parts.size()) {
    for (const NodeId condition : syntax_.legal) in_line([&] { number(condition); });
    for (MoveLine& move : syntax_.moves) in_line([&] { this->move(move); });
    for (EndLine& end : syntax_.ends) in_line([&] { this->end(end); });
    for (StartLine& start : syntax_.starts)
      in_line([&] {
        choices(start.choices);
        for (Step& step : start.steps) this->step(step);
      });
    for (ShowLine& show : syntax_.shows) in_line([&] { this->show(show); });
    contest();
  }
  if (!faults_.empty()) return;
  whole();
}

void Resolver::fault(Place place, Message message) {
  ok_ = false;
  report(faults_, place, std::move(message));
}

bool Resolver::once(State& state, Place place, std::string_view name, Context context, FunctionRef<void()> work) {
  if (state == State::done || state == State::bad) return state == State::done;
  if (state == State::under_way) {
    fault(place, message(kLabPhrases["lab-circle"], {name}));
    return false;
  }
  state = State::under_way;
  const bool outer_ok = ok_;
  const Context outer_context = context_;
  auto outer_scope = std::move(scope_);
  scope_.clear();
  ok_ = true;
  context_ = context;
  work();
  state = ok_ ? State::done : State::bad;
  ok_ = outer_ok;
  context_ = outer_context;
  scope_ = std::move(outer_scope);
  return state == State::done;
}

void Resolver::whole() {
  ok_ = true;
  if (program_.parts.empty()) return fault({1, 1}, kLabPhrases["lab-no-part"]);
  if (syntax_.moves.empty()) return fault({1, 1}, kLabPhrases["lab-no-move"]);
  program_.nature.passes = !syntax_.again.empty();
  ends_agree();
  if (ok_) start_positions();
}

void Resolver::ends_agree() {
  const Nature& nature = program_.nature;
  for (const EndLine& end : syntax_.ends) {
    const Decision& r = end.result;
    if (r.kind == Decision::Kind::draw || r.kind == Decision::Kind::score) continue;
    if (nature.scored) return fault(end.place, kLabPhrases["lab-mixed-score"]);
  }
}

void Resolver::start_positions() {
  SyntaxInterpreter interpreter = make_interpreter();
  program_.components = interpreter.components(program_.start);
  if (interpreter.budget == 0) return too_much_work(syntax_.starts[0].place);
  if (const auto& out = interpreter.outside()) {
    Fault fault = outside(out->place, program_.slot_name(out->slot), out->value, program_.least(out->slot), program_.most(out->slot));
    if (!program_.lone_number() || out->value <= program_.most(0)) return this->fault(fault.place, std::move(fault.message));
    // All starts, in a range that contains them.
    program_.beyond = std::move(fault);
    const std::int64_t most = std::exchange(program_.parts[0].most, Limits::number);
    SyntaxInterpreter wider = make_interpreter();
    program_.components = wider.components(program_.start);
    program_.parts[0].most = most;
    if (const auto& low = wider.outside()) {
      fault = outside(low->place, program_.slot_name(0), low->value, program_.least(0), most);
      return this->fault(fault.place, std::move(fault.message));
    }
  }
  std::vector<Slots> positions;
  for (Slots& component : program_.components) {
    const bool there = interpreter.legal(component);
    if (interpreter.budget == 0) return too_much_work(syntax_[syntax_.legal[0]].place);
    if (!there && syntax_.starts.empty()) {
      const auto broken =
          std::find_if_not(syntax_.legal.begin(), syntax_.legal.end(), [&](NodeId condition) { return interpreter.holds(condition); });
      return fault(syntax_[broken == syntax_.legal.end() ? syntax_.legal[0] : *broken].place, kLabPhrases["lab-start-illegal"]);
    }
    if (there) positions.push_back(std::move(component));
  }
  program_.components = std::move(positions);
  // Parts that start lines set have no start of their own.
  std::erase_if(program_.parameters, [this](const ParameterOfText& p) { return p.of_start && given_by_start(p.name); });
}

bool Resolver::given_by_start(const std::string& name) const {
  for (const StartLine& line : syntax_.starts) {
    for (const Step& step : line.steps) {
      if (step.kind != Step::Kind::assign) continue;
      const Node& target = syntax_[step.target];
      if ((target.op == SyntaxOp::name ? target : syntax_[target.kids[0]]).text == name) return true;
    }
  }
  return false;
}

std::shared_ptr<const Program> read_program(std::string_view text, const Given& given, Faults& faults, const Beyond& beyond) {
  /// Keeps the text and the given values, to which the syntax refers.
  struct Kept {
    Program program;
    std::list<std::string> given;
  };
  const auto kept = std::make_shared<Kept>();
  kept->program.plain = std::make_shared<const PlainText>(text);
  kept->program.text = kept->program.plain->text();
  if (const std::optional<GameCode> code = read_game_code(kept->program.text, faults)) {
    if (!faults.empty()) {
      for (Fault& fault : faults) fault.place = kept->program.original(fault.place);
      return nullptr;
    }
    kept->program.text = code->rules;
    kept->program.code = code;
  }
  kept->program.syntax = parse(kept->program.text, faults);
  Resolver(kept->program, given, kept->given, faults).run();
  if (!beyond.starts && kept->program.beyond) faults.push_back(*kept->program.beyond);
  if (kept->program.lone_number()) kept->program.parts[0].most = std::max(kept->program.parts[0].most, beyond.most);
  for (Part& part : kept->program.parts) {
    if (std::find(beyond.twice_most.begin(), beyond.twice_most.end(), part.name) != beyond.twice_most.end()) part.most *= 2;
  }
  sort_by_place(faults);
  for (Fault& fault : faults) fault.place = kept->program.original(fault.place);
  if (!faults.empty()) return nullptr;
  return {kept, &kept->program};
}

}  // namespace grundy::lab
