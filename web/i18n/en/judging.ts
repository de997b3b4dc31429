// The words of the judge. Loaded with its view.
import { counting } from '../../engine/message.js';

const many = counting('en');

export const judging = {
  input: 'Judge input',
  output: 'Judge output',
  run: 'Run',
  sample: 'Official sample',
  ownSample: 'Sample',
  random: 'Random',
  seed: 'Seed',
  file: 'Open file',
  unkept: 'This browser does not keep so long an input: it lasts until the page is closed.',
  dropHint: 'You can also drop a file on the text area.',
  mode: 'Input and output',
  modes: { text: 'As text', tests: 'By test' },
  copy: 'Copy the output',
  expected: 'Output of your program',
  expectedFile: 'Open output file',
  differing: (differing: string, all: string) =>
    many(differing, { one: `1 test of ${all} differs.`, other: `${differing} tests of ${all} differ.` }),
  lacks: (count: string, line: string) =>
    many(count, { one: `Your output lacks line ${line}.`, other: `Your output lacks ${count} lines from line ${line} on.` }),
  extra: (count: string, line: string) =>
    many(count, {
      one: `Your output has an extra line: line ${line}.`,
      other: `Your output has ${count} extra lines from line ${line} on.`,
    }),
  same: 'The outputs are the same.',
  differs: (line: string) => `They differ first on line ${line}:`,
  ours: 'judge',
  theirs: 'yours',
  noLine: 'no such line',
  nothing: 'Nothing to print.',
  answeredBefore: 'The tests before the error.',
  ignored: 'The input goes on after its end; the rest was ignored.',
  limits: (limits: string) => `Limits of the online judge: ${limits}. Larger input is answered here, too.`,
  took: (ms: string) => `${ms} ms`,
  running: 'Running…',
  cancel: 'Cancel',
  folded: (characters: string) => `${characters} characters: only the beginning is shown.`,
  clear: 'Clear',
  fits: 'It is an input of another game. Switch to:',
};

export type JudgeWords = typeof judging;
