import { describe, expect, it } from '@jest/globals';
import type { RaceClass, RaceEvent } from '../events/index.js';
import { defaultProgram, type Program } from '../program/index.js';
import type { RiderFacts } from '../riders/index.js';
import { aBike, aClass, anEvent, anId, aRider } from '../testing/index.js';
import { evaluateEvent, type Reason, type ResultToEvaluate, type Verdict } from './index.js';

const event = anEvent();
const inClass = aClass({ entrants: 9 });
const rider = aRider();

const row = (n: number, change: Partial<ResultToEvaluate> = {}): ResultToEvaluate => ({
  id: `r${n}`,
  classId: inClass.id,
  place: n,
  type: 'finished',
  riderName: 'Casey Moreno',
  number: null,
  bike: null,
  riderId: rider.id,
  ...change,
});

interface Scene {
  readonly event?: Partial<RaceEvent>;
  readonly classes?: readonly RaceClass[];
  readonly results?: readonly ResultToEvaluate[];
  readonly rider?: Partial<RiderFacts>;
  readonly program?: Partial<Program>;
  readonly now?: string;
}
const judged = ({ classes = [inClass], results = [row(1)], ...scene }: Scene): ReadonlyMap<string, Verdict> =>
  evaluateEvent(
    {
      event: { ...event, ...scene.event },
      classes,
      results,
      riders: new Map([[rider.id, { ...rider, ...scene.rider }]]),
      now: scene.now ?? '2025-06-10T18:00:00.000Z',
      keptBikes: new Map(),
      vins: new Map(),
      claimed: [],
    },
    { ...defaultProgram, ...scene.program },
  );
const reasons = (scene: Scene, id = scene.results?.[0]?.id ?? 'r1'): readonly Reason[] =>
  judged(scene).get(id)?.reasons ?? [];

const earned = (scene: Scene) => [...judged(scene)].flatMap(([id, verdict]) => (verdict.earns ? [id] : []));

describe('a reason says what was found and what is asked', () => {
  it.each<[string, Reason, Scene]>([
    ['two started of five', { code: 'CLASS_TOO_SMALL', detail: { started: 1, minimum: 5 } }, { classes: [aClass()] }],
    [
      'four stated of five',
      { code: 'CLASS_TOO_SMALL', detail: { started: 4, minimum: 5 } },
      { classes: [aClass({ entrants: 4 })] },
    ],
    [
      'more rows than the promoter stated',
      { code: 'CLASS_TOO_SMALL', detail: { started: 3, minimum: 5 } },
      { classes: [aClass({ entrants: 2 })], results: [1, 2, 3].map((n) => row(n, n === 1 ? {} : { riderId: null })) },
    ],
    [
      'a day late',
      { code: 'LATE_RESULTS', detail: { received: '2025-07-24', days: 45 } },
      { classes: [{ ...inClass, resultsReceivedAt: '2025-07-24T18:00:00.000Z' }] },
    ],
    [
      'a day late, sent in only now',
      { code: 'LATE_RESULTS', detail: { received: '2025-07-24', days: 45 } },
      { now: '2025-07-24T18:00:00.000Z' },
    ],
    [
      'a place below the last that pays',
      { code: 'PLACE_NOT_PAID', detail: { place: 4, places: 3 } },
      { results: [row(4)] },
    ],
    [
      'a place that pays nothing',
      { code: 'PLACE_NOT_PAID', detail: { place: 1, places: 1 } },
      { classes: [{ ...inClass, places: [{ place: 1, amount: 0 }] }] },
    ],
    ['not to the end', { code: 'NOT_FINISHED', detail: { type: 'DNF' } }, { results: [row(1, { type: 'DNF' })] }],
    ['without a place', { code: 'NOT_FINISHED', detail: { type: 'finished' } }, { results: [row(1, { place: null })] }],
    [
      'a name nobody has',
      { code: 'RIDER_UNKNOWN', detail: { name: 'Casey Moreno' } },
      { results: [row(1, { riderId: null })] },
    ],
    [
      'an id nobody has',
      { code: 'RIDER_UNKNOWN', detail: { name: 'Casey Moreno' } },
      { results: [row(1, { riderId: anId('n0b0dy') })] },
    ],
    ['a minor', { code: 'CONSENT_MISSING', detail: { adultAge: 18 } }, { rider: { bornOn: '2010-01-01' } }],
    [
      'another make',
      { code: 'NO_VERIFIED_BIKE', detail: { named: 'Honda CRF450R' } },
      { results: [row(1, { bike: 'Honda CRF450R' })] },
    ],
    ['no bike at all', { code: 'NO_VERIFIED_BIKE', detail: { named: null } }, { rider: { bikes: [] } }],
    [
      'too old a bike',
      { code: 'BIKE_NOT_ELIGIBLE', detail: { bike: '2015 450 SX-F' } },
      { rider: { bikes: [aBike({ year: 2015 })] } },
    ],
  ])('%s', (_, reason, scene) => expect(reasons(scene)).toEqual([reason]));

  it.each<[string, Scene]>([
    ['the stated number at the minimum', { classes: [aClass({ entrants: 5 })] }],
    ['the last day of the window', { now: '2025-07-24T06:59:59.000Z' }],
    ['a late event without a date', { event: { endsOn: null }, now: '2026-07-01T12:00:00.000Z' }],
    ['consent instead of a birth date', { rider: { bornOn: null, parentalConsent: true } }],
  ])('%s is no reason', (_, scene) => expect(reasons(scene)).toEqual([]));

  it('a class that pays nobody says so once, and not of each place too', () => {
    expect(
      reasons({ classes: [{ ...inClass, payoutType: 'noPayout' }], results: [row(7)] }).map((it) => it.code),
    ).toEqual(['CLASS_NO_PAYOUT']);
    expect(reasons({ classes: [{ ...inClass, places: [] }] }).map((it) => it.code)).toEqual([
      'CLASS_NO_PAYOUT',
      'PLACE_NOT_PAID',
    ]);
  });

  it('age is asked on the first day of the event, and without a day it is not known', () => {
    const born = (bornOn: string, dates: Partial<RaceEvent>) =>
      reasons({ rider: { bornOn }, event: dates }).map((it) => it.code);
    expect(born('2007-06-08', {})).toEqual(['CONSENT_MISSING']);
    expect(born('2007-06-07', {})).toEqual([]);
    expect(born('2007-06-08', { endsOn: null })).toEqual(['CONSENT_MISSING']);
    expect(born('2007-06-07', { endsOn: null })).toEqual([]);
    expect(born('1970-01-01', { startsOn: null, endsOn: null })).toEqual(['CONSENT_MISSING']);
  });

  it('reasons of the event, the class, the result and the rider stand in this order', () => {
    const scene = {
      event: { canceled: true, paying: false },
      classes: [aClass({ payoutType: 'noPayout', resultsReceivedAt: '2026-01-01T12:00:00.000Z' })],
      results: [row(1, { type: 'DQ' })],
      rider: { deactivated: true, factory: true, bornOn: null, bikes: [] },
    } as const;
    expect(reasons(scene).map((it) => it.code)).toEqual([
      'EVENT_CANCELED',
      'EVENT_NOT_PAYING',
      'CLASS_NO_PAYOUT',
      'CLASS_TOO_SMALL',
      'LATE_RESULTS',
      'NOT_FINISHED',
      'RIDER_DEACTIVATED',
      'RIDER_FACTORY',
      'CONSENT_MISSING',
      'NO_VERIFIED_BIKE',
    ]);
  });

  it('a result that stands in no class of its event is a fault', () =>
    expect(() => judged({ results: [row(1, { classId: 'other' })] })).toThrow(
      'Result r1 stands in no class of the event',
    ));
});

describe('a rider’s second result in a class', () => {
  it.each<[string, readonly ResultToEvaluate[], string]>([
    ['a place goes before none', [row(1, { place: null, type: 'DNF' }), row(2)], 'r2'],
    ['a place goes before a finish without one', [row(1, { place: null }), row(2)], 'r2'],
    ['of two alike in all that people see the smaller id', [row(1, { place: 2 }), row(2, { place: 2 })], 'r1'],
    ['a finish goes before a place that was taken away', [row(1, { type: 'DQ' }), row(2)], 'r2'],
    ['of three the best', [row(3), row(1), row(2)], 'r1'],
    [
      'of equal places that of the start number that comes first as a text',
      [row(1, { place: 2, number: '9' }), row(2, { place: 2, number: '10' })],
      'r2',
    ],
    [
      'then the bike that is named first by the alphabet',
      [row(1, { place: 2, bike: 'KTM 450' }), row(2, { place: 2, bike: 'KTM 350' })],
      'r2',
    ],
    [
      'a name that is spelled otherwise decides nothing',
      [row(2, { place: 2, riderName: 'CASEY', number: '1' }), row(1, { place: 2, riderName: 'casey', number: '2' })],
      'r2',
    ],
    [
      'the name before the number',
      [row(1, { place: 2, riderName: 'B', number: '1' }), row(2, { place: 2, riderName: 'A', number: '2' })],
      'r2',
    ],
  ])('%s', (_, results, kept) => {
    for (const order of [results, results.toReversed()]) {
      expect(earned({ results: order })).toEqual([kept]);
      for (const result of order.filter(({ id }) => id !== kept))
        expect(reasons({ results: order }, result.id)).toEqual([{ code: 'DUPLICATE_RESULT', detail: {} }]);
    }
  });
  it('in another class, or of nobody known, is none', () => {
    const other = { ...inClass, id: 'other' };
    expect(earned({ classes: [inClass, other], results: [row(1), row(2, { classId: 'other' })] })).toEqual([
      'r1',
      'r2',
    ]);
    expect(
      reasons({ results: [row(1, { riderId: null }), row(2, { riderId: null })] }, 'r2').map((it) => it.code),
    ).toEqual(['RIDER_UNKNOWN']);
  });
});

describe('a motorcycle in more classes than it may earn in', () => {
  it('earns in those that pay most, of equal ones in the first', () => {
    const classes = ['c', 'a', 'b'].map((id) => ({ ...inClass, id }));
    const results = classes.map((it, n) => row(n + 1, { classId: it.id, place: 1 }));
    for (const order of [results, results.toReversed()])
      expect(earned({ classes, results: order }).toSorted()).toEqual(['r2', 'r3']);
    expect(reasons({ classes, results }, 'r1')).toEqual([{ code: 'BIKE_CLASS_LIMIT', detail: { limit: 2 } }]);
    expect(earned({ classes, results, program: { classesPerBikePerEvent: 1 } })).toEqual(['r2']);
  });
});
