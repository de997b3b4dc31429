// Checks certificates: proofs of answers, as docs/certificates.md describes them. Rules and theorems only; nothing here searches for a value.
#pragma once

#include <string>
#include <string_view>

namespace grundy {

struct Verdict {
  bool valid = false;
  bool proved = false;  // a sample that is in order is valid, and no proof
  std::string words;    // what is wrong and where, or what a valid certificate leaves unproven; may be empty
};

/// Nothing is assumed of the text: it may be anything. O(length log length) time for the text; then each position is looked at once, with all
/// of its options where the proof needs them, and never more options than the certificate lists.
Verdict check_certificate(std::string_view text);

/// The checksum of a certificate: CRC-32 (ISO 3309) of its canonical JSON without the checksum, as eight hexadecimal digits. It proves nothing;
/// it tells a file that was damaged on its way.
std::string certificate_checksum(std::string_view canonical);

}  // namespace grundy
