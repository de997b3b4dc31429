#include "lab/game/text_solution.hpp"

namespace grundy::lab {

namespace {

bool is_of_values(Layer layer) { return has_texts(facts(layer).scale); }

}  // namespace

TextSolution::TextSolution(SolutionState text)
    : text_(std::move(text)),
      info_(!text_.program->nature.partisan ? kImpartial
            : text_.table.right_begins()    ? kRightBegins
                                            : kLeftBegins) {
  text_.name_layers();
}

std::optional<Error> TextSolution::wrap(std::uint64_t width) {
  forget_cells();
  values_.forget();
  return text_.table.wrap(width);
}

double TextSolution::advance(const Slice& slice) {
  const double share = advance_answer(slice);
  if (share < 1 || !wanted_) return share;
  if (!find_cells(wanted_->layer, wanted_->x, wanted_->y, slice)) return 0;
  wanted_.reset();
  return 1;
}

bool TextSolution::prepare_cells(Layer layer, Range x, Range y) {
  if (!is_of_values(layer) && !prepare_known(x, y)) return false;
  if (find_cells(layer, x, y, Slice(std::chrono::seconds(0)))) return true;
  wanted_ = {layer, x, y};
  return false;
}

bool TextSolution::find_cells(Layer layer, Range x, Range y, const Slice& slice) {
  return is_of_values(layer) ? values_.find(layer, x, y, slice) : find_known(layer, x, y, slice);
}

CellValue TextSolution::cell(Layer layer, Cell at) { return is_of_values(layer) ? values_.cell(layer, at) : known_cell(layer, at); }

void TextSolution::paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) {
  if (is_of_values(layer)) values_.paint_row(layer, at, out);
  else paint_known(layer, at, out);
}

void TextSolution::paint_known(Layer layer, Cell at, std::span<std::uint8_t> out) {
  if (!text_.table.paint_row(layer, at, out)) Solution::paint_row(layer, at, out);
}

}  // namespace grundy::lab
