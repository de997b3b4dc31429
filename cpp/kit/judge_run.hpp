// A judge at work on one input, in slices.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/number.hpp"
#include "base/result.hpp"
#include "base/scanner.hpp"
#include "base/slice.hpp"
#include "kit/phrases.hpp"

namespace grundy {

/// The input is a row of tests. A test is a head; then items (heaps, rows, queries), as many as the head says; then work, where the answer
/// takes any; then the answer. A game says what these four are. All of them but the work are single steps and so must be short.
class JudgeRun {
 public:
  virtual ~JudgeRun() = default;

  /// First and once. The text must outlive the run.
  void begin(std::string_view input);

  /// Works until done or the slice is over, at least one step. Returns the share of the work done, 1 exactly when done.
  double advance(const Slice& slice);

  /// Once done, and once: the output, or the first error and its place.
  Result<std::string> take();

 protected:
  /// How inputs fall into tests: one a game, which outlives its runs.
  struct Tests {
    std::optional<Phrase> number = {};  // the name of the number of tests at the beginning; none if there is no such number
    Phrase last = {};                   // what the input ends with: "the last test"
    std::uint64_t count = kUnbounded;  // where no number stands in front; unbounded: to the end of the input
    double reading = 1;                // the part of a test's time that goes into reading it, where work follows
  };

  explicit JudgeRun(const Tests& tests);

  /// Reads the head of the next test. Returns the number of its items.
  virtual std::uint64_t head() = 0;
  virtual void item() {}
  /// Goes on with the test that was read without an error, until done or over. Returns the share of its work done, 1 exactly when done.
  virtual double work(Pace&) { return 1; }
  virtual void answer() = 0;

  /// This test is the last one, whatever their number.
  void end_here() { remaining_ = 0; }

  Scanner in_;
  std::string out_;

 private:
  enum class Stage : std::uint8_t { between, items, work, done };

  /// A test, or the rest of one. False when the slice is over, or all is done.
  bool go_on(Pace& pace);
  bool end();
  double share() const;

  bool to_the_end() const { return !tests_.number && tests_.count == kUnbounded; }

  const Tests& tests_;
  double length_ = 0;
  Stage stage_ = Stage::between;
  std::uint64_t remaining_ = 0;     // tests yet to begin
  std::uint64_t items_ = 0;    // of this test, yet to be read
  std::size_t test_rest_ = 0;  // characters not yet read where this test began
  double worked_ = 0;          // of this test
};

}  // namespace grundy
