// The native program: connects run_command to standard streams and files.
#include <fcntl.h>
#include <unistd.h>
#include <zlib.h>

#include <cstdio>
#include <cstdlib>
#include <memory>

#include "doors/command.hpp"

namespace {

std::optional<std::string> read_all(std::FILE* file) {
  std::string content;
  char block[1 << 16];
  while (content.size() <= grundy::kLongestFile) {
    const std::size_t n = std::fread(block, 1, sizeof block, file);
    if (n == 0) break;
    content.append(block, n);
  }
  if (std::ferror(file)) return std::nullopt;
  return content;
}

std::optional<std::string> read_file(const std::string& path) {
  if (path == "-") return read_all(stdin);
  struct Close {
    void operator()(std::FILE* f) const { std::fclose(f); }
  };
  const std::unique_ptr<std::FILE, Close> file(std::fopen(path.c_str(), "rb"));
  return file ? read_all(file.get()) : std::nullopt;
}

bool write_file(const std::string& path, std::string_view bytes) {
  std::FILE* file = std::fopen(path.c_str(), "wb");
  if (!file) return false;
  const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
  return std::fclose(file) == 0 && written;
}

std::string compressed(std::string_view bytes) {
  uLongf length = compressBound(static_cast<uLong>(bytes.size()));
  std::string out(length, '\0');
  // It fails only without memory; then there is no picture.
  const int status = compress2(reinterpret_cast<Bytef*>(out.data()), &length, reinterpret_cast<const Bytef*>(bytes.data()),
                               static_cast<uLong>(bytes.size()), Z_BEST_COMPRESSION);
  if (status != Z_OK) std::abort();
  out.resize(length);
  return out;
}

/// Gives the standard streams that are closed to /dev/null, as Node does, so that no file takes their place.
void open_standard_streams() {
  int opened = 0;
  while (opened >= 0 && opened <= STDERR_FILENO) opened = open("/dev/null", O_RDWR);
  if (opened > STDERR_FILENO) close(opened);
}

void show_progress(double share) {
  if (share < 1) std::fprintf(stderr, "\r%3d %%", static_cast<int>(100 * share));
  else std::fprintf(stderr, "\r     \r");
  std::fflush(stderr);
}

}  // namespace

int main(int count, char** values) {
  open_standard_streams();
  const std::vector<std::string> arguments(values + 1, values + count);
  const grundy::CommandResult result =
      grundy::run_command(arguments, {read_file, compressed, write_file, isatty(STDERR_FILENO) ? show_progress : nullptr});
  std::fwrite(result.err.data(), 1, result.err.size(), stderr);
  const bool written = std::fwrite(result.out.data(), 1, result.out.size(), stdout) == result.out.size() && std::fflush(stdout) == 0;
  if (!written) std::fputs("error: standard output cannot be written\n", stderr);
  return written ? result.status : 1;
}
