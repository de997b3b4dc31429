// The part of a Python program that solves and prints positions.
#include "base/number.hpp"
#include "lab/export/source_python.hpp"
#include "lab/export/source_python_texts.hpp"

namespace grundy::lab {

/// Returns all values of a part.
std::string Python::span(std::size_t part) { return "range(" + words_.least(part) + ", " + words_.most(part) + " + 1)"; }

void Python::positions() {
  if (!plan_.solved.whole) {
    out_ += python::kReached;
    return;
  }
  std::vector<std::string> all;
  for (std::size_t i = 0; i < program_.parts.size(); ++i) {
    const Part& part = program_.parts[i];
    all.push_back(part.dimensions == 0 ? span(i) : "product(" + span(i) + ", repeat=" + decimal(part.size()) + ")");
  }
  if (nature_.partisan) all.push_back("(False, True)");
  put(0, "def positions():");
  put(1, "return product(" + listed(all) + ")");
  gap();
}

void Python::solver() {
  if (plan_.nimbers()) out_ += python::kMex;
  if (plan_.lasts()) out_ += python::kLasts;
  out_ += by_nature(python::kSplitValue, python::kNimberValue, python::kScoredValue, python::kDecidedValue);
  if (plan_.ordered()) {
    const bool sorted = !plan_.in_order();
    if (sorted) order();
    std::string text(python::kSolveInOrder);
    replace(text, "ORDERED", sorted ? "sorted(positions(), key=order)" : "positions()");
    replace(text, "LEGAL", plan_.has_legal() ? "if legal(position):\n            " : "");
    out_ += text;
    return;
  }
  targets();
  std::string text(python::kSolveGraph);
  const bool filter = plan_.has_legal() && plan_.solved.whole;
  replace(text, "REACH", std::string("{position: targets(position) for position in positions()") + (filter ? " if legal(position)}" : "}"));
  replace(text, "BACKWARD\n", plan_.has_to_end() ? python::kNoEnd : python::kBackward);
  out_ += text;
}

void Python::targets() {
  put(0, "def targets(position):");
  put(1, "\"\"\"The positions that a move can leave.\"\"\"");
  if (!plan_.nimbers()) leave_if(1, "ended(position) is not None", "[]");
  put(1, nature_.splits   ? "return [piece for pieces in options(position) for piece in pieces]"
         : nature_.scored ? "return [option for _, option in options(position)]"
                          : "return list(options(position))");
  gap();
}

void Python::order() {
  function("order", "No move makes this larger, and each makes it smaller.");
  const std::vector<std::string> keys = order_keys();
  put(1, keys.size() == 1 ? "return " + keys[0] : "return (" + listed(keys) + ")");
  gap();
}

void Python::table() {
  std::string layers = "\"outcome\": 0";
  if (plan_.nimbers()) layers += ", \"nimber\": 1";
  if (nature_.scored) layers += ", \"score\": 1";
  if (plan_.lasts()) layers += ", \"remoteness\": 2";
  put(0, "LAYERS = {" + layers + "}");
  out_ += python::kCell;
  switch (plan_.table.kind()) {
    case TextTable::Kind::sequence: return sequence();
    case TextTable::Kind::pair: return pairs();
    case TextTable::Kind::plane: return plane();
  }
}

void Python::sequence() {
  const std::string least = words_.least(0);
  put(0, "first, last = min(" + least + ", 0), " + words_.most(0));
  put(0, "count, size = last - first + 1, last - (" + least + ") + 1");
  put(0, "width = min(count, number(\"width\", " + usual_width() + "))");
  put(0, "for row in range(0, count, width):");
  put(1, "print(\",\".join(cell((first + i,)) for i in range(row, row + width)))");
}

void Python::pairs() {
  out_ += python::kPair;
  put(0, "for along in " + span(0) + ":");
  put(1, "print(\",\".join(pair(across, along) for across in " + span(0) + "))");
}

void Python::plane() {
  const TextTable& t = plan_.table;
  const bool row = t.along() == t.across();
  put(0, "base = components[0] if components else start");
  gap();
  put(0, "def position_at(x_of, y_of):");
  put(1, "\"\"\"The position of a cell: all but two numbers are as at the start.\"\"\"");
  put(1, unpacked() + " = base");
  put_at(t.across(), "x_of");
  if (!row) put_at(t.along(), "y_of");
  put(1, "return " + unpacked());
  gap();
  put(0, "for along in " + (row ? std::string("(0,)") : span(program_.part_of[t.along()])) + ":");
  put(1, "print(\",\".join(cell(position_at(across, along)) for across in " + span(program_.part_of[t.across()]) + "))");
}

/// Writes the update of a slot. Tuples are immutable, so arrays are rebuilt.
void Python::put_at(std::size_t slot, const std::string& to) {
  const Part& part = program_.parts[program_.part_of[slot]];
  const std::string name = words_.part(program_.part_of[slot]);
  const std::size_t at = slot - part.first;
  put(1, name + " = " +
             (part.dimensions == 0 ? to : name + "[:" + decimal(at) + "] + (" + to + ",) + " + name + "[" + decimal(at + 1) + ":]"));
}

}  // namespace grundy::lab
