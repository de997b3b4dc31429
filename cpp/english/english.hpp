// The English of every message, for the command line and certificates; and the English catalogues for the pages. The WebAssembly modules
// that pages load first do not link this room: they hand messages over as structure.
#pragma once

#include <span>
#include <string>

#include "base/json.hpp"
#include "base/message.hpp"
#include "base/result.hpp"

namespace grundy {

std::string english(const Message& message);

/// Formats an error for people: "line 2, token 1: expected ..., got ..." or "n: expected ..., got ...".
std::string english(const Error& error);

/// Writes a message as an English string in JSON: the writer of report/report.hpp for English.
void put_english(Json& out, const Message& message);

/// All lists of phrases: those of the module that every page loads, and the additional ones of the lab's module and of the module with all
/// games.
std::span<const std::span<const Pattern>> game_phrases();
std::span<const Pattern> lab_phrases();
std::span<const std::span<const Pattern>> more_phrases();

}  // namespace grundy
