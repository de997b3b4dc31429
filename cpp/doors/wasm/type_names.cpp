// Embind names a type without RTTI by its address, in messages about functions that were declared wrongly. It alone would bring printf into
// the modules of the pages, 3 kB of libc.
#include <cstdarg>
#include <cstdint>

/// Writes a pointer in hexadecimal: all that Embind formats. Returns the number of characters.
extern "C" int siprintf(char* out, const char* format, ...) {
  va_list values;
  va_start(values, format);
  const auto address = va_arg(values, std::uintptr_t);
  va_end(values);
  int count = 0;
  out[count++] = '0';
  out[count++] = 'x';
  for (int shift = 28; shift >= 0; shift -= 4) out[count++] = "0123456789abcdef"[address >> shift & 15];
  out[count] = '\0';
  return count;
}
