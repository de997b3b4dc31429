import { type Examples, type Exercises, numbersIn } from '../../web/book/exercise.js';
import type { Engine } from '../../web/engine/api.js';

/** How many lost cells a row begins with. */
async function cornerOf(engine: Engine, n: number, k: number): Promise<number> {
  const solution = await engine.open('ungame', { n: String(n) });
  try {
    const { rows } = await solution.table('outcome', { column: 1, row: k, width: n, height: 1 });
    return rows[0]?.findIndex((outcome) => outcome !== 'P') ?? 0;
  } finally {
    solution.close();
  }
}

export const exercises: Exercises = {
  kite: async (answer, engine) => {
    const [cells] = numbersIn(answer.replaceAll(/(?<=\d)[.,](?=\d{3}\b)/g, ''), 1) ?? [];
    if (cells === undefined) return 'shape';
    const lost = await cornerOf(engine, 10_000, 2500);
    if (cells === lost) return undefined;
    return Math.abs(cells - lost) <= 2 ? 'near' : 'half';
  },
  move: async (answer, engine) => {
    const [, left, right] = /^(?:(left|izquierda)|(right|derecha))$/i.exec(answer.trim()) ?? [];
    if (!left && !right) return 'shape';
    const solution = await engine.open('ungame', { n: '100' });
    try {
      const column = left ? 34 - 32 : 34 + 32;
      const { rows } = await solution.table('outcome', { column, row: 33, width: 1, height: 1 });
      return rows[0]?.[0] === 'P' ? undefined : 'lost';
    } finally {
      solution.close();
    }
  },
  none: async (answer, engine) => {
    const [n] = numbersIn(answer.replace(/^\s*n\s*=|\b(?:cells|casillas)\b/gi, ' '), 1) ?? [];
    if (n === undefined) return 'shape';
    if (n < 11 || n > 49) return 'range';
    const solution = await engine.open('ungame', { n: String(n) });
    try {
      const { rows } = await solution.table('outcome', { column: 1, row: 1, width: n, height: 1 });
      if (!rows[0]?.includes('P')) return undefined;
      return n % 2 === 1 ? 'odd' : 'lost';
    } finally {
      solution.close();
    }
  },
};

export const examples: Record<string, Examples> = {
  kite: {
    right: ['1250', ' 1,250 ', '1.250'],
    wrong: { '': 'shape', 'n/8': 'shape', '1249': 'near', '2500': 'half', '3750': 'half', '12 50': 'shape' },
  },
  move: {
    right: ['right', ' Right', 'derecha'],
    wrong: { '': 'shape', up: 'shape', '66': 'shape', left: 'lost', izquierda: 'lost' },
  },
  none: {
    right: ['20', 'n = 22', '24 cells', '24 casillas'],
    wrong: { '': 'shape', '20 22': 'shape', '10': 'range', '50': 'range', '21': 'odd', '12': 'lost', '40': 'lost' },
  },
};
