// Tables derived from tables: the cells equal to a given one, and the cells in which two tables differ.
#pragma once

#include <memory>

#include "base/result.hpp"
#include "tables/window.hpp"

namespace grundy {

inline constexpr auto kTablePhrases = phrases({
    {"table-from", "a table of {} x {} cells from ({}, {})"},
    {"known-cell", "a cell whose value is known"},
    {"another", "another"},
});

// Both have one layer, `outcome`: P where a cell is marked and N elsewhere; absent and unknown cells stay so. They must not outlive
// their sources, whose shapes must not change. A row of a window costs as much as painting it; cells above 252, which share a byte, are
// read one by one in addition.

/// Marks the cells equal to the given one in a layer. Errors: a cell that is absent or unknown.
Result<std::unique_ptr<Table>> alike(Table& table, Layer layer, Cell cell);

/// Marks the cells in which two layers differ, and those that exist in one table only. Numbers are compared with numbers, scores with
/// scores. Layers that have only the winner in common are compared by the outcomes of their cells: a remoteness alone does not name the
/// winner, because its parity depends on how the game ends.
/// Errors: tables whose axes have other first indices or counts.
Result<std::unique_ptr<Table>> difference(Table& table, Layer layer, Table& other, Layer other_layer);

}  // namespace grundy
