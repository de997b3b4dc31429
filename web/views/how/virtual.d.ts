// What scripts/vite/methods.mjs gives.
declare module 'virtual:grundyscope/methods' {
  const methods: Readonly<Record<string, () => Promise<{ default: import('./methods.js').Methods }>>>;
  export default methods;
}
