import type { Actor } from '../access/index.js';
import { changesOf, recordAct } from '../audit/index.js';
import type { Program } from '../program/index.js';
import type { Clock, Ids, Stores } from '../shared/index.js';
import { assertClassesEditable } from './classes-editable.js';
import type { RaceClass } from './event.js';
import type { EventRecord } from './event-record.js';
import { paysNoMore } from './purse-proposal.js';
import type { SettlingNeeds, SettlingPort } from './settle-event.port.js';

export interface SavedClasses {
  readonly version: number;
  readonly classes: readonly RaceClass[];
}

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
  await recordAct(tx, { ids, at, actor }, action, ['event', event.id], {
    ...whatChanged(stored, classes),
    ...(raised ? { raised } : {}),
  });
  if (repaid.length > 0) await settle(tx, event.id, { actor, at });
  return { version, classes };
};

export const isSame = (before: readonly RaceClass[], after: readonly RaceClass[]): boolean =>
  before.length === after.length &&
  after.every(
    (raceClass, at) => raceClass.id === before[at]?.id && Object.keys(changesOf(before[at], raceClass)).length === 0,
  );

/** What the audit says of a class that was added or removed. */
const toldClass = ({ id, name, payoutType, places, payoutSteps }: RaceClass) => ({
  id,
  name,
  payoutType,
  places,
  ...(payoutSteps ? { payoutSteps } : {}),
});

const whatChanged = (before: readonly RaceClass[], after: readonly RaceClass[]) => {
  const [was, is] = [before, after].map((all) => new Map(all.map((raceClass) => [raceClass.id, raceClass]))) as [
    Map<string, RaceClass>,
    Map<string, RaceClass>,
  ];
  const changed = after.flatMap((raceClass) => {
    const changes = changesOf(was.get(raceClass.id) ?? raceClass, raceClass);
    return Object.keys(changes).length > 0 ? [{ id: raceClass.id, ...changes }] : [];
  });
  return {
    added: after.filter((raceClass) => !was.has(raceClass.id)).map(toldClass),
    removed: before.filter((raceClass) => !is.has(raceClass.id)).map(toldClass),
    changed,
  };
};
