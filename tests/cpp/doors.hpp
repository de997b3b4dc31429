// The command and the checker as those call them who stand outside.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/json_value.hpp"
#include "check/check.hpp"
#include "doors/command.hpp"

namespace grundy {

/// "-" is the input, and some files are there.
inline CommandResult run(std::vector<std::string> arguments, const std::string& input = {},
                         const std::map<std::string, std::string>& files = {}) {
  const auto read = [&](const std::string& path) -> std::optional<std::string> {
    if (path == "-") return input;
    const auto found = files.find(path);
    return found == files.end() ? std::nullopt : std::optional(found->second);
  };
  return run_command(arguments, {read, {}});
}

/// With the checksum that whoever changes a certificate would write.
inline std::string sealed(JsonValue certificate) {
  certificate.object()->erase("checksum");
  const std::string checksum = certificate_checksum(certificate.canonical());
  certificate.object()->emplace("checksum", JsonValue(checksum));
  return certificate.canonical();
}

/// A certificate written by hand; `list` is what it proves by.
inline JsonValue certificate_of(const std::string& id, std::string_view parameters, const std::string& kind, std::string_view claim,
                                std::string_view list) {
  JsonValue::Object names;
  names.emplace("certificate", JsonValue(std::uint64_t{1}));
  names.emplace("game", JsonValue(id));
  names.emplace("parameters", parse_json(parameters).value);
  names.emplace("claim", parse_json(claim).value);
  names.emplace("proof", JsonValue(kind));
  names.emplace("proved", JsonValue(kind != "sample"));
  if (kind == "sample") names.emplace("seed", JsonValue(std::uint64_t{1}));
  names.emplace(kind, parse_json(list).value);
  return JsonValue(std::move(names));
}

inline constexpr std::string_view kOneAndTwo = R"({"heaps":"1,2","max":"255","misere":"0"})";

/// "valid", or what is wrong with it, its checksum made to fit.
inline std::string words_of(const JsonValue& certificate) {
  const Verdict verdict = check_certificate(sealed(certificate));
  return verdict.valid ? "valid" : verdict.words;
}

}  // namespace grundy
