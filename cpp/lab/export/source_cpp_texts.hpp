// The fixed parts of exported C++ programs.
#pragma once

#include <string_view>

namespace grundy::lab::cpp {

inline constexpr std::string_view kIncludes = R"(#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <map>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

namespace game {

std::map<std::string, std::string> arguments;

int number(const std::string& name, int otherwise) { return arguments.count(name) ? std::atoi(arguments[name].c_str()) : otherwise; }

std::vector<int> numbers(const std::string& name, std::vector<int> otherwise) {
  if (!arguments.count(name)) return otherwise;
  std::vector<int> list;
  const std::string& text = arguments[name];
  for (std::size_t from = 0; from < text.size(); from = std::min(text.find(',', from), text.size()) + 1) list.push_back(std::atoi(text.c_str() + from));
  return list;
}

std::vector<std::vector<int>> text_rows(const std::string& name, const std::string& otherwise) {
  std::vector<std::vector<int>> rows(1);
  for (const unsigned char c : arguments.count(name) ? arguments[name] : otherwise) {
    if (c == '/') rows.emplace_back();
    else rows.back().push_back(c);
  }
  return rows;
}

)";

/// Functions that the expressions of rules call.
inline constexpr std::string_view kHelpers = R"(std::vector<int> flat(const std::vector<std::vector<int>>& board) {
  std::vector<int> all;
  for (const auto& row : board) all.insert(all.end(), row.begin(), row.end());
  return all;
}

template <class List>
bool contains(const List& list, int sought) { return std::find(list.begin(), list.end(), sought) != list.end(); }

// Quotients are rounded down.
int divided(int a, int b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }
int modulo(int a, int b) { return a - divided(a, b) * b; }

int power(int base, int exponent) {
  int result = 1;
  while (exponent-- > 0) result *= base;
  return result;
}

// What `=` gives to a part of the position has to fit its range.
int inside(const char* name, int value, int least, int most) {
  if (least <= value && value <= most) return value;
  std::fprintf(stderr, "%s = %d leaves %d..%d\n", name, value, least, most);
  std::exit(1);
}

)";

/// The groups of places that hang together, numbered from 0.
inline constexpr std::string_view kGroups = R"(std::vector<int> numbered(std::vector<int> above, const std::vector<bool>& there) {
  std::vector<int> group(above.size(), -1);
  int groups = 0;
  for (std::size_t v = 0; v < above.size(); ++v) {
    if (above[v] != int(v)) above[v] = above[above[v]];
    if (there[v]) group[v] = above[v] == int(v) ? groups++ : group[above[v]];
  }
  return group;
}

// `above` leads from each vertex to the first one of its group.
void join(std::vector<int>& above, int a, int b) {
  while (above[a] != a) a = above[a];
  while (above[b] != b) b = above[b];
  above[std::max(a, b)] = std::min(a, b);
}

// The group of each vertex; -1 without one. `on`: for each pair, or for each vertex, whether it is there.
std::vector<int> groups_on_graph(const std::vector<std::array<int, 2>>& pairs, const std::vector<bool>& on) {
  const bool of_pairs = on.size() == pairs.size();
  int size = of_pairs ? 0 : int(on.size());
  for (const auto& pair : pairs) size = std::max(size, std::max(pair[0], pair[1]) + 1);
  std::vector<int> above(size);
  std::iota(above.begin(), above.end(), 0);
  std::vector<bool> there = of_pairs ? std::vector<bool>(size) : on;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const auto [a, b] = pairs[i];
    if (of_pairs ? !on[i] : !(on[a] && on[b])) continue;
    there[a] = there[b] = true;
    join(above, a, b);
  }
  std::vector<int> group = numbered(above, there);
  // A vertex without pairs is reached from itself alone.
  for (int v = 0; of_pairs && v < size; ++v) {
    if (group[v] < 0) group[v] = -2 - v;
  }
  return group;
}

std::vector<int> groups_on_board(const std::vector<bool>& on, int columns, bool corners) {
  const int size = int(on.size());
  std::vector<int> above(size);
  std::iota(above.begin(), above.end(), 0);
  for (int v = 0; v < size; ++v) {
    const bool first = v % columns == 0, last = v % columns == columns - 1;
    const auto next = [&](bool there, int to) {
      if (there && to < size && on[v] && on[to]) join(above, v, to);
    };
    next(!last, v + 1);
    next(true, v + columns);
    next(corners && !first, v + columns - 1);
    next(corners && !last, v + columns + 1);
  }
  return numbered(above, on);
}

bool are_vertices(const std::vector<int>& group, int a, int b) { return 0 <= std::min(a, b) && std::max(a, b) < int(group.size()); }
bool in_one_group(const std::vector<int>& group, int a, int b) { return group[a] != -1 && group[a] == group[b]; }
int count_groups(const std::vector<int>& group) {
  int count = 0;
  for (const int number : group) count = std::max(count, number + 1);
  return count;
}

)";

inline constexpr std::string_view kValue = R"(struct Value {
  char outcome = 0;  // 'N', 'P', 'D'; 0: no position
  int points = 0;    // nimber, or score
  int remoteness = -1;
};

std::vector<Value> values;

const Value& value_of(const Position& p) { return values[number_of(p)]; }

)";

inline constexpr std::string_view kLasts = R"(// Moves to the end: who wins hurries, who loses delays.
int lasts(char outcome, const std::vector<Position>& after) {
  int least = -1, most = -1;
  for (const Position& option : after) {
    const Value& v = value_of(option);
    if (v.outcome == 'P' && (least < 0 || v.remoteness < least)) least = v.remoteness;
    most = std::max(most, v.remoteness);
  }
  return outcome == 'D' ? -1 : 1 + (outcome == 'N' ? least : most);
}

)";

inline constexpr std::string_view kNimberValue = R"(// From the values of the options.
Value value(const Position& p) {
  const std::vector<Position> after = options(p);
  std::vector<bool> seen(after.size() + 1);
  for (const Position& option : after) {
    const int nimber = value_of(option).points;
    if (nimber < int(seen.size())) seen[nimber] = true;
  }
  const int mex = int(std::find(seen.begin(), seen.end(), false) - seen.begin());
  const char outcome = mex == 0 ? 'P' : 'N';
  return {outcome, mex, lasts(outcome, after)};
}

)";

inline constexpr std::string_view kSplitValue = R"(// From the values of the options; independent positions add up as nim-sums.
Value value(const Position& p) {
  // The last position that had an option with a nimber. The size is a power of two above all nimbers, and so above their nim-sums.
  static std::vector<unsigned> seen(1);
  static unsigned now = 0;
  ++now;
  each_option(p, [](const auto&... pieces) { seen[(0 ^ ... ^ value_of(pieces).points)] = now; });
  std::size_t mex = 0;
  while (mex < seen.size() && seen[mex] == now) ++mex;
  if (mex == seen.size()) seen.resize(2 * mex);
  return {mex == 0 ? 'P' : 'N', int(mex), -1};
}

)";

inline constexpr std::string_view kDecidedValue = R"(// From the values of the options.
Value value(const Position& p) {
  std::optional<int> worth = ended(p);
  std::vector<Position> after;
  if (!worth) after = options(p);
  if (after.empty()) {
    if (!worth) worth = stuck(p);
    return {*worth > 0 ? 'N' : *worth < 0 ? 'P' : 'D', 0, *worth == 0 ? -1 : 0};
  }
  char outcome = 'P';
  for (const Position& option : after) {
    const char other = value_of(option).outcome;
    if (other == 'P') outcome = 'N';
    if (other == 'D' && outcome == 'P') outcome = 'D';
  }
  return {outcome, 0, lasts(outcome, after)};
}

)";

inline constexpr std::string_view kScoredValue = R"(// The best of what a move gains less what the opponent gets after it.
Value value(const Position& p) {
  std::optional<int> worth = ended(p);
  if (!worth) {
    for (const Option& option : options(p)) {
      const int score = option.gain - value_of(option.to).points;
      worth = worth ? std::max(*worth, score) : score;
    }
  }
  if (!worth) worth = stuck(p);
  return {*worth > 0 ? 'N' : *worth < 0 ? 'P' : 'D', *worth, -1};
}

)";

inline constexpr std::string_view kSolveGraph = R"(// Each position after its options; where play can come back, backward from the ends.
void solve() {
  const std::size_t count = number_of_positions();
  values.assign(count, {});
  std::vector<std::size_t> there = positions(), queue;
  std::vector<std::vector<std::size_t>> before(count);
  std::vector<int> left(count);
  for (const std::size_t at : there) {
    for (const Position& option : targets(position_of(at))) {
      before[number_of(option)].push_back(at);
      ++left[at];
    }
  }
  const std::vector<int> degree = left;
  for (const std::size_t at : there) {
    if (left[at] == 0) queue.push_back(at);
  }
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (const std::size_t earlier : before[queue[i]]) {
      if (--left[earlier] == 0) queue.push_back(earlier);
    }
  }
  if (queue.size() == there.size()) {
    for (const std::size_t at : queue) values[at] = value(position_of(at));
    return;
  }
BACKWARD}

)";

inline constexpr std::string_view kBackward = R"(  queue.clear();
  left = degree;
  for (const std::size_t at : there) {
    values[at] = left[at] == 0 ? value(position_of(at)) : Value{'D', 0, -1};
    if (values[at].outcome != 'D') queue.push_back(at);
  }
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const Value known = values[queue[i]];
    for (const std::size_t earlier : before[queue[i]]) {
      Value& v = values[earlier];
      if (v.outcome != 'D') continue;
      if (--left[earlier] > 0 && known.outcome != 'P') continue;
      v = {known.outcome == 'P' ? 'N' : 'P', 0, known.remoteness + 1};
      queue.push_back(earlier);
    }
  }
)";

inline constexpr std::string_view kNoEnd = R"(  std::fprintf(stderr, "play can come back to a position before it\n");
  std::exit(1);
)";

inline constexpr std::string_view kReached = R"(// All that can be reached, by their numbers.
std::vector<std::size_t> positions() {
  std::vector<bool> met(number_of_positions());
  std::vector<std::size_t> out;
  const auto meet = [&](const Position& p) {
    const std::size_t at = number_of(p);
    if (!met[at]) out.push_back(at);
    met[at] = true;
  };
  for (const Position& p : components()) meet(p);
  for (std::size_t i = 0; i < out.size(); ++i) {
    for (const Position& p : targets(position_of(out[i]))) meet(p);
  }
  return out;
}

)";

inline constexpr std::string_view kMain = R"(void run(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    const std::size_t equals = argument.find('=');
    if (equals != std::string::npos) arguments[argument.substr(0, equals)] = argument.substr(equals + 1);
  }
  if (arguments.count("layer")) layer = arguments["layer"];
  read_constants();
  solve();
)";

}  // namespace grundy::lab::cpp
