// Forms that check certificates of values, against trees by Conway's definitions and against theory/values.
#include "check/cooled.hpp"
#include "check/forms.hpp"
#include "check/value_name.hpp"
#include "support.hpp"
#include "theory/values/format.hpp"
#include "theory/values/parse.hpp"
#include "theory/values/thermograph.hpp"
#include "twins/short_games.hpp"

namespace grundy {
namespace {

using twins::ShortGames;

/// Forms of trees.
struct Listed {
  Forms forms;
  std::map<twins::Game, Form> known;

  Form of(twins::Game g) {
    if (const auto found = known.find(g); found != known.end()) return found->second;
    std::vector<Form> left, right;
    for (const twins::Game l : g->left) left.push_back(of(l));
    for (const twins::Game r : g->right) right.push_back(of(r));
    return known[g] = forms.add(left, right);
  }
};

TEST(Forms, AreComparedAndAddedAsTrees) {
  std::mt19937 random(11);
  for (int round = by_scale(30, 200, 3'000); round > 0; --round) {
    ShortGames games;
    Listed listed;
    const twins::Game g = twins::random_game(games, random, 3, 3), h = twins::random_game(games, random, 3, 2);
    const Form one = listed.of(g), two = listed.of(h);
    EXPECT_EQ(listed.forms.at_most(one, two), games.at_most(g, h));
    EXPECT_EQ(listed.forms.equal(one, two), games.equal(g, h));
    EXPECT_EQ(listed.forms.plus(one, two), listed.of(games.plus(g, h)));
    EXPECT_EQ(listed.forms.negative(one), listed.of(games.negative(g)));
    EXPECT_FALSE(listed.forms.exhausted());
  }
}

TEST(Forms, AreTheSameForTheSameOptions) {
  Forms forms;
  const Form zero = forms.add({}, {}), star = forms.add({zero}, {zero});
  EXPECT_EQ(forms.add({star, zero, star}, {}), forms.add({zero, star}, {}));
  EXPECT_NE(forms.add({zero}, {}), forms.add({}, {zero}));
  EXPECT_TRUE(forms.has_option(star, Player::right, zero));
  EXPECT_FALSE(forms.has_option(star, Player::right, star));
}

TEST(Forms, EndInsteadOfFillingMemory) {
  Forms forms;
  Form last = forms.add({}, {});
  for (std::size_t i = 0; i < Forms::kMostForms && !forms.exhausted(); ++i) last = forms.add({last}, {});
  EXPECT_TRUE(forms.exhausted());
  EXPECT_EQ(forms.size(), Forms::kMostForms);
  // Nimbers have so many options that comparisons take long.
  Forms deep;
  std::vector<Form> nimbers;
  for (int i = 0; i < 1'000; ++i) nimbers.push_back(deep.add(nimbers, nimbers));
  for (std::size_t i = 0; i + 1 < nimbers.size() && !deep.exhausted(); ++i) (void)deep.equal(nimbers[i], nimbers.back());
  EXPECT_TRUE(deep.exhausted());
}

/// Names, means and temperatures of canonical forms.
TEST(Forms, HaveTheNamesMeansAndTemperaturesOfValues) {
  std::mt19937 random(12);
  for (int round = by_scale(50, 400, 5'000); round > 0; --round) {
    ShortGames games;
    values::Store store;
    values::Steps steps;
    values::Formatter formatter(store);
    values::Thermographs thermographs(store);
    std::map<twins::Game, values::Id> ids;
    std::map<values::Id, twins::Game> trees;
    const values::Id value = twins::value_of(store, twins::random_game(games, random, 4, 2), ids);
    Listed listed;
    const Form form = listed.of(twins::tree_of(store, value, games, trees));
    const values::ValueText* const text = formatter.text(value, steps);
    ASSERT_NE(text, nullptr);
    const auto found = mean_and_temperature(listed.forms, form);
    const values::Thermograph& graph = *thermographs.of(value, steps);
    ASSERT_TRUE(found) << text->ascii;
    EXPECT_EQ(found->mean, graph.mean) << text->ascii;
    EXPECT_EQ(found->temperature, graph.temperature) << text->ascii;
    if (text->ascii.size() > kLongestName) continue;
    for (const std::string& name : {text->ascii, text->unicode}) {
      if (name.size() > kLongestName) continue;
      const auto named = form_of_name(listed.forms, name);
      ASSERT_TRUE(named) << name;
      EXPECT_TRUE(listed.forms.equal(*named, form)) << name;
    }
  }
}

/// Names of values that random games seldom have.
TEST(Forms, HaveTheNamesOfUptimalsAndOthers) {
  for (const std::string_view name :
       {"^[3]*", "v[2]", "^<4>", "v<2>*", "1/2^[2]", "^^*3", "-3/4v5*2", "2Tiny(3/2)", "-1Miny(2)", "+-{0,{2|1}}", "+-1*2", "{4|1||-3}",
        "{0,*|-1||-2}", "+-{5|3}", "12.*", "3.{2|1}", "17/32", "-25", "*9"}) {
    ShortGames games;
    values::Store store;
    values::Steps steps;
    std::map<values::Id, twins::Game> trees;
    const auto value = values::Evaluation(store, *values::parse_value(name)).run(steps);
    ASSERT_TRUE(value) << name;
    Listed listed;
    const Form form = listed.of(twins::tree_of(store, *value, games, trees));
    const auto named = form_of_name(listed.forms, name);
    ASSERT_TRUE(named) << name;
    EXPECT_TRUE(listed.forms.equal(*named, form)) << name;
    const auto near = listed.forms.add({form}, {form});
    EXPECT_FALSE(listed.forms.equal(*named, near)) << name;
  }
}

TEST(Forms, HaveNoNameThatIsNoneOrTooLarge) {
  Forms forms;
  for (const std::string_view name : {"", "{1|", "1/3", "999999999", "*4000", "^99999", "1/4611686018427387904", "x"})
    EXPECT_FALSE(form_of_name(forms, name)) << name;
  EXPECT_FALSE(form_of_name(forms, std::string(kLongestName + 1, '0')));
}

}  // namespace
}  // namespace grundy
