#include "lab/wasm/emit.hpp"

#include <optional>

#include "lab/wasm/emit_fold.hpp"

namespace grundy::lab {

namespace {

/// The most locals: more take longer to compile than they save.
constexpr std::uint32_t kMostLocals = 20'000;

/// The frame: a count of numbers that are no positions, the tables of the model, and marks.
struct Frame {
  explicit Frame(const Model& model) : numbers(1) {
    for (const std::vector<std::int64_t>& table : model.tables) {
      tables.push_back(offset());
      for (const std::int64_t item : table) numbers.push_back(static_cast<std::uint32_t>(item));
      numbers.push_back(0);
    }
  }
  std::uint32_t offset() const { return static_cast<std::uint32_t>(4 * numbers.size()); }

  std::vector<std::uint32_t> numbers;
  std::vector<std::uint32_t> tables = {};
};

class Emitter {
 public:
  Emitter(const Model& model, const Layout& layout, Kept kept, Pass pass)
      : model_(model),
        weights_(layout.weights(model.slots())),
        pass_(pass),
        frame_(model),
        digits_(model, layout, body_, at_.number),
        values_(model, body_, digits_, at_.frame, frame_.tables),
        legal_(always(model.legal)),
        fold_(model, layout, kept, body_, values_, digits_.sparse() || !legal_, frame_.offset()) {
    if (pass == Pass::values) frame_.numbers.resize(frame_.numbers.size() + Fold::marks(model, layout, kept));
  }

  Emitted emit() {
    absent_ = body_.fresh();
    least_won_ = body_.fresh();
    greatest_ = body_.fresh();
    outcome_ = body_.fresh();
    const bool remoteness = pass_ == Pass::remoteness;
    address(at_.values, fold_.bytes());
    if (remoteness) address(at_.remoteness, 4);
    digits_.begin();
    out_ = body_.open(WasmOp::block);
    const Label again = body_.open(WasmOp::loop);
    if (remoteness) position_lasts();
    else position();
    go_on(at_.number, 1);
    go_on(at_.values, fold_.bytes());
    if (remoteness) go_on(at_.remoteness, 4);
    digits_.step();
    body_.local_get(at_.number);
    body_.local_get(at_.to);
    body_.put(WasmOp::i32_ne);
    body_.br_if(again);
    body_.close();
    body_.close();
    body_.local_get(at_.frame);
    body_.local_get(at_.frame);
    body_.memory(WasmOp::i32_load);
    body_.local_get(absent_);
    body_.put(WasmOp::i32_add);
    body_.memory(WasmOp::i32_store);
    body_.local_get(at_.number);
    if (body_.size() > kLongestBody || body_.locals() > kMostLocals) return {};
    std::vector<Body> functions{std::move(body_)};
    for (Body& body : arithmetic()) functions.push_back(std::move(body));
    return {module_of(5, functions), std::move(frame_.numbers)};
  }

 private:
  bool always(ExprId condition) const { return model_[condition].op == ModelOp::constant && model_[condition].value != 0; }

  /// Advances an address from the beginning of a table to the entry of the first number.
  void address(Local table, std::uint32_t bytes) {
    body_.local_get(at_.number);
    body_.times(bytes);
    body_.local_get(table);
    body_.put(WasmOp::i32_add);
    body_.local_set(table);
  }
  void go_on(Local local, std::uint32_t by) {
    body_.local_get(local);
    body_.plus(by);
    body_.local_set(local);
  }

  void position() {
    const Values::Scope scope = values_.open();
    const Label done = body_.open(WasmOp::block);
    const Label absent = body_.open(WasmOp::block);
    digits_.derive(absent);
    if (!legal_) values_.unless_all(model_.legal, absent);
    // Also for ended positions: lines lead across them.
    rides();
    for (const Ending& ending : model_.endings) {
      const Values::Scope inner = values_.open();
      const Label next = body_.open(WasmOp::block);
      values_.unless_all(ending.condition, next);
      fold_.put_payoff(ending.payoff);
      body_.br(done);
      body_.close();
      values_.close(inner);
    }
    fold_.begin();
    decided_ = body_.open(WasmOp::block);
    fold_.rayed(decided_);
    const Values::Scope inner = values_.open();
    branch(model_.root);
    values_.close(inner);
    fold_.finish();
    body_.br(done);
    body_.close();
    fold_.finish_decided();
    body_.br(done);
    body_.close();
    fold_.put_absent();
    go_on(absent_, 1);
    body_.close();
    values_.close(scope);
  }

  /// Computes the remoteness: N: 1 + the least one of an option P; P: 1 + the greatest one of all options; 0 without options. Sums wrap, so
  /// a missing value (all ones) is neutral: the greatest number in the minimum, and 0 after adding 1 in the maximum.
  void position_lasts() {
    const Values::Scope scope = values_.open();
    const Label done = body_.open(WasmOp::block);
    const Label none = body_.open(WasmOp::block);
    body_.local_get(at_.values);
    fold_.load();
    if (fold_.nimbers()) {
      body_.local_tee(outcome_);
      body_.i32_const(fold_.bytes() == 1 ? 255 : fold_.bytes() == 2 ? 65535 : -1);
      body_.put(WasmOp::i32_eq);
      body_.br_if(none);
      body_.local_get(outcome_);
      body_.put(WasmOp::i32_eqz);
      body_.local_set(outcome_);
    } else {
      body_.local_tee(outcome_);
      body_.i32_const(1);
      body_.put(WasmOp::i32_gt_u);
      body_.br_if(none);
    }
    digits_.derive(none);
    for (const Ending& ending : model_.endings) {
      const Values::Scope inner = values_.open();
      const Label next = body_.open(WasmOp::block);
      values_.unless_all(ending.condition, next);
      body_.local_get(at_.remoteness);
      body_.i32_const(0);
      body_.memory(WasmOp::i32_store);
      body_.br(done);
      body_.close();
      values_.close(inner);
    }
    body_.i32_const(-1);
    body_.local_set(least_won_);
    body_.i32_const(0);
    body_.local_set(greatest_);
    branch(model_.root);
    body_.local_get(at_.remoteness);
    body_.local_get(greatest_);
    body_.local_get(least_won_);
    body_.plus(1);
    body_.local_get(outcome_);
    body_.put(WasmOp::select);
    body_.memory(WasmOp::i32_store);
    body_.br(done);
    body_.close();
    body_.local_get(at_.remoteness);
    body_.i32_const(-1);
    body_.memory(WasmOp::i32_store);
    body_.close();
    values_.close(scope);
  }

  void branch(std::int32_t number) {
    if (body_.size() > kLongestBody) return;
    const Branch& b = model_.branches[static_cast<std::size_t>(number)];
    const auto kids = [&] {
      for (const std::int32_t kid : b.kids) branch(kid);
    };
    switch (b.kind) {
      case Branch::Kind::all: return kids();
      case Branch::Kind::when: {
        const Values::Scope scope = values_.open();
        const Label skip = body_.open(WasmOp::block);
        values_.unless_all(b.condition, skip);
        kids();
        body_.close();
        return values_.close(scope);
      }
      case Branch::Kind::check: values_.unless(b.condition, out_); return kids();
      case Branch::Kind::loop: return loop(b);
      case Branch::Kind::ride: return;  // by rides()
      case Branch::Kind::leaf: return leaf(model_.leaves[b.leaf]);
    }
  }

  void loop(const Branch& b) {
    const Values::Scope outer = values_.open();
    const Local variable = values_.variable(b.variable);
    values_.hold(b.to);
    values_.push(b.from);
    body_.local_set(variable);
    const Label over = body_.open(WasmOp::block);
    body_.local_get(variable);
    values_.again(b.to);
    body_.put(WasmOp::i32_gt_s);
    body_.br_if(over);
    const Label again = body_.open(WasmOp::loop);
    const Values::Scope scope = values_.open();
    if (b.condition != kNoExpr) values_.unless_all(b.condition, over);
    for (const std::int32_t kid : b.kids) branch(kid);
    values_.close(scope);
    body_.local_get(variable);
    body_.plus(1);
    body_.local_tee(variable);
    values_.again(b.to);
    body_.put(WasmOp::i32_le_s);
    body_.br_if(again);
    body_.close();
    body_.close();
    values_.close(outer);
  }

  void rides() {
    fold_.begin_rays();
    for (const std::int32_t kid : model_.branches[static_cast<std::size_t>(model_.root)].kids) {
      const Branch& b = model_.branches[static_cast<std::size_t>(kid)];
      if (b.kind != Branch::Kind::ride) continue;
      const Values::Scope scope = values_.open();
      const Label over = body_.open(WasmOp::block);
      const Local variable = values_.variable(b.variable);
      body_.i32_const(1);
      body_.local_tee(variable);
      values_.push(b.to);
      body_.put(WasmOp::i32_gt_s);
      body_.br_if(over);
      values_.unless_all(b.condition, over);
      body_.local_get(at_.values);
      body_.plus(b.by);
      fold_.ray(b.ride);
      ride_ = b.ride;
      branch(b.kids[0]);
      ride_ = -1;
      body_.close();
      values_.close(scope);
    }
  }

  void leaf(const Leaf& leaf) {
    const Values::Scope scope = values_.open();
    if (pass_ == Pass::remoteness) {
      option_lasts(leaf);
    } else if (leaf.after.size() == 1) {
      push_address(leaf.after[0], at_.values, fold_.bytes());
      if (ride_ >= 0) fold_.ray_option(ride_);
      else fold_.option(leaf, decided_);
    } else {
      fold_.sum(leaf.after.size(), [&](std::size_t i) { push_address(leaf.after[i], at_.values, fold_.bytes()); });
    }
    values_.close(scope);
  }

  void option_lasts(const Leaf& leaf) {
    if (leaf.after.size() != 1) return;  // games that split have no remoteness here
    const Local remoteness = body_.fresh();
    push_address(leaf.after[0], at_.remoteness, 4);
    body_.memory(WasmOp::i32_load);
    body_.local_set(remoteness);
    // least_won = min(least_won, option is P ? remoteness : all ones), without signs
    const Local won = body_.fresh();
    body_.local_get(remoteness);
    body_.i32_const(-1);
    if (fold_.nimbers()) {
      // In normal play exactly the N-positions have odd remoteness, and all ones is odd too.
      body_.local_get(remoteness);
      body_.i32_const(1);
      body_.put(WasmOp::i32_and);
      body_.put(WasmOp::i32_eqz);
    } else {
      push_address(leaf.after[0], at_.values, fold_.bytes());
      fold_.load();
      body_.i32_const(1);
      body_.put(WasmOp::i32_eq);
    }
    body_.put(WasmOp::select);
    body_.local_tee(won);
    body_.local_get(least_won_);
    body_.local_get(won);
    body_.local_get(least_won_);
    body_.put(WasmOp::i32_lt_u);
    body_.put(WasmOp::select);
    body_.local_set(least_won_);
    // greatest = max(greatest, 1 + remoteness)
    body_.local_get(remoteness);
    body_.plus(1);
    body_.local_tee(remoteness);
    body_.local_get(greatest_);
    body_.local_get(remoteness);
    body_.local_get(greatest_);
    body_.put(WasmOp::i32_gt_u);
    body_.put(WasmOp::select);
    body_.local_set(greatest_);
  }

  /// Pushes the address of the position after these changes.
  void push_address(const std::vector<Change>& changes, Local entry, std::uint32_t bytes) {
    body_.local_get(entry);
    std::int64_t constant = 0;
    const auto add = [&](ExprId what, std::int64_t weight) {
      values_.push(what);
      body_.times(weight * bytes);
      body_.put(WasmOp::i32_add);
    };
    for (const Change& c : changes) {
      const std::int64_t weight = weights_[c.slot];
      const Expression* e = &model_[c.to];
      if (e->op == ModelOp::assume) e = &model_[e->a];
      // n + c: only the difference matters.
      if (e->op == ModelOp::add && is_slot(e->a, c.slot)) {
        if (model_[e->b].op == ModelOp::constant) constant += weight * model_[e->b].value;
        else add(e->b, weight);
      } else if (e->op == ModelOp::add && is_slot(e->b, c.slot)) {
        add(e->a, weight);
      } else if (e->op == ModelOp::subtract && is_slot(e->a, c.slot)) {
        add(e->b, -weight);
      } else {
        if (e->op == ModelOp::constant) constant += weight * e->value;
        else add(c.to, weight);
        digits_.push(c.slot);
        body_.times(-weight * bytes);
        body_.put(WasmOp::i32_add);
      }
    }
    body_.plus(constant * bytes);
  }

  bool is_slot(ExprId x, std::size_t slot) const {
    if (model_[x].op == ModelOp::assume) x = model_[x].a;
    return model_[x].op == ModelOp::slot && model_[x].value == static_cast<std::int64_t>(slot);
  }

  const Model& model_;
  const std::vector<std::int64_t> weights_;
  const Pass pass_;
  const At at_ = {};
  Frame frame_;
  Body body_{5};
  Digits digits_;
  Values values_;
  const bool legal_;  // no `legal if` excludes a number
  Fold fold_;
  Local absent_ = 0, least_won_ = 0, greatest_ = 0, outcome_ = 0;
  Label out_ = 0, decided_ = 0;
  std::int32_t ride_ = -1;  // whose moves are being emitted
};

}  // namespace

Emitted emit(const Model& model, const Layout& layout, Kept kept, Pass pass) { return Emitter(model, layout, kept, pass).emit(); }

}  // namespace grundy::lab
