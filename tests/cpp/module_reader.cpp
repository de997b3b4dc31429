// LEB128 numbers, sections and instructions: only what the lab writes is known here.
#include "module_reader.hpp"

#include <cstdio>
#include <cstdlib>
#include <initializer_list>

namespace grundy::wasm {

namespace {

using lab::WasmOp;

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

}  // namespace

void need(bool truth, const char* what) {
  if (truth) return;
  std::fprintf(stderr, "WebAssembly: %s\n", what);
  std::abort();
}

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

}  // namespace grundy::wasm
