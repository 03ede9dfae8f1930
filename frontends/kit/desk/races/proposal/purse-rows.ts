import type { Approval } from '@rrr/contract';

type Purse = NonNullable<Approval['purse']>;
export type ProposedClass = Purse['before']['classes'][number];

/** A class that would change; undefined where it is missing. */
export interface PurseRow {
  id: string;
  before: ProposedClass | undefined;
  after: ProposedClass | undefined;
}

/** The classes that would change, in the order asked for, removed ones last; and how many stay as they are. */
export const purseRows = ({ before, after }: Purse): { rows: readonly PurseRow[]; same: number } => {
  const was = new Map(before.classes.map((raceClass) => [raceClass._id, raceClass]));
  const is = new Set(after.classes.map((raceClass) => raceClass._id));
  const all: PurseRow[] = [
    ...after.classes.map((raceClass) => ({ id: raceClass._id, before: was.get(raceClass._id), after: raceClass })),
    ...before.classes
      .filter((raceClass) => !is.has(raceClass._id))
      .map((raceClass) => ({ id: raceClass._id, before: raceClass, after: undefined })),
  ];
  const rows = all.filter((purseRow) => JSON.stringify(purseRow.before) !== JSON.stringify(purseRow.after));
  return { rows, same: all.length - rows.length };
};
