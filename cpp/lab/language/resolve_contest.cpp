// Resolves the lines about contest input and output.
#include <algorithm>

#include "lab/language/resolve.hpp"

namespace grundy::lab {

void Resolver::contest() {
  Scope names;
  for (std::size_t i = 0; i < syntax_.reads.size(); ++i) {
    ReadLine& line = syntax_.reads[i];
    if (i + 1 < syntax_.reads.size() && line.repeats != ReadLine::Repeats::once)
      in_line([&] { fault(line.place, kLabPhrases["lab-read-repeats"]); });
    context_ = Context::constant;
    in_line([&] { reading(line, names); });
    context_ = Context::position;
  }
  if (syntax_.prints.empty()) return;
  // In print lines, parameters have the values that were read.
  std::erase_if(names, [this](const auto& name) { return names_.contains(name.first); });
  syntax_.answered = syntax_.locals;
  for (const std::string_view name : kAnsweredNames) names.emplace_back(name, syntax_.locals++);
  for (PrintLine& line : syntax_.prints) in_line([&] { printing(line, names); });
}

void Resolver::reading(ReadLine& line, Scope& names) {
  if (line.repeats == ReadLine::Repeats::times) {
    const auto known = std::find_if(names.rbegin(), names.rend(), [&](const auto& name) { return name.first == line.times.name; });
    line.times_known = known != names.rend();
    if (line.times_known) line.times.local = known->second;
    else read_item(line.times, names);
  }
  for (ReadItem& item : line.items) read_item(item, names);
  if (line.repeats != ReadLine::Repeats::until) return;
  scope_ = names;
  number(line.until);
  if (!ok_) return;
  for (std::size_t i = 0; i < line.items.size(); ++i) {
    const ReadItem& item = line.items[i];
    if (item.local != kNoLocal && reads_local(line.until, item.local)) line.until_after = i + 1;
  }
  if (line.until_after == 0) fault(node(line.until).place, kLabPhrases["lab-read-until"]);
}

void Resolver::read_item(ReadItem& item, Scope& names) {
  if (!ok_ || item.name.empty()) return;
  scope_ = names;
  if (item.count != kNoNode) number(item.count);
  if (!ok_ || !fits_target(item) || !ok_) return;
  item.local = syntax_.locals++;
  names.emplace_back(item.name, item.local);
}

bool Resolver::fits_target(ReadItem& item) {
  const auto found = names_.find(item.name);
  const bool counted = item.count != kNoNode;
  if (found == names_.end()) {
    if (counted) fault(item.place, message(kLabPhrases["lab-read-undeclared"], {item.name, item.name}));
    return true;
  }
  const Binding target = item.target = found->second.binding;
  if (target.kind == Binding::Kind::poisoned || (target.kind == Binding::Kind::constant && !settle(target.index))) {
    ok_ = false;
    return false;
  }
  const bool part = target.kind == Binding::Kind::part;
  const bool constant = target.kind == Binding::Kind::constant && syntax_.constants[target.index].literal;
  if ((!part && !constant) || (part && given_by_start(std::string(item.name)))) {
    fault(item.place, message(kLabPhrases["lab-read-fixed"], {item.name}));
    return false;
  }
  if (!has_places(target)) {
    if (counted) fault(item.place, message(kLabPhrases["lab-no-array"], {item.name}));
    return true;
  }
  const bool text = constant && program_.constants[target.index].is_text;
  if (item.rows && !text && !(part && dimensions(target.index) == 2)) fault(item.place, message(kLabPhrases["lab-read-rows"], {item.name}));
  const auto& sizes = part ? syntax_.parts[target.index].sizes : std::vector<NodeId>{};
  const bool sized_by_input = std::any_of(sizes.begin(), sizes.end(), [this](NodeId size) { return uses_input(size); });
  if (!counted && ((constant && !text) || sized_by_input))
    fault(item.place, message(kLabPhrases["lab-read-count"], {item.name, item.name}));
  return false;
}

bool Resolver::uses_input(NodeId ref) const {
  const Node& n = syntax_[ref];
  if (n.op != SyntaxOp::name || n.binding.kind != Binding::Kind::constant)
    return any_below(n, [&](NodeId below) { return uses_input(below); });
  const auto named = [&](const ReadItem& item) { return item.name == n.text; };
  const bool read = std::any_of(syntax_.reads.begin(), syntax_.reads.end(), [&](const ReadLine& line) {
    return named(line.times) || std::any_of(line.items.begin(), line.items.end(), named);
  });
  return read || uses_input(syntax_.constants[n.binding.index].value);
}

bool Resolver::reads_local(NodeId ref, std::uint32_t local) const {
  const Node& n = syntax_[ref];
  if (n.op == SyntaxOp::name) return n.binding.kind == Binding::Kind::local && n.binding.index == local;
  return any_below(n, [&](NodeId below) { return reads_local(below, local); });
}

void Resolver::printing(PrintLine& line, const Scope& names) {
  scope_ = names;
  for (const NodeId item : line.items) printable(item);
  if (!ok_ || line.name.empty()) return;
  number(line.from);
  number(line.to);
  if (!ok_) return;
  const auto found = names_.find(line.name);
  if (found != names_.end()) line.part = found->second.binding;
  if (line.part.kind != Binding::Kind::part || has_places(line.part) || given_by_start(std::string(line.name)))
    fault(line.name_place, message(kLabPhrases["lab-print-part"], {line.name}));
}

void Resolver::printable(NodeId ref) {
  if (!ok_) return;
  Node& n = node(ref);
  const std::uint32_t words = syntax_.answered + static_cast<std::uint32_t>(Answered::winning_move);
  switch (n.op) {
    case SyntaxOp::text:
      for (const NodeId hole : n.kids) printable(hole);
      return;
    case SyntaxOp::conditional:
      number(n.kids[0]);
      printable(n.kids[1]);
      printable(n.kids[2]);
      return;
    case SyntaxOp::name: {
      const bool local = std::any_of(scope_.begin(), scope_.end(), [&](const auto& name) { return name.first == n.text; });
      if (!local && !names_.contains(n.text))
        return fault(n.place, message(kLabPhrases["lab-print-quotes"], {n.text, '"' + std::string(n.text) + '"'}));
      const Binding binding = look_up(n);
      if (!ok_ || (binding.kind == Binding::Kind::local && binding.index == words)) return;
      if (binding.kind == Binding::Kind::constant && program_.constants[binding.index].is_text) return;
      return number_name(ref);
    }
    default: break;
  }
  number(ref);
  if (ok_ && reads_local(ref, words)) fault(n.place, kLabPhrases["lab-print-words"]);
}

}  // namespace grundy::lab
