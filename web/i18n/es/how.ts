// Lo que dice la vista de los métodos.
import { counting } from '../../engine/message.js';
import type { HowWords } from '../en/how.js';

const many = counting('es');

const games = import.meta.glob<Readonly<Record<string, string>>>('../../games/*/es.ts', { eager: true, import: 'methods' });
/** Titles of methods, by GAME/METHOD. */
const titles = Object.fromEntries(
  Object.entries(games).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, title]) => [`${path.split('/').at(-2)}/${method}`, title] as const),
  ),
);

export const how: HowWords = {
  intro:
    'De todas las partidas posibles al método más rápido. Cada método es un programa completo que lee la entrada del juez; elige uno para ver su código y recorrerlo.',
  method: 'Método',
  kinds: {
    naive: 'sin teoremas ni atajos',
    memo: 'recuerda',
    order: 'una tabla en orden',
    subtask: 'parte del camino',
    fast: 'por un teorema',
    formula: 'una fórmula',
  },
  time: 'Tiempo',
  space: 'Memoria',
  counted: (instance) => `Valores calculados, para ${instance}`,
  here: 'Para estos parámetros',
  count: 'Contar para estos parámetros',
  counting: 'Contando…',
  cancel: 'Cancelar',
  tooMuch: 'demasiado',
  counts: (instance, positions, options, bytes) =>
    `${instance}: valores ${positions}, opciones vistas ${options}, bytes de valores guardados ${bytes}.`,
  titles,
  growth: (instance, most) =>
    `Valores calculados cuando n crece, para ${instance}; ambas escalas son logarítmicas. Una cruz: el tamaño siguiente pide más de ${most} pasos, o es demasiado profundo o grande.`,
  upTo: (n) => `hasta n = ${n}`,
  everywhere: 'para todos los tamaños mostrados',
  code: (title) => `Código: ${title}`,
  language: 'Lenguaje del código',
  copy: 'Copiar',
  copied: 'Copiado.',
  download: 'Descargar',
  why: 'Qué se sabe y por qué',
  claims: { proved: 'Demostrado', observed: 'Observado' },
  further: 'Comprobar más allá',
  found: (size, count, ratio) => `${size}: ${count}, que es ${ratio} veces eso.`,
  see: 'Verlo',
  steps: {
    title: (instance) => `Paso a paso, para ${instance}`,
    first: 'Al principio',
    back: 'Paso atrás',
    play: 'Reproducir',
    pause: 'Pausa',
    next: 'Paso',
    speed: 'Pasos por segundo',
    at: (step, of) => `Paso ${step} de ${of}`,
    settled: (position, options) =>
      `${position} queda decidida, tras ${many(options, { one: `${options} opción`, other: `${options} opciones` })}.`,
    again: (times) => `Examinada ${times} veces hasta ahora.`,
    begin: 'Todavía no se sabe nada.',
    empty: 'la posición vacía',
    more: (all) => `Los primeros de ${all} pasos.`,
    tree: 'Las llamadas de la recursión',
    calls: (done, again) =>
      `Las llamadas, cada una encima de las que hizo: han terminado ${done}, de ellas ${again} para una posición que ya estaba resuelta.`,
    picture: 'Una celda por posición; su número dice cuántas veces se examinó.',
    frames: 'Con marco: las opciones que miró el último paso.',
  },
};
