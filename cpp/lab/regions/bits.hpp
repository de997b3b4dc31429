// Sets of small numbers, of a fixed size, as words.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace grundy::lab {

/// A set of numbers below 64 * W.
template <std::size_t W>
struct Bits {
  static constexpr std::size_t words = W;
  std::array<std::uint64_t, W> word = {};

  bool operator==(const Bits&) const = default;
  bool operator<(const Bits& other) const { return word < other.word; }

  void add(std::size_t bit) { word[bit / 64] |= std::uint64_t{1} << bit % 64; }
  void remove(std::size_t bit) { word[bit / 64] &= ~(std::uint64_t{1} << bit % 64); }
  bool contains(std::size_t bit) const { return (word[bit / 64] >> bit % 64 & 1) != 0; }
  bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t w : word) any |= w;
    return any == 0;
  }
  std::uint32_t count() const {
    std::uint32_t n = 0;
    for (const std::uint64_t w : word) n += static_cast<std::uint32_t>(std::popcount(w));
    return n;
  }
  /// Whether a set that is not empty has one number.
  bool single() const {
    std::uint64_t rest = 0, seen = 0;
    for (const std::uint64_t w : word) {
      rest |= (w & (w - 1)) | (w != 0 ? seen : 0);
      seen |= w;
    }
    return rest == 0;
  }
  /// The least number of a set that is not empty.
  std::size_t first() const {
    std::size_t i = 0;
    while (word[i] == 0) ++i;
    return i * 64 + static_cast<std::size_t>(std::countr_zero(word[i]));
  }

  Bits& operator|=(const Bits& other) {
    for (std::size_t i = 0; i < W; ++i) word[i] |= other.word[i];
    return *this;
  }
  Bits& operator&=(const Bits& other) {
    for (std::size_t i = 0; i < W; ++i) word[i] &= other.word[i];
    return *this;
  }
  friend Bits operator|(Bits a, const Bits& b) { return a |= b; }
  friend Bits operator&(Bits a, const Bits& b) { return a &= b; }
  /// The numbers that are not in `other`.
  Bits without(const Bits& other) const {
    Bits out;
    for (std::size_t i = 0; i < W; ++i) out.word[i] = word[i] & ~other.word[i];
    return out;
  }
  bool meets(const Bits& other) const {
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < W; ++i) any |= word[i] & other.word[i];
    return any != 0;
  }

  /// The numbers, each `by` smaller; smaller ones are dropped.
  Bits lowered(std::size_t by) const {
    Bits out;
    const std::size_t whole = by / 64, part = by % 64;
    for (std::size_t i = 0; i + whole < W; ++i) {
      out.word[i] = word[i + whole] >> part;
      if (part != 0 && i + whole + 1 < W) out.word[i] |= word[i + whole + 1] << (64 - part);
    }
    return out;
  }

  /// Calls `use` for each number, ascending.
  template <class Use>
  void each(const Use& use) const {
    for (std::size_t i = 0; i < W; ++i) {
      for (std::uint64_t w = word[i]; w != 0; w &= w - 1) use(i * 64 + static_cast<std::size_t>(std::countr_zero(w)));
    }
  }

  std::uint64_t hash() const {
    std::uint64_t h = 0;
    for (const std::uint64_t w : word) {
      h = (h ^ w) * 0x9E3779B97F4A7C15u;
      h ^= h >> 32;
    }
    h *= 0xD6E8FEB86659FD93u;
    return h ^ (h >> 32);
  }
};

}  // namespace grundy::lab
