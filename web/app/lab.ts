/** The id of games written as rule texts, which open in the lab. */
export const ownRules = 'rules';
