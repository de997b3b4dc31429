// Certificates of every kind, tampered with in every place: the checksum is made to fit, so only the proof can reveal it.
#include <functional>

#include "base/json_value.hpp"
#include "certify/certify.hpp"
#include "check/check.hpp"
#include "doors.hpp"
#include "support.hpp"

namespace grundy {
namespace {

struct Proof {
  std::string kind, id;
  RawParameters raw;
  std::size_t places = 60;  // in each of its lists, evenly
  JsonValue certificate = {};
  std::optional<Window> window = {};
};

Proof written(const std::string& kind, std::string_view claim, std::string_view list, std::string_view parameters = kOneAndTwo) {
  return {kind, "nim", {}, 60, certificate_of("nim", parameters, kind, claim, list)};
}

/// Certificates that the command writes.
std::vector<Proof> listed_proofs() {
  return {
      {"values", "nim", {{"heaps", "1,2"}}},
      {"values", "nim", {{"heaps", "2,2"}, {"misere", "1"}}},
      {"values", "dominoes", {{"n", "5"}, {"d", "3"}}},
      {"values", "tabgame", {{"top", "01"}, {"left", "10"}}},
      {"values", "letter-picking", {{"s", "abba"}}},
      {"values", "kayles", {{"rows", "4"}}},
      {"values", "graph", {{"edges", "0>1,0>2,1>2,2>3"}}},
      {"values", "graph", {{"edges", "0>1,1>0,1>2,2>3,3>1,4>0"}, {"start", "4"}}},
      {"nimbers", "take-away", {{"heaps", "40,41,42,43"}, {"take", "1,2"}}},
      {"nimbers", "kayles", {{"rows", "17,17"}}},
      {"period", "take-away", {{"heaps", "1000000000"}, {"take", "2,5,9"}}},
      {"period", "kayles", {{"rows", "90000"}}, 4},
      {"theorem", "nim", {{"heaps", "1000,2000,3000"}}},
      {"theorem", "letter-picking", {{"s", "random:400:1"}}},
      {"reduction", "dominoes", {{"n", "14"}, {"k", "2"}, {"d", "12"}}},
      {"reduction", "dominoes", {{"n", "24"}, {"k", "2"}, {"d", "15"}}, 20},
      {"values", "rules", {{"text", "n: 0..9 = 7; move k in 1..3: n -= k"}}},
      {"values",
       "rules",
       {{"text",
         "x: 0..4 = 1; y: 0..4 = 3; move d in {1, 2}: x = (x + d) % 5; move d in {1, 3}: y = (y + d) % 5; end if x == y: last wins"}}},
      {"values", "nim", {{"heaps", "1,2"}}, 60, {}, Window{0, 1, 3, 2}},
      {"values", "letter-picking", {{"s", "abba"}}, 60, {}, Window{0, 0, 4, 3}},
      {"values", "graph", {{"edges", "0>1,1>0,1>2,2>3,3>1,4>0,7>4"}}, 60, {}, Window{3, 0, 5, 1}},
      {"nimbers", "kayles", {{"rows", "3,4"}}, 20, {}, Window{9, 60, 2, 2}},
      {"period", "take-away", {{"heaps", ""}, {"take", "2,5,9"}, {"max", "900000"}}, 60, {}, Window{800000, 5, 2, 2}},
      {"theorem", "stone-game", {{"max", "1000000000"}}, 60, {}, Window{900000000, 1, 3, 2}},
  };
}

/// Proofs that the command gives only of large positions, written by hand.
std::vector<Proof> proofs_by_hand() {
  return {
      written("strategy", R"({"position":[1,2],"outcome":"N","within":3})",
              R"([[[0,0],"P",0],[[0,1],"N",1,[0,0]],[[1,1],"P",2],[[1,2],"N",3,[1,1]]])"),
      // The player who cannot move wins here, at once.
      written("strategy", R"({"position":[0,1],"outcome":"P","within":1})", R"([[[0,0],"N",0],[[0,1],"P",1]])",
              R"({"heaps":"0,1","max":"255","misere":"1"})"),
      written("sample", R"({"position":[1,2],"outcome":"N","nimber":3,"remoteness":3})", R"([[[0,0],"P",0,0,[]],
        [[0,1],"N",1,1,[[[0,0],"P",0,0]]],
        [[0,2],"N",2,1,[[[0,0],"P",0,0],[[0,1],"N",1,1]]],
        [[1,1],"P",0,2,[[[0,1],"N",1,1]]],
        [[1,2],"N",3,3,[[[0,1],"N",1,1],[[0,2],"N",2,1],[[1,1],"P",0,2]]]])"),
  };
}

/// Leaves out, in short runs, those that take long.
void shorten(std::vector<Proof>& proofs) {
  // Each of these takes as long as all others together, and none is the only one of its kind.
  if (by_scale(true, true, false))
    std::erase_if(proofs, [](const Proof& proof) { return proof.raw.contains("max") || proof.raw == RawParameters{{"rows", "90000"}}; });
  // Written in a second, in half a minute with sanitizers; take-away has the same kind.
  if (by_scale(true, false, false)) std::erase_if(proofs, [](const Proof& proof) { return proof.raw == RawParameters{{"rows", "17,17"}}; });
}

/// At least one of each kind, small ones as far as there are.
const std::vector<Proof>& proofs() {
  static const std::vector<Proof> all = [] {
    std::vector<Proof> out = listed_proofs();
    shorten(out);
    for (Proof& proof : out) {
      const auto text = proof.window ? certify_window(proof.id, proof.raw, *proof.window) : certify(proof.id, proof.raw, std::nullopt);
      EXPECT_TRUE(text) << proof.id;
      if (text) proof.certificate = parse_json(*text).value;
    }
    const std::vector<Proof> more = proofs_by_hand();
    out.insert(out.end(), more.begin(), more.end());
    return out;
  }();
  return all;
}

/// Returns a changed value; nothing where the change does not concern it.
using Change = std::function<std::optional<JsonValue>(const JsonValue&)>;

/// Returns the value with `change` applied at the place counted down to; `remaining` is 0 afterwards.
JsonValue changed(const JsonValue& value, const Change& change, std::size_t& remaining) {
  if (remaining == 0) return value;
  if (auto other = change(value)) {
    if (--remaining == 0) return *other;
  }
  if (const auto* items = value.array()) {
    JsonValue::Array out;
    for (const JsonValue& item : *items) out.push_back(changed(item, change, remaining));
    return JsonValue(std::move(out));
  }
  return value;
}

/// In how many places it can be made.
std::size_t places_of(const JsonValue& value, const Change& change) {
  std::size_t remaining = SIZE_MAX;
  (void)changed(value, change, remaining);
  return SIZE_MAX - remaining;
}

/// The certificate with one change in its list `name`, in one of the places from 1 on.
std::string with(const JsonValue& certificate, const std::string& name, const Change& change, std::size_t place) {
  JsonValue other = certificate;
  JsonValue& list = other.object()->at(name);
  list = changed(list, change, place);
  return sealed(std::move(other));
}

std::optional<JsonValue> moved(const JsonValue& value, std::uint64_t by) {
  const auto number = value.natural();
  return number ? std::optional(JsonValue(*number + by)) : std::nullopt;
}

const std::pair<const char*, Change> kChanges[] = {
    {"one more", [](const JsonValue& value) { return moved(value, 1); }},
    {"one less", [](const JsonValue& value) { return value.natural() == 0 ? std::nullopt : moved(value, UINT64_MAX); }},
    {"no number", [](const JsonValue& value) { return value.natural() ? std::optional(JsonValue(true)) : std::nullopt; }},
    {"null for a number", [](const JsonValue& value) { return value.natural() ? std::optional(JsonValue()) : std::nullopt; }},
    {"another outcome",
     [](const JsonValue& value) {
       return value.text() ? std::optional(JsonValue(std::string(*value.text() == "N" ? "P" : "N"))) : std::nullopt;
     }},
    {"a draw",
     [](const JsonValue& value) {
       return value.text() && *value.text() != "D" ? std::optional(JsonValue(std::string("D"))) : std::nullopt;
     }},
    {"the last one gone",
     [](const JsonValue& value) -> std::optional<JsonValue> {
       if (!value.array() || value.array()->empty()) return std::nullopt;
       return JsonValue(JsonValue::Array(value.array()->begin(), value.array()->end() - 1));
     }},
    {"the first one gone",
     [](const JsonValue& value) -> std::optional<JsonValue> {
       if (!value.array() || value.array()->empty()) return std::nullopt;
       return JsonValue(JsonValue::Array(value.array()->begin() + 1, value.array()->end()));
     }},
    {"the last one twice",
     [](const JsonValue& value) -> std::optional<JsonValue> {
       if (!value.array() || value.array()->empty()) return std::nullopt;
       JsonValue::Array items = *value.array();
       items.push_back(items.back());
       return JsonValue(std::move(items));
     }},
    {"one number more",
     [](const JsonValue& value) -> std::optional<JsonValue> {
       if (!value.array()) return std::nullopt;
       JsonValue::Array items = *value.array();
       items.push_back(JsonValue(std::uint64_t{0}));
       return JsonValue(std::move(items));
     }},
};

/// Whether some places are free: how many moves a strategy takes at the most, and values of options that decide nothing in a sample.
bool free_places(const std::string& kind) { return kind == "strategy" || kind == "sample"; }

TEST(Proofs, NothingInThemMayChange) {
  std::size_t number = 0;
  for (const Proof& proof : proofs()) {
    SCOPED_TRACE(proof.kind + " " + proof.id);
    const JsonValue& certificate = proof.certificate;
    // With sanitizers each look takes ten times as long.
    const std::size_t looked_at = by_scale(std::max<std::size_t>(2, proof.places / 18), proof.places, 4 * proof.places);
    ASSERT_EQ(*certificate.find("proof")->text(), proof.kind);
    const Verdict whole = check_certificate(sealed(certificate));
    ASSERT_TRUE(whole.valid) << whole.words;
    EXPECT_EQ(whole.proved, proof.kind != "sample");
    std::size_t accepted = 0, all = 0;
    for (const char* name : {"cells", "values", "nimbers", "lengths", "strategy", "sample", "preperiod", "period", "seed"}) {
      const JsonValue* list = certificate.find(name);
      if (!list) continue;
      for (const auto& [what, change] : kChanges) {
        const std::size_t places = places_of(*list, change), step = std::max<std::size_t>(1, places / looked_at);
        for (std::size_t place = 1 + (places - 1) % step; place <= places; place += step) {
          const Verdict verdict = check_certificate(with(certificate, name, change, place));
          ++all;
          accepted += verdict.valid;
          // A window may claim less about a cell than is proved.
          const bool less = std::string_view(name) == "cells" && std::string_view(what) == "null for a number";
          if (!free_places(proof.kind) && !less) EXPECT_FALSE(verdict.valid) << name << ": " << what << ", place " << place;
          if (!verdict.valid) EXPECT_NE(verdict.words, "");
        }
      }
    }
    EXPECT_LE(accepted, all / 4);
  }
}

TEST(Proofs, ClaimsStateWhatIsProved) {
  std::size_t number = 0;
  for (const Proof& proof : proofs()) {
    SCOPED_TRACE(proof.kind + " " + proof.id);
    for (const auto& [name, value] : *proof.certificate.find("claim")->object()) {
      for (const auto& [what, change] : kChanges) {
        // With sanitizers every fourth, each of another kind in the next proof.
        if (++number % by_scale<std::size_t>(4, 1, 1) != 0) continue;
        JsonValue other = proof.certificate;
        JsonValue& field = other.object()->at("claim").object()->at(name);
        if (places_of(field, change) == 0) continue;
        std::size_t remaining = 1;
        field = changed(field, change, remaining);
        EXPECT_FALSE(check_certificate(sealed(other)).valid) << name << ": " << what;
      }
    }
  }
}

TEST(Proofs, AnotherTheoremProvesNothing) {
  for (const Proof& proof : proofs()) {
    if (!proof.certificate.find("theorem")) continue;
    JsonValue other = proof.certificate;
    other.object()->at("theorem") = JsonValue(std::string("common-sense"));
    EXPECT_FALSE(check_certificate(sealed(other)).valid) << proof.kind;
  }
}

/// Nim with so many empty heaps.
std::string words_of_empty_heaps(std::size_t count) {
  std::string heaps = "0", zeros = "0";
  for (std::size_t i = 1; i < count; ++i) heaps += ",0", zeros += ",0";
  return words_of(certificate_of("nim", R"({"heaps":")" + heaps + R"(","max":"255","misere":"0"})", "values",
                                 R"({"position":[)" + zeros + R"(],"outcome":"P"})", "[[[" + zeros + R"(],"P",0,0]])"));
}

/// A single heap that is listed alone.
std::string words_of_heap(const std::string& stones, const std::string& kind, const std::string& entry) {
  return words_of(certificate_of("nim", R"({"heaps":"0,)" + stones + R"(","max":"255","misere":"0"})", kind,
                                 R"({"position":[0,)" + stones + R"(],"outcome":"N"})", entry));
}

TEST(Proofs, AllocateNoMoreThanThereIsRoomFor) {
  EXPECT_EQ(words_of_empty_heaps(1000), "valid");
  EXPECT_NE(words_of_empty_heaps(1001).find("more options than a certificate may list"), std::string::npos);
  EXPECT_NE(words_of_heap("200000", "values", R"([[[0,200000],"N",1,1]])").find("its option is not listed"), std::string::npos);
  EXPECT_NE(words_of_heap("200001", "values", R"([[[0,200001],"N",1,1]])").find("more options than a certificate may list"),
            std::string::npos);
  EXPECT_NE(words_of_heap("8", "nimbers", "[[0,0],[8,1]]").find("its option is not listed"), std::string::npos);
  EXPECT_NE(words_of_heap("11", "nimbers", "[[0,0],[11,1]]").find("its option is not listed"), std::string::npos);
  EXPECT_NE(words_of_heap("300000", "nimbers", "[[0,0],[300000,1]]").find("its option is not listed"), std::string::npos);
  EXPECT_NE(words_of_heap("300001", "nimbers", "[[0,0],[300001,1]]").find("not all of its options are listed"), std::string::npos);
}

TEST(Proofs, ListNothingThatIsNotNeeded) {
  const std::string_view claim = R"({"position":[1,2],"outcome":"N","within":3})";
  const std::string more = R"([[[0,0],"P",0],[[5,5],"P",9],[[0,1],"N",1,[0,0]],[[1,1],"P",2],[[1,2],"N",3,[1,1]]])";
  EXPECT_EQ(words_of(certificate_of("nim", kOneAndTwo, "strategy", claim, more)), "strategy, entry 2: nothing leads to it");
}

TEST(Proofs, NimbersProveSumsInNormalPlayAlone) {
  const std::string refusal = "proof: this game is no sum in normal play";
  EXPECT_EQ(words_of(certificate_of("nim", R"({"heaps":"1,2","max":"255","misere":"1"})", "nimbers", R"({"position":[1,2],"outcome":"N"})",
                                    "[[0,0],[1,1],[2,2]]")),
            refusal);
  EXPECT_EQ(words_of(certificate_of("the-game", R"({"counts":"1,1"})", "nimbers", R"({"position":[1,1],"outcome":"N"})",
                                    "[[0,0,0],[1,0,1],[0,1,2],[1,1,3]]")),
            refusal);
  EXPECT_EQ(words_of(certificate_of("dominoes", R"({"d":"2","k":"2","n":"2","table":"A"})", "nimbers",
                                    R"({"position":[0,2,2],"outcome":"N"})", "[[0,2,2,1]]")),
            refusal);
}

/// The preperiod is the first place from which on everything repeats: one place before, the first equality fails, and no other.
TEST(Proofs, NoPeriodBeginsTooEarly) {
  const auto text = certify("kayles", {{"rows", "90000"}}, std::nullopt);
  ASSERT_TRUE(text);
  JsonValue certificate = parse_json(*text).value;
  ASSERT_EQ(certificate.find("preperiod")->natural(), 71u);
  ASSERT_EQ(words_of(certificate), "valid");
  certificate.object()->at("preperiod") = JsonValue(std::uint64_t{70});
  JsonValue::Array terms = *certificate.find("nimbers")->array();
  terms.resize(terms.size() - 2);  // as many as the theorem needs
  certificate.object()->at("nimbers") = JsonValue(std::move(terms));
  EXPECT_EQ(words_of(certificate), "nimbers, heap 82: it differs from the heap a period before");
}

}  // namespace
}  // namespace grundy
