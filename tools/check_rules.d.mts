/** As `check` of check.mjs, of all games and of rule texts of the lab. */
export function check(text: string): { valid: boolean; words: string };
