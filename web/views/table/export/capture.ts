// Paints a frame at another resolution, without anything outside of the plot.

import type { CallOptions, Drawing, Inks, PaintRequest, Table } from '../../../engine/api_messages.js';
import { isAbort } from '../../../engine/errors.js';
import type { Frame } from '../draw/painter.js';
import { discard } from '../feed.js';
import { windowFor } from '../geometry/window.js';
import type { Sight } from './sight.js';
import { trimmed } from './trim.js';

export interface Captured {
  frame: Frame;
  drawing: Drawing;
  pale: string | undefined;
  close(): void;
}

/** `seen`: with selection and highlights; otherwise the bare table with its pieces. */
export async function capture(sight: Sight, ratio: number, seen: boolean, options: CallOptions): Promise<Captured> {
  const { solution, marked, layer, solved } = sight;
  const { overlay, highlight, ...rest } = trimmed(sight.frame, ratio);
  const { view, shape, palette } = rest;
  const request = windowFor(view, layer, ratio, shape.grain, 0);
  const drawing = await exactly(solution, request, palette.inks(layer, shape.yUp), solved, options);
  let mask: Drawing | undefined;
  try {
    if (seen && marked && sight.frame.mask)
      mask = await exactly(marked, { ...request, layer: 'outcome' }, palette.mask(shape.yUp), solved, options);
  } catch (error) {
    discard(drawing);
    throw error;
  }
  const bare = { marks: overlay.marks, selected: undefined, cursor: undefined, options: [] };
  return {
    frame: {
      ...rest,
      drawing,
      mask,
      overview: undefined,
      box: undefined,
      // The cell cursor belongs to the tools, not to the picture.
      overlay: seen ? { ...overlay, cursor: undefined } : bare,
      highlight: seen ? highlight : undefined,
    },
    drawing,
    pale: seen ? sight.pale : undefined,
    close() {
      discard(drawing);
      discard(mask);
    },
  };
}

/** With exact shares where possible; otherwise the picture says that it is sampled. */
async function exactly(
  table: Pick<Table, 'draw'>,
  request: PaintRequest,
  inks: Inks,
  solved: boolean,
  options: CallOptions,
): Promise<Drawing> {
  const drawing = await table.draw(request, inks, options);
  if (!drawing.sampled || !solved) return drawing;
  try {
    const fine = await table.draw({ ...request, effort: 'fine' }, inks, options);
    discard(drawing);
    return fine;
  } catch (error) {
    if (!isAbort(error)) return drawing;
    discard(drawing);
    throw error;
  }
}
