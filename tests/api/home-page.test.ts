import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { eventScene } from './testing/event-scene.js';

const { demo, admin, rider } = await eventScene();
const visitor = demo.visit();
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date());

describe('what a bike would earn', () => {
  test('at the next events, for the bike that is asked for', async () => {
    const before = today();
    const { bike, bikes, classes } = await visitor.call(contract.previewPayouts);
    expect(bike).toEqual(bikes[0]);
    expect(bike?.eligible).toBe(true);
    expect(classes.length).toBeGreaterThan(3);
    // one class has steps of its own
    expect(new Set(classes.map((it) => it.minimumStarters))).toEqual(new Set([4, 5]));
    for (const { event, places, payoutType } of classes) {
      expect(String(event.startDate) >= before).toBe(true);
      expect(payoutType).not.toBe('noPayout');
      expect(places.every((it) => it.verdict.earns?.amount === it.amount.amount)).toBe(true);
    }
    const old = await visitor.call(contract.previewPayouts, { query: { model: '300 XC', year: '2015' } });
    expect(old.bike).toEqual({ make: 'KTM', model: '300 XC', year: 2015, eligible: false });
    const reasons = old.classes.flatMap((it) => it.places.flatMap((place) => place.verdict.reasons));
    expect(new Set(reasons.map((it) => it.code))).toEqual(new Set(['BIKE_NOT_ELIGIBLE']));
  });

  test('says the same as the simulator', async () => {
    const { classes } = await visitor.call(contract.previewPayouts, { query: { model: '450 SX-F', year: '2025' } });
    const [first] = classes;
    const place = first?.places[1];
    const said = await admin.call(contract.simulateResult, {
      body: {
        event: first!.event._id,
        class: first!._id,
        place: place!.place,
        resultType: 'finished',
        starters: 5,
        rider: {
          dateOfBirth: '1990-01-01',
          parentalConsent: false,
          deActivated: false,
          factory: false,
          bikes: [{ year: 2025, make: 'KTM', model: '450 SX-F', vinStatus: 'verified' }],
        },
        bike: null,
        others: [],
      },
    });
    expect(place?.verdict).toEqual(said.verdict);
  });

  test('in the classes of one event, with the rule that refuses', async () => {
    const { events } = await visitor.call(contract.listEvents, { query: { filter: 'upcoming', limit: 100 } });
    const eventId = events.find((it) => !it.paying && it.classCount > 1)?._id;
    const { classes } = await visitor.call(contract.previewPayouts, { query: { eventId } });
    expect(new Set(classes.map((it) => it.event._id))).toEqual(new Set([eventId]));
    const codes = classes.flatMap((it) => it.places.flatMap(({ verdict }) => verdict.reasons.map(({ code }) => code)));
    expect(new Set(codes)).toEqual(new Set(['EVENT_NOT_PAYING']));
    expect(
      await visitor.refusal(contract.previewPayouts, { query: { eventId: '01jt8q5v7c0000000000000001' } }),
    ).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test.each([[{ model: 'x' }], [{ year: '2025' }]])('needs model and year together: %j', async (query) =>
    expect(await visitor.refusal(contract.previewPayouts, { query })).toMatchObject({ status: 400 }),
  );
});

describe('who is named in public', () => {
  test('only riders who agreed, by first name and initial; they can change their mind', async () => {
    const { payouts, topRiders } = await visitor.call(contract.latestPayouts);
    for (const { name } of [...payouts, ...topRiders.pro, ...topRiders.amateur])
      expect(name).toMatch(/^\S.* \p{Lu}\.$/u);
    const names = async () => (await visitor.call(contract.latestPayouts)).topRiders.pro.map((it) => it.name);
    expect(await names()).toContain('Riley O.');
    const { session } = await rider.call(contract.getSession);
    const riderId = String(session?.user._id);
    const { rider: me } = await rider.call(contract.getRider, { params: { riderId } });
    expect(me.personal?.showName).toBe(true);
    await rider.call(contract.editRider, {
      params: { riderId },
      body: { version: me.version ?? 0, showName: false },
    });
    expect(await names()).not.toContain('Riley O.');
  });
});

describe('posted purses', () => {
  test('name season and currency; the amount is US dollars alone', async () => {
    const found = await visitor.call(contract.getContingency);
    expect(found.contingencyTitle).toBe(`Contingency posted for the ${found.season} season, in US dollars`);
    expect(found.purses.map((it) => it.amount.currency)).toEqual(['USD', 'CAD']);
    expect(found.contingencyAmount).toEqual(found.purses[0]?.amount);
    for (const { amount, disciplines } of found.purses) {
      expect(disciplines.reduce((sum, it) => sum + it.amount.amount, 0)).toBe(amount.amount);
      expect(new Set(disciplines.map((it) => it.amount.currency))).toEqual(new Set([amount.currency]));
    }
  });
});

describe('the list of events', () => {
  test('of today and later, or before today', async () => {
    const days = async (filter: 'upcoming' | 'past') =>
      (await visitor.call(contract.listEvents, { query: { filter, limit: 100 } })).events.map((it) => it.startDate);
    const before = today();
    expect((await days('upcoming')).every((it) => String(it) >= before)).toBe(true);
    const past = await days('past');
    const after = today();
    expect(past.every((it) => it !== null && it < after)).toBe(true);
  });

  test('of one series', async () => {
    const { events } = await visitor.call(contract.listEvents, { query: { limit: 100 } });
    const seriesId = events.find((it) => it.series)?.series?._id;
    const own = await visitor.call(contract.listEvents, { query: { seriesId, limit: 100 } });
    expect(own.events.length).toBeGreaterThan(1);
    expect(own.events.every((it) => it.series?._id === seriesId)).toBe(true);
  });
});
