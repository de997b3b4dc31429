declare module '*/scripts/vite/offline.mjs' {
  export function writeServiceWorker(folder: string): Promise<void>;
}

declare module '*/commands/twins.mjs' {
  export function twins(id: string, seed: number): Record<string, string>[];
}

declare module '*/scripts/steps/sizes.mjs' {
  export function sizeFault(name: string, files: string[]): string | undefined;
}

declare module '*/scripts/vite/game_pages.mjs' {
  export function siteAddress(given?: string): string | undefined;
  export function gamePage(
    html: string,
    page: { game: object; texts: object; surprise: string; answer: string; site?: string | undefined },
  ): string;
  export function homePage(html: string, page: { games: object[]; site?: string | undefined }): string;
  export function libraryPaths(): Promise<string[]>;
}

declare module '*/scripts/steps/child.mjs' {
  export function find(...names: (string | undefined)[]): string | undefined;
}
