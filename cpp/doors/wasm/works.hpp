// The open tasks of the module, by handle.
#pragma once

#include <list>
#include <memory>
#include <string_view>

#include "kit/game.hpp"
#include "kit/task.hpp"
#include "tables/paint.hpp"
#include "tables/search.hpp"

namespace grundy {

/// Text from outside, megabytes perhaps: not filled before it is written, as a string would be.
class Text {
 public:
  Text() = default;
  explicit Text(std::size_t size) : data_(new char[size]), size_(size) {}
  std::string_view view() const { return {data_.get(), size_}; }

 private:
  std::unique_ptr<char[]> data_;
  std::size_t size_ = 0;
};

/// An open task: a solution or a derived table; a judge and its input; a painting or a search of a table; another
/// task.
struct Work {
  int handle = 0;
  std::unique_ptr<Solution> solution;
  std::unique_ptr<Table> derived;
  bool solved = false;
  Text input;
  std::unique_ptr<JudgeRun> judge;
  std::unique_ptr<Painting> painting;
  std::unique_ptr<Search> search;
  std::unique_ptr<Task> task;
  int of[2] = {0, 0};  // the handles that it depends on, all lower than its own

  Table* table() { return solution ? solution.get() : derived.get(); }

  double advance(const Slice& slice) {
    if (solution) return solution->advance(slice);
    if (judge) return judge->advance(slice);
    if (painting) return painting->advance(slice);
    if (task) return task->advance(slice);
    return search ? search->advance(slice) : 1;
  }
};

/// Returns the open tasks. There is one module instance per worker, so this is the state of the worker. Few are open at a time.
inline std::list<Work>& works() {
  static std::list<Work> open;
  return open;
}

inline Work* find_work(int handle) {
  for (Work& work : works()) {
    if (work.handle == handle) return &work;
  }
  return nullptr;
}

/// Adds a task. Handles are never reused, so an unknown one was closed.
inline Work& add_work(int of = 0, int other = 0) {
  static int last = 0;
  Work& work = works().emplace_back();
  work.handle = ++last;
  work.of[0] = of;
  work.of[1] = other;
  return work;
}

/// Closes every task that depends on `spent` or on a closed task, and `spent` itself unless it `stays`. Dependents come after their
/// dependencies, so one pass finds indirect ones too. O(works^2).
inline void close_work(int spent, bool stays = false) {
  for (auto work = works().begin(); work != works().end();) {
    bool lost = work->handle == spent && !stays;
    for (const int of : work->of) lost |= of != 0 && (of == spent || !find_work(of));
    work = lost ? works().erase(work) : std::next(work);
  }
}

}  // namespace grundy
