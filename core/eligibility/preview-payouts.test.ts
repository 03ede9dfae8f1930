import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defaultProgram } from '../program/index.js';
import { aClass, anId } from '../testing/index.js';
import { firstOfEachClass, knownBikes, previewPayouts } from './preview-payouts.js';
import { event, given } from './testing/simulating.js';

const NOW = '2025-01-01T12:00:00.000Z';
const bike = { make: 'KTM', model: '450 SX-F', year: 2025 };
const aPurse = (n: number, ...amounts: readonly number[]) =>
  aClass({
    id: anId('c0ass', n),
    name: `Class ${n}`,
    places: amounts.map((amount, at) => ({ place: at + 1, amount })),
  });
const preview = (over: Partial<Parameters<typeof previewPayouts>[0]> = {}, program = defaultProgram) => {
  const classes = over.classes ?? [aPurse(1, 1_000, 500)];
  return previewPayouts(
    { event, classes, preview: new Set(classes.map((one) => one.id)), bike, now: NOW, ...over },
    program,
  );
};
const codes = (some: ReturnType<typeof preview>) =>
  some.map(({ places }) => places.map(({ verdict }) => verdict.reasons.map(({ code }) => code).join() || 'earns'));

describe('what a bike would earn', () => {
  it('is what each place pays, though each motorcycle earns in two classes only', () => {
    const classes = [1, 2, 3].map((n) => aPurse(n, 1_000 * n, 500 * n));
    const found = preview({ classes });
    expect(found.map(({ places }) => places.map(({ verdict }) => verdict.earns?.amount))).toEqual([
      [1_000, 500],
      [2_000, 1_000],
      [3_000, 1_500],
    ]);
    expect(found[0]?.minimumStarters).toBe(5);
  });

  it.each([
    ['a bike that is not eligible', { bike: { ...bike, year: 2015 } }, 'BIKE_NOT_ELIGIBLE'],
    ['another make', { bike: { ...bike, make: 'Honda' } }, 'NO_VERIFIED_BIKE'],
    ['an event that does not pay', { event: { ...event, paying: false } }, 'EVENT_NOT_PAYING'],
    ['a canceled event', { event: { ...event, canceled: true } }, 'EVENT_CANCELED'],
    ['a class over the limit', { classes: [aPurse(1, 1_000_000, 900_000, 800_000)] }, 'PURSE_OVER_LIMIT'],
    [
      'a class without payout',
      { classes: [{ ...aPurse(1, 500), payoutType: 'noPayout' as const }] },
      'CLASS_NO_PAYOUT',
    ],
  ])('is refused for %s', (_, over, code) => {
    const all = codes(preview(over)).flat();
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(all)).toEqual(new Set([code]));
  });

  it('counts the whole event for its limit, also where one class is asked for', () => {
    const classes = [1, 2, 3, 4, 5].map((n) => aPurse(n, 1_000_000, 1_000_000, 400_000));
    expect(codes(preview({ classes, preview: new Set([anId('c0ass', 2)]) }))).toEqual([
      ['PURSE_OVER_LIMIT', 'PURSE_OVER_LIMIT', 'PURSE_OVER_LIMIT'],
    ]);
  });

  it('goes by the rules of the season of the event', () => {
    const program = {
      ...defaultProgram,
      seasons: [{ from: '2025-06-01', minimumRidersPerClass: 6, eligibleBikes: [] }],
    };
    expect(codes(preview({}, program))).toEqual([['BIKE_NOT_ELIGIBLE', 'BIKE_NOT_ELIGIBLE']]);
    expect(preview({}, program)[0]?.minimumStarters).toBe(6);
  });

  it('is what the simulator says of the same place', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 1_200_000 }), { minLength: 1, maxLength: 4 }),
        fc.nat(),
        fc.integer({ min: 2015, max: 2026 }),
        fc.boolean(),
        async (amounts, pick, year, paying) => {
          const raceClass = aPurse(1, ...amounts);
          const race = { ...event, paying };
          const { simulate } = given({ events: [race], classes: [raceClass], results: [] });
          const place = (pick % amounts.length) + 1;
          const { verdict } = await simulate({
            inClass: raceClass.id,
            place,
            type: 'finished',
            starters: 5,
            rider: {
              bornOn: null,
              parentalConsent: true,
              deactivated: false,
              factory: false,
              bikes: [{ ...bike, year, vinStatus: 'verified' }],
            },
          });
          const [found] = preview({ event: race, classes: [raceClass], bike: { ...bike, year } });
          const said = found?.places.find((one) => one.place === place)?.verdict;
          expect({ amount: said?.earns?.amount, reasons: said?.reasons }).toEqual({
            amount: verdict.earns?.amount,
            reasons: verdict.reasons,
          });
        },
      ),
    ));
});

describe('the bikes to choose from', () => {
  it('are those with a pattern and those the program names, once, eligible and new ones first', () => {
    const bikes = knownBikes(
      [
        { model: '300 XC', year: 2022 },
        { model: '450 SXF', year: 2023 },
        { model: '250 SX-F', year: 2025 },
        { model: '450 SX-F', year: 2025 },
      ],
      defaultProgram,
      '2025-06-01',
    );
    const said = bikes.map((it) => `${it.model} ${it.year}${it.eligible ? '' : ' no'}`);
    expect(said.slice(0, 2)).toEqual(['450 SX-F 2025', '250 SX-F 2025']);
    expect(said.at(-1)).toBe('300 XC 2022 no');
    expect(said.filter((it) => /450 SX-?F 2023/.test(it))).toEqual(['450 SXF 2023']);
  });
});

describe('each class once', () => {
  it('at the first event that has it, by name, kind of race and currency', () => {
    const of = (id: string, over: object, ...names: readonly string[]) => ({
      event: { ...event, id, type: 'Motocross', ...over },
      classes: names.map((name, n) => ({ ...aPurse(n + 1, 500), id: `${id}-${name}`, name })),
    });
    const races = [
      of('one', {}, '450 Pro', 'Vet'),
      of('two', {}, '450 pro', 'Women'),
      of('three', { type: 'Road' }, '450 Pro'),
      of('four', { currency: 'CAD' }, '450 Pro'),
    ];
    const ids = (most: number) => [...firstOfEachClass(races, most).values()].flatMap((it) => [...it]);
    expect(ids(40)).toEqual(['one-450 Pro', 'one-Vet', 'two-Women', 'three-450 Pro', 'four-450 Pro']);
    expect(ids(2)).toEqual(['one-450 Pro', 'one-Vet']);
  });
});
