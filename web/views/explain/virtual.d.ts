/** Returns the address of the worker that lays graphs out: scripts/vite/layout.mjs. */
declare module 'virtual:grundyscope/layout-worker' {
  const address: () => string;
  export default address;
}
