// Checks a text with given parameters, by the names that addresses use.
import type { Checked } from '../engine/protocol.js';
import { addressName } from './address.js';
import { FIRST } from './game.js';
import type { LabEngine } from './lab_engine.js';

type Values = Record<string, string>;

const ofTable = ['across', 'up', 'down', 'width'];

/** The parameters that a text has, by their names in addresses; `rules.NAME` stands for NAME wherever that is free. */
function known(checked: Checked, given: Values): Values {
  const names = (checked.parameters ?? []).map(({ name }) => name);
  const named = (name: string) => {
    if (!name.startsWith('rules.')) return ofTable.includes(name) || (name === FIRST && checked.layout?.partisan) ? name : find(name);
    return find(name.slice('rules.'.length));
  };
  const find = (name: string) => {
    const own = names.find((other) => other === name) ?? names.find((other) => other.toLowerCase() === name.toLowerCase());
    return own === undefined ? undefined : addressName(own);
  };
  return Object.fromEntries(Object.entries(given).flatMap(([name, value]) => [[named(name), value]].filter(([own]) => own !== undefined)));
}

/**
 * Returns what a text is with these values, and those of them that it has. Values that do not fit the text are left out, one after the
 * other, so that it still opens, and the others stay.
 */
export async function checkedWith(
  engine: LabEngine,
  text: string,
  given: Values,
  signal: AbortSignal,
): Promise<{ checked: Checked; parameters: Values }> {
  const parameters = { ...given };
  for (;;) {
    const checked = await engine.check(text, parameters, { signal });
    if (checked.ok) return { checked, parameters: known(checked, parameters) };
    const wrong = checked.faults.flatMap(({ parameter }) =>
      Object.keys(parameters).filter((name) => parameter !== undefined && sameName(name, parameter)),
    );
    if (wrong.length === 0) {
      // Values may also be wrong together.
      const bare = Object.keys(parameters).length > 0 ? await engine.check(text, {}, { signal }) : checked;
      return bare.ok ? { checked: bare, parameters: {} } : { checked, parameters };
    }
    for (const name of wrong) delete parameters[name];
  }
}

const sameName = (address: string, name: string) =>
  address.replace(/^rules\./, '').toLowerCase() === name.replace(/^rules\./, '').toLowerCase();
