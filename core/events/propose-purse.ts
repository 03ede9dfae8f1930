import type { Actor } from '../access/index.js';
import { type ApprovalRequest, askApproval, withdrawWaiting } from '../approvals/index.js';
import type { Program } from '../program/index.js';
import type { Clock, Ids, Stores } from '../shared/index.js';
import { assertClassesEditable } from './classes-editable.js';
import type { RaceClass } from './event.js';
import type { EventRecord } from './event-record.js';
import { paysNoMore, type Purse, purseOfEvent } from './purse-proposal.js';

interface Ports {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly program: Program;
}

interface Proposed {
  readonly actor: Actor;
  readonly event: EventRecord;
  readonly stored: readonly RaceClass[];
  /** what is to change; the rest stays as it is, or as it was proposed */
  readonly asked: Partial<Purse>;
  readonly reason: string | null;
}

/** Whether changes of an event by this actor wait for an admin: a promoter's, once it was decided that it pays. */
export const needsApproval = (actor: Actor, event: Pick<EventRecord, 'paying'>): boolean =>
  actor.type !== 'admin' && event.paying;

/** Whether a class list applies at once although the event was decided: it pays no more, and nobody has a result. */
export const appliesAtOnce = async (
  tx: Pick<Stores, 'eventAdmin'>,
  eventId: string,
  stored: readonly RaceClass[],
  classes: readonly RaceClass[],
): Promise<boolean> => paysNoMore(stored, classes) && !(await tx.eventAdmin.inUse(eventId));

/** The classes an edit may refer to by id: the stored ones, and new ones of a proposal that waits. */
export const knownClasses = (
  stored: readonly RaceClass[],
  waiting: ApprovalRequest<'purse'> | undefined,
): readonly RaceClass[] => {
  const there = new Set(stored.map((it) => it.id));
  const proposed = (waiting?.change.after.classes ?? []).filter((it) => !there.has(it.id));
  return [...stored, ...proposed.map((it) => ({ ...it, resultsReceivedAt: null }))];
};

/**
 * Asks an admin to change what a decided event pays, or when it is (domain.md §13). Nothing changes until one approves;
 * results are evaluated by the approved purse and dates meanwhile. Asking for what is there takes the proposal back.
 * @returns the proposal that waits; null: none
 * @throws ClassHasResults PurseOverLimit
 */
export const proposePurse = async (
  tx: Pick<Stores, 'eventAdmin' | 'requests' | 'audit'>,
  { actor, event, stored, asked, reason }: Proposed,
  ports: Ports,
): Promise<ApprovalRequest<'purse'> | null> => {
  const waiting = await tx.requests.waitingAbout('purse', event.id);
  const now = purseOfEvent(event, stored);
  const wanted = { ...(waiting?.change.after ?? now), ...asked };
  const after = purseOfEvent(wanted, wanted.classes);
  if (JSON.stringify(after) === JSON.stringify(now)) {
    await withdrawWaiting(tx, 'purse', event.id, actor, ports);
    return null;
  }
  const classes = after.classes.map((it): RaceClass => ({ ...it, resultsReceivedAt: null }));
  await assertClassesEditable(tx, { event, stored, classes, repays: true }, ports.program);
  const change = { currency: event.currency, before: now, after };
  return askApproval(tx, { actor, kind: 'purse', objectId: event.id, objectName: event.title, change, reason }, ports);
};
