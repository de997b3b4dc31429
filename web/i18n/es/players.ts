// How players are named in sentences.

/** A player's name inside of a sentence: "El primer jugador" begins one, "el primer jugador" does not. */
export const inside = (name: string) => name.replace(/^El /, 'el ');

/** A player's name after "a". */
export const toName = (name: string) => `a ${inside(name)}`.replace(/^a el /, 'al ');
