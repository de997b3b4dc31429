// Lo que dicen las páginas del sitio.
import { counting } from '../../engine/message.js';
import type { SiteWords } from '../en/site.js';

const many = counting('es');

export const site: SiteWords = {
  intro:
    'Dos jugadores, sin azar: con juego perfecto, el resultado está decidido antes de la primera jugada. Mira quién gana en cualquier posición, pregunta por qué y juega.',
  shell: {
    name: 'Grundyscope',
    menu: 'Menú',
    games: 'Juegos',
    allGames: 'Todos los juegos',
    language: 'Idioma',
    theme: 'Tema',
    themes: { auto: 'Como el sistema', light: 'Claro', dark: 'Oscuro' },
    loading: 'Cargando el motor…',
    failed: 'No se pudo iniciar el motor.',
    noGame: (id) => `No hay ningún juego llamado «${id}».`,
    source: 'Fuente',
    statement: 'Reglas',
    kindOf: { first: 'Empieza', positions: 'Una posición', terminal: 'El final' },
    tableOf: (title) => `Tabla: ${title}`,
    retry: 'Reintentar',
    lab: 'El laboratorio',
    book: 'El libro',
    chapter: 'Leer el capítulo',
    takeAlong: 'Para un aula sin red: todo esto en un archivo',
  },
  skip: 'Ir al contenido',
  key: 'En las imágenes, quien mueve',
  keyOf: { N: 'gana', P: 'pierde', D: 'solo puede empatar' },
  keyMore: 'Donde hay más colores, todo lo que no es naranja está ganado.',
  groups: { heap: 'Un montón', heaps: 'Varios montones', board: 'Tableros', strip: 'Tiras y cadenas' },
  acts: {
    play: (title) => `Jugar: ${title}`,
    judge: () => 'Pegar la entrada de un concurso',
    pattern: (title) => `Ver los cuadrados de ${title}`,
  },
  judge:
    'Un juez es el programa de un problema de concurso: lee casos y escribe las respuestas. Pega aquí la entrada de un problema para obtener la salida que espera.',
  judgeTests: {
    none: 'Ejecuta una entrada para ver cada caso junto a su respuesta.',
    test: 'Caso',
    input: 'Entrada',
    differs: 'distinto',
    shown: (first, last, all) => `Casos ${first} a ${last} de ${all}`,
    previous: 'Anteriores',
    next: 'Siguientes',
  },
  sliders: { title: 'Controles deslizantes', slide: (label) => `Deslizar: ${label}`, animate: (label) => `Animar: ${label}` },
  differences: {
    before: 'Diferencia anterior',
    next: 'Siguiente diferencia',
    count: (count) => many(count, { one: 'Una celda es distinta.', other: `${count} celdas son distintas.` }),
    values: (here, there) => `La celda elegida: ${here}; en la otra tabla: ${there}.`,
  },
  afar: 'Vista de lejos: cada punto representa muchas celdas.',
  single: 'Ver celdas sueltas',
  elsewhere: 'La posición actual no está en esta tabla.',
  graph: {
    show: 'Mostrar todas las posiciones como grafo',
    hide: 'Ocultar el grafo',
    working: 'Recorriendo todas las posiciones…',
    tooMany: (most) => `Se puede llegar a más de ${most} posiciones: demasiadas para un grafo.`,
    text: (count) => `Grafo de las posiciones a las que se puede llegar: ${count}.`,
    drawn: 'empates',
    position: (position, value, options) =>
      options === '' ? `${position}: ${value}. No hay opciones.` : `${position}: ${value}. Opciones: ${options}.`,
    mex: (value, options) =>
      options === '' ? `No hay opciones: nimber ${value}.` : `Nimbers de las opciones: ${options}; el menor que falta es ${value}.`,
    caption: 'Las columnas dicen cuántas jugadas quedan. Elige una posición para ver adónde lleva y de dónde sale su número.',
  },
  keys: {
    title: 'Teclas',
    help: 'Ver las teclas',
    view: (name: string) => `Mostrar la vista ${name}`,
    list: 'Mostrar esta lista',
    steps: {
      one: 'Un paso adelante o atrás',
      ten: 'Diez pasos',
      ends: 'Al principio, al final',
      play: 'Reproducir los pasos, pausa',
      space: 'Espacio',
    },
    board: 'En el tablero: las flechas van de pieza en pieza, Intro juega o levanta, Escape deja.',
    table: 'En la tabla:',
    close: 'Cerrar',
  },
  stage: { table: 'La tabla en grande, el tablero en pequeño', board: 'El tablero en grande, la tabla en pequeño' },
  setUp: {
    title: 'Preparar una posición',
    how: 'Cambia el formulario de arriba, pulsa una celda de la tabla o escribe los números de la posición.',
    position: 'Posición',
    turn: 'mueve',
    set: 'Preparar',
  },
  theory: {
    period: (period, preperiod) => `Los nimbers tienen periodo ${period} desde el montón ${preperiod} (demostrado).`,
    lost: (lost, all) =>
      lost === '0' ? `Ninguna de las ${all} posiciones de la tabla está perdida.` : `Posiciones perdidas en la tabla: ${lost} de ${all}.`,
  },
};
