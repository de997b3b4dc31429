/** What is wrong where, in the language that is spoken. */
export type Faults = readonly { line: number; column: number; text: string }[];
