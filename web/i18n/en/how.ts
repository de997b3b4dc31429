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
  counted: (instance: string) => `Values worked out, for ${instance}`,
  here: 'For these parameters',
  count: 'Count for these parameters',
  counting: 'Counting…',
  cancel: 'Cancel',
  tooMuch: 'not small',
  counts: (instance: string, positions: string, options: string, bytes: string) =>
    `${instance}: values ${positions}, options looked at ${options}, bytes of values kept ${bytes}.`,
  /** The title of a method, in this language. */
  titles: {} as Readonly<Record<string, string>>,
  growth: (instance: string, most: string) =>
    `Values worked out as n grows, for ${instance}; both scales are logarithmic. A cross: the next size takes more than ${most} steps, or is too deep or too large.`,
  upTo: (n: string) => `up to n = ${n}`,
  everywhere: 'for all sizes shown',
  code: (title: string) => `Code: ${title}`,
  language: 'Language of the code',
  copy: 'Copy',
  copied: 'Copied.',
  download: 'Download',
  why: 'What is known, and why',
  claims: { proved: 'Proved', observed: 'Observed' },
  see: 'See it',
  further: 'Check further',
  found: (size: string, count: string, ratio: string) => `${size}: ${count}, which is ${ratio} times that.`,
  steps: {
    title: (instance: string) => `Step by step, for ${instance}`,
    first: 'To the beginning',
    back: 'Step back',
    play: 'Play',
    pause: 'Pause',
    next: 'Step',
    speed: 'Steps a second',
    at: (step: string, of: string) => `Step ${step} of ${of}`,
    settled: (position: string, options: string) =>
      `${position} is settled, after ${many(options, { one: `${options} option`, other: `${options} options` })}.`,
    again: (times: string) => `Looked into ${times} times so far.`,
    begin: 'Nothing is known yet.',
    empty: 'the empty position',
    more: (all: string) => `The first of ${all} steps.`,
    tree: 'The calls of the recursion',
    calls: (done: string, again: string) =>
      `The calls, each above those that it made: ${done} have returned, ${again} of them for a position that had been settled before.`,
    picture: 'A cell for each position; its number says how often it was looked into.',
    frames: 'Frames: the options that the last step looked at.',
  },
};

export type HowWords = typeof how;
