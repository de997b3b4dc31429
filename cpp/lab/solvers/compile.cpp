#include "base/sort.hpp"
#include "lab/solvers/code.hpp"

#include <algorithm>
#include <utility>

namespace grundy::lab {

namespace {

/// The most instructions of code that evaluates only the chosen side of a conditional: code for shared parts is then written twice, which
/// doubles with every unrolled round. Longer code is compiled again with both sides evaluated first, which is safe because all operations
/// are total.
constexpr std::size_t kBriefCode = 20'000;
constexpr int kShallow = 400;
constexpr std::size_t kLongest = 2'000'000;
constexpr std::int64_t kStepsOfGcd = 32, kStepsOfDivision = 3;

class Compiler {
 public:
  Compiler(const Model& model, const Layout& layout, bool legal, bool brief)
      : model_(model), legal_(legal), brief_(brief), weights_(layout.weights(model.slots())), at_(model.expressions.size(), -1) {}

  Code compile() {
    const std::size_t slots = model_.slots();
    code_.number = slots;
    code_.registers.assign(slots + 1 + static_cast<std::size_t>(model_.variables), 0);
    next_ = static_cast<std::int32_t>(code_.registers.size());
    // Constants first: their registers are kept.
    for (std::size_t x = 0; x < model_.expressions.size(); ++x) {
      const Expression& e = model_.expressions[x];
      if (e.op == ModelOp::constant) at_[x] = constant(e.value);
      if (e.op == ModelOp::slot) at_[x] = static_cast<std::int32_t>(e.value);
      if (e.op == ModelOp::variable) at_[x] = static_cast<std::int32_t>(slots) + 1 + static_cast<std::int32_t>(e.value);
    }
    most_ = next_;
    if (model_[model_.legal].op != ModelOp::constant || model_[model_.legal].value == 0) put({Opcode::absent, value(model_.legal)});
    // Also for ended positions: lines lead across them.
    rides();
    for (const Ending& ending : model_.endings) {
      const std::size_t scope = open();
      const std::int32_t jump = unless(ending.condition);
      put({Opcode::end, value(ending.payoff)});
      land(jump);
      close(scope);
    }
    if (rides_) put({Opcode::rayed});
    const std::size_t scope = open();
    branch(model_.root);
    close(scope);
    code_.stuck = value(model_.stuck);
    put({Opcode::done});
    code_.registers.resize(static_cast<std::size_t>(most_), 0);
    code_.most_steps = inner_steps_ + static_cast<double>(steps_since(0));
    if (over_) code_.too_long = line_;
    return std::move(code_);
  }

 private:
  std::int32_t constant(std::int64_t value) {
    code_.registers.push_back(value);
    next_ = most_ = static_cast<std::int32_t>(code_.registers.size());
    return next_ - 1;
  }

  std::int32_t fresh() {
    const std::int32_t out = next_++;
    if (next_ > most_) most_ = next_;
    return out;
  }

  std::size_t put(Instruction instruction) {
    code_.instructions.push_back(instruction);
    return code_.instructions.size() - 1;
  }

  void land(std::int32_t jump) {
    if (jump >= 0) code_.instructions[static_cast<std::size_t>(jump)].to = static_cast<std::int32_t>(code_.instructions.size());
  }

  /// Begins a scope: registers computed in it are forgotten at `close`, because other paths may not compute them.
  std::size_t open() {
    scopes_.push_back(next_);
    return made_.size();
  }
  void close(std::size_t scope) {
    while (made_.size() > scope) {
      at_[static_cast<std::size_t>(made_.back())] = -1;
      made_.pop_back();
    }
    next_ = scopes_.back();
    scopes_.pop_back();
  }

  std::int32_t value(ExprId x) {
    const std::int32_t known = at_[static_cast<std::size_t>(x)];
    if (known >= 0) return known;
    over_ = over_ || code_.instructions.size() > (brief_ ? kBriefCode : kLongest) || depth_ > kShallow;
    if (over_) return 0;
    if (!brief_) return from_below(x);
    ++depth_;
    const std::int32_t out = made(x);
    --depth_;
    return out;
  }

  /// Operands have smaller numbers, so evaluation in order needs no recursion.
  std::int32_t from_below(ExprId x) {
    std::vector<ExprId> open{x}, needed;
    met_.resize(at_.size());
    ++round_;
    while (!open.empty()) {
      const ExprId next = open.back();
      open.pop_back();
      if (next == kNoExpr || at_[static_cast<std::size_t>(next)] >= 0 || met_[static_cast<std::size_t>(next)] == round_) continue;
      met_[static_cast<std::size_t>(next)] = round_;
      needed.push_back(next);
      const Expression& e = model_[next];
      open.insert(open.end(), {e.a, e.b, e.c});
    }
    heap_sort(needed.begin(), needed.end());
    for (const ExprId next : needed) made(next);
    return at_[static_cast<std::size_t>(x)];
  }

  std::int32_t made(ExprId x) {
    const Expression& e = model_[x];
    std::int32_t out;
    if (e.op == ModelOp::assume) {
      out = value(e.a);
      if (brief_) return out;
    } else if (e.op == ModelOp::select) {
      out = fresh();
      const std::int32_t otherwise = unless(e.a);
      std::size_t scope = open();
      put({Opcode::copy, out, value(e.b)});
      close(scope);
      const auto over = static_cast<std::int32_t>(put({Opcode::jump}));
      land(otherwise);
      scope = open();
      put({Opcode::copy, out, value(e.c)});
      close(scope);
      land(over);
    } else if (e.op == ModelOp::lookup) {
      const std::int32_t index = value(e.a);
      out = fresh();
      put({Opcode::lookup, out, index, -1, 0, e.value});
    } else if (e.op == ModelOp::add && model_[e.b].op == ModelOp::constant) {
      const std::int32_t a = value(e.a);
      out = fresh();
      put({Opcode::shifted, out, a, -1, 0, model_[e.b].value});
    } else {
      const std::int32_t a = value(e.a), b = value(e.b);
      out = fresh();
      put({instruction(e.op), out, a, b});
    }
    at_[static_cast<std::size_t>(x)] = out;
    made_.push_back(x);
    return out;
  }

  static Opcode instruction(ModelOp op) {
    switch (op) {
      case ModelOp::add: return Opcode::add;
      case ModelOp::subtract: return Opcode::subtract;
      case ModelOp::multiply: return Opcode::multiply;
      case ModelOp::divide: return Opcode::divide;
      case ModelOp::modulo: return Opcode::modulo;
      case ModelOp::minimum: return Opcode::minimum;
      case ModelOp::maximum: return Opcode::maximum;
      case ModelOp::bit_and: return Opcode::bit_and;
      case ModelOp::bit_or: return Opcode::bit_or;
      case ModelOp::bit_xor: return Opcode::bit_xor;
      case ModelOp::shift_left: return Opcode::shift_left;
      case ModelOp::shift_right: return Opcode::shift_right;
      case ModelOp::equal: return Opcode::equal;
      case ModelOp::unequal: return Opcode::unequal;
      case ModelOp::less: return Opcode::less;
      case ModelOp::at_most: return Opcode::at_most;
      default: return Opcode::gcd;
    }
  }

  /// Emits a jump that is taken if the condition is false, and returns it for patching; -1 if the condition is always true.
  std::int32_t unless(ExprId condition) {
    const Expression& e = model_[condition];
    if (e.op == ModelOp::constant && e.value != 0) return -1;
    const auto compare = [&](Opcode op, ExprId a, ExprId b) {
      const std::int32_t one = value(a), two = value(b);
      return static_cast<std::int32_t>(put({op, one, two}));
    };
    if (at_[static_cast<std::size_t>(condition)] < 0) {
      if (e.op == ModelOp::less) return compare(Opcode::jump_at_most, e.b, e.a);
      if (e.op == ModelOp::at_most) return compare(Opcode::jump_less, e.b, e.a);
      if (e.op == ModelOp::equal) return compare(Opcode::jump_unequal, e.a, e.b);
      if (e.op == ModelOp::unequal) return compare(Opcode::jump_equal, e.a, e.b);
    }
    return static_cast<std::int32_t>(put({Opcode::jump_zero, value(condition)}));
  }

  void branch(std::int32_t number) {
    const Branch& b = model_.branches[static_cast<std::size_t>(number)];
    const auto kids = [&] {
      for (const std::int32_t kid : b.kids) branch(kid);
    };
    switch (b.kind) {
      case Branch::Kind::all: return kids();
      case Branch::Kind::when: return when(b.condition, kids);
      case Branch::Kind::check: {
        put({Opcode::check, value(b.condition)});
        return kids();
      }
      case Branch::Kind::loop: return loop(b, kids);
      case Branch::Kind::ride: return;  // by rides()
      case Branch::Kind::leaf: return leaf(b.leaf);
    }
  }

  /// Emits the parts of a conjunction in order: the first false one jumps.
  template <class Inside>
  void when(ExprId condition, const Inside& inside) {
    std::vector<ExprId> parts;
    flatten(condition, parts);
    const std::size_t scope = open();
    std::vector<std::int32_t> jumps;
    for (const ExprId part : parts) jumps.push_back(unless(part));
    inside();
    for (const std::int32_t jump : jumps) land(jump);
    close(scope);
  }

  void flatten(ExprId condition, std::vector<ExprId>& out) const {
    std::vector<ExprId> open{condition};
    while (!open.empty()) {
      const ExprId next = open.back();
      open.pop_back();
      if (model_.is_conjunction(next) && at_[static_cast<std::size_t>(next)] < 0) {
        open.push_back(model_[next].b);
        open.push_back(model_[next].a);
      } else {
        out.push_back(next);
      }
    }
  }

  template <class Inside>
  void loop(const Branch& b, const Inside& inside) {
    const std::size_t outer = open();
    const std::int32_t variable = static_cast<std::int32_t>(model_.slots()) + 1 + b.variable;
    const std::int32_t from = value(b.from), to = value(b.to);
    put({Opcode::copy, variable, from});
    const auto over = static_cast<std::int32_t>(put({Opcode::jump_less, to, variable}));
    const std::size_t again = code_.instructions.size();
    const double steps = std::exchange(inner_steps_, 0);
    const std::size_t scope = open();
    const std::int32_t leave = b.condition == kNoExpr ? -1 : unless(b.condition);
    inside();
    close(scope);
    const std::int64_t round = steps_since(again) + 1;
    put({Opcode::step, variable, to, -1, static_cast<std::int32_t>(again), round});
    const double rounds = static_cast<double>(model_[b.to].interval.most) - static_cast<double>(model_[b.from].interval.least) + 1;
    inner_steps_ = steps + std::max(0.0, rounds) * (static_cast<double>(round) + inner_steps_);
    land(over);
    land(leave);
    close(outer);
  }

  /// Steps of the code from an instruction on, loops once. A step takes one to three nanoseconds.
  std::int64_t steps_since(std::size_t from) const {
    std::int64_t out = 0;
    for (std::size_t i = from; i < code_.instructions.size(); ++i) {
      const Opcode op = code_.instructions[i].op;
      out += op == Opcode::gcd ? kStepsOfGcd : op == Opcode::divide || op == Opcode::modulo ? kStepsOfDivision : 1;
    }
    return out;
  }

  void rides() {
    for (const std::int32_t kid : model_.branches[static_cast<std::size_t>(model_.root)].kids) {
      const Branch& b = model_.branches[static_cast<std::size_t>(kid)];
      if (b.kind != Branch::Kind::ride) continue;
      rides_ = true;
      ride_ = b.ride;
      const std::size_t scope = open();
      const std::int32_t variable = static_cast<std::int32_t>(model_.slots()) + 1 + b.variable;
      put({Opcode::copy, variable, value(b.from)});
      const std::int32_t longest = value(b.to);
      const auto over = static_cast<std::int32_t>(put({Opcode::jump_less, longest, variable}));
      when(b.condition, [&] {
        Instruction ray{Opcode::ray, -1, -1, b.ride};
        ray.immediate = b.by;
        put(ray);
        branch(b.kids[0]);
      });
      land(over);
      close(scope);
      ride_ = -1;
    }
  }

  void leaf(std::size_t number) {
    const Leaf& leaf = model_.leaves[number];
    if (!over_) line_ = leaf.line;
    const std::size_t scope = open();
    const std::int32_t skip = legal_ && leaf.legal != kNoExpr ? unless(leaf.legal) : -1;
    const bool single = leaf.after.size() == 1;
    std::int32_t to = -1, first = next_;
    if (!single) next_ += static_cast<std::int32_t>(leaf.after.size());
    if (next_ > most_) most_ = next_;
    for (std::size_t i = 0; i < leaf.after.size(); ++i) {
      to = number_after(leaf.after[i]);
      if (!single) put({Opcode::copy, first + static_cast<std::int32_t>(i), to});
    }
    if (ride_ >= 0) {
      put({Opcode::ray_option, to, -1, ride_});
      return close(scope);
    }
    Instruction option{Opcode::option, single ? to : -1, leaf.gain == kNoExpr ? -1 : value(leaf.gain), first};
    option.immediate = static_cast<std::int64_t>(leaf.after.size());
    option.leaf = static_cast<std::int32_t>(number);
    put(option);
    land(skip);
    close(scope);
  }

  std::int32_t number_after(const std::vector<Change>& changes) {
    std::int32_t out = static_cast<std::int32_t>(code_.number);
    std::int64_t constant = 0;
    const auto add = [&](std::int32_t what, std::int64_t times) {
      const std::int32_t sum = fresh();
      put({Opcode::scaled, sum, out, what, 0, times});
      out = sum;
    };
    for (const Change& c : changes) {
      const std::int64_t weight = weights_[c.slot];
      const Expression* e = &model_[c.to];
      if (e->op == ModelOp::assume) e = &model_[e->a];
      // n + c: only the difference matters.
      if (e->op == ModelOp::add && is_slot(e->a, c.slot)) {
        if (model_[e->b].op == ModelOp::constant) constant += weight * model_[e->b].value;
        else add(value(e->b), weight);
      } else if (e->op == ModelOp::add && is_slot(e->b, c.slot)) {
        add(value(e->a), weight);
      } else if (e->op == ModelOp::subtract && is_slot(e->a, c.slot)) {
        add(value(e->b), -weight);
      } else {
        if (e->op == ModelOp::constant) constant += weight * e->value;
        else add(value(c.to), weight);
        add(static_cast<std::int32_t>(c.slot), -weight);
      }
    }
    if (constant == 0 && out != static_cast<std::int32_t>(code_.number)) return out;
    const std::int32_t sum = fresh();
    put({Opcode::shifted, sum, out, -1, 0, constant});
    return sum;
  }

  bool is_slot(ExprId x, std::size_t slot) const {
    if (model_[x].op == ModelOp::assume) x = model_[x].a;
    return model_[x].op == ModelOp::slot && model_[x].value == static_cast<std::int64_t>(slot);
  }

  const Model& model_;
  const bool legal_, brief_;
  bool over_ = false, rides_ = false;
  std::int32_t ride_ = -1;  // whose moves are being compiled
  int depth_ = 0;
  std::size_t line_ = 0;
  std::vector<std::uint32_t> met_;  // by expression: the last round that met it
  std::uint32_t round_ = 0;
  const std::vector<std::int64_t> weights_;
  Code code_;
  std::vector<std::int32_t> at_;  // the register of each computed expression
  std::vector<ExprId> made_;
  std::vector<std::int32_t> scopes_;
  std::int32_t next_ = 0, most_ = 0;
  double inner_steps_ = 0;  // an upper bound: of the loops so far inside the one that is compiled
};

}  // namespace

Code compile(const Model& model, const Layout& layout, bool legal) {
  Code brief = Compiler(model, layout, legal, true).compile();
  return brief.too_long ? Compiler(model, layout, legal, false).compile() : brief;
}

}  // namespace grundy::lab
