// Where the lab lies: a page of its own beside the site. The one file has none.
export const hasLab = import.meta.env.MODE !== 'single';

/** The id of games that are written as texts: they live in the lab. */
export const ownRules = 'rules';

export const labPage = (hash = ''): string => `lab/index.html${hash}`;
