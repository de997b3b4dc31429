// The token backward from the vertices without moves, which are lost: a vertex with a lost follower is won, one whose
// followers are all won is lost. Each edge is looked at once, when the vertex that it leads to is decided. What is never
// decided is a draw.
#include <iostream>
#include <vector>

enum Outcome { unknown, lost, won, draw };

int main() {
  int v, e, start;
  std::cin >> v >> e >> start;
  std::vector<std::vector<int>> before(v);  // the vertices with an edge to this one
  std::vector<int> open(v);                 // how many followers are not known to be won
  for (int i = 0; i < e; ++i) {
    int from, to;
    std::cin >> from >> to;
    before[to].push_back(from);
    ++open[from];
  }

  std::vector<Outcome> outcome(v, unknown);
  std::vector<int> decided;  // bytes: v * (24 + 4 + 4 + 4) + e * 4
  for (int vertex = 0; vertex < v; ++vertex) {
    if (open[vertex] == 0) outcome[vertex] = lost, decided.push_back(vertex);
  }
  for (int i = 0; i < int(decided.size()); ++i) {
    const int next = decided[i];  // visit: next -> outcome(outcome[next] == won)
    for (int vertex : before[next]) {
      --open[vertex];  // option
      if (outcome[vertex] != unknown || (outcome[next] == won && open[vertex] > 0)) continue;
      outcome[vertex] = outcome[next] == lost ? won : lost;
      decided.push_back(vertex);
    }
  }
  for (int vertex = 0; vertex < v; ++vertex) {
    if (outcome[vertex] != unknown) continue;
    outcome[vertex] = draw;  // visit: vertex -> outcome(false, true)
  }
  const Outcome answer = outcome[start];  // part: start -> outcome(answer == won, answer == draw)
  std::cout << (answer == won ? "First\n" : answer == lost ? "Second\n" : "Draw\n");
}
