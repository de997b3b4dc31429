// An instance in words: "heaps 3, 5, 7", "cells = 12", "random word of 16 letters". The instances of growing size have n in their place.
import type { GameInfo, ParameterSpec } from '../../engine/api_messages.js';
import type { HowWords } from '../../i18n/en/how.js';
import type { Words } from '../../i18n/words.js';
import { grouped } from '../table/geometry/ticks.js';
import type { Parameters } from './methods.js';

/** A size of instances.json: a number, n, or an expression of it. */
const sized = (text: string) =>
  text.replaceAll(/\{zeros\}/g, '0,…,0,').replaceAll(/\{([^}]*)\}/g, (_, size: string) => size.replace('-', ' − '));
const listed = (text: string) => text.split(',').join(', ');
/** Starts in the middle of a sentence; a name of one letter stays. */
const inside = (label: string) => (label.length > 1 ? label.charAt(0).toLowerCase() + label.slice(1) : label);

function textOf(t: HowWords['instance'], { kind, label, alphabet = '' }: ParameterSpec, given: string): string {
  const name = inside(label);
  const [random, size = ''] = given.split(':');
  if (random === 'random') {
    const shown = sized(size);
    if (kind === 'board') return t.randomBoard(name, `${shown} × ${shown}`);
    return t.random(name, /^\d+$/.test(shown) ? grouped(shown) : shown, /^\d+$/.test(alphabet));
  }
  const text = sized(given);
  switch (kind) {
    case 'integer':
      return `${name} = ${/^\d+$/.test(text) ? grouped(text) : text}`;
    case 'list':
      return `${name} ${listed(text)}`;
    case 'squares':
      return `${name} ${text
        .split(',')
        .map((square) => `(${square.split('.').join(', ')})`)
        .join(', ')}`;
    case 'board':
      return `${name} ${text.split('/').join(' / ')}`;
    default:
      return `${name} ${text}`;
  }
}

/** `t`: the words of the view; parameters have the labels of the form. */
export function instanceText(t: HowWords, words: Words, game: GameInfo, parameters: Parameters): string {
  const specs = words.game(game).parameters;
  return Object.entries(parameters)
    .map(([name, value]) => {
      const spec = specs.find((one) => one.name === name);
      return spec ? textOf(t.instance, spec, value) : `${name} = ${value}`;
    })
    .join('; ');
}
