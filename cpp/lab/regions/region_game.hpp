// The interface of boards for searches: components in canonical form, as keys of a fixed number of words.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <optional>
#include <vector>

#include "lab/regions/mirror.hpp"
#include "lab/regions/move_tables.hpp"

namespace grundy::lab {

using Word = std::uint64_t;

/// Keys of `words` words each, one after the other. Pointers to keys are valid until the next change.
class KeyList {
 public:
  explicit KeyList(std::size_t words) : words_(words) {}

  std::size_t words() const { return words_; }
  std::uint32_t size() const { return size_; }
  const Word* operator[](std::uint32_t i) const { return data_.data() + i * words_; }

  void add(const Word* key) {
    data_.resize((size_ + 1) * words_);
    std::memcpy(data_.data() + size_++ * words_, key, words_ * sizeof(Word));
  }
  /// Adds a copy of one of its own keys.
  void repeat(std::uint32_t i) {
    data_.resize((size_ + 1) * words_);
    std::memcpy(data_.data() + size_++ * words_, data_.data() + i * words_, words_ * sizeof(Word));
  }
  void replace(std::uint32_t i, std::uint32_t by) {
    std::memmove(data_.data() + i * words_, data_.data() + by * words_, words_ * sizeof(Word));
  }
  void shrink(std::uint32_t size) {
    size_ = size;
    data_.resize(size * words_);
  }
  bool equal(std::uint32_t i, const Word* key) const { return std::memcmp((*this)[i], key, words_ * sizeof(Word)) == 0; }

 private:
  std::size_t words_;
  std::uint32_t size_ = 0;
  std::vector<Word> data_;
};

/// The options of a component: their components, one option after the other, and where each option ends.
struct KeyOptions {
  explicit KeyOptions(std::size_t words) : parts(words) {}
  KeyList parts;
  std::vector<std::uint32_t> ends;
};

/// Moves that a player can count on, where moves only take moves away: in a component, or in several together.
struct PlayerMoves {
  std::int32_t most = 0;   // a bound of how many moves of the player one line of play can have
  std::int32_t sure = 0;   // moves that take none of each other away, and of which the opponent takes none away
  std::int32_t loose = 0;  // others that take away none of each other, nor of the sure ones, nor are taken away by these
  std::int32_t hit = 0;    // how many loose ones a move of the opponent takes away at most

  void add(const PlayerMoves& other) {
    most += other.most;
    sure += other.sure;
    loose += other.loose;
    hit = std::max(hit, other.hit);
  }
  /// The moves that the player certainly has when the opponent begins: a loose one in answer to each move while there is one, of which each
  /// move of the opponent takes away at most `hit`, so loose / (1 + hit) of them; then the sure ones.
  std::int32_t least() const { return sure + loose / (1 + hit); }
};

struct MovesOfBoth {
  PlayerMoves left, right;
};

class RegionGame {
 public:
  RegionGame(std::size_t words, bool may_repeat) : words_(words), may_repeat_(may_repeat) {}
  virtual ~RegionGame() = default;

  std::size_t words() const { return words_; }
  /// Whether play in a component may come back to it.
  bool may_repeat() const { return may_repeat_; }

  /// Replaces `out` by the options of a component for these players.
  virtual void options(const Word* key, Owners owners, KeyOptions& out) = 0;
  /// Returns the players who may still have moves in a component.
  virtual Owners owners(const Word* key) = 0;
  /// Whether moves only take moves away, so that they can be counted.
  virtual bool counts_moves() const { return false; }
  virtual MovesOfBoth moves_of_both(const Word*) { return {}; }
  /// Writes the component with the players exchanged; false if the board has no such moves.
  virtual bool opposite(const Word* key, Word* out) = 0;
  /// Returns a symmetry of a component, or of `whole`, by which each move can be answered by its image: it is lost for the player to move.
  /// Nothing if none is known.
  virtual std::optional<Square> mirror(const Word*) { return std::nullopt; }
  bool mirrored(const Word* key) { return mirror(key).has_value(); }
  /// Adds to `out` all that is possible in a position, as one component that need not be connected, nor in canonical form. Nothing on boards
  /// that have no mirrors.
  virtual void whole(const std::vector<std::uint32_t>&, Word*) {}
  /// Whether a component certainly has one move, after which nothing is left.
  virtual bool single(const Word*) const { return false; }
  /// How much there is to play, to choose what is worked out first.
  std::uint32_t size(const Word* key) const {
    std::uint32_t n = 0;
    for (std::size_t i = 0; i < words_; ++i) n += static_cast<std::uint32_t>(std::popcount(key[i]));
    return n;
  }

  /// Writes the components of a position, given by its digits (MoveTables::digits), and for each of them the slots that may still change.
  virtual void components(const std::vector<std::uint32_t>& digits, KeyList& keys, std::vector<std::vector<std::size_t>>& slots) = 0;

 private:
  std::size_t words_;
  bool may_repeat_;
};

}  // namespace grundy::lab
