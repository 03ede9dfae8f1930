import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import {
  ImportChangedSince,
  type ImportRecord,
  type ImportTrail,
  ImportUndone,
  PreviewOutdated,
} from '../imports/index.js';
import { type Digest, NotFound, type Stores } from '../shared/index.js';
import { type ClassAsked, classList } from './class-list.js';
import { assertClassesEditable } from './classes-editable.js';
import type { RaceClass } from './event.js';
import { isApproved, assertOwnEvent } from './event-fields.js';
import { PurseApproved } from './event-refusals.js';
import { type ClassImportPorts, paysOf } from './import-classes.js';
import type { EventImportPorts } from './import-events.js';
import { howToStore, recordPurseAlone } from './propose-purse.js';
import { assertWithinResultWindow } from './result-window.js';
import { putClasses } from './put-classes.js';
import type { SettlingNeeds } from './settle-event.port.js';

export interface UndoRowsImport {
  readonly actor: Actor;
  readonly importId: string;
  /** null: preview only, nothing is stored */
  readonly apply: IdempotencyKey | null;
  /** fingerprint of the confirmed preview; null or left out: no preview */
  readonly outcome?: string | null;
}

export interface RowsUndone {
  readonly applied: boolean;
  readonly record: ImportRecord;
  readonly changes: { readonly removed: number; readonly restored: number; readonly changed: number };
  /** fingerprint of the effect: the import's state and the counts */
  readonly outcome: string;
}

interface Locked {
  readonly record: ImportRecord;
  readonly trail: ImportTrail;
}

const stillDone = ({ record }: Locked): void => {
  if (record.undoneAt !== null) throw new ImportUndone({ at: record.undoneAt, by: record.undoneBy });
};
/** @throws PreviewOutdated when a preview is confirmed and something else would happen now */
const undoneRecord = (
  { record, trail }: Locked,
  { actor, apply, outcome: confirmed }: UndoRowsImport,
  changes: RowsUndone['changes'],
  at: string,
  digest: Digest,
): RowsUndone => {
  const outcome = digest(JSON.stringify([record.id, trail.after, changes]));
  if (apply && typeof confirmed === 'string' && confirmed !== outcome) throw new PreviewOutdated();
  return {
    applied: apply !== null,
    record: apply ? { ...record, undoneAt: at, undoneBy: actor.name } : record,
    changes,
    outcome,
  };
};

/**
 * Restores an event's classes to their state before an import, as long as nobody changed their payouts since and no
 * class to be removed has results.
 * @throws NotFound ImportUndone ImportChangedSince PurseApproved ClassHasResults ClassesNotValid PurseOverLimit ResultWindowClosed
 * KeyUsedForAnother
 */
export const undoClassesImport =
  (ports: ClassImportPorts) =>
  (cmd: UndoRowsImport): Promise<RowsUndone> =>
    ports.uow.run((tx) =>
      cmd.apply
        ? withIdempotency(tx.idempotency, cmd.apply, () => undoClasses(tx, cmd, ports))
        : undoClasses(tx, cmd, ports),
    );

const undoClasses = async (
  tx: Pick<Stores, 'imports' | 'eventAdmin' | 'series' | 'approvals' | 'rejudging' | SettlingNeeds>,
  cmd: UndoRowsImport,
  ports: ClassImportPorts,
): Promise<RowsUndone> => {
  const found = await tx.imports.lock(cmd.importId);
  const event =
    found?.record.kind === 'classes' && found.record.eventId !== null
      ? await tx.eventAdmin.lock(found.record.eventId)
      : undefined;
  const stored = event && (await tx.eventAdmin.find(event.id))?.classes;
  if (!found || !event || !stored) throw new NotFound('import');
  await assertOwnEvent(tx, cmd.actor, event);
  assertWithinResultWindow(cmd.actor, event, ports.clock.now(), ports.program);
  stillDone(found);
  if (ports.digest(paysOf(stored)) !== found.trail.after)
    throw new ImportChangedSince({ file: found.record.file.name });
  const before = JSON.parse(found.trail.before) as readonly RaceClass[];
  const there = new Set(stored.map((raceClass) => raceClass.id));
  const asked = before.map(({ id, name, payoutType, places, payoutSteps }): ClassAsked => ({
    id: there.has(id) ? id : null,
    name,
    payoutType,
    places,
    payoutSteps: payoutSteps ?? null,
  }));
  const classes = classList(event.id, stored, asked, ports.ids);
  const repays = cmd.actor.type === 'admin';
  await assertClassesEditable(tx, { event, stored, classes, repays }, ports.program);
  const how = await howToStore(tx, { actor: cmd.actor, event, stored, classes }, ports.program);
  if (how === 'proposal' || how === 'undecided') throw new PurseApproved();
  const back = new Map(classes.map((raceClass) => [raceClass.id, raceClass]));
  const changes = {
    removed: stored.filter((raceClass) => !back.has(raceClass.id)).length,
    restored: classes.filter((raceClass) => !there.has(raceClass.id)).length,
    changed: stored.filter(
      (raceClass) => back.has(raceClass.id) && paysOf([back.get(raceClass.id) ?? raceClass]) !== paysOf([raceClass]),
    ).length,
  };
  const at = ports.clock.now();
  const answer = undoneRecord(found, cmd, changes, at, ports.digest);
  if (!cmd.apply) return answer;
  if (how === 'alone') await recordPurseAlone(tx, cmd.actor, event, classes, ports);
  await putClasses(tx, { actor: cmd.actor, event, stored, classes, action: 'undo-import' }, ports);
  await tx.imports.markUndone(found.record.id, at, cmd.actor.name);
  return answer;
};

/**
 * Removes the events added by an import, as long as nobody edited or used one of them since.
 * @throws NotFound ImportUndone ImportChangedSince KeyUsedForAnother
 */
export const undoEventsImport =
  (ports: EventImportPorts) =>
  (cmd: UndoRowsImport): Promise<RowsUndone> =>
    ports.uow.run((tx) =>
      cmd.apply
        ? withIdempotency(tx.idempotency, cmd.apply, () => undoEvents(tx, cmd, ports))
        : undoEvents(tx, cmd, ports),
    );

const undoEvents = async (
  tx: Pick<Stores, 'imports' | 'layoutChoices' | 'eventAdmin' | 'series' | 'approvals' | 'audit'>,
  cmd: UndoRowsImport,
  { clock, ids, digest }: EventImportPorts,
): Promise<RowsUndone> => {
  const found = await tx.imports.lock(cmd.importId);
  const { seriesId } = found?.record.kind === 'events' ? found.record : { seriesId: null };
  const series = seriesId === null ? undefined : await tx.series.lock(seriesId);
  const theirs =
    cmd.actor.type === 'admin' || (series?.promoterId === cmd.actor.subjectId && (await isApproved(tx, cmd.actor)));
  if (!found || !series || !theirs) throw new NotFound('import');
  stillDone(found);
  const made = JSON.parse(found.trail.before) as readonly string[];
  for (const id of made) {
    const event = await tx.eventAdmin.lock(id);
    // the series may belong to another promoter by now
    if (event) await assertOwnEvent(tx, cmd.actor, event);
    // events that were removed meanwhile need no undo
    if (event && (event.version > 1 || (await tx.eventAdmin.inUse(id))))
      throw new ImportChangedSince({ file: found.record.file.name, event: event.title });
  }
  const at = clock.now();
  const changes = { removed: made.length, restored: 0, changed: 0 };
  const answer = undoneRecord(found, cmd, changes, at, digest);
  if (!cmd.apply) return answer;
  for (const id of made) await tx.eventAdmin.remove(id);
  await tx.imports.markUndone(found.record.id, at, cmd.actor.name);
  await tx.layoutChoices.forgetImport(found.record.id);
  await recordAct(tx, { ids, at, actor: cmd.actor }, 'undo-import', ['series', series.id], {
    importId: found.record.id,
    removed: made,
  });
  return answer;
};
