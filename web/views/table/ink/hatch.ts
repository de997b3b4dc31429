// Hatching of draws, so that they differ not only in hue.

/** A tile of diagonal lines, `size` device pixels wide. */
export function hatchTile(size: number, stroke: string): OffscreenCanvas {
  const tile = new OffscreenCanvas(size, size);
  const pen = tile.getContext('2d') as OffscreenCanvasRenderingContext2D;
  pen.strokeStyle = stroke;
  pen.lineWidth = Math.max(1, size / 7);
  pen.beginPath();
  for (const shift of [-size, 0, size]) {
    pen.moveTo(shift - 1, size + 1);
    pen.lineTo(shift + size + 1, -1);
  }
  pen.stroke();
  return tile;
}
