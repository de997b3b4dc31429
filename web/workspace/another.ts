import type { ParameterSpec } from '../engine/api_messages.js';

/** A random text like this one: as long, with as many of each letter on average. Where it has other letters, like the default. */
export function another(text: string, { alphabet = '', default: fallback }: Pick<ParameterSpec, 'alphabet' | 'default'>): string {
  const fits = text !== '' && [...text].every((letter) => letter === '/' || alphabet.includes(letter));
  const model = fits ? text : fallback;
  const letters = [...model.replaceAll('/', '')];
  return model.replace(/[^/]/g, () => letters[Math.floor(Math.random() * letters.length)] as string);
}
