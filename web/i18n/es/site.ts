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
    places: { games: 'Juegos', lab: 'El laboratorio', gallery: 'Biblioteca', value: 'Valores', book: 'El libro' },
    chapter: 'Leer el capítulo',
    takeAlong: 'Para un aula sin red: todo esto en un archivo',
  },
  skip: 'Ir al contenido',
  key: 'En las imágenes, quien mueve',
  keyOf: { N: 'gana', P: 'pierde', D: 'solo puede empatar' },
  keyMore: 'Donde hay más colores, todo lo que no es naranja está ganado.',
  groups: { heap: 'Un montón', heaps: 'Varios montones', board: 'Tableros', strip: 'Tiras y cadenas', several: 'Varios juegos a la vez' },
  wonders: {
    zoom: {
      title: 'Un billón de celdas',
      text: 'Un peón en un millón de casillas, con jugadas cada vez más largas. Acércate donde quieras: cada celda se calcula al mirarla.',
      open: 'Abrir en grande',
    },
    period: {
      title: 'Un periodo, demostrado',
      text: 'Escribe cuántas piedras se pueden quitar de una vez, y mira después de cuántas se repiten los nimbers.',
      label: 'Piedras que se pueden quitar',
      open: 'Abrir en grande',
    },
    rules: {
      title: 'Un juego en tres líneas',
      text: 'Una dama va hacia la esquina; pierde quien no puede mover. Cambia las reglas como quieras.',
      label: 'Reglas del juego',
      open: 'Abrir en grande',
    },
  },
  home: {
    search: 'Buscar entre los juegos',
    nothing: (words) =>
      `Ningún juego se llama «${words}». Prueba con otra palabra, como montón, rey o periodo, o escribe el juego tú mismo: a menudo bastan tres líneas.`,
    write: 'Abrir el laboratorio',
    recent: 'Donde estabas',
    games: 'Juegos',
    gallery: 'La biblioteca de juegos',
    all: (count) => `Los ${count} juegos`,
    every: 'Todos los juegos',
    book: 'El libro',
    read: 'Empezar a leer',
    bookLead: 'De la primera posición perdida a los nimbers, las sumas y los periodos, con figuras para probar y ejercicios.',
  },
  useElsewhere: {
    title: 'Fuera de este sitio',
    figure: 'Una figura viva en tu propia página',
    figureLead: 'Dos líneas de HTML. Elige lo que muestra y cópialas.',
    offline: 'Sin red',
    offlineLead: 'Todos los juegos en un archivo, que se abre desde el disco.',
    programs: 'En tus propios programas',
    programsLead: 'El mismo solucionador como paquete de npm para Node y navegadores, y como orden de consola.',
  },
  footer: {
    about: 'Grundyscope resuelve juegos combinatorios en tu navegador; nada se envía a ninguna parte.',
    embed: 'Una figura para tu página',
    reference: 'Para programadores',
    source: 'Código fuente',
    licence: 'Licencia MIT',
    notices: 'Partes de otros',
  },
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
    whole: 'Grafo entero',
    working: 'Recorriendo todas las posiciones…',
    failed: 'No se ha podido dibujar el grafo.',
    tooMany: (most) => `Se puede llegar a más de ${most} posiciones: solo se muestran las próximas jugadas.`,
    text: (count) => `Grafo de ${count} posiciones.`,
    drawn: 'empates',
    position: (position, value, options) =>
      options === '' ? `${position}: ${value}. No hay opciones.` : `${position}: ${value}. Opciones: ${options}.`,
    mex: (value, options) =>
      options === '' ? `No hay opciones: nimber ${value}.` : `Nimbers de las opciones: ${options}; el menor que falta es ${value}.`,
    caption: 'Columnas: jugadas que quedan. Elige una posición para ir a ella.',
    captionPlain: 'Las jugadas llevan hacia la derecha. Elige una posición para ir a ella.',
  },
  keys: {
    title: 'Teclas',
    help: 'Ver las teclas',
    view: (name: string) => `Mostrar la vista ${name}`,
    list: 'Mostrar esta lista',
    search: 'Buscar entre los juegos',
    present: 'Presentar, o terminar',
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
  present: { start: 'Presentar en toda la pantalla', end: 'Terminar la presentación', code: 'Código QR del enlace' },
  stage: {
    table: 'La tabla en grande, el tablero en pequeño',
    board: 'El tablero en grande, la tabla en pequeño',
    explains: 'En el escenario',
    explain: { board: 'Tablero', table: 'Tabla', graph: 'Grafo' },
  },
  setUp: {
    title: 'Preparar una posición',
    how: 'Cambia el formulario de arriba, pulsa una celda de la tabla o escribe los números de la posición.',
    position: 'Posición',
    turn: 'mueve',
    set: 'Preparar',
  },
  theory: {
    period: ({ period, preperiod, nimbers, growth, last }) =>
      `Los ${nimbers ? 'nimbers' : 'resultados'} ${growth ? `crecen en ${growth} con cada periodo de` : 'tienen periodo'} ${period} desde el montón ${preperiod} (${last ? `visto hasta el montón ${last}, sin demostrar` : 'demostrado'}).`,
    lost: (lost, all) =>
      lost === '0' ? `Ninguna de las ${all} posiciones de la tabla está perdida.` : `Posiciones perdidas en la tabla: ${lost} de ${all}.`,
  },
};
