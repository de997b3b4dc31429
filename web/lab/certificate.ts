// The certificate of a rule text, on pages that load the commands.
import { html } from 'lit';
import { commandLoader } from '../commands/index.js';
import type { Checked } from '../engine/protocol.js';
import type { Certifier } from '../views/certificate/element.js';

/** `certifier`: once it is loaded. It is hidden while the rules in the editor cannot be solved. */
export const certificateView = (
  parameters: Readonly<Record<string, string>>,
  certifier: Certifier | undefined,
  hidden: boolean,
  checked: Checked | undefined,
) =>
  commandLoader() &&
  html`<grundy-certificate ?hidden=${hidden} .game=${'rules'} .parameters=${parameters} .certifier=${certifier}
    ?valued=${checked?.layout?.partisan}></grundy-certificate>`;
