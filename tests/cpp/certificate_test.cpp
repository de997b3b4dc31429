// Readers of certificates: JSON, and files that are none of ours.
#include "base/json_value.hpp"
#include "certify/certify.hpp"
#include "check/check.hpp"
#include "support.hpp"

namespace grundy {
namespace {

std::string fault_of(std::string_view text) {
  const ParsedJson parsed = parse_json(text);
  if (!parsed.fault) return "";
  return decimal(parsed.fault->line) + ":" + decimal(parsed.fault->column) + " " + std::string(parsed.fault->expected);
}

TEST(JsonValue, IsReadAndWrittenInOrder) {
  const auto read = [](std::string_view text) {
    const ParsedJson parsed = parse_json(text);
    EXPECT_FALSE(parsed.fault) << text;
    return parsed.value.canonical();
  };
  EXPECT_EQ(read(" { \"b\" : [ 1 , true , null ] , \"a\" : { } , \"c\":[] } "), "{\"a\":{},\"b\":[1,true,null],\"c\":[]}");
  EXPECT_EQ(read("\"\\u00e9\\u20ac\\u0001\\n\\/\\\"\""), "\"\xC3\xA9\xE2\x82\xAC\\u0001\\n/\\\"\"");
  EXPECT_EQ(read("18446744073709551615"), "18446744073709551615");
}

TEST(JsonValue, ReportsThePlaceOfAFault) {
  EXPECT_EQ(fault_of(""), "1:1 a value");
  EXPECT_EQ(fault_of("[1,\n 2,]"), "2:4 a value");
  EXPECT_EQ(fault_of("{\"a\":1,\"a\":2}"), "1:8 a name that has not come before");
  EXPECT_EQ(fault_of("[1] x"), "1:5 the end of the text");
  for (const std::string_view number : {"01", "1.5", "1e3", "-1", "18446744073709551616"}) EXPECT_NE(fault_of(number), "") << number;
  for (const std::string_view text : {"\"\\ud800\"", "\"\\x\"", "\"a\nb\"", "\"a", "\"\\u12\"", "tru", "{1:2}", "[1 2]", "{\"a\" 1}"})
    EXPECT_NE(fault_of(text), "") << text;
  EXPECT_EQ(fault_of(std::string(100'000, '[')), "1:18 fewer brackets within one another");
}

TEST(JsonValue, TakesNumbersAsTextsOnlyAbove2To53) {
  const auto natural = [](std::string_view text) { return parse_json(text).value.natural(); };
  EXPECT_EQ(natural("\"9007199254740993\""), 9007199254740993u);
  EXPECT_EQ(natural("7"), 7u);
  for (const std::string_view text : {"\"7\"", "\"9007199254740992\"", "\"09007199254740993\"", "\"\"", "null", "[1]"})
    EXPECT_FALSE(natural(text)) << text;
}

TEST(Certificate, ChecksumIsTheCommonOne) { EXPECT_EQ(certificate_checksum("123456789"), "cbf43926"); }

TEST(Certificate, AnyTextIsAnsweredInWords) {
  for (const std::string_view text : {"", "{}", "[]", "null", "{\"certificate\":1}", "{\"certificate\":1,\"proof\":\"values\"}",
                                      "{\"certificate\":2,\"proof\":\"values\"}"}) {
    const Verdict verdict = check_certificate(text);
    EXPECT_FALSE(verdict.valid) << text;
    EXPECT_NE(verdict.words, "") << text;
  }
}

/// With one byte taken out, or another in its place, nothing is accepted, and nothing goes wrong (the sanitizers look).
TEST(Certificate, NoByteMayChange) {
  for (const auto& [id, raw] : std::vector<std::pair<std::string_view, RawParameters>>{{"nim", {{"heaps", "1,2"}}},
                                                                                       {"dominoes", {{"n", "5"}, {"d", "3"}}},
                                                                                       {"kayles", {{"rows", "90000"}}},
                                                                                       {"knights", {{"knights", "3.3,2.3"}}}}) {
    const auto text = certify(id, raw, std::nullopt);
    ASSERT_TRUE(text);
    ASSERT_TRUE(check_certificate(*text).valid) << check_certificate(*text).words;
    for (std::size_t at = 0; at + 1 < text->size(); at += by_scale<std::size_t>(7, 1, 1)) {
      if ((*text)[at] == '\n') continue;  // blanks between values do not matter
      std::string shorter = *text, other = *text;
      shorter.erase(at, 1);
      other[at] = other[at] == '1' ? '2' : '1';
      EXPECT_FALSE(check_certificate(shorter).valid) << at << shorter;
      EXPECT_FALSE(check_certificate(other).valid) << at << other;
    }
  }
}

}  // namespace
}  // namespace grundy
