// How players are named in sentences.

/** A player's name within a sentence: "El primer jugador" at its start becomes "el primer jugador". */
export const inside = (name: string) => name.replace(/^El /, 'el ');

/** A player's name after "a". */
export const toName = (name: string) => `a ${inside(name)}`.replace(/^a el /, 'al ');
