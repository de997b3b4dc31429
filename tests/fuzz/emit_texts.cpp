// Any bytes as a rule text: where it can be solved, its WebAssembly module is made, and its programs are written.
#include "lab/export/source.hpp"
#include "lab/model/rides.hpp"
#include "lab/wasm/emit.hpp"
#include "target.hpp"
#include "texts.hpp"

using namespace grundy;
using namespace grundy::lab;

namespace {

void expect_module(const Model& model, const Layout& layout, Kept kept, Pass pass) {
  const Emitted emitted = emit(model, layout, kept, pass);
  // "\0asm", version 1
  const auto& bytes = emitted.module;
  fuzz::expect(bytes.empty() || (bytes.size() >= 8 && bytes[0] == 0 && bytes[1] == 'a' && bytes[4] == 1));
}

void run(std::string_view bytes) {
  const std::string text(bytes);
  const auto solved = understood(text);
  if (!solved) return;
  // Of tables alone: graphs have no module.
  if (solved->layout.ordered && solved->layout.size <= kFuzzReach.bytes) {
    const Nature& nature = solved->model->program->nature;
    const bool nimbers = solved->solver->has_nimbers();
    const Kept kept = nature.scored ? Kept::scores : nimbers ? Kept::nimbers16 : Kept::outcomes;
    for (const Pass pass : {Pass::values, Pass::remoteness}) expect_module(*solved->model, solved->layout, kept, pass);
    if (const auto ridden = with_rides(*solved->model, solved->layout)) expect_module(*ridden, solved->layout, Kept::rides, Pass::values);
  }
  for (const Language language : {Language::cpp, Language::python}) (void)source_of(text, language);
}

const fuzz::Registered registered("emit_texts", run);

}  // namespace
