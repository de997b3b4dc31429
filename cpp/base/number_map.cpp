#include "base/number_map.hpp"

namespace grundy {

void NumberMap::add(std::uint64_t key, std::uint32_t value) {
  if (++size_ > slots_.size() / 4 * 3) {
    std::vector<Slot> old(2 * slots_.size());
    old.swap(slots_);
    --shift_;
    for (const Slot& slot : old) {
      if (slot.taken) slots_[place(slot.key)] = slot;
    }
  }
  slots_[place(key)] = {key, value, true};
}

}  // namespace grundy
