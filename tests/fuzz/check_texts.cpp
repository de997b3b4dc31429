// Any bytes as a rule text: read and checked, faults at places that are in the text.
#include "texts.hpp"

#include <algorithm>
#include <cstdlib>

#include "lab/program.hpp"

using namespace grundy;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  lab::Faults faults;
  const auto program = lab::read_program(text, {}, faults);
  const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1;
  for (const lab::Fault& fault : faults) {
    if (fault.parameter.empty() && (fault.place.line < 1 || fault.place.line > lines || fault.place.column < 1)) std::abort();
  }
  if (faults.empty() && !program) std::abort();
  bool ok = false;
  (void)lab::check_json(text, {}, [](Json& out, const Message& message) { out.text(message.empty() ? "" : "m"); }, ok);
  if (ok && !faults.empty()) std::abort();
  return 0;
}
