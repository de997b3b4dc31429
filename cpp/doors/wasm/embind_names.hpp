// Included once by each program of this folder.
#pragma once

#if __clang_major__ < 15
// Embind names types that it does not know by their addresses, with printf's little sister, and for that alone brings 2 kB of it. All of
// ours are known.
extern "C" int siprintf(char* out, const char*, ...) {
  *out = '\0';
  return 0;
}
#endif
