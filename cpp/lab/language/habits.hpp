// Words and symbols of other languages in a rule text, and what to write instead of them.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "lab/language/place.hpp"
#include "lab/language/tokens.hpp"

namespace grundy::lab {

/// A message, and the place of the words that it is about.
struct Correction {
  Place place;
  Message message;
};

/// Returns what to write instead of the words around `at`, where the line became unreadable; nothing if they are of no language that is known.
/// `wanted`: the symbol that was expected there, if it was one.
std::optional<Correction> correction(const TokenLine& line, std::size_t at, std::string_view wanted);

/// Returns what a line begins with, for a line that begins with a word of another language or a misspelt one; empty if there is no such
/// thing.
std::string beginning_for(const TokenLine& line);

/// Returns what to call instead of a function of another language; empty if unknown.
std::string_view function_for(std::string_view name);

/// Returns the number for a constant of another language (true, false); empty if unknown.
std::string_view number_for(std::string_view name);

/// Returns what to write instead of a character that has no meaning; empty if unknown.
std::string_view character_for(std::string_view character);

/// Returns the keyword or name nearest to a misspelt word, at Damerau distance at most 2; empty if there is none.
std::string_view nearest(std::string_view wrong, const std::vector<std::string_view>& known);

}  // namespace grundy::lab
