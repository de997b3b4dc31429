// A problem of the practice list.

/** A text in each language. */
export interface Both {
  en: string;
  es: string;
}

export interface PracticeProblem {
  /** The judge, and its title, exactly. */
  judge: string;
  title: string;
  address: string;
  /** The task, in half a sentence. */
  task: Both;
  /** A position of a built-in game that is this problem, as links write it: GAME?name=value. */
  game?: string;
  /** An example of the lab that is this problem: NAME?name=value. */
  example?: string;
  /** Rules in the lab's language that are this problem. */
  rules?: string;
}

/** Problems that need the same idea, from easy to hard. */
export interface Technique {
  name: Both;
  idea: Both;
  /** The chapters that teach it. */
  chapters: readonly string[];
  problems: readonly PracticeProblem[];
}
