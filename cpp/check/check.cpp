#include "check/check.hpp"

#include <array>
#include <cstdint>

#include "check/canonical.hpp"
#include "check/proofs.hpp"

namespace grundy {

std::string certificate_checksum(std::string_view canonical) {
  std::uint32_t crc = ~std::uint32_t{0};
  for (const char c : canonical) {
    crc ^= static_cast<unsigned char>(c);
    for (int bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ (0xEDB88320u & (0u - (crc & 1)));
  }
  crc = ~crc;
  std::string out;
  for (int shift = 28; shift >= 0; shift -= 4) out += "0123456789abcdef"[crc >> shift & 15];
  return out;
}

Verdict check_certificate(std::string_view text) {
  const auto [certificate, fault_of_text] = parse_json(text);
  if (const auto& fault = fault_of_text) {
    return {false, false,
            "line " + decimal(fault->line) + ", column " + decimal(fault->column) + ": expected " + std::string(fault->expected)};
  }
  const auto frame = read_frame(certificate);
  if (const auto* fault = std::get_if<std::string>(&frame)) return {false, false, *fault};
  if (std::get<Frame>(frame).proof == "canonical") {
    const Fault fault = fault_of_canonical(std::get<Frame>(frame), certificate);
    return {!fault, !fault, fault.value_or("")};
  }
  const auto read = read_head(std::get<Frame>(frame), certificate);
  if (const auto* fault = std::get_if<std::string>(&read)) return {false, false, *fault};
  const Head& head = std::get<Head>(read);
  const std::string& proof = head.proof;
  const Fault fault = proof == "values"      ? fault_of_values(head, certificate)
                      : proof == "nimbers"   ? fault_of_nimbers(head, certificate)
                      : proof == "strategy"  ? fault_of_strategy(head, certificate)
                      : proof == "period"    ? fault_of_period(head, certificate)
                      : proof == "theorem"   ? fault_of_theorem(head)
                      : proof == "reduction" ? fault_of_reduction(head, certificate)
                                             : fault_of_sample(head, certificate);
  if (fault) return {false, false, *fault};
  if (const Fault wrong = head.game_rules.rules->fault()) return {false, false, "rules: " + *wrong};
  std::string words;
  if (!head.theorem.empty()) words = "by the theorem \"" + head.theorem + "\", which is taken as proved";
  if (!head.proved) words = "a sample: the positions on it agree with one another, and nothing is proved";
  return {true, head.proved, words};
}

}  // namespace grundy
