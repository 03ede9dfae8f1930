import { describe, expect, it } from '@jest/globals';
import type { RaceClass, RaceEvent } from '../events/index.js';
import { defaultProgram, type Program } from '../program/index.js';
import type { RiderFacts } from '../riders/index.js';
import { aBike, aClass, anEvent, anId, aRider } from '../testing/index.js';
import type { Bike } from '../vin/index.js';
import { bikeOfVerdict, evaluateEvent, type Reason, type ResultToEvaluate, type Verdict } from './index.js';
import { isEligible, namedMake, rideOf } from './ridden-bike.js';

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
const earned = (scene: Scene) => [...judged(scene)].flatMap(([id, it]) => (it.earns ? [id] : []));

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

  it('age is asked on the last day of the event, on its first where no last is known, and without a day it is not known', () => {
    const born = (bornOn: string, dates: Partial<RaceEvent>) =>
      reasons({ rider: { bornOn }, event: dates }).map((it) => it.code);
    expect(born('2007-06-08', {})).toEqual([]);
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
      for (const it of order.filter(({ id }) => id !== kept))
        expect(reasons({ results: order }, it.id)).toEqual([{ code: 'DUPLICATE_RESULT', detail: {} }]);
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

describe('the bike a result was ridden on', () => {
  const bikes = (...all: readonly Partial<Bike>[]) => all.map((it, n) => aBike({ id: `b${n}`, ...it }));
  const ridden = (named: string | null, all: readonly Bike[], program: Partial<Program> = {}) => {
    const ride = rideOf(named, all, { ...defaultProgram, ...program });
    return 'bike' in ride ? ride.bike.id : ride.reason.code;
  };
  it.each<[string, string | null, readonly Bike[], string]>([
    [
      'is the one whose model the results name',
      'KTM 250SXF',
      bikes({ model: '450 SX-F' }, { model: '250 SX-F' }),
      'b1',
    ],
    [
      'is the more exactly named of two',
      'KTM 450 SX-F Factory',
      bikes({ model: '450 SX' }, { model: '450 SX-F' }),
      'b1',
    ],
    ['is the newest where none is named', null, bikes({ year: 2024 }, { year: 2025 }), 'b1'],
    ['is the newest where the name fits none', 'KTM', bikes({ year: 2024 }, { year: 2025 }), 'b1'],
    ['is the named one before a newer one', '450 SX-F', bikes({ year: 2024 }, { model: '250 SX-F', year: 2025 }), 'b0'],
    ['is the first of two alike', null, [...bikes({}, {})].toReversed(), 'b0'],
    ['is the first of some alike, however they come', null, bikes({}, {}, {}), 'b0'],
    [
      'is none without a model, before one that is named',
      'KTM 450',
      bikes({ model: '', year: 2025 }, { model: '450', year: 2024 }),
      'b1',
    ],
    ['is an eligible one, whatever the name', 'KTM 450 SX-F', bikes({ year: 2015 }, { model: '250 SX-F' }), 'b1'],
    ['is no unverified one', null, bikes({ vinStatus: 'unverified', year: 2025 }, { year: 2024 }), 'b1'],
    ['is no bike of another make', null, bikes({ make: 'Honda', year: 2025 }, { make: 'ktm', year: 2024 }), 'b1'],
    ['is none where the results name another make', 'Yamaha', bikes({}), 'NO_VERIFIED_BIKE'],
    ['is none where only another make stands in the garage', null, bikes({ make: 'Honda' }), 'NO_VERIFIED_BIKE'],
    ['is none that is too old', null, bikes({ year: 2015 }), 'BIKE_NOT_ELIGIBLE'],
  ])('%s', (_, named, all, expected) => expect(ridden(named, all)).toBe(expected));

  it('a make counts as a word of its own', () => {
    const makes = ['KTM', 'TM', 'Harley-Davidson'];
    expect([
      namedMake('2025 KTM 450', makes),
      namedMake('tm 300', makes),
      namedMake('harley davidson xg', makes),
      namedMake('ATMOS', makes),
      namedMake('', makes),
      namedMake(null, makes),
    ]).toEqual(['KTM', 'TM', 'Harley-Davidson', null, null, null]);
  });

  it('a brand of two makes takes either', () =>
    expect(ridden('GasGas MC450F', bikes({ make: 'GASGAS' }), { brandMakes: ['KTM', 'GasGas'] })).toBe('b0'));

  it.each([
    [2023, '125 SX', false],
    [2024, '125 SX', true],
    [2025, '125 SX', true],
    [2026, '125 SX', false],
    [2020, '450 SX-F', false],
    [2021, '450 SX-F', true],
    [2023, '450 sxf Factory', true],
    [2023, '350 SX-F', false],
    [2021, '890 Duke R', true],
    [2023, 'Super 890 Duke', false],
    [2023, '1290 Super Duke R', false],
    [2023, '790 Adventure', false],
  ])('of %i, %s is eligible: %s', (year, model, fits) =>
    expect(isEligible(aBike({ year, model }), defaultProgram)).toBe(fits),
  );

  const YEARS = [1980, 2018, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2100];
  it.each([
    ['790 Duke', YEARS],
    ['890 Duke', YEARS],
    ['450 SX-F', [2021, 2022, 2023, 2024, 2025]],
    ['450 XC-F', [2021, 2022, 2023, 2024, 2025]],
    ['450 XC-F W', [2021, 2022, 2023, 2024, 2025]],
    ['450 SMR', [2021, 2022, 2023, 2024, 2025]],
    ['250 SX-F', [2024, 2025]],
    ['690 Duke', [2024, 2025]],
    ['990 Duke', [2024, 2025]],
    ['1290 Super Duke R', [2024, 2025]],
    ['450 SX', [2024, 2025]],
  ])('a %s is eligible of %j', (model, years) =>
    expect(YEARS.filter((year) => isEligible(aBike({ year, model }), defaultProgram))).toEqual(years),
  );

  it.each([
    '450 XCF-W',
    '450XCFW',
    '450 xc-f w',
    'XC-F W 450',
    'KTM 450 XC-F W',
    '2022 450 XCF-W',
    'KTM 2022 450 XCFW',
    '450 SMR',
    'SMR 450',
    'SMR450',
    '450 SX-F Factory Edition',
    'Ktm SX-F 450',
    '790 DUKE R',
    'Duke 790',
    'KTM Duke 890 R',
    '890-Duke GP',
    '890Duke',
  ])('%s of 2022 is one of the models, however it is written', (model) =>
    expect(isEligible(aBike({ year: 2022, model }), defaultProgram)).toBe(true),
  );

  it.each([
    'SX-F',
    '450',
    'Duke',
    '390 Duke',
    'Duke 690',
    '1790 Duke',
    '350 XC-F W',
    '450 EXC-F',
    '450 Rally',
    'SX-F 250',
    '',
  ])('%s of 2022 is none of them', (model) =>
    expect(isEligible(aBike({ year: 2022, model }), defaultProgram)).toBe(false),
  );

  it('a family without models takes every model of its years, and one year may be left open', () => {
    const eligible = (year: number, family: { fromYear: number | null; toYear: number | null }) =>
      isEligible(aBike({ year, model: '250 SX' }), {
        ...defaultProgram,
        eligibleBikes: [{ category: 'all', models: [], ...family }],
      });
    expect([2019, 2020, 2021].map((year) => eligible(year, { fromYear: 2020, toYear: null }))).toEqual([
      false,
      true,
      true,
    ]);
    expect([2019, 2020, 2021].map((year) => eligible(year, { fromYear: null, toYear: 2020 }))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('the bike of a verdict', () => {
  it('is the one it earned with, or had earned with, or none', () => {
    expect([
      bikeOfVerdict({ earns: { amount: 1, type: 'credit', bikeId: 'b' }, reasons: [] }),
      bikeOfVerdict({ earns: null, reasons: [], stood: 's' }),
      bikeOfVerdict({ earns: null, reasons: [] }),
    ]).toEqual(['b', 's', null]);
  });
});
