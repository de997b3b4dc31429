// Where the site lies: beside the script that was loaded, as all its files do.

/** Nothing for scripts without an address of their own, as those written into a page, nor for those of the package, which no site lies beside. */
export function folderOf(script: string): string | undefined {
  return import.meta.env.MODE !== 'lib' && /^(https?|file):/.test(script) ? new URL('.', script).href : undefined;
}
