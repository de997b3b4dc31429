// Meaning of the instructions of lab/wasm/wasm_body.hpp (WebAssembly core specification, chapters 4.4 and 5). A module that is not valid,
// and one that traps, ends the tests.
#include "interpreter.hpp"

#include <bit>
#include <cstring>
#include <vector>

#include "lab/wasm/machine.hpp"
#include "module_reader.hpp"

namespace grundy {

namespace {

using lab::WasmOp;
using wasm::Function;
using wasm::Instruction;
using wasm::need;

bool allowed = false;
std::uint64_t made = 0;

struct Operand {
  std::uint64_t bits = 0;  // of a number of 32 bits the lower ones
  bool wide = false;
};

/// Three stretches of memory, each of which the module sees at an address of its own.
struct Memory {
  std::uint8_t* stretches[4] = {};
  static std::uint32_t address(std::uint32_t stretch) { return stretch << 30; }

  std::uint8_t* at(const Operand& address, std::uint64_t offset) const {
    const std::uint64_t place = address.bits + offset;
    need(place < std::uint64_t{1} << 32 && stretches[place >> 30], "an address outside of the memory");
    return stretches[place >> 30] + (place & 0x3FFFFFFF);
  }
  template <class T>
  T read(const Operand& address, std::uint64_t offset) const {
    T out;
    std::memcpy(&out, at(address, offset), sizeof out);
    return out;
  }
  template <class T>
  void write(const Operand& address, std::uint64_t offset, std::uint64_t value) const {
    const T kept = static_cast<T>(value);
    std::memcpy(at(address, offset), &kept, sizeof kept);
  }
};

class Interpreter final : public lab::Machine {
 public:
  explicit Interpreter(std::span<const std::uint8_t> module) : functions_(wasm::read_module(module)) {}

  std::uint32_t run(std::uint32_t from, std::uint32_t to, void* values, void* remoteness, void* frame) override {
    void* const stretches[] = {values, remoteness, frame};
    for (std::uint32_t i = 0; i < 3; ++i) memory_.stretches[i + 1] = static_cast<std::uint8_t*>(stretches[i]);
    stack_.clear();
    for (const std::uint32_t argument : {from, to, Memory::address(1), Memory::address(2), Memory::address(3)}) push(argument);
    call(0);
    const std::uint32_t out = narrow();
    need(stack_.empty(), "more than one number was left");
    return out;
  }

 private:
  /// A block that was entered: where a jump to it goes on, how much stood on the stack, and how much it leaves there.
  struct Open {
    std::size_t to, height;
    bool loop, gives;
  };

  void push(std::uint32_t number) { stack_.push_back({number, false}); }
  void push_long(std::uint64_t number) { stack_.push_back({number, true}); }
  Operand pop() {
    need(!stack_.empty(), "nothing on the stack");
    const Operand out = stack_.back();
    stack_.pop_back();
    return out;
  }
  std::uint32_t narrow() {
    const Operand out = pop();
    need(!out.wide, "64 bits where 32 were expected");
    return static_cast<std::uint32_t>(out.bits);
  }
  std::uint64_t wide() {
    const Operand out = pop();
    need(out.wide, "32 bits where 64 were expected");
    return out.bits;
  }
  Operand address() { return {narrow(), false}; }

  void call(std::uint64_t number) {
    need(number < functions_.size() && ++depth_ < 100, "no such function, or too many within one another");
    const Function& function = functions_[number];
    std::vector<Operand> locals(function.parameters + 1 + function.narrow);
    for (std::size_t i = function.parameters; i-- > 0;) locals[i] = {narrow(), false};
    locals[function.parameters].wide = true;
    const std::size_t height = stack_.size();
    std::vector<Open> open{{function.code.size() - 1, height, false, true}};
    for (std::size_t at = 0; at < function.code.size(); ++at) {
      const Instruction& step = function.code[at];
      if (step.op == WasmOp::return_) break;
      go(function, step, at, locals, open);
    }
    const std::uint32_t result = narrow();
    need(stack_.size() >= height, "a function took more than its own");
    stack_.resize(height);
    push(result);
    --depth_;
  }

  void jump(std::uint64_t label, std::size_t& at, std::vector<Open>& open) {
    need(label < open.size(), "no such label");
    open.resize(open.size() - label);
    const Open& to = open.back();
    const bool gives = to.gives && !to.loop;
    const std::uint32_t result = gives ? narrow() : 0;
    need(stack_.size() >= to.height, "a block took more than its own");
    stack_.resize(to.height);
    if (gives) push(result);
    at = to.to;
    if (to.loop) return;
    open.pop_back();
  }

  void go(const Function& function, const Instruction& step, std::size_t& at, std::vector<Operand>& locals, std::vector<Open>& open) {
    const auto local = [&]() -> Operand& {
      need(step.number < locals.size(), "no such local");
      return locals[step.number];
    };
    switch (step.op) {
      case WasmOp::block: open.push_back({step.end, stack_.size(), false, step.gives}); break;
      case WasmOp::loop: open.push_back({at, stack_.size(), true, step.gives}); break;
      case WasmOp::if_: {
        const bool truth = narrow() != 0;
        if (truth || step.other != 0) open.push_back({step.end, stack_.size(), false, step.gives});
        if (!truth) at = step.other != 0 ? step.other - 1 : step.end;
        break;
      }
      case WasmOp::else_: jump(0, at, open); break;
      case WasmOp::end:
        if (at + 1 == function.code.size()) break;
        need(stack_.size() == open.back().height + (open.back().gives ? 1 : 0), "a block left another number of values");
        open.pop_back();
        break;
      case WasmOp::br: jump(step.number, at, open); break;
      case WasmOp::br_if:
        if (narrow() != 0) jump(step.number, at, open);
        break;
      case WasmOp::call: call(step.number); break;
      case WasmOp::select: {
        const bool first = narrow() != 0;
        const Operand two = pop(), one = pop();
        need(one.wide == two.wide, "a choice between two types");
        stack_.push_back(first ? one : two);
        break;
      }
      case WasmOp::local_get: stack_.push_back(local()); break;
      case WasmOp::local_set:
      case WasmOp::local_tee: {
        const Operand value = pop();
        need(value.wide == local().wide, "a local of another type");
        local() = value;
        if (step.op == WasmOp::local_tee) stack_.push_back(value);
        break;
      }
      default: compute(step);
    }
  }

  void compute(const Instruction& step) {
    switch (step.op) {
      case WasmOp::i32_load: push(memory_.read<std::uint32_t>(address(), step.number)); break;
      case WasmOp::i32_load8_u: push(memory_.read<std::uint8_t>(address(), step.number)); break;
      case WasmOp::i32_load16_u: push(memory_.read<std::uint16_t>(address(), step.number)); break;
      case WasmOp::i64_load32_s:
        push_long(static_cast<std::uint64_t>(std::int64_t{memory_.read<std::int32_t>(address(), step.number)}));
        break;
      case WasmOp::i32_store: {
        const auto value = narrow();
        memory_.write<std::uint32_t>(address(), step.number, value);
        break;
      }
      case WasmOp::i32_store8: {
        const auto value = narrow();
        memory_.write<std::uint8_t>(address(), step.number, value);
        break;
      }
      case WasmOp::i32_store16: {
        const auto value = narrow();
        memory_.write<std::uint16_t>(address(), step.number, value);
        break;
      }
      case WasmOp::i64_store32: {
        const auto value = wide();
        memory_.write<std::uint32_t>(address(), step.number, value);
        break;
      }
      case WasmOp::i32_const: push(static_cast<std::uint32_t>(step.number)); break;
      case WasmOp::i64_const: push_long(step.number); break;
      case WasmOp::i32_eqz: push(narrow() == 0); break;
      case WasmOp::i32_ctz: push(static_cast<std::uint32_t>(std::countr_zero(narrow()))); break;
      case WasmOp::i64_ctz: push_long(static_cast<std::uint64_t>(std::countr_zero(wide()))); break;
      case WasmOp::i32_wrap_i64: push(static_cast<std::uint32_t>(wide())); break;
      case WasmOp::i64_extend_i32_s: push_long(static_cast<std::uint64_t>(std::int64_t{static_cast<std::int32_t>(narrow())})); break;
      case WasmOp::i64_extend_i32_u: push_long(narrow()); break;
      case WasmOp::i64_eq:
      case WasmOp::i64_lt_s:
      case WasmOp::i64_gt_s:
      case WasmOp::i64_sub:
      case WasmOp::i64_or:
      case WasmOp::i64_xor:
      case WasmOp::i64_shl: {
        const auto two = wide(), one = wide();
        of_long(step.op, one, two);
        break;
      }
      default: {
        const auto two = narrow(), one = narrow();
        push(of_narrow(step.op, one, two));
      }
    }
  }

  void of_long(WasmOp op, std::uint64_t one, std::uint64_t two) {
    const auto a = static_cast<std::int64_t>(one), b = static_cast<std::int64_t>(two);
    switch (op) {
      case WasmOp::i64_eq: return push(one == two);
      case WasmOp::i64_lt_s: return push(a < b);
      case WasmOp::i64_gt_s: return push(a > b);
      case WasmOp::i64_sub: return push_long(one - two);
      case WasmOp::i64_or: return push_long(one | two);
      case WasmOp::i64_xor: return push_long(one ^ two);
      default: return push_long(one << (two & 63));
    }
  }

  static std::uint32_t of_narrow(WasmOp op, std::uint32_t one, std::uint32_t two) {
    const auto a = static_cast<std::int32_t>(one), b = static_cast<std::int32_t>(two);
    const auto divided = [&](auto left, auto right, bool rest) {
      need(right != 0 && !(a == INT32_MIN && b == -1 && !rest && std::is_signed_v<decltype(left)>), "a division that traps");
      if (std::is_signed_v<decltype(left)> && b == -1) return static_cast<std::uint32_t>(rest ? 0 : -left);
      return static_cast<std::uint32_t>(rest ? left % right : left / right);
    };
    switch (op) {
      case WasmOp::i32_eq: return one == two;
      case WasmOp::i32_ne: return one != two;
      case WasmOp::i32_lt_s: return a < b;
      case WasmOp::i32_lt_u: return one < two;
      case WasmOp::i32_gt_s: return a > b;
      case WasmOp::i32_gt_u: return one > two;
      case WasmOp::i32_le_s: return a <= b;
      case WasmOp::i32_ge_s: return a >= b;
      case WasmOp::i32_add: return one + two;
      case WasmOp::i32_sub: return one - two;
      case WasmOp::i32_mul: return one * two;
      case WasmOp::i32_div_s: return divided(a, b, false);
      case WasmOp::i32_div_u: return divided(one, two, false);
      case WasmOp::i32_rem_s: return divided(a, b, true);
      case WasmOp::i32_rem_u: return divided(one, two, true);
      case WasmOp::i32_and: return one & two;
      case WasmOp::i32_or: return one | two;
      case WasmOp::i32_xor: return one ^ two;
      case WasmOp::i32_shl: return one << (two & 31);
      case WasmOp::i32_shr_s: return static_cast<std::uint32_t>(a >> (two & 31));
      case WasmOp::i32_shr_u: return one >> (two & 31);
      default: need(false, "an instruction that nobody knows"); return 0;
    }
  }

  std::vector<Function> functions_;
  std::vector<Operand> stack_;
  Memory memory_;
  int depth_ = 0;
};

}  // namespace

void interpret_machines(bool now) { allowed = now; }
std::uint64_t interpreted_machines() { return made; }

std::unique_ptr<lab::Machine> lab::make_machine(std::span<const std::uint8_t> module) {
  if (!allowed) return nullptr;
  ++made;
  return std::make_unique<Interpreter>(module);
}

}  // namespace grundy
