#include "draw/draw.hpp"

#include "draw/svg.hpp"

namespace grundy::draw {

Result<std::string> draw(Table& table, Layer layer, const DrawRequest& request, Format format, std::string_view title,
                         const Deflate& deflate) {
  const auto layout = lay_out(table.shape(), layer, request);
  if (!layout) return layout.error();
  Inks inks(layer, request.theme);
  const Colours colours = colours_of(table, *layout, inks);
  return format == Format::svg ? svg(colours, *layout, inks, title, deflate) : png(raster_of(colours, *layout, inks), deflate);
}

}  // namespace grundy::draw
