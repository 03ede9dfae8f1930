import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { readDate } from './index.js';

describe('a date', () => {
  it.each([
    ['2025-06-14', '2025-06-14'],
    ['2025/6/4', '2025-06-04'],
    ['2025-06-14T00:00:00', '2025-06-14'],
    ['6/14/2025', '2025-06-14'],
    ['06/04/25', '2025-06-04'],
    ['Jun 14th, 2025', '2025-06-14'],
    ['June 4, 2025', '2025-06-04'],
    ['14 juin 2025', '2025-06-14'],
    ['1er août 2025', '2025-08-01'],
    ['Sat, Jun 14 2025', '2025-06-14'],
    ['45822', '2025-06-14'],
    ['45822.5', '2025-06-14'],
    ['mar. 4 nov. 2025', '2025-11-04'],
    ['Mar. 4 mars 2025', '2025-03-04'],
    ['mar. 4 mar. 2025', '2025-03-04'],
    ['mardi 4 mars 2025', '2025-03-04'],
    ['mardi le 4 novembre 2025', '2025-11-04'],
    ['Mar 4, 2025', '2025-03-04'],
    ['Tue, Mar 4 2025', '2025-03-04'],
    ['Sat. 4 mars 2025', '2025-03-04'],
    ['4 Mar 2025', '2025-03-04'],
    ['1 aout 2025', '2025-08-01'],
    ['2 févr. 2025', '2025-02-02'],
    ['25 déc. 2025', '2025-12-25'],
    ['14 juill. 2025', '2025-07-14'],
  ])('%s', (text, expected) => expect(readDate(text, false)).toBe(expected));

  it.each([
    '',
    'soon',
    '2025',
    '31/02/2025',
    '13/13/2025',
    '2025-02-30',
    '99999',
    '123',
    'Jun 2025',
    'Jun Jul 4 2025',
    'Nov mar 4 2025',
    'x'.repeat(50),
  ])('is not %j', (text) => expect(readDate(text, false)).toBeUndefined());

  it('begins with the day where its column says so', () => {
    expect([readDate('4/6/2025', true), readDate('4.6.2025', true), readDate('4/6/2025', false)]).toEqual([
      '2025-06-04',
      '2025-06-04',
      '2025-04-06',
    ]);
  });

  test('every day is read in both languages, with its weekday or without', () => {
    const layout = fc.record({
      locale: fc.constantFrom('en-US', 'en-CA', 'en-GB', 'fr-CA', 'fr-FR'),
      weekday: fc.constantFrom<'short' | 'long' | undefined>('short', 'long', undefined),
      month: fc.constantFrom<'short' | 'long'>('short', 'long'),
      day: fc.constantFrom<'numeric' | '2-digit'>('numeric', '2-digit'),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2024, 0, 1) / 86_400_000, max: Date.UTC(2027, 11, 31) / 86_400_000 }),
        layout,
        fc.boolean(),
        (day, { locale, ...how }, bare) => {
          const at = new Date(day * 86_400_000);
          const text = new Intl.DateTimeFormat(locale, { ...how, year: 'numeric', timeZone: 'UTC' }).format(at);
          expect([text, readDate(bare ? text.replace(/[.,]/g, '') : text, false)]).toEqual([
            text,
            at.toISOString().slice(0, 10),
          ]);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('every day is read however it is written', () => {
    const day = fc
      .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2060-12-31T00:00:00Z'), noInvalidDate: true })
      .map((it) => it.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, (iso) => {
        const [year, month, date] = iso.split('-').map(Number) as [number, number, number];
        const serial = String((Date.UTC(year, month - 1, date) - Date.UTC(1899, 11, 30)) / 86_400_000);
        const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
          new Date(`${iso}T00:00:00Z`),
        );
        expect([
          readDate(iso, false),
          readDate(`${month}/${date}/${year}`, false),
          readDate(`${date}/${month}/${year}`, true),
          readDate(serial, false),
          readDate(words, false),
        ]).toEqual([iso, iso, iso, iso, iso]);
      }),
    );
  });
});
