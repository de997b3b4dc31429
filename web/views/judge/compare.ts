// Compares a judge's output with another, line by line. White space at line ends, and blank lines at the end, do not count.

/** Two outputs side by side. */
export interface Comparison {
  ours: readonly string[];
  theirs: readonly string[];
  /** The first line that differs, from 0. */
  first: number;
  /** The number of lines that theirs lacks, or has too many, from the line `from`; the lines behind it are compared with each other. */
  lacks: number;
  extra: number;
  from: number;
  /** Our lines that are missing in theirs or differ there. */
  differing: readonly number[];
}

function linesOf(text: string): string[] {
  const trimmed = text.trimEnd();
  return trimmed === '' ? [] : trimmed.split('\n').map((line) => line.trimEnd());
}

/** Their line beside one of ours; undefined if it is missing. */
export function theirLine(
  { theirs, from, lacks, extra }: Pick<Comparison, 'theirs' | 'from' | 'lacks' | 'extra'>,
  line: number,
): string | undefined {
  if (line < from) return theirs[line];
  return line < from + lacks ? undefined : theirs[line - lacks + extra];
}

/** Undefined if nothing differs. */
export function compare(one: string, other: string): Comparison | undefined {
  const [ours, theirs] = [linesOf(one), linesOf(other)];
  const [longer, shorter] = ours.length >= theirs.length ? [ours, theirs] : [theirs, ours];
  const gap = longer.length - shorter.length;
  const first = longer.findIndex((line, i) => line !== shorter[i]);
  if (first < 0) return undefined;
  // Where lines are missing, all behind them would differ: they are compared with what they have moved to.
  const moved = shorter.every((line, i) => i < first || line === longer[i + gap]);
  const place = {
    from: moved ? first : shorter.length,
    lacks: Math.max(0, ours.length - theirs.length),
    extra: Math.max(0, theirs.length - ours.length),
  };
  const differing = ours.flatMap((line, i) => (line === theirLine({ theirs, ...place }, i) ? [] : [i]));
  return { ours, theirs, first, ...place, differing };
}
