#include "lab/wasm/wasm_body.hpp"

namespace grundy::lab {

namespace {

constexpr std::uint8_t kNumber = 0x7F, kFunction = 0x60;

void put_section(Bytes& out, std::uint8_t id, const Bytes& content) {
  out.push_back(id);
  Body::put_unsigned(out, content.size());
  out.insert(out.end(), content.begin(), content.end());
}

}  // namespace

Bytes module_of(std::uint32_t parameters, const std::vector<Body>& functions) {
  Bytes out{0, 'a', 's', 'm', 1, 0, 0, 0};
  Bytes types{2, kFunction};
  Body::put_unsigned(types, parameters);
  types.insert(types.end(), parameters, kNumber);
  types.insert(types.end(), {1, kNumber, kFunction, 2, kNumber, kNumber, 1, kNumber});
  put_section(out, 1, types);
  put_section(out, 2, {1, 1, 'a', 1, 'm', 2, 0, 1});  // one memory of at least one page
  Bytes declared, code;
  Body::put_unsigned(declared, functions.size());
  Body::put_unsigned(code, functions.size());
  for (std::size_t i = 0; i < functions.size(); ++i) {
    declared.push_back(i == 0 ? 0 : 1);
    const Bytes body = functions[i].finished();
    Body::put_unsigned(code, body.size());
    code.insert(code.end(), body.begin(), body.end());
  }
  put_section(out, 3, declared);
  put_section(out, 7, {1, 1, 'f', 0, 0});
  put_section(out, 10, code);
  return out;
}

}  // namespace grundy::lab
