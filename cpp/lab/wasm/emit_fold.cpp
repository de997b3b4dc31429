#include "lab/wasm/emit_fold.hpp"

#include <algorithm>

namespace grundy::lab {

namespace {

/// The most options for a set of nimbers in a word. Its highest bit stands for options that are no positions: their value is all ones, and
/// shifts take it modulo the number of bits. Fewer options than that never produce or need this nimber.
constexpr std::uint64_t kBits = 30, kWideBits = 62;

}  // namespace

std::uint32_t Fold::marks(const Model& model, const Layout& layout, Kept kept) {
  if (kept > Kept::nimbers32 || model.options <= kWideBits) return 0;
  // With a mark for every possible entry, including the absent one, no bounds check is needed.
  if (kept == Kept::nimbers8) return 256;
  if (kept == Kept::nimbers16) return 65536;
  return static_cast<std::uint32_t>(most_nimber(model, layout)) + 2;
}

Fold::Scheme Fold::scheme_of(const Model& model, Kept kept) {
  if (kept == Kept::scores) return Scheme::scores;
  if (kept == Kept::outcomes || kept == Kept::rides) return Scheme::outcomes;
  return model.options <= kBits ? Scheme::bits : model.options <= kWideBits ? Scheme::wide_bits : Scheme::marks;
}

Fold::Fold(const Model& model, const Layout& layout, Kept kept, Body& body, Values& expressions, bool absents, std::uint32_t marks)
    : model_(model),
      kept_(kept),
      body_(body),
      expressions_(expressions),
      scheme_(scheme_of(model, kept)),
      first_mark_(marks),
      marks_(Fold::marks(model, layout, kept)),
      absents_(absents),
      value_(body.fresh()),
      seen_(body.fresh()),
      stamp_(body.fresh()),
      rays_(body.fresh()),
      best_(body.wide_local()) {
  bytes_ = kept == Kept::nimbers16 ? 2 : kept == Kept::nimbers32 || kept == Kept::scores ? 4 : 1;
  absent_ = kept == Kept::scores ? INT32_MIN : bytes_ == 1 ? 255 : bytes_ == 2 ? 65535 : -1;
  const auto may_be_draw = [&](ExprId payoff) { return model[payoff].interval.least <= 0 && model[payoff].interval.most >= 0; };
  draws_ = may_be_draw(model.stuck) ||
           std::any_of(model.endings.begin(), model.endings.end(), [&](const Ending& ending) { return may_be_draw(ending.payoff); });
}

void Fold::load() { body_.memory(bytes_ == 1 ? WasmOp::i32_load8_u : bytes_ == 2 ? WasmOp::i32_load16_u : WasmOp::i32_load); }
void Fold::store() { body_.memory(bytes_ == 1 ? WasmOp::i32_store8 : bytes_ == 2 ? WasmOp::i32_store16 : WasmOp::i32_store); }

void Fold::begin() {
  switch (scheme_) {
    case Scheme::bits:
    case Scheme::outcomes: body_.i32_const(0); return body_.local_set(seen_);
    case Scheme::wide_bits: body_.i64_const(0); return body_.local_set(best_);
    case Scheme::marks:
      // Stamps are unique per position, so marks are never cleared.
      body_.local_get(At{}.number);
      body_.plus(1);
      return body_.local_set(stamp_);
    case Scheme::scores: body_.i64_const(INT32_MIN); return body_.local_set(best_);
  }
}

/// Marks the nimber on the stack.
void Fold::mark() {
  switch (scheme_) {
    case Scheme::bits:
      body_.local_set(value_);
      body_.i32_const(1);
      body_.local_get(value_);
      body_.put(WasmOp::i32_shl);
      body_.local_get(seen_);
      body_.put(WasmOp::i32_or);
      return body_.local_set(seen_);
    case Scheme::wide_bits:
      body_.local_set(value_);
      body_.i64_const(1);
      body_.local_get(value_);
      body_.put(WasmOp::i64_extend_i32_u);
      body_.put(WasmOp::i64_shl);
      body_.local_get(best_);
      body_.put(WasmOp::i64_or);
      return body_.local_set(best_);
    default: break;
  }
  const bool bounded = kept_ == Kept::nimbers32;
  if (bounded) {
    body_.local_tee(value_);
    body_.i32_const(marks_);
    body_.put(WasmOp::i32_lt_u);
    body_.open(WasmOp::if_);
    body_.local_get(value_);
  }
  body_.times(4);
  body_.local_get(At{}.frame);
  body_.put(WasmOp::i32_add);
  body_.local_get(stamp_);
  body_.memory(WasmOp::i32_store, first_mark_);
  if (bounded) body_.close();
}

void Fold::scored_option(const Leaf& leaf) {
  body_.local_set(value_);
  // best = max(best, gain - value), in 64 bits: sums of points may exceed 2^31
  const auto push_result = [&] {
    if (leaf.gain == kNoExpr) {
      body_.i64_const(0);
    } else {
      expressions_.again(leaf.gain);
      body_.put(WasmOp::i64_extend_i32_s);
    }
    body_.local_get(value_);
    body_.put(WasmOp::i64_extend_i32_s);
    body_.put(WasmOp::i64_sub);
  };
  if (leaf.gain != kNoExpr) expressions_.hold(leaf.gain);
  const Label skip = body_.open(WasmOp::block);
  if (absents_) {
    body_.local_get(value_);
    push_absent();
    body_.put(WasmOp::i32_eq);
    body_.br_if(skip);
  }
  push_result();
  body_.local_get(best_);
  push_result();
  body_.local_get(best_);
  body_.put(WasmOp::i64_gt_s);
  body_.put(WasmOp::select);
  body_.local_set(best_);
  body_.close();
}

void Fold::option(const Leaf& leaf, Label decided) {
  load();
  if (nimbers()) return mark();
  if (scheme_ == Scheme::scores) return scored_option(leaf);
  // An option P decides.
  if (rides()) {
    body_.i32_const(kOutcomeOfEntry);
    body_.put(WasmOp::i32_and);
  }
  body_.local_tee(value_);
  body_.i32_const(1);
  body_.put(WasmOp::i32_eq);
  body_.br_if(decided);
  // seen: 1 an option N, 2 an option D
  if (!absents_ && !draws_) {
    body_.i32_const(1);
  } else {
    body_.local_get(seen_);
    body_.local_get(value_);
    body_.put(WasmOp::i32_eqz);
    body_.put(WasmOp::i32_or);
    if (draws_) {
      body_.local_get(value_);
      body_.i32_const(2);
      body_.put(WasmOp::i32_eq);
      body_.times(2);
      body_.put(WasmOp::i32_or);
    }
  }
  body_.local_set(seen_);
}

void Fold::begin_rays() {
  if (!rides()) return;
  body_.i32_const(0);
  body_.local_set(rays_);
}

void Fold::ray(std::int32_t ride) {
  load();
  body_.i32_const(std::int64_t{1} << (kRideBits + ride));
  body_.put(WasmOp::i32_and);
  body_.local_get(rays_);
  body_.put(WasmOp::i32_or);
  body_.local_set(rays_);
}

void Fold::ray_option(std::int32_t ride) {
  // rays |= (value & 1) << bit: P is 1, and no outcome is D
  load();
  body_.i32_const(1);
  body_.put(WasmOp::i32_and);
  body_.times(std::int64_t{1} << (kRideBits + ride));
  body_.local_get(rays_);
  body_.put(WasmOp::i32_or);
  body_.local_set(rays_);
}

void Fold::rayed(Label decided) {
  if (!rides()) return;
  body_.local_get(rays_);
  body_.br_if(decided);
}

void Fold::with_rays() {
  if (!rides()) return;
  body_.local_get(rays_);
  body_.put(WasmOp::i32_or);
}

/// Pushes the least number that is not marked.
void Fold::first_unmarked() {
  const Local at = value_;
  body_.local_get(At{}.frame);
  body_.local_set(at);
  const Label done = body_.open(WasmOp::block);
  const Label again = body_.open(WasmOp::loop);
  body_.local_get(at);
  body_.memory(WasmOp::i32_load, first_mark_);
  body_.local_get(stamp_);
  body_.put(WasmOp::i32_ne);
  body_.br_if(done);
  body_.local_get(at);
  body_.plus(4);
  body_.local_set(at);
  body_.br(again);
  body_.close();
  body_.close();
  body_.local_get(at);
  body_.local_get(At{}.frame);
  body_.put(WasmOp::i32_sub);
  body_.i32_const(2);
  body_.put(WasmOp::i32_shr_u);
}

void Fold::finish_scores() {
  // best, or the payoff of a position without moves
  body_.local_get(best_);
  expressions_.push(model_.stuck);
  body_.put(WasmOp::i64_extend_i32_s);
  body_.local_get(best_);
  body_.i64_const(INT32_MIN);
  body_.put(WasmOp::i64_eq);
  body_.put(WasmOp::i32_eqz);
  body_.put(WasmOp::select);
  body_.local_set(best_);
  clamp_and_store();
}

void Fold::finish() {
  body_.local_get(At{}.values);
  switch (scheme_) {
    case Scheme::bits:
      body_.local_get(seen_);
      body_.i32_const(-1);
      body_.put(WasmOp::i32_xor);
      body_.put(WasmOp::i32_ctz);
      return store();
    case Scheme::wide_bits:
      body_.local_get(best_);
      body_.i64_const(-1);
      body_.put(WasmOp::i64_xor);
      body_.put(WasmOp::i64_ctz);
      body_.put(WasmOp::i32_wrap_i64);
      return store();
    case Scheme::marks: first_unmarked(); return store();
    case Scheme::outcomes:
      if (draws_) {
        // none: as stuck; 1: P; 2 or 3: D
        body_.i32_const(2);
        body_.i32_const(1);
        body_.local_get(seen_);
        body_.i32_const(2);
        body_.put(WasmOp::i32_and);
        body_.put(WasmOp::select);
      } else {
        body_.i32_const(1);
      }
      outcome_of_payoff(model_.stuck);
      body_.local_get(seen_);
      body_.put(WasmOp::select);
      with_rays();
      return store();
    case Scheme::scores: return finish_scores();
  }
}

/// Stores best_, clamped to the range of scores; the address is on the stack.
void Fold::clamp_and_store() {
  for (const std::int64_t limit : {-Limits::number + 1, Limits::number - 1}) {
    body_.local_get(best_);
    body_.i64_const(limit);
    body_.local_get(best_);
    body_.i64_const(limit);
    body_.put(limit < 0 ? WasmOp::i64_gt_s : WasmOp::i64_lt_s);
    body_.put(WasmOp::select);
    body_.local_set(best_);
  }
  body_.local_get(best_);
  body_.put(WasmOp::i32_wrap_i64);
  store();
}

void Fold::finish_decided() {
  body_.local_get(At{}.values);
  body_.i32_const(0);
  with_rays();
  store();
}

/// Pushes the outcome: 0 N, 1 P, 2 D.
void Fold::outcome_of_payoff(ExprId payoff) {
  if (expressions_.is_known(payoff)) {
    const std::int64_t value = model_[payoff].value;
    return body_.i32_const(value > 0 ? 0 : value < 0 ? 1 : 2);
  }
  // payoff > 0 ? 0 : payoff < 0 ? 1 : 2
  expressions_.push(payoff);
  body_.local_set(value_);
  body_.i32_const(0);
  body_.i32_const(1);
  body_.i32_const(2);
  body_.local_get(value_);
  body_.put(WasmOp::select);
  body_.local_get(value_);
  body_.i32_const(0);
  body_.put(WasmOp::i32_gt_s);
  body_.put(WasmOp::select);
}

void Fold::put_payoff(ExprId payoff) {
  body_.local_get(At{}.values);
  if (scheme_ == Scheme::scores) {
    expressions_.push(payoff);
    body_.put(WasmOp::i64_extend_i32_s);
    body_.local_set(best_);
    return clamp_and_store();
  }
  if (nimbers()) body_.i32_const(0);
  else outcome_of_payoff(payoff);
  with_rays();
  store();
}

void Fold::put_absent() {
  body_.local_get(At{}.values);
  push_absent();
  store();
}

}  // namespace grundy::lab
