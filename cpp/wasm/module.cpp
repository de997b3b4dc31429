// The door to JavaScript: the only file that includes Emscripten headers. Free functions and plain values; a solution or a judge at work
// is an integer handle. Every function gives {ok: true, ...} or {ok: false, error: {code, message, field?, line?, token?}}; nothing throws.
// Structured results are JSON text in `json`, the very text that the command line prints, so both doors cannot drift apart.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cmath>
#include <map>

#include "cli/command.hpp"
#include "games/catalogue.hpp"
#include "report/paint.hpp"
#include "report/report.hpp"

#if __clang_major__ < 15
// Embind names types that it does not know by their addresses, with printf's little sister, and for that alone brings 2 kB of it. All of
// ours are known.
extern "C" int siprintf(char* out, const char*, ...) {
  *out = '\0';
  return 0;
}
#endif

namespace {

using emscripten::val;
using namespace grundy;

/// A solution, or a judge and the input that it reads, or a painting and the solution that it shows.
struct Work {
  std::unique_ptr<Solution> solution;
  bool solved = false;
  std::string input;
  std::unique_ptr<JudgeRun> judge;
  std::unique_ptr<Painting> painting;
  int painted = 0;
};

/// What is open, by handle. The module is one instance a worker, so this is the worker's state, not the library's.
std::map<int, Work>& works() {
  static std::map<int, Work> open;
  return open;
}

val success() {
  val result = val::object();
  result.set("ok", true);
  return result;
}

val success(const char* name, const std::string& text) {
  val result = success();
  result.set(name, text);
  return result;
}

val failure(const Error& error) {
  val e = val::object();
  e.set("code", std::string(name(error.code)));
  e.set("message", error.message);
  e.set("text", text(error));
  if (!error.field.empty()) e.set("field", error.field);
  if (error.line > 0) {
    e.set("line", static_cast<double>(error.line));
    e.set("token", static_cast<double>(error.token));
  }
  val result = val::object();
  result.set("ok", false);
  result.set("error", e);
  return result;
}

Work* find_work(int handle) {
  const auto found = works().find(handle);
  return found == works().end() ? nullptr : &found->second;
}

Solution* find(int handle) {
  const Work* work = find_work(handle);
  return work ? work->solution.get() : nullptr;
}

/// The text itself, not a copy: worth nothing after the next allocation.
val bytes(const std::string& text) {
  return val(emscripten::typed_memory_view(text.size(), reinterpret_cast<const std::uint8_t*>(text.data())));
}

val copy_of(const val& array) { return val::global("Uint8Array").new_(array); }

val opened(int handle) {
  val result = success();
  result.set("handle", handle);
  return result;
}

int new_handle() {
  static int last = 0;
  return ++last;
}

val no_such_handle() { return failure({Error::Code::usage, "expected the handle of something open, got another number", "handle", 0, 0}); }

/// A double from outside as an index; nothing if it is not a whole number from 0 to 2^53.
std::optional<std::uint64_t> index(double value) {
  if (!(value >= 0 && value <= 9007199254740992.0) || std::floor(value) != value) return std::nullopt;
  return static_cast<std::uint64_t>(value);
}

Error bad_number(const char* field) { return {Error::Code::usage, "expected a whole number up to 2^53, got another", field, 0, 0}; }

val catalogue_list() { return success("json", catalogue_json()); }

/// Bytes from outside, in one copy: converted as a parameter, they would come one by one.
std::string text_of(const val& array) {
  std::string text(array["length"].as<unsigned>(), '\0');
  bytes(text).call<void>("set", array);
  return text;
}

/// The judge is to be advanced and closed like a solution; when done, `advance` gives its output.
val judge(const std::string& id, const val& input) {
  const int handle = new_handle();
  Work& work = works()[handle];
  work.input = text_of(input);
  auto run = open_judge(id, work.input);
  if (!run) {
    works().erase(handle);
    return failure(run.error());
  }
  work.judge = std::move(*run);
  return opened(handle);
}

/// `parameters`: names and values by turns, as UTF-8, each with a zero byte behind it.
val open(const std::string& id, const val& parameters) {
  RawParameters raw;
  const std::string all = text_of(parameters);
  for (std::size_t from = 0; from < all.size();) {
    const std::size_t equals = all.find('\0', from), end = all.find('\0', equals + 1);
    if (equals == std::string::npos || end == std::string::npos) break;
    raw[all.substr(from, equals - from)] = all.substr(equals + 1, end - equals - 1);
    from = end + 1;
  }
  auto solution = open_game(id, raw);
  if (!solution) return failure(solution.error());
  const int handle = new_handle();
  works()[handle].solution = std::move(*solution);
  return opened(handle);
}

/// A solution takes the paintings of it along.
void close(int handle) {
  for (auto work = works().begin(); work != works().end();) {
    work = work->first == handle || work->second.painted == handle ? works().erase(work) : std::next(work);
  }
}

val shown(const Picture& picture) {
  val result = success();
  result.set("progress", 1);
  result.set("planes", copy_of(val(emscripten::typed_memory_view(picture.planes.size(), picture.planes.data()))));
  result.set("sampled", picture.sampled);
  return result;
}

/// Works for about `milliseconds`; {progress} is 1 exactly when done, and then a judge's {output} is there too, once, or what `paint` gives.
val advance(int handle, double milliseconds) {
  Work* work = find_work(handle);
  if (!work) return no_such_handle();
  const Slice slice{std::chrono::duration<double, std::milli>(milliseconds)};
  const double progress = work->judge      ? work->judge->advance(slice)
                          : work->painting ? work->painting->advance(slice)
                                           : work->solution->advance(slice);
  val result = success();
  result.set("progress", progress);
  if (progress < 1) return result;
  if (work->painting) return shown(work->painting->picture());
  work->solved = true;
  if (work->judge) {
    const auto output = work->judge->take();
    if (!output) return failure(output.error());
    result.set("output", copy_of(bytes(*output)));
  } else if (const auto error = work->solution->failure()) {
    return failure(*error);
  }
  return result;
}

val shape(int handle) {
  Solution* solution = find(handle);
  return solution ? success("json", shape_json(*solution)) : no_such_handle();
}

val answer(int handle) {
  Solution* solution = find(handle);
  return solution ? success("json", answer_json(*solution)) : no_such_handle();
}

/// `cell`: undefined, or [column, row].
val explain(int handle, const val& cell) {
  Solution* solution = find(handle);
  if (!solution) return no_such_handle();
  std::optional<Cell> at;
  if (!cell.isUndefined()) {
    const auto x = index(cell[0].as<double>()), y = index(cell[1].as<double>());
    if (!x || !y) return failure(bad_number("cell"));
    at = Cell{*x, *y};
  }
  const auto json = explain_json(*solution, at);
  return json ? success("json", *json) : failure(json.error());
}

/// `window`: undefined for the whole table, or [column, row, width, height].
val table(int handle, const std::string& layer_name, const val& window, const std::string& format) {
  Solution* solution = find(handle);
  if (!solution) return no_such_handle();
  const auto layer = find_layer(solution->shape(), layer_name);
  if (!layer) return failure(layer.error());
  std::optional<Window> asked;
  if (!window.isUndefined()) {
    std::uint64_t n[4];
    for (int i = 0; i < 4; ++i) {
      const auto value = index(window[i].as<double>());
      if (!value) return failure(bad_number("window"));
      n[i] = *value;
    }
    asked = Window{n[0], n[1], n[2], n[3]};
  }
  const auto chosen = choose_window(solution->shape(), asked);
  if (!chosen) return failure(chosen.error());
  return format == "csv" ? success("csv", table_csv(*solution, *layer, *chosen)) : success("json", table_json(*solution, *layer, *chosen));
}

Result<PaintRequest> paint_request(Solution& solution, double x, double y, double step, double width, double height, const std::string& layer_name) {
  const auto layer = find_layer(solution.shape(), layer_name);
  if (!layer) return layer.error();
  const auto whole_step = index(step), w = index(width), h = index(height);
  constexpr double kMost = 9007199254740992.0;
  if (!(std::abs(x) <= kMost) || !(std::abs(y) <= kMost)) return bad_number("corner");
  if (!whole_step || *whole_step == 0 || *whole_step > (std::uint64_t{1} << 40)) return bad_number("step");
  if (!w || !h || static_cast<double>(*w) * static_cast<double>(*h) > static_cast<double>(kMostPixels)) return bad_number("size");
  return PaintRequest{static_cast<std::int64_t>(x), static_cast<std::int64_t>(y), *whole_step,
                      static_cast<std::uint32_t>(*w), static_cast<std::uint32_t>(*h), *layer};
}

/// At once: {planes: Uint8Array (a copy), sampled}. Layout: report/paint.hpp.
val paint_window(int handle, double x, double y, double step, double width, double height, const std::string& layer) {
  Solution* solution = find(handle);
  if (!solution) return no_such_handle();
  const auto request = paint_request(*solution, x, y, step, width, height, layer);
  return request ? shown(paint(*solution, *request)) : failure(request.error());
}

/// The same with exact shares where they can be had at all: a handle, to be advanced and closed. Only of what is solved.
val refine(int handle, double x, double y, double step, double width, double height, const std::string& layer) {
  Solution* solution = find(handle);
  if (!solution) return no_such_handle();
  if (!find_work(handle)->solved) return failure({Error::Code::usage, "expected the handle of what is solved", "handle", 0, 0});
  const auto request = paint_request(*solution, x, y, step, width, height, layer);
  if (!request) return failure(request.error());
  const int painting = new_handle();
  Work& work = works()[painting];
  work.painting = std::make_unique<Painting>(*solution, *request, Effort::fine);
  work.painted = handle;
  return opened(painting);
}

/// The command line: `read_file(path)` gives a Uint8Array, or undefined if it cannot. {status, out, err}, the two as Uint8Array.
val command(const val& arguments, const val& read_file) {
  std::vector<std::string> words;
  const auto length = arguments["length"].as<unsigned>();
  for (unsigned i = 0; i < length; ++i) words.push_back(arguments[i].as<std::string>());
  const CommandResult ran = run_command(words, [&read_file](const std::string& path) -> std::optional<std::string> {
    const val content = read_file(path);
    return content.isUndefined() ? std::nullopt : std::optional(content.as<std::string>());
  });
  val result = success();
  result.set("status", ran.status);
  result.set("out", copy_of(bytes(ran.out)));
  result.set("err", copy_of(bytes(ran.err)));
  return result;
}

}  // namespace

EMSCRIPTEN_BINDINGS(grundyscope) {
  emscripten::function("catalogue", &catalogue_list);
  emscripten::function("judge", &judge);
  emscripten::function("open", &open);
  emscripten::function("close", &close);
  emscripten::function("advance", &advance);
  emscripten::function("shape", &shape);
  emscripten::function("answer", &answer);
  emscripten::function("explain", &explain);
  emscripten::function("table", &table);
  emscripten::function("paint", &paint_window);
  emscripten::function("refine", &refine);
  emscripten::function("command", &command);
}
