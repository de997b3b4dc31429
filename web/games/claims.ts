// What is known of each game and why, for its page: English for all, other languages where they are written. Loaded when first wanted.
import type { Language } from '../i18n/languages.js';
import type { Claim, Claims } from '../views/how/methods.js';

export type { Claim } from '../views/how/methods.js';

const files = import.meta.glob<readonly Claim[]>('./*/claims.*.ts', { import: 'claims' });

/** In the language, or in English until it is written. */
export async function claimsOf(id: string, language: Language): Promise<Claims> {
  for (const one of [language, 'en'] as const) {
    const claims = await files[`./${id}/claims.${one}.ts`]?.();
    if (claims) return { language: one, claims };
  }
  return { language: 'en', claims: [] };
}
