import { describe, expect, test } from '@jest/globals';
import type { SheetFormat, WrittenSheet } from '@rrr/core/exports';
import { SHEETS, TERMS } from '../words/export-words.js';
import { EXPORT_WORDS } from '../words/exports.js';
import { cellsFor, decimal } from './cells.js';
import { allPages, oneBatch } from './one-batch.js';
import { type Column, sheetOf } from './sheet-of.js';

interface Row {
  readonly name: string;
  readonly amount: number;
}
const columns: readonly Column<Row>[] = [
  ['name', 20, (it) => it.name],
  [['available', 'CAD'], 12, (it, as) => as.amount(it.amount)],
  ['status', 12, (_, as) => as.term('revoked')],
];
const reader = { format: 'csv', locale: 'fr', today: '2025-06-10', timeZone: 'America/Los_Angeles' } as const;

const written = async (asked: Partial<Parameters<typeof sheetOf<Row>>[1]>, locale: 'en' | 'fr' = 'fr') => {
  let given: { format: SheetFormat; sheet: WrittenSheet } | undefined;
  const writer = {
    write: (format: SheetFormat, sheet: WrittenSheet) => (
      (given = { format, sheet }),
      oneBatch<Uint8Array>(async () => []) as never
    ),
  };
  const parts = sheetOf(
    writer,
    { what: 'riders', columns, rows: oneBatch(async () => [{ name: 'Zoë', amount: -1 }]), ...asked },
    { ...reader, locale },
  );
  const rows: unknown[] = [];
  for await (const some of given?.sheet.rows ?? []) rows.push(...some);
  return { parts, sheet: given?.sheet, rows };
};

describe('a list as a file', () => {
  test('has its name, headers and words in the reader’s language', async () => {
    const { parts, sheet, rows } = await written({});
    expect([parts.name, parts.type, sheet?.title, sheet?.locale]).toEqual([
      'Pilotes 2025-06-10.csv',
      'text/csv; charset=utf-8',
      'Pilotes',
      'fr',
    ]);
    expect(sheet?.columns).toEqual([
      { header: 'Nom', width: 20 },
      { header: 'Disponible (CAD)', width: 12 },
      { header: 'Statut', width: 12 },
    ]);
    expect(rows).toEqual([['Zoë', { number: '-0.01', shown: 'money' }, 'annulé']]);
    expect((await written({}, 'en')).rows).toEqual([['Zoë', { number: '-0.01', shown: 'money' }, 'undone']]);
  });

  test('says so when it was cut', async () => {
    const search = async ({ page, limit }: { page: number; limit: number }) => ({
      items: Array.from({ length: limit }, () => ({ name: 'Zoë', amount: 1 })),
      page,
      totalPages: 10_000 / limit,
      total: 10_000,
    });
    const { rows } = await written(allPages(search, {}));
    expect([rows.length, rows.at(-1)]).toEqual([10_001, [EXPORT_WORDS.fr.cut, null, null]]);
  });
});

test('amounts are plain decimals, moments those of the program', () => {
  expect([0, 5, -5, 12_550, -100, 9_000_000_000_001].map(decimal)).toEqual([
    '0.00',
    '0.05',
    '-0.05',
    '125.50',
    '-1.00',
    '90000000000.01',
  ]);
  const as = cellsFor('en', 'America/Los_Angeles');
  expect([as.moment('2025-06-10T18:05:59.000Z'), as.moment(null), as.rate(1 / 3), as.yesNo(true)]).toEqual([
    { minute: '2025-06-10 11:05' },
    null,
    { number: '0.3333', shown: 'share' },
    'yes',
  ]);
});

test.each(['en', 'fr'] as const)(
  'every word of a file is there in %s, and headers of a file are told apart',
  (locale) => {
    const { sheets, columns: headers, terms, cut } = EXPORT_WORDS[locale];
    expect([Object.keys(sheets), Object.keys(headers), Object.keys(terms)].map((it) => it.toSorted())).toEqual(
      [SHEETS, Object.keys(EXPORT_WORDS.en.columns), TERMS].map((it) => it.toSorted()),
    );
    expect(
      [...Object.values(sheets), ...Object.values(headers), ...Object.values(terms), cut].every(
        (it) => it.trim() === it && it !== '',
      ),
    ).toBe(true);
    expect(new Set(Object.values(sheets)).size).toBe(SHEETS.length);
  },
);
