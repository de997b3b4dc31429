// The calculator's module: what an expression of values is worth, and which of two is worth more. It has no games.
#include <emscripten/bind.h>

#include "doors/wasm/values.hpp"
#include "report/values.hpp"

namespace {

using namespace grundy;
using Report = std::unique_ptr<values::ValueReport>;

/// The current report, at most one per module.
Report& report() {
  static Report one;
  return one;
}

/// A refusal with its place: the character, counted from 1.
val refused(const Error& error) {
  val result = failure(error);
  if (error.column > 0) result["error"].set("column", static_cast<double>(error.column));
  return result;
}

val begun(Result<Report> opened) {
  if (!opened) return refused(opened.error());
  report() = std::move(*opened);
  return success();
}

/// Starts on an expression, a Uint8Array in UTF-8. Cancels the previous report.
val value(const val& expression) {
  report().reset();
  return begun(values::open_value(text_of(expression).view(), "value"));
}

/// Starts to compare two expressions.
val compare(const val& one, const val& two) {
  report().reset();
  return begun(values::open_comparison(text_of(one).view(), text_of(two).view()));
}

/// Starts on the options of the canonical form of an expression.
val options(const val& expression) {
  report().reset();
  return begun(values::open_options(text_of(expression).view()));
}

/// Starts on an expression cooled by a tax.
val cooled(const val& expression, const val& tax) {
  report().reset();
  return begun(values::open_cooled(text_of(expression).view(), text_of(tax).view()));
}

/// Works for about `milliseconds`. Returns {progress}, 1 exactly when done, and then, once, {json}.
val advance(double milliseconds) {
  if (!report()) return no_such_handle();
  const double progress = report()->advance(Slice{std::chrono::duration<double, std::milli>(milliseconds)});
  val result = success();
  if (progress == 1) {
    const auto json = report()->json();
    report().reset();
    if (!json) return refused(json.error());
    put_text(result, "json", *json);
  }
  result.set("progress", progress);
  return result;
}

}  // namespace

EMSCRIPTEN_BINDINGS(calculator) {
  emscripten::function("value", &value);
  emscripten::function("compare", &compare);
  emscripten::function("options", &options);
  emscripten::function("cooled", &cooled);
  emscripten::function("advance", &advance);
}
