// The views of a game.

/** Those of figures, which have no room for the code of methods. */
export const figureViews = ['table', 'play', 'explain', 'judge'] as const;
export const views = ['table', 'play', 'explain', 'how', 'judge'] as const;
/** Those of the lab. */
export const labViews = ['table', 'board', 'play', 'explain', 'formula', 'program', 'judge'] as const;
export const everyView = [...views, ...labViews] as const;
export type ViewName = (typeof everyView)[number];
