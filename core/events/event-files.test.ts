import { describe, expect, it } from '@jest/globals';
import { readEvents, type ReadEventsOptions } from './index.js';

const sheet = (...rows: readonly (readonly string[])[]) => ({
  format: 'csv' as const,
  encoding: 'utf-8',
  rows: rows.map((cells, at) => ({ line: at + 1, cells })),
});
const read = (...rows: readonly (readonly string[])[]) => readEvents(sheet(...rows));
const problems = (...rows: readonly (readonly string[])[]) =>
  read(...rows).problems.map((it) => [it.line, it.column, it.code]);

describe('the name of an event', () => {
  it('is the name, not the round; the round is told as not read', () => {
    const {
      rows,
      problems: found,
      report,
    } = read(
      ['Round', 'Name', 'Date', 'Track'],
      ['1', 'Moab Opener', '2027-06-05', 'Ridge Creek'],
      ['2', 'Ogden Classic', '2027-06-12', 'Salt Flats'],
    );
    expect([rows.map((it) => [it.title, it.venue, it.startsOn]), found]).toEqual([
      [
        ['Moab Opener', 'Ridge Creek', '2027-06-05'],
        ['Ogden Classic', 'Salt Flats', '2027-06-12'],
      ],
      [],
    ]);
    expect(report.columns[0]).toEqual({ index: 0, header: 'Round', field: null, samples: ['1', '2'] });
  });

  it.each([
    ['Manche', 'Nom'],
    ['Event', 'Title'],
    ['Event', 'Name'],
    ['Race', 'Event name'],
    ['Épreuve', 'Titre'],
  ])('is not the number under %s, where %s names it', (number, name) =>
    expect(read([number, name, 'Date'], ['1', 'Opener', '2027-06-05']).rows[0]?.title).toBe('Opener'),
  );

  it('is the round with its number where a file has no other', () => {
    expect(read(['Round', 'Date'], ['1', '2027-06-05']).rows[0]?.title).toBe('Round 1');
    expect(read(['manche', 'Date'], ['12', '2027-06-05']).rows[0]?.title).toBe('Manche 12');
    expect(read(['Round', 'Date'], ['Round 1 Moab', '2027-06-05']).rows[0]?.title).toBe('Round 1 Moab');
    expect(problems(['Event', 'Date'], ['1', '2027-06-05'])).toEqual([[2, 'Event', 'TITLE_IS_NUMBER']]);
  });
});

describe('the dates of a file', () => {
  const dates = (options: Partial<ReadEventsOptions>, ...texts: readonly string[]) =>
    readEvents(sheet(['Title', 'Date'], ...texts.map((it, at) => [`E${at}`, it])), {
      corrections: [],
      leaveOut: [],
      ...options,
    });

  it('have the likely order first, which makes the events shorter', () => {
    const asked = (...days: readonly [string, string][]) =>
      readEvents(sheet(['Title', 'Start', 'End'], ...days.map((it, at) => [`E${at}`, ...it])), {
        corrections: [],
        leaveOut: [],
      }).dates?.likely;
    expect(asked(['03/04/2027', '04/04/2027'], ['09/10/2027', '10/10/2027'])).toBe('dayFirst');
    expect(asked(['04/03/2027', '04/04/2027'])).toBe('monthFirst');
    expect(asked(['03/04/2027', '03/04/2027'])).toBe('monthFirst');
  });
  it('are a question where the day or the month may be first, answered once', () => {
    const asked = dates({}, '03/04/2027', '2027-06-05', '13/06/2027');
    expect(asked.problems).toEqual([{ line: 1, column: 'Date', value: '03/04/2027', code: 'DATE_ORDER_UNKNOWN' }]);
    expect(asked.dates).toEqual({
      sample: '03/04/2027',
      likely: 'dayFirst',
      chosen: null,
      readings: [
        { order: 'dayFirst', from: '2027-04-03' },
        { order: 'monthFirst', from: '2027-03-04' },
      ],
    });
    expect(asked.rows.map((it) => it.startsOn)).toEqual(['2027-06-05', '2027-06-13']);
    expect(asked.report.counts).toEqual({ title: 0, header: 1, read: 2, refused: 1, leftOut: 0 });
    const days = dates({ dates: 'dayFirst' }, '03/04/2027', '2027-06-05', '13/06/2027');
    expect([days.problems, days.rows.map((it) => it.startsOn), days.dates?.chosen]).toEqual([
      [],
      ['2027-04-03', '2027-06-05', '2027-06-13'],
      'dayFirst',
    ]);
    const months = dates({ dates: 'monthFirst' }, '03/04/2027', '2027-06-05', '13/06/2027');
    expect(months.rows.map((it) => it.startsOn)).toEqual(['2027-03-04', '2027-06-05']);
    expect(months.problems).toMatchObject([
      { line: 4, column: 'Date', value: '13/06/2027', code: 'DATE_NOT_VALID', at: 1 },
    ]);
  });

  it('are no question where each has one reading', () => {
    expect(dates({}, '06/13/2027').dates).toBeNull();
    expect(dates({}, '06/06/2027', '5-Jun-27', '12 août 2027').rows.map((it) => it.startsOn)).toEqual([
      '2027-06-06',
      '2027-06-05',
      '2027-08-12',
    ]);
    expect(dates({}, '04/03/2027', '13/06/2027', '27/06/2027').rows.map((it) => it.startsOn)).toEqual([
      '2027-03-04',
      '2027-06-13',
      '2027-06-27',
    ]);
  });

  it('are ranges where a cell has two days', () => {
    const days = (...cells: readonly string[]) =>
      read(['Title', 'Date', 'End date'], ['A', ...cells]).rows.map((it) => [it.startsOn, it.endsOn]);
    expect(days('Jun 5-6, 2027')).toEqual([['2027-06-05', '2027-06-06']]);
    expect(days('21-22.05.2027', '')).toEqual([['2027-05-21', '2027-05-22']]);
    expect(days('5 et 6 juin 2027', '2027-06-06')).toEqual([['2027-06-05', '2027-06-06']]);
    expect(days('5-Jun-27', '6-Jun-27')).toEqual([['2027-06-05', '2027-06-06']]);
    expect(problems(['Title', 'Date', 'End date'], ['A', 'Jun 5-6, 2027', '2027-06-09'])).toEqual([
      [2, 'End date', 'DATES_NOT_IN_ORDER'],
    ]);
  });

  it('a note under the table is no event to be announced', () =>
    expect(problems(['Title', 'Date'], ['A', '2027-06-05'], ['Dates may change'], ['B', 'TBD'])).toEqual([
      [3, 'Date', 'DATE_MISSING'],
    ]));
});

describe('rows and cells that are not read', () => {
  it('are told: titles, the header again, cells without a header, columns', () => {
    const { report, problems: found } = read(
      ['Schedule 2027'],
      ['Title', 'Date', 'Flyer'],
      ['A', '2027-06-05', 'a.pdf', 'x'],
      ['Title', 'Date', 'Flyer'],
      ['B', '2027-06-06', 'b.pdf'],
    );
    expect(found.map((it) => [it.line, it.code, it.at])).toEqual([[3, 'CELL_WITHOUT_HEADER', 3]]);
    expect(report.counts).toEqual({ title: 1, header: 2, read: 1, refused: 1, leftOut: 0 });
    expect(report.columns.filter((it) => it.field === null).map((it) => [it.header, it.samples])).toEqual([
      ['Flyer', ['a.pdf', 'b.pdf']],
      ['', ['x']],
    ]);
  });

  it('an event above the header is not skipped', () =>
    expect(problems(['A', '2027-06-05', 'Moab'], ['Title', 'Date', 'Venue'], ['B', '2027-06-06', ''])).toEqual([
      [1, null, 'ABOVE_HEADER'],
    ]));

  it('may be mended, or left out', () => {
    const { rows, report } = readEvents(sheet(['Title', 'Date'], ['A', 'soon'], ['Note']), {
      corrections: [{ line: 2, column: 1, value: '2027-06-05' }],
      leaveOut: [3],
    });
    expect([rows.map((it) => it.startsOn), report.leftOut]).toEqual([
      ['2027-06-05'],
      [{ line: 3, why: 'chosen', text: 'Note' }],
    ]);
  });
});
