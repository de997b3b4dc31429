import type { LoadBoard, Thumbnail } from '../page.js';
import { dice, tests } from '../random.js';

export const thumbnail: Thumbnail = { layer: 'nimber' };

export const board: LoadBoard = async () => (await import('../../boards/track.js')).trackBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  return tests(roll.number(2, 6), () => {
    const counts = roll.list(roll.number(1, 12), 0, 3);
    return `${counts.length}\n${counts.join(' ')}\n`;
  });
}
