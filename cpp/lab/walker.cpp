#include "lab/walker.hpp"

#include <algorithm>
#include <numeric>

#include "base/number.hpp"

namespace grundy::lab {

namespace {

using Number = std::optional<std::int64_t>;

Number floor_divided(std::int64_t a, std::int64_t b) {
  if (b == 0) return std::nullopt;
  const std::int64_t q = a / b;
  return q - (a % b != 0 && (a < 0) != (b < 0));
}

Number power(std::int64_t base, std::int64_t exponent) {
  if (exponent < 0) return std::nullopt;
  std::int64_t out = 1;
  for (std::int64_t i = 0; i < exponent; ++i) {
    if (__builtin_mul_overflow(out, base, &out)) return std::nullopt;
    if (out == 0 || out == 1) break;
    if (out == -1) return exponent % 2 ? -1 : 1;
  }
  return out;
}

Number worked_out(Op op, std::int64_t a, std::int64_t b) {
  std::int64_t out = 0;
  switch (op) {
    case Op::add: return __builtin_add_overflow(a, b, &out) ? Number() : out;
    case Op::subtract: return __builtin_sub_overflow(a, b, &out) ? Number() : out;
    case Op::multiply: return __builtin_mul_overflow(a, b, &out) ? Number() : out;
    case Op::divide: return floor_divided(a, b);
    case Op::modulo: {
      const Number q = floor_divided(a, b);
      return q ? Number(a - *q * b) : q;
    }
    case Op::power: return power(a, b);
    case Op::left: return b < 0 || b > 31 ? Number() : worked_out(Op::multiply, a, std::int64_t{1} << b);
    case Op::right: return b < 0 || b > 31 ? Number() : a >> b;
    case Op::both: return a & b;
    case Op::either: return a | b;
    case Op::exclusive: return a ^ b;
    case Op::equal: return a == b;
    case Op::unequal: return a != b;
    case Op::less: return a < b;
    case Op::at_most: return a <= b;
    case Op::gcd: return std::gcd(a, b);
    default: return std::nullopt;
  }
}

/// The step operations are named as those of expressions.
constexpr bool replaces(Op change) { return change == Op::number; }

}  // namespace

Number Walker::value(Ref ref) {
  if (budget == 0) return std::nullopt;
  --budget;
  const Syntax& s = program_.syntax;
  const Node& node = s[ref];
  switch (node.op) {
    case Op::number: return node.number;
    case Op::name:
      if (node.binding.kind == Binding::Kind::local) return locals_[node.binding.index];
      if (node.binding.kind == Binding::Kind::constant) return program_.constants[node.binding.index].number;
      return slots_[program_.parts[node.binding.index].first];
    case Op::index: {
      const Node& base = s[node.kids[0]];
      std::int64_t at[2] = {0, 0};
      for (std::size_t i = 1; i < node.kids.size(); ++i) {
        const Number index = value(node.kids[i]);
        if (!index) return std::nullopt;
        at[i - 1] = *index;
      }
      if (base.binding.kind == Binding::Kind::part) {
        const auto slot = slot_of(ref);
        return slot ? Number(slots_[*slot]) : std::nullopt;
      }
      const Constant& list = program_.constants[base.binding.index];
      const bool two = node.kids.size() == 3;
      const std::int64_t columns = static_cast<std::int64_t>(two ? (list.columns ? list.columns : list.size()) : list.size());
      const std::int64_t row = two ? at[0] : 0, column = two ? at[1] : at[0];
      const std::int64_t place = row * columns + column;
      if (row < 0 || column < 0 || column >= columns || place >= static_cast<std::int64_t>(list.size())) return std::nullopt;
      return list.items[static_cast<std::size_t>(place)];
    }
    case Op::call: {
      const ShorthandLine& shorthand = s.shorthands[node.binding.index];
      std::vector<std::int64_t> arguments;
      for (const Ref kid : node.kids) {
        const Number argument = value(kid);
        if (!argument) return std::nullopt;
        arguments.push_back(*argument);
      }
      for (std::size_t i = 0; i < arguments.size(); ++i) locals_[shorthand.locals[i]] = arguments[i];
      return value(shorthand.body);
    }
    case Op::minus: {
      const Number of = value(node.kids[0]);
      return of ? Number(-*of) : of;
    }
    case Op::no: {
      const Number of = value(node.kids[0]);
      return of ? Number(*of == 0) : of;
    }
    case Op::magnitude: {
      const Number of = value(node.kids[0]);
      return of ? Number(*of < 0 ? -*of : *of) : of;
    }
    case Op::and_also: {
      const Number one = value(node.kids[0]);
      if (!one || *one == 0) return one;
      const Number two = value(node.kids[1]);
      return two ? Number(*two != 0) : two;
    }
    case Op::or_else: {
      const Number one = value(node.kids[0]);
      if (!one || *one != 0) return one ? Number(1) : one;
      const Number two = value(node.kids[1]);
      return two ? Number(*two != 0) : two;
    }
    case Op::conditional: {
      const Number condition = value(node.kids[0]);
      return condition ? value(node.kids[*condition != 0 ? 1 : 2]) : condition;
    }
    case Op::within: {
      const Number sought = value(node.kids[0]);
      if (!sought) return sought;
      if (s[node.kids[1]].op == Op::range) {
        const Number from = value(s[node.kids[1]].kids[0]), to = value(s[node.kids[1]].kids[1]);
        return from && to ? Number(*from <= *sought && *sought <= *to) : std::nullopt;
      }
      bool found = false;
      each_item(node.kids[1], [&](std::span<const std::int64_t> item) {
        found = item[0] == *sought;
        return !found;
      });
      return found;
    }
    case Op::all:
    case Op::any: {
      const bool wanted = node.op == Op::any;
      bool met = false;
      each_way(node.choices, [&] {
        met = holds(node.kids[0]) == wanted;
        return !met;
      });
      return met == wanted;
    }
    case Op::count:
    case Op::sum: {
      std::int64_t total = 0;
      bool fits = true;
      each_way(node.choices, [&] {
        const Number item = value(node.kids[0]);
        if (item) fits = !__builtin_add_overflow(total, node.op == Op::count ? *item != 0 : *item, &total);
        return fits;
      });
      return fits ? Number(total) : std::nullopt;
    }
    case Op::least:
    case Op::greatest: {
      Number best;
      const auto meet = [&](Number item) {
        if (item && (!best || (node.op == Op::least ? *item < *best : *item > *best))) best = item;
      };
      if (node.choices.empty()) {
        for (const Ref kid : node.kids) {
          const Number item = value(kid);
          if (!item) return std::nullopt;
          meet(item);
        }
        return best;
      }
      each_way(node.choices, [&] {
        meet(value(node.kids[0]));
        return true;
      });
      return best;
    }
    case Op::length:
    case Op::rows:
    case Op::columns: {
      const Node& of = s[node.kids[0]];
      std::size_t rows, columns, size;
      if (of.binding.kind == Binding::Kind::part) {
        const Part& part = program_.parts[of.binding.index];
        rows = part.dimensions == 2 ? part.rows : 1;
        columns = part.columns;
        size = part.size();
      } else {
        const Constant& list = program_.constants[of.binding.index];
        size = list.size();
        columns = list.columns ? list.columns : size;
        rows = columns ? size / columns : 0;
      }
      return static_cast<std::int64_t>(node.op == Op::length ? size : node.op == Op::rows ? rows : columns);
    }
    default: break;
  }
  const Number a = value(node.kids[0]);
  const Number b = a ? value(node.kids[1]) : a;
  return b ? worked_out(node.op, *a, *b) : b;
}

bool Walker::each_item(Ref set, const std::function<bool(std::span<const std::int64_t>)>& use) {
  const Node& node = program_.syntax[set];
  if (node.op == Op::range) {
    const Number from = value(node.kids[0]), to = value(node.kids[1]);
    if (!from || !to) return true;
    for (std::int64_t i = *from; i <= *to && budget > 0; ++i, --budget) {
      if (!use({&i, 1})) return false;
    }
    return true;
  }
  if (node.op == Op::list) {
    for (const Ref kid : node.kids) {
      const Node& item = program_.syntax[kid];
      if (item.op == Op::range) {
        if (!each_item(kid, use)) return false;
        continue;
      }
      std::vector<std::int64_t> numbers;
      const std::vector<Ref> one{kid};
      bool there = true;
      for (const Ref part : item.op == Op::tuple ? item.kids : one) {
        const Number number = value(part);
        there &= number.has_value();
        numbers.push_back(number.value_or(0));
      }
      if (there && !use(numbers)) return false;
    }
    return true;
  }
  if (node.op == Op::repeat) {
    return each_way(node.choices, [&] {
      const Node& item = program_.syntax[node.kids[0]];
      std::vector<std::int64_t> numbers;
      const std::vector<Ref> one{node.kids[0]};
      for (const Ref part : item.op == Op::tuple ? item.kids : one) {
        const Number number = value(part);
        if (!number) return true;
        numbers.push_back(*number);
      }
      return use(numbers);
    });
  }
  if (node.op == Op::text) {
    for (const char c : node.text) {
      const std::int64_t code = static_cast<unsigned char>(c);
      if (c != '/' && !use({&code, 1})) return false;
    }
    return true;
  }
  if (node.binding.kind == Binding::Kind::part) {
    const Part& part = program_.parts[node.binding.index];
    for (std::size_t i = 0; i < part.size(); ++i) {
      const std::int64_t number = slots_[part.first + i];
      if (!use({&number, 1})) return false;
    }
    return true;
  }
  const Constant& list = program_.constants[node.binding.index];
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (!use(std::span(list.items).subspan(i * list.arity, list.arity))) return false;
  }
  return true;
}

bool Walker::each_way(std::span<const Choice> choices, const std::function<bool()>& use) {
  if (choices.empty()) return use();
  const Choice& choice = choices[0];
  const auto rest = choices.subspan(1);
  switch (choice.kind) {
    case Choice::Kind::condition: return !holds(choice.set) || each_way(rest, use);
    case Choice::Kind::value: {
      const Number v = value(choice.set);
      if (!v) return true;
      locals_[choice.locals[0]] = *v;
      return each_way(rest, use);
    }
    case Choice::Kind::range: {
      const Number from = value(choice.from), to = value(choice.to);
      if (!from || !to) return true;
      for (std::int64_t i = *from; i <= *to && budget > 0; ++i) {
        locals_[choice.locals[0]] = i;
        if (choice.while_it_holds != kNone && !holds(choice.while_it_holds)) break;
        if (!each_way(rest, use)) return false;
        if (budget > 0) --budget;
      }
      return true;
    }
    case Choice::Kind::within:
      return each_item(choice.set, [&](std::span<const std::int64_t> item) {
        for (std::size_t i = 0; i < choice.locals.size() && i < item.size(); ++i) locals_[choice.locals[i]] = item[i];
        return each_way(rest, use);
      });
    case Choice::Kind::places: {
      const Node& base = program_.syntax[choice.set];
      std::size_t rows = 1, columns = 0;
      const bool two = choice.names.size() == 2;
      if (base.binding.kind == Binding::Kind::part) {
        const Part& part = program_.parts[base.binding.index];
        rows = two ? part.rows : 1;
        columns = two ? part.columns : part.size();
      } else {
        const Constant& list = program_.constants[base.binding.index];
        columns = two && list.columns ? list.columns : list.size();
        rows = two && columns ? list.size() / columns : 1;
      }
      for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t column = 0; column < columns; ++column) {
          locals_[choice.locals[0]] = static_cast<std::int64_t>(two ? row : column);
          if (two) locals_[choice.locals[1]] = static_cast<std::int64_t>(column);
          if (!each_way(rest, use)) return false;
        }
      }
      return true;
    }
  }
  return true;
}

bool Walker::legal(const Slots& slots) {
  slots_ = slots;
  return std::all_of(program_.syntax.legal.begin(), program_.syntax.legal.end(), [this](Ref condition) { return holds(condition); });
}

Verdict Walker::verdict(const Decision& result, Place place, Mover mover) {
  Verdict out{0, place.line};
  switch (result.kind) {
    case Decision::Kind::draw: return out;
    case Decision::Kind::score: out.worth = value(result.score).value_or(0); return out;
    case Decision::Kind::wins: out.worth = 1; break;
    case Decision::Kind::loses: out.worth = -1; break;
  }
  const bool next = result.who == Who::next || (result.who == Who::left && mover == Mover::left) || (result.who == Who::right && mover == Mover::right);
  if (!next) out.worth = -out.worth;
  return out;
}

std::optional<Verdict> Walker::ended(const Slots& slots, Mover mover) {
  slots_ = slots;
  for (const EndLine& end : program_.syntax.ends) {
    if (end.condition != kNone && holds(end.condition)) return verdict(end.result, end.place, mover);
  }
  return std::nullopt;
}

Verdict Walker::stuck(const Slots& slots, Mover mover) {
  slots_ = slots;
  for (const EndLine& end : program_.syntax.ends) {
    if (end.condition == kNone) return verdict(end.result, end.place, mover);
  }
  return {program_.nature.scored ? 0 : -1, 0};
}

std::optional<std::size_t> Walker::slot_of(Ref target) {
  const Node& node = program_.syntax[target];
  if (node.op == Op::name) return program_.parts[node.binding.index].first;
  const Part& part = program_.parts[program_.syntax[node.kids[0]].binding.index];
  const Number one = value(node.kids[1]);
  const Number two = node.kids.size() > 2 ? value(node.kids[2]) : Number(0);
  if (!one || !two) return std::nullopt;
  const std::int64_t row = node.kids.size() > 2 ? *one : 0, column = node.kids.size() > 2 ? *two : *one;
  if (row < 0 || row >= static_cast<std::int64_t>(part.rows) || column < 0 || column >= static_cast<std::int64_t>(part.columns)) return std::nullopt;
  return part.first + static_cast<std::size_t>(row) * part.columns + static_cast<std::size_t>(column);
}

Walker::Done Walker::assign_once(const Step& step) {
  const auto slot = slot_of(step.target);
  Number to = value(step.value);
  if (!slot || !to) return Done::no;
  if (!replaces(step.change)) to = worked_out(step.change, slots_[*slot], *to);
  if (!to) return Done::no;
  if (*to < program_.least(*slot) || *to > program_.most(*slot)) {
    if (!replaces(step.change)) return Done::lost;
    if (!outside_) outside_ = Outside{step.place, *slot, *to, slots_};
    return Done::no;
  }
  slots_[*slot] = *to;
  return Done::yes;
}

Walker::Done Walker::assign(const Step& step) {
  if (step.rounds.empty()) return assign_once(step);
  Done done = Done::yes;
  each_way(step.rounds, [&] {
    done = assign_once(step);
    return done == Done::yes;
  });
  return done;
}

Walker::Done Walker::take(std::span<const Step> steps, Taken& taken) {
  for (const Step& step : steps) {
    switch (step.kind) {
      case Step::Kind::pass: break;
      case Step::Kind::condition:
        if (!holds(step.value)) return Done::no;
        break;
      case Step::Kind::gain: {
        const Number gained = value(step.value);
        if (!gained) return Done::no;
        taken.gain += *gained;
        break;
      }
      case Step::Kind::assign:
        if (const Done done = assign(step); done != Done::yes) return done;
        break;
      case Step::Kind::split: {
        for (const std::vector<Ref>& piece : step.pieces) {
          Slots left = slots_;
          for (std::size_t i = 0; i < piece.size(); ++i) {
            const auto slot = slot_of(step.targets[i]);
            const Number to = value(piece[i]);
            if (!slot || !to) return Done::no;
            if (*to < program_.least(*slot) || *to > program_.most(*slot)) {
              if (!outside_) outside_ = Outside{step.place, *slot, *to, slots_};
              return Done::no;
            }
            left[*slot] = *to;
          }
          taken.left.push_back(std::move(left));
        }
        break;
      }
    }
  }
  if (taken.left.empty()) taken.left.push_back(slots_);
  return Done::yes;
}

void Walker::moves(const Slots& slots, Mover mover, const std::function<bool(Taken&&)>& use, std::vector<std::uint64_t>* lost) {
  const Syntax& s = program_.syntax;
  for (std::size_t i = 0; i < s.moves.size(); ++i) {
    const MoveLine& line = s.moves[i];
    if (line.who != Who::next && (line.who == Who::left) != (mover == Mover::left)) continue;
    slots_ = slots;
    const bool on = each_way(line.choices, [&] {
      Taken taken{i};
      std::size_t hole = 0;
      for (std::size_t at = 0; at < line.words.size(); ++at) {
        if (line.words[at] != '{') {
          taken.words += line.words[at];
          continue;
        }
        taken.words += signed_decimal(value(line.holes[hole++]).value_or(0));
        at = line.words.find('}', at);
      }
      Done done = take(line.steps, taken);
      bool legal_all = done == Done::yes;
      for (const Slots& left : taken.left) legal_all = legal_all && legal(left);
      slots_ = slots;
      if (done == Done::lost && lost) ++(*lost)[i];
      return !legal_all || use(std::move(taken));
    });
    slots_ = slots;
    if (!on) return;
  }
}

std::vector<Slots> Walker::components(const Slots& start) {
  if (program_.syntax.starts.empty()) return {start};
  std::vector<Slots> out;
  for (const StartLine& line : program_.syntax.starts) {
    slots_ = start;
    each_way(line.choices, [&] {
      Taken taken;
      if (take(line.steps, taken) == Done::yes && out.size() < 100'000) out.push_back(taken.left[0]);
      slots_ = start;
      return true;
    });
  }
  return out;
}

}  // namespace grundy::lab
