#include "kit/method_info.hpp"

#include <algorithm>

namespace grundy {

std::string words_of(const std::vector<std::uint64_t>& numbers) {
  std::string out;
  for (const std::uint64_t number : numbers) (out.empty() ? out : out += ' ') += std::to_string(number);
  return out;
}

std::string rows_of(const Board& board) {
  std::string out = std::to_string(board.side) + "\n";
  for (std::uint32_t row = 0; row < board.side; ++row)
    (out += std::string_view(board.squares).substr(std::size_t{row} * board.side, board.side)) += '\n';
  return out;
}

Natural sum_of(const std::vector<std::uint64_t>& numbers) {
  Natural sum = 0;
  for (const std::uint64_t number : numbers) sum += number;
  return sum;
}

Natural box_of(const std::vector<std::uint64_t>& sizes) {
  constexpr Natural kMany = Natural{1} << 60;
  Natural box = 1;
  for (const std::uint64_t size : sizes) box = std::min(kMany, box * (Natural{size} + 1));
  return box;
}

std::uint64_t largest_of(const std::vector<std::uint64_t>& numbers) {
  return numbers.empty() ? 0 : *std::max_element(numbers.begin(), numbers.end());
}

}  // namespace grundy
