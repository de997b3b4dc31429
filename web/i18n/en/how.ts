// The words of the view of methods.
import { counting } from '../../engine/message.js';

const many = counting('en');

export const how = {
  intro:
    'From all ways to play to the fastest method. Each method is a whole program that reads the judge’s input; choose one to see its code and to go through it.',
  method: 'Method',
  kinds: {
    naive: 'no theorem, nothing clever',
    memo: 'remembers',
    order: 'a table in order',
    subtask: 'part of the way',
    fast: 'by a theorem',
    formula: 'a formula',
  },
  time: 'Time',
  space: 'Memory',
  counted: (instance: string) => `Values worked out on an example for all methods: ${instance}`,
  values: 'values',
  here: 'For these parameters',
  valuesHere: 'here',
  count: 'Count for these parameters',
  counting: 'Counting…',
  cancel: 'Cancel',
  tooMuch: 'not small',
  counts: (instance: string, positions: string, options: string, bytes: string) =>
    `${instance}: values ${positions}, options looked at ${options}, bytes of values kept ${bytes}.`,
  /** The title of a method, in this language. */
  titles: {} as Readonly<Record<string, string>>,
  /** The formula of a cost, MathML, with its words in this language. */
  formula: (mathml: string) => mathml,
  growth: (instance: string, most: string) =>
    `Values worked out as n grows, for ${instance}; both scales are logarithmic. A cross: the next size takes more than ${most} steps, or is too deep or too large.`,
  growthX: 'size n',
  growthY: 'positions whose value is worked out',
  chart: 'Positions whose value is worked out, by size',
  instance: {
    random: (name: string, length: string, digits: boolean) => `random ${name} of ${length} ${digits ? 'digits' : 'letters'}`,
    randomBoard: (name: string, size: string) => `random ${name} of ${size} squares`,
  },
  upTo: (n: string) => `up to n = ${n}`,
  everywhere: 'for all sizes shown',
  code: (title: string) => `Code: ${title}`,
  language: 'Language of the code',
  copy: 'Copy',
  download: 'Download',
  why: 'What is known, and why',
  claims: { proved: 'Proved', observed: 'Observed' },
  see: 'See it',
  show: 'Show',
  further: 'Check further',
  found: (size: string, count: string, ratio: string) => `${size}: ${count}, which is ${ratio} times that.`,
  steps: {
    title: (instance: string) => `Step by step, on a small example: ${instance}`,
    values: 'Values found so far',
    controls: 'Steps',
    first: 'To the beginning',
    back: 'Step back',
    play: 'Play',
    pause: 'Pause',
    next: 'Step',
    last: 'To the end',
    slider: 'Step number',
    speed: 'Steps a second',
    at: (step: string, of: string) => `Step ${step} of ${of}`,
    settled: (position: string, value: string, options: string) =>
      `${position}: ${value}, after ${many(options, { one: `${options} option`, other: `${options} options` })}.`,
    others: (count: string) => `With it ${many(count, { one: `${count} more cell`, other: `${count} more cells` })}.`,
    again: (times: string) => `Looked into ${times} times so far.`,
    position: (name: string) => `position ${name}`,
    nimber: (value: string) => `nimber ${value}`,
    lasts: (moves: string) => many(moves, { one: `${moves} move to the end`, other: `${moves} moves to the end` }),
    winning: (moves: string) => many(moves, { one: `${moves} winning move`, other: `${moves} winning moves` }),
    read: (positions: string) => `The answer is the value of ${positions}.`,
    sum: (positions: string, terms: string, total: string) =>
      `The answer is the nim-sum of the values of ${positions}: ${terms} = ${total}.`,
    begin: 'Nothing is known yet.',
    unknown: 'not known yet',
    empty: 'the empty position',
    none: 'empty',
    tree: 'The calls of the recursion',
    calls: (done: string, again: string) =>
      `The calls, each above those that it made: ${done} have returned, ${again} of them for a position that had been settled before.`,
    picture: 'The values found so far; marked:',
    keys: {
      nimber: 'Numbers: nimbers; at 0 the player to move loses',
      remoteness: 'Numbers: moves to the end; if odd, the player to move wins',
      count: 'Numbers: winning moves; at 0 the player to move loses',
    },
    frames: 'Red frame: the last step. Dashed: the options that it read',
    dot: 'Dot: the position to be solved',
    sight: 'From the proof',
    sightFrames: 'Red frame: the position. Dashed: its options',
    close: 'Back to the method',
  },
};

export type HowWords = typeof how;
