// Resolves expressions, lists and choices, and checks that each fits its place.
#include <algorithm>

#include "base/number.hpp"
#include "lab/language/habits.hpp"
#include "lab/language/resolve.hpp"

namespace grundy::lab {

void Resolver::number(NodeId ref) {
  // The middle of a < b < c belongs to two comparisons.
  if (ref == kNoNode || !ok_ || node(ref).size > 0) return;
  Node& n = node(ref);
  switch (n.op) {
    case SyntaxOp::number: return;
    case SyntaxOp::text:
    case SyntaxOp::list:
    case SyntaxOp::tuple:
    case SyntaxOp::range:
    case SyntaxOp::repeat: return fault(n.place, kLabPhrases["lab-this-not-number"]);
    case SyntaxOp::name: return number_name(ref);
    case SyntaxOp::index: return index(ref);
    case SyntaxOp::call: return call(ref);
    case SyntaxOp::joined:
    case SyntaxOp::groups: return;  // resolved as a call
    case SyntaxOp::within:
      number(n.kids[0]);
      set(n.kids[1], 1);
      raise(ref);
      return;
    case SyntaxOp::length:
    case SyntaxOp::rows:
    case SyntaxOp::columns: array(n.kids[0]); return;
    default: break;
  }
  in_rounds(n, [&] {
    for (const NodeId kid : n.kids) number(kid);
    raise(ref);
  });
  if (n.op == SyntaxOp::divide || n.op == SyntaxOp::modulo) divides(n.kids[1], n.place);
}

void Resolver::divides(NodeId by, Place place) {
  if (node(by).op == SyntaxOp::number && node(by).number == 0) fault(place, kLabPhrases["lab-divide"]);
}

void Resolver::raise(NodeId ref) {
  Node& n = node(ref);
  int height = 1;
  std::uint64_t size = 1;
  const auto over = [&](NodeId below) {
    if (below == kNoNode) return;
    height = std::max(height, node(below).height + 1);
    size += std::max<std::uint32_t>(node(below).size, 1);
  };
  for (const NodeId kid : n.kids) over(kid);
  for (const Choice& choice : n.choices) {
    for (const NodeId below : {choice.set, choice.from, choice.to, choice.while_it_holds}) over(below);
  }
  if (n.op == SyntaxOp::call && ok_) over(syntax_.shorthands[n.binding.index].body);
  if (height > Limits::height) return fault(n.place, message(kLabPhrases["lab-deep"], {static_cast<unsigned>(Limits::height)}));
  if (size > Limits::size) return fault(n.place, message(kLabPhrases["lab-expressions"], {Limits::expressions}));
  n.height = static_cast<std::uint16_t>(height);
  n.size = static_cast<std::uint32_t>(size);
}

void Resolver::number_name(NodeId ref) {
  Node& n = node(ref);
  const Binding binding = look_up(n);
  if (!ok_) return;
  if (binding.kind == Binding::Kind::shorthand) return fault(n.place, message(kLabPhrases["lab-function"], {n.text}));
  if (!has_places(binding)) return;
  if (binding.kind == Binding::Kind::constant) fault(n.place, message(kLabPhrases["lab-not-number"], {n.text}));
  else fault(n.place, message(kLabPhrases["lab-array-number"], {n.text, n.text}));
}

void Resolver::index(NodeId ref) {
  const Node& n = node(ref);
  const NodeId base = n.kids[0];
  for (std::size_t i = 1; i < n.kids.size(); ++i) number(n.kids[i]);
  if (!array(base) || !ok_) return;
  raise(ref);
  const std::size_t given = n.kids.size() - 1;
  const Node& b = node(base);
  bool right = false;
  std::size_t wanted = 1;
  if (b.binding.kind == Binding::Kind::part) {
    wanted = dimensions(b.binding.index);
    right = given == wanted;
  } else {
    const Constant& list = program_.constants[b.binding.index];
    if (list.columns > 0 || list.arity > 1) wanted = 2;
    right = list.is_text ? given == wanted || (wanted == 1 && given == 2) : given == wanted;
  }
  if (!right) wrong_indices(n.place, b.text, wanted == 2);
}

Binding Resolver::named(NodeId ref) {
  Node& n = node(ref);
  if (n.op == SyntaxOp::name) return look_up(n);
  fault(n.place, message(kLabPhrases["lab-expected"], {kLabPhrases["lab-a-name"], kLabPhrases["lab-expression"]}));
  return {};
}

bool Resolver::array(NodeId ref) {
  const Binding binding = named(ref);
  if (!ok_) return false;
  if (has_places(binding)) return true;
  fault(node(ref).place, message(kLabPhrases["lab-no-array"], {node(ref).text}));
  return false;
}

void Resolver::unknown_function(const Node& n) {
  const auto named = names_.find(n.text);
  if (named != names_.end() && has_places(named->second.binding)) {
    const std::string right = std::string(n.text) + "[0]";
    return fault(n.place, message(kLabPhrases["lab-write"], {shown(right), shown(std::string(n.text) + "(0)")}));
  }
  if (const auto right = function_for(n.text); !right.empty())
    return fault(n.place, message(kLabPhrases["lab-write"], {shown(right), shown(n.text)}));
  std::vector<std::string_view> known{"any", "all", "count", "sum", "min", "max", "len", "rows", "cols", "abs", "gcd", "joined", "groups"};
  for (const auto& [name, what] : names_) {
    if (what.binding.kind == Binding::Kind::shorthand) known.push_back(name);
  }
  const auto near = nearest(n.text, known);
  if (!near.empty()) return fault(n.place, message(kLabPhrases["lab-unknown-near"], {n.text, near}));
  std::string all;
  for (const std::string_view one : known) (all.empty() ? all : all += ", ") += one;
  fault(n.place, message(kLabPhrases["lab-no-function"], {n.text, all}));
}

void Resolver::call(NodeId ref) {
  Node& n = node(ref);
  const auto found = names_.find(n.text);
  if (found == names_.end() || found->second.binding.kind != Binding::Kind::shorthand) {
    if (found != names_.end() && found->second.binding.kind == Binding::Kind::poisoned) {
      ok_ = false;
      return;
    }
    if (found == names_.end() && is_connection(n.text)) return connection(ref);
    return unknown_function(n);
  }
  n.binding = found->second.binding;
  for (const NodeId kid : n.kids) number(kid);
  if (!shorthand(found->second.binding.index)) {
    ok_ = false;
    return;
  }
  const ShorthandLine& line = syntax_.shorthands[found->second.binding.index];
  if (line.names.size() != n.kids.size()) {
    const Message takes = counted(kLabPhrases["lab-numbers"], line.names.size());
    return fault(n.place, message(kLabPhrases["lab-arity"], {line.name, takes, verbatim(decimal(n.kids.size()))}));
  }
  if (context_ == Context::constant && shorthand_reads_[found->second.binding.index]) return depends(n.place);
  raise(ref);
}

void Resolver::set(NodeId ref, std::size_t arity) {
  if (!ok_ || !join_rows(ref)) return;
  Node& n = node(ref);
  std::size_t has = 1;
  if (n.op == SyntaxOp::range) {
    item(ref);
  } else if (n.op == SyntaxOp::list) {
    for (std::size_t i = 0; i < n.kids.size() && ok_; ++i) {
      const NodeId kid = n.kids[i];
      const std::size_t one = item(kid);
      if (i == 0) has = one;
      else if (one != has) wrong_count(node(kid).place, counted(kLabPhrases["lab-numbers"], has), verbatim(decimal(one)));
    }
  } else if (n.op == SyntaxOp::repeat) {
    in_rounds(n, [&] { has = item(n.kids[0]); });
  } else if (n.op == SyntaxOp::name) {
    const Binding binding = look_up(n);
    if (!ok_) return;
    if (!has_places(binding)) return fault(n.place, message(kLabPhrases["lab-not-list"], {n.text}));
    if (binding.kind == Binding::Kind::constant) has = program_.constants[binding.index].arity;
  } else if (n.op != SyntaxOp::text) {
    // A function that does not exist is the fault, not what it would return.
    if (n.op == SyntaxOp::call) call(ref);
    if (!ok_) return;
    const Message list = message(kLabPhrases["lab-set"], {"{1, 3, 8}"});
    return fault(n.place, message(kLabPhrases["lab-expected"], {list, kLabPhrases["lab-one-number"]}));
  }
  raise(ref);
  if (ok_ && has != arity && arity > 0) {
    wrong_count(n.place, counted(kLabPhrases["lab-numbers"], has), counted(kLabPhrases["lab-names"], arity));
  }
  set_arity_ = has;
}

std::size_t Resolver::item(NodeId ref) {
  const Node& n = node(ref);
  if (n.op != SyntaxOp::tuple && n.op != SyntaxOp::range) {
    number(ref);
    return 1;
  }
  for (const NodeId kid : n.kids) number(kid);
  raise(ref);
  return n.op == SyntaxOp::tuple ? n.kids.size() : 1;
}

void Resolver::in_rounds(Node& n, FunctionRef<void()> work) {
  const std::size_t outside = scope_.size();
  choices(n.choices);
  work();
  scope_.resize(outside);
}

void Resolver::choices(std::vector<Choice>& all) {
  for (Choice& choice : all) {
    switch (choice.kind) {
      case Choice::Kind::condition:
      case Choice::Kind::value: number(choice.set); break;
      case Choice::Kind::range:
        number(choice.from);
        number(choice.to);
        break;
      case Choice::Kind::within: set(choice.set, choice.names.size()); break;
      case Choice::Kind::places: places(choice); break;
    }
    choice.locals.clear();
    for (const std::string_view name : choice.names) choice.locals.push_back(bind(name));
    if (choice.while_it_holds != kNoNode) number(choice.while_it_holds);
  }
}

void Resolver::places(Choice& choice) {
  if (!array(choice.set) || !ok_) return;
  const Node& n = node(choice.set);
  bool two = false, either = false;
  if (n.binding.kind == Binding::Kind::part) {
    two = dimensions(n.binding.index) == 2;
  } else {
    const Constant& list = program_.constants[n.binding.index];
    two = list.columns > 0;
    either = list.is_text && !two;
  }
  const std::size_t given = choice.names.size();
  if (given != (two ? 2u : 1u) && !(either && given == 2)) wrong_indices(choice.place, n.text, two);
}

void Resolver::wrong_indices(Place place, std::string_view name, bool two) {
  fault(place, message(kLabPhrases["lab-indices"], {name, two ? kLabPhrases["lab-indices-two"] : kLabPhrases["lab-indices-one"]}));
}

void Resolver::wrong_count(Place place, const Message& has, const Message& wanted) {
  fault(place, message(kLabPhrases["lab-tuple"], {has, wanted}));
}

}  // namespace grundy::lab
