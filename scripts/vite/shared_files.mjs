// Scripts that pages of the site share: `early` has what the first script loads, too; each pair of pages has one, if it is large enough;
// `common` has the rest. Without these, each set of parts that something loads would be a file, and each page would begin with twenty
// requests.

/** How many pages load a module at once for it to be in the file of all. */
const COMMON_FROM_PAGES = 3;
/** Length of the sources of a pair for it to have a file of its own; below, a request costs more than the bytes. */
const PAIR_FROM_CHARACTERS = 8000;

/** The pages that load each module at once, or `later`, too: module → pages. O(modules of all pages). */
function loadedBy(pages, graph, later = false) {
  const loading = new Map();
  for (const page of pages) {
    const reached = new Set([page]);
    for (const id of reached) {
      const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
      for (const next of [...importedIds, ...(later ? dynamicallyImportedIds : [])]) reached.add(next);
    }
    for (const id of reached) loading.set(id, [...(loading.get(id) ?? []), page]);
  }
  return loading;
}

/** The file of each module that several pages load at once: module → file. `pages`: {module: name}. */
function fileOf(pages, graph) {
  const loading = [...loadedBy(Object.keys(pages), graph)].filter(([, by]) => by.length > 1);
  const soonerOrLater = loadedBy(Object.keys(pages), graph, true);
  const files = new Map(loading.map(([id]) => [id, 'common']));
  const pairs = new Map();
  for (const [id, by] of loading.filter(([, by]) => by.length < COMMON_FROM_PAGES)) {
    // Another page that loads it later would have to load the whole file of the pair: the bundler finds its place.
    if (soonerOrLater.get(id).length > by.length) {
      files.delete(id);
      continue;
    }
    const pair = by.map((page) => pages[page]).join('-');
    pairs.set(pair, [...(pairs.get(pair) ?? []), id]);
  }
  const sourceOf = (ids) => ids.reduce((sum, id) => sum + (graph.getModuleInfo(id).code?.length ?? 0), 0);
  for (const [pair, ids] of pairs) if (sourceOf(ids) >= PAIR_FROM_CHARACTERS) for (const id of ids) files.set(id, pair);
  return files;
}

/**
 * Groups for `codeSplitting`. `pages`: {module: name}; `first`: the script that runs before the others, so that what it loads is in a file
 * of its own.
 */
export function sharedFiles(pages, first) {
  let found;
  const nameOf = (id, graph) => {
    found ??= { files: fileOf(pages, graph), early: loadedBy([first], graph) };
    const file = id === first ? undefined : found.files.get(id);
    return found.early.has(id) && file ? 'early' : file;
  };
  /** `is`: whether a file of this name belongs to the group. */
  const group = (priority, is) => ({
    debugName: 'shared files',
    priority,
    name(id, graph) {
      const name = nameOf(id, graph);
      return name && is(name) ? name : null;
    },
  });
  // The highest priority is made first.
  return [group(2, (name) => name === 'early'), group(1, (name) => name === 'common'), group(0, () => true)];
}
