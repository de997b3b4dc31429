// Compiled for speed.
#include "kit/judge_run.hpp"

#include <algorithm>
#include <utility>

namespace grundy {

namespace {

/// The approximate cost of reading, in steps of a nanosecond (base/slice.hpp).
constexpr std::uint64_t kStepsACharacter = 4;
constexpr std::uint64_t kStepsARead = 8;

}  // namespace

JudgeRun::JudgeRun(const Tests& tests) : in_({}), tests_(tests) {}

void JudgeRun::begin(std::string_view input) {
  in_ = Scanner(input);
  length_ = static_cast<double>(in_.rest());
  remaining_ = count_tests();
  to_the_end_ = !tests_.number && remaining_ == kUnbounded;
  test_rest_ = in_.rest();
}

std::uint64_t JudgeRun::count_tests() { return tests_.number ? in_.number(*tests_.number, 0, kUnbounded) : tests_.count; }

double JudgeRun::advance(const Slice& slice) {
  Pace pace(slice);
  while (stage_ != Stage::done && go_on(pace)) {
  }
  return share();
}

bool JudgeRun::go_on(Pace& pace) {
  std::size_t rest = in_.rest();
  const auto over = [&](std::uint64_t reads) {
    const std::size_t before = std::exchange(rest, in_.rest());
    return pace.over(kStepsARead * reads + kStepsACharacter * (before - rest));
  };
  if (stage_ == Stage::between) {
    if (remaining_ == 0 || (to_the_end_ && in_.at_end())) return end();
    --remaining_;
    items_ = head();
    stage_ = Stage::items;
  }
  if (stage_ == Stage::items) {
    while (items_ > 0 && !in_.failed()) {
      const std::uint64_t read = items(items_);
      items_ -= read;
      if (over(read)) return false;
    }
    if (in_.failed()) return end();
    // The last test is answered even if more text follows.
    if (remaining_ == 0 && !ended_) in_.expect_end(tests_.last);
    stage_ = Stage::work;
  }
  if (!only_reads_) {
    worked_ = work(pace);
    if (worked_ < 1) return false;
    answer();
    worked_ = 0;
  }
  test_rest_ = in_.rest();
  stage_ = Stage::between;
  return !over(1);
}

bool JudgeRun::end() {
  if (ended_) ignored_rest_ = !in_.failed() && !in_.at_end();
  else in_.expect_end(tests_.last);
  stage_ = Stage::done;
  return false;
}

double JudgeRun::share() const {
  if (stage_ == Stage::done) return 1;
  const auto before = length_ - static_cast<double>(test_rest_);
  const auto test = static_cast<double>(test_rest_ - in_.rest());
  return std::min(0.99, (before + test * (tests_.reading + (1 - tests_.reading) * worked_)) / length_);
}

void JudgeRun::write_winner(Outcome outcome) {
  constexpr std::string_view kLines[] = {"First\n", "Second\n", "Draw\n"};
  out_ += kLines[static_cast<int>(outcome)];
}

Result<std::string> JudgeRun::take() {
  if (in_.failed()) return in_.error();
  // Some games answer while they read.
  if (only_reads_) return std::string();
  return std::move(out_);
}

}  // namespace grundy
