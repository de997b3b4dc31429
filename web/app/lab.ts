// Addresses of the lab: a page beside the site, or one file beside the one file.

/** The id of games written as rule texts, which open in the lab. */
export const ownRules = 'rules';

export const labPage = (hash = ''): string => `${import.meta.env.MODE === 'single' ? 'grundyscope-lab' : 'lab/index'}.html${hash}`;
