/**
 * Checks the text of a certificate of a game or of a rule text: whether it is valid, and in `words` what is wrong and where, or what a valid
 * one leaves unproven. It never throws, whatever the text.
 * @example check('no certificate').valid // false
 */
export function check(text: string): { valid: boolean; words: string };
