#include "lab/export/source_ranges.hpp"

#include <algorithm>

namespace grundy::lab {

namespace {

/// Numbers from here on count as unknown.
constexpr std::int64_t kFar = std::int64_t{1} << 40;
constexpr Interval kAnything{-kFar, kFar};
constexpr Interval kNaturals{0, kFar};

Interval clamped(std::int64_t least, std::int64_t most) { return {std::max(least, -kFar), std::min(most, kFar)}; }
bool bounded(Interval r) { return r.least > -kFar && r.most < kFar; }
std::int64_t size_of(Interval r) { return std::max(std::abs(r.least), std::abs(r.most)); }
Interval hull(Interval a, Interval b) { return {std::min(a.least, b.least), std::max(a.most, b.most)}; }

}  // namespace

Interval Ranges::of_part(std::size_t index) const {
  const PartLine& line = program_.syntax.parts[index];
  return {of(line.least).least, of(line.most).most};
}

Interval Ranges::of(NodeId ref) const {
  const Node& n = program_.syntax[ref];
  const auto kid = [&](std::size_t i) { return of(n.kids[i]); };
  switch (n.op) {
    case SyntaxOp::number: return clamped(n.number, n.number);
    case SyntaxOp::name: return of_name(n);
    case SyntaxOp::index: return of_item(n);
    // Each operand once: two evaluations per level would be exponential.
    case SyntaxOp::minus: {
      const Interval a = kid(0);
      return clamped(-a.most, -a.least);
    }
    case SyntaxOp::add: {
      const Interval a = kid(0), b = kid(1);
      return clamped(a.least + b.least, a.most + b.most);
    }
    case SyntaxOp::subtract: {
      const Interval a = kid(0), b = kid(1);
      return clamped(a.least - b.most, a.most - b.least);
    }
    case SyntaxOp::multiply: return of_product(kid(0), kid(1));
    case SyntaxOp::divide: {
      const Interval a = kid(0), b = kid(1);
      if (a.least >= 0 && b.least > 0) return clamped(0, a.most / b.least);
      if (a.least > -kFar && b.least > 0) return clamped(a.least, std::max<std::int64_t>(a.most, 0));
      return kAnything;
    }
    case SyntaxOp::modulo: {
      const Interval b = kid(1);
      return b.least > 0 ? clamped(0, b.most - (b.most < kFar)) : kAnything;
    }
    case SyntaxOp::power: {
      const Interval base = kid(0);
      return base.least >= 1 ? Interval{1, kFar} : base.least >= 0 ? kNaturals : kAnything;
    }
    case SyntaxOp::least:
    case SyntaxOp::greatest: return of_extreme(n);
    case SyntaxOp::magnitude: return clamped(0, size_of(kid(0)));
    case SyntaxOp::gcd:
    case SyntaxOp::groups:
    case SyntaxOp::count: return kNaturals;
    case SyntaxOp::conditional: return hull(kid(1), kid(2));
    case SyntaxOp::no:
    case SyntaxOp::equal:
    case SyntaxOp::unequal:
    case SyntaxOp::less:
    case SyntaxOp::at_most:
    case SyntaxOp::and_also:
    case SyntaxOp::or_else:
    case SyntaxOp::within:
    case SyntaxOp::all:
    case SyntaxOp::joined:
    case SyntaxOp::any: return {0, 1};
    case SyntaxOp::length:
    case SyntaxOp::rows:
    case SyntaxOp::columns: return of_size(n);
    default: return kAnything;
  }
}

Interval Ranges::of_name(const Node& n) const {
  switch (n.binding.kind) {
    case Binding::Kind::local: {
      const auto found = locals_.find(n.binding.index);
      return found == locals_.end() ? kAnything : found->second;
    }
    case Binding::Kind::part: return of_part(n.binding.index);
    default: return of_constant(n.binding.index);
  }
}

Interval Ranges::of_constant(std::size_t index) const {
  if (names_.given_from_outside(index)) return kAnything;
  const auto known = constants_.find(index);
  return known != constants_.end() ? known->second : constants_.emplace(index, of(program_.syntax.constants[index].value)).first->second;
}

Interval Ranges::of_item(const Node& n) const {
  const Binding b = program_.syntax[n.kids[0]].binding;
  if (b.kind == Binding::Kind::part) return of_part(b.index);
  const Constant& list = program_.constants[b.index];
  if (list.is_text) return {0, 255};
  if (names_.depends_on_input(b.index) || list.items.empty()) return kAnything;
  const auto [least, most] = std::minmax_element(list.items.begin(), list.items.end());
  return clamped(*least, *most);
}

Interval Ranges::of_size(const Node& n) const {
  const Binding b = program_.syntax[n.kids[0]].binding;
  if (b.kind == Binding::Kind::constant && names_.depends_on_input(b.index)) return kNaturals;
  const bool part = b.kind == Binding::Kind::part;
  if (part && names_.contest().size_varies(b.index)) return kNaturals;
  const auto size = static_cast<std::int64_t>(part ? program_.size(n) : program_.constants[b.index].size());
  return {part ? size : 0, size};
}

Interval Ranges::of_extreme(const Node& n) const {
  if (!n.choices.empty()) return kAnything;
  Interval out = of(n.kids[0]);
  for (std::size_t i = 1; i < n.kids.size(); ++i) {
    const Interval r = of(n.kids[i]);
    out = n.op == SyntaxOp::least ? Interval{std::min(out.least, r.least), std::min(out.most, r.most)}
                                  : Interval{std::max(out.least, r.least), std::max(out.most, r.most)};
  }
  return out;
}

Interval Ranges::of_product(Interval a, Interval b) const {
  constexpr std::int64_t kLarge = 1 << 20;
  if (a.least >= 0 && b.least >= 0 && !(bounded(a) && bounded(b))) return kNaturals;
  if (!bounded(a) || !bounded(b) || size_of(a) > kLarge || size_of(b) > kLarge) return kAnything;
  const auto all = {a.least * b.least, a.least * b.most, a.most * b.least, a.most * b.most};
  return clamped(std::min(all), std::max(all));
}

void Ranges::note(const Choice& choice) {
  for (std::size_t i = 0; i < choice.names.size(); ++i) {
    Interval r = kAnything;
    const std::uint32_t local = choice.locals[i];
    switch (choice.kind) {
      case Choice::Kind::range: r = {of(choice.from).least, of(choice.to).most}; break;
      case Choice::Kind::value: r = of(choice.set); break;
      case Choice::Kind::within: r = of_set(choice.set, i); break;
      case Choice::Kind::places: {
        const Binding b = program_.syntax[choice.set].binding;
        if (b.kind == Binding::Kind::constant || program_.parts[b.index].dimensions == 1) places_of_[local] = b;
        r = of_places(choice, i);
        break;
      }
      case Choice::Kind::condition: break;
    }
    locals_[local] = r;
  }
}

bool Ranges::goes_through(NodeId ref, std::size_t constant) const {
  return places_are_of(ref, {Binding::Kind::constant, static_cast<std::uint32_t>(constant)});
}

bool Ranges::goes_through_part(NodeId ref, std::size_t part) const {
  return places_are_of(ref, {Binding::Kind::part, static_cast<std::uint32_t>(part)});
}

bool Ranges::places_are_of(NodeId ref, Binding of) const {
  const Node& n = program_.syntax[ref];
  if (n.op != SyntaxOp::name || n.binding.kind != Binding::Kind::local) return false;
  const auto found = places_of_.find(n.binding.index);
  return found != places_of_.end() && found->second.kind == of.kind && found->second.index == of.index;
}

Interval Ranges::of_places(const Choice& choice, std::size_t i) const {
  const Binding b = program_.syntax[choice.set].binding;
  const bool constant = b.kind == Binding::Kind::constant;
  if (constant ? names_.depends_on_input(b.index) : names_.contest().size_varies(b.index)) return kNaturals;
  const Extent extent = program_.extent(b);
  // A text without rows has one row, from which nothing is concluded.
  const bool of_rows = choice.names.size() == 2 && i == 0 && !(constant && program_.constants[b.index].columns == 0);
  return {0, static_cast<std::int64_t>(of_rows ? extent.rows : extent.columns) - 1};
}

Interval Ranges::of_set(NodeId ref, std::size_t i) const {
  constexpr Interval kEmpty{kFar, -kFar};
  const Node& set = program_.syntax[ref];
  if (set.op == SyntaxOp::list && !set.kids.empty()) {
    Interval out = kEmpty;
    for (const NodeId kid : set.kids) {
      const Node& k = program_.syntax[kid];
      out = hull(
          out, k.op == SyntaxOp::range ? Interval{of(k.kids[0]).least, of(k.kids[1]).most} : of(k.op == SyntaxOp::tuple ? k.kids[i] : kid));
    }
    return out;
  }
  if (set.op != SyntaxOp::name) return kAnything;
  if (set.binding.kind == Binding::Kind::part) return of_part(set.binding.index);
  if (set.binding.kind != Binding::Kind::constant || names_.depends_on_input(set.binding.index)) return kAnything;
  const Constant& list = program_.constants[set.binding.index];
  Interval out = kEmpty;
  for (std::size_t k = i; k < list.items.size(); k += list.arity) out = hull(out, {list.items[k], list.items[k]});
  return out;
}

}  // namespace grundy::lab
