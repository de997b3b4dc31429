// The lab's worker: a session over the module of rule texts, which also answers `check`, `challenge` and `value`.
import createModule from '../../build/wasm/lab.mjs';
import type { Bindings } from '../engine/bindings.js';
import { english } from '../engine/english.js';
import { labEnglish } from '../engine/lab_english.js';
import { instantiate } from '../engine/load.js';
import type { Args, FromSession, Others, Result, ToSession } from '../engine/protocol.js';
import { encoded, Session, SLICE_MS, unwrap } from '../engine/session.js';
import type { LabBindings } from './bindings.js';

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<ToSession>) => void) | null;
  postMessage(message: FromSession, transfer?: Transferable[]): void;
};

let started: Promise<{ session: Session; module: LabBindings }> | undefined;
/** The call of the running challenge; another challenge or a cancel ends it. */
let challenging = 0;

scope.onmessage = ({ data }) => {
  if (data.kind === 'start') {
    started = instantiate(createModule, data.wasm).then((module) => ({
      session: new Session(
        module,
        (message, transfer) => scope.postMessage(message, transfer),
        { ...english, ...labEnglish },
        valuing(module),
      ),
      module: module as unknown as LabBindings,
    }));
    started.then(
      () => scope.postMessage({ kind: 'started' }),
      (error) => scope.postMessage({ kind: 'crashed', text: String(error) }),
    );
    return;
  }
  started
    ?.then(({ session, module }) => {
      if (data.kind === 'check' || data.kind === 'challenge') void answer(module, data);
      else {
        if (data.kind === 'cancel' && data.call === challenging) challenging = 0;
        session.receive(data);
      }
    })
    .catch((error) => scope.postMessage({ kind: 'crashed', text: String(error) }));
};

/** Answers `value`. */
function valuing(module: Bindings): Others {
  const { value } = module as LabBindings;
  return (request, run) =>
    request.kind === 'value'
      ? (async () => JSON.parse((await run(unwrap(value(encoded(request.parameters), request.state)).handle)).json ?? 'null'))()
      : undefined;
}

async function answer(
  module: LabBindings,
  request: { call: number } & (({ kind: 'check' } & Args<'check'>) | ({ kind: 'challenge' } & Args<'challenge'>)),
): Promise<void> {
  const { call } = request;
  const give = (result: Result<'check' | 'challenge'>) => scope.postMessage({ kind: 'result', call, result });
  try {
    if (request.kind === 'check') {
      const checked = module.check(encoded(['text', request.text, ...request.parameters]));
      if (checked.ok) give(JSON.parse(checked.json));
      return;
    }
    challenging = call;
    const begun = module.challenge(encoded(request.parameters), request.formula, request.against === 'nimber');
    if (!begun.ok) {
      const { code, said, field } = begun.error;
      scope.postMessage({ kind: 'error', call, error: { code, reason: JSON.parse(said), ...(field !== undefined && { field }) } });
      return;
    }
    while (challenging === call) {
      const on = module.challengeOn(SLICE_MS);
      if (!on.ok) return;
      if (on.progress >= 1) return give(JSON.parse(on.json));
      scope.postMessage({ kind: 'progress', call, share: on.progress });
      await new Promise((resolve) => setTimeout(resolve));
    }
    scope.postMessage({ kind: 'error', call, error: { code: 'aborted', reason: '' } });
  } catch (error) {
    scope.postMessage({ kind: 'crashed', text: error instanceof Error ? error.message : String(error), call });
  }
}
