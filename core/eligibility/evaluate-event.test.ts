import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { RaceClass, RaceEvent } from '../events/index.js';
import { defaultProgram, type Program } from '../program/index.js';
import type { RiderFacts } from '../riders/index.js';
import type { Bike } from '../vin/index.js';
import { type ClaimedResult, evaluateEvent, type ReasonCode, type ResultToEvaluate, type Verdict } from './index.js';

const NOW = '2025-06-10T18:00:00.000Z';
const event: RaceEvent = {
  id: 'event',
  title: 'Ridge Creek',
  country: 'US',
  currency: 'USD',
  startsOn: '2025-06-07',
  endsOn: '2025-06-08',
  paying: true,
  canceled: false,
  lateResultsAccepted: false,
  seriesId: null,
  promoterId: 'promoter',
  promoterApproved: true,
};
const pro: RaceClass = {
  id: 'pro',
  eventId: 'event',
  name: '450 Pro',
  payoutType: 'dealerCredit',
  entrants: null,
  resultsReceivedAt: null,
  places: [
    { place: 1, amount: 30_000 },
    { place: 2, amount: 20_000 },
    { place: 3, amount: 10_000 },
  ],
};
const bike: Bike = {
  id: 'bike',
  year: 2025,
  make: 'KTM',
  model: '450 SX-F',
  vin: 'VBKMXA10XSM000001',
  vinStatus: 'verified',
};
const rider = (id: string, change: Partial<RiderFacts> = {}): RiderFacts => ({
  id,
  fullName: `Rider ${id}`,
  familyName: id,
  hometown: 'Moab',
  state: 'UT',
  amaNumber: null,
  email: `${id}@example.com`,
  login: 'verified',
  bornOn: '1999-01-01',
  parentalConsent: false,
  deactivated: false,
  factory: false,
  bikes: [{ ...bike, id: `bike-${id}`, vin: `VIN-${id}` }],
  ...change,
});
const row = (
  place: number | null,
  riderId: string | null,
  change: Partial<ResultToEvaluate> = {},
): ResultToEvaluate => ({
  id: `${change.classId ?? 'pro'}-${riderId ?? 'x'}-${place ?? 'none'}`,
  classId: 'pro',
  place,
  type: 'finished',
  riderName: `Rider ${riderId}`,
  number: null,
  bike: null,
  riderId,
  ...change,
});
const field = (classId = 'pro', first = 4): ResultToEvaluate[] =>
  Array.from({ length: 6 }, (_, at) =>
    row(first + at, null, { id: `${classId}-field-${at}`, riderName: `Field ${at}`, classId }),
  );

interface Scene {
  readonly event?: Partial<RaceEvent>;
  readonly classes?: readonly RaceClass[];
  readonly results?: readonly ResultToEvaluate[];
  readonly rider?: Partial<RiderFacts>;
  readonly program?: Partial<Program>;
  readonly standing?: ReadonlyMap<string, string>;
  readonly vins?: ReadonlyMap<string, string>;
  readonly claimed?: readonly ClaimedResult[];
}
const judge = (scene: Scene): ReadonlyMap<string, Verdict> => {
  const results = scene.results ?? [row(1, 'a'), ...field()];
  const riders = new Map(
    results.flatMap((it) =>
      it.riderId === null ? [] : [[it.riderId, rider(it.riderId, it.riderId === 'a' ? scene.rider : {})] as const],
    ),
  );
  return evaluateEvent(
    {
      event: { ...event, ...scene.event },
      classes: scene.classes ?? [pro],
      results,
      riders,
      now: NOW,
      keptBikes: scene.standing ?? new Map(),
      vins: scene.vins ?? new Map(),
      claimed: scene.claimed ?? [],
    },
    { ...defaultProgram, ...scene.program },
  );
};
const codes = (scene: Scene, id = 'pro-a-1'): readonly ReasonCode[] =>
  judge(scene)
    .get(id)
    ?.reasons.map((it) => it.code) ?? [];

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
  test('CONSENT_MISSING: under 18 on the race day, not today', () => {
    expect(codes({ rider: { bornOn: '2007-06-09' } })).toEqual(['CONSENT_MISSING']);
    expect(codes({ rider: { bornOn: '2007-06-08' } })).toEqual([]);
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
  test('every reason at once, so that nobody mends one and finds the next', () => {
    expect(codes({ event: { paying: false, canceled: true }, rider: { factory: true, bikes: [] } })).toEqual([
      'EVENT_CANCELED',
      'EVENT_NOT_PAYING',
      'RIDER_FACTORY',
      'NO_VERIFIED_BIKE',
    ]);
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

describe('reasons of every part come together', () => {
  /** one way to fail on each side, and its code */
  const sides: readonly (readonly (readonly [ReasonCode | null, Scene])[])[] = [
    [
      [null, {}],
      ['EVENT_CANCELED', { event: { canceled: true } }],
      ['EVENT_NOT_PAYING', { event: { paying: false } }],
    ],
    [
      [null, {}],
      ['CLASS_NO_PAYOUT', { classes: [{ ...pro, payoutType: 'noPayout' }] }],
      ['LATE_RESULTS', { classes: [{ ...pro, resultsReceivedAt: '2025-09-01T12:00:00.000Z' }] }],
    ],
    [
      [null, {}],
      ['CLASS_TOO_SMALL', { results: [row(1, 'a')] }],
    ],
    [
      [null, {}],
      ['RIDER_FACTORY', { rider: { factory: true } }],
      ['RIDER_DEACTIVATED', { rider: { deactivated: true } }],
      ['NO_VERIFIED_BIKE', { rider: { bikes: [] } }],
      ['CONSENT_MISSING', { rider: { bornOn: null } }],
    ],
  ];
  const combinations = sides.reduce<readonly (readonly (readonly [ReasonCode | null, Scene])[])[]>(
    (all, side) => all.flatMap((some) => side.map((it) => [...some, it])),
    [[]],
  );
  test.each(combinations.map((all) => [all.flatMap(([code]) => code ?? []), all.map(([, scene]) => scene)] as const))(
    '%p',
    (expected, scenes) => {
      expect([...codes(Object.assign({}, ...scenes) as Scene)].toSorted()).toEqual([...expected].toSorted());
    },
  );
});

test('the order of the rows decides nothing', () => {
  const classes = [pro, { ...pro, id: 'open' }, { ...pro, id: 'vet' }];
  const someRow = fc.record({
    classId: fc.constantFrom('pro', 'open', 'vet'),
    place: fc.integer({ min: 1, max: 6 }),
    rider: fc.constantFrom('a', 'b', 'c', null),
    type: fc.constantFrom('finished' as const, 'DNF' as const, 'DNS' as const),
  });
  fc.assert(
    fc.property(fc.array(someRow, { maxLength: 25 }), fc.infiniteStream(fc.nat()), (rows, chance) => {
      const results = rows.map((it, at) =>
        row(it.place, it.rider, { id: `r${at}`, classId: it.classId, type: it.type, number: String(at) }),
      );
      const shuffled = results
        .map((it) => [chance.next().value, it] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, it]) => it);
      const [one, other] = [judge({ classes, results }), judge({ classes, results: shuffled })];
      for (const { id } of results) expect(other.get(id)).toEqual(one.get(id));
    }),
  );
});

test('no bike earns in more classes than the limit, no rider twice in a class', () => {
  const ids = ['k1', 'k2', 'k3', 'k4'];
  const classes = ids.map((id) => ({ ...pro, id, entrants: 20 }));
  const someRow = fc.record({
    classId: fc.constantFrom(...ids),
    place: fc.integer({ min: 1, max: 3 }),
    rider: fc.constantFrom('a', 'b', 'c'),
  });
  fc.assert(
    fc.property(fc.array(someRow, { maxLength: 30 }), (rows) => {
      const results = rows.map((it, at) => row(it.place, it.rider, { id: `r${at}`, classId: it.classId }));
      const earning = results.filter((it) => judge({ classes, results }).get(it.id)?.earns);
      for (const who of ['a', 'b', 'c']) {
        const theirs = earning.filter((it) => it.riderId === who);
        expect(theirs.length).toBeLessThanOrEqual(2);
        expect(new Set(theirs.map((it) => it.classId)).size).toBe(theirs.length);
      }
    }),
    { numRuns: 50 },
  );
});
