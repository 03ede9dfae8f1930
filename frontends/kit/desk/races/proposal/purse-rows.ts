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
  const was = new Map(before.classes.map((it) => [it._id, it]));
  const is = new Set(after.classes.map((it) => it._id));
  const all: PurseRow[] = [
    ...after.classes.map((it) => ({ id: it._id, before: was.get(it._id), after: it })),
    ...before.classes.filter((it) => !is.has(it._id)).map((it) => ({ id: it._id, before: it, after: undefined })),
  ];
  const rows = all.filter((it) => JSON.stringify(it.before) !== JSON.stringify(it.after));
  return { rows, same: all.length - rows.length };
};
