// The page for an address of the site that is not stored, where there is no network.

interface Texts {
  title: string;
  text: string;
  stored: readonly (readonly [path: string, name: string])[];
}

/** Both languages, since a service worker does not know which one the reader has chosen. */
const texts: Readonly<Record<string, Texts>> = {
  en: {
    title: 'This page is not stored',
    text: 'There is no network, and this page is not among those that Grundyscope keeps on your device: the pages of single games of the library, and the files for download. What is stored:',
    stored: [
      ['', 'Games'],
      ['lab/index.html', 'Lab'],
      ['games/index.html', 'Library'],
      ['value/index.html', 'Values'],
      ['book/index.html', 'Book'],
    ],
  },
  es: {
    title: 'Esta página no está guardada',
    text: 'No hay red, y esta página no es de las que Grundyscope guarda en tu dispositivo: las de los juegos de la biblioteca y los archivos para descargar. Lo que está guardado:',
    stored: [
      ['', 'Juegos'],
      ['lab/index.html', 'Laboratorio'],
      ['games/index.html', 'Biblioteca'],
      ['value/index.html', 'Valores'],
      ['book/es/index.html', 'Libro'],
    ],
  },
};

const section = (site: string, language: string, { title, text, stored }: Texts) =>
  `<section lang="${language}"><h1>${title}</h1><p>${text}</p><ul>${stored
    .map(([path, name]) => `<li><a href="${site}${path}">${name}</a></li>`)
    .join('')}</ul></section>`;

/** `site`: the URL of the site's folder. */
export const missingPage = (site: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${texts.en?.title} · Grundyscope</title>
<style>body { max-width: 34rem; margin: 3rem auto; padding: 0 1.2rem; font: 1.05rem/1.5 Georgia, serif } h1 { font-size: 1.4rem }</style>
</head><body><main>${Object.entries(texts)
  .map(([language, one]) => section(site, language, one))
  .join('')}</main></body></html>`;
