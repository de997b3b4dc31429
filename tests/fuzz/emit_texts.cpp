// Any bytes as a rule text: where it can be solved, its WebAssembly module is made, and its programs are written.
#include <cstdlib>

#include "lab/emit.hpp"
#include "lab/source.hpp"
#include "texts.hpp"

using namespace grundy;
using namespace grundy::lab;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto solved = understood(text);
  if (!solved) return 0;
  // Of tables alone: graphs have no module.
  if (solved->layout.ordered && solved->layout.size <= kFuzzReach.bytes) {
    const Nature& nature = solved->model->program->nature;
    const bool nimbers = solved->solver->has_nimbers();
    const Kept kept = nature.scored ? Kept::scores : nimbers ? Kept::nimbers16 : Kept::outcomes;
    for (const Pass pass : {Pass::values, Pass::remoteness}) {
      const Emitted emitted = emit(*solved->model, solved->layout, kept, pass);
      // "\0asm", version 1
      if (!emitted.module.empty() && (emitted.module.size() < 8 || emitted.module[0] != 0 || emitted.module[1] != 'a' || emitted.module[4] != 1)) std::abort();
    }
  }
  for (const Language language : {Language::cpp, Language::python}) (void)source_of(text, language);
  return 0;
}
