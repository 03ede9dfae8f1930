import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { readClasses, readEvents } from './index.js';

const sheet = (rows: readonly (readonly string[])[]) => ({
  format: 'csv' as const,
  encoding: 'utf-8',
  rows: rows.map((cells, at) => ({ line: at + 1, cells })),
});
const cells = fc.array(
  fc.array(fc.oneof(fc.string(), fc.constantFrom('Class', 'Place 1', 'Title', 'Date', '6/14/2025', '12.50', '$3')), {
    maxLength: 6,
  }),
  { maxLength: 12 },
);

describe('a file of classes', () => {
  test('gives each amount to the cent, with a point or a comma', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.constantFrom('.', ','), (amount, point) => {
        const text = `${Math.trunc(amount / 100)}${point}${String(amount % 100).padStart(2, '0')}`;
        expect(
          readClasses(
            sheet([
              ['Class', 'Place 1'],
              ['450 A', text],
            ]),
          ).rows[0]?.places,
        ).toEqual([{ place: 1, amount }]);
      }),
    );
  });

  it('pays nothing for an empty cell or a 0, and has its places in order', () => {
    const { rows } = readClasses(
      sheet([
        ['Place 3', 'Class', 'Place 1', 'Place 2'],
        ['10', '450 A', '30', '0'],
        ['', '250 B', '0', ''],
      ]),
    );
    expect(rows.map((it) => it.places)).toEqual([
      [
        { place: 1, amount: 3_000 },
        { place: 3, amount: 1_000 },
      ],
      [],
    ]);
  });

  it.each(['1,000', '12.345', '-5', '1e3', '0x10', '٣', '5 000', '$5', '5€', 'CAD 5', '99999999'])(
    'refuses %s as an amount',
    (text) => {
      expect(
        readClasses(
          sheet([
            ['Class', 'Place 1'],
            ['450 A', text],
          ]),
        ).problems,
      ).toHaveLength(1);
    },
  );

  it('names each column of a place that cannot be', () => {
    expect(
      readClasses(
        sheet([
          ['Class', 'Place 0', 'Place 101', 'Place 2', 'Place2'],
          ['A', '1', '1', '1', '1'],
        ]),
      ).problems.map((it) => [it.column, it.code]),
    ).toEqual([
      ['Place 0', 'PLACE_OUT_OF_RANGE'],
      ['Place 101', 'PLACE_OUT_OF_RANGE'],
      ['Place2', 'HEADER_TWICE'],
    ]);
  });

  test('never throws, and each row is read or refused', () => {
    fc.assert(
      fc.property(cells, (rows) => {
        const { rows: read, problems } = readClasses(sheet(rows));
        const refused = new Set(problems.map((it) => it.line));
        expect(read.every((it) => !refused.has(it.line))).toBe(true);
      }),
    );
  });
});

describe('a file of events', () => {
  it.each(['Paying', 'Récompensé', 'Payant'])('knows the column %s, which says whether an event earns', (header) => {
    expect(
      readEvents(
        sheet([
          ['Title', 'Date', header],
          ['A', '', 'oui'],
          ['B', '', 'no'],
        ]),
      ).rows.map((it) => it.paying),
    ).toEqual([true, false]);
  });

  const problemsOf = (...rows: readonly (readonly string[])[]) =>
    readEvents(sheet([['Title', 'Start', 'End'], ...rows])).problems.map((it) => [it.line, it.column, it.code]);
  it('says once that a date is none, and nothing more of its row that follows from it', () => {
    expect(problemsOf(['A', '31/31/2025', '2025-06-15'])).toEqual([[2, 'Start', 'DATE_NOT_VALID']]);
    expect(problemsOf(['A', '2025-06-15', 'never'])).toEqual([[2, 'End', 'DATE_NOT_VALID']]);
    expect(problemsOf(['A', 'never', ''], ['A', 'soon', ''], ['A', '', ''])).toEqual([
      [2, 'Start', 'DATE_NOT_VALID'],
      [3, 'Start', 'DATE_NOT_VALID'],
      [4, 'Start', 'DATE_MISSING'],
    ]);
    expect(problemsOf(['A', 'TBD', '2025-06-15'], ['B', '2025-06-15', '2025-06-14'])).toEqual([
      [2, 'End', 'DATES_NOT_IN_ORDER'],
      [3, 'End', 'DATES_NOT_IN_ORDER'],
    ]);
  });

  it('takes the years that forms take', () => {
    const start = (...texts: readonly string[]) =>
      readEvents(sheet([['Title', 'Date'], ...texts.map((it, at) => [`E${at}`, it])])).rows.map((it) => it.startsOn);
    expect(start('1990-01-01', '2100-12-31', '32874')).toEqual(['1990-01-01', '2100-12-31', '1990-01-01']);
    expect(
      problemsOf(['A', '1989-12-31', ''], ['B', '2101-01-01', ''], ['C', '32873', '']).map(([line]) => line),
    ).toEqual([2, 3, 4]);
  });

  it('keeps a website that a browser may open, and refuses anything else', () => {
    const of = (text: string) => {
      const { rows, problems } = readEvents(
        sheet([
          ['Title', 'Date', 'Website'],
          ['A', '', text],
        ]),
      );
      return problems.length > 0 ? problems.map((it) => it.code).join() : rows[0]?.venueWebsite;
    };
    expect(
      ['', 'https://a.example.com/x?y', 'HTTP://A.EXAMPLE.COM', 'a.example.com', 'www.a.example.com/fr'].map(of),
    ).toEqual([
      null,
      'https://a.example.com/x?y',
      'HTTP://A.EXAMPLE.COM',
      'https://a.example.com',
      'https://www.a.example.com/fr',
    ]);
    expect(
      [
        'javascript:alert(1)',
        'data:text/html,x',
        'ftp://a.example.com',
        'see the flyer',
        'https://a b',
        '//a.example.com',
        'a@example.com',
      ].map(of),
    ).toEqual(Array(7).fill('WEBSITE_NOT_VALID'));
  });

  it('says which country or answer it does not know, and when there are too many', () => {
    const { problems } = readEvents(
      sheet([
        ['Title', 'Date', 'Country', 'Paying'],
        ['A', '', 'Atlantis', 'perhaps'],
        ['x'.repeat(201), '', '', ''],
      ]),
    );
    expect(problems.map((it) => [it.line, it.column, it.code])).toEqual([
      [2, 'Country', 'COUNTRY_UNKNOWN'],
      [2, 'Paying', 'PAYING_UNKNOWN'],
      [3, 'Title', 'TEXT_TOO_LONG'],
    ]);
    expect(
      readEvents(sheet([['Title', 'Date'], ...Array.from({ length: 1_001 }, (_, at) => [`E${at}`, ''])])).problems,
    ).toMatchObject([{ code: 'TOO_MANY_ROWS', value: '1001' }]);
    expect(readEvents(sheet([['Title', 'Date']])).problems).toMatchObject([{ code: 'NO_ROWS' }]);
    expect(readEvents(sheet([['Nothing']])).problems).toMatchObject([{ code: 'HEADER_UNKNOWN', value: 'Nothing' }]);
  });

  test('never throws', () => {
    fc.assert(fc.property(cells, (rows) => void readEvents(sheet(rows))));
  });
});
