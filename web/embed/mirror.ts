// Properties that reflect attributes, since frameworks set a property where an element has one.

/** Each property reads and writes the attribute of its name; undefined, null or an empty text removes it. */
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
