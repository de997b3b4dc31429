// Resolves abbreviations, parts, moves and ends.
#include <algorithm>

#include "base/number.hpp"
#include "kit/pasted.hpp"
#include "lab/language/forms.hpp"
#include "lab/language/resolve.hpp"

namespace grundy::lab {

bool Resolver::shorthand(std::size_t i) {
  ShorthandLine& line = syntax_.shorthands[i];
  return once(shorthand_states_[i], line.place, line.name, Context::position, [&] {
    for (const std::string_view name : line.names) line.locals.push_back(bind(name));
    number(line.body);
    if (ok_) shorthand_reads_[i] = reads_position(line.body);
  });
}

bool Resolver::reads_position(NodeId ref) const {
  const Node& n = syntax_[ref];
  if (n.op == SyntaxOp::name) return n.binding.kind == Binding::Kind::part;
  if (n.op == SyntaxOp::call && n.binding.kind == Binding::Kind::shorthand && shorthand_reads_[n.binding.index]) return true;
  return any_below(n, [this](NodeId below) { return reads_position(below); });
}

void Resolver::part(std::size_t i) {
  const PartLine line = syntax_.parts[i];
  Part out;
  out.name = line.name;
  context_ = Context::constant;
  const bool fine = in_line([&] {
    for (const NodeId size : line.sizes) number(size);
    number(line.least);
    number(line.most);
    if (!ok_) return;
    out.dimensions = line.sizes.size();
    std::int64_t sizes[2] = {1, 1};
    for (std::size_t k = 0; k < line.sizes.size(); ++k) {
      sizes[k] = evaluated(line.sizes[k]);
      if (ok_ && (sizes[k] < 1 || sizes[k] > static_cast<std::int64_t>(Limits::slots))) {
        const Message number = message(kLabPhrases["lab-a-number"], {std::uint64_t{1}, Limits::slots});
        fault(node(line.sizes[k]).place, message(kLabPhrases["lab-expected"], {number, verbatim(signed_decimal(sizes[k]))}));
      }
    }
    if (!ok_) return;
    out.rows = static_cast<std::size_t>(out.dimensions == 2 ? sizes[0] : 1);
    out.columns = static_cast<std::size_t>(out.dimensions == 2 ? sizes[1] : sizes[0]);
    out.first = program_.part_of.size();
    if (out.first + out.size() > Limits::slots)
      return fault(line.place, message(kLabPhrases["lab-slots"], {Limits::slots, out.first + out.size()}));
    out.least = evaluated(line.least);
    out.most = evaluated(line.most);
    if (!ok_ || out.least <= out.most) return;
    fault(node(line.least).place, message(kLabPhrases["lab-empty-range"], {signed_decimal(out.least), signed_decimal(out.most)}));
  });
  context_ = Context::position;
  if (!fine) return;
  program_.part_of.insert(program_.part_of.end(), out.size(), program_.parts.size());
  program_.start.insert(program_.start.end(), out.size(), out.dimensions == 0 ? out.most : out.least);
  program_.parts.push_back(out);
  context_ = Context::constant;
  in_line([&] { start_of(i, program_.parts.back()); });
  context_ = Context::position;
}

void Resolver::start_of(std::size_t i, const Part& part) {
  const PartLine line = syntax_.parts[i];
  const std::string* const replaced = given(line.name);
  if (line.start != kNoNode) read_start(line, part, line.start, replaced ? Start::replaced : Start::text);
  ParameterOfText parameter;
  parameter.name = part.name;
  parameter.of_start = true;
  parameter.kind = part.dimensions == 0 ? ParameterOfText::Kind::number : ParameterOfText::Kind::list;
  if (part.dimensions == 0) {
    parameter.least = part.least;
    parameter.most = part.most;
  }
  if (!ok_) return;
  std::string& fallback = parameter.fallback;
  for (std::size_t k = 0; k < part.size(); ++k)
    (fallback.empty() ? fallback : fallback += ",") += signed_decimal(program_.start[part.first + k]);
  program_.parameters.push_back(std::move(parameter));
  if (!replaced) return;
  const std::string digits = pasted_number(*replaced);
  if (const auto number = parse_natural(digits); number && *number <= INT64_MAX && part.dimensions == 0) {
    const Message expected = message(kLabPhrases["lab-expected"], {in_range(part.least, part.most), shown(*replaced)});
    if (starts_beyond(part, static_cast<std::int64_t>(*number), {{}, expected, part.name})) {
      program_.given.insert_or_assign(part.name, digits);
      return;
    }
  }
  const NodeId value = from_outside(line.name, *replaced, part.dimensions > 0,
                                    part.dimensions > 0 ? kLabPhrases["lab-numbers-list"] : in_range(part.least, part.most));
  if (value != kNoNode) read_start(line, part, value, Start::given);
}

void Resolver::read_start(const PartLine& line, const Part& part, NodeId value, Start origin) {
  std::vector<std::int64_t> numbers;
  const SyntaxOp op = node(value).op;
  bool list = op == SyntaxOp::list || op == SyntaxOp::repeat || op == SyntaxOp::text;
  if (op == SyntaxOp::name) {
    const auto named = names_.find(node(value).text);
    const Binding binding = named == names_.end() ? Binding{} : named->second.binding;
    list = binding.kind == Binding::Kind::constant && settle(binding.index) && program_.constants[binding.index].is_list;
  }
  if (list) {
    set(value, 1);
    if (!ok_) return;
    SyntaxInterpreter interpreter = make_interpreter();
    interpreter.each_item(value, [&](std::span<const std::int64_t> item) {
      numbers.push_back(item[0]);
      return numbers.size() <= Limits::slots;
    });
    if (numbers.size() != part.size()) {
      if (origin == Start::replaced) return;
      const Message wanted = counted(kLabPhrases["lab-numbers"], part.size());
      if (origin == Start::given) return refuse(part.name, wanted, verbatim(decimal(numbers.size())));
      return fault(line.place, message(kLabPhrases["lab-start-count"], {part.name, wanted, verbatim(decimal(numbers.size()))}));
    }
  } else {
    number(value);
    if (!ok_) return;
    numbers.assign(part.size(), evaluated(value));  // the same value everywhere
  }
  for (std::size_t k = 0; k < numbers.size() && ok_; ++k) {
    if (numbers[k] < part.least || numbers[k] > part.most) {
      if (origin == Start::replaced) return;
      if (origin == Start::given) return refuse(part.name, in_range(part.least, part.most), verbatim(signed_decimal(numbers[k])));
      const Fault fault = outside(line.place, part.name, numbers[k], part.least, part.most);
      if (!starts_beyond(part, numbers[k], fault)) this->fault(fault.place, fault.message);
      return;
    }
    program_.start[part.first + k] = numbers[k];
  }
}

bool Resolver::starts_beyond(const Part& part, std::int64_t number, Fault fault) {
  if (syntax_.parts.size() != 1 || part.dimensions != 0 || number <= part.most) return false;
  program_.start[part.first] = number;
  program_.beyond = std::move(fault);
  return true;
}

void Resolver::target(NodeId ref) {
  const Node& n = node(ref);
  const NodeId base = n.op == SyntaxOp::index ? n.kids[0] : ref;
  const Binding binding = look_up(node(base));
  if (!ok_) return;
  if (binding.kind != Binding::Kind::part) return fault(node(base).place, message(kLabPhrases["lab-assign-constant"], {node(base).text}));
  if (n.op == SyntaxOp::index) index(ref);
  else number_name(ref);
}

void Resolver::step(Step& step) {
  switch (step.kind) {
    case Step::Kind::pass: return;
    case Step::Kind::condition:
    case Step::Kind::gain: return number(step.value);
    case Step::Kind::assign: {
      const std::size_t outside = scope_.size();
      choices(step.rounds);
      target(step.target);
      number(step.value);
      scope_.resize(outside);
      if (step.change == SyntaxOp::divide || step.change == SyntaxOp::modulo) divides(step.value, step.place);
      return;
    }
    case Step::Kind::split:
      for (const NodeId one : step.targets) target(one);
      for (Piece& piece : step.pieces) {
        const std::size_t outside = scope_.size();
        choices(piece.rounds);
        for (const NodeId value : piece.values) number(value);
        scope_.resize(outside);
      }
  }
}

void Resolver::move(MoveLine& move) {
  choices(move.choices);
  for (const NodeId hole : move.holes) number(hole);
  for (Step& one : move.steps) step(one);
  const auto splits = [](const Step& one) { return one.kind == Step::Kind::split; };
  const auto gains = [](const Step& one) { return one.kind == Step::Kind::gain; };
  program_.nature.splits |= std::any_of(move.steps.begin(), move.steps.end(), splits);
  program_.nature.scored |= std::any_of(move.steps.begin(), move.steps.end(), gains);
  program_.nature.partisan |= move.who != Who::next;
}

void Resolver::end(EndLine& end) {
  if (end.condition != kNoNode) number(end.condition);
  if (end.result.kind == Decision::Kind::score) {
    number(end.result.score);
    program_.nature.scored = true;
  }
  const Decision& r = end.result;
  program_.nature.partisan |= r.who == Who::left || r.who == Who::right;
  // Without a condition, "next loses" is the default.
  const bool nothing_new = end.condition == kNoNode && r.kind == Decision::Kind::loses && r.who == Who::next;
  program_.nature.decided |= !nothing_new;
  const bool stuck_wins = r.kind == (r.who == Who::next ? Decision::Kind::wins : Decision::Kind::loses);
  program_.nature.misere = program_.syntax.ends.size() == 1 && end.condition == kNoNode && stuck_wins;
}

void Resolver::show(ShowLine& show) {
  for (std::size_t i = 0; i < show.names.size(); ++i) {
    Node n;
    n.op = SyntaxOp::name;
    n.place = show.places[i];
    n.text = show.names[i];
    const Binding binding = look_up(n);
    if (ok_ && binding.kind != Binding::Kind::part) fault(n.place, message(kLabPhrases["lab-assign-constant"], {n.text}));
    if (!ok_) return;
    show.parts.push_back(binding.index);
    if (show.how == "ends") {
      Constant items;
      context_ = Context::constant;
      list(items, show.graph);
      context_ = Context::position;
    } else if (show.graph != kNoNode) {
      graph(show, program_.parts[binding.index]);
    }
  }
  if (!ok_) return;
  if (const auto wrong = wrong_look(program_, show)) fault(show.place, message(kLabPhrases["lab-expected"], {wrong->first, wrong->second}));
}

void Resolver::graph(ShowLine& show, const Part& part) {
  context_ = Context::constant;
  Constant edges;
  list(edges, show.graph);
  context_ = Context::position;
  if (!ok_) return;
  const Node& n = node(show.graph);
  const auto wrong = [&](const Message& expected, const Message& got) {
    if (n.op == SyntaxOp::name && given(n.text)) refuse(n.text, expected, got);
    else fault(n.place, message(kLabPhrases["lab-expected"], {expected, got}));
  };
  constexpr std::size_t kMostEdges = 1000;
  const std::size_t count = edges.size();
  if (count > 0 && edges.arity != 2)
    return wrong_count(n.place, counted(kLabPhrases["lab-numbers"], 2), counted(kLabPhrases["lab-numbers"], edges.arity));
  if (count > kMostEdges) return wrong(message(kLabPhrases["lab-edges"], {kMostEdges}), verbatim(decimal(count)));
  const bool places = show.how != "edges" && show.how != "lines";
  if (!places && count != part.size())
    return wrong(message(kLabPhrases["lab-edges-places"], {part.name, part.size()}), verbatim(decimal(count)));
  // The value of a number is a vertex; the places of an array are the vertices.
  const auto last = static_cast<std::int64_t>(places && part.dimensions > 0 ? part.size() : Limits::slots) - 1;
  for (std::size_t i = 0; i < edges.items.size(); i += 2) {
    const std::int64_t from = edges.items[i], to = edges.items[i + 1];
    if (std::min(from, to) < 0 || std::max(from, to) > last)
      return wrong(message(kLabPhrases["lab-vertices"], {signed_decimal(last)}),
                   verbatim("(" + signed_decimal(from) + ", " + signed_decimal(to) + ")"));
  }
  show.edges = std::move(edges.items);
}

}  // namespace grundy::lab
