import { describe, expect, it, test } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import type { KeptBike } from '../vin/index.js';
import { aClass, anActor, anEvent, anId, type World } from '../testing/index.js';
import type { SimulateResult, HypotheticalRider } from './simulate-result.js';
import { resultOf, event, given, inClass, rider } from './testing/simulating.js';

const thought: HypotheticalRider = {
  bornOn: '2000-01-01',
  parentalConsent: false,
  deactivated: false,
  factory: false,
  bikes: [{ year: 2025, make: 'KTM', model: '450 SX-F', vinStatus: 'verified' }],
};
const adHoc = {
  event: { startsOn: '2025-06-07', endsOn: null, country: 'CA' },
  inClass: { payoutType: 'cash', places: [{ place: 1, amount: 50_000 }] },
  rider: thought,
} as const;

describe('what a result would earn', () => {
  it('is told with its amount, of a stored event, class and rider', async () =>
    expect(await given().simulate({ place: 2 })).toEqual({
      verdict: { earns: { amount: 20_000, type: 'credit', bikeId: rider.bikes[0]?.id }, reasons: [] },
      amount: { amount: 20_000, currency: 'USD' },
    }));
  it('is told of what is only thought of', async () =>
    expect(await given().simulate(adHoc)).toMatchObject({
      verdict: { earns: { amount: 50_000, type: 'cash' } },
      amount: { amount: 50_000, currency: 'CAD' },
    }));
  it('writes nothing', async () => {
    const { db, simulate } = given();
    const before = db.stored();
    await simulate();
    await simulate(adHoc);
    expect(db.stored()).toEqual(before);
  });

  test.each([
    ['EVENT_NOT_PAYING', {}, { events: [anEvent({ paying: false })] }],
    ['EVENT_CANCELED', {}, { events: [anEvent({ canceled: true })] }],
    ['CLASS_NO_PAYOUT', { inClass: { payoutType: 'noPayout', places: [] } }, {}],
    ['PLACE_NOT_PAID', { place: 4 }, {}],
    ['NOT_FINISHED', { type: 'DNF', place: null }, {}],
    ['CLASS_TOO_SMALL', { starters: 4 }, {}],
    ['RIDER_UNKNOWN', { rider: null }, {}],
    ['RIDER_DEACTIVATED', { rider: { ...thought, deactivated: true } }, {}],
    ['RIDER_FACTORY', { rider: { ...thought, factory: true } }, {}],
    ['CONSENT_MISSING', { rider: { ...thought, bornOn: '2010-01-01' } }, {}],
    ['NO_VERIFIED_BIKE', { rider: { ...thought, bikes: [] } }, {}],
    ['NO_VERIFIED_BIKE', { bike: 'Honda CRF450R' }, {}],
    [
      'BIKE_NOT_ELIGIBLE',
      { rider: { ...thought, bikes: [{ year: 2015, make: 'KTM', model: '450 SX-F', vinStatus: 'verified' }] } },
      {},
    ],
    ['BIKE_CLASS_LIMIT', { others: [40_000, 31_000] }, {}],
  ] as readonly (readonly [string, Partial<SimulateResult>, Partial<World>])[])(
    '%s is told',
    async (code, change, more) => expect(await given(more).reasons(change)).toEqual([code]),
  );

  describe('as if its results came in time', () => {
    const old = anEvent({ startsOn: '2024-04-01', endsOn: '2024-04-02' });
    it('of an event whose window has closed, by its id or thought of', async () => {
      expect(await given({ events: [old] }).reasons()).toEqual([]);
      expect(
        await given().reasons({ ...adHoc, event: { startsOn: '2024-04-25', endsOn: null, country: 'ca' } }),
      ).toEqual([]);
      expect(
        (await given().simulate({ ...adHoc, event: { startsOn: '2024-04-25', endsOn: null, country: 'ca' } })).amount
          .currency,
      ).toBe('CAD');
    });
    it('of a class whose results came late', async () =>
      expect(
        await given({
          events: [old],
          classes: [{ ...inClass, resultsReceivedAt: '2024-09-01T12:00:00.000Z' }],
        }).reasons(),
      ).toEqual([]));
    it('and what the motorcycle wins elsewhere came in time too', async () =>
      expect(await given({ events: [old] }).reasons({ others: [40_000, 31_000] })).toEqual(['BIKE_CLASS_LIMIT']));
    it('but results of other classes that did come late still earn nothing', async () => {
      const others = [2, 3].map((n) =>
        aClass({
          id: anId('c0ass', n),
          name: `Class ${n}`,
          entrants: 9,
          places: [{ place: 1, amount: 90_000 }],
          resultsReceivedAt: '2024-09-01T12:00:00.000Z',
        }),
      );
      const results = others.map((it, n) => resultOf(n + 1, { classId: it.id, riderId: rider.id, place: 1 }));
      expect(await given({ events: [old], classes: [inClass, ...others], results }).reasons()).toEqual([]);
    });
    it('of an event that lies ahead, or has no date', async () => {
      expect(
        await given().reasons({ ...adHoc, event: { startsOn: '2099-01-01', endsOn: '2099-01-02', country: 'US' } }),
      ).toEqual([]);
      expect(
        await given().reasons({
          ...adHoc,
          event: { startsOn: null, endsOn: null, country: 'US' },
          rider: { ...thought, parentalConsent: true },
        }),
      ).toEqual([]);
    });
  });

  it('every reason is told at once', async () =>
    expect(
      await given({ events: [anEvent({ paying: false })] }).reasons({
        rider: { ...thought, factory: true, bikes: [] },
        starters: 1,
      }),
    ).toEqual(['EVENT_NOT_PAYING', 'CLASS_TOO_SMALL', 'RIDER_FACTORY', 'NO_VERIFIED_BIKE']));
  it('is paid when it is among the best-paying two of the motorcycle', async () =>
    expect(await given().reasons({ others: [29_000, 31_000] })).toEqual([]));
  it('goes by the rules of the season of its event', async () => {
    const program = { ...defaultProgram, seasons: [{ from: '2025-06-01', minimumRidersPerClass: 9 }] };
    expect(await given({}, program).reasons()).toEqual(['CLASS_TOO_SMALL']);
    expect(await given({}, program).reasons({ ...adHoc, event: { ...adHoc.event, startsOn: '2025-05-31' } })).toEqual(
      [],
    );
  });

  it('of a rider who is thought of rests on the newest of their motorcycles', async () => {
    const [bike] = thought.bikes;
    if (!bike) throw new Error('no motorcycle');
    expect(
      (await given().simulate({ rider: { ...thought, bikes: [{ ...bike, year: 2024 }, bike] } })).verdict.earns?.bikeId,
    ).toBe('thought-of-1');
  });
  it('of a name that matches nobody names nobody', async () =>
    expect((await given().simulate({ rider: null })).verdict.reasons).toEqual([
      { code: 'RIDER_UNKNOWN', detail: { name: '' } },
    ]));

  describe('among stored results', () => {
    it('counts what was earned on a motorcycle that is sold by now for that one', async () => {
      const [b, c] = [2, 3].map((n) =>
        aClass({ id: anId('c0ass', n), name: `Class ${n}`, entrants: 9, places: [{ place: 1, amount: 90_000 }] }),
      );
      if (!b || !c) throw new Error('no class');
      const verdict = { earns: { amount: 90_000, type: 'credit' as const, bikeId: anId('s0d') }, reasons: [] as const };
      const results = [b, c].map((it, n) => resultOf(n + 1, { classId: it.id, riderId: rider.id, place: 1, verdict }));
      expect(await given({ classes: [inClass, b, c], results }).reasons()).toEqual([]);
    });
    it('counts what was earned on a bike that is in the garage no longer for the one of its VIN that is', async () => {
      const [b, c] = [2, 3].map((n) =>
        aClass({ id: anId('c0ass', n), name: `Class ${n}`, entrants: 9, places: [{ place: 1, amount: 90_000 }] }),
      );
      const [mine] = rider.bikes;
      if (!b || !c || !mine) throw new Error('no class');
      const verdict = { earns: { amount: 90_000, type: 'credit' as const, bikeId: anId('s0d') }, reasons: [] as const };
      const results = [b, c].map((it, n) => resultOf(n + 1, { classId: it.id, riderId: rider.id, place: 1, verdict }));
      const before: KeptBike = {
        ...mine,
        id: anId('s0d'),
        riderId: rider.id,
        holdsVin: false,
        retiredAt: '2025-06-01T00:00:00.000Z',
        verifiedAt: null,
        verifiedBy: null,
        createdAt: null,
        version: 2,
      };
      const now: KeptBike = { ...before, id: mine.id, holdsVin: true, retiredAt: null };
      expect(await given({ classes: [inClass, b, c], results, bikes: [before, now] }).reasons()).toEqual([
        'BIKE_CLASS_LIMIT',
      ]);
    });
    const others = [1, 2, 3, 4].map((n) => resultOf(n));
    it('counts as one more starter, unless a number is given', async () => {
      expect(await given({ results: others }).reasons({ starters: null })).toEqual([]);
      expect(await given({ results: others.slice(1) }).reasons({ starters: null })).toEqual(['CLASS_TOO_SMALL']);
      expect(await given({ results: others }).reasons({ starters: 4 })).toEqual(['CLASS_TOO_SMALL']);
    });
    it('stands for the result that the rider has there', async () => {
      const results = [...others, resultOf(5, { riderId: rider.id, place: 1 })];
      expect(await given({ results }).reasons({ starters: null, place: 3 })).toEqual([]);
    });
    it('shares the motorcycle with what it earned in other classes', async () => {
      const [b, c] = [
        aClass({ id: anId('c0ass', 2), name: 'B', entrants: 9, places: [{ place: 1, amount: 90_000 }] }),
        aClass({ id: anId('c0ass', 3), name: 'C', entrants: 9, places: [{ place: 1, amount: 80_000 }] }),
      ];
      const results = [b, c].map((it, n) => resultOf(n + 1, { classId: it.id, riderId: rider.id, place: 1 }));
      expect(await given({ classes: [inClass, b, c], results }).reasons()).toEqual(['BIKE_CLASS_LIMIT']);
      expect(await given({ classes: [inClass, b, c], results: results.slice(1) }).reasons()).toEqual([]);
    });
  });

  test.each([
    ['an event that is not there', { event: anId('nothing') }, 'event'],
    ['a class of another event', { inClass: anId('nothing') }, 'class'],
    ['a rider who is not there', { rider: anId('nobody') }, 'rider'],
    ['another rider, asked by a rider', { actor: anActor({ type: 'rider', subjectId: anId('rder', 9) }) }, 'rider'],
    [
      'a real rider, asked by a promoter',
      { actor: anActor({ type: 'promoter', subjectId: event.promoterId ?? '' }) },
      'rider',
    ],
    ['a real rider, asked by a dealer', { actor: anActor({ type: 'dealer', subjectId: rider.id }) }, 'rider'],
  ])(
    'is not told of %s',
    async (_, change, what) =>
      await expect(given().simulate(change)).rejects.toEqual(
        expect.objectContaining({ code: 'NOT_FOUND', detail: { what } }),
      ),
  );
  it('is told to the rider themselves', async () =>
    expect((await given().simulate({ actor: anActor({ type: 'rider', subjectId: rider.id }) })).amount.amount).toBe(
      30_000,
    ));
});
