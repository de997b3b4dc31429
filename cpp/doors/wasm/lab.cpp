// What the lab's module offers beside what all modules do: reading a text without solving it.
#include <emscripten/bind.h>

#include "doors/wasm/machine.hpp"
#include "doors/wasm/values.hpp"
#include "lab/solved.hpp"

namespace {

using namespace grundy;

/// Faults, notes, the order of solving and the parameters of a text: {json}.
val check(const val& text) {
  bool ok = false;
  return success("json", lab::check_json(text_of(text), {}, put_message, ok));
}

}  // namespace

EMSCRIPTEN_BINDINGS(lab) {
  emscripten::function("check", &check);
  /// For tests and benchmarks: whether texts opened from here on may be solved by code made at run time. They may at first.
  emscripten::function("compiled", &allow_machines);
}
