// Properties that are attributes: frameworks set properties where an element has them.

/** Each property reads and writes the attribute of its name; nothing, or an empty text, takes it away. */
export function mirror(element: CustomElementConstructor, names: readonly string[]): void {
  for (const name of names) {
    Object.defineProperty(element.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(name) ?? '';
      },
      set(this: HTMLElement, value: unknown) {
        if (value === undefined || value === null || value === '') this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }
}
