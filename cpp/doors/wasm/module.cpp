// The door to JavaScript: only this folder includes Emscripten headers. Free functions and plain values; open solutions and running tasks
// are integer handles. Every function returns {ok: true, ...}, or {ok: false, error: {code, said, field?, line?, token?, answered?}};
// nothing throws. Structured results are JSON text in `json`, equal to the output of the command line but with messages instead of
// English, so both doors agree; `said` is such a message.
#include <emscripten/bind.h>

#include "doors/wasm/opens.hpp"
#include "doors/wasm/values.hpp"
#include "doors/wasm/works.hpp"
#include "games/catalogue.hpp"
#include "tables/derived_table.hpp"

namespace {

using namespace grundy;

Solution* find(int handle) {
  const Work* work = find_work(handle);
  return work ? work->solution.get() : nullptr;
}

/// A layer of a table, or why there is none.
struct LayerOfTable {
  LayerOfTable(int handle, const val& name, bool solved) {
    Work* work = find_work(handle);
    table = work ? work->table() : nullptr;
    if (!table) {
      refusal = no_such_handle();
    } else if (solved && !work->solved) {
      refusal = not_solved();
    } else if (const auto found = find_layer(table->shape(), name.as<std::string>())) {
      layer = *found;
      return;
    } else {
      refusal = failure(found.error());
    }
    table = nullptr;
  }
  Table* table;
  Layer layer = Layer::outcome;
  val refusal = val::undefined();
};

/// Reports a failure that only the call itself brings up: a solution by the rules alone may find a position beyond its reach.
val checked(const Solution& solution, val result) {
  const auto error = solution.failure();
  return error ? failure(*error) : std::move(result);
}

val catalogue_list() { return success("json", catalogue_json(put_message)); }

/// Starts a judge, which is advanced and closed like a solution; when done, `advance` returns its output. `parameters`: those of a rule
/// text, in the format of `parameters_of`. `only_reads`: the input is read, and nothing is answered.
val judge(const std::string& id, const val& input, const val& parameters, bool only_reads) {
  Work& work = add_work();
  work.input = text_of(input);
  auto run = open_judge_here(id, parameters_of(parameters), work.input.view());
  if (!run) {
    close_work(work.handle);
    return failure(run.error());
  }
  work.judge = std::move(*run);
  if (only_reads) work.judge->only_read();
  return opened(work);
}

/// `parameters` in the format of `parameters_of`.
val open(const std::string& id, const val& parameters) {
  auto solution = open_here(id, parameters_of(parameters));
  if (!solution) return failure(solution.error());
  Work& work = add_work();
  work.solution = std::move(*solution);
  return opened(work);
}

void close(int handle) { close_work(handle); }

/// Works for about `milliseconds`. Returns {progress}, 1 exactly when done, and then, once, the {output} of a judge, the result of a
/// painting like that of `paint`, or the cell found as {json}.
val advance(int handle, double milliseconds) {
  Work* work = find_work(handle);
  if (!work) return no_such_handle();
  const Slice slice{std::chrono::duration<double, std::milli>(milliseconds)};
  const double progress = work->advance(slice);
  val result = success();
  result.set("progress", progress);
  if (progress < 1) return result;
  if (work->painting) return shown(work->painting->picture());
  if (work->task) {
    const auto json = work->task->json(put_message);
    if (!json) return failure(json.error());
    put_text(result, "json", *json);
  }
  if (work->search) put_text(result, "json", cell_json(work->search->found()));
  if (work->judge) {
    const val answered = copy_of(bytes(work->judge->answered()));
    if (const auto output = work->judge->take(); !output) {
      val refusal = failure(output.error());
      refusal["error"].set("answered", answered);
      return refusal;
    }
    result.set("output", answered);
    if (work->judge->ignored_rest()) result.set("ignored", true);
  } else if (work->solution) {
    if (const auto error = work->solution->failure()) return failure(*error);
    work->solved = true;
  }
  return result;
}

val shape(int handle) {
  Work* work = find_work(handle);
  return work && work->table() ? success("json", shape_json(*work->table(), put_message)) : no_such_handle();
}

val answer(int handle) {
  Solution* solution = find(handle);
  return solution ? checked(*solution, reported(answer_json(*solution, put_message))) : no_such_handle();
}

/// Whether a solution that works on demand has to work first: then the caller advances it, and calls again.
bool is_pending(Solution& solution, const std::optional<State>& state) { return state && !solution.prepare(*state) && !solution.failure(); }

val pending() {
  val result = success();
  result.set("pending", true);
  return result;
}

val explain(int handle, const val& cell) {
  Solution* solution = find(handle);
  if (!solution) return no_such_handle();
  std::optional<Cell> at;
  if (!read_cell(cell, at)) return failure(bad_number("cell"));
  if (is_pending(*solution, at ? solution->state_at(*at) : solution->start())) return pending();
  return checked(*solution, reported(explain_json(*solution, at, put_message)));
}

/// Explains a position in play, in the format of `state` in explanations.
val explain_state(int handle, const std::string& state) {
  Solution* solution = find(handle);
  if (solution && is_pending(*solution, parse_naturals(state))) return pending();
  return solution ? checked(*solution, reported(explain_json(*solution, std::string_view(state), put_message))) : no_such_handle();
}

/// Explains the position after a move.
val follow(int handle, const std::string& state, const std::string& move) {
  Solution* solution = find(handle);
  if (solution && is_pending(*solution, followed(*solution, state, move))) return pending();
  return solution ? checked(*solution, reported(follow_json(*solution, state, move, put_message))) : no_such_handle();
}

/// `random`: a whole number below 2^53.
val any_move(int handle, const std::string& state, double random) {
  Solution* solution = find(handle);
  const auto number = index(random);
  if (!number) return failure(bad_number("random"));
  if (solution && is_pending(*solution, parse_naturals(state))) return pending();
  return solution ? checked(*solution, reported(any_move_json(*solution, state, *number))) : no_such_handle();
}

/// `window`: undefined for the whole table, or [column, row, width, height].
/// `form`: csv, json, or soFar, json of what is known without working anything out.
val table(int handle, const val& layer, const val& window, const std::string& form) {
  const LayerOfTable source(handle, layer, false);
  if (!source.table) return source.refusal;
  std::optional<Window> part;
  if (!window.isUndefined()) {
    std::uint64_t n[4];
    for (int i = 0; i < 4; ++i) {
      const auto value = index(window[i].as<double>());
      if (!value) return failure(bad_number("window"));
      n[i] = *value;
    }
    part = Window{n[0], n[1], n[2], n[3]};
  }
  const auto chosen = choose_window(source.table->shape(), part);
  if (!chosen) return failure(chosen.error());
  Solution* solution = find(handle);
  const bool so_far = form == "soFar";
  if (solution && !so_far &&
      !solution->prepare_cells(source.layer, {chosen->column, chosen->column + chosen->width}, {chosen->row, chosen->row + chosen->height}))
    return pending();
  val result = form == "csv" ? success("csv", table_csv(*source.table, source.layer, *chosen))
                             : success("json", table_json(*source.table, source.layer, *chosen, so_far));
  return solution ? checked(*solution, std::move(result)) : result;
}

/// Paints at once. Returns {planes: Uint8Array (a copy), sampled}. Layout: tables/paint.hpp.
val paint_window(int handle, double x, double y, double step, double width, double height, const val& layer) {
  const LayerOfTable source(handle, layer, false);
  if (!source.table) return source.refusal;
  const auto request = paint_request(source.layer, x, y, step, width, height);
  return request ? shown(paint(*source.table, *request)) : failure(request.error());
}

/// Paints with exact shares if possible. Returns a handle, to be advanced and closed. The table must be solved.
val refine(int handle, double x, double y, double step, double width, double height, const val& layer) {
  const LayerOfTable source(handle, layer, true);
  if (!source.table) return source.refusal;
  const auto request = paint_request(source.layer, x, y, step, width, height);
  if (!request) return failure(request.error());
  Work& work = add_work(handle);
  work.painting = std::make_unique<Painting>(*source.table, *request, Effort::fine);
  return opened(work);
}

/// Returns the handle of a derived table, used like a solution; it is closed by the caller or together with its source.
val derived(Result<std::unique_ptr<Table>> table, int of, int other) {
  if (!table) return failure(table.error());
  Work& work = add_work(of, other);
  work.derived = std::move(*table);
  work.solved = true;
  return opened(work);
}

val alike_cells(int handle, const val& layer, const val& cell) {
  const LayerOfTable source(handle, layer, true);
  std::optional<Cell> at;
  if (!source.table) return source.refusal;
  if (!read_cell(cell, at) || !at) return failure(bad_number("cell"));
  Solution* solution = find(handle);
  if (solution && !solution->prepare_cells(source.layer, {at->x, at->x + 1}, {at->y, at->y + 1})) return not_solved();
  return derived(alike(*source.table, source.layer, *at), handle, 0);
}

val different_cells(int handle, const val& layer, int other, const val& other_layer) {
  const LayerOfTable one(handle, layer, true), two(other, other_layer, true);
  if (!one.table || !two.table) return one.table ? two.refusal : one.refusal;
  return derived(difference(*one.table, one.layer, *two.table, two.layer), handle, other);
}

/// Searches from `from` ([column, row] or undefined), `along` 0 the row, 1 the column, 2 in reading order, for cells with one of two
/// outcomes (numbers as in `paint`). Returns a handle, to be advanced and closed.
val seek(int handle, const val& from, int along, bool backward, int either, int or_else) {
  Work* work = find_work(handle);
  if (!work || !work->table()) return no_such_handle();
  if (!work->solved) return not_solved();
  Table* const table = work->table();
  SearchQuery query{{}, static_cast<SearchQuery::Along>(along), backward, static_cast<Outcome>(either), static_cast<Outcome>(or_else)};
  if (!read_cell(from, query.from) || (query.from && !table->shape().contains(*query.from))) {
    return failure({Error::Code::usage, kReportPhrases["from-cell"], "from", 0, 0});
  }
  Work& search = add_work(handle);
  search.search = std::make_unique<Search>(*table, query);
  return opened(search);
}

/// Wraps a sequence into rows of another width. Closes tables, paintings and searches derived from the old shape. Returns the new shape:
/// {json}.
val wrap(int handle, double width) {
  Solution* solution = find(handle);
  if (!solution) return no_such_handle();
  const auto wide = index(width);
  if (!wide) return failure(bad_number("width"));
  if (const auto error = solution->wrap(*wide)) return failure(*error);
  close_work(handle, true);
  return shape(handle);
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
  emscripten::function("explainState", &explain_state);
  emscripten::function("follow", &follow);
  emscripten::function("anyMove", &any_move);
  emscripten::function("table", &table);
  emscripten::function("paint", &paint_window);
  emscripten::function("refine", &refine);
  emscripten::function("alike", &alike_cells);
  emscripten::function("difference", &different_cells);
  emscripten::function("seek", &seek);
  emscripten::function("wrap", &wrap);
}
