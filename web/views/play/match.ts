// Who plays: one person and an opponent of some skill, two people, or nobody but opponents. Kept on the device.
export interface Match {
  /** Whom the person plays; `both`: two people take turns; `none`: the opponents play each other. */
  person: 'first' | 'second' | 'both' | 'none';
  /** How likely the opponent is to play perfectly: 1 perfect, 0 random. */
  skill: number;
}

const KEY = 'grundyscope.match';

export function keptMatch(): Match {
  const usual: Match = { person: 'first', skill: 1 };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Match>;
    const person = (['first', 'second', 'both', 'none'] as const).find((name) => name === kept.person) ?? usual.person;
    const skill = typeof kept.skill === 'number' && kept.skill >= 0 && kept.skill <= 1 ? kept.skill : usual.skill;
    return { person, skill };
  } catch {
    return usual;
  }
}

export function keepMatch(match: Match): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(match));
  } catch {
    // Where nothing may be kept, it lasts as long as the page.
  }
}

/** 0 the first player, 1 the second. */
export type Side = 0 | 1;

export const moves = (match: Match, side: Side): boolean =>
  match.person === 'both' || (match.person === 'first' && side === 0) || (match.person === 'second' && side === 1);
