// From syntax to a model: steps become expressions of the position before them, loops over lists and arrays are unrolled.
#include <algorithm>
#include <functional>
#include <span>

#include "base/number.hpp"
#include "lab/expressions.hpp"
#include "lab/phrases.hpp"

namespace grundy::lab {

namespace {

/// Choices with more rounds stay loops.
constexpr std::int64_t kUnrolled = 64;
/// A set of numbers so wide is looked up, not compared with one by one.
constexpr std::int64_t kWidestSet = 4096;
/// Abbreviations within abbreviations can stand for more than could ever be worked out.
constexpr std::uint64_t kMostVisits = 250'000;

/// An expression and whether it has a value at all.
struct Value {
  X x = kNothing, there = kNothing;
};

class Lowering {
 public:
  Lowering(Model& model, Faults& faults) : model_(model), program_(*model.program), syntax_(program_.syntax), faults_(faults), make_(model), locals_(syntax_.locals) {}

  void run() {
    reset();
    model_.legal = make_.yes();
    for (const Ref condition : syntax_.legal) model_.legal = make_.both(model_.legal, holds(condition));
    for (const EndLine& end : syntax_.ends) {
      if (end.condition != kNone) model_.endings.push_back({holds(end.condition), worth(end.result)});
    }
    const auto rest = std::find_if(syntax_.ends.begin(), syntax_.ends.end(), [](const EndLine& end) { return end.condition == kNone; });
    model_.stuck = rest != syntax_.ends.end() ? worth(rest->result) : make_.constant(program_.nature.scored ? 0 : -1);
    model_.branches.emplace_back();
    for (std::size_t i = 0; i < syntax_.moves.size() && faults_.empty(); ++i) move(i);
  }

 private:
  const Node& node(Ref ref) const { return syntax_[ref]; }

  void reset() {
    env_.clear();
    for (std::size_t slot = 0; slot < model_.slots(); ++slot) env_.push_back(make_.slot(slot));
    narrowed_.clear();
  }

  void fault(Place place, Message message) {
    for (const Fault& known : faults_) {
      if (known.place.line == place.line) return;
    }
    faults_.push_back({place, std::move(message)});
  }

  /// After something was made for what stands there.
  X checked(X x, Place place) {
    if (make_.reaches) {
      fault(place, say(kLabPhrases["lab-reaches"], {signed_decimal(*make_.reaches)}));
      make_.reaches.reset();
    }
    if (make_.too_many) fault(place, say(kLabPhrases["lab-expressions"], {Limits::expressions}));
    return x;
  }

  bool stopped() const { return make_.too_many || visits_ > kMostVisits; }

  /// A number as it is known where it stands: conditions around it may bound it.
  X narrowed(X x) {
    const auto found = narrowed_.find(x);
    return found == narrowed_.end() ? x : make_.assume(x, found->second);
  }

  // Expressions.

  X holds(Ref ref) {
    const Value v = value(ref);
    return make_.both(v.there, make_.is_true(v.x));
  }

  Value sure(X x) { return {x, make_.yes()}; }

  Value value(Ref ref) {
    const Node& n = node(ref);
    if (++visits_ > kMostVisits || make_.too_many) {
      if (depth_ == 0) too_much(n.place);
      return sure(make_.no());
    }
    ++depth_;
    Value out = made(n, ref);
    --depth_;
    checked(out.x, n.place);
    // Said of the whole expression, which is too much, not of where the patience ended.
    if (depth_ == 0 && visits_ > kMostVisits) too_much(n.place);
    return out;
  }

  void too_much(Place place) { fault(place, say(kLabPhrases["lab-expressions"], {Limits::expressions})); }

  Value made(const Node& n, Ref ref) {
    switch (n.op) {
      case Op::number: return sure(make_.constant(n.number));
      case Op::name:
        if (n.binding.kind == Binding::Kind::local) return sure(narrowed(locals_[n.binding.index]));
        if (n.binding.kind == Binding::Kind::constant) return sure(make_.constant(program_.constants[n.binding.index].number));
        return sure(narrowed(env_[program_.parts[n.binding.index].first]));
      case Op::index: return index(n);
      case Op::call: return call(n);
      case Op::minus: {
        const Value of = value(n.kids[0]);
        return {make_.binary(Do::subtract, make_.no(), of.x), of.there};
      }
      case Op::no: {
        const Value of = value(n.kids[0]);
        return {make_.opposite(of.x), of.there};
      }
      case Op::magnitude: {
        const Value of = value(n.kids[0]);
        return {make_.binary(Do::maximum, of.x, make_.binary(Do::subtract, make_.no(), of.x)), of.there};
      }
      case Op::and_also: {
        const Value a = value(n.kids[0]);
        const X first = make_.is_true(a.x);
        if (make_.known(first) == 0) return {make_.no(), a.there};
        const Value b = value(n.kids[1]);
        return {make_.both(first, make_.is_true(b.x)), make_.both(a.there, make_.either(make_.opposite(first), b.there))};
      }
      case Op::or_else: {
        const Value a = value(n.kids[0]);
        const X first = make_.is_true(a.x);
        if (make_.known(first) == 1) return {make_.yes(), a.there};
        const Value b = value(n.kids[1]);
        return {make_.either(first, make_.is_true(b.x)), make_.both(a.there, make_.either(first, b.there))};
      }
      case Op::conditional: {
        const Value c = value(n.kids[0]);
        const X condition = make_.is_true(c.x);
        if (const auto k = make_.known(condition)) {
          const Value only = value(n.kids[*k ? 1 : 2]);
          return {only.x, make_.both(c.there, only.there)};
        }
        const Value a = value(n.kids[1]), b = value(n.kids[2]);
        return {make_.select(condition, a.x, b.x), make_.both(c.there, make_.select(condition, a.there, b.there))};
      }
      case Op::within: return membership(n);
      case Op::all:
      case Op::any: {
        const bool any = n.op == Op::any;
        X out = any ? make_.no() : make_.yes();
        ways(n.choices, 0, make_.yes(), n.place, [&](X guard) {
          const X item = holds(n.kids[0]);
          out = any ? make_.either(out, make_.both(guard, item)) : make_.both(out, make_.either(make_.opposite(guard), item));
        });
        return sure(out);
      }
      case Op::count:
      case Op::sum: {
        X out = make_.no();
        ways(n.choices, 0, make_.yes(), n.place, [&](X guard) {
          const Value item = value(n.kids[0]);
          const X what = n.op == Op::count ? make_.is_true(item.x) : item.x;
          out = checked(make_.binary(Do::add, out, make_.select(make_.both(guard, item.there), what, make_.no())), n.place);
        });
        return sure(out);
      }
      case Op::least:
      case Op::greatest: return extreme(n);
      case Op::length:
      case Op::rows:
      case Op::columns: return sure(make_.constant(size(n)));
      case Op::divide:
      case Op::modulo: {
        const Value a = value(n.kids[0]), b = value(n.kids[1]);
        const X nonzero = make_.opposite(make_.binary(Do::equal, b.x, make_.no()));
        return {make_.binary(n.op == Op::divide ? Do::divide : Do::modulo, a.x, b.x), all({a.there, b.there, nonzero})};
      }
      case Op::power: {
        const Value a = value(n.kids[0]), b = value(n.kids[1]);
        return {make_.power(a.x, b.x), all({a.there, b.there, make_.binary(Do::at_most, make_.no(), b.x)})};
      }
      case Op::left:
      case Op::right: {
        const Value a = value(n.kids[0]), b = value(n.kids[1]);
        return {make_.binary(n.op == Op::left ? Do::left : Do::right, a.x, b.x), all({a.there, b.there, make_.within(b.x, 0, 31)})};
      }
      default: break;
    }
    (void)ref;
    const Value a = value(n.kids[0]), b = value(n.kids[1]);
    return {make_.binary(simple(n.op), a.x, b.x), make_.both(a.there, b.there)};
  }

  X all(std::initializer_list<X> conditions) {
    X out = make_.yes();
    for (const X condition : conditions) out = make_.both(out, condition);
    return out;
  }

  static Do simple(Op op) {
    switch (op) {
      case Op::add: return Do::add;
      case Op::subtract: return Do::subtract;
      case Op::multiply: return Do::multiply;
      case Op::both: return Do::both;
      case Op::either: return Do::either;
      case Op::exclusive: return Do::exclusive;
      case Op::equal: return Do::equal;
      case Op::unequal: return Do::unequal;
      case Op::less: return Do::less;
      case Op::at_most: return Do::at_most;
      default: return Do::gcd;
    }
  }

  std::int64_t size(const Node& n) const {
    const Node& of = node(n.kids[0]);
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
    return static_cast<std::int64_t>(n.op == Op::length ? size : n.op == Op::rows ? rows : columns);
  }

  Value call(const Node& n) {
    const ShorthandLine& line = syntax_.shorthands[n.binding.index];
    X there = make_.yes();
    std::vector<X> arguments;
    for (const Ref kid : n.kids) {
      const Value argument = value(kid);
      arguments.push_back(argument.x);
      there = make_.both(there, argument.there);
    }
    for (std::size_t i = 0; i < arguments.size(); ++i) locals_[line.locals[i]] = arguments[i];
    const Value out = value(line.body);
    return {out.x, make_.both(there, out.there)};
  }

  std::size_t table_of(std::span<const std::int64_t> items) {
    std::vector<std::int64_t> table(items.begin(), items.end());
    const auto found = std::find(model_.tables.begin(), model_.tables.end(), table);
    if (found != model_.tables.end()) return static_cast<std::size_t>(found - model_.tables.begin());
    model_.tables.push_back(std::move(table));
    return model_.tables.size() - 1;
  }

  /// Where in an array or list two indices point, and whether that exists.
  Value place(const Node& n, std::size_t rows, std::size_t columns) {
    const Value one = value(n.kids[1]);
    if (n.kids.size() == 2) return {one.x, make_.both(one.there, make_.within(one.x, 0, static_cast<std::int64_t>(columns) - 1))};
    const Value two = value(n.kids[2]);
    const X there = all({one.there, two.there, make_.within(one.x, 0, static_cast<std::int64_t>(rows) - 1), make_.within(two.x, 0, static_cast<std::int64_t>(columns) - 1)});
    return {make_.binary(Do::add, make_.binary(Do::multiply, one.x, make_.constant(static_cast<std::int64_t>(columns))), two.x), there};
  }

  Value index(const Node& n) {
    const Node& base = node(n.kids[0]);
    const bool two = n.kids.size() == 3;
    if (base.binding.kind == Binding::Kind::part) {
      const Part& part = program_.parts[base.binding.index];
      const Value at = place(n, part.rows, two ? part.columns : part.size());
      return {read(part, at.x), at.there};
    }
    const Constant& list = program_.constants[base.binding.index];
    if (list.size() == 0) return {make_.no(), make_.no()};
    const std::size_t columns = two && list.columns ? list.columns : list.size();
    const Value at = place(n, list.size() / columns, columns);
    return {make_.lookup(table_of(list.items), at.x), at.there};
  }

  /// A number of an array by its place: the last one where the place does not exist, which whoever asks sees to.
  X read(const Part& part, X at) {
    if (const auto k = make_.known(at)) {
      if (*k < 0 || *k >= static_cast<std::int64_t>(part.size())) return make_.no();
      return narrowed(env_[part.first + static_cast<std::size_t>(*k)]);
    }
    X out = narrowed(env_[part.first + part.size() - 1]);
    const Interval to = make_.interval(at);
    for (std::size_t i = part.size() - 1; i-- > 0;) {
      if (static_cast<std::int64_t>(i) < to.least || static_cast<std::int64_t>(i) > to.most) continue;
      out = make_.select(make_.binary(Do::equal, at, make_.constant(static_cast<std::int64_t>(i))), narrowed(env_[part.first + i]), out);
    }
    return out;
  }

  Value membership(const Node& n) {
    const Value sought = value(n.kids[0]);
    const Node& set = node(n.kids[1]);
    if (set.op == Op::range) {
      const Value from = value(set.kids[0]), to = value(set.kids[1]);
      const X inside = make_.both(make_.binary(Do::at_most, from.x, sought.x), make_.binary(Do::at_most, sought.x, to.x));
      return {inside, all({sought.there, from.there, to.there})};
    }
    if (set.op == Op::name && set.binding.kind == Binding::Kind::constant) {
      const std::vector<std::int64_t>& items = program_.constants[set.binding.index].items;
      if (items.empty()) return {make_.no(), sought.there};
      const auto [least, most] = std::minmax_element(items.begin(), items.end());
      if (items.size() > 4 && *most - *least < kWidestSet) {
        std::vector<std::int64_t> marks(static_cast<std::size_t>(*most - *least) + 1);
        for (const std::int64_t item : items) marks[static_cast<std::size_t>(item - *least)] = 1;
        const X found = make_.lookup(table_of(marks), make_.binary(Do::subtract, sought.x, make_.constant(*least)));
        return {found, sought.there};
      }
    }
    X found = make_.no();
    items(n.kids[1], make_.yes(), n.place, [&](std::span<const X> item, X guard) {
      found = make_.either(found, make_.both(guard, make_.binary(Do::equal, item[0], sought.x)));
    });
    return {found, sought.there};
  }

  Value extreme(const Node& n) {
    const Do op = n.op == Op::least ? Do::minimum : Do::maximum;
    if (n.choices.empty()) {
      Value out = value(n.kids[0]);
      for (std::size_t i = 1; i < n.kids.size(); ++i) {
        const Value other = value(n.kids[i]);
        out = {make_.binary(op, out.x, other.x), make_.both(out.there, other.there)};
      }
      return out;
    }
    Value out{make_.no(), make_.no()};
    ways(n.choices, 0, make_.yes(), n.place, [&](X guard) {
      const Value item = value(n.kids[0]);
      const X here = make_.both(guard, item.there);
      const X better = make_.select(out.there, make_.binary(op, out.x, item.x), item.x);
      out = {make_.select(here, better, out.x), make_.either(out.there, here)};
    });
    return out;
  }

  /// Calls `use` for each item of a set that may be there, with the condition under which it is.
  void items(Ref set, X guard, Place at, const std::function<void(std::span<const X>, X)>& use) {
    const Node& n = node(set);
    if (n.op == Op::range) {
      const Value from = value(n.kids[0]), to = value(n.kids[1]);
      rounds(from, to, at, [&](X i, X inside) { use({&i, 1}, make_.both(guard, inside)); });
    } else if (n.op == Op::list) {
      for (const Ref kid : n.kids) {
        if (stopped()) return;
        if (node(kid).op == Op::range) items(kid, guard, at, use);
        else item(kid, guard, use);
      }
    } else if (n.op == Op::repeat) {
      ways(n.choices, 0, guard, at, [&](X inside) { item(n.kids[0], inside, use); });
    } else if (n.op == Op::text) {
      for (const char c : n.text) {
        const X code = make_.constant(static_cast<unsigned char>(c));
        if (c != '/') use({&code, 1}, guard);
      }
    } else if (n.binding.kind == Binding::Kind::part) {
      const Part& part = program_.parts[n.binding.index];
      for (std::size_t i = 0; i < part.size(); ++i) {
        const X number = narrowed(env_[part.first + i]);
        use({&number, 1}, guard);
      }
    } else {
      const Constant& list = program_.constants[n.binding.index];
      if (list.size() > Limits::rounds) return fault(at, say(kLabPhrases["lab-rounds"], {list.size(), Limits::rounds}));
      for (std::size_t i = 0; i < list.size() && !stopped(); ++i) {
        std::vector<X> numbers;
        for (std::size_t k = 0; k < list.arity; ++k) numbers.push_back(make_.constant(list.items[i * list.arity + k]));
        use(numbers, guard);
      }
    }
  }

  void item(Ref ref, X guard, const std::function<void(std::span<const X>, X)>& use) {
    const Node& n = node(ref);
    std::vector<X> numbers;
    const std::vector<Ref> one{ref};
    for (const Ref part : n.op == Op::tuple ? n.kids : one) {
      const Value number = value(part);
      numbers.push_back(number.x);
      guard = make_.both(guard, number.there);
    }
    use(numbers, guard);
  }

  /// Each number that may lie between two, with the condition under which it does.
  void rounds(const Value& from, const Value& to, Place at, const std::function<void(X, X)>& use) {
    const std::int64_t first = make_.interval(from.x).least, last = make_.interval(to.x).most;
    if (last - first >= static_cast<std::int64_t>(Limits::rounds)) {
      return fault(at, say(kLabPhrases["lab-rounds"], {static_cast<std::uint64_t>(last - first + 1), Limits::rounds}));
    }
    for (std::int64_t i = first; i <= last && !stopped(); ++i) {
      const X number = make_.constant(i);
      use(number, all({from.there, to.there, make_.binary(Do::at_most, from.x, number), make_.binary(Do::at_most, number, to.x)}));
    }
  }

  /// All ways to choose, unrolled, each with the condition under which it is one.
  void ways(std::span<const Choice> choices, std::size_t at, X guard, Place place, const std::function<void(X)>& use) {
    if (make_.known(guard) == 0 || stopped()) return;
    if (at == choices.size()) return use(guard);
    const Choice& choice = choices[at];
    const auto go_on = [&](X inside) { ways(choices, at + 1, inside, place, use); };
    switch (choice.kind) {
      case Choice::Kind::condition: return go_on(make_.both(guard, holds(choice.set)));
      case Choice::Kind::value: {
        const Value v = value(choice.set);
        locals_[choice.locals[0]] = v.x;
        return go_on(make_.both(guard, v.there));
      }
      case Choice::Kind::range: {
        X on = make_.yes();
        const Value from = value(choice.from), to = value(choice.to);
        rounds(from, to, choice.place, [&](X i, X inside) {
          locals_[choice.locals[0]] = i;
          if (choice.while_it_holds != kNone) on = make_.both(on, make_.either(make_.opposite(inside), holds(choice.while_it_holds)));
          locals_[choice.locals[0]] = i;
          go_on(all({guard, inside, on}));
        });
        return;
      }
      case Choice::Kind::within:
        items(choice.set, guard, choice.place, [&](std::span<const X> item, X inside) {
          for (std::size_t i = 0; i < choice.locals.size(); ++i) locals_[choice.locals[i]] = item[i];
          go_on(inside);
        });
        return;
      case Choice::Kind::places:
        places(choice, [&] { go_on(guard); });
        return;
    }
  }

  void places(const Choice& choice, const std::function<void()>& use) {
    const Node& base = node(choice.set);
    const bool two = choice.names.size() == 2;
    std::size_t rows = 1, columns;
    if (base.binding.kind == Binding::Kind::part) {
      const Part& part = program_.parts[base.binding.index];
      rows = two ? part.rows : 1;
      columns = two ? part.columns : part.size();
    } else {
      const Constant& list = program_.constants[base.binding.index];
      columns = two && list.columns ? list.columns : list.size();
      rows = columns ? list.size() / columns : 0;
    }
    for (std::size_t row = 0; row < rows; ++row) {
      for (std::size_t column = 0; column < columns && !stopped(); ++column) {
        locals_[choice.locals[0]] = make_.constant(static_cast<std::int64_t>(two ? row : column));
        if (two) locals_[choice.locals[1]] = make_.constant(static_cast<std::int64_t>(column));
        use();
      }
    }
  }

  X worth(const Decision& result) {
    if (result.kind == Decision::Kind::draw) return make_.no();
    if (result.kind == Decision::Kind::score) {
      const Value v = value(result.score);
      return make_.select(v.there, v.x, make_.no());
    }
    const std::int64_t sign = result.kind == Decision::Kind::wins ? 1 : -1;
    switch (result.who) {
      case Who::next: return make_.constant(sign);
      case Who::last: return make_.constant(-sign);
      default: break;
    }
    const X right_moves = make_.slot(program_.slots());
    return result.who == Who::right ? make_.select(right_moves, make_.constant(sign), make_.constant(-sign))
                                    : make_.select(right_moves, make_.constant(-sign), make_.constant(sign));
  }

  // Moves.

  std::int32_t branch(Branch made) {
    model_.branches.push_back(std::move(made));
    const auto number = static_cast<std::int32_t>(model_.branches.size() - 1);
    model_.branches[static_cast<std::size_t>(parent_)].kids.push_back(number);
    return number;
  }

  /// What is made in `inside` stands under a branch.
  void under(Branch made, const std::function<void()>& inside) {
    const std::int32_t outer = parent_;
    parent_ = branch(std::move(made));
    inside();
    parent_ = outer;
  }

  void when(X condition, const std::function<void()>& inside) {
    condition = make_.is_true(condition);
    const auto k = make_.known(condition);
    if (k && *k == 0) return;
    if (k) return inside();
    const auto kept = narrowed_;
    const std::size_t facts = facts_.size();
    facts_.push_back(condition);
    narrow(condition);
    under({Branch::Kind::when, condition}, inside);
    facts_.resize(facts);
    narrowed_ = kept;
  }

  /// Bounds that follow from a condition.
  void narrow(X whole) {
    std::vector<X> open{whole};
    while (!open.empty()) {
      const X condition = open.back();
      open.pop_back();
      if (!model_.is_conjunction(condition)) {
        narrow_one(condition);
        continue;
      }
      open.push_back(model_[condition].b);
      open.push_back(model_[condition].a);
    }
  }

  void narrow_one(X condition) {
    const Expression e = model_[condition];
    if (e.op == Do::slot || e.op == Do::variable) return bound(condition, {1, INT64_MAX});
    if (e.op != Do::equal && e.op != Do::less && e.op != Do::at_most && e.op != Do::unequal) return;
    const Interval a = make_.interval(e.a), b = make_.interval(e.b);
    if (e.op == Do::equal) {
      bound(e.a, b);
      bound(e.b, a);
    } else if (e.op == Do::unequal) {
      if (b.is_point() && b.least == a.least) bound(e.a, {a.least + 1, a.most});
      if (b.is_point() && b.least == a.most) bound(e.a, {a.least, a.most - 1});
    } else {
      const std::int64_t apart = e.op == Do::less;
      bound(e.a, {INT64_MIN, b.most - apart});
      bound(e.b, {a.least + apart, INT64_MAX});
    }
  }

  void bound(X x, Interval to) {
    if (model_[x].op == Do::assume) x = model_[x].a;
    const Expression e = model_[x];
    // x + c within bounds: x within others.
    if (e.op == Do::add && make_.known(e.b)) {
      const std::int64_t c = *make_.known(e.b);
      return bound(e.a, {to.least == INT64_MIN ? to.least : to.least - c, to.most == INT64_MAX ? to.most : to.most - c});
    }
    if (e.op == Do::constant) return;
    Interval now = e.interval;
    if (const auto found = narrowed_.find(x); found != narrowed_.end()) now = found->second;
    now = {std::max(now.least, to.least), std::min(now.most, to.most)};
    if (now.least <= now.most) narrowed_[x] = now;
  }

  void move(std::size_t i) {
    const MoveLine& line = syntax_.moves[i];
    line_ = i;
    reset();
    parent_ = model_.root;
    const auto all_of_it = [&] { choose(line.choices, 1, [&](std::uint64_t count) { finish(line, count); }); };
    if (line.who == Who::next) return all_of_it();
    const X right_moves = make_.slot(program_.slots());
    when(line.who == Who::right ? right_moves : make_.opposite(right_moves), all_of_it);
  }

  /// `count`: in how many ways what was chosen so far may have been, at most.
  using Chosen = std::function<void(std::uint64_t)>;

  void choose(std::span<const Choice> choices, std::uint64_t count, const Chosen& then) {
    if (stopped() || !faults_.empty()) return;
    if (choices.empty()) return then(count);
    const Choice& choice = choices[0];
    const auto rest = choices.subspan(1);
    const auto go_on = [&] { choose(rest, count, then); };
    switch (choice.kind) {
      case Choice::Kind::condition: return when(holds(choice.set), go_on);
      case Choice::Kind::value: {
        const Value v = value(choice.set);
        return when(v.there, [&] {
          locals_[choice.locals[0]] = v.x;
          go_on();
        });
      }
      case Choice::Kind::range: return choose_range(choice, rest, count, then);
      case Choice::Kind::within: return choose_within(choice, rest, count, then);
      case Choice::Kind::places: return places(choice, go_on);
    }
  }

  void choose_range(const Choice& choice, std::span<const Choice> rest, std::uint64_t count, const Chosen& then) {
    const Value from = value(choice.from), to = value(choice.to);
    const std::uint32_t local = choice.locals[0];
    const Interval low = make_.interval(from.x), high = make_.interval(to.x);
    if (low.least > high.most) return;
    const bool constant = low.is_point() && high.is_point() && make_.known(from.there) == 1 && make_.known(to.there) == 1;
    if (constant && high.most - low.least < kUnrolled) {
      X on = make_.yes();
      for (std::int64_t k = low.least; k <= high.most && !stopped(); ++k) {
        locals_[local] = make_.constant(k);
        if (choice.while_it_holds != kNone) on = make_.both(on, holds(choice.while_it_holds));
        locals_[local] = make_.constant(k);
        when(on, [&] { choose(rest, count, then); });
      }
      return;
    }
    when(make_.both(from.there, to.there), [&] {
      const X k = make_.variable(model_.variables++, {low.least, high.most});
      Branch loop{Branch::Kind::loop};
      loop.variable = model_.variables - 1;
      loop.from = from.x;
      loop.to = to.x;
      locals_[local] = k;
      const std::size_t facts = facts_.size();
      facts_.push_back(make_.binary(Do::at_most, from.x, k));
      facts_.push_back(make_.binary(Do::at_most, k, to.x));
      if (choice.while_it_holds != kNone) {
        loop.condition = holds(choice.while_it_holds);
        facts_.push_back(loop.condition);
      }
      locals_[local] = k;
      const std::uint64_t most = static_cast<std::uint64_t>(high.most - low.least + 1);
      under(std::move(loop), [&] { choose(rest, count * std::min<std::uint64_t>(most, UINT32_MAX) > UINT32_MAX ? UINT32_MAX : count * most, then); });
      facts_.resize(facts);
    });
  }

  void choose_within(const Choice& choice, std::span<const Choice> rest, std::uint64_t count, const Chosen& then) {
    const Node& set = node(choice.set);
    const Constant* const list = set.op == Op::name && set.binding.kind == Binding::Kind::constant ? &program_.constants[set.binding.index] : nullptr;
    if (list && static_cast<std::int64_t>(list->size()) > kUnrolled) {
      const X k = make_.variable(model_.variables++, {0, static_cast<std::int64_t>(list->size()) - 1});
      Branch loop{Branch::Kind::loop};
      loop.variable = model_.variables - 1;
      loop.from = make_.no();
      loop.to = make_.constant(static_cast<std::int64_t>(list->size()) - 1);
      for (std::size_t i = 0; i < choice.locals.size(); ++i) {
        std::vector<std::int64_t> column;
        for (std::size_t item = 0; item < list->size(); ++item) column.push_back(list->items[item * list->arity + i]);
        locals_[choice.locals[i]] = make_.lookup(table_of(column), k);
      }
      under(std::move(loop), [&] { choose(rest, std::min<std::uint64_t>(count * list->size(), UINT32_MAX), then); });
      return;
    }
    items(choice.set, make_.yes(), choice.place, [&](std::span<const X> item, X guard) {
      const std::vector<X> numbers(item.begin(), item.end());
      when(guard, [&] {
        for (std::size_t i = 0; i < choice.locals.size(); ++i) locals_[choice.locals[i]] = numbers[i];
        choose(rest, count, then);
      });
    });
  }

  void finish(const MoveLine& line, std::uint64_t count) {
    const std::vector<X> before = env_;
    const auto kept = narrowed_;
    Leaf leaf;
    leaf.line = line_;
    steps(line.steps, 0, leaf, count);
    env_ = before;
    narrowed_ = kept;
  }

  void steps(std::span<const Step> all_steps, std::size_t at, Leaf leaf, std::uint64_t count) {
    if (stopped()) return;
    if (at == all_steps.size()) return end_move(std::move(leaf), count);
    const Step& step = all_steps[at];
    const auto go_on = [&] { steps(all_steps, at + 1, leaf, count); };
    switch (step.kind) {
      case Step::Kind::pass: return go_on();
      case Step::Kind::condition: return when(holds(step.value), go_on);
      case Step::Kind::gain: {
        const Value v = value(step.value);
        leaf.gain = leaf.gain == kNothing ? v.x : checked(make_.binary(Do::add, leaf.gain, v.x), step.place);
        return when(v.there, go_on);
      }
      case Step::Kind::assign: return assign(step, go_on);
      case Step::Kind::split: return split(step, leaf, go_on);
    }
  }

  /// Conditions under which a change is made, and those that only `=` has to keep.
  struct Kept {
    X there, inside;
  };

  /// One round of a step, under a guard: outside of it nothing is changed.
  Kept change(const Step& step, X guard) {
    const Node& target = node(step.target);
    const Part& part = program_.parts[(target.op == Op::name ? target : node(target.kids[0])).binding.index];
    Value at = sure(make_.no());
    if (target.op == Op::index) at = place(target, part.rows, target.kids.size() == 3 ? part.columns : part.size());
    const Value v = value(step.value);
    X to = v.x, there = make_.both(at.there, v.there);
    if (step.change != Op::number) {
      const X old = read(part, at.x);
      if (step.change == Op::divide || step.change == Op::modulo) {
        there = make_.both(there, make_.opposite(make_.binary(Do::equal, to, make_.no())));
        to = make_.binary(step.change == Op::divide ? Do::divide : Do::modulo, old, to);
      } else {
        to = make_.binary(simple(step.change), old, to);
      }
      checked(to, step.place);
    }
    const X inside = make_.within(to, part.least, part.most);
    const X unless = make_.opposite(guard);
    const X fitted = make_.assume(to, {part.least, part.most});
    const auto known_place = make_.known(at.x);
    for (std::size_t i = 0; i < part.size(); ++i) {
      const std::int64_t here = static_cast<std::int64_t>(i);
      if (known_place && *known_place != here) continue;
      const X chosen = make_.both(guard, make_.binary(Do::equal, at.x, make_.constant(here)));
      X& slot = env_[part.first + i];
      slot = make_.select(chosen, fitted, slot);
    }
    return {make_.either(unless, there), make_.either(unless, make_.either(make_.opposite(there), inside))};
  }

  void assign(const Step& step, const std::function<void()>& then) {
    X there = make_.yes(), inside = make_.yes();
    const bool fails = step.change == Op::number;  // to leave the range is a fault, not only no move
    const std::vector<X> before = env_;
    const auto one = [&](X guard) {
      const Kept kept = change(step, guard);
      // What comes after the first round that fails does not count.
      const X before_it = inside;
      inside = make_.both(inside, make_.either(make_.opposite(there), kept.inside));
      there = make_.both(there, fails ? make_.either(make_.opposite(before_it), kept.there) : kept.there);
    };
    if (step.rounds.empty()) one(make_.yes());
    else ways(step.rounds, 0, make_.yes(), step.place, one);
    const auto go_on = [&] {
      if (!fails || make_.known(inside)) return when(inside, then);
      model_.checks = true;
      facts_.push_back(inside);
      under({Branch::Kind::check, inside}, then);
      facts_.pop_back();
    };
    // A step that is known to leave its range is a fault whenever it is taken.
    if (fails && make_.known(inside) == 0) {
      when(there, [&] {
        model_.checks = true;
        under({Branch::Kind::check, make_.no()}, [] {});
      });
    } else {
      when(there, go_on);
    }
    env_ = before;
  }

  void split(const Step& step, Leaf& leaf, const std::function<void()>& then) {
    X there = make_.yes(), inside = make_.yes();
    std::vector<std::vector<X>> pieces;
    for (const std::vector<Ref>& piece : step.pieces) {
      std::vector<X> env = env_;
      for (std::size_t i = 0; i < piece.size(); ++i) {
        const Node& target = node(step.targets[i]);
        const Part& part = program_.parts[(target.op == Op::name ? target : node(target.kids[0])).binding.index];
        Value at = sure(make_.no());
        if (target.op == Op::index) at = place(target, part.rows, target.kids.size() == 3 ? part.columns : part.size());
        const Value v = value(piece[i]);
        const X here = make_.both(at.there, v.there);
        inside = make_.both(inside, make_.either(make_.opposite(make_.both(there, here)), make_.within(v.x, part.least, part.most)));
        there = make_.both(there, here);
        const X fitted = make_.assume(v.x, {part.least, part.most});
        for (std::size_t k = 0; k < part.size(); ++k) {
          X& slot = env[part.first + k];
          slot = make_.select(make_.binary(Do::equal, at.x, make_.constant(static_cast<std::int64_t>(k))), fitted, slot);
        }
      }
      pieces.push_back(std::move(env));
    }
    pieces_ = std::move(pieces);
    (void)leaf;
    const auto go_on = [&] {
      if (make_.known(inside) == 1) return then();
      model_.checks = true;
      facts_.push_back(inside);
      under({Branch::Kind::check, inside}, then);
      facts_.pop_back();
    };
    when(there, go_on);
    pieces_.clear();
  }

  void end_move(Leaf leaf, std::uint64_t count) {
    const std::vector<std::vector<X>> whole{env_};
    const std::vector<std::vector<X>>& pieces = pieces_.empty() ? whole : pieces_;
    X legal = make_.yes();
    for (const std::vector<X>& piece : pieces) {
      std::vector<Change> changes;
      for (std::size_t slot = 0; slot < program_.slots(); ++slot) {
        if (piece[slot] != make_.slot(slot)) changes.push_back({slot, piece[slot]});
      }
      if (program_.nature.partisan) changes.push_back({program_.slots(), make_.opposite(make_.slot(program_.slots()))});
      leaf.left.push_back(std::move(changes));
      const auto kept = std::move(env_);
      env_ = piece;
      // Bounds of the position before the move are none of the one after it.
      const auto bounds = std::move(narrowed_);
      narrowed_.clear();
      for (const Ref condition : syntax_.legal) legal = make_.both(legal, holds(condition));
      env_ = std::move(kept);
      narrowed_ = std::move(bounds);
    }
    checked(legal, syntax_.moves[line_].place);
    if (make_.known(legal) == 0) return;
    if (make_.known(legal) != 1) leaf.legal = legal;
    leaf.facts = facts_;
    model_.options = std::min<std::uint64_t>(model_.options + count, UINT32_MAX);
    model_.leaves.push_back(std::move(leaf));
    Branch made{Branch::Kind::leaf};
    made.leaf = model_.leaves.size() - 1;
    branch(std::move(made));
  }

  Model& model_;
  const Program& program_;
  const Syntax& syntax_;
  Faults& faults_;
  Expressions make_;
  std::vector<X> env_;
  std::vector<X> locals_;
  std::vector<X> facts_;
  std::vector<std::vector<X>> pieces_;
  std::unordered_map<X, Interval> narrowed_;
  std::size_t line_ = 0;
  std::int32_t parent_ = 0;
  std::uint64_t visits_ = 0;
  int depth_ = 0;  // of the expression at hand
};

}  // namespace

std::unique_ptr<Model> lower(std::shared_ptr<const Program> program, Faults& faults) {
  auto model = std::make_unique<Model>();
  model->program = std::move(program);
  Lowering(*model, faults).run();
  if (!faults.empty()) return nullptr;
  return model;
}

}  // namespace grundy::lab
