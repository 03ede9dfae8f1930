import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { ImportChangedSince, type ImportRecord, ImportUndone } from '../imports/index.js';
import { type Currency, NotFound, type PortsOf, type Stores, type YieldToEventLoop } from '../shared/index.js';
import { type AlreadySpent, alreadySpent } from './already-spent.js';
import { lockRiders } from './lock-riders.js';
import { type ClassSnapshot, contentOf, snapshotOf } from './import-trail.js';
import { assertPreviewed, outcomeOf } from './outcome.js';
import type { MoneyMoved } from './plan-awards.js';
import type { Result } from './result.js';
import { applyCorrection } from './apply-correction.js';
import { evaluateCorrection } from './evaluate-correction.js';
import { assertCanSubmit } from './submit-refusals.js';

export interface UndoImport {
  readonly actor: Actor;
  readonly importId: string;
  /** null: preview only, nothing is stored */
  readonly apply: IdempotencyKey | null;
  /** fingerprint of the confirmed preview; null or left out: no preview */
  readonly outcome?: string | null;
}

export interface ResultsUndone {
  readonly applied: boolean;
  readonly record: ImportRecord;
  readonly currency: Currency;
  /** results removed, restored, and changed back */
  readonly changes: { readonly removed: number; readonly restored: number; readonly changed: number };
  /** minor units of `currency`, in the whole event */
  readonly money: MoneyMoved;
  readonly spent: readonly AlreadySpent[];
  /** fingerprint of the effect */
  readonly outcome: string;
}

type Needs =
  | 'imports'
  | 'layoutChoices'
  | 'events'
  | 'results'
  | 'claims'
  | 'riderFacts'
  | 'checks'
  | 'wallets'
  | 'outbox'
  | 'audit'
  | 'idempotency';
interface Ports extends PortsOf<Needs, 'clock' | 'ids' | 'digest' | 'program'> {
  /** left out where no other requests wait */
  readonly yieldToEventLoop?: YieldToEventLoop;
}

/**
 * Restores the results of an import's classes to their earlier state and applies the correction, as long as nobody
 * changed them since. For admins and, within the result window, the event's own approved promoter. Money already spent
 * is listed and stays with the riders.
 * @throws NotFound ImportUndone ImportChangedSince PreviewOutdated ResultWindowClosed EventNotStarted KeyUsedForAnother
 */
export const undoImport =
  (ports: Ports) =>
  (cmd: UndoImport): Promise<ResultsUndone> =>
    ports.uow.run((tx) =>
      cmd.apply ? withIdempotency(tx.idempotency, cmd.apply, () => undo(tx, cmd, ports)) : undo(tx, cmd, ports),
    );

const undo = async (
  tx: Pick<Stores, Needs>,
  { actor, importId, apply, outcome }: UndoImport,
  ports: Ports,
): Promise<ResultsUndone> => {
  const at = ports.clock.now();
  const { yieldToEventLoop = () => Promise.resolve() } = ports;
  const found = await tx.imports.lock(importId);
  const event = found?.record.eventId ? await tx.events.lock(found.record.eventId) : undefined;
  if (!found || !event || !isOfResults(found.record)) throw new NotFound('import');
  assertCanSubmit(actor, event, at, ports.program);
  const { record, trail } = found;
  if (record.undoneAt !== null) throw new ImportUndone({ at: record.undoneAt, by: record.undoneBy });

  const before = { classes: await tx.events.classes(event.id), results: await tx.results.ofEvent(event.id) };
  const snapshots = JSON.parse(trail.before) as readonly ClassSnapshot[];
  await yieldToEventLoop();
  const classIds = snapshots.map((snapshot) => snapshot.classId);
  if (ports.digest(JSON.stringify(snapshotOf(before, classIds))) !== trail.after)
    throw new ImportChangedSince({ file: record.file.name });

  await yieldToEventLoop();
  const entrants = new Map(snapshots.map((snapshot) => [snapshot.classId, snapshot.entrants]));
  const restored = await unmatchMissingRiders(
    tx,
    snapshots.flatMap((snapshot) => snapshot.results),
  );
  const after = {
    classes: before.classes.map((raceClass) =>
      entrants.has(raceClass.id) ? { ...raceClass, entrants: entrants.get(raceClass.id) ?? null } : raceClass,
    ),
    results: [...before.results.filter((result) => !entrants.has(result.classId)), ...restored],
  };
  const held = apply ? await lockRiders(tx, before.results, restored) : undefined;
  const evaluated = await evaluateCorrection(
    tx,
    { event, before, after, stood: restoredBikes(snapshots, restored), enteredBy: actor },
    at,
    ports.program,
    held,
  );
  await yieldToEventLoop();
  const answer: ResultsUndone = {
    applied: apply !== null,
    record,
    currency: event.currency,
    changes: changesFrom(
      before.results.filter((result) => entrants.has(result.classId)),
      restored,
    ),
    money: evaluated.money,
    spent: alreadySpent(evaluated),
    outcome: outcomeOf(evaluated, ports.digest, importId),
  };
  if (!apply) return answer;
  assertPreviewed(outcome, answer.outcome);
  const money = await applyCorrection(tx, evaluated, { actor, at }, ports);
  await tx.imports.markUndone(record.id, at, actor.name);
  // what was answered for it may have been wrong, and is asked again
  await tx.layoutChoices.forgetImport(record.id);
  await recordAct(tx, { ids: ports.ids, at, actor }, 'undo-import', ['event', event.id], {
    importId: record.id,
    classes: classIds,
    ...answer.changes,
    ...money,
    currency: event.currency,
  });
  return { ...answer, record: { ...record, undoneAt: at, undoneBy: actor.name }, money };
};

const changesFrom = (now: readonly Result[], restored: readonly Result[]): ResultsUndone['changes'] => {
  const stands = new Map(now.map((result) => [result.id, contentOf(result)]));
  const stays = restored.filter((result) => stands.has(result.id));
  return {
    removed: now.length - stays.length,
    restored: restored.length - stays.length,
    changed: stays.filter((stay) => stands.get(stay.id) !== contentOf(stay)).length,
  };
};

const isOfResults = ({ kind }: ImportRecord): boolean => kind === 'class-results' || kind === 'event-results';

/** The bikes that restored results were paid for, without results whose rider no longer exists. */
const restoredBikes = (
  snapshots: readonly ClassSnapshot[],
  restored: readonly Result[],
): ReadonlyMap<string, string> => {
  const matched = new Set(restored.flatMap((result) => (result.riderId === null ? [] : [result.id])));
  return new Map(
    snapshots.flatMap((snapshot) => Object.entries(snapshot.stood ?? {})).filter(([id]) => matched.has(id)),
  );
};

/** Removes matches to riders who no longer exist, such as merged ones. */
const unmatchMissingRiders = async (
  tx: Pick<Stores, 'riderFacts'>,
  results: readonly Result[],
): Promise<readonly Result[]> => {
  const named = [...new Set(results.flatMap((result) => (result.riderId === null ? [] : [result.riderId])))];
  const there = new Set(named.length === 0 ? [] : (await tx.riderFacts.byIds(named)).map((rider) => rider.id));
  return results.map((result) =>
    result.riderId === null || there.has(result.riderId) ? result : { ...result, riderId: null },
  );
};
