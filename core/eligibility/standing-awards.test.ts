import { describe, expect, test } from '@jest/globals';
import type { RiderFacts } from '../riders/index.js';
import type { ReasonCode } from './index.js';
import { bike, codes, field, judge, pro, row, type Scene } from './testing/judging.js';

describe('what was earned stays', () => {
  const standing = new Map([['pro-a-1', 'sold']]);
  const earned = { earns: { amount: 30_000, type: 'credit', bikeId: 'sold' }, reasons: [] };
  test.each<[string, Partial<RiderFacts>]>([
    ['RIDER_DEACTIVATED', { deactivated: true }],
    ['RIDER_FACTORY', { factory: true }],
    ['CONSENT_MISSING', { bornOn: '2012-01-01' }],
    ['NO_VERIFIED_BIKE', { bikes: [] }],
    ['BIKE_NOT_ELIGIBLE', { bikes: [{ ...bike, year: 2010 }] }],
  ])('whatever became of the rider: %s', (code, change) => {
    expect(codes({ rider: change })).toEqual([code]);
    expect(judge({ rider: change, standing }).get('pro-a-1')).toEqual(earned);
  });
  test.each<[ReasonCode, Scene]>([
    ['EVENT_CANCELED', { event: { canceled: true } }],
    ['EVENT_NOT_PAYING', { event: { paying: false } }],
    ['CLASS_NO_PAYOUT', { classes: [{ ...pro, payoutType: 'noPayout' }] }],
    ['PLACE_NOT_PAID', { classes: [{ ...pro, places: [{ place: 2, amount: 100 }] }] }],
    ['CLASS_TOO_SMALL', { results: [row(1, 'a')] }],
    ['LATE_RESULTS', { classes: [{ ...pro, resultsReceivedAt: '2025-09-01T12:00:00.000Z' }] }],
  ])('but not against the event: %s, and the bike is remembered for when it passes', (code, scene) => {
    expect(judge({ ...scene, standing }).get('pro-a-1')).toMatchObject({
      earns: null,
      reasons: [{ code }],
      stood: 'sold',
    });
  });
  test('as much as its place pays now', () => {
    expect(judge({ standing, classes: [{ ...pro, places: [{ place: 1, amount: 5 }] }] }).get('pro-a-1')?.earns).toEqual(
      { amount: 5, type: 'credit', bikeId: 'sold' },
    );
  });
  test('BIKE_CLASS_LIMIT counts the bike it was earned with', () => {
    const classes = [
      pro,
      { ...pro, id: 'open', places: [{ place: 1, amount: 50_000 }] },
      { ...pro, id: 'vet', places: [{ place: 1, amount: 40_000 }] },
    ];
    const results = classes.flatMap((it) => [row(1, 'a', { classId: it.id }), ...field(it.id)]);
    const onOne = new Map(classes.map((it) => [`${it.id}-a-1`, 'sold']));
    expect(judge({ classes, results, standing: onOne }).get('pro-a-1')).toEqual({
      earns: null,
      reasons: [{ code: 'BIKE_CLASS_LIMIT', detail: { limit: 2 } }],
      stood: 'sold',
    });
    expect(judge({ classes, results, standing }).get('pro-a-1')?.earns).toMatchObject({ bikeId: 'sold' });
  });
  test('BIKE_CLASS_LIMIT counts by the VIN: a motorcycle that changed hands, or stands in two rows, earns no more', () => {
    const classes = [
      pro,
      { ...pro, id: 'open', places: [{ place: 1, amount: 50_000 }] },
      { ...pro, id: 'vet', places: [{ place: 1, amount: 40_000 }] },
    ];
    const results = [
      ...classes.flatMap((it) => field(it.id)),
      row(1, 'b'),
      row(1, 'c', { classId: 'open' }),
      row(1, 'a', { classId: 'vet' }),
    ];
    const sold = {
      classes,
      results,
      standing: new Map([
        ['pro-b-1', 'was'],
        ['open-c-1', 'had'],
      ]),
    };
    expect(codes(sold, 'pro-b-1')).toEqual([]);
    expect(
      codes(
        {
          ...sold,
          vins: new Map([
            ['was', 'VIN-a'],
            ['had', 'VIN-a'],
          ]),
        },
        'pro-b-1',
      ),
    ).toEqual(['BIKE_CLASS_LIMIT']);
  });
  test('DUPLICATE_RESULT: a better place of the same rider goes before it', () => {
    const both = judge({ results: [row(3, 'a'), row(1, 'a'), ...field()], standing: new Map([['pro-a-3', 'sold']]) });
    expect([both.get('pro-a-1')?.earns?.bikeId, both.get('pro-a-3')]).toEqual([
      'bike-a',
      { earns: null, reasons: [{ code: 'DUPLICATE_RESULT', detail: {} }], stood: 'sold' },
    ]);
  });
});
