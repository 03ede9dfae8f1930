import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { putResults, type ResultRecord } from '@rrr/contract';
import { pasteAt, pastedCells } from './paste.js';
import { COLUMNS, emptyRow, entryOf, problemOf, readPlace, sheetRows, withCell, writtenPlace } from './sheet-rows.js';

const samId = '01hq00000000000000000r0001';
const paid: ResultRecord = {
  _id: '01hq00000000000000000t0009',
  classId: '01hq00000000000000000c0001',
  place: 2,
  resultType: 'finished',
  riderName: 'S. Carter',
  number: '12',
  hometown: 'Bend, OR',
  bike: 'KTM 450 SX-F',
  email: null,
  amaNumber: null,
  rider: { _id: samId, fullName: 'Sam Carter' },
  verdict: { earns: { amount: 30000, currency: 'USD' }, type: 'credit', reasons: [] },
};
const keys = () => {
  let last = 0;
  return () => `new${(last += 1)}`;
};

test.each([
  ['4', { place: 4, resultType: 'finished' }],
  [' dnf ', { place: null, resultType: 'DNF' }],
  ['12 DNF', { place: 12, resultType: 'DNF' }],
  ['DSQ', { place: null, resultType: 'DQ' }],
  ['-', { place: null, resultType: 'finished' }],
  ['0', undefined],
  ['10001', undefined],
  ['1st', undefined],
  ['DNF - chain', undefined],
  ['3=', { place: 3, resultType: 'finished', tied: true }],
  ['=3', { place: 3, resultType: 'finished', tied: true }],
  ['t3', { place: 3, resultType: 'finished', tied: true }],
  ['3T', { place: 3, resultType: 'finished', tied: true }],
  ['0=', undefined],
])('a place written %p', (text, read) => expect(readPlace(text)).toEqual(read));

test('every place and outcome that is stored is read as it is written', () =>
  fc.assert(
    fc.property(
      fc.option(fc.integer({ min: 1, max: 10_000 })),
      fc.constantFrom('finished', 'DNF', 'DNS', 'DQ'),
      (place, resultType) => expect(readPlace(writtenPlace({ place, resultType }))).toEqual({ place, resultType }),
    ),
  ));

test('a stored result is sent as it was, with its rider', () => {
  const [row] = sheetRows([paid]);
  const { rider: _rider, verdict: _verdict, classId: _classId, ...fields } = paid;
  expect(entryOf(row!)).toEqual({ ...fields, state: null, riderId: samId });
});

test('a rider who was chosen for another name is matched anew', () => {
  const [row] = sheetRows([paid]);
  expect(withCell(row!, 'bike', 'KTM 350 SX-F').riderId).toBe(samId);
  expect(withCell(row!, 'riderName', 'Lee Park').riderId).toBeUndefined();
});

test('the limits are the contract’s', () => {
  const entry = putResults.body.shape.results.element;
  for (const { name, limit } of COLUMNS.filter((it) => it.name !== 'place')) {
    const domain = name === 'email' ? '@example.com' : '';
    const of = (length: number) => {
      const row = withCell(withCell(emptyRow('a'), 'place', '1'), 'riderName', 'Lee Park');
      return withCell(row, name, `${'x'.repeat(length - domain.length)}${domain}`);
    };
    expect([name, problemOf(of(limit), name), problemOf(of(limit + 1), name)]).toEqual([name, undefined, 'tooLong']);
    expect([name, entry.safeParse(entryOf(of(limit + 1))).success]).toEqual([name, false]);
    expect([name, entry.safeParse(entryOf(of(limit))).success]).toEqual([name, true]);
  }
});

test('cells of a spreadsheet are read, also with line breaks and quotes in them', () => {
  expect(pastedCells('Lee Park')).toBeUndefined();
  expect(pastedCells('1\t12\tLee Park\r\n2\t7\tAva Stone\r\n')).toEqual([
    ['1', '12', 'Lee Park'],
    ['2', '7', 'Ava Stone'],
  ]);
  expect(pastedCells('1\t\t"Lee ""Rocket""\nPark"\n\n')).toEqual([['1', '', 'Lee "Rocket" Park']]);
});

test('they go to the right and down, add rows, and say what did not fit', () => {
  const rows = [emptyRow('a'), emptyRow('b')];
  const { rows: next, leftOut } = pasteAt(
    rows,
    { row: 1, column: 'amaNumber' },
    [
      ['1', 'a@example.com'],
      ['2', '', 'x'],
    ],
    keys(),
  );
  expect(next.map(({ key, cells }) => [key, cells.amaNumber, cells.email])).toEqual([
    ['a', '', ''],
    ['b', '1', 'a@example.com'],
    ['new1', '2', ''],
  ]);
  expect(leftOut).toBe(1);
});
