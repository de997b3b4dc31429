// The native program: standard streams and files around run_command.
#include <cstdio>
#include <memory>

#include "doors/command.hpp"

namespace {

std::optional<std::string> read_all(std::FILE* file) {
  std::string content;
  char block[1 << 16];
  while (const std::size_t n = std::fread(block, 1, sizeof block, file)) content.append(block, n);
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

}  // namespace

int main(int count, char** values) {
  const std::vector<std::string> arguments(values + 1, values + count);
  const grundy::CommandResult result = grundy::run_command(arguments, read_file);
  std::fwrite(result.err.data(), 1, result.err.size(), stderr);
  const bool written = std::fwrite(result.out.data(), 1, result.out.size(), stdout) == result.out.size() && std::fflush(stdout) == 0;
  return written ? result.status : 1;
}
