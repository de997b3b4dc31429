// Runs a method's program on many inputs: `method_programs ID/METHOD`, inputs on standard input and outputs on standard output, each with a record
// separator (character 30) after it.
#include <iterator>

#include "programs.hpp"

int main(int count, char** values) {
  const auto program = programs().find(count > 1 ? values[1] : "");
  if (program == programs().end()) return 2;
  const std::string all(std::istreambuf_iterator<char>(std::cin), {});
  for (std::size_t begin = 0; begin < all.size();) {
    const std::size_t end = all.find('\x1e', begin);
    std::cout << output_of(program->second, all.substr(begin, end - begin)) << '\x1e';
    begin = end + 1;
  }
}
