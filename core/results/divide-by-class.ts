import { classKey, nearestClasses, type ResultsRead, type RowProblem, type SubmittedRow } from '../imports/index.js';
import type { RaceClass } from '../events/index.js';
import { nameKey } from '../shared/index.js';

/** The rows of a file for one class. */
export interface ClassRows {
  readonly classId: string;
  readonly rows: readonly SubmittedRow[];
  /** number of starters; null keeps the earlier number */
  readonly entrants: number | null;
}

/** A class as the file names it. */
export interface NamedClass {
  readonly name: string;
  readonly rows: number;
  /** the matching class of the event; null when there is none, or the class was left out by choice */
  readonly classId: string | null;
  readonly leftOut: boolean;
  /** classes of the event with nearly this name, the nearest first; empty where a class is known */
  readonly nearest: readonly string[];
}

export interface Divided {
  readonly parts: readonly ClassRows[];
  readonly named: readonly NamedClass[];
  readonly problems: readonly RowProblem[];
}

/** Manual choices: the event's class for each class name in the file, or null to skip its rows. */
export type ClassChoices = ReadonlyMap<string, string | null>;

/** The number of entrants stated in the rows, null when none is stated. */
export const entrantsIn = (rows: readonly SubmittedRow[]): number | null =>
  rows.reduce<number | null>((most, { entrants }) => (entrants === null ? most : Math.max(most ?? 0, entrants)), null);

/**
 * Finds the event's class for a name in a file: the exact name, otherwise the only one that matches without regard to
 * case, spaces and punctuation. Null when several match; undefined when none does.
 */
const finding = (classes: readonly Pick<RaceClass, 'id' | 'name'>[]): ((name: string) => string | null | undefined) => {
  const alike = new Map<string, Pick<RaceClass, 'id' | 'name'>[]>();
  for (const raceClass of classes)
    alike.set(classKey(raceClass.name), [...(alike.get(classKey(raceClass.name)) ?? []), raceClass]);
  return (name) => {
    const found = alike.get(classKey(name)) ?? [];
    const exact = found.filter((item) => item.name.trim() === name.trim());
    const [only, another] = exact.length > 0 ? exact : found;
    return another ? null : only?.id;
  };
};

/**
 * Divides a file's rows by the event's classes (domain.md §11), by name or by manual choice. A row without a class,
 * with an unknown one or with an ambiguous one is a problem. Classes that the file does not name are not in the result
 * and stay unchanged.
 */
export const divideByClass = (
  read: ResultsRead,
  classes: readonly Pick<RaceClass, 'id' | 'name'>[],
  choices: ClassChoices = new Map(),
): Divided => {
  const column = read.columns.find((candidate) => candidate.field === 'class')?.header || null;
  const find = finding(classes);
  const chosen = new Map([...choices].map(([name, classId]) => [nameKey(name), classId]));
  const ids = new Set(classes.map((raceClass) => raceClass.id));
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
    const found = choice === undefined ? find(row.className) : choice;
    const classId = found != null && ids.has(found) ? found : undefined;
    const of = named.get(key) ?? { name: row.className, rows: 0, classId: classId ?? null, leftOut: choice === null };
    of.rows += 1;
    named.set(key, of);
    if (of.leftOut) continue;
    if (classId === undefined)
      problems.push({
        line: row.line,
        column,
        value: row.className,
        code: found === null ? 'CLASS_AMBIGUOUS' : 'CLASS_UNKNOWN',
      });
    else (parts.get(classId) ?? started(parts, classId)).push(row);
  }
  return {
    parts: [...parts].map(([classId, rows]) => ({ classId, rows, entrants: entrantsIn(rows) })),
    named: [...named.values()].map((item) => ({
      ...item,
      nearest: item.classId !== null || item.leftOut ? [] : nearestIds(item.name, classes),
    })),
    problems: [
      ...problems,
      ...[...parts.values()].flatMap((rows) => [...duplicatesAcross(rows), ...inTwoWays(rows, chosen, column)]),
    ].toSorted((a, b) => a.line - b.line),
  };
};

const nearestIds = (name: string, classes: readonly Pick<RaceClass, 'id' | 'name'>[]): readonly string[] => {
  const near = nearestClasses(
    name,
    classes.map((raceClass) => raceClass.name),
  );
  return near.flatMap((text) => classes.find((raceClass) => raceClass.name === text)?.id ?? []);
};

const started = (parts: Map<string, SubmittedRow[]>, classId: string): SubmittedRow[] => {
  const rows: SubmittedRow[] = [];
  parts.set(classId, rows);
  return rows;
};

/** Reports places that occur twice among differently named classes that a person mapped to one class. */
const duplicatesAcross = (rows: readonly SubmittedRow[]): readonly RowProblem[] => {
  if (new Set(rows.map((row) => nameKey(row.className ?? ''))).size < 2) return [];
  const count = new Map<number, number>();
  const placed = rows.flatMap(({ line, place, type }) =>
    type === 'finished' && place !== null ? [{ line, place }] : [],
  );
  for (const { place } of placed) count.set(place, (count.get(place) ?? 0) + 1);
  return placed
    .filter((item) => (count.get(item.place) ?? 0) > 1)
    .map(({ line, place }): RowProblem => ({ line, column: null, value: String(place), code: 'PLACE_TWICE' }));
};

/**
 * Reports two spellings in one file ("450 A" and "450A") that match the same class: a person must choose, or correct
 * the file.
 */
const inTwoWays = (
  rows: readonly SubmittedRow[],
  chosen: ReadonlyMap<string, unknown>,
  column: string | null,
): readonly RowProblem[] => {
  const names = new Map<string, SubmittedRow>();
  for (const row of rows) {
    const key = nameKey(row.className ?? '');
    if (!names.has(key) && !chosen.has(key)) names.set(key, row);
  }
  return [...names.values()]
    .slice(1)
    .map(({ line, className }): RowProblem => ({ line, column, value: className, code: 'CLASS_AMBIGUOUS' }));
};
