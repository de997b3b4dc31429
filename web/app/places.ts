// Addresses of the site that are no game's.

/** The field for the input of any contest problem. */
export const CONTEST = 'judge';
