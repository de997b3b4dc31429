/**
 * Checks the text of a certificate (docs/certificates.md): whether it is valid, and in `words` what is wrong and where, or what a valid one
 * leaves unproven. It never throws, whatever the text.
 */
export function check(text: string): { valid: boolean; words: string };
