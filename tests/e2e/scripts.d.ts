declare module '*/scripts/vite/offline.mjs' {
  export function writeServiceWorker(folder: string): Promise<void>;
}
