// The samples of a contest problem, which stand in comments of its text: # sample: 1\n10 2\n2 3 -> First

import { trimmedLines } from '../base/foreign_text.js';

const [MARK, ARROW] = ['sample:', '->'];

export interface Sample {
  input: string;
  output: string;
}

/** Line ends are written as `\n`. The last one may be left out. */
const written = (text: string): string => {
  const lines = text.replaceAll('\\n', '\n');
  return lines === '' || lines.endsWith('\n') ? lines : `${lines}\n`;
};

export const samplesOf = (text: string): Sample[] => trimmedLines(text).flatMap(sampleOf);

/** The sample of a line, or none. */
function sampleOf(line: string): Sample[] {
  const comment = line.startsWith('#') ? line.slice(1).trimStart() : '';
  const arrow = comment.indexOf(ARROW);
  if (!comment.startsWith(MARK) || arrow < 0) return [];
  return [{ input: written(comment.slice(MARK.length, arrow).trim()), output: written(comment.slice(arrow + ARROW.length).trim()) }];
}

/** Blanks at the ends of lines, and line ends at the end of the output, do not count. */
export const sameOutput = (one: string, other: string): boolean => trimmed(one) === trimmed(other);

const trimmed = (output: string): string =>
  output
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
