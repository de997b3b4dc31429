// What TypeScript is told of the core is what the core says now.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "doors/facts.hpp"

namespace grundy {
namespace {

TEST(Facts, TheFileForTypeScriptIsUpToDate) {
  std::ifstream file(GRUNDY_FACTS);
  std::ostringstream text;
  text << file.rdbuf();
  EXPECT_EQ(text.str(), facts_ts()) << "`npm run build` writes it anew";
}

}  // namespace
}  // namespace grundy
