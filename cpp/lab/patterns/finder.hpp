// Finds short statements that are true for all solved positions of a game.
#pragma once

#include <memory>
#include <unordered_map>

#include "lab/patterns/slope.hpp"
#include "lab/patterns/statement.hpp"
#include "lab/patterns/vocabulary.hpp"

namespace grundy::lab {

/// A statement that is true for all positions.
struct FoundRule {
  enum class Kind : std::uint8_t {
    term,       // the player to move loses exactly where `term` is not 0, or the nimber is `term`
    separable,  // the nimber is the nim-sum of those of the numbers alone, the others being the least
  };
  Subject subject = Subject::outcome;
  Kind kind = Kind::term;
  TermId term = kNoTerm;
  std::optional<Slope> slope = {};  // of the pairs that `term` describes
};

/// Searches for one statement about who loses, and for one about nimbers. Candidates are made for examples (at most kMostExamples, half of
/// them lost) and compared with all positions, the shortest first. One is kept only if it is far from chance: if values were drawn by lot,
/// one of all statements would be true with a probability of about 2^(2 - kCertainty).
/// O(candidates * examples + positions) time; the memory does not depend on the number of positions.
class RuleFinder {
 public:
  static constexpr std::size_t kMostExamples = 1024;
  static constexpr double kCertainty = 14;

  /// `positions` outlive it.
  explicit RuleFinder(const SolvedPositions& positions);

  /// Works until done or the slice is over. Returns the share done, 1 exactly when done.
  double advance(const Slice& slice);

  const std::vector<FoundRule>& found() const { return found_; }
  const Terms& terms() const { return terms_; }
  /// The number of statements tried.
  std::uint64_t tried() const { return tried_; }
  /// The number of positions that each statement found was compared with.
  std::uint64_t compared() const { return known_; }
  /// Those of them that are of the game as it is.
  std::uint64_t compared_first() const { return known_first_; }

 private:
  enum class Stage : std::uint8_t {
    look,       // at all positions, for examples
    evaluate,   // the vocabulary
    one_class,  // who loses, by a term
    slope,
    two_classes,
    equal,  // nimbers, equal to a term or made of two
    nimber_class,
    nimber_classes,
    separable,
    done,
  };

  /// A statement that fits the examples: `term`, or a function of the classes of `a` and perhaps `b`, added to `base` if there is one.
  struct Candidate {
    TermId term = kNoTerm, a = kNoTerm, b = kNoTerm, base = kNoTerm;
    int length = 0;
    std::uint64_t free = 0;  // constants in `term` that were read off
    std::optional<Slope> slope = {};
    double prior = 0;  // bits: the later a statement comes in the order of all, the more evidence it needs
  };

  void share_candidates();
  bool look(const Slice& slice);
  void keep(const Slots& numbers, const SolvedValue& value);
  void end_look();
  /// Makes the candidates of a stage, until the slice is over. True when done.
  bool propose(const Slice& slice);
  bool propose_classes(const Slice& slice);
  void propose_class(TermId a, TermId b, TermId base, double prior);
  void propose_pairs_of(std::size_t first);
  void propose_slopes();
  void choose_guards();
  void propose_equal(const Feature* guard);
  void propose_joined(TermId term, TermId guard, double prior);
  bool classes_agree(const Feature& a, const Feature* b) const;
  /// Compares candidates with all positions, until one is true or the slice is over. True when done.
  bool verify(const Slice& slice);
  bool agrees(Candidate& candidate, ClassTable& table, const Example& example) const;
  void settle(Candidate& candidate);
  bool is_no_chance(const Candidate& candidate, const ClassTable& table) const;
  bool read_alone();
  bool verify_separable(const Slice& slice);
  void begin(Stage stage);
  void next_stage();
  void count(const SolvedValue& value);
  /// Information that a value gives, in bits.
  double bits(std::int64_t value) const;
  const std::unordered_map<std::int64_t, std::uint64_t>& nimbers() const { return frequency_[1]; }
  Subject subject() const { return stage_ < Stage::equal ? Subject::outcome : Subject::nimber; }
  std::int64_t target(const SolvedValue& value, TermId base, const Slots& numbers) const;

  const SolvedPositions& positions_;
  Terms terms_;
  Vocabulary vocabulary_;
  Stage stage_ = Stage::look;
  std::uint64_t next_ = 0, known_ = 0, known_first_ = 0, tried_ = 0;
  std::uint64_t random_ = 1;
  std::vector<Example> lost_, won_, examples_;
  std::uint64_t count_lost_ = 0, count_won_ = 0;
  std::unordered_map<std::int64_t, std::uint64_t> frequency_[2];  // by Subject: how many positions of the game as it is have each value
  std::vector<std::int64_t> targets_;                             // of the examples, of the stage
  std::vector<Example> against_;                                  // positions that candidates failed at
  std::size_t cursor_ = 0;                                        // of the proposals
  bool proposed_ = false;
  std::vector<const Feature*> guards_;          // features of few classes
  std::vector<Candidate> candidates_, longer_;  // those that wait for statements about two terms
  std::size_t candidate_ = 0;
  std::unique_ptr<ClassTable> table_;
  std::vector<std::vector<std::int64_t>> alone_;  // nimbers of each number alone
  std::vector<FoundRule> found_;
};

}  // namespace grundy::lab
