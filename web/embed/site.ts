// Where the site lies: beside the script that was loaded, as all its files do.

/** Nothing for scripts without an address of their own, as those written into a page. */
export function folderOf(script: string): string | undefined {
  return /^(https?|file):/.test(script) ? new URL('.', script).href : undefined;
}
