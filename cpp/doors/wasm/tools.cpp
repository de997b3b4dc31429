// The tools: the command line, programs written from rule texts, and their certificates. Loaded on demand, by pages and by the Node
// command.
#include "doors/command.hpp"

#include <emscripten/bind.h>

#include "base/characters.hpp"
#include "certify/certify.hpp"
#include "doors/wasm/values.hpp"
#include "english/english.hpp"
#include "lab/export/source.hpp"
#include "lab/game/find_rule.hpp"
#include "lab/game/open_text.hpp"

namespace {

using namespace grundy;

/// An error in English with its place, for programs.
val described(const Error& error) {
  val e = val::object();
  e.set("code", std::string(name(error.code)));
  e.set("message", readable(english(error)));
  if (!error.field.empty()) e.set("field", readable(error.field));
  if (error.line > 0) e.set("line", static_cast<double>(error.line));
  if (error.column > 0) e.set("column", static_cast<double>(error.column));
  if (error.token > 0) e.set("token", static_cast<double>(error.token));
  return e;
}

/// Runs the command line. `machine` has what a command may use, each only if it is given: `readFile(path)` returns a Uint8Array, or
/// undefined if the file cannot be read; `writeFile(path, bytes)` returns whether it was written; `deflate(bytes)` compresses a Uint8Array
/// into another, in the zlib format; `show(share)` shows progress. Returns {status, out, err, error?}; `out` and `err` are Uint8Arrays, `error` is
/// {code, message, field?, line?, column?, token?}, what `err` prints.
val command(const val& arguments, const val& machine) {
  std::vector<std::string> words;
  const auto length = arguments["length"].as<unsigned>();
  for (unsigned i = 0; i < length; ++i) words.push_back(arguments[i].as<std::string>());
  const val read_file = machine["readFile"];
  const val write_file = machine["writeFile"];
  const val deflate = machine["deflate"];
  const val show = machine["show"];
  const auto read = [&](const std::string& path) -> std::optional<std::string> {
    const val content = read_file.isUndefined() ? read_file : read_file(path);
    return content.isUndefined() ? std::nullopt : std::optional(content.as<std::string>());
  };
  const auto write = [&](const std::string& path, std::string_view content) {
    return !write_file.isUndefined() && write_file(path, copy_of(bytes(std::string(content)))).as<bool>();
  };
  const auto compressed = [&](std::string_view plain) { return deflate(copy_of(bytes(std::string(plain)))).as<std::string>(); };
  const ShowProgress progress = show.isUndefined() ? ShowProgress() : [&](double share) { show(share); };
  const CommandResult ran = run_command(words, {read, compressed, write, progress});
  val result = success();
  result.set("status", ran.status);
  result.set("out", copy_of(bytes(ran.out)));
  result.set("err", copy_of(bytes(ran.err)));
  if (ran.error) result.set("error", described(*ran.error));
  return result;
}

/// Writes the rule text as a program in C++ (`cpp`) or Python. Returns {json}, a string.
val source(const std::string& text, bool cpp) {
  const auto program = lab::source_of(text, cpp ? lab::Language::cpp : lab::Language::python);
  if (!program) return failure(program.error());
  Json out;
  out.text(*program);
  return success("json", std::move(out).str());
}

/// Certifies the answer at the start of a rule text, which is among the parameters, or its value. Returns {json}.
val certificate(const val& parameters, bool value) {
  return reported((value ? certify_value : certify)(lab::text_game().info().id, parameters_of(parameters), std::nullopt));
}

/// Certifies what a formula states about every position of a rule text. Returns {json}.
val formula_certificate(const val& parameters, const std::string& formula, bool nimbers) {
  return reported(certify_formula(lab::text_game().info().id, parameters_of(parameters), formula,
                                  nimbers ? lab::Against::nimber : lab::Against::outcome));
}

/// Starts to look for rules of a text, which is among the parameters. Returns a handle, to be advanced and closed; when done, `advance`
/// returns {json}.
val find_rule(const val& parameters) {
  auto task = lab::find_rule(parameters_of(parameters));
  if (!task) return failure(task.error());
  Work& work = add_work();
  work.task = std::move(*task);
  return opened(work);
}

}  // namespace

EMSCRIPTEN_BINDINGS(tools) {
  emscripten::function("command", &command);
  emscripten::function("source", &source);
  emscripten::function("findRule", &find_rule);
  emscripten::function("certificate", &certificate);
  emscripten::function("formulaCertificate", &formula_certificate);
}
