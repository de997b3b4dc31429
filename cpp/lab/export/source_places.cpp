// Abbreviations, and places in arrays and lists.
#include "base/number.hpp"
#include "lab/export/source_expressions.hpp"

namespace grundy::lab {

void Wording::find_parts(NodeId ref, std::set<NodeId>& met, std::set<std::size_t>& out) const {
  if (!met.insert(ref).second) return;
  const Node& n = node(ref);
  if (n.op == SyntaxOp::name && n.binding.kind == Binding::Kind::part) out.insert(n.binding.index);
  if (n.op == SyntaxOp::call) find_parts(program().syntax.shorthands[n.binding.index].body, met, out);
  any_below(n, [&](NodeId below) {
    find_parts(below, met, out);
    return false;
  });
}

std::vector<std::string> Wording::position_arguments(std::size_t shorthand) const {
  std::set<NodeId> met;
  std::set<std::size_t> parts;
  find_parts(program().syntax.shorthands[shorthand].body, met, parts);
  if (!python()) return parts.empty() ? std::vector<std::string>{} : std::vector<std::string>{"p"};
  std::vector<std::string> out;
  for (const std::size_t i : parts) out.push_back(part(i));
  return out;
}

bool Wording::shorthand_has_guards(std::size_t shorthand) {
  if (const auto known = guarded_.find(shorthand); known != guarded_.end()) return known->second;
  const ShorthandLine& line = program().syntax.shorthands[shorthand];
  const auto kept = locals_;
  for (std::size_t i = 0; i < line.locals.size(); ++i) locals_[line.locals[i]] = name(line.names[i]);
  const bool out = !value(line.body).guards.empty();
  locals_ = kept;
  return guarded_[shorthand] = out;
}

Worded Wording::call(const Node& n) {
  Worded out;
  std::vector<std::string> arguments = position_arguments(n.binding.index);
  for (const NodeId kid : n.kids) {
    const Worded argument = value(kid);
    arguments.push_back(argument.text);
    out.guards = merged({out.guards, argument.guards});
  }
  out.text = name(n.text) + "(" + listed(arguments) + ")";
  if (shorthand_has_guards(n.binding.index)) out.guards.push_back("has_" + out.text);
  return out;
}

/// Writes an index with the guard that it is below `size`. `known_size`: negative if unknown.
Worded Wording::within(NodeId index, const std::string& size, std::int64_t known_size) {
  Worded out = value(index);
  const Interval known = ranges_.of(index);
  const bool low = known.least < 0, high = known_size < 0 || known.most >= known_size;
  if (!low && !high) return out;
  const std::string text = bracketed(out, Level::add);
  const std::string below = text + " < " + size;
  const std::string guard = !high ? text + " >= 0" : !low ? below : python() ? "0 <= " + below : "0 <= " + text + " && " + below;
  out.guards = merged({out.guards, {guard}});
  return out;
}

std::string Wording::rows(std::size_t part) {
  const PartLine& line = program().syntax.parts[part];
  return contest().size_varies(part) && line.sizes.size() == 2 ? bracketed(value(line.sizes[0]), Level::unary)
                                                               : decimal(program().parts[part].rows);
}

std::string Wording::columns(std::size_t part) {
  const PartLine& line = program().syntax.parts[part];
  return contest().size_varies(part) && !line.sizes.empty() ? bracketed(value(line.sizes.back()), Level::unary)
                                                            : decimal(program().parts[part].columns);
}

std::string Wording::places(std::size_t part) {
  if (!contest().size_varies(part)) return decimal(program().parts[part].size());
  return program().parts[part].dimensions == 2 ? rows(part) + " * " + columns(part) : columns(part);
}

Worded Wording::place(NodeId target) {
  const Node& n = node(target);
  if (n.op == SyntaxOp::name) return {""};
  const std::size_t part = node(n.kids[0]).binding.index;
  const Extent extent = program().extent(node(n.kids[0]).binding);
  const bool varies = contest().size_varies(part);
  const auto below = [&](NodeId index, const std::string& size, std::size_t known) {
    // The index of a loop over the same places needs no guard.
    if (varies && ranges_.goes_through_part(index, part)) return value(index);
    return within(index, size, varies ? -1 : static_cast<std::int64_t>(known));
  };
  if (n.kids.size() == 2) return below(n.kids[1], columns(part), extent.columns);
  const Worded row = below(n.kids[1], rows(part), extent.rows), column = below(n.kids[2], columns(part), extent.columns);
  return {bracketed(row, Level::multiply) + " * " + columns(part) + " + " + bracketed(column, Level::multiply), Level::add,
          merged({row.guards, column.guards})};
}

std::size_t Wording::part_of(NodeId target) const {
  const Node& n = node(target);
  return (n.op == SyntaxOp::name ? n : node(n.kids[0])).binding.index;
}

Worded Wording::index(NodeId ref) {
  const Node& n = node(ref);
  const Node& base = node(n.kids[0]);
  if (base.binding.kind == Binding::Kind::part) {
    const Worded at = place(ref);
    return {part(base.binding.index) + subscript(at.text), Level::atom, at.guards};
  }
  const std::size_t constant = base.binding.index;
  const Extent extent = program().extent(base.binding);
  const std::string list = name(base.text);
  const auto one = [&](NodeId index, const std::string& items, std::size_t size) {
    // The index of a loop over the same places needs no guard.
    if (ranges_.goes_through(index, constant)) return value(index);
    if (depends_on_input(constant)) return within(index, length(items), -1);
    return within(index, decimal(size), static_cast<std::int64_t>(size));
  };
  const std::size_t arity = program().constants[constant].arity;
  if (arity > 1) {
    const Worded item = one(n.kids[1], list, extent.size());
    const Worded at = within(n.kids[2], decimal(arity), static_cast<std::int64_t>(arity));
    return {list + subscript(item.text) + subscript(at.text), Level::atom, merged({item.guards, at.guards})};
  }
  if (!in_rows(constant)) {
    const Worded at = one(n.kids[1], list, extent.size());
    return {list + subscript(at.text), Level::atom, at.guards};
  }
  const Worded row = n.kids.size() == 3 ? one(n.kids[1], list, extent.rows) : Worded{"0"};
  const Worded column = one(n.kids.back(), list + "[0]", extent.columns);
  return {list + subscript(row.text) + subscript(column.text), Level::atom, merged({row.guards, column.guards})};
}

Worded Wording::size(const Node& n) {
  const Node& of = node(n.kids[0]);
  if (of.binding.kind == Binding::Kind::part && contest().size_varies(of.binding.index)) {
    const std::size_t part = of.binding.index;
    if (n.op == SyntaxOp::length) return {places(part), Level::multiply};
    return {n.op == SyntaxOp::rows ? rows(part) : columns(part)};
  }
  if (of.binding.kind == Binding::Kind::part) return {decimal(program().size(n))};
  const std::string list = name(of.text);
  if (!in_rows(of.binding.index)) return {n.op == SyntaxOp::rows ? decimal(program().size(n)) : length(list)};
  if (n.op == SyntaxOp::rows) return {length(list)};
  if (n.op == SyntaxOp::columns) return {length(list + "[0]")};
  return {length(list) + " * " + length(list + "[0]"), Level::multiply};
}

}  // namespace grundy::lab
