import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import type { Program } from '../program/index.js';
import { type Clock, type Ids, plusSeconds, type Stores } from '../shared/index.js';
import { type ApprovalRequest, personOf, type RequestedChanges, type RequestKind } from './request.js';

/** Seconds. */
export const DAY = 86_400;

export interface ApprovalPorts {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly program: Pick<Program, 'approvalDays' | 'invitedDays' | 'timeZone'>;
}

interface Asked<K extends RequestKind> {
  readonly actor: Actor;
  readonly kind: K;
  readonly objectId: string;
  readonly objectName: string;
  readonly change: RequestedChanges[K];
  readonly reason: string | null;
}

/** Kinds about one award: those about several awards of one rider wait side by side. */
const ABOUT_AWARDS: readonly string[] = ['bonus', 'cash-expiry', 'overpaid-left'];

/**
 * Asks for a change, in the caller's transaction and under the object's lock. Only adjustments and requests about
 * different awards wait side by side: of all else a new request about the object replaces the one that waits, and asking
 * the same again changes nothing.
 */
export const askApproval = async <K extends RequestKind>(
  tx: Pick<Stores, 'requests' | 'audit'>,
  { actor, kind, objectId, objectName, change, reason }: Asked<K>,
  { clock, ids, program }: ApprovalPorts,
): Promise<ApprovalRequest<K>> => {
  const aboutAward = ABOUT_AWARDS.includes(kind);
  // two equal adjustments are two
  const before =
    kind === 'adjustment' ? undefined : await tx.requests.waitingAbout(kind, objectId, aboutAward ? change : undefined);
  if (before && aboutAward) return before;
  if (before && JSON.stringify([before.change, before.reason]) === JSON.stringify([change, reason])) return before;
  const at = clock.now();
  const request: ApprovalRequest<K> = {
    id: before?.id ?? ids.next(),
    kind,
    objectId,
    objectName,
    change,
    reason,
    state: 'waiting',
    version: (before?.version ?? 0) + 1,
    askedAt: at,
    askedBy: personOf(actor),
    askedByName: actor.name,
    askedByType: actor.proxyHostId === null ? actor.type : 'admin',
    askedFor: actor.subjectId,
    expiresAt: plusSeconds(at, program.approvalDays * DAY),
    decidedAt: null,
    decidedBy: null,
    decidedByName: null,
    answer: null,
  };
  await tx.requests.put(request);
  await recordAct(tx, { ids, at, actor }, before ? 'edit-request' : 'ask-approval', ['request', request.id], {
    kind,
    about: objectId,
    reason,
  });
  return request;
};
