import type { TermWords } from '../en/terms.js';

export const terms: TermWords = {
  words: {
    outcome: 'resultados?',
    N: '[Pp]osici(?:ón|ones) N|(?<=^ *)N(?= *$)',
    P: '[Pp]osici(?:ón|ones) P|(?<=^ *)P(?= *$)',
    remoteness: 'lejanía',
    nimber: '[Nn]imbers?',
    mex: 'mex',
    nimSum: '[Ss]umas? nim',
    period: 'periodos?',
    misere: '[Mm]isère',
  },
  meanings: {
    outcome: 'Quién gana si ambos juegan a la perfección: quien mueve (N), quien acaba de mover (P) o nadie (D, empate).',
    N: 'Posición N: gana el siguiente (next) en jugar, quien mueve. Alguna jugada lleva a una posición P.',
    P: 'Posición P: gana el anterior (previous), así que quien mueve pierde. Toda jugada lleva a una posición N.',
    remoteness: 'El número de jugadas que dura la partida si quien gana se apresura y quien pierde la alarga.',
    nimber:
      'El tamaño del montón de Nim al que equivale una posición cuando se juega junto con otras. Donde es 0, quien mueve pierde. También: valor de Grundy.',
    mex: 'Mínimo excluido: el menor de 0, 1, 2, … que falta. El nimber de una posición es el mex de los nimbers de sus opciones.',
    nimSum: 'Suma en binario sin llevar (xor). El nimber de una suma de juegos es la suma nim de sus nimbers.',
    period: 'La distancia tras la cual una sucesión se repite, desde algún lugar en adelante y para siempre.',
    misere: 'Juego misère: quien hace la última jugada pierde. En el juego normal, gana.',
  },
};
