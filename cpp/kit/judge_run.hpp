// Runs a judge on one input, in slices.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/number.hpp"
#include "base/result.hpp"
#include "base/scanner.hpp"
#include "base/slice.hpp"
#include "kit/phrases.hpp"
#include "theory/value.hpp"

namespace grundy {

/// The input is a sequence of tests. A test is a head; then items (heaps, rows, queries), whose number the head determines; then work, if
/// the answer takes any; then the answer. A game defines these four. All but the work are single steps and must be short.
class JudgeRun {
 public:
  virtual ~JudgeRun() = default;

  /// Call once, first. The text must outlive the run.
  void begin(std::string_view input);

  /// Leaves out the answers: the input is read alone. Call before `advance`.
  void only_read() { only_reads_ = true; }

  /// Works until done or the slice is over, at least one step. Returns the share of the work done, 1 exactly when done.
  double advance(const Slice& slice);

  /// Call once, when done. Returns the output, or the first error and its place.
  Result<std::string> take();

  /// Returns the answers of the tests before the first error, or before it is done.
  std::string_view answered() const { return out_; }

  /// Whether something follows the end of the input that was ignored, once done.
  bool ignored_rest() const { return ignored_rest_; }

 protected:
  /// How inputs are divided into tests: one per game, outliving its runs.
  struct Tests {
    std::optional<Phrase> number = {};  // the name of the number of tests at the beginning; none if there is no such number
    Phrase last = {};                   // the end of the input: "the last test"
    std::uint64_t count = kUnbounded;   // if the input has no such number; unbounded: to the end of the input
    double reading = 1;                 // the share of a test's time that reading takes, if work follows
  };

  explicit JudgeRun(const Tests& tests);

  /// Reads what stands before the tests. Returns their number; unbounded: to the end of the input.
  virtual std::uint64_t count_tests();
  /// Reads the head of the next test. Returns the number of its items.
  virtual std::uint64_t head() = 0;
  /// Reads some of the next items, at least one unless there is an error, at most `most`. Returns how many.
  virtual std::uint64_t items(std::uint64_t) { return 0; }
  /// Works on a test that was read without error, until done or the slice is over. Returns the share of its work done, 1 exactly when done.
  virtual double work(Pace&) { return 1; }
  virtual void answer() = 0;

  /// Makes this test the last one, whatever their number; what follows is ignored.
  void end_here() {
    remaining_ = 0;
    ended_ = true;
  }

  /// Writes the answer of a test that asks who wins: a line First, Second or Draw.
  void write_winner(Outcome outcome);

  Scanner in_;
  std::string out_;

 private:
  enum class Stage : std::uint8_t { between, items, work, done };

  /// Runs a test, or the rest of one. False if the slice is over, or all is done.
  bool go_on(Pace& pace);
  bool end();
  double share() const;

  const Tests& tests_;
  double length_ = 0;
  Stage stage_ = Stage::between;
  std::uint64_t remaining_ = 0;  // tests yet to begin
  bool to_the_end_ = false;      // of the input
  bool only_reads_ = false;
  std::uint64_t items_ = 0;    // unread items of this test
  std::size_t test_rest_ = 0;  // unread characters at the beginning of this test
  double worked_ = 0;          // share of the work of this test
  bool ended_ = false;         // by end_here
  bool ignored_rest_ = false;
};

}  // namespace grundy
