// Where the lab lies: a page of its own beside the site, or one file beside the one file.

/** The id of games that are written as texts: they live in the lab. */
export const ownRules = 'rules';

export const labPage = (hash = ''): string => `${import.meta.env.MODE === 'single' ? 'grundyscope-lab' : 'lab/index'}.html${hash}`;
