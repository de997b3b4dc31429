// The words of this view.
import { type CertificateWords, certificate as english } from '../../i18n/en/certificate.js';
import { wordsByLanguage } from '../../i18n/words_by_language.js';

const others = import.meta.glob<CertificateWords>(['../../i18n/*/certificate.ts', '!../../i18n/en/certificate.ts'], {
  import: 'certificate',
});

export const { of: certificateWords, load: loadCertificateWords } = wordsByLanguage(
  english,
  (language) => others[`../../i18n/${language}/certificate.ts`],
);
