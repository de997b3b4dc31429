#include "kit/parameters.hpp"

#include <algorithm>
#include <optional>

#include "base/characters.hpp"
#include "base/scanner.hpp"
#include "kit/pasted.hpp"
#include "kit/phrases.hpp"
#include "kit/random_parameter.hpp"

namespace grundy {

namespace {

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (std::size_t from = 0;;) {
    const std::size_t to = text.find(separator, from);
    parts.push_back(text.substr(from, to - from));
    if (to == std::string_view::npos) return parts;
    from = to + 1;
  }
}

}  // namespace

Result<std::optional<std::vector<std::uint64_t>>> read_random(const ParameterSpec& spec, std::string_view text, std::size_t count,
                                                              Phrase form) {
  if (!text.starts_with("random:")) return std::optional<std::vector<std::uint64_t>>{};
  std::vector<std::uint64_t> numbers;
  for (const std::string_view part : split(text.substr(7), ':')) {
    const auto value = parse_natural(part);
    if (!value) return parameter_error(spec.name, form, shown(text));
    numbers.push_back(*value);
  }
  if (numbers.size() != count) return parameter_error(spec.name, form, shown(text));
  return std::optional(std::move(numbers));
}

namespace {

Message quoted_alphabet(std::string_view alphabet) {
  if (alphabet == "abcdefghijklmnopqrstuvwxyz") return kKitPhrases["lowercase-letters"];
  std::string out(1, alphabet[0]);
  for (std::size_t i = 1; i + 1 < alphabet.size(); ++i) (out += ", ") += alphabet[i];
  return alphabet.size() == 1 ? verbatim(out) : message(kKitPhrases["and"], {out, alphabet.substr(alphabet.size() - 1)});
}

/// Reads digits, perhaps with a plus sign. `given`: what an error quotes.
Result<std::uint64_t> read_digits(const ParameterSpec& spec, std::string_view digits, std::string_view given, Phrase what) {
  if (digits.starts_with('+')) digits.remove_prefix(1);
  const auto value = parse_natural(digits);
  if (value && *value >= spec.least && *value <= spec.most) return *value;
  const bool too_large = value && *value > spec.most;
  return parameter_error(spec.name, message(what, {range_text(spec.least, spec.most)}), shown(given),
                         too_large ? Error::Code::reach : Error::Code::parameter);
}

/// Reads the one number of a text, whose digits may be grouped by commas, apostrophes or spaces.
Result<std::uint64_t> read_integer(const ParameterSpec& spec, std::string_view text) {
  return read_digits(spec, pasted_number(text), trimmed(text), kKitPhrases["a-number"]);
}

Message length_text(const ParameterSpec& spec, Phrase noun) {
  if (spec.shortest == spec.longest) return message(noun, {spec.longest});
  if (spec.longest == kUnbounded) return message(kKitPhrases["at-least"], {message(noun, {spec.shortest})});
  return message(kKitPhrases["to"], {spec.shortest, message(noun, {spec.longest})});
}

Result<std::vector<std::uint64_t>> read_list(const ParameterSpec& spec, std::string_view text) {
  std::vector<std::uint64_t> numbers;
  for (const std::string& item : pasted_list(text)) {
    const auto value = read_digits(spec, item, item, kKitPhrases["numbers-each"]);
    if (!value) return value.error();
    numbers.push_back(*value);
  }
  if (numbers.size() < spec.shortest || numbers.size() > spec.longest) {
    return parameter_error(spec.name, length_text(spec, kKitPhrases["numbers"]), verbatim(decimal(numbers.size())),
                           numbers.size() > spec.longest ? Error::Code::reach : Error::Code::parameter);
  }
  return numbers;
}

Result<std::string> read_text(const ParameterSpec& spec, std::string_view text) {
  const bool any = spec.alphabet.empty();
  const auto random = read_random(spec, any ? std::string_view() : text, 2, kKitPhrases["random-text"]);
  if (!random) return random.error();
  const std::uint64_t length = *random ? (**random)[0] : text.size();
  if (length < spec.shortest || length > spec.longest) {
    return parameter_error(spec.name, length_text(spec, kKitPhrases["characters"]), verbatim(decimal(length)),
                           length > spec.longest ? Error::Code::reach : Error::Code::parameter);
  }
  if (!*random) {
    if (const std::size_t at = any ? text.size() : length_within(text, spec.alphabet); at < text.size()) {
      return parameter_error(spec.name, message(kKitPhrases["only"], {quoted_alphabet(spec.alphabet)}),
                             message(kKitPhrases["as-character"], {shown(first_character(text.substr(at))), at + 1}));
    }
    return std::string(text);
  }
  RandomBits bits((**random)[1]);
  std::string out(length, spec.alphabet[0]);
  for (char& c : out) c = spec.alphabet[bits.below(spec.alphabet.size())];
  return out;
}

Error board_side_error(const ParameterSpec& spec, std::uint64_t side) {
  return parameter_error(spec.name, message(kKitPhrases["board-side"], {range_text(spec.least, spec.most)}), verbatim(decimal(side)),
                         side > spec.most ? Error::Code::reach : Error::Code::parameter);
}

/// Divides a board into rows at slashes or line breaks; without these, at commas, semicolons or spaces. Other spaces are left out.
std::vector<std::string> rows_of(std::string_view text) {
  const bool lines = text.find_first_of("/\n") != text.npos;
  const std::string_view separators = lines ? "/\n" : ",; \t";
  std::vector<std::string> rows(1);
  for (const char c : text) {
    if (separators.find(c) != separators.npos) rows.emplace_back();
    else if (kPastedBlank.find(c) == kPastedBlank.npos) rows.back() += c;
  }
  // Separators next to each other leave nothing between them, but for slashes, which may show that a row is missing.
  if (text.find('/') == text.npos) std::erase_if(rows, [](const std::string& row) { return row.empty(); });
  return rows;
}

Result<Board> read_board(const ParameterSpec& spec, std::string_view text) {
  const auto random = read_random(spec, text, 3, kKitPhrases["random-board"]);
  if (!random) return random.error();
  Board board;
  if (*random) {
    const std::uint64_t side = (**random)[0], seed = (**random)[1], percent = (**random)[2];
    if (percent > 100) return parameter_error(spec.name, kKitPhrases["random-board"], shown(text));
    if (side < spec.least || side > spec.most) return board_side_error(spec, side);
    board.side = static_cast<std::uint32_t>(side);
    board.squares.assign(side * side, spec.alphabet[0]);
    RandomBits bits(seed);
    for (char& square : board.squares) {
      if (bits.below(100) < percent) square = spec.alphabet[1 + bits.below(spec.alphabet.size() - 1)];
    }
    return board;
  }
  const auto rows = rows_of(text);
  if (rows.size() < spec.least || rows.size() > spec.most) return board_side_error(spec, rows.size());
  board.side = static_cast<std::uint32_t>(rows.size());
  board.squares.reserve(rows.size() * rows.size());
  for (std::size_t r = 0; r < rows.size(); ++r) {
    if (rows[r].size() != rows.size()) {
      return parameter_error(spec.name,
                             message(kKitPhrases["square-board"],
                                     {message(kKitPhrases["squares"], {rows.size()}), message(kKitPhrases["rows"], {rows.size()})}),
                             message(kKitPhrases["in-row"], {rows[r].size(), r + 1}));
    }
    if (const std::size_t at = length_within(rows[r], spec.alphabet); at < rows[r].size()) {
      return parameter_error(spec.name, message(kKitPhrases["only-in-rows"], {quoted_alphabet(spec.alphabet)}),
                             message(kKitPhrases["in-row"], {shown(first_character(rows[r].substr(at))), r + 1}));
    }
    board.squares += rows[r];
  }
  return board;
}

Result<std::vector<Square>> read_squares(const ParameterSpec& spec, std::string_view text) {
  std::vector<Square> squares;
  for (const std::string& part : pasted_list(text)) {
    const std::size_t dot = part.find('.');
    const auto row = parse_natural(std::string_view(part).substr(0, dot));
    const auto column = dot == std::string::npos ? std::nullopt : parse_natural(std::string_view(part).substr(dot + 1));
    if (!row || !column || *row > spec.most || *column > spec.most) {
      return parameter_error(spec.name, message(kKitPhrases["squares-each"], {range_text(spec.least, spec.most)}), shown(part));
    }
    squares.push_back({static_cast<std::uint32_t>(*row), static_cast<std::uint32_t>(*column)});
  }
  return squares;
}

template <class Value, class T>
Result<Value> widen(Result<T> result) {
  if (!result) return result.error();
  return Value(std::move(*result));
}

}  // namespace

Message one_of(std::span<const std::string_view> words) {
  Message out;
  for (const std::string_view word : words) out = out.empty() ? verbatim(word) : message(kKitPhrases["or"], {out, word});
  return out;
}

const Parameters::Entry* Parameters::find(std::string_view name) const {
  const auto found = values_.find(name);
  return found == values_.end() ? nullptr : &found->second;
}

bool Parameters::given(std::string_view name) const {
  const Entry* const entry = find(name);
  return entry && entry->given;
}

template <class T>
const T& Parameters::get(std::string_view name) const {
  static const T nothing{};
  const Entry* const entry = find(name);
  const T* const value = entry ? std::get_if<T>(&entry->value) : nullptr;
  return value ? *value : nothing;
}

std::uint64_t Parameters::integer(std::string_view name) const { return get<std::uint64_t>(name); }
const std::vector<std::uint64_t>& Parameters::list(std::string_view name) const { return get<std::vector<std::uint64_t>>(name); }
const std::string& Parameters::text(std::string_view name) const { return get<std::string>(name); }
const Board& Parameters::board(std::string_view name) const { return get<Board>(name); }
const std::vector<Square>& Parameters::squares(std::string_view name) const { return get<std::vector<Square>>(name); }

std::string Parameters::take_text(std::string_view name) {
  const auto found = values_.find(name);
  return found == values_.end() ? std::string() : std::get<std::string>(std::move(found->second.value));
}

Board Parameters::take_board(std::string_view name) {
  const auto found = values_.find(name);
  return found == values_.end() ? Board{} : std::get<Board>(std::move(found->second.value));
}

std::vector<std::uint64_t> Parameters::take_list(std::string_view name) {
  const auto found = values_.find(name);
  return found == values_.end() ? std::vector<std::uint64_t>() : std::get<std::vector<std::uint64_t>>(std::move(found->second.value));
}

Result<Parameters::ParameterValue> Parameters::read_one(const ParameterSpec& spec, std::string_view text) {
  switch (spec.kind) {
    case ParameterKind::integer: return widen<ParameterValue>(read_integer(spec, text));
    case ParameterKind::list: return widen<ParameterValue>(read_list(spec, text));
    case ParameterKind::flag:
      if (const auto t = as_pasted(text); t == "1" || t == "0") return ParameterValue(std::uint64_t{t == "1"});
      return parameter_error(spec.name, kKitPhrases["flag"], shown(text));
    case ParameterKind::choice:
      if (std::string t = as_pasted(text); std::find(spec.choices.begin(), spec.choices.end(), t) != spec.choices.end()) {
        return ParameterValue(std::move(t));
      }
      break;
    case ParameterKind::text: return widen<ParameterValue>(read_text(spec, pasted_word(text)));
    case ParameterKind::board: return widen<ParameterValue>(read_board(spec, pasted_word(text)));
    case ParameterKind::squares: return widen<ParameterValue>(read_squares(spec, text));
    case ParameterKind::edges: return widen<ParameterValue>(spec.read_edges(spec, trimmed(text)));
  }
  return parameter_error(spec.name, one_of(spec.choices), shown(text));
}

Result<Parameters> Parameters::read(std::span<const ParameterSpec> specs, const RawParameters& raw) {
  for (const auto& [name, text] : raw) {
    if (std::none_of(specs.begin(), specs.end(), [&n = name](const ParameterSpec& s) { return s.name == n; })) {
      std::string names;
      for (const ParameterSpec& spec : specs) names += (names.empty() ? "" : ", ") + std::string(spec.name);
      return parameter_error(name, message(kKitPhrases["one-of-parameters"], {names}), shown(name));
    }
  }
  Parameters parameters;
  for (const ParameterSpec& spec : specs) {
    const auto found = raw.find(spec.name);
    if (found == raw.end() && spec.fallback.empty()) continue;
    auto value = read_one(spec, found == raw.end() ? spec.fallback : std::string_view(found->second));
    if (!value) return value.error();
    parameters.values_.emplace(std::string(spec.name), Entry{std::move(*value), found != raw.end()});
  }
  return parameters;
}

}  // namespace grundy
