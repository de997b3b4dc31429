// How to check a program of one's own, in the judge. Also on the pages of games without scripts, and in the book.

export const checking = {
  title: 'Check your program',
  steps: [
    'Take an input: random, the sample, or your own. Copy it, or save it as a file.',
    'Run your program on it. Paste its output, or open its file.',
    'The first difference leads to its test, where the judge’s answer is a link to the position.',
  ] as readonly [input: string, output: string, difference: string],
  copy: 'Copy input',
  save: 'Save input',
  firstDifference: 'First difference',
  nextDifference: 'Next difference',
};

export type CheckWords = typeof checking;
