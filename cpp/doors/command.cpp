// The commands: what each takes from its arguments, and how its result is written.
#include "doors/command.hpp"

#include <algorithm>

#include "base/characters.hpp"
#include "certify/certify.hpp"
#include "doors/certificates.hpp"
#include "doors/help.hpp"
#include "doors/running.hpp"
#include "doors/samples.hpp"
#include "doors/usage.hpp"
#include "doors/values.hpp"
#include "draw/draw.hpp"
#include "english/english.hpp"
#include "games/catalogue.hpp"
#include "games/rules_catalogue.hpp"
#include "lab/export/source.hpp"
#include "lab/game/contest_run.hpp"
#include "lab/game/find_rule.hpp"
#include "lab/game/open_text.hpp"
#include "lab/solvers/solved.hpp"
#include "lab/values/position_report.hpp"
#include "report/report.hpp"
#include "tracer/methods.hpp"
#include "version.hpp"

namespace grundy {

namespace {

/// Limit of --steps: such a list is for people to read.
constexpr std::uint64_t kMostSteps = 100'000;

/// Options without a value. With --no-files no value of -p is read from a file, not even of one that stands before it.
constexpr std::string_view kNoFiles = "--no-files";
constexpr std::string_view kByteOrderMark = "--bom";

/// The arguments after the command and the id.
struct Options {
  RawParameters parameters;
  std::string layer;
  std::string format;  // default: the first format of the command
  std::optional<Window> window;
  std::optional<Cell> at;
  std::optional<std::string> state;
  bool by_rules = false;
  std::optional<lab::Language> language;
  std::optional<std::string> formula;
  std::optional<lab::Against> against;
  std::optional<bool> claims_value;
  bool for_spreadsheets = false;
  bool takes_files = true;  // whether @FILE is the content of a file
  MethodLimits limits;
  draw::DrawRequest picture;
};

CommandResult failure(const Error& error) { return {2, {}, "error: " + readable(english(error)) + "\n", error}; }

/// Parses exactly `count` numbers separated by commas.
std::optional<std::vector<std::uint64_t>> numbers(std::string_view text, std::size_t count) {
  auto out = parse_naturals(text);
  return out && out->size() == count ? out : std::nullopt;
}

std::optional<Error> read_parameter(Options& options, const std::string& text, const ReadFile& read_file) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos || equals == 0) return usage_error("-p", "name=value", shown(text));
  const std::string name = text.substr(0, equals);
  std::string value = text.substr(equals + 1);
  if (options.takes_files && value.starts_with('@')) {
    auto content = content_of(read_file, value.substr(1), name, "a readable file", shown(value.substr(1)));
    if (!content) return content.error();
    value = std::move(*content);
  }
  options.parameters[name] = std::move(value);
  return std::nullopt;
}

/// Parses a length in pixels.
std::optional<Error> read_pixels(std::optional<std::uint64_t>& side, std::string_view option, const std::string& value) {
  const auto n = numbers(value, 1);
  if (!n || (*n)[0] < 1 || (*n)[0] > draw::kMostSide)
    return usage_error(option.substr(2), "1 to " + decimal(draw::kMostSide) + " pixels", shown(value));
  side = (*n)[0];
  return std::nullopt;
}

/// Reads an option with its value. `draws`: of the command `draw`.
std::optional<Error> read_option(Options& options, const std::string& option, const std::string& value, bool draws,
                                 const ReadFile& read_file) {
  if (option == "-p") return read_parameter(options, value, read_file);
  if (option == "--layer") {
    options.layer = value;
  } else if (option == "--format") {
    const bool known = draws ? value == "png" || value == "svg" : value == "csv" || value == "json" || value == "pgm";
    if (!known) return usage_error("format", draws ? "png or svg" : "csv or json or pgm", shown(value));
    options.format = value;
  } else if (option == "--theme") {
    if (value != "light" && value != "dark") return usage_error("theme", "light or dark", shown(value));
    options.picture.theme = value == "dark" ? draw::Theme::dark : draw::Theme::light;
  } else if (option == "--width" || option == "--height") {
    return read_pixels(option == "--width" ? options.picture.width : options.picture.height, option, value);
  } else if (option == "--solver") {
    if (value != "fast" && value != "rules") return usage_error("solver", "fast or rules", shown(value));
    options.by_rules = value == "rules";
  } else if (option == "--language") {
    if (value != "cpp" && value != "python") return usage_error("language", "cpp or python", shown(value));
    options.language = value == "cpp" ? lab::Language::cpp : lab::Language::python;
  } else if (option == "--steps") {
    const auto n = numbers(value, 1);
    if (!n || (*n)[0] > kMostSteps) return usage_error("steps", "a number up to " + decimal(kMostSteps), shown(value));
    options.limits.steps = static_cast<std::size_t>((*n)[0]);
  } else if (option == "--most") {
    const auto n = numbers(value, 1);
    if (!n || (*n)[0] < 1) return usage_error("most", "a number of steps from 1 on", shown(value));
    options.limits.most = (*n)[0];
  } else if (option == "--formula" || option == "--state") {
    (option == "--state" ? options.state : options.formula) = value;
  } else if (option == "--against") {
    if (value != "outcome" && value != "nimber") return usage_error("against", "outcome or nimber", shown(value));
    options.against = value == "nimber" ? lab::Against::nimber : lab::Against::outcome;
  } else if (option == "--claim") {
    if (value != "outcome" && value != "value") return usage_error("claim", "outcome or value", shown(value));
    options.claims_value = value == "value";
  } else if (option == "--window") {
    const auto n = numbers(value, 4);
    if (!n) return usage_error("window", "column,row,width,height", shown(value));
    options.window = Window{(*n)[0], (*n)[1], (*n)[2], (*n)[3]};
  } else {
    const auto n = numbers(value, 2);
    if (!n) return usage_error("at", "column,row", shown(value));
    options.at = Cell{(*n)[0], (*n)[1]};
  }
  return std::nullopt;
}

/// Parses the options of a command, from argument `first` on. `allowed` lists their names, with a space before and after each.
Result<Options> read_options(const std::vector<std::string>& arguments, std::size_t first, std::string_view allowed,
                             const ReadFile& read_file) {
  Options options;
  const bool draws = arguments[0] == "draw";
  const auto begin = arguments.begin() + static_cast<std::ptrdiff_t>(std::min(first, arguments.size()));
  options.takes_files = std::find(begin, arguments.end(), kNoFiles) == arguments.end();
  for (std::size_t i = first; i < arguments.size(); ++i) {
    const std::string& option = arguments[i];
    if (option == kNoFiles) continue;
    if (option == kByteOrderMark && allowed.find(kByteOrderMark) != std::string_view::npos) {
      options.for_spreadsheets = true;
      continue;
    }
    if (option.empty() || allowed.find(" " + option + " ") == std::string_view::npos) {
      return usage_error("command line", "one of " + std::string(allowed.substr(1, allowed.size() - 2)), shown(option));
    }
    if (i + 1 == arguments.size()) return usage_error(option, "a value", verbatim("the end of the command line"));
    const std::string& value = arguments[++i];
    if (const auto error = read_option(options, option, value, draws, read_file)) return *error;
  }
  return options;
}

/// Runs a judge on standard input.
Result<std::string> run_judge(const std::vector<std::string>& arguments, const Machine& machine) {
  const std::string& id = arguments[1];
  const bool own = id == kRulesId;
  // Refuses an unknown game before it waits for standard input.
  if (!own && !find_game(id)) return judge_game(id, {});
  const auto beyond = [&] { return usage_error("command line", "nothing after the id", shown(arguments[2])); };
  if (!own && arguments.size() > 2 && !arguments[2].starts_with('-')) return beyond();
  const auto options = read_options(arguments, 2, " -p ", machine.read_file);
  if (!options) return options.error();
  if (!own && arguments.size() > 2) return beyond();
  const auto input = standard_input(machine.read_file);
  if (!input) return input.error();
  auto run = own ? lab::open_contest(options->parameters, *input) : open_judge(id, *input);
  if (!run) return run.error();
  finish(machine.show_progress, [&](const Slice& slice) { return (*run)->advance(slice); });
  return (*run)->take();
}

Result<Layer> layer_of(const TableShape& shape, const Options& options) {
  return options.layer.empty() ? Result<Layer>(shape.layers.front()) : find_layer(shape, options.layer);
}

/// Prints a table. `note`: what is said beside it, of cells that are left blank.
Result<std::string> table_text(Solution& solution, const Options& options, std::string& note) {
  const auto layer = layer_of(solution.shape(), options);
  if (!layer) return layer.error();
  const auto window = choose_window(solution.shape(), options.window);
  if (!window) return window.error();
  if (options.for_spreadsheets && options.format != "csv" && !options.format.empty())
    return usage_error(kByteOrderMark, "the format csv", shown(options.format));
  std::uint64_t open = 0;
  std::string out = options.format == "json"  ? table_json(solution, *layer, *window, false, &open) + '\n'
                    : options.format == "pgm" ? table_pgm(solution, *layer, *window, &open)
                                              : table_csv(solution, *layer, *window, &open, options.for_spreadsheets);
  if (open > 0) {
    note = "note: " + decimal(open) + " of " + decimal(window->width * window->height) + " cells are not known and left " +
           (options.format == "pgm"    ? "254"
            : options.format == "json" ? "null"
                                       : "blank") +
           ": they are beyond what is worked out for a table; explain --at column,row may know more of one of them\n";
  }
  return out;
}

Result<std::string> picture_of(const std::string& id, Solution& solution, const Options& options, const draw::Deflate& deflate) {
  const auto layer = layer_of(solution.shape(), options);
  if (!layer) return layer.error();
  draw::DrawRequest request = options.picture;
  request.window = options.window;
  const Game* game = find_game(id);
  const std::string title = (game ? std::string(game->info().title) + ": " : "") + english(solution.answer().text);
  return draw::draw(solution, *layer, request, options.format == "svg" ? draw::Format::svg : draw::Format::png, title, deflate);
}

/// Returns {"layer","count","preperiod"?,"period"?,"saltus"?,"proved","searched"?} for a table that is a sequence: the layer that has the
/// period, and the numbers of terms of the sequence and of those in which a period was searched for, if they are not all.
Result<std::string> period_json(const TableShape& shape) {
  const auto& sequence = shape.sequence;
  if (!sequence) return usage_error("period", "a game whose table is a sequence", verbatim("another"));
  const bool nimbers = std::find(shape.layers.begin(), shape.layers.end(), Layer::nimber) != shape.layers.end();
  const auto& period = sequence->period ? sequence->period : sequence->seen;
  Json out;
  out.begin_object().key("layer").text(facts(nimbers ? Layer::nimber : Layer::outcome).name).key("count").number(sequence->count);
  if (period) put_period(out, *period);
  out.key("proved").boolean(sequence->period.has_value());
  if (sequence->searched > 0) out.key("searched").number(sequence->searched);
  out.end_object();
  return std::move(out).str() + '\n';
}

/// Prints a solved game in the way of the command. `note`: for standard error.
Result<std::string> report(const std::vector<std::string>& arguments, Solution& solution, const Options& options, const Machine& machine,
                           std::string& note) {
  const std::string& command = arguments[0];
  if (command == "table") return table_text(solution, options, note);
  if (command == "period") return period_json(solution.shape());
  if (command == "draw") return picture_of(arguments[1], solution, options, machine.deflate);
  auto json = command == "answer" ? answer_json(solution, put_english)
              : options.state     ? explain_json(solution, *options.state, put_english)
                                  : explain_json(solution, options.at, put_english);
  if (json) *json += '\n';
  return json;
}

/// `answer`, `table`, `draw`, `explain` and `period`: opens the game, solves it, and prints what the command wants. `note`: for standard
/// error.
Result<std::string> run_solving(const std::vector<std::string>& arguments, const Machine& machine, std::string& note) {
  const std::string& command = arguments[0];
  const std::string_view allowed = command == "answer" || command == "period" ? " -p --solver "
                                   : command == "table"                       ? " -p --layer --window --format --bom --solver "
                                   : command == "draw" ? " -p --layer --window --width --height --theme --format --solver "
                                                       : " -p --at --state --solver ";
  const auto options = read_options(arguments, 2, allowed, machine.read_file);
  if (!options) return options.error();
  const bool own = arguments[1] == kRulesId;
  auto solution = own                 ? lab::open_text(options->parameters)
                  : options->by_rules ? open_rules(arguments[1], options->parameters)
                                      : open_game(arguments[1], options->parameters);
  if (!solution) return solution.error();
  finish(machine.show_progress, [&](const Slice& slice) { return (*solution)->advance(slice); });
  if (const auto error = (*solution)->failure()) return *error;
  auto reported = report(arguments, **solution, *options, machine, note);
  // With --solver rules, even a solved game may refuse a request: explaining can lead to positions beyond the limit.
  if (const auto error = (*solution)->failure()) return *error;
  return reported;
}

/// Returns the parameter `text`, or standard input if it is not given; other parameters stay.
Result<std::string> take_text(Options& options, const ReadFile& read_file) {
  if (const auto given = options.parameters.find("text"); given != options.parameters.end()) {
    std::string text = std::move(given->second);
    options.parameters.erase(given);
    return text;
  }
  return standard_input(read_file);
}

/// `check`: prints the faults of a rule text on standard output, unlike errors, with status 2; or tries its samples: status 1 if one fails.
CommandResult run_check(const std::vector<std::string>& arguments, const ReadFile& read_file) {
  const Message subject = arguments.size() < 2 ? verbatim("the end of the command line") : shown(arguments[1]);
  if (arguments.size() < 2 || arguments[1] != kRulesId) return failure(usage_error("game", "rules after check", subject));
  auto options = read_options(arguments, 2, " -p ", read_file);
  if (!options) return failure(options.error());
  const auto text = take_text(*options, read_file);
  if (!text) return failure(text.error());
  bool ok = false;
  std::string json = lab::check_json(*text, lab::given_of(options->parameters), put_english, ok);
  const bool passed = ok && put_samples(json, *text, options->parameters);
  return {!ok ? 2 : passed ? 0 : 1, std::move(json) + '\n', {}};
}

/// `source`: prints a rule text as a program that prints its table.
Result<std::string> run_source(const std::vector<std::string>& arguments, const ReadFile& read_file) {
  if (arguments[1] != kRulesId) return usage_error("game", "rules after source", shown(arguments[1]));
  auto options = read_options(arguments, 2, " -p --language ", read_file);
  if (!options) return options.error();
  if (!options->language) return usage_error("source", "--language cpp or --language python", verbatim("the end of the command line"));
  const auto text = take_text(*options, read_file);
  if (!text) return text.error();
  if (!options->parameters.empty()) return usage_error("-p", "text=@FILE", shown(options->parameters.begin()->first));
  return lab::source_of(*text, *options->language);
}

/// Finishes a task and prints its result.
Result<std::string> finished(Task& task, const Machine& machine) {
  finish(machine.show_progress, [&](const Slice& slice) { return task.advance(slice); });
  auto json = task.json(put_english);
  if (json) *json += '\n';
  return json;
}

/// `find`: prints what is true for all positions of a rule text.
Result<std::string> run_find(const std::vector<std::string>& arguments, const Machine& machine) {
  if (arguments[1] != kRulesId) return usage_error("game", "rules after find", shown(arguments[1]));
  const auto options = read_options(arguments, 2, " -p ", machine.read_file);
  if (!options) return options.error();
  auto search = lab::find_rule(options->parameters);
  return search ? finished(**search, machine) : search.error();
}

/// `value rules`: prints the value of a position of a rule text.
Result<std::string> run_value_of_rules(const std::vector<std::string>& arguments, const Machine& machine) {
  const auto options = read_options(arguments, 2, " -p --at --state ", machine.read_file);
  if (!options) return options.error();
  auto report = lab::open_position_value(options->parameters, options->at, options->state);
  return report ? finished(**report, machine) : report.error();
}

/// `certify`: prints the certificate of a position, a window, a formula, or a value. Sums are certified by their values.
Result<std::string> run_certify(const std::vector<std::string>& arguments, const ReadFile& read_file) {
  const auto options = read_options(arguments, 2, " -p --at --window --formula --against --claim ", read_file);
  if (!options) return options.error();
  if (options->at && options->window) return usage_error("certify", "--at or --window", verbatim("both"));
  if (options->formula && (options->at || options->window)) return usage_error("certify", "--formula or a place", verbatim("both"));
  if (options->against && !options->formula) return usage_error("certify", "--against with --formula", verbatim("it alone"));
  if (options->claims_value && (options->window || options->formula))
    return usage_error("certify", "--claim of one position", verbatim(options->window ? "--window" : "--formula"));
  if (options->formula)
    return certify_formula(arguments[1], options->parameters, *options->formula, options->against.value_or(lab::Against::outcome));
  if (options->window) return certify_window(arguments[1], options->parameters, *options->window);
  if (options->claims_value.value_or(arguments[1] == "sum")) return certify_value(arguments[1], options->parameters, options->at);
  return certify(arguments[1], options->parameters, options->at);
}

/// `methods` and `count`: print the list of a game's methods, and the counts of one.
Result<std::string> run_methods(const std::vector<std::string>& arguments, const ReadFile& read_file) {
  const bool counts = arguments[0] == "count";
  if (!counts && arguments.size() > 2) return usage_error("command line", "nothing after the id", shown(arguments[2]));
  if (counts && arguments.size() < 3)
    return usage_error("method", "the id of a method after " + arguments[1], verbatim("the end of the command line"));
  if (!counts) {
    auto listed = methods_json(arguments[1]);
    if (listed) *listed += '\n';
    return listed;
  }
  const auto options = read_options(arguments, 3, " -p --steps --most ", read_file);
  if (!options) return options.error();
  auto counted = count_json(arguments[1], arguments[2], options->parameters, options->limits);
  if (counted) *counted += '\n';
  return counted;
}

/// All but `batch`, which is in the Node command alone and has a help of its own.
constexpr std::string_view kCommands[] = {"list",   "help",    "judge", "answer", "table",   "draw",  "explain", "period", "certify",
                                          "verify", "methods", "count", "value",  "compare", "check", "find",    "source"};

bool is_command(std::string_view word) { return std::find(std::begin(kCommands), std::end(kCommands), word) != std::end(kCommands); }

/// Runs every command but `check` and `verify`, whose status does not follow from their output. `note`: for standard error.
Result<std::string> run_printing(const std::vector<std::string>& arguments, const Machine& machine, std::string& note) {
  const ReadFile& read_file = machine.read_file;
  const std::string command = arguments.empty() ? "help" : arguments[0];
  const bool help = command == "help" || command == "--help" || command == "-h";
  if (help && arguments.size() <= 1) return std::string(kUsage);
  if (command == "list" && arguments.size() == 1) return list_text();
  if (command == "--version" && arguments.size() == 1) return std::string(GRUNDY_VERSION "\n");
  if (help && arguments.size() == 2) return help_text(arguments[1]);
  if (command == "value" && arguments.size() > 1 && arguments[1] == kRulesId) return run_value_of_rules(arguments, machine);
  if (command == "value" || command == "compare") return run_values(arguments, machine);
  const bool solves = command == "answer" || command == "table" || command == "draw" || command == "explain" || command == "period";
  const bool methods = command == "methods" || command == "count";
  if (command == "list" || help)
    return usage_error("command line", "nothing after " + command + (help ? " and an id" : ""), shown(arguments.back()));
  if (command == "batch")
    return usage_error(command, "the Node command, bin/grundyscope.mjs or grundyscope of the npm package", verbatim("the native command"));
  if (!solves && !methods && command != "judge" && command != "source" && command != "certify" && command != "find") {
    std::string all;
    for (const std::string_view one : kCommands) all += (all.empty() ? "" : ", ") + std::string(one);
    return usage_error("command", all + " or batch", shown(command));
  }
  if (arguments.size() < 2) return usage_error("game", "the id of a game after " + command, verbatim("the end of the command line"));
  if (solves) return run_solving(arguments, machine, note);
  if (command == "certify") return run_certify(arguments, read_file);
  if (command == "source") return run_source(arguments, read_file);
  if (command == "find") return run_find(arguments, machine);
  if (methods) return run_methods(arguments, read_file);
  return run_judge(arguments, machine);
}

/// Whether a word is an option whose value is the next word.
bool has_value(std::string_view word) {
  return word == "-p" || (word.starts_with("--") && word != kNoFiles && word != kByteOrderMark && word != "--help" && word != "--version");
}

/// Takes `-o FILE` out of the arguments. Nothing if it is not there.
Result<std::optional<std::string>> take_output(std::vector<std::string>& arguments) {
  std::optional<std::string> path;
  for (std::size_t i = 0; i < arguments.size();) {
    if (arguments[i] != "-o") {
      i += has_value(arguments[i]) ? 2 : 1;
      continue;
    }
    if (i + 1 == arguments.size()) return usage_error("-o", "a file", verbatim("the end of the command line"));
    if (path) return usage_error("-o", "one file", verbatim("two"));
    path = std::move(arguments[i + 1]);
    const auto option = arguments.begin() + static_cast<std::ptrdiff_t>(i);
    arguments.erase(option, option + 2);
  }
  return path;
}

CommandResult run_to_output(const std::vector<std::string>& arguments, const Machine& machine) {
  if (arguments.size() == 2 && (arguments[1] == "--help" || arguments[1] == "-h") && is_command(arguments[0]))
    return {0, std::string(kUsage), {}};
  if (!arguments.empty() && arguments[0] == "check") return run_check(arguments, machine.read_file);
  if (!arguments.empty() && arguments[0] == "verify") return verify_files(arguments, machine.read_file);
  std::string note;
  auto result = run_printing(arguments, machine, note);
  if (!result) return failure(result.error());
  return {0, std::move(*result), std::move(note)};
}

}  // namespace

CommandResult run_command(std::vector<std::string> arguments, const Machine& machine) {
  const auto path = take_output(arguments);
  if (!path) return failure(path.error());
  CommandResult result = run_to_output(arguments, machine);
  if (!*path || result.error) return result;
  if (!machine.write_file || !machine.write_file(**path, result.out))
    return failure(usage_error("-o", "a file that can be written", shown(**path)));
  result.out.clear();
  return result;
}

}  // namespace grundy
