import type { Actor } from '../access/index.js';
import { type ApprovalRequest, askApproval, personOf, recordDoneAlone, withdrawWaiting } from '../approvals/index.js';
import type { Program } from '../program/index.js';
import type { Clock, Ids, Instant, LocalDate, Stores } from '../shared/index.js';
import { assertClassesEditable } from './classes-editable.js';
import type { RaceClass } from './event.js';
import type { EventFields, EventRecord } from './event-record.js';
import type { Moved } from './foresee.js';
import { eventPurse } from './purse-limits.js';
import { paysMore, paysNoMore, type Purse, purseOfEvent } from './purse-proposal.js';

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
  /** what it would move */
  readonly money?: Moved | undefined;
}

/** Whether a purse is so large that one administrator alone does not make an event pay it (domain.md §13). */
const isAboveAlone = (classes: readonly RaceClass[], { purseAlone }: Program['limits']): boolean =>
  eventPurse(classes) > purseAlone;

/**
 * Whether a decision that an event pays is another administrator's, because this one set its purse or moved its dates,
 * and the purse is large or somebody has a result: not paying in between would be a way around proposals. `waits`, or
 * `alone` where approvals are only recorded, which the caller does (`recordPurseAlone`).
 */
export const ownPurse = async (
  tx: Pick<Stores, 'eventAdmin' | 'hands'>,
  actor: Actor,
  eventId: string,
  classes: readonly RaceClass[],
  { approvals, limits }: Pick<Program, 'approvals' | 'limits'>,
): Promise<'waits' | 'alone' | null> => {
  if (!isAboveAlone(classes, limits) && !(await tx.eventAdmin.inUse(eventId))) return null;
  if (!(await tx.hands.setPurse(personOf(actor), eventId))) return null;
  return approvals === 'required' ? 'waits' : 'alone';
};

/** Records that one administrator made an event pay a large purse, where approvals are only recorded. */
export const recordPurseAlone = (
  tx: Pick<Stores, 'audit'>,
  actor: Actor,
  { id, currency }: Pick<EventRecord, 'id' | 'currency'>,
  classes: readonly RaceClass[],
  ports: Pick<Ports, 'clock' | 'ids'>,
): Promise<void> =>
  recordDoneAlone(
    tx,
    { actor, act: 'purse', objectType: 'event', objectId: id, amount: eventPurse(classes), currency },
    ports,
  );

/** Whether changes of an event by this actor wait for an admin: a promoter's, once it was decided that it pays. */
export const needsApproval = (actor: Actor, event: Pick<EventRecord, 'paying'>): boolean =>
  actor.type !== 'admin' && event.paying;

/** Whether a class list applies at once although the event was decided: it pays no more, and nobody has a result. */
const appliesAtOnce = async (
  tx: Pick<Stores, 'eventAdmin'>,
  eventId: string,
  stored: readonly RaceClass[],
  classes: readonly RaceClass[],
): Promise<boolean> => paysNoMore(stored, classes) && !(await tx.eventAdmin.inUse(eventId));

interface Edited {
  readonly actor: Actor;
  readonly event: EventRecord;
  readonly stored: readonly RaceClass[];
  readonly classes: readonly RaceClass[];
}

/**
 * How a class list of an event is stored. `proposal`: it waits, because an event pays that a promoter changes, or that
 * an administrator raises far. `undecided`: it is stored, and the event pays nothing until another administrator decides,
 * because it had no purse before. `alone`: at once, and recorded, where approvals are only recorded. `at-once` otherwise.
 */
export const howToStore = async (
  tx: Pick<Stores, 'eventAdmin'>,
  { actor, event, stored, classes }: Edited,
  program: Program,
): Promise<'at-once' | 'alone' | 'proposal' | 'undecided'> => {
  if (!event.paying) return 'at-once';
  if (actor.type !== 'admin') return (await appliesAtOnce(tx, event.id, stored, classes)) ? 'at-once' : 'proposal';
  if (!isAboveAlone(classes, program.limits) || !paysMore(stored, classes)) return 'at-once';
  if (program.approvals === 'recorded') return 'alone';
  return eventPurse(stored) === 0 ? 'undecided' : 'proposal';
};

interface Moving {
  readonly actor: Actor;
  readonly before: EventRecord;
  readonly wanted: Pick<EventFields, 'startsOn' | 'endsOn'>;
  readonly today: LocalDate;
}

/** How other dates by an administrator are stored: another decides, or at once; `alone` is recorded by the caller. */
export const howToMove = async (
  tx: Pick<Stores, 'eventAdmin'>,
  { actor, before, wanted, today }: Moving,
  { approvals }: Pick<Program, 'approvals'>,
): Promise<'at-once' | 'alone' | 'proposal'> => {
  if (actor.type !== 'admin' || !before.paying) return 'at-once';
  const begun = [before.startsOn, wanted.startsOn].some((day) => day !== null && day <= today);
  if (!begun && !(await tx.eventAdmin.inUse(before.id))) return 'at-once';
  return approvals === 'required' ? 'proposal' : 'alone';
};

/** The event as it is stored with a class list that another administrator decides about. */
export const undecided = (event: EventRecord, at: Instant): EventRecord => ({
  ...event,
  paying: false,
  payingAskedAt: at,
});

/** The classes an edit may refer to by id: the stored ones, and new ones of a proposal that waits. */
export const knownClasses = (
  stored: readonly RaceClass[],
  waiting: ApprovalRequest<'purse'> | undefined,
): readonly RaceClass[] => {
  const there = new Set(stored.map((raceClass) => raceClass.id));
  const proposed = (waiting?.change.after.classes ?? []).filter((raceClass) => !there.has(raceClass.id));
  return [...stored, ...proposed.map((item) => ({ ...item, resultsReceivedAt: null }))];
};

/**
 * Asks an admin to change what a decided event pays, or when it is (domain.md §13). Nothing changes until one approves;
 * results are evaluated by the approved purse and dates meanwhile. A proposal of what is in force already withdraws the
 * one that waits.
 * @returns the proposal that waits; null: none
 * @throws ClassHasResults PurseOverLimit
 */
export const proposePurse = async (
  tx: Pick<Stores, 'eventAdmin' | 'requests' | 'audit'>,
  { actor, event, stored, asked, reason, money }: Proposed,
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
  const classes = after.classes.map((raceClass): RaceClass => ({ ...raceClass, resultsReceivedAt: null }));
  await assertClassesEditable(tx, { event, stored, classes, repays: true }, ports.program);
  const change = { currency: event.currency, before: now, after, ...(money ? { money } : {}) };
  return askApproval(tx, { actor, kind: 'purse', objectId: event.id, objectName: event.title, change, reason }, ports);
};
