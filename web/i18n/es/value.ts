// Las palabras de los valores de juegos partidistas y de sus termógrafos.
import { html } from 'lit';
import type { ValueWords } from '../en/value.js';

const players = { L: 'Izquierda', R: 'Derecha' } as const;

/** "3/4 de jugada", "1 jugada", "5/2 jugadas", "una jugada". */
function moves(amount: string, shown: string): string {
  const [count, parts] = amount.split('/').map(Number) as [number, number?];
  if (parts !== undefined && (count < parts || shown !== amount)) return `${shown} de jugada`;
  return amount === '1' ? `${shown === '1' ? '1' : 'una'} jugada` : `${shown} jugadas`;
}

const small = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'];
const parts: Readonly<Record<string, readonly [one: string, many: string]>> = {
  2: ['un medio', 'medios'],
  4: ['un cuarto', 'cuartos'],
  8: ['un octavo', 'octavos'],
  16: ['un dieciseisavo', 'dieciseisavos'],
};
const count = (number: string) => small[Number(number)] ?? number;

/** "menos tres cuartos", "17", "5 sobre 64". */
function numberInWords(number: string): string {
  const sign = number.startsWith('-') ? 'menos ' : '';
  const [numerator = '', denominator] = number.replace('-', '').split('/');
  const [one, many] = parts[denominator ?? ''] ?? [];
  if (denominator === undefined) return `${sign}${count(numerator)}`;
  if (one === undefined) return `${sign}${numerator} sobre ${denominator}`;
  return `${sign}${numerator === '1' ? one : `${count(numerator)} ${many}`}`;
}

export const value: ValueWords = {
  spoken: {
    number: numberInWords,
    ups: (times, isUp) => `${times === '1' ? '' : times === '2' ? 'doble ' : `${count(times)} veces `}${isUp ? 'up' : 'down'}`,
    star: (nimber) => (nimber === '' ? 'estrella' : `estrella ${count(nimber)}`),
    signs: {
      '±': (number) => `más o menos ${number}`,
      '⧾': (number) => `tiny ${number}`,
      '⧿': (number) => `miny ${number}`,
    },
    plus: 'más',
    or: 'o',
    game: (left, right) => `(Izquierda juega a ${left || 'nada'}, Derecha a ${right || 'nada'})`,
  },
  value: 'Valor',
  manner: { title: 'Valores en', names: { words: 'palabras', both: 'símbolos y palabras', symbols: 'símbolos' } },
  meanings: {
    mean: 'lo que vale de media, en muchas copias',
    temperature: 'lo que vale una jugada, frente a jugar en otro sitio',
    weight: 'cuántos ups vale',
    leftStop: 'donde acaba el juego por turnos si empieza Izquierda',
    rightStop: 'donde acaba el juego por turnos si empieza Derecha',
    birthday: 'el primer día en que se puede escribir',
  },
  facts: {
    mean: 'Media',
    temperature: 'Temperatura',
    leftStop: 'Parada de Izquierda',
    rightStop: 'Parada de Derecha',
    weight: 'Peso atómico',
    birthday: 'Día de nacimiento',
  },
  winner: {
    L: 'Gana Izquierda, empiece quien empiece.',
    R: 'Gana Derecha, empiece quien empiece.',
    N: 'Gana quien empieza.',
    P: 'Pierde quien empieza.',
  },
  zero: 'Cero: no cambia ninguna suma.',
  number: (player, amount, shown) => `Un número: ${players[player]} lleva ${moves(amount, shown)} de ventaja, y nadie quiere jugar.`,
  infinitesimal: 'Infinitesimal: menor que todo número positivo y mayor que todo número negativo.',
  weight: (weight) => `Peso atómico ${weight}.`,
  weightDecides: (weight, player) => `Peso atómico ${weight}: dos o más, así que gana ${players[player]}.`,
  nearly: (player, amount, shown) => `${players[player]} lleva ${moves(amount, shown)} de ventaja, salvo un infinitesimal.`,
  hot: (amount, [mean, left, right]) =>
    `Caliente: una jugada vale ${amount}: de la media ${mean} a ${left} si la hace Izquierda, a ${right} si la hace Derecha.`,
  hotWithThreats: (amount) => `Caliente: una jugada vale ${amount}, si las amenazas cuentan como respondidas.`,
  average: (player, amount, shown) => `De media, ${players[player]} lleva ${moves(amount, shown)} de ventaja.`,
  even: 'De media, nadie lleva ventaja.',
  folded: (birthday, characters) => `Un valor largo: día de nacimiento ${birthday}, ${characters} caracteres`,
  unwritten: (birthday) => `Demasiado largo para escribirlo: día de nacimiento ${birthday}`,
  cooling: {
    built: 'Mostrar cómo se construye',
    builtOf:
      'Líneas discontinuas: dónde se detiene el juego tras cada jugada si cuesta t. Izquierda toma la línea de los números mayores, Derecha la de los menores, hasta donde las dos se encuentran; por encima nadie juega.',
    more: 'Se dibujan las primeras 60 opciones de cada jugador.',
    tax: 'Impuesto de cada jugada',
    why: '¿Por qué un impuesto? Quien juega aquí renuncia a una jugada en otra parte: t es lo que vale esa jugada.',
    at: (tax) => `t = ${tax}`,
    slide: 'Mueve el control: ¿qué queda del juego si cada jugada cuesta t?',
    cooled: 'El juego enfriado por t es',
    stops: (left, right) => html`El juego se detiene en ${left} si empieza Izquierda, y en ${right} si empieza Derecha.`,
    below: 'Los dos quieren jugar.',
    equal: 'La primera jugada gana justo lo que cuesta.',
    above: 'Una jugada cuesta más de lo que gana: nadie quiere jugar.',
  },
  means: {
    title: 'Media y temperatura',
    working: 'Calculando el valor ...',
    here: (mean, temperature) => html`Aquí: media ${mean}, temperatura ${temperature}.`,
    review: 'Lo que perdió cada jugada',
    columns: ['Jugada', 'Media antes', 'Media después', 'Perdió'],
    lead: 'Lo que perdió cada jugada, de media, con la respuesta que pide. Donde nadie quiere jugar, toda jugada pierde algo. Una jugada que pierde algo puede ser la única que gana.',
    players,
  },
  form: {
    title: 'Forma canónica',
    lead: 'Las jugadas que importan. Ya no están las dominadas, que otra supera, ni las reversibles, cuya respuesta las deshace. Abre una para ver lo que sigue.',
    working: 'Calculando …',
    moves: { L: 'Izquierda juega a', R: 'Derecha juega a' },
    none: { L: 'Izquierda no tiene jugada', R: 'Derecha no tiene jugada' },
    more: 'Las primeras 60 de cada jugador.',
  },
  thermograph: {
    title: 'Termógrafo',
    wall: { L: 'Pared de Izquierda', R: 'Pared de Derecha' },
    corner: (number, tax) => `${number} en t = ${tax}`,
    mast: (number, tax) => `Desde t = ${tax} las dos son el mástil, en ${number}.`,
    corners: 'Esquinas del termógrafo',
    tax: 'Impuesto t',
    stop: 'Parada',
    caption:
      'A lo ancho: dónde se detiene el juego, los números mayores a la izquierda. Hacia arriba: el impuesto t de cada jugada. Donde las paredes se encuentran, en la media, siguen como el mástil.',
  },
};
