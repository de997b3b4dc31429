// Texts as programs to take away: a module of its own, which pages load when somebody asks for one.
#include <emscripten/bind.h>

#include "doors/wasm/embind_names.hpp"
#include "doors/wasm/values.hpp"
#include "lab/export/source.hpp"

namespace {

using namespace grundy;

/// The text as a program in C++, or else in Python: {json}, a string.
val source(const std::string& text, bool cpp) {
  const auto program = lab::source_of(text, cpp ? lab::Language::cpp : lab::Language::python);
  if (!program) return failure(program.error());
  Json out;
  out.text(*program);
  return success("json", std::move(out).str());
}

}  // namespace

EMSCRIPTEN_BINDINGS(source) { emscripten::function("source", &source); }
