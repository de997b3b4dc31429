#include "tracer/methods.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include "base/json.hpp"
#include "base/number.hpp"
#include "games/catalogue.hpp"
#include "games/list.hpp"
#include "tracer/listing.hpp"

namespace grundy {

#define GRUNDY_DECLARE(name) const GameMethods& name##_methods();
GRUNDY_GAMES(GRUNDY_DECLARE)
#undef GRUNDY_DECLARE

namespace {

/// The most options and numbers of positions: a second or a few, depending on the method.
constexpr std::uint64_t kMostSteps = 300'000'000;
/// The limit of memoised methods, whose steps are slower.
constexpr std::uint64_t kMostRemembered = 60'000'000;
/// The deepest recursion, in plies of some hundred bytes of stack.
constexpr std::uint64_t kMostPlies = 2'000;
/// The most bytes of stored values.
constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 28;
/// The most cells of a table, of a few bytes each.
constexpr std::uint64_t kMostCells = 20'000'000;

/// Returns the methods of the games that have some, in the order of the catalogue.
std::span<const GameMethods* const> all_methods() {
#define GRUNDY_ADDRESS(name) &name##_methods(),
  static const std::array all = {GRUNDY_GAMES(GRUNDY_ADDRESS)};
#undef GRUNDY_ADDRESS
  return all;
}

Error refusal(std::string_view method, const std::string& expected) {
  return parameter_error(method, verbatim(expected), verbatim("more"), Error::Code::reach);
}

/// Returns the reason for refusing to run the code on an instance; nothing if it may run.
std::optional<Error> too_large(const Method& method, const GameMethods::Instance& instance) {
  const bool recursive = method.kind == MethodKind::naive || method.kind == MethodKind::memo;
  // At worst one copy of the position per ply.
  if (recursive && instance.plies <= kMostPlies && instance.plies * instance.input.size() > kMostBytes)
    return refusal(method.id, "a position of fewer parts");
  if (recursive && instance.plies > kMostPlies) return refusal(method.id, "a game of at most " + decimal(kMostPlies) + " moves");
  const Natural cells = method.kind == MethodKind::order ? instance.cells : method.kind == MethodKind::subtask ? instance.part : Natural{0};
  if (cells > kMostCells) return refusal(method.id, "a table of at most " + decimal(kMostCells) + " cells");
  return std::nullopt;
}

std::uint64_t most_steps(const Method& method) {
  return method.most > 0 ? method.most : method.kind == MethodKind::memo ? kMostRemembered : kMostSteps;
}

const listing::Listing* find_listing(std::string_view id, std::string_view method) {
  for (const listing::Listing& one : listing::listings()) {
    if (one.game == id && one.method == method) return &one;
  }
  return nullptr;
}

constexpr std::string_view kPlaces[] = {"numbers", "cells", "squares", "digits"};
constexpr std::string_view kLayers[] = {"outcome", "nimber", "remoteness", "count"};

void write_row(Json& json, const std::vector<std::int64_t>& row) {
  json.begin_array();
  for (const std::int64_t number : row) json.integer(number);
  json.end_array();
}

/// Writes an array for each step.
void write_rows(Json& json, std::string_view key, const std::vector<MethodStep>& steps, std::vector<std::int64_t> MethodStep::* row) {
  if (std::none_of(steps.begin(), steps.end(), [row](const MethodStep& step) { return !(step.*row).empty(); })) return;
  json.key(key).begin_array();
  for (const MethodStep& step : steps) write_row(json, step.*row);
  json.end_array();
}

void write_steps(Json& json, const MethodRun& run) {
  const auto& steps = run.steps;
  json.key("steps").begin_array();
  for (const MethodStep& step : steps) {
    json.begin_array().number(static_cast<Natural>(step.line)).number(step.options);
    for (const std::int64_t part : step.position) json.integer(part);
    json.end_array();
  }
  json.end_array();
  write_rows(json, "looked", steps, &MethodStep::looked);
  if (!steps.empty() && steps.front().depth) {
    json.key("depths").begin_array();
    for (const MethodStep& step : steps) json.number(static_cast<Natural>(step.depth.value_or(0)));
    json.end_array();
  }
  json.key("places").text(kPlaces[static_cast<int>(run.places)]).key("layer").text(kLayers[static_cast<int>(run.layer)]);
  json.key("values").begin_array();
  for (const MethodStep& step : steps) json.integer(step.value.value_or(0));
  json.end_array();
  write_rows(json, "more", steps, &MethodStep::more);
  if (!run.parts.empty()) {
    json.key("parts").begin_array();
    for (const auto& part : run.parts) write_row(json, part);
    json.end_array();
  }
  json.key("printed").number(static_cast<Natural>(run.printed));
}

}  // namespace

Result<const GameMethods*> methods_of(std::string_view id) {
  static constexpr GameMethods none = {};
  const auto games = catalogue();
  const auto methods = all_methods();
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (games[i]->info().id == id) return i < methods.size() ? methods[i] : &none;
  }
  return judge_game(id, {}).error();
}

Result<MethodRun> run_method(std::string_view id, std::string_view name, const RawParameters& raw, MethodLimits limits) {
  const auto game = methods_of(id);
  if (!game) return game.error();
  const Method* method = nullptr;
  std::string names;
  for (const Method& one : (*game)->methods) {
    if (one.id == name) method = &one;
    (names.empty() ? names : names += ", ") += one.id;
  }
  if ((*game)->methods.empty()) return parameter_error("game", verbatim("a game with methods"), shown(id), Error::Code::usage);
  if (!method) return parameter_error("method", verbatim("one of " + names), shown(name), Error::Code::usage);
  // The game itself refuses contradictory parameters.
  const auto opened = open_game(id, raw);
  if (!opened) return opened.error();
  const auto parameters = Parameters::read(find_game(id)->info().parameters, raw);
  if (!parameters) return parameters.error();
  const auto instance = (*game)->instance(*parameters);
  if (!instance) return instance.error();
  if (auto error = too_large(*method, *instance)) return std::move(*error);
  const listing::Listing* const code = find_listing(id, name);
  if (!code) return parameter_error("method", verbatim("the code of " + std::string(name)), verbatim("none"), Error::Code::usage);
  listing::Watch watch{.in = listing::Input(instance->input),
                       .most = std::min(most_steps(*method), limits.most),
                       .most_bytes = kMostBytes,
                       .wanted = limits.steps};
  if (!listing::run_listing(*code, watch))
    return refusal(name, "an instance of at most " + decimal(watch.most) + " steps and " + decimal(watch.most_bytes) + " bytes");
  if (!watch.steps.empty()) std::copy(watch.ahead.begin(), watch.ahead.end(), std::back_inserter(watch.steps.back().more));
  return MethodRun{std::move(watch.out.text), watch.count,  std::move(watch.steps), watch.places, watch.layer,
                   std::move(watch.parts),    watch.printed};
}

Result<std::string> methods_json(std::string_view id) {
  const auto game = methods_of(id);
  if (!game) return game.error();
  Json json;
  json.begin_array();
  for (const Method& method : (*game)->methods) {
    const std::string path = "methods/" + std::string(id) + "/" + std::string(method.id);
    json.begin_object();
    json.key("id").text(method.id).key("title").text(method.title).key("kind").text(kMethodKindNames[static_cast<int>(method.kind)]);
    json.key("time").text(method.time).key("space").text(method.space);
    json.key("code").begin_object().key("cpp").text(path + ".cpp").key("python").text(path + ".py").end_object();
    json.end_object();
  }
  return std::move(json.end_array()).str();
}

Result<std::string> count_json(std::string_view id, std::string_view method, const RawParameters& raw, MethodLimits limits) {
  const auto run = run_method(id, method, raw, limits);
  if (!run) return run.error();
  const auto& [positions, options, bytes] = run->count;
  Json json;
  json.begin_object().key("positions").number(positions).key("options").number(options).key("bytes").number(bytes);
  if (limits.steps > 0) write_steps(json, *run);
  return std::move(json.end_object()).str();
}

}  // namespace grundy
