// The samples of a contest problem, which stand in comments of its text: # sample: 1\n10 2\n2 3 -> First

export interface Sample {
  input: string;
  output: string;
}

/** Line ends are written as `\n`. The last one may be left out. */
const written = (text: string): string => {
  const lines = text.replaceAll('\\n', '\n');
  return lines === '' || lines.endsWith('\n') ? lines : `${lines}\n`;
};

export const samplesOf = (text: string): Sample[] =>
  [...text.matchAll(/^[ \t]*#[ \t]*sample:[ \t]*(.*?)[ \t]*->[ \t]*(.*?)[ \t]*$/gm)].map(([, input = '', output = '']) => ({
    input: written(input),
    output: written(output),
  }));

/** Blanks at the ends of lines, and line ends at the end of the output, do not count. */
export const sameOutput = (one: string, other: string): boolean => trimmed(one) === trimmed(other);

const trimmed = (output: string): string => output.replace(/[ \t\r]+$/gm, '').trimEnd();
