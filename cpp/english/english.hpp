// The English of every message, for the command line and certificates; and the catalogues of English that the pages get. The WebAssembly
// modules that pages load first do not link this room: they hand messages over as structure.
#pragma once

#include <span>
#include <string>

#include "base/json.hpp"
#include "base/message.hpp"
#include "base/result.hpp"

namespace grundy {

std::string english(const Message& message);

/// The error as people read it: "line 2, token 1: expected ..., got ..." or "n: expected ..., got ...".
std::string english(const Error& error);

/// Writes a message as an English text in JSON, as report/report.hpp wants it.
void put_english(Json& out, const Message& message);

/// All lists of phrases: of the games' module, and of the lab's module in addition.
std::span<const std::span<const Pattern>> game_phrases();
std::span<const Pattern> lab_phrases();

}  // namespace grundy
