// Sizes of cells at which a table looks even: whole device pixels per cell, or whole cells per device pixel. Between these, some cells are
// wider than their neighbours, which distorts fine patterns; so a zoom ends at one of them.

/** From this many grains per step on, blocks consist of whole grains: exact at once, and coarser by at most an eighth. */
const GRAINS = 8;

/** Size of a cell, in device pixels, from which a difference of one pixel is not visible. */
const EVEN_FROM = 5;

/** Tolerance, so that rounding does not push a size of exactly 1/k pixels to k + 1. */
const HAIR = 1e-6;

/** Cells per bitmap pixel: whole, and such that a bitmap pixel is at least a device pixel, so that none is dropped when drawn. */
export function stepOf(scale: number, ratio: number, grain = 1): number {
  const step = Math.max(1, Math.ceil(1 / (scale * ratio) - HAIR));
  return step >= GRAINS * grain ? Math.ceil(step / grain - HAIR) * grain : step;
}

/** The next even size in the direction of the zoom, or `scale` if it is one. */
export function levelled(scale: number, ratio: number, grain: number, way: 'in' | 'out'): number {
  const size = scale * ratio;
  const up = way === 'in';
  const whole = (value: number) => (up ? Math.ceil(value - HAIR) : Math.floor(value + HAIR));
  if (size >= EVEN_FROM) return scale;
  if (size >= 1 - HAIR) return Math.max(1, whole(size)) / ratio;
  // More cells per pixel means zoomed out.
  const cells = up ? Math.floor(1 / size + HAIR) : Math.ceil(1 / size - HAIR);
  if (cells < GRAINS * grain || grain === 1) return 1 / (Math.max(1, cells) * ratio);
  return 1 / ((up ? Math.max(GRAINS, Math.floor(cells / grain)) : Math.ceil(cells / grain)) * grain * ratio);
}
