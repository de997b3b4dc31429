// Checks certificates: proofs of answers (docs/certificates.md). Uses rules and theorems only; nothing here computes a value by search.
#pragma once

#include <string>
#include <string_view>

namespace grundy {

struct Verdict {
  bool valid = false;
  bool proved = false;  // a correct sample is valid but no proof
  std::string words;    // the fault and its place, or the assumptions of a valid certificate; may be empty
};

/// Checks a certificate. The text may be arbitrary. O(length log length) time for the text; then each position is examined once, with all
/// of its options if the proof needs them, and never more options than the certificate lists.
Verdict check_certificate(std::string_view text);

/// Returns the checksum of a certificate: CRC-32 (ISO 3309) of its canonical JSON without the checksum, as eight hexadecimal digits. It
/// proves nothing; it detects damaged files.
std::string certificate_checksum(std::string_view canonical);

}  // namespace grundy
