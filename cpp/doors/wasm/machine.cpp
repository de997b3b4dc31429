// Machines (lab/wasm/machine.hpp): modules compiled synchronously that import the memory of this one. In workers, browsers allow that for
// any size.
#include "doors/wasm/machine.hpp"

#include <emscripten.h>

#include "lab/wasm/machine.hpp"

// clang-format off
/// Returns an index in Module.machines, or -1: the content security policy of a page may forbid compiling.
EM_JS(int, open_machine, (const unsigned char* bytes, unsigned size), {
  try {
    const module = new WebAssembly.Module(HEAPU8.slice(bytes >>> 0, (bytes >>> 0) + size));
    const run = new WebAssembly.Instance(module, { 'a': { 'm': wasmMemory } }).exports['f'];
    const machines = Module['machines'] || (Module['machines'] = []);
    const free = machines.indexOf(null);
    if (free < 0) return machines.push(run) - 1;
    machines[free] = run;
    return free;
  } catch (error) {
    return -1;
  }
});
EM_JS(unsigned, run_machine, (int machine, unsigned from, unsigned to, unsigned values, unsigned remoteness, unsigned frame), {
  return Module['machines'][machine](from, to, values, remoteness, frame);
});
EM_JS(void, close_machine, (int machine), {
  Module['machines'][machine] = null;
});
// clang-format on

namespace grundy {

namespace {

bool allowed = true;

class ModuleAtRunTime final : public lab::Machine {
 public:
  explicit ModuleAtRunTime(int number) : number_(number) {}
  ModuleAtRunTime(const ModuleAtRunTime&) = delete;
  ~ModuleAtRunTime() override { close_machine(number_); }
  std::uint32_t run(std::uint32_t from, std::uint32_t to, void* values, void* remoteness, void* frame) override {
    return run_machine(number_, from, to, address(values), address(remoteness), address(frame));
  }

 private:
  /// Converts a pointer to an address of the module, of 32 bits.
  static unsigned address(const void* at) { return static_cast<unsigned>(reinterpret_cast<std::uintptr_t>(at)); }

  int number_;
};

}  // namespace

void allow_machines(bool now) { allowed = now; }

std::unique_ptr<lab::Machine> lab::make_machine(std::span<const std::uint8_t> module) {
  const int number = allowed && !module.empty() ? open_machine(module.data(), static_cast<unsigned>(module.size())) : -1;
  return number < 0 ? nullptr : std::make_unique<ModuleAtRunTime>(number);
}

}  // namespace grundy
