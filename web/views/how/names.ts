// The names of a method's positions.
import type { HowWords } from '../../i18n/en/how.js';
import type { Words } from '../../i18n/words.js';
import { grouped } from '../table/geometry/ticks.js';
import type { Ground } from './ground.js';
import type { Method } from './methods.js';

const number = (one: number) => (one < 0 ? `−${grouped(-one)}` : grouped(one));

/** `nameOf`: with the names of the axes; `shortOf`: where these are beside it. */
export function names(t: HowWords['steps'], words: Words, { places }: Pick<Method, 'places'>, ground: Ground) {
  const shortOf = (position: readonly number[]): string => {
    if (position.length === 0) return t.none;
    if (places === 'digits') return position.join('');
    if (places !== 'squares') return position.map(number).join(', ');
    return Array.from({ length: position.length / 2 }, (_, i) => `(${position[2 * i]}, ${position[2 * i + 1]})`).join(' ');
  };
  const axes =
    ground.kind !== 'table' || ground.shape.sequence ? [] : [ground.shape.x, ground.shape.y].map(({ name }) => words.translate(name));
  const nameOf = (position: readonly number[]): string => {
    if (position.length === 0) return t.empty;
    if (axes.length > 0) return position.map((one, i) => `${axes[i]} ${number(one)}`).join(', ');
    const several = position.length > 1 && places !== 'digits' && places !== 'squares';
    return t.position(several ? `(${shortOf(position)})` : shortOf(position));
  };
  /** A list of positions: with the names of the axes if these are needed to read it. */
  const listed = (positions: readonly (readonly number[])[]): string => {
    if (axes.length > 0 || positions.length === 1) return positions.map(nameOf).join('; ');
    return positions.map((one) => (one.length > 1 ? `(${shortOf(one)})` : shortOf(one))).join(', ');
  };
  return { nameOf, shortOf, listed };
}
