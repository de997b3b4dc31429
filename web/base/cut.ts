/** Longest name of a stranger's link in a sentence. */
const LONGEST_NAME = 40;

/** The beginning of a text that is longer than `most` UTF-16 code units, with an ellipsis; no character is cut in two. */
export const cut = (text: string, most = LONGEST_NAME): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
