// The form of a word that goes with a number, by the platform's rules of the language.
import type { Forms } from '../engine/message.js';

/** Numbers may come as they are shown: "12 345", "1000+". */
export function counting(language: string): (count: number | string, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(Number(String(count).replace(/\D/g, '')))] ?? forms.other;
}
