#include "doors/facts.hpp"

#include <algorithm>
#include <span>

#include "base/number.hpp"
#include "base/result.hpp"
#include "english/english.hpp"
#include "games/catalogue.hpp"
#include "games/list.hpp"
#include "kit/game.hpp"
#include "report/report.hpp"
#include "report/shapes.hpp"
#include "tables/cell_bytes.hpp"
#include "tables/table.hpp"

namespace grundy {

namespace {

using Names = std::vector<std::string>;

/// Joins the names, each in quotes.
std::string quoted(const Names& names, std::string_view separator) {
  std::string out;
  for (const std::string& name : names) ((((out += out.empty() ? "" : separator) += '\'') += name) += '\'');
  return out;
}

/// Writes a constant list and the type of its members.
void put_list(std::string& out, std::string_view doc, std::string_view name, std::string_view type, const Names& names) {
  ((out += "/** ") += doc) += " */\n";
  (((out += "export const ") += name) += " = [") += quoted(names, ", ");
  out += "] as const;\n";
  ((((out += "export type ") += type) += " = (typeof ") += name) += ")[number];\n\n";
}

/// Writes a union type of names.
void put_type(std::string& out, std::string_view doc, std::string_view type, const Names& names) {
  ((out += "/** ") += doc) += " */\n";
  ((((out += "export type ") += type) += " = ") += quoted(names, " | ")) += ";\n\n";
}

void put_number(std::string& out, std::string_view doc, std::string_view name, std::uint64_t value) {
  ((out += "/** ") += doc) += " */\n";
  ((((out += "export const ") += name) += " = ") += decimal(value)) += ";\n\n";
}

void put_doc(std::string& out, std::string_view indent, std::string_view doc) {
  if (!doc.empty()) (((out += indent) += "/** ") += doc) += " */\n";
}

/// Writes an object type: an interface, or a union if it has several forms.
void put_shape(std::string& out, const Shape& shape) {
  const std::string_view parameter = shape.has_text() ? "<Text = string>" : "";
  put_doc(out, "", shape.doc);
  if (shape.forms.size() == 1) {
    ((out += "export interface ") += shape.name) += parameter;
    if (!shape.base.empty()) (out += " extends ") += shape.base;
    out += " {\n";
    for (const Field& field : shape.forms[0]) {
      put_doc(out, "  ", field.doc);
      ((((out += "  ") += field.key) += ": ") += field.type) += ";\n";
    }
    out += "}\n\n";
    return;
  }
  (((out += "export type ") += shape.name) += parameter) += " =";
  for (const std::vector<Field>& form : shape.forms) {
    out += "\n  | {";
    for (const Field& field : form) ((((out += &field == form.data() ? " " : "; ") += field.key) += ": ") += field.type);
    out += " }";
  }
  out += ";\n\n";
}

/// The first line of every generated file. tests/web/house.test.ts recognises them by it.
constexpr std::string_view kFileHead = "// Written from the core by cpp/doors/facts.cpp, on `npm run build`: change it there.\n\n";

template <class Array>
Names names_of(const Array& names) {
  return Names(std::begin(names), std::end(names));
}

/// Returns the text as a string literal.
std::string literal(std::string_view text) {
  std::string out = "'";
  for (const char letter : text) {
    if (letter == '\'' || letter == '\\') out += '\\';
    out += letter;
  }
  return out += '\'';
}

/// Writes phrases as entries of a catalogue; a phrase with a plural as {one, other}.
void put_patterns(std::string& out, std::span<const Pattern> patterns) {
  for (const Pattern& pattern : patterns) {
    ((out += "  ") += literal(pattern.id)) += ": ";
    if (pattern.many) ((((out += "{ one: ") += literal(pattern.english)) += ", other: ") += literal(pattern.many)) += " },\n";
    else (out += literal(pattern.english)) += ",\n";
  }
}

std::string catalogue_start(std::string_view name, std::string_view doc) {
  std::string out(kFileHead);
  out += "import type { Phrases } from './message.js';\n\n";
  put_doc(out, "", doc);
  return ((out += "export const ") += name) += ": Phrases = {\n";
}

std::string english_ts() {
  std::string out = catalogue_start("english", "English messages of the games' module, by the ids of phrases.");
  for (const auto& list : game_phrases()) put_patterns(out, list);
  return out += "};\n";
}

std::string lab_english_ts() {
  std::string out = catalogue_start("labEnglish", "Additional English messages of the lab's module.");
  put_patterns(out, lab_phrases());
  return out += "};\n";
}

std::string more_english_ts() {
  std::string out = catalogue_start("moreEnglish", "Additional English messages of the module with all games.");
  for (const auto& list : more_phrases()) put_patterns(out, list);
  return out += "};\n";
}

/// The number of games of the module that every page loads, the first ones of the catalogue.
constexpr std::size_t kFirstGames = 0
#define GRUNDY_ONE(name) +1
    GRUNDY_FIRST_GAMES(GRUNDY_ONE)
#undef GRUNDY_ONE
    ;

/// True if the text has a message that begins with the phrase.
bool has_phrase(std::string_view json, std::string_view id) {
  std::string start = "[\"";
  (start += id) += '"';
  return json.find(start) != std::string_view::npos;
}

std::string catalogue_ts() {
  std::string out(kFileHead);
  out += "import type { GameInfo } from './api_messages.js';\nimport type { Phrases } from './message.js';\n\n";
  const std::string games = catalogue_json(put_message);
  put_doc(out, "", "The games of the first module, as the core lists them: a page can show them before it is loaded. A game a line.");
  out += "export const games: readonly GameInfo[] = [\n";
  std::size_t from = 1;
  for (std::size_t number = 1; from < games.size(); ++number) {
    const std::size_t end = std::min(games.find(",{\"id\":", from), games.size() - 1);
    (out += std::string_view(games).substr(from, end - from)) += ",\n";
    from = end + 1;
    if (number != kFirstGames) continue;
    out += "];\n\n";
    put_doc(out, "", "Those of the module with all games.");
    out += "export const moreGames: readonly GameInfo[] = [\n";
  }
  out += "];\n\n";
  put_doc(out, "", "The English of their messages.");
  out += "export const phrasesOfGames: Phrases = {\n";
  for (const auto& list : game_phrases()) {
    for (const Pattern& pattern : list) {
      if (has_phrase(games, pattern.id)) put_patterns(out, std::span(&pattern, 1));
    }
  }
  return out += "};\n";
}

std::string facts_ts() {
  std::string out(kFileHead);
  put_list(out, "In the order of their numbers in pictures.", "outcomes", "OutcomeLetter", names_of(kOutcomeLetters));
  put_list(out, "Who wins a position of Left and Right, by who begins; in the order of their numbers in pictures of the layer `value`.",
           "classes", "ClassLetter", names_of(kClassLetters));
  Names layers;
  for (const LayerFacts& layer : kLayers) layers.emplace_back(layer.name);
  put_list(out, "The layers of tables.", "layerNames", "LayerName", layers);
  put_type(out, "The meaning of a layer's values, which determines words and colours.", "LayerScale", names_of(kLayerScaleNames));
  out += "export const scaleOf: Readonly<Record<LayerName, LayerScale>> = {\n";
  for (const LayerFacts& layer : kLayers)
    ((((out += "  ") += layer.name) += ": '") += kLayerScaleNames[static_cast<int>(layer.scale)]) += "',\n";
  out += "};\n\n";
  put_doc(out, "", "Whether the cells of a layer are texts, which a picture's byte does not tell.");
  out += "export const hasTexts = (layer: LayerName): boolean => [";
  for (const char* separator = ""; const LayerFacts& layer : kLayers) {
    if (!has_texts(layer.scale)) continue;
    (((out += separator) += '\'') += layer.name) += '\'';
    separator = ", ";
  }
  out += "].includes(layer);\n\n";
  put_number(out, "The byte of this value and of all greater ones, in pictures at step 1.", "LARGE", kMostByte);
  put_number(out,
             "The byte of a score, a mean or a temperature of 0, in pictures at step 1; 0 and twice this byte stand for all beyond them.",
             "EVEN", kEvenByte);
  put_number(out, "The byte of a value that is not known yet.", "UNKNOWN", kUnknownByte);
  put_number(out, "The byte of an absent cell.", "ABSENT", kAbsentByte);
  Names more;
  for (const Game* game : catalogue().subspan(kFirstGames)) more.emplace_back(game->info().id);
  put_list(out, "The games that only the module with all games has.", "moreIds", "MoreId", more);
  put_type(out, "The format of a parameter.", "ParameterKind", names_of(kParameterKindNames));
  put_type(out, "The kind of a refusal.", "CoreErrorCode", names_of(kErrorCodeNames));
  out.pop_back();  // the empty line after the last declaration
  return out;
}

std::string shapes_ts() {
  std::string out(kFileHead);
  out += "// The shapes of results. `Text` is the type of messages for people: English by default.\n";
  out += "import type { LayerName, OutcomeLetter, ParameterKind } from './facts.js';\n\n";
  for (const Alias& alias : aliases()) {
    put_doc(out, "", alias.doc);
    ((((out += "export type ") += alias.name) += " = ") += alias.type) += ";\n\n";
  }
  for (const Shape& shape : shapes()) put_shape(out, shape);
  out.pop_back();  // the empty line after the last declaration
  return out;
}

}  // namespace

std::span<const FactsFile> facts_files() {
  static constexpr FactsFile files[] = {{"facts", facts_ts},
                                        {"shapes", shapes_ts},
                                        {"english", english_ts},
                                        {"lab_english", lab_english_ts},
                                        {"more_english", more_english_ts},
                                        {"catalogue", catalogue_ts}};
  return files;
}

}  // namespace grundy
