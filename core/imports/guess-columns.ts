import { normalizeCell } from './cell.js';
import type { Makes } from './makes.js';
import { typeAndPlace } from './read-place.js';
import { regionCode } from './regions.js';
import type { SheetRow } from './sheet.js';
import { unplaced } from './statuses.js';
import type { ResultField } from './submitted-row.js';

/** What in a column tells what it holds. */
export const GUESS_REASONS = [
  'counts',
  'fullNames',
  'emails',
  'townsAndStates',
  'states',
  'makes',
  'statuses',
  'otherNumbers',
] as const;
export type GuessReason = (typeof GUESS_REASONS)[number];

/** What a column without a known header most likely holds. A person says whether it does. */
export interface Guess {
  readonly field: ResultField;
  readonly why: GuessReason;
  /** of a column that counts: its first and last place */
  readonly first?: number;
  readonly last?: number;
}

const LOOKED_AT = 300;
const FEWEST = 2;
const MOSTLY = 0.8;

type Texts = readonly string[];
const most = (texts: Texts, is: (text: string) => boolean): boolean =>
  texts.length >= FEWEST && texts.filter(is).length >= texts.length * MOSTLY;
const different = (texts: Texts): number => new Set(texts).size;

/** Places from 1 on, most once or tied; other texts only say that somebody did not finish. */
const places = (texts: Texts): Guess | undefined => {
  const read = texts.map(typeAndPlace);
  if (read.includes(undefined)) return undefined;
  const found = read.flatMap((type) => (type?.type === 'finished' && type.place !== null ? [type.place] : []));
  const last = Math.max(0, ...found);
  const counts =
    found.length >= 2 &&
    found.includes(1) &&
    last <= found.length + 1 &&
    different(found.map(String)) > found.length / 2;
  return counts ? { field: 'place', why: 'counts', first: 1, last } : undefined;
};

const FULL_NAME = /^\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){1,3}$/u;
const SURNAME_FIRST = /^\p{L}[\p{L}'’ -]+, ?\p{L}[\p{L}'’. -]*$/u;
const isTown = (text: string): boolean => {
  const [, tail] = /(?:,\s*|\s)(\p{L}{2,})\.?$/u.exec(text) ?? [];
  return tail !== undefined && regionCode(tail) !== undefined;
};
const isState = (text: string): boolean => /^\p{L}{2}$/u.test(text) && regionCode(text) !== undefined;

/** In the order of trust: each column is the first that fits, and each field is one column. */
const GUESSES: readonly ((texts: Texts, makes: Makes) => Guess | undefined)[] = [
  places,
  (texts) => (most(texts, (text) => /^\S+@\S+\.\S+$/.test(text)) ? { field: 'email', why: 'emails' } : undefined),
  (texts) => (most(texts, isState) ? { field: 'state', why: 'states' } : undefined),
  (texts) => (most(texts, (text) => unplaced(text) !== undefined) ? { field: 'status', why: 'statuses' } : undefined),
  (texts, makes) =>
    most(texts, (text) => makes.spelled(text) !== undefined) ? { field: 'bike', why: 'makes' } : undefined,
  (texts) => (most(texts, isTown) ? { field: 'hometown', why: 'townsAndStates' } : undefined),
  (texts) =>
    most(texts, (text) => FULL_NAME.test(text) || SURNAME_FIRST.test(text)) && different(texts) >= texts.length * MOSTLY
      ? { field: 'riderName', why: 'fullNames' }
      : undefined,
  (texts) =>
    most(texts, (text) => /^\d{1,4}[a-z]?$/i.test(text)) && different(texts) >= texts.length * MOSTLY
      ? { field: 'number', why: 'otherNumbers' }
      : undefined,
];

/**
 * Guesses by what stands in them what columns hold, by index from 0; columns that tell nothing are left out. `first`: the
 * column that is preferred where several hold the same.
 */
export const guessColumns = (rows: readonly SheetRow[], makes: Makes, first = -1): ReadonlyMap<number, Guess> => {
  const some = rows.slice(0, LOOKED_AT);
  const width = some.reduce((widest, sheetRow) => Math.max(widest, sheetRow.cells.length), 0);
  const columns = Array.from({ length: width }, (_, index) =>
    some.map(({ cells }) => normalizeCell(cells[index])).filter((text) => text !== ''),
  );
  const ordered = [...columns.entries()].toSorted(([a], [b]) => Number(b === first) - Number(a === first));
  const found = new Map<number, Guess>();
  const taken = new Set<ResultField>();
  for (const guess of GUESSES)
    for (const [index, texts] of ordered) {
      const told = found.has(index) ? undefined : guess(texts, makes);
      if (told === undefined || taken.has(told.field)) continue;
      found.set(index, told);
      taken.add(told.field);
    }
  return found;
};

/** Whether a row is a finisher by guesses, so that a file begins without a header. */
export const beginsWithFinisher = (top: SheetRow, guesses: ReadonlyMap<number, Guess>): boolean => {
  const cellOf = (field: ResultField): string => {
    const [index = -1] = [...guesses].find(([, guess]) => guess.field === field) ?? [];
    return normalizeCell(top.cells[index]);
  };
  return typeAndPlace(cellOf('place')) !== undefined && cellOf('riderName') !== '';
};
