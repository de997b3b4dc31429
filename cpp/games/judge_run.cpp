#include "games/judge_run.hpp"

#include <algorithm>
#include <utility>

namespace grundy {

namespace {

/// About what reading takes.
constexpr std::uint64_t kStepsACharacter = 4;
constexpr std::uint64_t kStepsARead = 8;

}  // namespace

JudgeRun::JudgeRun(std::string_view input, const Tests& tests)
    : in_(input),
      last_(tests.last),
      reading_(tests.reading),
      length_(static_cast<double>(in_.rest())),
      to_the_end_(tests.number.empty() && tests.count == kUnbounded),
      tests_(tests.number.empty() ? tests.count : in_.number(tests.number, 0, kUnbounded)),
      test_rest_(in_.rest()) {}

double JudgeRun::advance(const Slice& slice) {
  Pace pace(slice);
  while (stage_ != Stage::done && go_on(pace)) {
  }
  return share();
}

bool JudgeRun::go_on(Pace& pace) {
  std::size_t rest = in_.rest();
  const auto over = [&] {
    const std::size_t before = std::exchange(rest, in_.rest());
    return pace.over(kStepsARead + kStepsACharacter * (before - rest));
  };
  if (stage_ == Stage::between) {
    if (tests_ == 0 || (to_the_end_ && in_.at_end())) return end();
    --tests_;
    items_ = head();
    stage_ = Stage::items;
  }
  if (stage_ == Stage::items) {
    while (items_ > 0 && !in_.failed()) {
      --items_;
      item();
      if (over()) return false;
    }
    // An error behind the last test need not wait for its work.
    if (tests_ == 0) in_.expect_end(last_);
    if (in_.failed()) return end();
    stage_ = Stage::work;
  }
  worked_ = work(pace);
  if (worked_ < 1) return false;
  answer();
  worked_ = 0;
  test_rest_ = in_.rest();
  stage_ = Stage::between;
  return !over();
}

bool JudgeRun::end() {
  in_.expect_end(last_);
  stage_ = Stage::done;
  return false;
}

double JudgeRun::share() const {
  if (stage_ == Stage::done) return 1;
  const auto before = length_ - static_cast<double>(test_rest_);
  const auto test = static_cast<double>(test_rest_ - in_.rest());
  return std::min(0.99, (before + test * (reading_ + (1 - reading_) * worked_)) / length_);
}

Result<std::string> JudgeRun::take() {
  if (in_.failed()) return in_.error();
  return std::move(out_);
}

}  // namespace grundy
