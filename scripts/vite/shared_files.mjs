// The files that pages of the site share: one with what most pages load at once, and one for each pair of pages. Without these, each set of
// parts that something loads would be a file, and each page would begin with twenty requests.

/** Pages that load a module at once, from which on it is in the file of all. */
const MOST = 3;
/** Length of the source from which on a pair has a file of its own; below, a request costs more than the bytes. */
const LEAST = 8000;

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
  for (const [id, by] of loading.filter(([, by]) => by.length < MOST)) {
    // A third page that loads some of it later would get all of the pair's.
    if (soonerOrLater.get(id).length > by.length) {
      files.delete(id);
      continue;
    }
    const pair = by.map((page) => pages[page]).join('-');
    pairs.set(pair, [...(pairs.get(pair) ?? []), id]);
  }
  const sourceOf = (ids) => ids.reduce((sum, id) => sum + (graph.getModuleInfo(id).code?.length ?? 0), 0);
  for (const [pair, ids] of pairs) if (sourceOf(ids) >= LEAST) for (const id of ids) files.set(id, pair);
  return files;
}

/**
 * Groups for `codeSplitting`. `pages`: {module: name}; `first`: the script that runs before the others, so that what it loads is in a file
 * of its own.
 */
export function sharedFiles(pages, first) {
  let known;
  const group = (priority, name) => ({
    debugName: 'shared files',
    priority,
    name(id, graph) {
      known ??= { files: fileOf(pages, graph), early: loadedBy([first], graph) };
      const file = id === first ? undefined : known.files.get(id);
      return name(known.early.has(id) && file ? 'early' : file) ?? null;
    },
  });
  return [
    group(2, (file) => (file === 'early' ? file : undefined)),
    group(1, (file) => (file === 'common' ? file : undefined)),
    group(0, (file) => file),
  ];
}
