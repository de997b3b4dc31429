#include "kit/edge_list.hpp"

#include <algorithm>
#include <charconv>

#include "base/characters.hpp"
#include "base/phrases.hpp"
#include "base/number.hpp"
#include "kit/edge_files.hpp"
#include "kit/pasted.hpp"
#include "kit/phrases.hpp"
#include "kit/random_parameter.hpp"

namespace grundy {

namespace {

static_assert(kPastedBlank == " \t\r\n\x1F");
constexpr std::string_view kBetweenEdges = " \t\r\n\x1F,;()[]{}\"'", kArrow = "\xE2\x86\x92";

bool is_one_of(std::string_view characters, char c) { return characters.find(c) != characters.npos; }

class EdgeListReader {
 public:
  EdgeListReader(const ParameterSpec& spec, std::string_view text) : spec_(spec), rest_(text) {}

  Result<std::vector<std::uint64_t>> read() {
    for (skip(); !rest_.empty(); skip()) {
      std::uint32_t from = 0;
      if (!vertex(from)) return fault();
      bool arrow = passes_arrow();
      do {
        std::uint32_t to = 0;
        skip();
        if (!vertex(to)) return fault();
        if (edges_.size() == spec_.longest) return too_many();
        edges_.push_back(Edge(from, to).number());
        from = to;
      } while (arrow && (arrow = passes_arrow()));
    }
    return std::move(edges_);
  }

 private:
  void skip() {
    for (; !rest_.empty(); rest_.remove_prefix(1)) {
      if (rest_.front() == '#' || rest_.front() == '%') rest_.remove_prefix(std::min(rest_.find('\n'), rest_.size() - 1));
      else if (!is_one_of(kBetweenEdges, rest_.front())) return;
    }
  }

  bool passes_arrow() {
    std::size_t at = 0;
    while (at < rest_.size() && is_one_of(kPastedBlank, rest_[at])) ++at;
    if (rest_.substr(at).starts_with(kArrow)) {
      at += kArrow.size();
    } else {
      while (at < rest_.size() && (rest_[at] == '-' || rest_[at] == '=')) ++at;
      if (at == rest_.size() || rest_[at++] != '>') return false;
    }
    rest_.remove_prefix(at);
    return true;
  }

  /// Reads a vertex, with nothing behind it that would make another word of it.
  bool vertex(std::uint32_t& out) {
    if (rest_.starts_with('+')) rest_.remove_prefix(1);
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), number);
    const std::string_view after = rest_.substr(static_cast<std::size_t>(end - rest_.data()));
    const bool ends = after.empty() || is_one_of(kBetweenEdges, after[0]) || is_one_of("->=#%", after[0]) || after.starts_with(kArrow);
    beyond_ = ends && (error == std::errc::result_out_of_range || number > spec_.most);
    if (error != std::errc() || !ends || beyond_) return false;
    out = static_cast<std::uint32_t>(number);
    rest_ = after;
    return true;
  }

  Error fault() const {
    const std::size_t end = std::min(std::max<std::size_t>(rest_.find_first_of(kBetweenEdges), 1), rest_.size());
    const Message given = rest_.empty() ? Message(kBasePhrases["end-of-input"]) : shown(rest_.substr(0, end));
    return parameter_error(spec_.name, message(kKitPhrases["edges-each"], {range_text(0, spec_.most)}),
                           message(kKitPhrases["in-edge"], {given, edges_.size() + 1}),
                           beyond_ ? Error::Code::reach : Error::Code::parameter);
  }

  Error too_many() const {
    return parameter_error(spec_.name, message(kKitPhrases["to"], {spec_.shortest, message(kKitPhrases["edges"], {spec_.longest})}),
                           message(kKitPhrases["at-least"], {spec_.longest + 1}), Error::Code::reach);
  }

  const ParameterSpec& spec_;
  std::string_view rest_;
  std::vector<std::uint64_t> edges_;
  bool beyond_ = false;
};

}  // namespace

Result<std::vector<std::uint64_t>> read_edge_list(const ParameterSpec& spec, std::string_view text) {
  const std::string typed = is_ascii(text) ? std::string() : as_typed(text);
  if (!typed.empty()) text = typed;
  const std::optional<std::string> converted = plain_edges(text, spec.longest);
  return EdgeListReader(spec, converted ? *converted : text).read();
}

std::string edge_list_text(const std::vector<std::uint64_t>& edges) {
  std::string out;
  for (const std::uint64_t number : edges) {
    const Edge edge(number);
    (((out.empty() ? out : out += ',') += decimal(edge.from)) += '>') += decimal(edge.to);
  }
  return out;
}

Result<std::vector<std::uint64_t>> read_edges(const ParameterSpec& spec, std::string_view text) {
  const auto random = read_random(spec, text, 3, kKitPhrases["random-edges"]);
  if (!random) return random.error();
  if (!*random) return read_edge_list(spec, text);
  const std::uint64_t vertices = (**random)[0], count = (**random)[1];
  if (vertices == 0 || vertices - 1 > spec.most || count > spec.longest) {
    return parameter_error(spec.name, message(kKitPhrases["random-edges-within"], {range_text(1, spec.most + 1), spec.longest}),
                           shown(text), vertices == 0 ? Error::Code::parameter : Error::Code::reach);
  }
  RandomBits bits((**random)[2]);
  std::vector<std::uint64_t> edges(count);
  for (std::uint64_t& edge : edges) {
    const std::uint64_t from = bits.below(vertices);
    edge = Edge(from, bits.below(vertices)).number();
  }
  return edges;
}

}  // namespace grundy
