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
    std::istringstream input(all.substr(begin, end - begin));
    std::ostringstream output;
    std::streambuf* const in = std::cin.rdbuf(input.rdbuf());
    std::streambuf* const out = std::cout.rdbuf(output.rdbuf());
    std::cin.clear();
    program->second();
    std::cin.rdbuf(in);
    std::cout.rdbuf(out);
    std::cout << output.str() << '\x1e';
    begin = end + 1;
  }
}
