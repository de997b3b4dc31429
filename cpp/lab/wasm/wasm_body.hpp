// Writes WebAssembly in its binary format (WebAssembly core specification, chapter 5): the body of a function, and a module of such.
#pragma once

#include <cstdint>
#include <vector>

namespace grundy::lab {

using Bytes = std::vector<std::uint8_t>;

enum class WasmOp : std::uint8_t {
  block = 0x02,
  loop = 0x03,
  if_ = 0x04,
  else_ = 0x05,
  end = 0x0B,
  br = 0x0C,
  br_if = 0x0D,
  return_ = 0x0F,
  call = 0x10,
  select = 0x1B,
  local_get = 0x20,
  local_set = 0x21,
  local_tee = 0x22,
  i32_load = 0x28,
  i32_load8_u = 0x2D,
  i32_load16_u = 0x2F,
  i64_load32_s = 0x34,
  i32_store = 0x36,
  i32_store8 = 0x3A,
  i32_store16 = 0x3B,
  i64_store32 = 0x3E,
  i32_const = 0x41,
  i64_const = 0x42,
  i32_eqz = 0x45,
  i32_eq = 0x46,
  i32_ne = 0x47,
  i32_lt_s = 0x48,
  i32_lt_u = 0x49,
  i32_gt_s = 0x4A,
  i32_gt_u = 0x4B,
  i32_le_s = 0x4C,
  i32_ge_s = 0x4E,
  i64_eq = 0x51,
  i64_lt_s = 0x53,
  i64_gt_s = 0x55,
  i32_ctz = 0x68,
  i32_add = 0x6A,
  i32_sub = 0x6B,
  i32_mul = 0x6C,
  i32_div_s = 0x6D,
  i32_div_u = 0x6E,
  i32_rem_s = 0x6F,
  i32_rem_u = 0x70,
  i32_and = 0x71,
  i32_or = 0x72,
  i32_xor = 0x73,
  i32_shl = 0x74,
  i32_shr_s = 0x75,
  i32_shr_u = 0x76,
  i64_ctz = 0x7A,
  i64_sub = 0x7D,
  i64_or = 0x84,
  i64_xor = 0x85,
  i64_shl = 0x86,
  i32_wrap_i64 = 0xA7,
  i64_extend_i32_s = 0xAC,
  i64_extend_i32_u = 0xAD,
};

using Local = std::uint32_t;
/// The depth of a block, the target of jumps.
using Label = std::uint32_t;

/// The body of a function: instructions, and locals allocated on request. The first local after the parameters has 64 bits, the others 32.
class Body {
 public:
  explicit Body(std::uint32_t parameters) : parameters_(parameters), next_(parameters + 1), most_(next_) {}

  Local wide_local() const { return parameters_; }
  Local fresh() {
    const Local out = next_++;
    if (next_ > most_) most_ = next_;
    return out;
  }
  /// `release(mark())` frees the locals allocated in between.
  Local mark() const { return next_; }
  void release(Local mark) { next_ = mark; }

  void put(WasmOp op) { code_.push_back(static_cast<std::uint8_t>(op)); }
  void local_get(Local local) { with(WasmOp::local_get, local); }
  void local_set(Local local) { with(WasmOp::local_set, local); }
  void local_tee(Local local) { with(WasmOp::local_tee, local); }
  void call(std::uint32_t function) { with(WasmOp::call, function); }
  void i32_const(std::int64_t n) {
    put(WasmOp::i32_const);
    put_signed(code_, static_cast<std::int32_t>(n));
  }
  void i64_const(std::int64_t n) {
    put(WasmOp::i64_const);
    put_signed(code_, n);
  }
  void memory(WasmOp op, std::uint32_t offset = 0) {
    put(op);
    code_.push_back(0);  // alignment is only a hint
    put_unsigned(code_, offset);
  }
  /// Adds n to the number on the stack.
  void plus(std::int64_t n) {
    if (static_cast<std::int32_t>(n) == 0) return;
    i32_const(n);
    put(WasmOp::i32_add);
  }
  void times(std::int64_t n) {
    if (n == 1) return;
    const auto natural = static_cast<std::uint64_t>(n);
    if (n > 1 && (natural & (natural - 1)) == 0) {
      i32_const(__builtin_ctzll(natural));
      put(WasmOp::i32_shl);
      return;
    }
    i32_const(n);
    put(WasmOp::i32_mul);
  }

  Label open(WasmOp kind, bool gives = false) {
    put(kind);
    code_.push_back(gives ? 0x7F : 0x40);
    return ++depth_;
  }
  void close() {
    put(WasmOp::end);
    --depth_;
  }
  void br(Label label) { with(WasmOp::br, depth_ - label); }
  void br_if(Label label) { with(WasmOp::br_if, depth_ - label); }

  std::size_t size() const { return code_.size(); }
  std::uint32_t locals() const { return most_; }
  /// Returns the entry of the module's code section.
  Bytes finished() const {
    Bytes out{2, 1, 0x7E};
    put_unsigned(out, most_ - parameters_ - 1);
    out.push_back(0x7F);
    out.insert(out.end(), code_.begin(), code_.end());
    out.push_back(static_cast<std::uint8_t>(WasmOp::end));
    return out;
  }

  static void put_unsigned(Bytes& out, std::uint64_t n) {
    for (; n >= 0x80; n >>= 7) out.push_back(static_cast<std::uint8_t>(n | 0x80));
    out.push_back(static_cast<std::uint8_t>(n));
  }
  static void put_signed(Bytes& out, std::int64_t n) {
    for (; n < -64 || n > 63; n >>= 7) out.push_back(static_cast<std::uint8_t>((n & 0x7F) | 0x80));
    out.push_back(static_cast<std::uint8_t>(n & 0x7F));
  }

 private:
  void with(WasmOp op, std::uint32_t n) {
    put(op);
    put_unsigned(code_, n);
  }

  Bytes code_;
  std::uint32_t parameters_, next_, most_;
  Label depth_ = 0;
};

/// Builds a module that imports the memory `m` of the module `a`. The first function takes `parameters` numbers, the others two; each
/// returns one. The first is exported as `f`. O(bytes).
Bytes module_of(std::uint32_t parameters, const std::vector<Body>& functions);

}  // namespace grundy::lab
