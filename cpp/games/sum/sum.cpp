// The game whose positions are sums of positions of other games.
#include <iterator>
#include <memory>
#include <utility>

#include "games/parts.hpp"
#include "games/sum/sum_of_values.hpp"
#include "kit/wording.hpp"

namespace grundy {

namespace {

constexpr std::uint64_t kLongestList = 1'000'000;

constexpr ParameterSpec kParameters[] = {
    {.name = "parts",
     .kind = ParameterKind::text,
     .label = "Parts",
     .fallback = "knights;n=12;knights=8.7|kayles;rows=3,2|nim;heaps=4,6|bachet;take=1,3,4;n=8",
     .help = "Positions joined by |, each a game's id and ;name=value for each of its parameters",
     .longest = kLongestList},
    {.name = "part",
     .label = "Part in the table",
     .fallback = "1",
     .help = "The table moves this part, and the others stay as they are",
     .least = 1,
     .most = kMostParts,
     .of_table = true},
};

constexpr GameInfo kInfo = {
    .id = "sum",
    .title = "A sum of games",
    .source = "Positions of different games side by side",
    .credit = "Theory: Roland Sprague (1935), Patrick Grundy (1939)",
    .first = kKitPhrases["first-player"],
    .second = kKitPhrases["second-player"],
    .parameters = kParameters,
    .judge_format = "The number of parts p, then p parts, each a game's id and ;name=value for each of its parameters, without spaces.",
    .sample_input = "3\nnim;heaps=3,5\nkayles;rows=4\nbachet;take=1,3,4;n=9\n",
    .sample_output = "First\n",
};

Result<std::unique_ptr<Solution>> open_sum(const Parameters& p, bool by_rules) {
  auto listed = read_parts(p.text("parts"));
  if (!listed) return listed.error();
  const std::uint64_t shown_part = p.integer("part");
  if (shown_part > listed->size()) {
    return parameter_error("part", message(kSumPhrases["sum-shown"], {std::uint64_t{listed->size()}}), shown(decimal(shown_part)));
  }
  auto parts = open_all(std::move(*listed), by_rules);
  if (!parts) return parts.error();
  const auto shown = static_cast<std::size_t>(shown_part - 1);
  auto part_values = open_values(*parts);
  if (!part_values) return part_values.error();
  if (!*part_values) return std::make_unique<SumOfGames>(kInfo, std::move(*parts), shown);
  return std::make_unique<SumOfValues>(kInfo, std::move(*parts), shown, std::move(*part_values));
}

class SumJudge final : public JudgeRun {
 public:
  SumJudge() : JudgeRun(kTests) {}

 private:
  static constexpr Tests kTests = {.last = kSumPhrases["sum-last"], .count = 1, .reading = 0.1};
  static constexpr std::string_view kCharacters =
      "!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~";

  std::uint64_t head() override { return in_.number(kSumPhrases["sum-count"], 0, kMostParts); }

  std::uint64_t items(std::uint64_t) override {
    auto listed = read_parts(in_.word(kSumPhrases["sum-part"], kCharacters, 1, kLongestList), parts_.size());
    if (in_.failed()) return 1;
    auto opened = listed ? open_all(std::move(*listed), false, parts_.size()) : Result<std::vector<Part>>(listed.error());
    if (!opened) in_.reject(opened.error().message);
    else std::move(opened->begin(), opened->end(), std::back_inserter(parts_));
    return 1;
  }

  double work(Pace& pace) override {
    for (; solved_ < parts_.size(); ++solved_) {
      Solution& part = *parts_[solved_].solution;
      const double share = part.advance(pace.slice());
      if (share < 1) return (static_cast<double>(solved_) + share) / static_cast<double>(parts_.size());
      if (const auto fault = fault_of(parts_[solved_], solved_ + 1)) {
        in_.refuse(*fault);
        return 1;
      }
      starts_.push_back(part.start());
      total_.add(solved_, part.value_of(part.start()).nimber);
    }
    return 1;
  }

  void answer() override { write_winner(value_of_sum(total_, parts_, starts_).outcome); }

  std::vector<Part> parts_;
  std::size_t solved_ = 0;
  std::vector<State> starts_;
  Total total_;
};

class Sum final : public Game {
 public:
  const GameInfo& info() const override { return kInfo; }
  std::unique_ptr<JudgeRun> new_judge() const override { return std::make_unique<SumJudge>(); }
  Result<std::unique_ptr<Solution>> open(Parameters&& p) const override { return open_sum(p, false); }
};

}  // namespace

const Game& sum_game() {
  static const Sum game;
  return game;
}

Result<std::unique_ptr<Solution>> open_sum_by_rules(const RawParameters& raw) {
  const auto parameters = Parameters::read(kParameters, raw);
  return parameters ? open_sum(*parameters, true) : parameters.error();
}

}  // namespace grundy
