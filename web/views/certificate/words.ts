// The words of this view, which come with it: English at once, other languages when they are read.
import { type CertificateWords, certificate as english } from '../../i18n/en/certificate.js';
import type { Language } from '../../i18n/languages.js';

const others = import.meta.glob<CertificateWords>(['../../i18n/*/certificate.ts', '!../../i18n/en/certificate.ts'], {
  import: 'certificate',
});
const loaded = new Map<string, CertificateWords>([['en', english]]);

export const certificateWords = (language: Language): CertificateWords => loaded.get(language) ?? english;

/** Resolves once they are there; says whether they were not before. */
export async function loadCertificateWords(language: Language): Promise<boolean> {
  if (loaded.has(language)) return false;
  const words = await others[`../../i18n/${language}/certificate.ts`]?.();
  if (words) loaded.set(language, words);
  return words !== undefined;
}
