import { describe, expect, it } from '@jest/globals';
import { type Answer, readResults } from './index.js';
import { makes, read } from './testing/sheets.js';
import { type Rows, told } from './testing/told.js';

describe('the encoding', () => {
  const readIn = (names: readonly string[], encoding: string, answers: Answer[] = []) =>
    readResults(
      {
        format: 'csv',
        encoding,
        rows: [['Pos', 'Rider', 'Sponsor'], ...names.map((it, at) => [String(at + 1), it, ''])].map((cells, at) => ({
          line: at + 1,
          cells,
        })),
      },
      { ...makes, answers },
    );
  it.each([
    ['windows-1250', ['Ji\u00f8\u00ed Ka\u00e8ka', 'Ann Lee'], 'Jiří Kačka'],
    ['shift_jis', ['\u2018\u00be\u201cc', 'Ann Lee'], '太田'],
    ['macintosh', ['Ren\u017d C\u2122t\u017d', 'Ann Lee'], 'René Côté'],
    ['cp437', ['Ren\u201a C\u201ct\u201a', 'Ann Lee'], 'René Côté'],
    ['utf-8', ['Ren\u00c3\u00a9 Roy', 'Ann Lee'], 'René Roy'],
  ])('%s is found, asked, and read', (encoding, names, first) => {
    const open = readIn(names, 'windows-1252');
    expect(open.problems.map((it) => [it.code, it.question])).toEqual([['TEXT_GARBLED', 'encoding']]);
    expect(open.questions[0]?.choices.map((it) => [it.value, it.text])).toContainEqual([encoding, first]);
    const done = readIn(names, 'windows-1252', [{ id: 'encoding', value: encoding }]);
    expect([done.problems, done.rows.map((it) => it.riderName)]).toEqual([[], [first, 'Ann Lee']]);
    const kept = readIn(names, 'windows-1252', [{ id: 'encoding', value: 'right' }]);
    expect([kept.problems, kept.rows.length]).toEqual([[], 2]);
  });
  it.each([
    'Zoé Côté',
    'Ida Nørgård',
    'José Núñez',
    'Jörg Müller',
    'Tomáš Novák',
    'Siân Owen',
    'Sam O’Brien',
    'Þór Jónsson',
    'João Conceição',
    'Ann–Marie Lee',
  ])('%s is a name', (name) => expect(readIn([name], 'windows-1252').problems).toEqual([]));
  it('U+0092 is an apostrophe, and a column that nobody reads is no wall', async () => {
    const { rows, problems } = read([
      ['Pos', 'Rider', 'Sponsor'],
      ['1', 'Pat O\u0092Shea', 'Joe\u0092s \u0081\ufffd'],
    ]);
    expect([problems, rows[0]?.riderName]).toEqual([[], 'Pat O’Shea']);
  });
  it('a lost letter can be written anew', () => {
    const rows: Rows = [
      ['Pos', 'Rider'],
      ['1', 'Ren\ufffd Roy'],
    ];
    expect(told(rows).problems).toMatchObject([{ code: 'TEXT_GARBLED', column: 'Rider', line: 2 }]);
    expect(told(rows, { corrections: [{ line: 2, field: 'riderName', value: 'René Roy' }] }).problems).toEqual([]);
  });
});

it('half-width Japanese letters within a Latin name are garbled in any encoding', () =>
  expect(
    read([
      ['Pos', 'Rider'],
      ['1', 'Renﾃｩ Lee'],
    ]).problems.map((it) => [it.line, it.code]),
  ).toEqual([[2, 'TEXT_GARBLED']]));
