// The native side of `npm run bench`: a process that runs the work requested by lines of standard input and prints its own times.
// Fields are separated by tabs; an answer is a line of JSON.
//
//   judge  ID FILE COUNT            the judge on a file's text
//   method ID NAME FILE COUNT       a textbook method on it
//   count  ID NAME FILE             how many states that method goes through, and what they are; its code is watched, which takes longer
//   solve  ID FILE COUNT            open and advance to the end; the file has a parameter a line, name=value
//   open   ID FILE                  the same, and keeps the solution for
//   paint  X Y STEP WIDTH HEIGHT LAYER COUNT
//   states ID NUMBER...             how many states our solution goes through: dominoes N K (positions), ungame n (runs of half rows)
//   peak                            kilobytes of memory, at the most so far
//
// Work is done COUNT times and the mean time is given. `hash` (FNV-1a, 32 bits) is of what came out, for comparison with WebAssembly.
#include <sys/resource.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <optional>

#include "english/english.hpp"
#include "games/catalogue.hpp"
#include "games/dominoes/strip_runs.hpp"
#include "games/ungame/pawn_table.hpp"
#include "methods.hpp"
#include "report/report.hpp"
#include "tables/paint.hpp"
#include "tracer/listing.hpp"

namespace {

using namespace grundy;
using Words = std::vector<std::string>;

/// A measurement, as it goes into the answer's JSON.
struct Done {
  double milliseconds = 0;
  std::uint32_t hash = 0;
  std::string more = {};  // further members
};

template <class Bytes>
std::uint32_t hash_of(const Bytes& bytes) {
  std::uint32_t hash = 2166136261u;
  for (const auto byte : bytes) hash = (hash ^ static_cast<std::uint8_t>(byte)) * 16777619u;
  return hash;
}

/// Returns the mean time of `work`, repeated as often as the last word requests.
template <class Work>
double timed(const Words& words, Work work) {
  const unsigned long count = std::strtoul(words.back().c_str(), nullptr, 10);
  const auto begin = std::chrono::steady_clock::now();
  for (unsigned long i = 0; i < count; ++i) work();
  const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
  return took.count() / static_cast<double>(count);
}

class Bench {
 public:
  Result<Done> run(const Words& words) {
    if (words[0] == "judge" && words.size() == 4) return judge(words);
    if (words[0] == "method" && words.size() == 5) return method(words);
    if (words[0] == "count" && words.size() == 4) return count(words);
    if (words[0] == "solve" && words.size() == 4) return solve(words);
    if (words[0] == "open" && words.size() == 3) return open(words);
    if (words[0] == "paint" && words.size() == 8 && solution_) return paint_window(words);
    if (words[0] == "states" && words.size() >= 3) return states(words);
    if (words[0] == "peak") return peak();
    return Error{Error::Code::usage, verbatim("expected a line of work, got another")};
  }

 private:
  /// Read once, so that no timing has it in it.
  const std::string& file(const std::string& path) {
    const auto [found, isNew] = files_.try_emplace(path);
    if (isNew) {
      std::ifstream in(path, std::ios::binary);
      found->second.assign(std::istreambuf_iterator<char>(in), {});
    }
    return found->second;
  }

  Result<Done> judge(const Words& words) {
    const std::string& input = file(words[2]);
    Result<std::string> output = std::string();
    Done done;
    done.milliseconds = timed(words, [&] { output = judge_game(words[1], input); });
    if (!output) return output.error();
    done.hash = hash_of(*output);
    return done;
  }

  Result<Done> method(const Words& words) {
    const methods::Method* method = methods::find_method(words[1], words[2]);
    if (!method) return Error{Error::Code::usage, verbatim("expected the name of a method, got another")};
    const std::string& input = file(words[3]);
    std::string output;
    Done done;
    done.milliseconds = timed(words, [&] { output = method->output(input); });
    done.hash = hash_of(output);
    done.more = ",\"unit\":\"" + std::string(method->states) + "\"";
    return done;
  }

  Result<Done> count(const Words& words) {
    const methods::Method* method = methods::find_method(words[1], words[2]);
    if (!method) return Error{Error::Code::usage, verbatim("expected the name of a method, got another")};
    const std::string& input = file(words[3]);
    if (method->own) return Done{0, 0, ",\"states\":" + std::to_string(method->own(input).states)};
    listing::Watch watch{.in = listing::Input(input)};
    for (const listing::Listing& listing : listing::listings()) {
      if (listing.game == method->game && listing.method == method->name) listing::run_listing(listing, watch);
    }
    return Done{0, 0, ",\"states\":" + std::to_string(watch.count.positions)};
  }

  RawParameters parameters(const std::string& path) {
    RawParameters raw;
    const std::string& text = file(path);
    for (std::size_t from = 0; from < text.size();) {
      const std::size_t equals = text.find('=', from), end = std::min(text.find('\n', from), text.size());
      raw[text.substr(from, equals - from)] = text.substr(equals + 1, end - equals - 1);
      from = end + 1;
    }
    return raw;
  }

  Result<Done> solve(const Words& words) {
    const RawParameters raw = parameters(words[2]);
    std::optional<Error> error;
    Done done;
    done.milliseconds = timed(words, [&] {
      solution_.reset();
      auto opened = open_game(words[1], raw);
      if (!opened) {
        error = opened.error();
        return;
      }
      solution_ = std::move(*opened);
      while (solution_->advance(Slice::endless()) < 1) {
      }
      error = solution_->failure();
    });
    if (error) return *error;
    // With messages, not in English: the module leaves translation to its callers.
    done.hash = hash_of(*answer_json(*solution_, put_message));
    return done;
  }

  Result<Done> open(const Words& words) {
    auto done = solve({words[0], words[1], words[2], "1"});
    if (!done) return done;
    const TableShape& shape = solution_->shape();
    const auto axis = [](const Axis& a) { return "[" + std::to_string(a.first) + "," + std::to_string(a.count) + "]"; };
    done->more = ",\"x\":" + axis(shape.x) + ",\"y\":" + axis(shape.y);
    return done;
  }

  Result<Done> paint_window(const Words& words) {
    const auto number = [&words](std::size_t i) { return std::strtoll(words[i].c_str(), nullptr, 10); };
    PaintRequest request{number(1),
                         number(2),
                         static_cast<std::uint64_t>(number(3)),
                         static_cast<std::uint32_t>(number(4)),
                         static_cast<std::uint32_t>(number(5)),
                         Layer::outcome};
    for (const Layer layer : {Layer::nimber, Layer::remoteness}) {
      if (words[6] == facts(layer).name) request.layer = layer;
    }
    Picture picture;
    Done done;
    done.milliseconds = timed(words, [&] { picture = paint(*solution_, request); });
    done.hash = hash_of(picture.planes);
    done.more = std::string(",\"sampled\":") + (picture.sampled ? "true" : "false");
    return done;
  }

  static Result<Done> states(const Words& words) {
    const auto number = [&words](std::size_t i) { return std::strtoul(words[i].c_str(), nullptr, 10); };
    std::uint64_t count = 0;
    if (words[1] == "dominoes" && words.size() == 4) {
      PermanentDominoes game(number(3));
      game.solve(std::string(number(2), '0'));
      count = game.positions_visited();
    } else {
      PawnTable table(static_cast<std::uint32_t>(number(2)), false);
      while (table.advance(Slice::endless()) < 1) {
      }
      const std::uint64_t half = (table.n() + std::uint64_t{1}) / 2;
      PawnWindow window(table, {1, half + 1}, {1, table.closed_from() + std::uint64_t{1}});
      for (std::uint32_t k = table.closed_from(); k >= 1; --k) count += window.row(k).size() / 2;
    }
    return Done{0, 0, ",\"states\":" + std::to_string(count)};
  }

  static Result<Done> peak() {
    // Not getrusage where there is better: Linux counts what the process was before it became this program.
    long kilobytes = 0;
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
      if (line.starts_with("VmHWM:")) kilobytes = std::strtol(line.c_str() + 6, nullptr, 10);
    }
    if (kilobytes == 0) {
      rusage usage{};
      getrusage(RUSAGE_SELF, &usage);
      kilobytes = usage.ru_maxrss / 1024;  // bytes where there is no /proc: macOS
    }
    return Done{0, 0, ",\"kilobytes\":" + std::to_string(kilobytes)};
  }

  std::map<std::string, std::string> files_;
  std::unique_ptr<Solution> solution_;
};

Words split(const std::string& line) {
  Words words(1);
  for (const char c : line) {
    if (c == '\t') {
      words.emplace_back();
    } else {
      words.back() += c;
    }
  }
  return words;
}

}  // namespace

int main() {
  Bench bench;
  for (std::string line; std::getline(std::cin, line);) {
    const Result<Done> done = bench.run(split(line));
    if (done) {
      std::printf("{\"milliseconds\":%.9g,\"hash\":%u%s}\n", done->milliseconds, done->hash, done->more.c_str());
    } else {
      std::fprintf(stderr, "error: %s\n", english(done.error()).c_str());
      return 2;
    }
    std::fflush(stdout);
  }
}
