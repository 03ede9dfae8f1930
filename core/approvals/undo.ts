import type { Actor } from '../access/index.js';
import { type Instant, plusSeconds, refusal, type Stores } from '../shared/index.js';
import { personOf } from './request.js';

/** Minutes within which whoever decided can undo it, beyond the ten seconds in which nobody is told. */
export const UNDO_MINUTES = 10;

/** An act as the audit log has it. */
export interface DoneAct {
  readonly at: Instant;
  /** the account of the person who did it, not the one that was acted for */
  readonly personId: string | null;
  readonly action: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** An object, and the acts by which something was decided about it. */
export interface DecidedObject {
  readonly objectType: string;
  readonly objectId: string;
  readonly actions: readonly string[];
}

/**
 * `why`: `other`: somebody else decided it; `late`: more than UNDO_MINUTES ago; `changed`: it was changed, decided again or
 * undone since; `spent`: money of it was redeemed or paid; `claimed`: the rider asked for cash that needs it
 */
export class UndoRefused extends refusal('UNDO_REFUSED', 'The decision can no longer be undone') {}

/**
 * The last decision about an object, which this person may undo.
 * @throws UndoRefused
 */
export const ownDecision = async (
  tx: Pick<Stores, 'hands'>,
  actor: Actor,
  object: DecidedObject,
  now: Instant,
): Promise<DoneAct> => {
  const last = await tx.hands.lastAct(object);
  if (!last) throw new UndoRefused({ why: 'changed' });
  if (last.personId !== personOf(actor)) throw new UndoRefused({ why: 'other' });
  if (plusSeconds(last.at, UNDO_MINUTES * 60) < now) throw new UndoRefused({ why: 'late' });
  return last;
};
