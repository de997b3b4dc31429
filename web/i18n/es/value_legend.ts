// Las palabras de las leyendas de las tablas de valores, medias y temperaturas.
import type { ValueLegendWords } from '../en/value_legend.js';

export const valueLegend: ValueLegendWords = {
  classes: { L: 'gana Izquierda', R: 'gana Derecha', N: 'gana quien empieza', P: 'pierde quien empieza' },
  means: {
    above: 'Izquierda va por delante 1/4, 1/2, 1, 2, … jugadas de media',
    even: 'nadie va por delante',
    below: 'Derecha va por delante',
  },
  temperatures: {
    above: 'caliente: una jugada vale 1/4, 1/2, 1, 2, …',
    even: 'una jugada no gana más que un infinitesimal',
    below: 'números: nadie quiere jugar',
  },
  distinct: {
    values: (values, positions) =>
      `${values} ${values === '1' ? 'valor' : 'valores'} en ${positions} ${positions === '1' ? 'posición' : 'posiciones'}:`,
    numbers: (values, positions) =>
      `${values} ${values === '1' ? 'número' : 'números'} en ${positions} ${positions === '1' ? 'posición' : 'posiciones'}:`,
  },
  times: (count) => `${count} ×`,
  choose: 'Mostrar dónde',
  all: (count) => `Mostrar los ${count}`,
};
