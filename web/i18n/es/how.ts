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

/** Words in the formulas of costs. */
const inFormulas: Readonly<Record<string, string>> = {
  'lost heaps': 'montones perdidos',
  masks: 'máscaras',
  'multisets of rows': 'multiconjuntos de hileras',
  'multisets of runs': 'multiconjuntos de tramos',
  positions: 'posiciones',
  'runs in all rows': 'tramos en todas las filas',
  'the moves': 'las jugadas',
};

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
  counted: (instance) => `Valores calculados en un ejemplo para todos los métodos: ${instance}`,
  values: 'valores',
  here: 'Para estos parámetros',
  valuesHere: 'aquí',
  count: 'Contar para estos parámetros',
  counting: 'Contando…',
  cancel: 'Cancelar',
  tooMuch: 'demasiado',
  counts: (instance, positions, options, bytes) =>
    `${instance}: valores ${positions}, opciones vistas ${options}, bytes de valores guardados ${bytes}.`,
  titles,
  formula: (mathml) =>
    mathml.replaceAll(
      /(<mtext>\s*)([^<]*)/g,
      (_, before, words: string) => before + (inFormulas[words.replaceAll('\u00a0', ' ')] ?? words),
    ),
  growth: (instance, most) =>
    `Valores calculados cuando n crece, para ${instance}; ambas escalas son logarítmicas. Una cruz: el tamaño siguiente pide más de ${most} pasos, o es demasiado profundo o grande.`,
  growthX: 'tamaño n',
  growthY: 'posiciones cuyo valor se calcula',
  chart: 'Posiciones cuyo valor se calcula, por tamaño',
  instance: {
    random: (name, length, digits) => `${name} al azar de ${length} ${digits ? 'cifras' : 'letras'}`,
    randomBoard: (name, size) => `${name} al azar de ${size} casillas`,
  },
  upTo: (n) => `hasta n = ${n}`,
  everywhere: 'para todos los tamaños mostrados',
  code: (title) => `Código: ${title}`,
  language: 'Lenguaje del código',
  copy: 'Copiar',
  download: 'Descargar',
  why: 'Qué se sabe y por qué',
  claims: { proved: 'Demostrado', observed: 'Observado' },
  further: 'Comprobar más allá',
  found: (size, count, ratio) => `${size}: ${count}, que es ${ratio} veces eso.`,
  see: 'Verlo',
  show: 'Mostrar',
  steps: {
    title: (instance) => `Paso a paso, en un ejemplo pequeño: ${instance}`,
    values: 'Valores encontrados hasta ahora',
    controls: 'Pasos',
    first: 'Al principio',
    back: 'Paso atrás',
    play: 'Reproducir',
    pause: 'Pausa',
    next: 'Paso',
    last: 'Al final',
    slider: 'Número del paso',
    speed: 'Pasos por segundo',
    at: (step, of) => `Paso ${step} de ${of}`,
    settled: (position, value, options) =>
      `${position}: ${value}, tras ${many(options, { one: `${options} opción`, other: `${options} opciones` })}.`,
    others: (count) => `Con ella, ${many(count, { one: `${count} celda más`, other: `${count} celdas más` })}.`,
    again: (times) => `Examinada ${times} veces hasta ahora.`,
    position: (name) => `posición ${name}`,
    nimber: (value) => `nimber ${value}`,
    lasts: (moves) => many(moves, { one: `${moves} jugada hasta el final`, other: `${moves} jugadas hasta el final` }),
    winning: (moves) => many(moves, { one: `${moves} jugada ganadora`, other: `${moves} jugadas ganadoras` }),
    read: (positions) => `La respuesta es el valor de ${positions}.`,
    sum: (positions, terms, total) => `La respuesta es la suma nim de los valores de ${positions}: ${terms} = ${total}.`,
    begin: 'Todavía no se sabe nada.',
    unknown: 'aún no se sabe',
    empty: 'la posición vacía',
    none: 'vacía',
    tree: 'Las llamadas de la recursión',
    calls: (done, again) =>
      `Las llamadas, cada una encima de las que hizo: han terminado ${done}, de ellas ${again} para una posición que ya estaba resuelta.`,
    picture: 'Los valores encontrados hasta ahora; marcado:',
    keys: {
      nimber: 'Números: nimbers; con 0 pierde quien mueve',
      remoteness: 'Números: jugadas hasta el final; si son impares, gana quien mueve',
      count: 'Números: jugadas ganadoras; con 0 pierde quien mueve',
    },
    frames: 'Marco rojo: el último paso. Discontinuo: las opciones que leyó',
    dot: 'Punto: la posición que se resuelve',
    sight: 'De la demostración',
    sightFrames: 'Marco rojo: la posición. Discontinuo: sus opciones',
    close: 'Volver al método',
  },
};
