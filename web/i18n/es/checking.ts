// Cómo comprobar un programa propio en el juez.
import type { CheckWords } from '../en/checking.js';

export const checking: CheckWords = {
  title: 'Comprueba tu programa',
  steps: [
    'Toma una entrada: al azar, la de ejemplo o la tuya. Cópiala o guárdala en un archivo.',
    'Ejecuta tu programa con ella. Pega su salida o abre su archivo.',
    'La primera diferencia lleva a su caso, donde la respuesta del juez es un enlace a la posición.',
  ],
  copy: 'Copiar entrada',
  save: 'Guardar entrada',
  firstDifference: 'Primera diferencia',
  nextDifference: 'Siguiente diferencia',
};
