// The calculator's module: what an expression of values is worth, and which of two is worth more. It has no games.
#include <emscripten/bind.h>

#include "doors/wasm/values.hpp"
#include "report/values.hpp"

namespace {

using namespace grundy;

struct Report {
  int handle;
  std::unique_ptr<Task> task;
};

/// The open reports of the worker. Few are open at a time.
std::list<Report>& reports() {
  static std::list<Report> open;
  return open;
}

/// Handles are never reused.
val begun(Result<std::unique_ptr<Task>> task) {
  static int last = 0;
  if (!task) return failure(task.error());
  reports().push_back({++last, std::move(*task)});
  val result = success();
  result.set("handle", last);
  return result;
}

/// Starts on an expression, a Uint8Array in UTF-8. The caller advances and closes the handle.
val value(const val& expression) { return begun(values::open_value(text_of(expression).view(), "value")); }

/// Starts to compare two expressions.
val compare(const val& one, const val& two) { return begun(values::open_comparison(text_of(one).view(), text_of(two).view())); }

/// Starts on the options of the canonical form of an expression.
val options(const val& expression) { return begun(values::open_options(text_of(expression).view())); }

/// Starts on an expression cooled by a tax.
val cooled(const val& expression, const val& tax) { return begun(values::open_cooled(text_of(expression).view(), text_of(tax).view())); }

/// Works for about `milliseconds`. Returns {progress}, 1 exactly when done, and then {json}.
val advance(int handle, double milliseconds) {
  for (const Report& report : reports()) {
    if (report.handle != handle) continue;
    const double progress = report.task->advance(Slice{std::chrono::duration<double, std::milli>(milliseconds)});
    val result = progress == 1 ? reported(report.task->json(put_message)) : success();
    result.set("progress", progress);
    return result;
  }
  return no_such_handle();
}

void close(int handle) {
  reports().remove_if([handle](const Report& report) { return report.handle == handle; });
}

}  // namespace

EMSCRIPTEN_BINDINGS(calculator) {
  emscripten::function("value", &value);
  emscripten::function("compare", &compare);
  emscripten::function("options", &options);
  emscripten::function("cooled", &cooled);
  emscripten::function("advance", &advance);
  emscripten::function("close", &close);
}
