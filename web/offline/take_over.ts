/** The message with which a page starts the worker of a new version. */
export const TAKE_OVER = 'take over';
