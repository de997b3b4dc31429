// Numbers with a noun, for catalogues that build their sentences themselves.
import { counting } from '../engine/message.js';

/** `form` picks a sentence by a number, `many` writes the number before its noun. */
export function plurals(language: string) {
  const form = counting(language);
  const many = (count: number | string, one: string, other: string) => `${count} ${form(count, { one, other })}`;
  return { form, many };
}
