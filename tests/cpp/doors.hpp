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
inline CommandResult run(std::vector<std::string> arguments, const std::string& input = {}, const std::map<std::string, std::string>& files = {}) {
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

}  // namespace grundy
