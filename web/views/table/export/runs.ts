// Cells as shapes: runs of equal colour along the rows, one path a colour.
//
//   A A B B B        A: M0 0h2v1h-2z        one unit a cell, the first row on top
//   A . . B B   ->   B: M2 0h3v1h-3z M3 1h2v1h-2z
//                    A: ... M0 1h1v1h-1z

/** The paths by pixel value, without transparent ones (0). Undefined if there are more than `most` runs. O(pixels). */
export function runsOf(pixels: Uint32Array, width: number, height: number, most: number): Map<number, string> | undefined {
  const found = new Map<number, string[]>();
  let runs = 0;
  for (let j = 0; j < height; ++j) {
    const row = j * width;
    for (let i = 0; i < width; ) {
      const from = i;
      const pixel = pixels[row + i] as number;
      while (i < width && pixels[row + i] === pixel) ++i;
      if (pixel === 0) continue;
      if (++runs > most) return undefined;
      const path = found.get(pixel) ?? [];
      found.set(pixel, path);
      path.push(`M${from} ${j}h${i - from}v1h${from - i}z`);
    }
  }
  return new Map([...found].map(([pixel, path]) => [pixel, path.join('')]));
}
