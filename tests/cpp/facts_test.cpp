// The generated TypeScript modules are up to date with the core.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "doors/facts.hpp"

namespace grundy {
namespace {

std::string read(std::string_view name) {
  std::ifstream file(std::string(GRUNDY_ENGINE) + "/" + std::string(name) + ".ts");
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST(Facts, TheFilesForTypeScriptAreUpToDate) {
  for (const FactsFile& file : facts_files()) EXPECT_EQ(read(file.name), file.text()) << "`npm run build` writes it anew";
}

}  // namespace
}  // namespace grundy
