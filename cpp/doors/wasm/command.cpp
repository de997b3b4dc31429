// The command line in Node, as a module of its own: pages do not carry it.
#include "doors/command.hpp"

#include <emscripten/bind.h>

#include "doors/wasm/embind_names.hpp"
#include "doors/wasm/values.hpp"

namespace {

using namespace grundy;

/// The command line: `read_file(path)` gives a Uint8Array, or undefined if it cannot; `deflate(bytes)` compresses a Uint8Array into another, in
/// the zlib format. {status, out, err}, the two as Uint8Array.
val command(const val& arguments, const val& read_file, const val& deflate) {
  std::vector<std::string> words;
  const auto length = arguments["length"].as<unsigned>();
  for (unsigned i = 0; i < length; ++i) words.push_back(arguments[i].as<std::string>());
  const auto read = [&read_file](const std::string& path) -> std::optional<std::string> {
    const val content = read_file(path);
    return content.isUndefined() ? std::nullopt : std::optional(content.as<std::string>());
  };
  const auto compressed = [&deflate](std::string_view plain) { return deflate(copy_of(bytes(std::string(plain)))).as<std::string>(); };
  const CommandResult ran = run_command(words, {read, compressed});
  val result = success();
  result.set("status", ran.status);
  result.set("out", copy_of(bytes(ran.out)));
  result.set("err", copy_of(bytes(ran.err)));
  return result;
}

}  // namespace

EMSCRIPTEN_BINDINGS(grundyscope_command) { emscripten::function("command", &command); }
