// Any bytes as a rule text: where it can be solved, its WebAssembly module is made, and its programs are written.
#include <cstdlib>

#include "lab/emit.hpp"
#include "lab/rides.hpp"
#include "lab/source.hpp"
#include "texts.hpp"

using namespace grundy;
using namespace grundy::lab;

namespace {

void expect_module(const Model& model, const Layout& layout, Kept kept, Pass pass) {
  const Emitted emitted = emit(model, layout, kept, pass);
  // "\0asm", version 1
  if (!emitted.module.empty() && (emitted.module.size() < 8 || emitted.module[0] != 0 || emitted.module[1] != 'a' || emitted.module[4] != 1)) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto solved = understood(text);
  if (!solved) return 0;
  // Of tables alone: graphs have no module.
  if (solved->layout.ordered && solved->layout.size <= kFuzzReach.bytes) {
    const Nature& nature = solved->model->program->nature;
    const bool nimbers = solved->solver->has_nimbers();
    const Kept kept = nature.scored ? Kept::scores : nimbers ? Kept::nimbers16 : Kept::outcomes;
    for (const Pass pass : {Pass::values, Pass::remoteness}) expect_module(*solved->model, solved->layout, kept, pass);
    if (const auto ridden = with_rides(*solved->model, solved->layout)) expect_module(*ridden, solved->layout, Kept::rides, Pass::values);
  }
  for (const Language language : {Language::cpp, Language::python}) (void)source_of(text, language);
  return 0;
}
