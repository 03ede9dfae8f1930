import type { ResultsRead, RowProblem, SubmittedRow } from '../imports/index.js';
import type { RaceClass } from '../events/index.js';
import { nameKey } from '../shared/index.js';

/** What a file says of one class. */
export interface ClassRows {
  readonly classId: string;
  readonly rows: readonly SubmittedRow[];
  /** how many started; null keeps what was stated before */
  readonly entrants: number | null;
}

/** A class as the file names it. */
export interface NamedClass {
  readonly name: string;
  readonly rows: number;
  /** the event's class it stands for; null when there is none, or a person left it out */
  readonly classId: string | null;
  readonly leftOut: boolean;
}

export interface Divided {
  readonly parts: readonly ClassRows[];
  readonly named: readonly NamedClass[];
  readonly problems: readonly RowProblem[];
}

/** A person's word for a class as the file names it: one of the event's, or null to leave its rows out. */
export type ClassChoices = ReadonlyMap<string, string | null>;

/** How many started by what the rows say, null when none says it. */
export const entrantsIn = (rows: readonly SubmittedRow[]): number | null =>
  rows.reduce<number | null>((most, { entrants }) => (entrants === null ? most : Math.max(most ?? 0, entrants)), null);

/**
 * The rows of a file by the event's classes (domain.md §11): by name, or as a person says. A row without a class, or of one the event does
 * not have, is a problem; classes that the file does not name are not among the parts, and stay as they are.
 */
export const divideByClass = (
  read: ResultsRead,
  classes: readonly Pick<RaceClass, 'id' | 'name'>[],
  choices: ClassChoices = new Map(),
): Divided => {
  const column = read.columns.find((it) => it.field === 'class')?.header || null;
  const byName = new Map(classes.map((it) => [nameKey(it.name), it.id]));
  const chosen = new Map([...choices].map(([name, classId]) => [nameKey(name), classId]));
  const ids = new Set(classes.map((it) => it.id));
  const named = new Map<string, { name: string; rows: number; classId: string | null; leftOut: boolean }>();
  const parts = new Map<string, SubmittedRow[]>();
  const problems: RowProblem[] = [];
  for (const row of read.rows) {
    const key = nameKey(row.className ?? '');
    if (row.className === null || key === '') {
      problems.push({ line: row.line, column, value: row.className, code: 'CLASS_MISSING' });
      continue;
    }
    const choice = chosen.get(key);
    const classId = choice === undefined ? byName.get(key) : choice !== null && ids.has(choice) ? choice : undefined;
    const of = named.get(key) ?? { name: row.className, rows: 0, classId: classId ?? null, leftOut: choice === null };
    of.rows += 1;
    named.set(key, of);
    if (of.leftOut) continue;
    if (classId === undefined) problems.push({ line: row.line, column, value: row.className, code: 'CLASS_UNKNOWN' });
    else (parts.get(classId) ?? started(parts, classId)).push(row);
  }
  return {
    parts: [...parts].map(([classId, rows]) => ({ classId, rows, entrants: entrantsIn(rows) })),
    named: [...named.values()],
    problems: [...problems, ...[...parts.values()].flatMap((rows) => twiceAcross(rows))].toSorted((a, b) => a.line - b.line),
  };
};

const started = (parts: Map<string, SubmittedRow[]>, classId: string): SubmittedRow[] => {
  const rows: SubmittedRow[] = [];
  parts.set(classId, rows);
  return rows;
};

/** Two names that a person takes for one class may both have a winner. */
const twiceAcross = (rows: readonly SubmittedRow[]): readonly RowProblem[] => {
  if (new Set(rows.map((it) => nameKey(it.className ?? ''))).size < 2) return [];
  const count = new Map<number, number>();
  const placed = rows.flatMap(({ line, place, type }) => (type === 'finished' && place !== null ? [{ line, place }] : []));
  for (const { place } of placed) count.set(place, (count.get(place) ?? 0) + 1);
  return placed.filter((it) => (count.get(it.place) ?? 0) > 1).map(({ line, place }): RowProblem => ({ line, column: null, value: String(place), code: 'PLACE_TWICE' }));
};
