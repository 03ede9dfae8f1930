import { describe, expect, it } from '@jest/globals';
import { readResults } from './index.js';
import { makes } from './testing/sheets.js';
import { type Rows, answered, oneClass, told } from './testing/told.js';

describe('is this the main event?', () => {
  const results: Rows = [
    ['Pos', 'Rider', 'Bike'],
    ['1', 'Ann Lee', 'KTM'],
    ['2', 'Bo Ek', 'KTM'],
  ];
  it.each([
    'Heat 1',
    '450 Amateur Heat 2',
    'Qualifying',
    'Last Chance Qualifier',
    'LCQ',
    '450 Amateur B-Main',
    'Finale B',
    'Practice',
    'Warm-up',
    'Essais libres',
    'Qualifications',
    'Series Standings',
    'Race cancelled - no results',
    'Course annulée',
    'DRAFT',
    'Moto 1',
    '250 Amateur',
    'Ridge Creek Round 4',
    'Ridge Creek 2024',
    'May 4, 2024',
    'Pine Hollow Spring Classic',
  ])('is asked once for the title “%s”', (title) => {
    const rows = [[title], ...results];
    const open = told(rows, oneClass);
    expect([open.asked, open.problems.length > 0]).toEqual([[['MAIN_EVENT', null]], true]);
    expect(open.questions[0]?.samples[0]).toBe(title);
    const done = told(rows, { ...oneClass, ...answered(['main-event', 'main']) });
    expect([done.problems, done.riders.length]).toEqual([[], 2]);
    expect(told(rows, { ...oneClass, ...answered(['main-event', 'other']) }).problems).not.toEqual([]);
  });
  it.each(['250 Amateur.csv', 'Heat_2.csv', '450 Amateur LCQ.xlsx', 'results-2024-05-04.csv', 'standings.csv'])(
    'is asked for the file name “%s”',
    (fileName) => expect(told(results, { ...oneClass, fileName }).asked).toEqual([['MAIN_EVENT', null]]),
  );
  it('is asked for the name of a worksheet', () => {
    const rows = results.map((cells, at) => ({ line: at + 1, cells }));
    const { questions } = readResults(
      { format: 'xlsx', encoding: 'xlsx', name: 'Heat 1', rows },
      { ...makes, ...oneClass },
    );
    expect(questions.map((it) => [it.code, it.samples])).toEqual([['MAIN_EVENT', ['Heat 1']]]);
  });
  it('is asked for the standings of a series', () => {
    const rows: Rows = [
      ['Rank', 'Rider', 'R1', 'R2', 'R3', 'Total'],
      ['1', 'Ann Lee', '25', '22', '25', '72'],
      ['2', 'Bo Ek', '22', '25', '20', '67'],
    ];
    expect(told(rows, oneClass).asked).toEqual([['MAIN_EVENT', null]]);
    expect(told(rows, { allClasses: ['450 Amateur'] }).asked).toEqual([['MAIN_EVENT', null]]);
  });
  it.each([
    'Ridge Creek',
    '450 Amateur Main Event',
    'Round 3',
    'Results',
    '2025-05-04',
    'Ridge Creek Park, Moab',
    'Official Results',
  ])('is not asked for the title “%s”', (title) => expect(told([[title], ...results], oneClass).problems).toEqual([]));
  it.each(['450 Amateur.csv', 'results.csv', 'export.csv', '450_Amateur_2025.csv', 'IMG0001.csv', 'round3.csv'])(
    'is not asked for the file name “%s”',
    (fileName) => expect(told(results, { ...oneClass, fileName }).problems).toEqual([]),
  );
  it('is not asked for a word that the event’s own title has: "Manche 6" is a round in French', () => {
    const event = { title: 'Sablière du Nord, Manche 6', about: [], startsOn: null, endsOn: null };
    const of = (title: string) => told([[title], ...results], { ...oneClass, event }).asked;
    expect([of('Sablière du Nord - Manche 6'), of('Sablière du Nord - Manche 2')]).toEqual([
      [],
      [['MAIN_EVENT', null]],
    ]);
  });
  it('is not asked for the motos of a day', () =>
    expect(
      told(
        [
          ['Pos', 'Rider', 'M1', 'M2', 'Points'],
          ['1', 'Ann Lee', '1', '1', '50'],
        ],
        oneClass,
      ).asked,
    ).toEqual([]));
});
