// Messages: phrases and what goes into them, in English and as structure, and that nothing in them is ever taken apart again.
#include <set>

#include "base/characters.hpp"
#include "base/json.hpp"
#include "doors/command.hpp"
#include "doors/facts.hpp"
#include "english/english.hpp"
#include "kit/game.hpp"
#include "report/report.hpp"
#include "support.hpp"

namespace grundy {
namespace {

constexpr auto kPhrases = phrases({
    {"take", "take {} from heap {}"},
    {"moves", "{} move", "{} moves"},
    {"next", "{}, then {}"},
    {"nothing", "nothing"},
    {"silent", "no place for it"},
});

std::string in_english(const Message& message) { return English({kPhrases.all}).text(message); }

std::string structure(const Message& message) {
  Json out;
  put_message(out, message);
  return std::move(out).str();
}

TEST(Message, FillsPatternsFromLeftToRight) {
  const Message take = message(kPhrases["take"], {2u, 3u});
  EXPECT_EQ(in_english(take), "take 2 from heap 3");
  EXPECT_EQ(structure(take), R"(["take",2,3])");
  EXPECT_EQ(in_english(message(kPhrases["next"], {take, "x"})), "take 2 from heap 3, then x");
  EXPECT_EQ(structure(message(kPhrases["next"], {take, "x"})), R"(["next",["take",2,3],"x"])");
  EXPECT_EQ(in_english(kPhrases["nothing"]), "nothing");
  EXPECT_EQ(structure(kPhrases["nothing"]), R"(["nothing"])");
  EXPECT_EQ(structure(verbatim("3,5")), R"("3,5")");
  EXPECT_EQ(structure(PlayerName("Alice").message()), R"("Alice")");
  EXPECT_EQ(structure(PlayerName(kPhrases["nothing"]).message()), R"(["nothing"])");
  EXPECT_EQ(structure(Message()), R"("")");
  EXPECT_EQ(in_english(Message()), "");
  EXPECT_EQ(in_english(message(kPhrases["next"], {message(kPhrases["next"], {Message(), "x"}), Message()})), ", then x, then ");
  EXPECT_EQ(in_english(message(kPhrases["next"], {message(kPhrases["silent"], {take, 7u}), kPhrases["nothing"]})),
            "no place for it, then nothing");
}

TEST(Message, KnowsOneAndMany) {
  EXPECT_EQ(in_english(counted(kPhrases["moves"], 1)), "1 move");
  EXPECT_EQ(in_english(counted(kPhrases["moves"], 0)), "0 moves");
  EXPECT_EQ(in_english(counted(kPhrases["moves"], UINT64_MAX)), "18446744073709551615 moves");
  EXPECT_EQ(in_english(counted(kPhrases["moves"], Natural{UINT64_MAX} + 1)), "18446744073709551616 moves");
  EXPECT_EQ(structure(counted(kPhrases["moves"], UINT64_MAX)), R"(["moves","18446744073709551615"])");
}

TEST(Message, LeavesTextAsItIs) {
  for (const std::string_view odd : {"{}", "{} {}",
                                     "\xEE\x80\x80"
                                     "a|b\xEE\x80\x82",
                                     "|", "\x01\x02", "\"\\\n", ""}) {
    const std::string text(odd);
    EXPECT_EQ(in_english(verbatim(text)), text);
    EXPECT_EQ(in_english(message(kPhrases["next"], {text, text})), text + ", then " + text);
    EXPECT_EQ(in_english(message(kPhrases["next"], {message(kPhrases["next"], {text, 1u}), text})), text + ", then 1, then " + text);
  }
}

TEST(Message, ThePhrasesOfAllAreListedWithTheirForms) {
  const auto list = facts_files()[2].text();
  EXPECT_NE(list.find("  'take': 'take {}',\n"), std::string::npos);
  EXPECT_NE(list.find("  'moves': { one: '{} move', other: '{} moves' },\n"), std::string::npos);
}

TEST(Message, OfManyComponentsTheSentenceNamesTheFirst) {
  const auto sentence_of = [](std::size_t heaps) {
    std::string sizes = "2";
    for (std::size_t i = 1; i < heaps; ++i) sizes += ",1";
    const auto none = [](const std::string&) -> std::optional<std::string> { return std::nullopt; };
    return run_command({"explain", "nim", "-p", "heaps=" + sizes}, {none, {}}).out;
  };
  EXPECT_NE(sentence_of(12).find("1 xor 1 = "), std::string::npos);
  EXPECT_EQ(sentence_of(12).find("numbers in all"), std::string::npos);
  EXPECT_NE(sentence_of(13).find("xor ... = 2, 13 numbers in all"), std::string::npos);
}

TEST(Message, EqualsMessagesOfTheSamePhraseAndArguments) {
  EXPECT_EQ(message(kPhrases["take"], {2u, 3u}), message(kPhrases["take"], {2u, 3u}));
  EXPECT_NE(message(kPhrases["take"], {2u, 3u}), message(kPhrases["take"], {2u, "3"}));
  EXPECT_TRUE(Message().empty());
  EXPECT_FALSE(verbatim("").empty());
}

TEST(Message, EveryPhraseHasAnIdOfItsOwn) {
  std::set<std::string> ids;
  std::vector<std::span<const Pattern>> lists = {lab_phrases()};
  for (const auto& list : more_phrases()) lists.push_back(list);
  for (const auto& list : game_phrases()) lists.push_back(list);
  for (const auto& list : lists) {
    for (const Pattern& pattern : list) {
      EXPECT_TRUE(ids.insert(pattern.id).second) << pattern.id;
      const std::string_view text = pattern.english;
      EXPECT_FALSE(*pattern.id == '\0' || text.empty() || text.front() == ' ' || text.back() == ' ') << pattern.id;
    }
  }
  EXPECT_GT(ids.size(), 180u);
}

/// Bytes are never shown: a character is shown as itself, an invisible one by its Unicode name, and no character as U+FFFD.
TEST(Message, RefusalsShowCharacters) {
  const std::pair<std::string, const char*> pieces[] = {
      {"-12", "-12"},
      {"a b", "\"a b\""},
      {"", "\"\""},
      {"\xC3\xA9\xF0\x9F\x98\x80", "\"\xC3\xA9\xF0\x9F\x98\x80\""},
      {"\xE2\x80\x8B", "ZERO WIDTH SPACE"},
      {std::string(1, '\0'), "U+0000"},
      {"\t", "CHARACTER TABULATION"},
      {"3\xC2\xA0", "\"3[NO-BREAK SPACE]\""},
      {"\x7F\xEF\xBB\xBF", "\"[U+007F][ZERO WIDTH NO-BREAK SPACE]\""},
      {"\xEE\x80\x80", "U+E000"},
      {"\xF3\xA0\x81\x81", "U+E0041"},
      {"\xFF", "\"\xEF\xBF\xBD\""},
      {"\xC2", "\"\xEF\xBF\xBD\""},
      {"\xC0\xAF", "\"\xEF\xBF\xBD\xEF\xBF\xBD\""},                                  // a slash in too many bytes
      {"\xED\xA0\x80", "\"\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\""},                  // half of a pair of UTF-16
      {"\xF4\x90\x80\x80", "\"\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\""},  // beyond the last character
  };
  for (const auto& [piece, words] : pieces) EXPECT_EQ(english(shown(piece)), words);
  std::string accents;
  for (int i = 0; i < 33; ++i) accents += "\xC3\xA9";
  EXPECT_EQ(english(shown(accents)), '"' + accents.substr(0, 64) + "...\" (33 characters)");
  EXPECT_EQ(english(shown(accents.substr(0, 64))), '"' + accents.substr(0, 64) + '"');
  const auto none = [](const std::string&) -> std::optional<std::string> { return std::nullopt; };
  EXPECT_EQ(run_command({"answer", "letter-picking", "-p", "s=a\xC3\xA9"}, {none, {}}).err,
            "error: s: expected only lowercase letters, got \"\xC3\xA9\" as character 2\n");
}

/// Names and values may hold what used to stand between the parts of phrases, and what stands in patterns.
TEST(Message, HostileNamesAndValuesAreRefusedAsTheyAre) {
  const auto none = [](const std::string&) -> std::optional<std::string> { return std::nullopt; };
  for (const std::string odd : {"\xEE\x80\x80"
                                "a|b\xEE\x80\x82",
                                "\xEE\x80\x80", "\xEE\x80\x82\xEE\x80\x81", "{}", "a|b", "{} {} {}"}) {
    const auto name = run_command({"answer", "nim", "-p", odd + "=6"}, {none, {}});
    EXPECT_EQ(name.status, 2);
    EXPECT_EQ(name.out, "");
    EXPECT_EQ(name.err, "error: " + readable(odd) + ": expected one of heaps, misere, max, got " + english(shown(odd)) + "\n");
    // A list ends its numbers at spaces and commas.
    const std::string item = "x" + odd.substr(0, odd.find(' '));
    const auto value = run_command({"answer", "nim", "-p", "heaps=x" + odd}, {none, {}});
    EXPECT_EQ(value.status, 2);
    EXPECT_EQ(value.err,
              "error: heaps: expected numbers separated by commas, each from 0 to 9223372036854775807, got " + english(shown(item)) + "\n");
    const auto id = run_command({"answer", odd}, {none, {}});
    EXPECT_EQ(id.status, 2);
    EXPECT_TRUE(id.err.starts_with("error: game: expected one of dominoes, ") && id.err.ends_with(", got " + english(shown(odd)) + "\n"))
        << id.err;
  }
}

}  // namespace
}  // namespace grundy
