// `vite build --mode book`: the book in dist/book/, and in one file, dist/grundyscope-book.html; and the pages of the library's games. They use embed.js like any page, so the
// element is built first.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { censusPages } from '../book/census.mjs';
import { renderAll } from '../book/chapters.mjs';
import { documentPage, documents } from '../book/documents.mjs';
import { bookEngine } from '../book/engine.mjs';
import { figureMaker } from '../book/figures.mjs';
import { libraryPages } from '../book/library.mjs';
import { chapterPage, contentsPage, wholeBook } from '../book/pages.mjs';
import { searchIndex } from '../book/search.mjs';
import { contents, readChapter } from '../book/sources.mjs';
import { inOneFile, inPages, pageOf } from '../book/targets.mjs';
import { words } from '../book/words.mjs';
import { sourceFile } from './inputs.mjs';
import { allMethods } from './methods.mjs';
import { targets } from './targets.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Emits the book's pages and files. File names are distinct from the site's, for caches and for folders on disk. */
const bookPages = {
  name: 'book-pages',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      const css = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css')).source;
      const script = bundle['book/book.js'].code;
      const parts = contents();
      const ids = parts.flatMap(({ chapters }) => chapters);
      const [engine, maker, methods] = await Promise.all([bookEngine(), figureMaker(), allMethods()]);
      const read = (language) => ids.map((id) => readChapter(id, language));
      const render = (chapters, targetOf) => renderAll(chapters, { engine, maker, methods, words, targetOf });

      for (const [language, t] of Object.entries(words)) {
        const target = (id) => inPages(id, language);
        const order = await render(read(language), ({ id }) => target(id));
        for (const chapter of order)
          emit(pageOf(chapter.id, language), chapterPage(chapter, { order, language, t, words, target: target(chapter.id) }));
        emit(pageOf('', language), contentsPage(parts, order, { language, t, words, target: target('') }));
        const index = searchIndex(order, ({ id }, anchor) => `${pageOf(id, language)}${anchor && `#${anchor}`}`);
        emit(`book/search.${language}.js`, `globalThis.grundyscopeBookIndex=${JSON.stringify(index)};\n`);
      }
      await libraryPages({ maker, words, emit });
      censusPages({ words, emit });
      for (const { name, content } of maker.pictures()) emit(`book/pictures/${name}`, content);
      for (const [file, path] of documents) emit(path, documentPage(file, words.en));
      emit('book/icon.svg', sourceFile('shell/icon.svg'));

      const inside = await render(read('en'), () => inOneFile);
      const index = searchIndex(inside, ({ id }, anchor) => `#${anchor || id}`);
      const beside = ['embed.js', 'lab.js', 'more.js', 'value.js'].map((file) => readFileSync(here(`../../dist/${file}`), 'utf8'));
      emit(
        'grundyscope-book.html',
        wholeBook(parts, inside, { language: 'en', t: words.en, target: inOneFile, css, index, scripts: [...beside, script], hashOf }),
      );
      engine.keep();
      maker.close();
    },
  },
};

export const book = {
  root: here('../../web'),
  base: './',
  publicDir: false,
  plugins: [bookPages],
  build: {
    outDir: here('../../dist'),
    emptyOutDir: false,
    cssCodeSplit: false,
    ...targets,
    modulePreload: false,
    rolldownOptions: {
      input: here('../../web/book/main.ts'),
      output: { format: 'iife', entryFileNames: 'book/book.js', assetFileNames: 'book/book[extname]', codeSplitting: false },
    },
  },
};
