// The words of the bar, in the languages of the site.
const en = { newVersion: 'A new version is ready.', lost: 'A part of this page could not be loaded.', reload: 'Reload' };
const all: Record<string, typeof en> = {
  en,
  es: { newVersion: 'Hay una versión nueva.', lost: 'No se pudo cargar una parte de esta página.', reload: 'Recargar' },
};

export const offlineWords = (language: string): typeof en => all[language] ?? en;
