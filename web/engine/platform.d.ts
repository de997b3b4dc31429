// biome-ignore-all lint/suspicious/noEmptyInterface: they are merged with those of the platform, which types would collide with
// Names of the platform that the declarations of the package say. Programs for servers are checked without the library that declares them:
// there they are empty. Where it is, nothing is added.
interface AbortSignal {}
interface DOMException {}
interface ImageBitmap {}
interface Response {}
interface URL {}
interface Worker {}
declare namespace WebAssembly {
  interface Instance {}
  interface Module {}
}
