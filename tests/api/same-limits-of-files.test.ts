import { describe, expect, test } from '@jest/globals';
import { addEvent, putResult } from '@rrr/contract';
import { readEvents } from '@rrr/core/events';
import { readResults } from '@rrr/core/imports';

const MAKES = { brandMakes: ['KTM'], knownMakes: ['KTM'] };
const sheet = (header: readonly string[], row: readonly string[]) => ({
  format: 'csv' as const,
  encoding: 'utf-8',
  rows: [header, row].map((cells, at) => ({ line: at + 1, cells })),
});
const lengths = (most: number): readonly number[] => [1, most - 1, most, most + 1];

describe('a file takes as much of a text as the form', () => {
  const EVENT = {
    title: 'Round 1',
    venue: null,
    venueWebsite: null,
    city: null,
    state: null,
    zipcode: null,
    country: 'US',
    type: 'Motocross',
    startDate: null,
    endDate: null,
    seriesId: null,
    paying: false,
    promoterId: null,
  };

  test.each([
    ['Title', 'title', 200, ''],
    ['Venue', 'venue', 200, ''],
    ['Website', 'venueWebsite', 500, 'https://a.example.com/'],
    ['City', 'city', 100, ''],
    ['State', 'state', 50, ''],
    ['Zip', 'zipcode', 12, ''],
    ['Type', 'type', 60, ''],
  ])('of an event: %s', (column, field, most, before) => {
    for (const length of lengths(most)) {
      const text = before + 'x'.repeat(Math.max(1, length - before.length));
      const header = ['Title', 'Date', 'Venue', 'Website', 'City', 'State', 'Zip', 'Type'];
      const { problems } = readEvents(
        sheet(
          header,
          header.map((name) => (name === column ? text : name === 'Title' ? EVENT.title : '')),
        ),
      );
      expect([field, length, problems.length === 0]).toEqual([
        field,
        length,
        addEvent.body.safeParse({ ...EVENT, [field]: text }).success,
      ]);
    }
  });

  test('of a website without its beginning, as much as is kept with it', () => {
    for (const length of lengths(492)) {
      const { rows, problems } = readEvents(
        sheet(
          ['Title', 'Date', 'Website'],
          ['A', '', `a.example.com/${'x'.repeat(length - 14 > 0 ? length - 14 : 1)}`],
        ),
      );
      expect([length, problems.length === 0]).toEqual([length, length <= 492]);
      expect(rows[0]?.venueWebsite?.length ?? 0).toBeLessThanOrEqual(500);
    }
  });

  test('of the e-mail of a result', () => {
    const RESULT = {
      place: 1,
      resultType: 'finished',
      riderName: 'Ann Lee',
      number: null,
      hometown: null,
      state: null,
    };
    for (const length of [20, 120, 121, 253, 254, 255]) {
      const email = `${'x'.repeat(length - 12)}@example.com`;
      const { problems } = readResults(sheet(['Pos', 'Name', 'Email'], ['1', RESULT.riderName, email]), MAKES);
      const form = putResult.body.safeParse({
        ...RESULT,
        bike: null,
        amaNumber: null,
        email,
        classId: '01jt8q5v7c0000000000000001',
      });
      expect([length, problems.length === 0]).toEqual([length, form.success]);
    }
  });
});
