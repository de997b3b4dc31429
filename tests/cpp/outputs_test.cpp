// Output of the command, byte for byte as it was: pictures, certificates, explanations of rules. What they mean is tested elsewhere,
// pictures against those of the page (tests/e2e/draw.test.ts), certificates by three checkers (tests/commands/certify.test.mjs); here no
// byte of it may change unseen. GRUNDY_WRITE_OUTPUTS=FILE writes the fixture anew, for changes that are meant.
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "base/json.hpp"
#include "doors.hpp"
#include "fixture.hpp"
#include "support.hpp"

namespace grundy {
namespace {

/// The words of a command, and at its end a rule text, if there is one.
std::vector<std::string> arguments_of(const Record& record) {
  std::istringstream words(record.at("command"));
  std::vector<std::string> out;
  for (std::string word; words >> word;) out.push_back(word);
  if (record.contains("text")) out.insert(out.end(), {"-p", "text=" + record.at("text")});
  return out;
}

/// Pictures are not compressed, so that their bytes do not depend on a library's version.
std::string output_of(const Record& record) {
  const Machine machine{[](const std::string&) { return std::nullopt; }, [](std::string_view bytes) { return std::string(bytes); }};
  const CommandResult result = run_command(arguments_of(record), machine);
  return decimal(static_cast<std::uint64_t>(result.status)) + result.out + result.err;
}

const char* const kWriteTo = std::getenv("GRUNDY_WRITE_OUTPUTS");

/// Written when the tests end.
std::vector<Record>& records() {
  static std::vector<Record> all = fixture("outputs.json");
  return all;
}

void expect_unchanged(const std::string& kind) {
  std::size_t number = 0;
  for (Record& record : records()) {
    if (record.at("of") != kind) continue;
    ++number;
    const std::string found = signature(output_of(record));
    if (kWriteTo) record["output"] = found;
    EXPECT_EQ(record["output"], found) << record.at("command") << (record.contains("text") ? "\n" + record.at("text") : "");
  }
  EXPECT_GT(number, 0u) << kind;
}

TEST(Outputs, VectorPicturesAreUnchanged) { expect_unchanged("vector pictures"); }
TEST(Outputs, PixelPicturesAreUnchanged) { expect_unchanged("pixel pictures"); }
TEST(Outputs, CertificatesAreUnchanged) { expect_unchanged("certificates"); }
TEST(Outputs, AnswersAndExplanationsAreUnchanged) { expect_unchanged("explanations"); }
/// Each takes up to a second, and ten with sanitizers.
TEST(Outputs, LargeCertificatesAreUnchanged) { expect_unchanged("large certificates"); }

/// The fixture as it should be; after the tests above.
TEST(Outputs, CanBeWrittenAnew) {
  if (!kWriteTo) return;
  std::ofstream file(kWriteTo);
  for (std::size_t i = 0; i < records().size(); ++i) {
    Json line;
    line.begin_object();
    for (const auto& [name, value] : records()[i]) line.key(name).text(value);
    file << (i == 0 ? "[\n" : ",\n") << std::move(line.end_object()).str();
  }
  file << "\n]\n";
}

}  // namespace
}  // namespace grundy
