// Another table to compare with, as it stands in addresses: with=nim;misere=1;layer=nimber

import { escaped, unescaped } from '../base/foreign_text.js';
import type { LayerName } from '../engine/api_messages.js';
import { layerNames } from '../engine/facts.js';

export interface Comparison {
  game: string;
  parameters: Record<string, string>;
  layer: LayerName;
}

/** Values are escaped once more than the address does, so that they may hold any character. */
export function comparisonText({ game, parameters, layer }: Comparison): string {
  const given = Object.entries(parameters).map(([name, value]) => `${name}=${escaped(value).replace(/%2C/g, ',').replace(/%2F/g, '/')}`);
  return [game, ...given, ...(layer === 'outcome' ? [] : [`layer=${layer}`])].join(';');
}

export function readComparison(text: string): Comparison | undefined {
  const [game, ...rest] = text.split(';');
  if (!game) return undefined;
  const found: Comparison = { game, parameters: {}, layer: 'outcome' };
  for (const part of rest) {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(part) ?? [];
    if (name === undefined || value === undefined) return undefined;
    const layer = name === 'layer' && layerNames.find((known) => known === value);
    if (layer) found.layer = layer;
    else found.parameters[name] = unescaped(value);
  }
  return found;
}
