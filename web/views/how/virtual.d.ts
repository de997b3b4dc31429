// The virtual module of scripts/vite/methods.mjs.
declare module 'virtual:grundyscope/methods' {
  const methods: Readonly<Record<string, () => Promise<{ default: import('./methods.js').Methods }>>>;
  export default methods;
}
