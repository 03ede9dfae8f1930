import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { datesTold, readDate, readDays } from './index.js';

describe('the days of an event', () => {
  it.each([
    ['5-Jun-27', '2027-06-05', '2027-06-05'],
    ['05-JUN-2027', '2027-06-05', '2027-06-05'],
    ['5 juin 27', '2027-06-05', '2027-06-05'],
    ['Jun 5, ’27', '2027-06-05', '2027-06-05'],
    ['Jun 5-6, 2027', '2027-06-05', '2027-06-06'],
    ['June 5 – 6, 2027', '2027-06-05', '2027-06-06'],
    ['June 5th & 6th, 2027', '2027-06-05', '2027-06-06'],
    ['June 5 and 6, 2027', '2027-06-05', '2027-06-06'],
    ['June 5 to June 6, 2027', '2027-06-05', '2027-06-06'],
    ['Jun 30 - Jul 1, 2027', '2027-06-30', '2027-07-01'],
    ['Sat, Jun 5 - Sun, Jun 6 2027', '2027-06-05', '2027-06-06'],
    ['Dec 31 - Jan 1, 2028', '2027-12-31', '2028-01-01'],
    ['Dec 31, 2027 - Jan 1, 2028', '2027-12-31', '2028-01-01'],
    ['21-22.05.2027', '2027-05-21', '2027-05-22'],
    ['21.-22.05.2027', '2027-05-21', '2027-05-22'],
    ['21./22.05.2027', '2027-05-21', '2027-05-22'],
    ['5-6.05.2027', '2027-05-05', '2027-05-06'],
    ['5-6 juin 2027', '2027-06-05', '2027-06-06'],
    ['du 5 au 6 juin 2027', '2027-06-05', '2027-06-06'],
    ['les 5 et 6 juin 2027', '2027-06-05', '2027-06-06'],
    ['5 à 6 juin 2027', '2027-06-05', '2027-06-06'],
    ['31 mai au 1er juin 2027', '2027-05-31', '2027-06-01'],
    ['28 févr. - 1er mars 2027', '2027-02-28', '2027-03-01'],
    ['2027-06-05 - 2027-06-06', '2027-06-05', '2027-06-06'],
    ['2027-06-05 to 2027-06-06', '2027-06-05', '2027-06-06'],
    ['6/5-6/2027', '2027-06-05', '2027-06-06'],
    ['6/30/2027-7/1/2027', '2027-06-30', '2027-07-01'],
    ['6/30 - 7/1/2027', '2027-06-30', '2027-07-01'],
  ])('%s', (text, from, to) => expect(readDays(text, false)).toEqual({ from, to }));

  it.each([
    '27-04-03',
    '25/04/12',
    'Jun 5-27',
    'Jun 6-5, 2027',
    '5-6-7',
    'June 2027',
    'Jun 5 - Dec 6, 2027',
    '5-Foo-27',
  ])('are not told by %j', (text) => expect(readDays(text, true)).toBeUndefined());

  it('have the day or the month first as the file says', () => {
    expect(readDays('3/4/2027-5/4/2027', true)).toEqual({ from: '2027-04-03', to: '2027-04-05' });
    expect(readDays('31.05.-01.06.2027', true)).toEqual({ from: '2027-05-31', to: '2027-06-01' });
    expect(readDays('3/4/2027-3/5/2027', false)).toEqual({ from: '2027-03-04', to: '2027-03-05' });
  });

  test('are read in both languages', () => {
    const day = fc.integer({ min: Date.UTC(2024, 0, 1) / 86_400_000, max: Date.UTC(2030, 11, 31) / 86_400_000 });
    const format = (at: number, locale: string, month: 'short' | 'long', year: boolean) =>
      new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month,
        ...(year ? { year: 'numeric' } : {}),
        timeZone: 'UTC',
      }).format(at * 86_400_000);
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom(['en-US', ' - '], ['en-US', ' to '], ['fr-CA', ' au '], ['fr-CA', ' – '], ['en-GB', '-']),
        fc.constantFrom<'short' | 'long'>('short', 'long'),
        fc.boolean(),
        (from, more, [locale = '', between = ''], month, whole) => {
          const text = `${format(from, locale, month, whole)}${between}${format(from + more, locale, month, true)}`;
          const iso = (at: number) => new Date(at * 86_400_000).toISOString().slice(0, 10);
          expect([text, readDays(text, false)]).toEqual([text, { from: iso(from), to: iso(from + more) }]);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('never differ from a single date', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.boolean(), (text, order) => {
        const one = readDate(text, order);
        if (one !== undefined) expect(readDays(text, order)).toEqual({ from: one, to: one });
      }),
    );
  });
});

describe('the order of day and month', () => {
  const told = (...texts: readonly string[]) => datesTold(texts, 'monthFirst');
  it('is told by dates that have one reading', () => {
    expect(told('31.05.-01.06.2027', '30/06 - 1/7/2027').order).toBe('dayFirst');
    expect(told('13/06/2027')).toMatchObject({ order: 'dayFirst', open: null });
    expect(told('06/13/2027')).toMatchObject({ order: 'monthFirst', open: null });
    expect(told('2027-06-13', 'Jun 5, 2027', '06/06/2027', 'TBD', '')).toMatchObject({
      order: 'monthFirst',
      open: null,
    });
    expect(told('13/06/2027', '14/06/2027', '03/04/2027').order).toBe('dayFirst');
    expect(told('06/13/2027', '06/14/2027', '03/04/2027').order).toBe('monthFirst');
  });

  it('is a question where it is not told, or by one date alone, or by two that disagree', () => {
    expect(told('03/04/2027')).toEqual({ order: null, open: '03/04/2027', likely: 'monthFirst' });
    expect(told('03/04/2027', '13/06/2027')).toEqual({ order: null, open: '03/04/2027', likely: 'dayFirst' });
    expect(told('13/06/2027', '06/13/2027')).toMatchObject({ order: null, open: '13/06/2027' });
    expect(told('3/4/2027-3/5/2027')).toMatchObject({ order: null });
    expect(told('3/4 - 3/5/2027')).toMatchObject({ order: null });
    expect(told('5-6.05.2027')).toMatchObject({ order: 'monthFirst', open: null });
  });
});
