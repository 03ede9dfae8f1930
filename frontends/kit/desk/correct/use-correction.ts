import { newKey, useFormats, usePreviewedAct, type PreviewedAct } from '@rrr/kit/base';
import { MOVES, type Moved } from './MoneyMoved.js';
import { useCorrectWords } from './words/use-words.js';

/** What every preview of a correction has. */
export interface Effect {
  money: Moved | null;
  outcome?: string | undefined;
}

export interface CorrectionOptions<C, P extends Effect> {
  /** Asks what it would do, or does it: then with the preview's outcome and a key. */
  send: (command: C, how: Dry | Real) => Promise<P>;
  notice: (done: P) => string;
  /** takes it back at once, from the notice */
  undo?: () => Promise<unknown>;
  onDone: (done: P) => void;
  /** what is shown of the results may be out of date */
  refresh: () => void;
}
export interface Dry {
  dryRun: true;
  signal: AbortSignal;
}
export interface Real {
  dryRun: false;
  outcome: string | undefined;
  idempotencyKey: string;
}

interface How {
  /** for the body or the query */
  said: { dryRun: boolean; outcome?: string };
  /** beside them */
  rest: { idempotencyKey: string; signal?: AbortSignal };
}

/** A correction of results: its effect is shown first, and only what was shown is done. */
export const useCorrection = <C, P extends Effect>(options: CorrectionOptions<C, P>): PreviewedAct<C, P, P> => {
  const { send, notice, undo, onDone, refresh } = options;
  const [words, formats] = [useCorrectWords(), useFormats()];
  return usePreviewedAct<C, P, P>({
    preview: (command, signal) => send(command, { dryRun: true, signal }),
    changes: (before, now) =>
      MOVES.flatMap((move) => {
        const [was, is] = [before.money?.[move], now.money?.[move]];
        return was && is && was.amount !== is.amount
          ? [words('changed', { what: words(move), before: formats.money(was), now: formats.money(is) })]
          : [];
      }),
    send: ({ command, outcome }, idempotencyKey) => send(command, { dryRun: false, outcome, idempotencyKey }),
    // A refusal tells that what is on the page was out of date.
    refresh,
    notice,
    ...(undo ? { undo } : {}),
    onDone,
  });
};

/** The parts of a request that say how it is sent. A preview stores nothing, so its key is used once. */
export const howSent = (how: Dry | Real): How =>
  how.dryRun
    ? { said: { dryRun: true }, rest: { idempotencyKey: newKey(), signal: how.signal } }
    : {
        said: { dryRun: false, ...(how.outcome === undefined ? {} : { outcome: how.outcome }) },
        rest: { idempotencyKey: how.idempotencyKey },
      };
