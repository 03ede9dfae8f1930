import { type Program, rulesOn } from '../program/index.js';
import type { Stores } from '../shared/index.js';
import { paysOtherwise } from './class-list.js';
import type { RaceClass } from './event.js';
import type { EventRecord } from './event-record.js';
import { ClassHasResults } from './event-refusals.js';
import { assertWithinLimits } from './purse-limits.js';

export interface ClassesEdited {
  readonly event: Pick<EventRecord, 'id' | 'currency' | 'startsOn'>;
  readonly stored: readonly RaceClass[];
  readonly classes: readonly RaceClass[];
  /** whether classes with results may pay otherwise: an admin decides, or decided */
  readonly repays: boolean;
}

/**
 * Checks that no class with results is removed, that only admins change what such a class pays, and that purses are
 * within limits.
 * @throws ClassHasResults PurseOverLimit
 */
export const assertClassesEditable = async (
  tx: Pick<Stores, 'eventAdmin'>,
  { event, stored, classes, repays }: ClassesEdited,
  program: Program,
): Promise<{ readonly repaid: readonly RaceClass[] }> => {
  assertWithinLimits(classes, rulesOn(program, event.startsOn).limits, event.currency);
  const after = new Map(classes.map((raceClass) => [raceClass.id, raceClass]));
  const repaid = stored.filter((raceClass) => paysOtherwise(raceClass, after.get(raceClass.id) ?? raceClass));
  const inUse = new Set(await tx.eventAdmin.classesInUse(event.id));
  const kept = repays ? [] : repaid;
  const refused = [...stored.filter((raceClass) => !after.has(raceClass.id)), ...kept].find((raceClass) =>
    inUse.has(raceClass.id),
  );
  if (refused) throw new ClassHasResults({ name: refused.name });
  return { repaid };
};
