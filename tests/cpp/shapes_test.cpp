// The documents of reports have exactly the shapes of report/shapes.hpp, and every shape and field occurs.
#include "report/shapes.hpp"

#include <algorithm>
#include <cctype>
#include <set>

#include "english/english.hpp"
#include "fixture.hpp"
#include "lab/game/find_rule.hpp"
#include "lab/game/open_text.hpp"
#include "report/report.hpp"
#include "support.hpp"
#include "twins.hpp"

namespace grundy {
namespace {

/// Reads a JSON text by the type that it should have. `seen` gets the fields that occur.
class TypedReader {
 public:
  TypedReader(std::string_view json, std::set<const Field*>& seen) : json_(json), seen_(seen) {}

  /// Whether the whole text is of the type.
  bool reads(std::string_view type) { return value(type) && at_ == json_.size(); }

  /// How far it came.
  std::string_view rest() const { return json_.substr(at_, 60); }

 private:
  bool value(std::string_view type) {
    if (type.ends_with("[]")) return list([&] { return value(type.substr(0, type.size() - 2)); });
    if (type.starts_with("(")) type = type.substr(1, type.size() - 2);
    const std::size_t start = at_;
    for (std::size_t from = 0; from < type.size();) {
      const std::size_t bar = std::min(type.find(" | ", from), type.size());
      if (at_ = start; one(type.substr(from, bar - from))) return true;
      from = bar + 3;
    }
    return false;
  }

  bool one(std::string_view type) {
    if (type.ends_with("<Text>")) type.remove_suffix(6);
    if (type.starts_with('\'')) return take("\"" + std::string(type.substr(1, type.size() - 2)) + "\"");
    if (type == "string" || type == "ParameterKind") return string();
    if (type == "OutcomeLetter") return take("\"N\"") || take("\"P\"") || take("\"D\"");
    if (type == "LayerName")
      return std::any_of(std::begin(kLayers), std::end(kLayers),
                         [&](const LayerFacts& layer) { return take("\"" + std::string(layer.name) + "\""); });
    if (type == "number") {
      take("-");
      return number();
    }
    if (type == "boolean") return take("true") || take("false");
    if (type == "true" || type == "null") return take(type);
    if (type == "Text") return text();
    if (type == "Readonly<Record<string, string>>") return take("{") && entries();
    if (type.starts_with("readonly [")) return take("[") && number() && take(",") && number() && take("]");
    for (const Alias& alias : aliases()) {
      if (alias.name == type) return value(alias.type);
    }
    for (const Shape& shape : shapes()) {
      if (shape.name == type) return object(shape);
    }
    return false;
  }

  /// A message: a text, a number, or the id of a phrase with what goes into it.
  bool text() {
    if (json_.substr(at_, 1) == "[") return list([&] { return text(); });
    return string() || number();
  }

  /// Texts by name, to the end of the object.
  bool entries() {
    while (!take("}")) {
      take(",");
      if (!string() || !take(":") || !string()) return false;
    }
    return true;
  }

  bool object(const Shape& shape) {
    const bool is_union = shape.forms.size() > 1;
    const std::string_view here = json_.substr(at_);
    // In a union, the first field, a literal, is the discriminant.
    const auto form = std::find_if(shape.forms.begin(), shape.forms.end(), [&](const std::vector<Field>& f) {
      const std::string_view kind = f[0].type.substr(1, f[0].type.size() - 2);
      return !is_union || here.starts_with("{\"kind\":\"" + std::string(kind) + "\"");
    });
    return form != shape.forms.end() && object(shape, *form);
  }

  bool object(const Shape& shape, const std::vector<Field>& form) {
    std::vector<const Field*> fields;
    for (const Field& field : form) fields.push_back(&field);
    for (const Shape& base : shapes()) {
      if (base.name != shape.base) continue;
      for (const Field& field : base.forms[0]) fields.push_back(&field);
    }
    if (!take("{")) return false;
    while (!take("}")) {
      take(",");
      const auto field = std::find_if(fields.begin(), fields.end(), [&](const Field* f) { return takes_key(f->key); });
      if (field == fields.end() || !value((*field)->type)) return false;
      seen_.insert(*field);
      fields.erase(field);
    }
    return std::all_of(fields.begin(), fields.end(), [](const Field* one) { return one->key.ends_with('?'); });
  }

  bool takes_key(std::string_view key) {
    key.remove_suffix(key.ends_with('?'));
    const std::string_view here = json_.substr(at_);
    if (!here.starts_with('"') || !here.substr(1).starts_with(key) || !here.substr(1 + key.size()).starts_with("\":")) return false;
    at_ += key.size() + 3;
    return true;
  }

  template <class Item>
  bool list(Item item) {
    if (!take("[")) return false;
    if (take("]")) return true;
    do {
      if (!item()) return false;
    } while (take(","));
    return take("]");
  }

  bool string() {
    if (!take("\"")) return false;
    for (; at_ < json_.size() && json_[at_] != '"'; ++at_) at_ += json_[at_] == '\\';
    return take("\"");
  }

  bool number() {
    const std::size_t start = at_;
    while (at_ < json_.size() && std::isdigit(static_cast<unsigned char>(json_[at_]))) ++at_;
    return at_ > start;
  }

  bool take(std::string_view text) {
    if (json_.substr(at_, text.size()) != text) return false;
    at_ += text.size();
    return true;
  }

  std::string_view json_;
  std::size_t at_ = 0;
  std::set<const Field*>& seen_;
};

class Shapes : public testing::Test {
 protected:
  void expect(std::string_view type, const std::string& json) {
    TypedReader reader(json, seen_);
    EXPECT_TRUE(reader.reads(type)) << type << ", at " << reader.rest() << " of " << json.substr(0, 2000);
  }

  void expect_all_of(Solution& solution) {
    for (const PutMessage put : {put_english, put_message}) {
      expect("Answer<Text>", *answer_json(solution, put));
      expect("TableShape<Text>", shape_json(solution, put));
      expect("Explanation<Text>", *explain_json(solution, std::nullopt, put));
      const TableShape& shape = solution.shape();
      for (std::uint64_t i = 0; i < 12; ++i) {
        const Cell cell{shape.x.first + i % shape.x.count, shape.y.first + (7 * i) % shape.y.count};
        if (const auto explained = explain_json(solution, cell, put)) expect("Explanation<Text>", *explained);
      }
    }
    expect_all_played(solution);
    for (const Layer layer : solution.shape().layers) expect("TableValues", table_json(solution, layer, {0, 0, 9, 9}));
  }

  /// A perfect game, to its end.
  void expect_all_played(Solution& solution) {
    for (std::optional<State> state = solution.start(); state;) {
      const auto explanation = solution.explain_state(*state);
      ASSERT_TRUE(explanation);
      expect("Explanation<Text>", *explain_json(solution, join(*state), put_message));
      const auto best = solution.best(*explanation);
      state = best && ++played_ < 1000 ? solution.follow(*state, *best) : std::nullopt;
    }
    played_ = 0;
  }

  std::set<const Field*> seen_;
  int played_ = 0;
};

TEST_F(Shapes, OfAllGames) {
  expect("GameInfo<Text>[]", catalogue_json(put_english));
  expect("GameInfo<Text>[]", catalogue_json(put_message));
  std::mt19937_64 random(5);
  for (const Game* game : catalogue()) {
    const std::string id(game->info().id);
    expect_all_of(*open_solved(id, {}));
    for (int round = 0; round < by_scale(1, 10, 100); ++round) {
      for (const Record& patterns : game_file(id, "twins.json")) expect_all_of(*open_solved(id, random_instance(patterns, random)));
    }
  }
  // Rare shapes: long lists of moves, a period, values above 2^53.
  expect_all_of(*open_solved("nim", {{"heaps", "3,5,2000"}}));
  expect_all_of(*open_solved("nim", {{"heaps", "1,1,2"}, {"misere", "1"}}));
  expect_all_of(*open_solved("nim", {{"heaps", "2,2"}, {"misere", "1"}}));
  expect_all_of(*open_solved("kayles", {{"rows", "500,3"}}));
  expect("TableShape<Text>", shape_json(*open_solved("ungame", {{"n", "400009"}}), put_message));
  expect_all_of(*open_solved("sum", {{"parts", "rules;text=a: 0..9 = 3%3B Left: a -= 1%3B Right: a -= 3|nim;heaps=1"}}));
  // Fields that only rules of one's own have.
  for (const char* text :
       {"n: 0..9 = 5\nmove k in 1..3: gain k, n -= k\n", "a: 0..3 = 2\nb: 0..3 = 1\nLeft: a -= 1\nRight: b -= 1\n",
        "n: 0..1000 = 5\nmove a in 0..n-2: split n into a, n - 2 - a\n", "n: 0..5000000 = 5\nmove: n -= 1\n", "0.8",
        "n: 0..99\nmove k in 1..n: n -= k\n", "b[60]: 0..1 = 0\nmove i of b if not b[i] and not b[i+1]: b[i] = 1, b[i+1] = 1\n"}) {
    auto solution = lab::open_text({{"text", text}});
    ASSERT_TRUE(solution);
    while ((*solution)->advance(Slice::endless()) < 1) {
    }
    expect_all_of(**solution);
  }
  // Values beyond the finest numbers are left out.
  const auto halves = lab::open_text({{"text", "n: 0..80 = 5\nLeft if n > 0: n = 0\nRight if n > 1: n -= 1\n"}});
  while ((*halves)->advance(Slice::endless()) < 1) {
  }
  expect("TableValues", table_json(**halves, Layer::value, {60, 0, 9, 1}));
  for (const char* text : {"n: 0..99\nmove k in 1..3: n -= k\n", "n: 1..99\nmove k in 1..n-1 if n % k == 0: n -= k\n"}) {
    const auto search = lab::find_rule({{"text", text}});
    ASSERT_TRUE(search);
    while ((*search)->advance(Slice::endless()) < 1) {
    }
    for (const PutMessage put : {put_english, put_message}) expect("FoundRules<Text>", *(*search)->json(put));
  }
  for (const Shape& shape : shapes()) {
    for (const std::vector<Field>& form : shape.forms) {
      for (const Field& field : form) EXPECT_TRUE(seen_.contains(&field)) << shape.name << ": " << field.key << " " << field.type;
    }
  }
}

TEST_F(Shapes, WhatIsOtherwiseIsNotRead) {
  const auto reads = [&](std::string_view type, std::string_view json) { return TypedReader(json, seen_).reads(type); };
  EXPECT_TRUE(reads("Headers", R"({"x":"1","y":"2"})"));
  EXPECT_FALSE(reads("Headers", R"({"x":"1"})"));
  EXPECT_FALSE(reads("Headers", R"({"x":"1","y":2})"));
  EXPECT_FALSE(reads("Headers", R"({"x":"1","y":"2","z":"3"})"));
  EXPECT_FALSE(reads("Headers", R"({"x":"1","y":"2"}1)"));
  EXPECT_TRUE(reads("Reason<Text>", R"({"kind":"drawn","options":3})"));
  EXPECT_FALSE(reads("Reason<Text>", R"({"kind":"drawn","moves":3})"));
  EXPECT_FALSE(reads("Reason<Text>", R"({"kind":"lost"})"));
  EXPECT_FALSE(reads("(OutcomeLetter | Natural | null)[][]", R"([["N",1,"2",null,true]])"));
}

}  // namespace
}  // namespace grundy
