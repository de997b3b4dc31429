// What the instructions of lab/wasm/wasm_body.hpp mean (WebAssembly core specification, chapters 4.4 and 5). A module that is not valid, and one that
// traps, ends the tests.
#include "interpreter.hpp"

#include <bit>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "lab/wasm/machine.hpp"
#include "lab/wasm/wasm_body.hpp"

namespace grundy {

namespace {

using lab::WasmOp;

bool allowed = false;
std::uint64_t made = 0;

void need(bool truth, const char* what) {
  if (truth) return;
  std::fprintf(stderr, "WebAssembly: %s\n", what);
  std::abort();
}

struct Operand {
  std::uint64_t bits = 0;  // of a number of 32 bits the lower ones
  bool wide = false;
};

struct Instruction {
  WasmOp op;
  std::uint64_t number = 0;        // a constant, a local, a label, a function, an offset
  bool gives = false;              // of a block: a number of 32 bits
  std::size_t end = 0, other = 0;  // of a block: its end, and where its second half begins
};

struct Function {
  std::size_t parameters = 0, narrow = 0;  // and one local of 64 bits between them
  std::vector<Instruction> code;
};

class Reader {
 public:
  explicit Reader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  bool over() const { return at_ == bytes_.size(); }
  std::uint8_t byte() {
    need(!over(), "it ends too early");
    return bytes_[at_++];
  }
  void expect(std::initializer_list<std::uint8_t> wanted) {
    for (const std::uint8_t one : wanted) need(byte() == one, "another byte was expected");
  }
  std::uint64_t natural() {
    std::uint64_t out = 0;
    for (int shift = 0;; shift += 7) {
      const std::uint8_t part = byte();
      out |= std::uint64_t{part & 0x7Fu} << shift;
      if (part < 0x80) return out;
    }
  }
  std::int64_t integer() {
    std::uint64_t out = 0;
    for (int shift = 0;; shift += 7) {
      const std::uint8_t part = byte();
      out |= std::uint64_t{part & 0x7Fu} << shift;
      if (part >= 0x80) continue;
      if (part & 0x40 && shift + 7 < 64) out |= ~std::uint64_t{0} << (shift + 7);
      return static_cast<std::int64_t>(out);
    }
  }
  Reader part(std::uint64_t size) {
    need(size <= bytes_.size() - at_, "a part is longer than the whole");
    Reader out(bytes_.subspan(at_, size));
    at_ += size;
    return out;
  }
  Reader section(std::uint8_t id) {
    need(byte() == id, "another section was expected");
    return part(natural());
  }

 private:
  std::span<const std::uint8_t> bytes_;
  std::size_t at_ = 0;
};

std::vector<Instruction> read_code(Reader& in) {
  std::vector<Instruction> code;
  std::vector<std::size_t> open;
  while (!in.over()) {
    Instruction step{static_cast<WasmOp>(in.byte())};
    switch (step.op) {
      case WasmOp::block:
      case WasmOp::loop:
      case WasmOp::if_: {
        const std::uint8_t type = in.byte();
        need(type == 0x7F || type == 0x40, "a block of another type");
        step.gives = type == 0x7F;
        open.push_back(code.size());
        break;
      }
      case WasmOp::else_:
        need(!open.empty() && code[open.back()].op == WasmOp::if_, "else without if");
        code[open.back()].other = code.size() + 1;
        break;
      case WasmOp::end:
        if (open.empty()) {
          need(in.over(), "code behind the end");
        } else {
          code[open.back()].end = code.size();
          open.pop_back();
        }
        break;
      case WasmOp::br:
      case WasmOp::br_if:
      case WasmOp::call:
      case WasmOp::local_get:
      case WasmOp::local_set:
      case WasmOp::local_tee: step.number = in.natural(); break;
      case WasmOp::i32_load:
      case WasmOp::i32_load8_u:
      case WasmOp::i32_load16_u:
      case WasmOp::i64_load32_s:
      case WasmOp::i32_store:
      case WasmOp::i32_store8:
      case WasmOp::i32_store16:
      case WasmOp::i64_store32:
        need(in.natural() == 0, "another alignment");
        step.number = in.natural();
        break;
      case WasmOp::i32_const:
      case WasmOp::i64_const: step.number = static_cast<std::uint64_t>(in.integer()); break;
      default: break;
    }
    code.push_back(step);
  }
  need(open.empty() && !code.empty() && code.back().op == WasmOp::end, "code without an end");
  return code;
}

/// As module_of (lab/wasm/wasm_body.hpp) writes it.
std::vector<Function> read_module(std::span<const std::uint8_t> bytes) {
  Reader in(bytes);
  in.expect({0, 'a', 's', 'm', 1, 0, 0, 0});
  Reader types = in.section(1);
  std::size_t parameters[2] = {};
  need(types.natural() == 2, "two types were expected");
  for (std::size_t& count : parameters) {
    types.expect({0x60});
    count = types.natural();
    for (std::size_t i = 0; i < count; ++i) types.expect({0x7F});
    types.expect({1, 0x7F});
  }
  in.section(2).expect({1, 1, 'a', 1, 'm', 2, 0, 1});
  Reader declared = in.section(3);
  std::vector<Function> functions(declared.natural());
  for (Function& function : functions) {
    const std::uint64_t type = declared.natural();
    need(type < 2, "no such type");
    function.parameters = parameters[type];
  }
  in.section(7).expect({1, 1, 'f', 0, 0});
  Reader bodies = in.section(10);
  need(bodies.natural() == functions.size(), "as many bodies as functions");
  for (Function& function : functions) {
    Reader body = bodies.part(bodies.natural());
    body.expect({2, 1, 0x7E});
    function.narrow = body.natural();
    body.expect({0x7F});
    function.code = read_code(body);
  }
  need(bodies.over() && in.over(), "more than a module");
  return functions;
}

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
  explicit Interpreter(std::span<const std::uint8_t> module) : functions_(read_module(module)) {}

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
