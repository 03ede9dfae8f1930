import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import type { SharedPorts, Stores } from '../shared/index.js';

/** What would have needed a second person. */
export type AloneAct =
  | 'adjustment'
  | 'bonus'
  | 'standings'
  | 'cash-expiry'
  | 'overpaid-left'
  | 'purse'
  | 'season'
  | 'one-race'
  | 'invitation'
  | 'admin-active'
  | 'factor-reset'
  | 'merge'
  | 'payment'
  | 'document'
  | 'held-award';

interface DoneAlone {
  readonly actor: Actor;
  readonly act: AloneAct;
  readonly objectType: string;
  readonly objectId: string;
  /** minor units */
  readonly amount?: number;
  readonly currency?: string;
}

/**
 * Records, in the caller's transaction, that one person did what needs two where `approvals` are `required`. The
 * dashboard shows it, and all administrators get an e-mail within the hour (domain.md §13).
 */
export const recordDoneAlone = (
  tx: Pick<Stores, 'audit'>,
  { actor, act, objectType, objectId, ...money }: DoneAlone,
  { clock, ids }: Pick<SharedPorts, 'clock' | 'ids'>,
): Promise<void> =>
  tx.audit.append({
    id: ids.next(),
    at: clock.now(),
    ...by(actor),
    action: 'done-alone',
    objectType,
    objectId,
    detail: { kind: act, ...money },
  });
