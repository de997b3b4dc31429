// Writes WebAssembly in its binary format (WebAssembly core specification, chapter 5): the body of a function, and a module of such.
#pragma once

#include <cstdint>
#include <vector>

namespace grundy::lab {

using Bytes = std::vector<std::uint8_t>;

enum class Wasm : std::uint8_t {
  block = 0x02, loop = 0x03, condition = 0x04, otherwise = 0x05, end = 0x0B, jump = 0x0C, jump_if = 0x0D, leave = 0x0F, call = 0x10, select = 0x1B,
  get = 0x20, set = 0x21, tee = 0x22,
  load = 0x28, load_byte = 0x2D, load_half = 0x2F, load_long = 0x34, store = 0x36, store_byte = 0x3A, store_half = 0x3B, store_long = 0x3E,
  number = 0x41, long_number = 0x42,
  is_zero = 0x45, equal = 0x46, unequal = 0x47, less = 0x48, below = 0x49, more = 0x4A, above = 0x4B, at_most = 0x4C, at_least = 0x4E,
  long_equal = 0x51, long_less = 0x53, long_more = 0x55,
  low_zeros = 0x68, add = 0x6A, subtract = 0x6B, multiply = 0x6C, divide = 0x6D, natural_divide = 0x6E, modulo = 0x6F, natural_modulo = 0x70,
  both = 0x71, either = 0x72, exclusive = 0x73, left = 0x74, right = 0x75, natural_right = 0x76,
  long_low_zeros = 0x7A, long_subtract = 0x7D, long_either = 0x84, long_exclusive = 0x85, long_left = 0x86,
  narrow = 0xA7, extend = 0xAC, natural_extend = 0xAD,
};

using Local = std::uint32_t;
/// How deep a block stands: what jumps name.
using Label = std::uint32_t;

/// The body of a function: instructions, and locals as they are asked for. The first local after the parameters has 64 bits, the others 32.
class Body {
 public:
  explicit Body(std::uint32_t parameters) : parameters_(parameters), next_(parameters + 1), most_(next_) {}

  Local wide_local() const { return parameters_; }
  Local fresh() {
    const Local out = next_++;
    if (next_ > most_) most_ = next_;
    return out;
  }
  /// Locals from here on are given again.
  Local mark() const { return next_; }
  void release(Local mark) { next_ = mark; }

  void put(Wasm op) { code_.push_back(static_cast<std::uint8_t>(op)); }
  void get(Local local) { with(Wasm::get, local); }
  void set(Local local) { with(Wasm::set, local); }
  void tee(Local local) { with(Wasm::tee, local); }
  void call(std::uint32_t function) { with(Wasm::call, function); }
  void number(std::int64_t n) {
    put(Wasm::number);
    put_signed(code_, static_cast<std::int32_t>(n));
  }
  void long_number(std::int64_t n) {
    put(Wasm::long_number);
    put_signed(code_, n);
  }
  void memory(Wasm op, std::uint32_t offset = 0) {
    put(op);
    code_.push_back(0);  // alignment is only a hint
    put_unsigned(code_, offset);
  }
  /// n + what is on the stack.
  void plus(std::int64_t n) {
    if (static_cast<std::int32_t>(n) == 0) return;
    number(n);
    put(Wasm::add);
  }
  void times(std::int64_t n) {
    if (n == 1) return;
    const auto natural = static_cast<std::uint64_t>(n);
    if (n > 1 && (natural & (natural - 1)) == 0) {
      number(__builtin_ctzll(natural));
      put(Wasm::left);
      return;
    }
    number(n);
    put(Wasm::multiply);
  }

  Label open(Wasm kind, bool gives = false) {
    put(kind);
    code_.push_back(gives ? 0x7F : 0x40);
    return ++depth_;
  }
  void close() {
    put(Wasm::end);
    --depth_;
  }
  void jump(Label label) { with(Wasm::jump, depth_ - label); }
  void jump_if(Label label) { with(Wasm::jump_if, depth_ - label); }

  std::size_t size() const { return code_.size(); }
  std::uint32_t locals() const { return most_; }
  /// As it stands in a module's section of code.
  Bytes finished() const {
    Bytes out{2, 1, 0x7E};
    put_unsigned(out, most_ - parameters_ - 1);
    out.push_back(0x7F);
    out.insert(out.end(), code_.begin(), code_.end());
    out.push_back(static_cast<std::uint8_t>(Wasm::end));
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
  void with(Wasm op, std::uint32_t n) {
    put(op);
    put_unsigned(code_, n);
  }

  Bytes code_;
  std::uint32_t parameters_, next_, most_;
  Label depth_ = 0;
};

/// A module with the memory `m` of the module `a`. The first function takes `parameters` numbers, the others two, each gives one; the first
/// is exported as `f`. O(bytes).
Bytes module_of(std::uint32_t parameters, const std::vector<Body>& functions);

}  // namespace grundy::lab
