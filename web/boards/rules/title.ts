// The titles of rule texts.

/** The title that a text gives itself: the comment that it begins with, if that is no sample or limit; or the code. */
export const ownTitle = (text: string): string | undefined =>
  /^\s*#\s*((?!sample:|limit:)\S.*?)\s*$/.exec(text.split('\n', 1)[0] ?? '')?.[1] ?? /^\s*([\dA-F]?\.[\dA-F]+)\s*$/i.exec(text)?.[1];
