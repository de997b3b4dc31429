// What can be shown of a game.
export const views = ['table', 'play', 'explain', 'judge'] as const;
export type ViewName = (typeof views)[number];
