// What scripts/vite/methods.mjs makes of a game's methods.

export type Parameters = Readonly<Record<string, string>>;

export interface Count {
  positions: number;
  options: number;
  bytes: number;
}

export interface Method {
  id: string;
  title: string;
  kind: 'naive' | 'memo' | 'order' | 'subtask' | 'fast' | 'formula';
  /** MathML. */
  time: string;
  space: string;
  /** Code with the marks of code.ts in it. */
  cpp: string;
  python: string;
  /** On `stepped` and on `counted`. */
  counts: readonly [Count, Count];
  /** The line of the C++ code that settled a position, from 1; the options looked at since the step before; the position. */
  steps: readonly (readonly number[])[];
}

export interface Methods {
  stepped: Parameters;
  counted: Parameters;
  methods: readonly Method[];
}
