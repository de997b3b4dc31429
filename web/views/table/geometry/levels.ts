// Sizes of cells at which a table looks even: whole device pixels a cell where cells are small, and a whole number of cells a device
// pixel where they are smaller still. Between two of them some cells would be drawn wider than their neighbours, and fine patterns with
// them; so a zoom comes to rest on one.

/** From so many grains a step, blocks are made of whole grains: exact at once, and coarser by an eighth at the most. */
const GRAINS = 8;

/** From this many device pixels a cell, a cell one pixel wider than its neighbour is not seen. */
const EVEN_FROM = 5;

/** A hair of tolerance, so that a size of exactly 1/k pixels is not pushed to k + 1 by rounding. */
const HAIR = 1e-6;

/** Cells a bitmap pixel: whole, and no bitmap pixel is ever smaller than a device pixel, so none is dropped when drawn. */
export function stepOf(scale: number, ratio: number, grain = 1): number {
  const step = Math.max(1, Math.ceil(1 / (scale * ratio) - HAIR));
  return step >= GRAINS * grain ? Math.ceil(step / grain - HAIR) * grain : step;
}

/** The next even size on the way that the zoom went, or `scale` if it is one. */
export function levelled(scale: number, ratio: number, grain: number, way: 'in' | 'out'): number {
  const size = scale * ratio;
  const up = way === 'in';
  const whole = (value: number) => (up ? Math.ceil(value - HAIR) : Math.floor(value + HAIR));
  if (size >= EVEN_FROM) return scale;
  if (size >= 1 - HAIR) return Math.max(1, whole(size)) / ratio;
  // More cells a pixel is farther out.
  const cells = up ? Math.floor(1 / size + HAIR) : Math.ceil(1 / size - HAIR);
  if (cells < GRAINS * grain || grain === 1) return 1 / (Math.max(1, cells) * ratio);
  return 1 / ((up ? Math.max(GRAINS, Math.floor(cells / grain)) : Math.ceil(cells / grain)) * grain * ratio);
}
