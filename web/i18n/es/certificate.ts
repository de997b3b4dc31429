import type { CertificateWords } from '../en/certificate.js';

export const certificate: CertificateWords = {
  title: 'No hace falta creernos',
  lead: 'Un certificado es un archivo que demuestra esta respuesta. Cualquiera puede comprobarlo sin nuestros programas.',
  claim: 'Demostración de',
  claims: { outcome: 'quién gana', value: 'el valor' },
  write: 'Escribir el certificado',
  writing: 'Se escribe y se comprueba…',
  valid: (bytes) => `Escrito, ${bytes}, y comprobado en esta página por un programa aparte: válido.`,
  sample: (bytes) =>
    `Escrito, ${bytes}. La posición es demasiado grande para una demostración, así que es una muestra: algunas partidas, comprobadas en esta página. No demuestra nada.`,
  invalid: 'El comprobador no acepta lo que escribió el programa. Por favor, avísenos:',
  proofs: {
    values: 'Contiene todas las posiciones a las que se puede llegar, con su valor.',
    nimbers: 'Contiene los nimbers de todas las componentes a las que se puede llegar.',
    period: 'Contiene los nimbers de los montones pequeños; un teorema sobre períodos hace el resto.',
    strategy: 'Contiene una respuesta ganadora para cada jugada.',
    theorem: 'Nombra el teorema que da el valor.',
    reduction: 'Resuelve otro juego, al que lleva un teorema.',
    canonical: 'Contiene la forma canónica de todas las posiciones a las que se puede llegar, y por qué cada opción se queda o se va.',
    sample: '',
  },
  save: 'Guardar el certificado',
  saved: (name) => `Guardado como ${name}.`,
  checker: 'El comprobador, para leerlo',
  cancel: 'Cancelar',
};
