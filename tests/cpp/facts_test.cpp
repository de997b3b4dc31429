// What TypeScript is told of the core is what the core says now.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "doors/facts.hpp"

namespace grundy {
namespace {

std::string read(const char* name) {
  std::ifstream file(std::string(GRUNDY_ENGINE) + "/" + name);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST(Facts, TheFilesForTypeScriptAreUpToDate) {
  EXPECT_EQ(read("facts.ts"), facts_ts()) << "`npm run build` writes it anew";
  EXPECT_EQ(read("shapes.ts"), shapes_ts()) << "`npm run build` writes it anew";
}

}  // namespace
}  // namespace grundy
