import { describe, expect, it } from '@jest/globals';
import { defaultProgram, type Program } from '../program/index.js';
import { aBike } from '../testing/index.js';
import type { Bike } from '../vin/index.js';
import { bikeOfVerdict } from './index.js';
import { isEligible, namedMake, rideOf } from './ridden-bike.js';

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
