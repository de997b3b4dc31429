import type { Group, JudgeFormat, LoadBoard, Short, Surprise, Thumbnail } from '../page.js';
import { dice, tests } from '../random.js';

export const short: Short = { n: '12' };

export const surprise: Surprise = {
  en: 'Each move is one longer than the last, and the lost cells look like a fractal.',
  es: 'Cada jugada avanza una casilla más que la anterior, y las celdas perdidas parecen un fractal.',
};

export const thumbnail: Thumbnail = {
  act: { kind: 'play', parameters: short },
  wonder: { kind: 'zoom', parameters: { n: '1000000' } },
};

export const group: Group = 'strip';

export const board: LoadBoard = async () => (await import('./board.js')).pawnLineBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  return tests(roll.number(2, 5), () => {
    const n = roll.number(1, 200);
    const starts = roll.list(roll.number(1, 12), 1, n);
    return `${n} ${starts.length}\n${starts.join(' ')}\n`;
  });
}

export const judgeFormat: JudgeFormat = {
  counted: true,
  answers: /\S+/g,
  test(tokens) {
    const n = tokens.next();
    return tokens.some(tokens.count()).map((start) => ({ n, start }));
  },
};
