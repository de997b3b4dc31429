import { classOf, type Examples, type Exercises, reportOf } from '../../web/book/exercise.js';
import type { Engine } from '../../web/engine/api.js';
import text from '../../web/lab/gallery/clobber.game?raw';

const LENGTH = 10;
const start = 'XXO.XO';

const winner = (engine: Engine, strip: string) =>
  classOf(engine, 'rules', { text, x: Array.from({ length: LENGTH }, (_, i) => '.XO'.indexOf(strip[i] ?? '.')).join() });

/** The strips that a move of Left can leave. */
function leftOptions(strip: string): string[] {
  const onto = (from: number, to: number) => [...strip].map((stone, i) => (i === from ? '.' : i === to ? 'X' : stone)).join('');
  return [...strip].flatMap((stone, i) => (stone === 'X' ? [i - 1, i + 1].filter((to) => strip[to] === 'O').map((to) => onto(i, to)) : []));
}

const relations = ['>', '∥', '=', '∥'];
const hints = ['up', 'star', 'pair', 'weight'];

/** Of the strips in the text: XXXXO.OOX, XXO.XO and OOX.XXO. */
const classes = ['XXXXO.OOX', 'XXO.XO', 'OOX.XXO'];

export const exercises: Exercises = {
  move: async (answer, engine) => {
    const strip = answer.trim().toUpperCase();
    if (!/^[XO.]{6}$/.test(strip)) return 'shape';
    if (!leftOptions(start).includes(strip)) return 'move';
    return ['L', 'P'].includes(await winner(engine, strip)) ? undefined : 'lost';
  },
  relations: (answer) => {
    const signs = answer
      .trim()
      .replaceAll('||', '∥')
      .split(/[\s,;]+/);
    if (signs.length !== relations.length || !signs.every((sign) => /^[<>=∥]$/.test(sign))) return 'shape';
    return hints[signs.findIndex((sign, i) => sign !== relations[i])];
  },
  smaller: async (answer, _, calculator) => {
    const report = await reportOf(answer, calculator);
    if (!report) return 'shape';
    if (report.class !== 'L') return 'positive';
    return (await (await calculator()).compare('^', answer)).relation === '>' ? undefined : 'up';
  },
  winners: async (answer, engine) => {
    const letters = answer
      .trim()
      .toUpperCase()
      .split(/[\s,;]+/);
    if (letters.length !== classes.length || !letters.every((letter) => /^[LRNP]$/.test(letter))) return 'shape';
    for (const [i, strip] of classes.entries()) if (letters[i] !== (await winner(engine, strip))) return ['first', 'second', 'third'][i];
    return undefined;
  },
};

export const examples: Record<string, Examples> = {
  move: { right: ['XXO..X', ' xxo..x '], wrong: { '': 'shape', 'XXO.X': 'shape', 'XXO.XO': 'move', 'X.XX.X': 'move', 'X.X.XO': 'lost' } },
  relations: {
    right: ['> || = ||', '>, ∥, =, ∥'],
    wrong: { '': 'shape', '> < =': 'shape', '< || = ||': 'up', '> > = ||': 'star', '> || > ||': 'pair', '> || = >': 'weight' },
  },
  smaller: {
    right: ['Tiny(1)', '⧾2', '{0||0|-1}', '^<2>', '{0|{0|-1}}', '^ - Tiny(2)'],
    wrong: { '': 'shape', '{0|': 'shape', '*': 'positive', '^*': 'positive', '-1': 'positive', '1/1024': 'up', '^': 'up', '^^*': 'up' },
  },
  winners: {
    right: ['L N P', 'l, n, p'],
    wrong: { '': 'shape', 'L N': 'shape', 'N N P': 'first', 'L L P': 'second', 'L N N': 'third' },
  },
};
