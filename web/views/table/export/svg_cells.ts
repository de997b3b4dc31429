// The cells of a table in SVG: shapes if they are few, else an image with sharp edges.

import type { Drawing, Inks } from '../../../engine/api_messages.js';
import { pixelsOf } from '../../../engine/drawing.js';
import { drawGlyphs } from '../draw/glyphs.js';
import { type Frame, HATCH, hatched, hatchInk, type Stamps, scriptOf, spot } from '../draw/painter.js';
import type { Rectangle } from '../geometry/viewport.js';
import { runsOf } from './runs.js';
import { painted, type SvgPen, written } from './svg_pen.js';

/** Most shapes; more are larger than an image, and slow to open. */
export const MOST_RUNS = 100_000;

/** Draws the pictures of a frame that have nothing outside of the plot. */
export async function cellsOf(pen: SvgPen, frame: Frame): Promise<Stamps> {
  const { drawing, mask, palette, shape } = frame;
  const markups = new Map<Drawing, string>();
  const prepare = async (of: Drawing | undefined, inks: Inks) => {
    const place = of && spot(of, frame);
    if (place) markups.set(of, shapes(of, inks, place) ?? (await image(of, place)));
  };
  if (drawing) await prepare(drawing, palette.inks(drawing.layer, shape.yUp));
  await prepare(mask, palette.mask(shape.yUp));
  return {
    image: (of) => pen.insert(markups.get(of) ?? ''),
    hatch: (of) => hatch(pen, frame, of),
    glyphs: (of) => drawGlyphs(pen, frame.view, scriptOf(frame, of)),
  };
}

interface Spot {
  source: Rectangle;
  target: Rectangle;
}

/** Scales one unit to a cell, at its place on the plot. */
function placed({ source, target }: Spot): string {
  const { across, down, x, y } = scaleOf({ source, target });
  return `transform="translate(${written(x)} ${written(y)}) scale(${across} ${down})" shape-rendering="crispEdges"`;
}

function scaleOf({ source, target }: Spot) {
  const [across, down] = [target.width / source.width, target.height / source.height];
  return { across, down, x: target.x - source.x * across, y: target.y - source.y * down };
}

function shapes(drawing: Drawing, inks: Inks, place: Spot): string | undefined {
  const { bytes, width, height } = drawing;
  const runs = bytes && runsOf(pixelsOf({ ...drawing, planes: bytes }, inks).all, width, height, MOST_RUNS);
  if (!runs) return undefined;
  const paths = [...runs].map(([pixel, path]) => `<path${inkOf(pixel)} d="${path}"/>`);
  return `<g ${placed(place)}>\n${paths.join('\n')}\n</g>`;
}

const inkOf = (pixel: number) =>
  painted('fill', `rgb(${pixel & 255} ${(pixel >> 8) & 255} ${(pixel >> 16) & 255} / ${((pixel >>> 24) / 255).toFixed(3)})`);

async function image({ image, width, height }: Drawing, spot: Spot): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  const { across, down, x, y } = scaleOf(spot);
  const place = `x="${written(x)}" y="${written(y)}" width="${width * across}" height="${height * down}"`;
  return `<image ${place} preserveAspectRatio="none" image-rendering="pixelated" href="data:image/png;base64,${base64(bytes)}"/>`;
}

/** A multiple of 3, so that base64 has no padding between chunks. */
const PIECE = 3 * 8192;

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += PIECE) text += btoa(String.fromCharCode(...bytes.subarray(i, i + PIECE)));
  return text;
}

/** A pattern relative to the plot's corner, independent of the size of a cell. */
function hatch(pen: SvgPen, frame: Frame, drawing: Drawing): void {
  const { bytes, width, height, layer } = drawing;
  const place = hatched(frame) && spot(drawing, frame);
  if (!place || !bytes) return;
  const { draws } = pixelsOf({ ...drawing, planes: bytes }, frame.palette.inks(layer, frame.shape.yUp));
  if (!draws) return;
  const path = [...(runsOf(draws, width, height, Number.POSITIVE_INFINITY)?.values() ?? [])].join('');
  const { across, down, x, y } = scaleOf(place);
  const back = `scale(${1 / across} ${1 / down}) translate(${written(-x)} ${written(-y)})`;
  const lines = [-HATCH, 0, HATCH].map((shift) => `M${shift - 1} ${HATCH + 1}L${shift + HATCH + 1} -1`).join('');
  pen.define(
    `<pattern id="hatch" patternUnits="userSpaceOnUse" width="${HATCH}" height="${HATCH}" patternTransform="${back}">` +
      `<path d="${lines}" fill="none"${painted('stroke', hatchInk(frame.palette.dark))}/></pattern>`,
  );
  pen.insert(`<path ${placed(place)} fill="url(#hatch)" d="${path}"/>`);
}
