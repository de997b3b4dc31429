// Certificates that are not of the form, or claim what they do not prove: each is refused in words that name the place.
#include "doors.hpp"
#include "support.hpp"

namespace grundy {
namespace {

constexpr std::string_view kClaim = R"({"position":[1,2],"outcome":"N","nimber":3,"remoteness":3})";
constexpr std::string_view kNimbers = "[[0,0],[1,1],[2,2]]";

JsonValue of_nimbers(std::string_view list = kNimbers, std::string_view claim = R"({"position":[1,2],"outcome":"N","nimber":3})") {
  return certificate_of("nim", kOneAndTwo, "nimbers", claim, list);
}

/// With a field of the whole changed, or put in.
JsonValue with(JsonValue certificate, const std::string& name, std::string_view value) {
  certificate.object()->insert_or_assign(name, parse_json(value).value);
  return certificate;
}

TEST(Claims, FieldsAreThoseOfTheirProof) {
  ASSERT_EQ(words_of(of_nimbers()), "valid");
  EXPECT_EQ(words_of(with(of_nimbers(), "seed", "1")), "seed: no such field in a proof by nimbers");
  EXPECT_EQ(words_of(with(of_nimbers(), "colour", "1")), "colour: no such field in a proof by nimbers");
  EXPECT_EQ(words_of(with(of_nimbers(), "proved", "1")), "proved: expected true, or false for a sample");
  EXPECT_EQ(words_of(with(of_nimbers(), "proved", "false")), "proved: expected true, or false for a sample");
  EXPECT_EQ(words_of(with(of_nimbers(), "parameters", "[]")), "parameters and claim: expected objects");
  EXPECT_EQ(words_of(with(of_nimbers(), "claim", "[]")), "parameters and claim: expected objects");
  EXPECT_EQ(words_of(with(of_nimbers(), "parameters", R"({"heaps":1})")), "parameters: heaps: expected a text");
  EXPECT_EQ(words_of(with(of_nimbers(), "game", R"("chess")")), "game: no such game");
  EXPECT_EQ(words_of(with(of_nimbers(), "certificate", "2")), "certificate: expected version 1");
  EXPECT_EQ(words_of(with(of_nimbers(), "proof", R"("faith")")),
            "proof: expected one of values nimbers strategy period theorem reduction sample canonical");
}

TEST(Claims, OtherPositionsAreNamedByTheirFirstNumbers) {
  const auto words_of_heaps = [](int count) {
    std::string heaps = "1";
    for (int i = 1; i < count; ++i) heaps += ",1";
    return words_of(certificate_of("nim", R"({"heaps":")" + heaps + R"(","max":"255","misere":"0"})", "nimbers",
                                   R"({"position":[1,2],"outcome":"N"})", kNimbers));
  };
  const std::string twelve = "claim: the parameters describe another position: position 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1";
  EXPECT_EQ(words_of_heaps(12), twelve);
  EXPECT_EQ(words_of_heaps(13), twelve + ", ...");
}

/// Nim on the cells from (column, row) on.
std::string words_of_window(std::string_view window, std::string_view cells, std::string_view list = kNimbers) {
  JsonValue certificate =
      certificate_of("nim", R"({"heaps":"","max":"255","misere":"0"})", "nimbers", R"({"window":)" + std::string(window) + "}", list);
  return words_of(with(std::move(certificate), "cells", cells));
}

TEST(Claims, WindowsEndWhereNumbersDo) {
  EXPECT_EQ(words_of_window("[1,2,1,1]", R"([[["N",3,null]]])"), "valid");
  const std::string refused = "claim: expected a window of 1 to 65536 cells", outside = "cells: no position stands on any";
  // 2^64 - 1 is the last number there is.
  EXPECT_EQ(words_of_window(R"(["18446744073709551613",0,2,1])", "[[null,null]]"), outside);
  EXPECT_EQ(words_of_window(R"([0,"18446744073709551613",1,2])", "[[null],[null]]"), outside);
  EXPECT_EQ(words_of_window(R"(["18446744073709551614",0,2,1])", "[[null,null]]"), refused);
  EXPECT_EQ(words_of_window(R"([0,"18446744073709551614",1,2])", "[[null],[null]]"), refused);
  EXPECT_EQ(words_of_window("[0,0,256,257]", "[]"), refused);
  EXPECT_EQ(words_of_window("[0,0,256,256]", "[]"), "cells: expected as many rows as the window has");
  EXPECT_EQ(words_of_window("[0,0,0,1]", "[[]]"), refused);
  EXPECT_EQ(words_of_window("[0,0,1,0]", "[]"), refused);
  EXPECT_EQ(words_of_window("[1,2,1]", R"([[["N",3,null]]])"), "claim: expected a window: column, row, width, height");
}

TEST(Claims, CellsAreThoseOfTheTable) {
  const auto words_at = [](std::string_view at) {
    return words_of(of_nimbers(kNimbers, R"({"position":[1,2],"outcome":"N","at":)" + std::string(at) + "}"));
  };
  EXPECT_EQ(words_at("[1,2]"), "valid");
  EXPECT_EQ(words_at("[1]"), "claim: at is not a column and a row");
  EXPECT_EQ(words_at("[1,2,3]"), "claim: at is not a column and a row");
  EXPECT_EQ(words_at("1"), "claim: at is not a column and a row");
  EXPECT_EQ(words_at("[300,2]"), "claim: there is no such cell");
}

TEST(Claims, EntriesOfListsAreOfTheForm) {
  EXPECT_EQ(words_of(of_nimbers("[[0,0],[1],[2,2]]")), "nimbers, entry 2: expected the numbers of a component and its nimber");
  EXPECT_EQ(words_of(of_nimbers("[[0,0],[1,1],[2,2,2]]")), "nimbers, entry 3: expected the numbers of a component and its nimber");
  EXPECT_EQ(words_of(of_nimbers("[[0,0],[1,1],[1,1],[2,2]]")), "nimbers, entry 3, position 1: it is listed before");
  EXPECT_EQ(words_of(of_nimbers("[[0,0],[2,2],[1,1]]")), "nimbers, entry 2, position 2: its option comes later: position 1");
  const auto of_lengths = [](std::string_view lengths) { return words_of(with(of_nimbers(kNimbers, kClaim), "lengths", lengths)); };
  EXPECT_EQ(of_lengths("[[[0,0],0],[[0,1],1],[[1,1],2],[[1,2],3]]"), "valid");
  EXPECT_EQ(of_lengths("[[[0,0],0],[[0,1],1],[[1,1]],[[1,2],3]]"), "lengths, entry 3: not of the form that docs/certificates.md describes");
  EXPECT_EQ(of_lengths("[[[0,0],0],[[0,1],1],[[1,1],2,2],[[1,2],3]]"),
            "lengths, entry 3: not of the form that docs/certificates.md describes");
}

TEST(Claims, LengthsAreProvedWhereOptionsCanBeListed) {
  std::string heaps = "1", numbers = "1";
  for (int i = 0; i < 1000; ++i) heaps += ",1", numbers += ",1";
  JsonValue certificate = certificate_of("nim", R"({"heaps":")" + heaps + R"(","max":"255","misere":"0"})", "nimbers",
                                         R"({"position":[)" + numbers + R"(],"outcome":"N"})", "[[0,0],[1,1]]");
  EXPECT_EQ(words_of(certificate), "valid");
  const std::string words = words_of(with(std::move(certificate), "lengths", "[[[" + numbers + "],1001]]"));
  EXPECT_NE(words.find("it has more options than a certificate may list"), std::string::npos) << words;
}

std::string words_of_sample(std::string_view entries) { return words_of(certificate_of("nim", kOneAndTwo, "sample", kClaim, entries)); }

TEST(Claims, EntriesOfSamplesAreOfTheForm) {
  const std::string zero = R"([[0,0],"P",0,0,[]])", one = R"([[0,1],"N",1,1,[[[0,0],"P",0,0]]])";
  EXPECT_EQ(words_of_sample("[[[0,0],\"P\",0]]"), "sample, entry 1: not of the form that docs/certificates.md describes");
  EXPECT_EQ(words_of_sample("[" + zero + ",[[0,1],\"N\",1,1,[[[0,0],\"P\",0]]]]"),
            "sample, entry 2: not of the form that docs/certificates.md describes");
  EXPECT_EQ(words_of_sample("[" + zero + "," + one + R"(,[[0,2],"P",2,1,[[[0,0],"P",0,0],[[0,1],"N",1,1]]]])"),
            "sample, entry 3, position 0, 2: it is N, nimber 2, remoteness 1, not P, nimber 2, remoteness 1");
  // Values not given need not follow.
  EXPECT_EQ(words_of(certificate_of("nim", R"({"heaps":"0,1","max":"255","misere":"0"})", "sample", R"({"position":[0,1],"outcome":"N"})",
                                    R"([[[0,0],"P",null,null,[]],[[0,1],"N",null,null,[[[0,0],"P",null,null]]]])")),
            "valid");
  // A nimber follows from nimbers, of all options.
  EXPECT_EQ(words_of_sample("[" + zero + R"(,[[0,1],"N",1,1,[[[0,0],"P",null,0]]]])"),
            "sample, entry 2, position 0, 1: it is N, remoteness 1, not N, nimber 1, remoteness 1");
}

TEST(Claims, CellsOfASampledWindowAreThoseOfTheSample) {
  const auto words = [](std::string_view cells) {
    const std::string_view entries = R"([[[1,1],"P",0,2,[[[0,1],"N",1,1]]]])";
    return words_of(with(certificate_of("nim", R"({"heaps":"","max":"255","misere":"0"})", "sample", R"({"window":[1,1,1,1]})", entries),
                         "cells", cells));
  };
  EXPECT_EQ(words(R"([[["P",0,2]]])"), "valid");
  EXPECT_EQ(words(R"([[["N",1,1]]])"), "sample, entry 1, position 1, 1: two values are given for position 1, 1");
}

TEST(Claims, CellsOfASampledWindowThatHoldNothingArePassedOver) {
  const JsonValue certificate =
      certificate_of("bobs-game", R"({"board":"X./.."})", "sample", R"({"window":[0,0,2,1]})", R"([[[1],"P",0,0,[]]])");
  EXPECT_EQ(words_of(with(certificate, "cells", R"([[null,["P",0,0]]])")), "valid");
}

TEST(Claims, PeriodsNeedAsManyHeapsAsTheirTheorem) {
  const auto text = run({"certify", "take-away", "-p", "heaps=1000000000", "-p", "take=2,5,9"}).out;
  const JsonValue certificate = parse_json(text).value;
  ASSERT_EQ(words_of(certificate), "valid");
  const auto words = [&](std::string_view name, std::string_view value) { return words_of(with(certificate, std::string(name), value)); };
  // Numbers so large are not counted with.
  EXPECT_EQ(words("preperiod", "1000000000000"), "nimbers: the theorem needs 4294967311 heaps, from 0 on");
  EXPECT_EQ(words("period", "1000000000000"), "nimbers: the theorem needs 4294967304 heaps, from 0 on");
  EXPECT_EQ(words("period", "0"), "nimbers, preperiod, period: expected numbers");
}

}  // namespace
}  // namespace grundy
