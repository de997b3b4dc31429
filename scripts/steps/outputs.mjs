// All that is built for the web, in the order in which a visitor needs it: what it is for, and the builds of Vite (modes of vite.config.js)
// that make it. Each is built anew only if its inputs have changed (unchanged.mjs).

/** Inputs of all outputs: the build itself. */
const builders = [
  'scripts/vite',
  'scripts/book',
  'scripts/steps/outputs.mjs',
  'scripts/steps/notices.mjs',
  'scripts/steps/method_counts.mjs',
  'vite.config.js',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'LICENSE',
];

/** Read by pages and by the book: programs of methods, the command with which pages are made, the list of faults. */
const texts = ['methods', 'bin', 'docs/faults.md'];
const documents = ['book', 'docs/rules.md', 'docs/patterns.md', 'docs/reference', 'tools'];

/**
 * `title`, `use`: for people; `folder`: where the files are written; `modes`: builds of Vite, in this order; `inputs`: files, and folders
 * with their contents, in addition to web/ and the WebAssembly modules; `beside`: files of `folder` that other outputs have made, and this
 * one reads.
 */
export const outputs = {
  site: {
    title: 'the site',
    use: 'pages that are opened in a browser and share their files',
    folder: 'dist',
    modes: ['site'],
    inputs: [...builders, ...texts],
  },
  figures: {
    title: 'figures for other pages',
    use: 'one script for any page, classic and as a module, and the parts that it loads beside it',
    folder: 'dist',
    modes: ['embed-how', 'embed-lab', 'embed-more', 'embed-value', 'embed-element'],
    inputs: [...builders, ...texts],
  },
  book: {
    title: 'the book',
    use: 'the book, also in one file, and the pages of the games and documents',
    folder: 'dist',
    modes: ['book'],
    inputs: [...builders, ...texts, ...documents],
    beside: ['embed.js', 'lab.js', 'more.js', 'value.js'],
  },
  single: {
    title: 'the pages in one file',
    use: 'the site and the lab from a disk, without a server',
    folder: 'dist',
    modes: ['single', 'single-lab'],
    inputs: [...builders, ...texts],
  },
  package: {
    title: 'the package',
    use: 'engine and element for bundlers, Node and content delivery networks',
    folder: 'lib',
    modes: ['lib'],
    inputs: [...builders, ...texts, ...documents],
  },
};

/** The outputs of dist/. */
export const outputsOfSite = Object.keys(outputs).filter((name) => outputs[name].folder === 'dist');
