import { describe, expect, test } from '@jest/globals';
import { bike, codes, field, judge, pro, row, type Scene } from './testing/judging.js';

describe('a result earns', () => {
  test('its place’s amount, on the rider’s verified, eligible bike', () => {
    expect(judge({}).get('pro-a-1')).toEqual({
      earns: { amount: 30_000, type: 'credit', bikeId: 'bike-a' },
      reasons: [],
    });
  });
  test('cash in a class that pays cash', () => {
    expect(judge({ classes: [{ ...pro, payoutType: 'cash' }] }).get('pro-a-1')?.earns?.type).toBe('cash');
  });
  test('on the bike that the results name, of several', () => {
    const bikes = [bike, { ...bike, id: 'other', model: '250 SX-F' }];
    expect(
      judge({ rider: { bikes }, results: [row(1, 'a', { bike: 'KTM 250 SX-F Factory' }), ...field()] }).get('pro-a-1')
        ?.earns?.bikeId,
    ).toBe('other');
  });
});

describe('a result earns nothing, and says', () => {
  test('EVENT_NOT_PAYING', () => expect(codes({ event: { paying: false } })).toEqual(['EVENT_NOT_PAYING']));
  test('EVENT_CANCELED', () => expect(codes({ event: { canceled: true } })).toEqual(['EVENT_CANCELED']));
  test('EVENT_NOT_RUN: before its first day, in the time zone of the program', () => {
    expect(codes({ event: { startsOn: '2025-06-11', endsOn: '2025-06-12' } })).toEqual(['EVENT_NOT_RUN']);
    expect(codes({ event: { startsOn: '2025-06-10', endsOn: '2025-06-12' } })).toEqual([]);
    expect(codes({ event: { startsOn: null, endsOn: null } })).not.toContain('EVENT_NOT_RUN');
  });
  test('CLASS_NO_PAYOUT', () => {
    expect(codes({ classes: [{ ...pro, payoutType: 'noPayout' }] })).toEqual(['CLASS_NO_PAYOUT']);
    expect(codes({ classes: [{ ...pro, places: [] }] })).toContain('CLASS_NO_PAYOUT');
  });
  test('PLACE_NOT_PAID', () =>
    expect(codes({ results: [row(5, 'a'), ...field()] }, 'pro-a-5')).toEqual(['PLACE_NOT_PAID']));
  test('NOT_FINISHED', () => {
    for (const type of ['DNF', 'DQ'] as const)
      expect(codes({ results: [row(null, 'a', { type }), ...field()] }, 'pro-a-none')).toEqual(['NOT_FINISHED']);
    expect(codes({ results: [row(null, 'a'), ...field()] }, 'pro-a-none')).toEqual(['NOT_FINISHED']);
  });
  test('CLASS_TOO_SMALL: one short of the minimum, and not at it', () => {
    expect(codes({ results: [row(1, 'a'), ...field().slice(0, 3)] })).toEqual(['CLASS_TOO_SMALL']);
    expect(codes({ results: [row(1, 'a'), ...field().slice(0, 4)] })).toEqual([]);
    expect(codes({ results: [row(1, 'a'), ...field().slice(0, 4)], program: { minimumRidersPerClass: 6 } })).toEqual([
      'CLASS_TOO_SMALL',
    ]);
  });
  test('CLASS_TOO_SMALL counts who started: not DNS, but the entrants that the promoter states', () => {
    const dns = field()
      .slice(0, 4)
      .map((it) => ({ ...it, place: null, type: 'DNS' as const }));
    expect(codes({ results: [row(1, 'a'), ...dns] })).toEqual(['CLASS_TOO_SMALL']);
    expect(codes({ results: [row(1, 'a')], classes: [{ ...pro, entrants: 5 }] })).toEqual([]);
  });
  test('RIDER_UNKNOWN', () =>
    expect(codes({ results: [row(1, null), ...field()] }, 'pro-x-1')).toEqual(['RIDER_UNKNOWN']));
  test('RIDER_DEACTIVATED', () => expect(codes({ rider: { deactivated: true } })).toEqual(['RIDER_DEACTIVATED']));
  test('RIDER_FACTORY', () => expect(codes({ rider: { factory: true } })).toEqual(['RIDER_FACTORY']));
  test('CONSENT_MISSING: under 18 on the first day of the event, not on its last, and not today', () => {
    expect(codes({ rider: { bornOn: '2007-06-08' } })).toEqual(['CONSENT_MISSING']);
    expect(codes({ rider: { bornOn: '2007-06-07' } })).toEqual([]);
    expect(codes({ rider: { bornOn: '2012-01-01', parentalConsent: true } })).toEqual([]);
  });
  test('NO_VERIFIED_BIKE: none, unverified, invalid, another make, or another make in the results', () => {
    expect(codes({ rider: { bikes: [] } })).toEqual(['NO_VERIFIED_BIKE']);
    expect(
      codes({
        rider: {
          bikes: [
            { ...bike, vinStatus: 'unverified' },
            { ...bike, vinStatus: 'invalid' },
          ],
        },
      }),
    ).toEqual(['NO_VERIFIED_BIKE']);
    expect(codes({ rider: { bikes: [{ ...bike, make: 'Honda' }] } })).toEqual(['NO_VERIFIED_BIKE']);
    expect(codes({ results: [row(1, 'a', { bike: 'Honda CRF 450' }), ...field()] })).toEqual(['NO_VERIFIED_BIKE']);
  });
  test('BIKE_NOT_ELIGIBLE: year or model outside the table', () => {
    expect(codes({ rider: { bikes: [{ ...bike, year: 2020 }] } })).toEqual(['BIKE_NOT_ELIGIBLE']);
    expect(codes({ rider: { bikes: [{ ...bike, year: 2022 }] } })).toEqual([]);
    expect(codes({ rider: { bikes: [{ ...bike, year: 2022, model: '250 SX-F' }] } })).toEqual(['BIKE_NOT_ELIGIBLE']);
  });
  test('BIKE_CLASS_LIMIT: the best-paying two count', () => {
    const classes = [
      pro,
      { ...pro, id: 'open', places: [{ place: 1, amount: 50_000 }] },
      { ...pro, id: 'vet', places: [{ place: 1, amount: 40_000 }] },
    ];
    const results = classes.flatMap((it) => [row(1, 'a', { classId: it.id }), ...field(it.id)]);
    expect(classes.map((it) => codes({ classes, results }, `${it.id}-a-1`))).toEqual([['BIKE_CLASS_LIMIT'], [], []]);
  });
  test('LATE_RESULTS: after the 45th day, unless an admin accepts them', () => {
    const received = (resultsReceivedAt: string) => [{ ...pro, resultsReceivedAt }];
    expect(codes({ classes: received('2025-07-24T06:59:59.000Z') })).toEqual([]);
    expect(codes({ classes: received('2025-07-24T07:00:00.000Z') })).toEqual(['LATE_RESULTS']);
    expect(codes({ classes: received('2025-07-24T07:00:00.000Z'), event: { lateResultsAccepted: true } })).toEqual([]);
  });
  test('LATE_RESULTS: but not where its rider claimed it in time, that one result in that class', () => {
    const classes = [{ ...pro, resultsReceivedAt: '2025-07-24T07:00:00.000Z' }];
    const results = [row(1, 'a'), row(2, 'b'), ...field()];
    const claimed = (at: string, classId = 'pro') => ({ classes, results, claimed: [{ classId, riderId: 'a', at }] });
    expect([
      codes(claimed('2025-07-24T06:59:59.999Z')),
      codes(claimed('2025-07-24T06:59:59.999Z'), 'pro-b-2'),
    ]).toStrictEqual([[], ['LATE_RESULTS']]);
    expect([codes(claimed('2025-07-24T07:00:00.000Z')), codes(claimed('2025-06-10T12:00:00.000Z', 'other'))]).toEqual([
      ['LATE_RESULTS'],
      ['LATE_RESULTS'],
    ]);
    expect(
      codes({
        ...claimed('2025-07-24T07:00:00.000Z'),
        classes: [{ ...pro, resultsReceivedAt: '2025-06-10T12:00:00.000Z' }],
      }),
    ).toEqual([]);
  });
  test('DUPLICATE_RESULT: the better place counts, once', () => {
    const results = [row(3, 'a'), row(1, 'a'), ...field()];
    expect(codes({ results }, 'pro-a-1')).toEqual([]);
    expect(codes({ results }, 'pro-a-3')).toEqual(['DUPLICATE_RESULT']);
  });
  test('DUPLICATE_RESULT: a second row at the same place is no tie', () => {
    const results = [row(1, 'a'), row(1, 'a', { id: 'again', number: '7' }), row(2, 'b'), ...field()];
    expect([...judge({ results }).values()].flatMap((it) => it.earns?.amount ?? [])).toEqual([30_000, 20_000]);
  });
  test('every reason at once, so that nobody mends one and finds the next', () => {
    expect(codes({ event: { paying: false, canceled: true }, rider: { factory: true, bikes: [] } })).toEqual([
      'EVENT_CANCELED',
      'EVENT_NOT_PAYING',
      'RIDER_FACTORY',
      'NO_VERIFIED_BIKE',
    ]);
  });
});

describe('riders who are tied', () => {
  const earned = (results: readonly ReturnType<typeof row>[], scene: Scene = {}) =>
    [...judge({ ...scene, results: [...results, ...field()] })].flatMap(([id, verdict]) =>
      verdict.earns ? [[id, verdict.earns.amount] as const] : [],
    );
  test('share, whatever the order of the rows', () => {
    const rows = [row(1, 'a'), row(1, 'b'), row(3, 'c')];
    const shares = [
      ['pro-a-1', 25_000],
      ['pro-b-1', 25_000],
      ['pro-c-3', 10_000],
    ];
    expect(earned(rows)).toEqual(shares);
    expect(earned(rows.toReversed()).toSorted()).toEqual(shares);
  });
  test('with a rider of another make get their own share only: the other occupies a place too', () => {
    expect(earned([row(1, 'a'), row(1, null), row(3, 'c')])).toEqual([
      ['pro-a-1', 25_000],
      ['pro-c-3', 10_000],
    ]);
  });
  test('carry what they are tied with, also where they earn nothing', () => {
    const tie = { others: 1, first: 1, last: 2, paid: 'shared', amount: 25_000 };
    const verdicts = judge({ results: [row(1, 'a'), row(1, null), ...field()] });
    expect([verdicts.get('pro-a-1')?.tie, verdicts.get('pro-x-1')?.tie]).toEqual([tie, tie]);
    expect(verdicts.get('pro-field-0')).not.toHaveProperty('tie');
  });
  test('past the last paid place learn which place theirs is', () =>
    expect(
      judge({ results: [row(1, 'a'), row(1, 'b'), row(1, 'c'), row(2, 'd'), ...field()] }).get('pro-d-2'),
    ).toMatchObject({
      reasons: [{ code: 'PLACE_NOT_PAID', detail: { place: 4, places: 3 } }],
      tie: { others: 0, first: 4, last: 4 },
    }));
  test('are paid by the rule of their season', () => {
    const seasons = [{ from: '2025-06-01', ties: 'each' as const }];
    expect(earned([row(1, 'a'), row(1, 'b')], { program: { seasons } }).map(([, value]) => value)).toEqual([
      30_000, 30_000,
    ]);
  });
  test('BIKE_CLASS_LIMIT counts the classes that pay most by what is shared', () => {
    const classes = [
      pro,
      { ...pro, id: 'open', places: [{ place: 1, amount: 28_000 }] },
      { ...pro, id: 'vet', places: [{ place: 1, amount: 27_000 }] },
    ];
    const results = [row(1, 'b'), ...classes.flatMap((it) => [row(1, 'a', { classId: it.id }), ...field(it.id)])];
    // first place of the first class pays more than the others, but shared it pays less
    expect(classes.map((it) => codes({ classes, results }, `${it.id}-a-1`))).toEqual([['BIKE_CLASS_LIMIT'], [], []]);
  });
});

describe('by the rules of the season the event began in', () => {
  const program = { seasons: [{ from: '2025-06-01', minimumRidersPerClass: 8, eligibleBikes: [] }] };
  test('CLASS_TOO_SMALL and BIKE_NOT_ELIGIBLE as that season has them', () =>
    expect(codes({ program })).toEqual(['CLASS_TOO_SMALL', 'BIKE_NOT_ELIGIBLE']));
  test('not by those of a season to come', () =>
    expect(codes({ program: { seasons: [{ from: '2025-06-08', minimumRidersPerClass: 8 }] } })).toEqual([]));
  test('an event without a date goes by the program alone', () =>
    expect(codes({ program, event: { startsOn: null } })).toEqual([]));
});
