import { inOtherWords } from '../in_other_words.js';
import { claims as english } from './claims.en.js';

export const claims = inOtherWords(english, [
  [
    'En el juego normal, una posición está perdida exactamente cuando los montones suman 0 en binario sin llevar (Bouton, 1901).',
    'El final, sin piedras, tiene suma 0, y quien tiene que mover allí ha perdido.',
    'Desde la suma 0, toda jugada lleva a otra suma: cambia un montón y, con él, la suma.',
    'Desde una suma s > 0, alguna jugada lleva a la suma 0: un montón x que tenga el bit más alto de s baja a x xor s, que es menor.',
  ],
  [
    'En el juego normal, una posición ganada tiene un número impar de jugadas ganadoras.',
    'Cada montón con el bit más alto de la suma tiene exactamente una, y los demás ninguna; como ese bit está en la suma, lo tiene un número impar de montones.',
  ],
  [
    'En el juego misère los resultados son los mismos mientras algún montón pase de 1; si ninguno pasa, una posición está perdida exactamente cuando el número de piedras es impar.',
    'Los montones de una piedra se van uno a uno, y quien quita la última pierde.',
    'Con un solo montón mayor que 1, quien mueve lo deja en 0 o en 1, de modo que quede un número impar de unos. Con más montones así se juega como en el Nim normal, y es el ganador de ese juego quien llega a hacer esa jugada: un solo montón mayor que 1 nunca suma 0, así que solo lo deja el perdedor.',
  ],
]);
