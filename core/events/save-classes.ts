import type { Actor } from '../access/index.js';
import { by, changesOf } from '../audit/index.js';
import type { Program } from '../program/index.js';
import { type Clock, type Ids, NotFound, StaleEdit, type Stores, type UnitOfWork } from '../shared/index.js';
import { type ClassAsked, classList } from './class-list.js';
import { assertClassesEditable } from './classes-editable.js';
import type { RaceClass } from './event.js';
import { assertOwnEvent } from './event-fields.js';
import type { EventRecord } from './event-record.js';
import { paysNoMore } from './purse-proposal.js';
import { howToStore, knownClasses, needsApproval, proposePurse, recordPurseAlone, undecided } from './propose-purse.js';
import { assertWithinResultWindow } from './result-window.js';
import type { SettlingNeeds, SettlingPort } from './settle-event.port.js';

export interface SaveClasses {
  readonly actor: Actor;
  readonly eventId: string;
  /** the event's version that was edited */
  readonly version: number;
  /** the complete list, in order */
  readonly classes: readonly ClassAsked[];
  /** why, for whoever approves it */
  readonly reason?: string | null | undefined;
}

export interface SavedClasses {
  readonly version: number;
  readonly classes: readonly RaceClass[];
}

/**
 * Replaces an event's classes and payout places (requirements §2). A class with results cannot be removed, and only
 * admins may change what it pays; the event is then queued for evaluation. Promoters only within the result window; once
 * it was decided that the event pays, their list is a proposal, unless it pays no more and nobody has a result. A large
 * purse by an administrator waits for another one (`howToStore`). Saving the same list changes nothing.
 * @throws NotFound StaleEdit ClassesNotValid ClassHasResults PurseOverLimit ResultWindowClosed
 */
export const saveClasses =
  ({
    uow,
    clock,
    ids,
    program,
    settle,
  }: SettlingPort & {
    readonly uow: UnitOfWork<'eventAdmin' | 'series' | 'approvals' | 'requests' | 'rejudging' | SettlingNeeds>;
    readonly clock: Clock;
    readonly ids: Ids;
    readonly program: Program;
  }) =>
  ({ actor, eventId, version, classes: asked, reason = null }: SaveClasses): Promise<SavedClasses> =>
    uow.run(async (tx) => {
      const event = await tx.eventAdmin.lock(eventId);
      const found = event && (await tx.eventAdmin.find(eventId));
      if (!event || !found) throw new NotFound('event');
      await assertOwnEvent(tx, actor, event);
      assertWithinResultWindow(actor, event, clock.now(), program);
      if (event.version !== version) throw new StaleEdit('event', event.version);
      const stored = found.classes;
      const waiting = event.paying ? await tx.requests.waitingAbout('purse', eventId) : undefined;
      const classes = classList(eventId, knownClasses(stored, waiting), asked, ids);
      const how = await howToStore(tx, { actor, event, stored, classes }, program);
      // a promoter edits the proposal that waits
      if (how === 'proposal' || (waiting && needsApproval(actor, event))) {
        await proposePurse(tx, { actor, event, stored, asked: { classes }, reason }, { clock, ids, program });
        return { version, classes: stored };
      }
      if (isSame(stored, classes)) return { version, classes: stored };

      const put = how === 'undecided' ? undecided(event, clock.now()) : event;
      const change = { actor, event: put, stored, classes, action: 'save-classes' as const };
      const saved = await putClasses(tx, change, { clock, ids, program, settle });
      if (how === 'alone') await recordPurseAlone(tx, actor, event, classes, { clock, ids });
      return saved;
    });

interface PutClasses {
  readonly actor: Actor;
  readonly event: EventRecord;
  readonly stored: readonly RaceClass[];
  readonly classes: readonly RaceClass[];
  readonly action: 'save-classes' | 'import-classes' | 'undo-import';
}

/** Stores a class list under the event's lock. @throws ClassHasResults PurseOverLimit */
export const putClasses = async (
  tx: Pick<Stores, 'eventAdmin' | 'rejudging' | SettlingNeeds>,
  { actor, event, stored, classes, action }: PutClasses,
  {
    clock,
    ids,
    program,
    settle,
  }: SettlingPort & { readonly clock: Clock; readonly ids: Ids; readonly program: Program },
): Promise<SavedClasses> => {
  const repays = actor.type === 'admin';
  const { repaid } = await assertClassesEditable(tx, { event, stored, classes, repays }, program);
  const at = clock.now();
  const version = event.version + 1;
  await tx.eventAdmin.saveClasses(event.id, classes);
  await tx.eventAdmin.put({ ...event, version });
  // a purse that was raised shortly before the results is a signal (domain.md §13)
  const raised = event.paying && stored.length > 0 && !paysNoMore(stored, classes);
  if (raised) await tx.checks.notePurseRaised(event.id, at);
  if (repaid.length > 0) await tx.rejudging.ask([event.id], at);
  await tx.audit.append({
    id: ids.next(),
    at,
    ...by(actor),
    action,
    objectType: 'event',
    objectId: event.id,
    detail: { ...whatChanged(stored, classes), ...(raised ? { raised } : {}) },
  });
  if (repaid.length > 0) await settle(tx, event.id, { actor, at });
  return { version, classes };
};

export const isSame = (before: readonly RaceClass[], after: readonly RaceClass[]): boolean =>
  before.length === after.length &&
  after.every((it, at) => it.id === before[at]?.id && Object.keys(changesOf(before[at], it)).length === 0);

const whatChanged = (before: readonly RaceClass[], after: readonly RaceClass[]) => {
  const [was, is] = [before, after].map((all) => new Map(all.map((it) => [it.id, it]))) as [
    Map<string, RaceClass>,
    Map<string, RaceClass>,
  ];
  const changed = after.flatMap((raceClass) => {
    const changes = changesOf(was.get(raceClass.id) ?? raceClass, raceClass);
    return Object.keys(changes).length > 0 ? [{ id: raceClass.id, ...changes }] : [];
  });
  return {
    added: after
      .filter((it) => !was.has(it.id))
      .map(({ id, name, payoutType, places }) => ({ id, name, payoutType, places })),
    removed: before
      .filter((it) => !is.has(it.id))
      .map(({ id, name, payoutType, places }) => ({ id, name, payoutType, places })),
    changed,
  };
};
