/** The id of games written as rule texts, which open in the lab. */
export const ownRules = 'rules';

/** The rules that the home page lets its readers change: a queen goes up, left, or both. */
export const RULES = 'row: 0..40 = 10\ncolumn: 0..40 = 14\nmove (i, j) in {(1, 0), (0, 1), (1, 1)}, k in 1..40: row -= i*k, column -= j*k';
