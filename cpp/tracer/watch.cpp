#include "tracer/listing.hpp"

#ifdef __EMSCRIPTEN__
#include <csetjmp>
#endif

namespace grundy::listing {

namespace {

// A method's code is a whole program: its own functions hand nothing on, so what watches it is found here.
#ifdef __EMSCRIPTEN__
Watch* current = nullptr;  // of the one thread that there is
// There are no exceptions there: what the stopped program holds is lost with the instance, which does nothing else.
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
