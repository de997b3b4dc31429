// A cell in JSON: [column,row].
#pragma once

#include "base/json.hpp"
#include "tables/table.hpp"

namespace grundy {

inline void put_cell(Json& out, const Cell& c) { out.begin_array().number(c.x).number(c.y).end_array(); }

}  // namespace grundy
