import type { Claim } from '../claims.js';

export const claims: readonly Claim[] = [
  {
    claim: 'En el juego normal, una posición está perdida exactamente cuando los montones suman 0 en binario sin llevar (Bouton, 1901).',
    kind: 'proved',
    steps: [
      {
        text: 'El final, sin piedras, tiene suma 0, y quien tiene que mover allí ha perdido.',
        see: { parameters: { heaps: '0,0' }, outcome: 'P' },
      },
      {
        text: 'Desde la suma 0, toda jugada lleva a otra suma: cambia un montón y, con él, la suma.',
        see: { parameters: { heaps: '2,4,6' }, outcome: 'P' },
      },
      {
        text: 'Desde una suma s > 0, alguna jugada lleva a la suma 0: un montón x que tenga el bit más alto de s baja a x xor s, que es menor.',
        see: { parameters: { heaps: '3,5,7' }, outcome: 'N', nimber: 1 },
      },
    ],
  },
  {
    claim: 'En el juego normal, una posición ganada tiene un número impar de jugadas ganadoras.',
    kind: 'proved',
    steps: [
      {
        text: 'Cada montón con el bit más alto de la suma tiene exactamente una, y los demás ninguna; como ese bit está en la suma, lo tiene un número impar de montones.',
      },
    ],
  },
  {
    claim:
      'En el juego misère los resultados son los mismos mientras algún montón pase de 1; si ninguno pasa, una posición está perdida exactamente cuando el número de piedras es impar.',
    kind: 'proved',
    steps: [
      {
        text: 'Los montones de una piedra se van uno a uno, y quien quita la última pierde.',
        see: { parameters: { heaps: '1,1,1', misere: '1' }, outcome: 'P' },
      },
      {
        text: 'Con un solo montón mayor que 1, quien mueve lo deja en 0 o en 1, de modo que quede un número impar de unos. Con más montones así se juega como en el Nim normal, y es el ganador de ese juego quien llega a hacer esa jugada: un solo montón mayor que 1 nunca suma 0, así que solo lo deja el perdedor.',
        see: { parameters: { heaps: '2,2', misere: '1' }, outcome: 'P' },
      },
    ],
  },
];
