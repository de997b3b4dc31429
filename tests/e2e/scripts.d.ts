declare module '*/scripts/vite/offline.mjs' {
  export function writeServiceWorker(folder: string): Promise<void>;
}

declare module '*/commands/twins.mjs' {
  export function twins(id: string, seed: number): Record<string, string>[];
}
