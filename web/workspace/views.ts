// The views of a game.

/** Those of figures, which have no room for the code of methods. */
export const figureViews = ['table', 'play', 'explain', 'judge'] as const;
export const views = ['table', 'play', 'explain', 'how', 'judge'] as const;
export type ViewName = (typeof views)[number];
