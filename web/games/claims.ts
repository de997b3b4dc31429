// The claims about each game with their proofs, for its page: in English, and translated where translations exist. Loaded on demand.
import type { Language } from '../i18n/languages.js';
import type { Claim, Claims } from '../views/how/methods.js';

export type { Claim } from '../views/how/methods.js';

const files = import.meta.glob<readonly Claim[]>('./*/claims.*.ts', { import: 'claims' });

/** The claims in a language, or in English if they are not translated. */
export async function claimsOf(id: string, language: Language): Promise<Claims> {
  for (const one of [language, 'en'] as const) {
    const claims = await files[`./${id}/claims.${one}.ts`]?.();
    if (claims) return { language: one, claims };
  }
  return { language: 'en', claims: [] };
}
