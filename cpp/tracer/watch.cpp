#include "tracer/listing.hpp"

#ifdef __EMSCRIPTEN__
#include <csetjmp>
#endif

namespace grundy::listing {

namespace {

// The current Watch is a global: the code of a method is a whole program, whose functions pass nothing on.
#ifdef __EMSCRIPTEN__
Watch* current = nullptr;  // there is only one thread
// WebAssembly is built without exceptions: the memory of the stopped program is lost with the instance, which is used for nothing else.
std::jmp_buf stopped;
#else
thread_local Watch* current = nullptr;
struct Stopped {};
#endif

}  // namespace

Watch& watch() { return *current; }

void Watch::stop() {
#ifdef __EMSCRIPTEN__
  std::longjmp(stopped, 1);
#else
  throw Stopped{};
#endif
}

bool run_listing(const Listing& listing, Watch& watch) {
  current = &watch;
#ifdef __EMSCRIPTEN__
  if (setjmp(stopped) != 0) return false;
  listing.run();
  return true;
#else
  try {
    listing.run();
    return true;
  } catch (const Stopped&) {
    return false;
  }
#endif
}

}  // namespace grundy::listing
