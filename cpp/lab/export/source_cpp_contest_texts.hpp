// The fixed parts of C++ programs that read contest input.
#pragma once

#include <string_view>

namespace grundy::lab::cpp {

inline constexpr std::string_view kContestHead = R"(#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <iostream>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

namespace game {

std::string word() {
  std::string read;
  if (std::cin >> read) return read;
  std::fprintf(stderr, "the input ends too early\n");
  std::exit(1);
}

int number() { return std::atoi(word().c_str()); }

std::vector<int> numbers(int count) {
  std::vector<int> list;
  for (int i = 0; i < count; ++i) list.push_back(number());
  return list;
}

bool more() { return !(std::cin >> std::ws).eof(); }

// The letters of each row of a text.
std::vector<std::vector<int>> text_rows(const std::string& text) {
  std::vector<std::vector<int>> rows(1);
  for (const unsigned char c : text) {
    if (c == '/') rows.emplace_back();
    else rows.back().push_back(c);
  }
  std::size_t width = 0;
  for (const auto& row : rows) width = std::max(width, row.size());
  for (auto& row : rows) row.resize(width, ' ');
  return rows;
}

std::vector<std::vector<int>> rows(int count) {
  std::string all;
  for (int i = 0; i < count; ++i) all += (i > 0 ? "/" : "") + word();
  return text_rows(all);
}

std::string text_of(const std::vector<int>& letters) { return std::string(letters.begin(), letters.end()); }

)";

inline constexpr std::string_view kSquares = R"(// The places of letters in an alphabet.
std::vector<int> squares(const std::vector<std::vector<int>>& board, const std::string& alphabet, int least) {
  std::vector<int> all;
  for (const int letter : flat(board)) {
    const std::size_t at = alphabet.find(char(letter));
    if (at == std::string::npos) {
      std::fprintf(stderr, "a letter is none of %s\n", alphabet.c_str());
      std::exit(1);
    }
    all.push_back(least + int(at));
  }
  return all;
}

// What is read has to fit the position.
const std::vector<int>& fitted(const char* name, const std::vector<int>& list, int size, int least, int most) {
  if (int(list.size()) != size) {
    std::fprintf(stderr, "%s has %d places, and %d numbers are read\n", name, size, int(list.size()));
    std::exit(1);
  }
  for (const int number : list) inside(name, number, least, most);
  return list;
}

)";

inline constexpr std::string_view kOutcome = R"(struct Value {
  char outcome = 0;  // 'N', 'P'; 0: no position
};

std::vector<Value> values;

const Value& value_of(const Position& p) { return values[number_of(p)]; }

)";

inline constexpr std::string_view kMemo = R"(struct Value {
  char outcome = 0;  // 'N', 'P', 'D'; 0: not known
  int points = 0;    // nimber, or score
  int remoteness = -1;
};

// The values of positions by their numbers: in a table if there are not many positions, otherwise those that are met.
Value* table = nullptr;  // of zeros, whose memory is taken where it is used
std::unordered_map<std::size_t, Value> memo;
bool loops = false;  // whether play can come back to a position

Value& slot(std::size_t at) { return table ? table[at] : memo[at]; }

const Value& value_of(const Position& p) { return slot(number_of(p)); }

bool known(const Position& p) { return value_of(p).outcome != 0 && value_of(p).outcome != 'o'; }

void forget() {
  const double count = number_of_positions();
  if (count > 1e18) {
    std::fprintf(stderr, "too many positions\n");
    std::exit(1);
  }
  loops = false;
  memo.clear();
  std::free(table);
  table = count <= 3e7 ? static_cast<Value*>(std::calloc(std::size_t(count), sizeof(Value))) : nullptr;
}

)";

/// Depth-first without recursion: play may be long.
inline constexpr std::string_view kSolveMet =
    R"(// Solves a position after all that a move can lead to. False if play can come back to a position.
bool solve_in_order(const Position& from) {
  std::vector<Position> stack{from};
  while (!stack.empty()) {
    const Position p = stack.back();
    const std::size_t height = stack.size();
    if (!known(p)) {
      slot(number_of(p)).outcome = 'o';  // open: its options come first
      for (const Position& option : targets(p)) {
        if (known(option)) continue;
        if (value_of(option).outcome == 'o') {
          for (const Position& other : stack) {
            if (!known(other)) slot(number_of(other)) = {};
          }
          return false;
        }
        stack.push_back(option);
      }
      if (stack.size() > height) continue;
      const Value found = value(p);
      slot(number_of(p)) = found;
    }
    stack.pop_back();
  }
  return true;
}

)";

/// The same where outcomes are enough.
inline constexpr std::string_view kSolveWinner =
    R"(// A position whose options are looked at one by one.
struct Open {
  std::size_t at;
  Position p;
  std::vector<Position> after;  // listed anew deep down, where they would fill the memory
  std::size_t next = 0;
  bool drawn = false;
};

// Looks for a move to a lost position, and no further once there is one. False if play can come back to a position.
bool solve_in_order(const Position& from) {
  std::vector<Open> stack;
  const auto open = [&](const Position& p) {
    const std::size_t at = number_of(p);
    std::vector<Position> after = targets(p);
    if (after.empty()) {
      slot(at) = value(p);
    } else {
      slot(at).outcome = 'o';
      if (stack.size() >= 10'000) after.clear();
      stack.push_back({at, p, std::move(after)});
    }
  };
  open(from);
  while (!stack.empty()) {
    Open& top = stack.back();
    const bool kept = !top.after.empty();
    std::vector<Position> after = kept ? std::move(top.after) : targets(top.p);
    char outcome = 0;
    for (; top.next < after.size(); ++top.next) {
      const char found = slot(number_of(after[top.next])).outcome;
      if (found == 'o') {
        for (const Open& one : stack) slot(one.at) = {};
        return false;
      }
      if (found == 'P') outcome = 'N';
      if (found == 'D') top.drawn = true;
      if (found == 0 || found == 'P') break;
    }
    if (top.next == after.size()) outcome = top.drawn ? 'D' : 'P';
    if (outcome != 0) {
      slot(top.at) = {outcome};
      stack.pop_back();
      continue;
    }
    const Position option = after[top.next];
    if (kept) top.after = std::move(after);
    open(option);
  }
  return true;
}

)";

inline constexpr std::string_view kSolveBackward = R"(// Wins and losses spread backward from the ends, and the rest is drawn.
void solve_backward(const Position& from) {
  std::vector<Position> there{from};
  std::unordered_map<std::size_t, std::size_t> index{{number_of(from), 0}};
  std::vector<std::vector<std::size_t>> before(1);
  std::vector<std::size_t> left;
  for (std::size_t i = 0; i < there.size(); ++i) {
    const std::vector<Position> after = targets(there[i]);
    left.push_back(after.size());
    for (const Position& option : after) {
      const auto [found, fresh] = index.try_emplace(number_of(option), there.size());
      if (fresh) {
        there.push_back(option);
        before.emplace_back();
      }
      before[found->second].push_back(i);
    }
  }
  std::vector<std::size_t> queue;
  for (std::size_t i = 0; i < there.size(); ++i) {
    const Value found = left[i] == 0 ? value(there[i]) : Value{'D', 0, -1};
    slot(number_of(there[i])) = found;
    if (found.outcome != 'D') queue.push_back(i);
  }
  for (std::size_t next = 0; next < queue.size(); ++next) {
    const Value found = value_of(there[queue[next]]);
    for (const std::size_t earlier : before[queue[next]]) {
      Value& v = slot(number_of(there[earlier]));
      if (v.outcome != 'D') continue;
      if (--left[earlier] > 0 && found.outcome != 'P') continue;
      v = {found.outcome == 'P' ? 'N' : 'P', 0, found.remoteness + 1};
      queue.push_back(earlier);
    }
  }
}

void solve(const Position& from) {
  if (known(from)) return;
  if (!loops) loops = !solve_in_order(from);
  if (loops) solve_backward(from);
}

)";

inline constexpr std::string_view kSolveEnding = R"(void solve(const Position& from) {
  loops = !solve_in_order(from);
  if (!loops) return;
  std::fprintf(stderr, "play can come back to a position before it\n");
  std::exit(1);
}

)";

}  // namespace grundy::lab::cpp
