// libFuzzer's door to the one target that is linked with it.
#include "../target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  grundy::fuzz::targets().front().run({reinterpret_cast<const char*>(data), size});
  return 0;
}
