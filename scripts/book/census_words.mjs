// The words of the census, by language.

/** A number in a sentence, with its thousands apart as the language has them. */
const numeral = (number, language) => number.toLocaleString(language, { useGrouping: 'min2' }).replaceAll('.', '\u00a0');

/** `games`: the names of those that have the record. */
const recordOf = ({ most, games }, language) =>
  `${numeral(most, language)} (${new Intl.ListFormat(language, { type: 'conjunction' }).format(games)})`;

const boardOf = ({ rows, columns }) => `${rows} × ${columns}`;

export const censusWords = {
  en: {
    title: 'A census of games',
    lead: 'Whole families of games, solved one by one: every octal game of three digits, every subtraction set within 1 to 16, Cram and node Kayles on boards of up to 36 cells.',
    octal: 'Octal games',
    octalLead: (all, proved) =>
      `The ${all} codes 0.000 to 0.777 but the first, for heaps of up to 100,000. The digit in place k tells how k may be taken from a heap: 1 if none is left, 2 if one heap is left, 4 if two heaps are. Of ${proved} games the nimbers have a period that is proved (Guy and Smith 1956); of the other ${all - proved} none was found among these heaps.`,
    digit: (digit, all, proved) => `0.${digit}: ${all} games, ${proved} with a proved period`,
    code: 'code',
    period: 'period',
    preperiod: 'preperiod',
    known: 'known',
    proved: 'proved',
    none: 'no period found',
    records: (period, preperiod) => `The longest period is ${recordOf(period, 'en')}, the longest preperiod ${recordOf(preperiod, 'en')}.`,
    subtraction: 'Subtraction sets',
    subtractionLead: (all) =>
      `One heap, from which a number of a set is taken: all ${numeral(all, 'en')} sets of numbers from 1 to 16. The nimbers of every set have a period, proved with heaps of up to 1,000. Sets are grouped by their largest number.`,
    most: 'largest number',
    sets: 'sets',
    pure: 'periodic from heap 0',
    longestPeriod: 'longest period',
    longestPreperiod: 'longest preperiod',
    boards: 'Boards',
    boardsLead: 'The nimber of the empty board, by its rows and columns. A board is no higher than it is wide.',
    boardNames: { cram: 'Cram', 'node-kayles': 'Node Kayles on the cells' },
    largest: ({ most, rows }) => `The largest nimber is ${recordOf({ most, games: rows.map(boardOf) }, 'en')}.`,
    size: 'rows',
    files: 'Files',
    filesLead: 'The tables as files, values separated by commas, with a row for each game:',
    columns: {
      octal: 'code, preperiod, period, saltus, known',
      subtraction: 'set, preperiod, period, saltus, known',
      boards: 'game, rows, columns, nimber',
    },
    meanings: [
      ['preperiod', 'the heap from which the nimbers repeat; empty if no period was found'],
      ['period', 'how many heaps later each nimber comes again; empty if no period was found'],
      ['saltus', 'by how much each nimber is larger a period later: 0 if it is the same, or if no period was found'],
      ['known', '<code>proved</code> if the period is proved for all heaps; empty if none was found among those that were computed'],
    ],
    cite: '<code>npm run census</code> makes them again. The first values of every game are compared with those that the definition gives, computed without any theorem. To cite: Grundyscope, A census of games.',
  },
  es: {
    title: 'Un censo de juegos',
    lead: 'Familias enteras de juegos, resueltos uno por uno: todos los juegos octales de tres cifras, todos los conjuntos de sustracción dentro de 1 a 16, Cram y node Kayles en tableros de hasta 36 casillas.',
    octal: 'Juegos octales',
    octalLead: (all, proved) =>
      `Los ${all} códigos de 0.000 a 0.777, salvo el primero, para montones de hasta 100 000. La cifra en el lugar k dice cómo se pueden quitar k de un montón: 1 si no queda nada, 2 si queda un montón, 4 si quedan dos. En ${proved} juegos los nimbers tienen un periodo demostrado (Guy y Smith 1956); en los otros ${all - proved} no se encontró ninguno entre estos montones.`,
    digit: (digit, all, proved) => `0.${digit}: ${all} juegos, ${proved} con periodo demostrado`,
    code: 'código',
    period: 'periodo',
    preperiod: 'preperiodo',
    known: 'se sabe',
    proved: 'demostrado',
    none: 'sin periodo encontrado',
    records: (period, preperiod) =>
      `El periodo más largo es ${recordOf(period, 'es')}, el preperiodo más largo ${recordOf(preperiod, 'es')}.`,
    subtraction: 'Conjuntos de sustracción',
    subtractionLead: (all) =>
      `Un montón del que se quita un número de un conjunto: los ${numeral(all, 'es')} conjuntos de números de 1 a 16. Los nimbers de cada conjunto tienen un periodo, demostrado con montones de hasta 1000. Los conjuntos se agrupan por su número mayor.`,
    most: 'número mayor',
    sets: 'conjuntos',
    pure: 'periódicos desde el montón 0',
    longestPeriod: 'periodo más largo',
    longestPreperiod: 'preperiodo más largo',
    boards: 'Tableros',
    boardsLead: 'El nimber del tablero vacío, por filas y columnas. Ningún tablero es más alto que ancho.',
    boardNames: { cram: 'Cram', 'node-kayles': 'Node Kayles en las casillas' },
    largest: ({ most, rows }) => `El nimber más grande es ${recordOf({ most, games: rows.map(boardOf) }, 'es')}.`,
    size: 'filas',
    files: 'Archivos',
    filesLead: 'Las tablas como archivos, con valores separados por comas y una fila para cada juego:',
    columns: {
      octal: 'code (código), preperiod (preperiodo), period (periodo), saltus, known (se sabe)',
      subtraction: 'set (conjunto), preperiod (preperiodo), period (periodo), saltus, known (se sabe)',
      boards: 'game (juego), rows (filas), columns (columnas), nimber',
    },
    meanings: [
      ['preperiod', 'el montón desde el que los nimbers se repiten; vacío si no se encontró ningún periodo'],
      ['period', 'cuántos montones después vuelve cada nimber; vacío si no se encontró ningún periodo'],
      ['saltus', 'en cuánto es mayor cada nimber un periodo después: 0 si es igual, o si no se encontró ningún periodo'],
      [
        'known',
        '<code>proved</code> (demostrado) si el periodo está demostrado para todos los montones; vacío si no se encontró ninguno entre los calculados',
      ],
    ],
    cite: '<code>npm run census</code> los vuelve a hacer. Los primeros valores de cada juego se comparan con los que da la definición, calculados sin ningún teorema. Para citar: Grundyscope, Un censo de juegos.',
  },
};
