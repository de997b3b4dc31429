// Nodes of pages of others (DOM clobbering): an element hides the property that it is named like, `<img name="createElement">` on the
// document, `<input name="parentNode">` on its form.

/** Returns the node with the properties and methods of its class, whatever elements are named. Only to read from: it is no node itself. */
export const unclobbered = <T extends Node>(node: T): T =>
  new Proxy(node, {
    get(_, name) {
      const value: unknown = Reflect.get(Object.getPrototypeOf(node), name, node);
      return typeof value === 'function' ? value.bind(node) : value;
    },
  });

/** The document. In builds for pages of others this is what `document` means (scripts/vite/guest.mjs). Undefined on servers. */
export const page = globalThis.document && unclobbered(globalThis.document);
