import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { TableReport } from '../imports/index.js';
import { readSheet, type Reading } from './index.js';

type Row = readonly string[];
const FACTOR = Number(process.env.LAW_FACTOR ?? 1);
const RUNS = { numRuns: 400 * FACTOR };
const sheetOf = (rows: readonly Row[]) => ({
  format: 'csv' as const,
  encoding: 'utf-8',
  rows: rows.map((cells, at) => ({ line: at + 1, cells })).filter(({ cells }) => cells.some((it) => it.trim() !== '')),
});

/** The figures of a file add up to its rows, and every row that is refused has a reason, its own or the file's. */
const assertAccounted = (rows: readonly Row[], reading: Reading): void => {
  const sheet = sheetOf(rows);
  const { read } = readSheet(sheet, reading) as {
    readonly read: {
      readonly headerLine: number;
      readonly rows: readonly { readonly line?: number }[];
      readonly problems: readonly { readonly line: number }[];
      readonly report: TableReport;
    };
  };
  const { counts, leftOut } = read.report;
  expect(Object.values(counts).reduce((sum, it) => sum + it, 0)).toBe(sheet.rows.length);
  expect(counts.read).toBe(read.rows.length);
  expect(counts.leftOut).toBe(leftOut.length);
  if (counts.refused > 0) expect(read.problems.length).toBeGreaterThan(0);
  const lines = read.rows.flatMap((it) => (it.line === undefined ? [] : [it.line]));
  expect(new Set(lines).size).toBe(lines.length);
  const wrong = new Set(read.problems.map((it) => it.line));
  expect(lines.filter((it) => wrong.has(it) || it <= read.headerLine)).toEqual([]);
};

const anyCell = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('Class', 'Payout', '1st', '2', 'Place 3', 'Total', '500', '$5', '1,000', '450 A', 'Cash', ''),
  fc.constantFrom('Title', 'Round', 'Date', 'Name', '03/04/2027', '13/06/2027', 'Jun 5-6, 2027', 'TBD', '2027-06-05'),
  fc.constantFrom('Model', 'Year', 'Pattern', 'VIN', '2024', '2023', 'VBKSX*4**RM******', 'VBKSX', 'Reason', 'Ã©'),
);
const anyRows = fc.array(fc.array(anyCell, { maxLength: 6 }), { maxLength: 14 });
const HEADERS: Readonly<Record<string, Row>> = {
  classes: ['Class', 'Payout', '1st', '2nd'],
  events: ['Round', 'Name', 'Date'],
  patterns: ['Model', 'Year', 'Pattern'],
  soldVins: ['VIN', 'Model', 'Year'],
};

const FIELDS = {
  classes: ['class', 'payout', 'entrants', 'place1', 'place2'],
  events: ['title', 'startsOn', 'endsOn', 'venue', 'paying'],
  patterns: ['model', 'year', 'pattern'],
  soldVins: ['vin', 'model', 'year'],
} as const;

describe('every row of a file is counted once', () => {
  test.each(['classes', 'events', 'patterns', 'soldVins'] as const)('of %s, whatever stands in it', (kind) => {
    const mending = fc.record({
      corrections: fc.array(
        fc.record({ line: fc.integer({ min: 1, max: 14 }), column: fc.integer({ min: 0, max: 6 }), value: anyCell }),
        { maxLength: 3 },
      ),
      leaveOut: fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 3 }),
      mapping: fc.dictionary(fc.integer({ min: 0, max: 7 }).map(String), fc.constantFrom(null, ...FIELDS[kind]), {
        maxKeys: 5,
      }),
    });
    fc.assert(
      fc.property(anyRows, fc.boolean(), mending, (rows, withHeader, mended) => {
        assertAccounted(withHeader ? [HEADERS[kind] ?? [], ...rows] : rows, {
          kind,
          ...(kind === 'soldVins' ? { mapping: mended.mapping } : { mending: mended }),
        });
      }),
      RUNS,
    );
  });
});

/** Each with a name of its own, as `nameKey` compares them. */
const names = fc
  .uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 12 })
  .map((all) => all.map((it) => `Class ${it} é`));

describe('what is read of a file of classes is what it was made of, or it is asked', () => {
  const style = fc.constantFrom(
    (place: number) => `Place ${place}`,
    (place: number) => `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`,
    (place: number) => (place === 1 ? '1re' : `${place}e`),
    (place: number) => (place === 1 ? '1er' : `${place}ème`),
    (place: number) => String(place),
    (place: number) => `P${place}`,
  );
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  const written = fc.constantFrom(
    (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)),
    (cents: number) => (cents / 100).toFixed(2).replace('.', ','),
    // an amount with a sign or commas may be asked for, never read as another
    (cents: number) => `$${(cents / 100).toFixed(2)}`,
    (cents: number) => new Intl.NumberFormat('en-US').format(cents / 100),
  );
  test('with titles, totals, notes and other columns', () => {
    fc.assert(
      fc.property(
        names,
        fc.integer({ min: 1, max: 9 }),
        style,
        written,
        fc.infiniteStream(amount),
        fc.record({
          title: fc.boolean(),
          total: fc.boolean(),
          note: fc.boolean(),
          extra: fc.boolean(),
          twice: fc.boolean(),
        }),
        (classes, places, header, write, amounts, has) => {
          const made = classes.map((name) => ({
            name,
            places: Array.from({ length: places }, () => amounts.next().value as number),
          }));
          const head = [
            'Class',
            ...(has.extra ? ['Notes'] : []),
            ...Array.from({ length: places }, (_, at) => header(at + 1)),
          ];
          const body = made.map((it) => [it.name, ...(has.extra ? ['new'] : []), ...it.places.map(write)]);
          const sums = Array.from({ length: places }, (_, at) =>
            write(made.reduce((sum, it) => sum + (it.places[at] ?? 0), 0)),
          );
          const rows = [
            ...(has.title ? [['Spring meeting'], ['Round 3', 'June 5, 2027']] : []),
            head,
            ...body,
            ...(has.twice ? [head] : []),
            ...(has.total ? [['Total', ...(has.extra ? [''] : []), ...sums]] : []),
            ...(has.note ? [['Subject to change']] : []),
          ];
          assertAccounted(rows, { kind: 'classes' });
          const { read } = readSheet(sheetOf(rows), { kind: 'classes' }) as {
            readonly read: { readonly rows: readonly { readonly name: string; readonly places: readonly object[] }[] };
          };
          for (const row of read.rows)
            expect([row.name, row.places]).toEqual([
              row.name,
              made
                .find((it) => it.name === row.name)
                ?.places.flatMap((cents, at) => (cents === 0 ? [] : [{ place: at + 1, amount: cents }])),
            ]);
        },
      ),
      RUNS,
    );
  });
});

describe('what is read of a file of events is what it was made of, or it is asked', () => {
  const iso = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
  const two = (n: number): string => String(n).padStart(2, '0');
  const parts = (day: number): readonly [number, number, number] => {
    const [year = 0, month = 0, date = 0] = iso(day).split('-').map(Number);
    return [year, month, date];
  };
  const inWords = (day: number, locale: string): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day * 86_400_000);
  const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  const form = fc.constantFrom(
    iso,
    (day: number) => `${parts(day)[1]}/${parts(day)[2]}/${parts(day)[0]}`,
    (day: number) => `${two(parts(day)[2])}/${two(parts(day)[1])}/${parts(day)[0]}`,
    (day: number) => `${two(parts(day)[2])}.${two(parts(day)[1])}.${parts(day)[0]}`,
    (day: number) => `${two(parts(day)[1])}/${two(parts(day)[2])}/${String(parts(day)[0]).slice(2)}`,
    (day: number) => inWords(day, 'en-US'),
    (day: number) => inWords(day, 'fr-CA'),
    (day: number) => `${parts(day)[2]}-${MONTHS[parts(day)[1] - 1]}-${String(parts(day)[0]).slice(2)}`,
  );
  const day = fc.integer({ min: Date.UTC(2026, 0, 1) / 86_400_000, max: Date.UTC(2029, 11, 31) / 86_400_000 });
  test('with rounds, notes and dates in any form', () => {
    fc.assert(
      fc.property(
        names,
        form,
        fc.infiniteStream(day),
        fc.record({ round: fc.boolean(), note: fc.boolean(), french: fc.boolean() }),
        (titles, write, days, has) => {
          const made = titles.map((title) => ({ title, day: days.next().value as number }));
          const head = [...(has.round ? ['Round'] : []), has.french ? 'Nom' : 'Name', 'Date', 'Track'];
          const rows = [
            head,
            ...made.map((it, at) => [...(has.round ? [String(at + 1)] : []), it.title, write(it.day), 'Ridge']),
            ...(has.note ? [['', 'Dates may change'].slice(has.round ? 0 : 1)] : []),
          ];
          assertAccounted(rows, { kind: 'events' });
          for (const dates of [undefined, 'dayFirst', 'monthFirst'] as const) {
            const mending = { corrections: [], leaveOut: [], ...(dates ? { dates } : {}) };
            const { read } = readSheet(sheetOf(rows), { kind: 'events', mending }) as {
              readonly read: {
                readonly rows: readonly { readonly title: string; readonly startsOn: string | null }[];
                readonly dates: object | null;
              };
            };
            // after a person's answer, what is read is what they said
            if (dates !== undefined && read.dates !== null) continue;
            for (const row of read.rows)
              expect([row.title, row.startsOn]).toEqual([
                row.title,
                iso(made.find((it) => it.title === row.title)?.day ?? 0),
              ]);
          }
        },
      ),
      RUNS,
    );
  });
});
