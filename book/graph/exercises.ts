import { type Examples, type Exercises, numbersIn } from '../../web/book/exercise.js';
import type { Engine, Explanation } from '../../web/engine/api.js';

const EDGES = '0>1,0>5,1>2,2>6,4>0,4>8,5>1,5>6,6>7,6>9,6>10,6>11,7>3,8>4,9>6,9>8,9>10,10>6,10>11';
const vertices = Array.from({ length: 12 }, (_, vertex) => vertex);

async function explained(engine: Engine, edges: string, start: number): Promise<Explanation> {
  const solution = await engine.open('graph', { edges, start: String(start) });
  try {
    return await solution.explain();
  } finally {
    solution.close();
  }
}

export const exercises: Exercises = {
  lost: async (answer, engine) => {
    const given = numbersIn(answer);
    if (!given || given.some((vertex) => !vertices.includes(vertex))) return 'shape';
    const outcomes = await Promise.all(vertices.map(async (start) => (await explained(engine, EDGES, start)).outcome));
    if (given.some((vertex) => outcomes[vertex] !== 'P')) return 'other';
    return vertices.every((vertex) => outcomes[vertex] !== 'P' || given.includes(vertex)) ? undefined : 'missing';
  },
  edge: async (answer, engine) => {
    const [from, to] = numbersIn(answer.replace(/[->→]+/, ' '), 2) ?? [];
    if (from === undefined || to === undefined || Math.max(from, to) > 11) return 'shape';
    return (await explained(engine, `${EDGES},${from}>${to}`, 9)).outcome === 'N' ? undefined : 'same';
  },
  heap: async (answer, engine) => {
    const [heap] = numbersIn(answer, 1) ?? [];
    if (heap === undefined) return 'shape';
    const { options } = await explained(engine, EDGES, 9);
    return options.some(({ nimber }) => Number(nimber ?? -1) === heap) ? undefined : 'draw';
  },
};

export const examples: Record<string, Examples> = {
  lost: {
    right: ['2 3 5 11', '11, 5, 3, 2'],
    wrong: { '': 'shape', none: 'shape', '3 12': 'shape', '3 11 10': 'other', '3 4': 'other', '3 11': 'missing' },
  },
  edge: {
    right: ['9>3', '9 11', '9->2'],
    wrong: { '': 'shape', '9': 'shape', '9>12': 'shape', '9>7': 'same', '8->3': 'same', '0>9': 'same' },
  },
  heap: { right: ['1'], wrong: { '': 'shape', one: 'shape', '0': 'draw', '2': 'draw', '7': 'draw' } },
};
