// Lo que se dice del juez.
import { counting } from '../../engine/message.js';
import type { JudgeWords } from '../en/judging.js';

const many = counting('es');

export const judging: JudgeWords = {
  input: 'Entrada del juez',
  output: 'Salida del juez',
  run: 'Ejecutar',
  sample: 'Ejemplo oficial',
  ownSample: 'Ejemplo',
  random: 'Al azar',
  seed: 'Semilla',
  file: 'Abrir archivo',
  unkept: 'Este navegador no guarda una entrada tan larga: dura hasta que se cierre la página.',
  dropHint: 'También puedes soltar un archivo sobre el área de texto.',
  mode: 'Entrada y salida',
  modes: { text: 'Como texto', tests: 'Por caso' },
  copy: 'Copiar la salida',
  expected: 'Salida de tu programa',
  expectedFile: 'Abrir archivo de salida',
  differing: (differing, all) =>
    many(differing, { one: `1 caso de ${all} es distinto.`, other: `${differing} casos de ${all} son distintos.` }),
  lacks: (count, line) =>
    many(count, {
      one: `A tu salida le falta la línea ${line}.`,
      other: `A tu salida le faltan ${count} líneas desde la línea ${line}.`,
    }),
  extra: (count, line) =>
    many(count, {
      one: `A tu salida le sobra la línea ${line}.`,
      other: `A tu salida le sobran ${count} líneas desde la línea ${line}.`,
    }),
  same: 'Las salidas son iguales.',
  differs: (line) => `La primera diferencia está en la línea ${line}:`,
  ours: 'juez',
  theirs: 'tuya',
  noLine: 'no hay tal línea',
  nothing: 'No hay nada que imprimir.',
  answeredBefore: 'Los casos anteriores al error.',
  ignored: 'La entrada sigue tras su final; el resto no se ha leído.',
  limits: (limits) => `Límites del juez en línea: ${limits}. Aquí también se responde a entradas mayores.`,
  took: (ms) => `${ms.replace('.', ',')} ms`,
  running: 'Ejecutando…',
  cancel: 'Cancelar',
  folded: (characters) => `${characters} caracteres: solo se muestra el principio.`,
  fits: 'Es la entrada de otro juego. Cambiar a:',
  clear: 'Vaciar',
};
