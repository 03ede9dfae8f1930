import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { EventDetail } from '@rrr/contract';
import type { Answered, Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';

interface Listed {
  readonly events: readonly (Record<string, unknown> & {
    readonly _id: string;
    readonly startDate: string | null;
    readonly status: string;
  })[];
  readonly series: readonly { readonly _id: string; readonly active: boolean }[];
  readonly pagination: { readonly page: number; readonly totalPages: number };
}

let demo: DemoServer;
let admin: Browser;
let promoter: Browser;
let rider: Browser;
let dealer: Browser;
let promoterId: string;
beforeAll(async () => {
  demo = await demoServer();
  [admin, promoter, rider, dealer] = [
    await demo.as('admin'),
    await demo.as('promoter'),
    await demo.as('rider'),
    await demo.as('dealer'),
  ];
  promoterId = (await promoter.session()).user._id;
}, 60_000);
afterAll(() => demo.stop());

const FIELDS = {
  title: 'Rimrock Open',
  venue: 'Rimrock Park',
  venueWebsite: 'https://rimrock.example.com',
  city: 'Bend',
  state: 'or',
  zipcode: '97701',
  country: 'us',
  type: 'Motocross',
  startDate: '2099-05-02',
  endDate: null,
  seriesId: null,
};
const ALL = { ...FIELDS, paying: true, promoterId: null };
const of = (it: Answered): EventDetail => it.json<{ event: EventDetail }>().event;
const add = async (change: object = {}): Promise<EventDetail> =>
  of(await admin.ask('/api/admin/events', { method: 'POST', body: { ...ALL, ...change } }));
const put = (who: Browser, path: string, body: object) => who.ask(path, { method: 'PUT', body });
const edit = ({ _id, version }: EventDetail, change: object) =>
  put(admin, `/api/admin/event/${_id}`, { ...ALL, version, ...change });
const list = async (who: Browser, path: string): Promise<Listed> => (await who.ask(path)).json<Listed>();
const read = async (id: string, who: Browser = admin): Promise<EventDetail> => of(await who.ask(`/api/event/${id}`));
const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('an event', () => {
  test('is added by an admin and read by everyone', async () => {
    const answer = await admin.ask('/api/admin/events', { method: 'POST', body: { ...ALL, promoterId } });
    expect([answer.status, of(answer)]).toMatchObject([
      201,
      {
        title: 'Rimrock Open',
        state: 'OR',
        country: 'US',
        startDate: '2099-05-02',
        endDate: '2099-05-02',
        paying: true,
        status: 'current',
        promoter: { _id: promoterId },
        version: 1,
        classes: [],
        canUpload: false,
      },
    ]);
    const seen = await read(of(answer)._id, demo.visit());
    expect(seen).toMatchObject({
      title: 'Rimrock Open',
      venueWebsite: 'https://rimrock.example.com',
      resultsDueDate: '2099-06-16',
      lateResultsAccepted: null,
      cancelReason: null,
      copyOf: null,
    });
    expect(await read(seen._id, promoter)).toMatchObject({ lateResultsAccepted: false });
  });

  test('is edited, and nobody overwrites another unseen', async () => {
    const event = await add();
    expect(of(await edit(event, { title: 'Rimrock Night', venue: '' }))).toMatchObject({
      title: 'Rimrock Night',
      venue: null,
      version: 2,
    });
    expect((await edit(event, { title: 'Late' })).json()).toMatchObject({ status: 409, code: 'STALE_EDIT' });
    expect(await read(event._id)).toMatchObject({ title: 'Rimrock Night', version: 2 });
  });

  test.each([
    ['a last day before its first', { startDate: '2099-05-02', endDate: '2099-05-01' }, 422, 'EVENT_DATES_NOT_VALID'],
    ['a series that is none', { seriesId: '00000000000000000000000000' }, 404, 'NOT_FOUND'],
    ['a promoter who is none', { promoterId: '00000000000000000000000000' }, 404, 'NOT_FOUND'],
    ['a day that is none', { startDate: '2099-02-30' }, 400, 'VALIDATION_FAILED'],
    ['a year typed wrong', { startDate: '9999-12-31' }, 400, 'VALIDATION_FAILED'],
    ['a script for a web site', { venueWebsite: 'javascript:alert(1)' }, 400, 'VALIDATION_FAILED'],
    ['no title', { title: '  ' }, 400, 'VALIDATION_FAILED'],
    ['a country that is none', { country: 'É1' }, 400, 'VALIDATION_FAILED'],
    ['a field of another kind of person', { status: 'canceled' }, 400, 'VALIDATION_FAILED'],
  ])('is refused with %s', async (_what, change, status, code) => {
    expect(await admin.refusal(contract.addEvent, { body: { ...ALL, ...change } })).toMatchObject({ status, code });
  });

  test('stays in the currency that its awards were issued in', async () => {
    const { events } = await list(admin, '/api/admin/events-finished?limit=50');
    const paid = events.find((it) => {
      const { amount, currency } = it['earned'] as { amount: number; currency: string };
      return amount > 0 && currency === 'USD';
    });
    const event = await read(paid?._id ?? '');
    const {
      title,
      venue,
      venueWebsite,
      city,
      state,
      zipcode,
      country,
      type,
      startDate,
      endDate,
      paying,
      series,
      promoter: by,
      version,
    } = event;
    const written = {
      title,
      venue,
      venueWebsite,
      city,
      state,
      zipcode,
      country,
      type,
      startDate,
      endDate,
      paying,
      seriesId: series?._id ?? null,
      promoterId: by?._id ?? null,
      version,
    };
    expect((await put(admin, `/api/admin/event/${event._id}`, { ...written, country: 'CA' })).json()).toMatchObject({
      status: 409,
      code: 'CURRENCY_FIXED',
      detail: expect.stringContaining('USD'),
    });
    // what changes nothing is no edit
    expect(of(await put(admin, `/api/admin/event/${event._id}`, written))).toEqual(event);
  });

  test('is duplicated with its classes, without results, dates and series', async () => {
    const [done] = (await list(admin, '/api/admin/events-finished')).events;
    const original = await read(done?._id ?? '');
    const answer = await admin.ask(`/api/admin/event/${original._id}/duplicate`, { method: 'POST' });
    expect([answer.status, of(answer)]).toMatchObject([
      201,
      { title: original.title, startDate: null, series: null, copyOf: original._id, version: 1 },
    ]);
    const bare = (it: EventDetail) =>
      it.classes.map(({ name, payoutType, payoutPlaces }) => ({ name, payoutType, payoutPlaces }));
    expect(bare(of(answer))).toEqual(bare(original));
    expect(of(answer).classes.flatMap((it) => it.results)).toEqual([]);
  });

  test('is deleted while nothing hangs on it, else canceled', async () => {
    const event = await add();
    const answer = await admin.ask(`/api/event/${event._id}`, { method: 'DELETE' });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await demo.visit().refusal(contract.getEvent, { params: { eventId: event._id } })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    const [done] = (await list(admin, '/api/admin/events-finished')).events;
    expect(await admin.refusal(contract.deleteEvent, { params: { eventId: done?._id ?? '' } })).toMatchObject({
      status: 409,
      code: 'EVENT_HAS_RESULTS',
    });
  });

  test('is canceled with a reason that the public is not told, and restored', async () => {
    const event = await add({ promoterId });
    expect(of(await put(admin, `/api/event/${event._id}/cancel`, { reason: 'Flood' }))).toMatchObject({
      status: 'canceled',
      cancelReason: 'Flood',
      canceledAt: expect.any(String),
      version: 2,
    });
    expect(await read(event._id, rider)).toMatchObject({ status: 'canceled', cancelReason: null });
    expect(of(await put(admin, `/api/event/${event._id}/cancel`, { reason: 'Again' }))).toMatchObject({
      cancelReason: 'Flood',
      version: 2,
    });
    expect(of(await put(admin, `/api/admin/event/${event._id}/restore`, { reason: 'Dry' }))).toMatchObject({
      status: 'current',
      cancelReason: null,
      canceledAt: null,
    });
    expect((await put(promoter, `/api/admin/event/${event._id}/restore`, { reason: 'Dry' })).json()).toMatchObject({
      status: 403,
    });
  });

  test('takes late results when an admin says so', async () => {
    const event = await add();
    expect(of(await put(admin, `/api/admin/event/${event._id}/late-results`, { accepted: true }))).toMatchObject({
      lateResultsAccepted: true,
      version: 2,
    });
    expect(of(await put(admin, `/api/admin/event/${event._id}/late-results`, { accepted: true }))).toMatchObject({
      version: 2,
    });
  });
});

describe('a promoter', () => {
  test('adds and edits their own events, which pay nothing until an admin says so', async () => {
    const answer = await promoter.ask('/api/promoter/events', { method: 'POST', body: FIELDS });
    const event = of(answer);
    expect([answer.status, event]).toMatchObject([201, { paying: false, promoter: { _id: promoterId } }]);
    const path = `/api/promoter/event/${event._id}`;
    expect((await put(promoter, path, { ...FIELDS, version: 1, paying: true })).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'paying', code: 'unknown_field' }],
    });
    expect(of(await put(promoter, path, { ...FIELDS, version: 1, title: 'Rimrock Dusk' }))).toMatchObject({
      title: 'Rimrock Dusk',
      paying: false,
      version: 2,
    });
    expect(of(await put(promoter, `/api/event/${event._id}/cancel`, { reason: 'No permit' }))).toMatchObject({
      status: 'canceled',
      cancelReason: 'No permit',
    });
  });

  test('does not touch another’s, nor the dates of one that has begun', async () => {
    const others = await add();
    for (const answer of [
      await put(promoter, `/api/promoter/event/${others._id}`, { ...FIELDS, version: 1 }),
      await put(promoter, `/api/event/${others._id}/cancel`, { reason: 'Mine' }),
      await put(promoter, `/api/event/${others._id}/classes`, { version: 1, classes: [] }),
    ])
      expect(answer.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await read(others._id)).toMatchObject({ version: 1, status: 'current' });
    const begun = await add({ promoterId, startDate: '2025-05-03' });
    expect((await put(promoter, `/api/promoter/event/${begun._id}`, { ...FIELDS, version: 1 })).json()).toMatchObject({
      status: 409,
      code: 'EVENT_BEGUN',
    });
    expect((await put(promoter, `/api/admin/event/${begun._id}`, { ...ALL, version: 1 })).json()).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
  });

  test('has their own events and series on their list', async () => {
    const { events, series } = await list(promoter, '/api/promoter/events?limit=100');
    expect(events.length).toBeGreaterThan(5);
    expect([...new Set(events.map((it) => (it['promoter'] as { _id: string })._id))]).toEqual([promoterId]);
    expect(series.length).toBe(1);
    expect(events.every((it) => it['mine'] === null)).toBe(true);
  });
});

describe('classes with their payout places', () => {
  const CLASSES = [
    {
      name: '450 A',
      payoutType: 'dealerCredit',
      payoutPlaces: [
        { place: 2, amount: usd(20_000) },
        { place: 1, amount: usd(30_000) },
      ],
    },
    { name: 'Pro', payoutType: 'cash', payoutPlaces: [{ place: 1, amount: usd(90_000) }], entrants: 24 },
  ];
  const save = (who: Browser, event: EventDetail, classes: unknown, version = event.version) =>
    put(who, `/api/event/${event._id}/classes`, { version, classes: classes as object });

  test('are written as a whole, keep their identity, and count into what the event posts', async () => {
    const event = await add({ promoterId });
    const first = of(await save(promoter, event, CLASSES));
    expect(first).toMatchObject({
      version: 2,
      contingencyAmount: usd(140_000),
      classes: [
        { name: '450 A', entrants: null },
        { name: 'Pro', entrants: 24 },
      ],
    });
    expect(first.classes[0]?.payoutPlaces).toEqual([
      { place: 1, amount: usd(30_000) },
      { place: 2, amount: usd(20_000) },
    ]);
    const again = of(await save(promoter, first, CLASSES));
    expect([again.version, again.classes.map((it) => it._id)]).toEqual([2, first.classes.map((it) => it._id)]);
    const [one, two] = first.classes;
    const renamed = of(
      await save(promoter, again, [
        { _id: two?._id, name: 'Pro 450', payoutType: 'noPayout', payoutPlaces: [] },
        { _id: one?._id, ...CLASSES[0] },
      ]),
    );
    expect(renamed.classes.map((it) => [it._id, it.name])).toEqual([
      [two?._id, 'Pro 450'],
      [one?._id, '450 A'],
    ]);
    expect((await save(admin, first, CLASSES)).json()).toMatchObject({ status: 409, code: 'STALE_EDIT' });
  });

  test('are refused when they cannot stand, naming what is wrong', async () => {
    const event = await add();
    expect((await save(admin, event, [CLASSES[0], { ...CLASSES[1], name: '450 a' }])).json()).toMatchObject({
      status: 422,
      code: 'CLASSES_NOT_VALID',
    });
    expect(
      (
        await save(admin, event, [
          { ...CLASSES[1], payoutPlaces: [{ place: 1, amount: { amount: 100, currency: 'CAD' } }] },
        ])
      ).json(),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'classes.0.payoutPlaces.0.amount.currency', code: 'choice' }],
    });
    expect((await save(admin, event, [{ ...CLASSES[0], _id: '00000000000000000000000000' }])).json()).toMatchObject({
      status: 404,
    });
    expect(await read(event._id)).toMatchObject({ classes: [], version: 1 });
  });

  test('with results are not removed', async () => {
    const [done] = (await list(admin, '/api/admin/events-finished')).events;
    const event = await read(done?._id ?? '');
    expect((await save(admin, event, [])).json()).toMatchObject({ status: 409, code: 'CLASS_HAS_RESULTS' });
    expect((await read(event._id)).classes.length).toBe(event.classes.length);
  });
});

describe('lists of events', () => {
  test('for everyone signed in: current and canceled ones, with active series', async () => {
    const canceled = await list(admin, '/api/admin/events?status=canceled&limit=100');
    expect([...new Set(canceled.events.map((it) => it.status))]).toEqual(['canceled']);
    const current = await list(dealer, '/api/dealer/events?status=current&sortBy=title&sort=ascending&query=rimrock');
    expect(current.events.every((it) => it.status === 'current')).toBe(true);
    expect(current.series.every((it) => it.active)).toBe(true);
    const {
      series: [own],
    } = await list(promoter, '/api/promoter/events');
    const ofSeries = await list(dealer, `/api/dealer/events?seriesId=${own?._id}&promoterId=${promoterId}&limit=100`);
    expect(ofSeries.events.length).toBeGreaterThan(5);
    expect(ofSeries.events.every((it) => (it['series'] as { _id: string })._id === own?._id)).toBe(true);
    expect(canceled.pagination).toEqual({ page: 1, totalPages: 1, total: canceled.events.length });
  });

  test('for a rider: favourites, and those they raced in', async () => {
    const raced = await list(rider, '/api/rider/events?mine=raced&limit=100');
    expect(raced.events.length).toBeGreaterThan(3);
    expect(raced.events.every((it) => (it['mine'] as { results: number }).results > 0)).toBe(true);
    const { events } = await list(rider, '/api/rider/events?limit=100');
    expect(events.find((it) => it._id === raced.events[0]?._id)?.['mine']).toEqual(raced.events[0]?.['mine']);
    expect(events.some((it) => (it['mine'] as { results: number }).results === 0)).toBe(true);
    expect(
      (await list(rider, '/api/rider/events?mine=favourites')).events.every(
        (it) => (it['mine'] as { favourite: boolean }).favourite,
      ),
    ).toBe(true);
    expect(await admin.refusal(contract.roleEvents, { query: { mine: 'raced' } })).toMatchObject({
      status: 400,
      errors: [{ path: 'mine', code: 'not_allowed' }],
    });
  });

  test('of late events: whom to ask, and for how long they are overdue', async () => {
    const { events, pagination } = await list(admin, '/api/admin/events-late?limit=2');
    expect(events.length).toBe(2);
    expect(pagination.totalPages).toBeGreaterThan(1);
    const overdue = events.map((it) => Number(it['daysOverdue']));
    expect(overdue).toEqual(overdue.toSorted((a, b) => b - a));
    expect(events[0]).toMatchObject({
      promoter: { name: expect.any(String), email: expect.any(String) },
      resultsDueDate: expect.any(String),
    });
    const own = await list(admin, `/api/admin/events-late?promoterId=${promoterId}`);
    expect(own.events.length).toBe(1);
  });

  test('of finished events: what came of them, in pages and by days', async () => {
    const { events } = await list(admin, '/api/admin/events-finished?limit=5');
    expect(events[0]).toMatchObject({ ridersPaid: expect.any(Number), earned: { amount: expect.any(Number) } });
    const days = events.map((it) => String(it['endDate']));
    expect(days).toEqual(days.toSorted().toReversed());
    const before = await list(admin, `/api/admin/events-finished?beforeDate=${days.at(-1)}&limit=1`);
    expect(before.events[0]?.['endDate']).toBe(days.at(-1));
  });

  test('of the public: all, the current ones, or the canceled ones', async () => {
    const canceled = await add({ title: 'Rimrock Called Off' });
    await put(admin, `/api/event/${canceled._id}/cancel`, { reason: 'flooded' });
    const standing = await add({ title: 'Rimrock Called On' });
    const titles = async (status: string, more = '') =>
      (await list(demo.visit(), `/api/events?query=rimrock%20called${status}${more}`)).events.map((it) => [
        it['title'],
        it.status,
      ]);
    expect(await titles('', '&sortBy=title&sort=ascending')).toEqual([
      ['Rimrock Called Off', 'canceled'],
      ['Rimrock Called On', 'current'],
    ]);
    expect(await titles('&status=canceled')).toEqual([['Rimrock Called Off', 'canceled']]);
    expect(await titles('&status=current')).toEqual([[standing.title, 'current']]);
    for (const status of ['canceled', 'current']) {
      const { events } = await list(demo.visit(), `/api/events?status=${status}&limit=100`);
      expect([...new Set(events.map((it) => it.status))]).toEqual([status]);
    }
    for (const status of ['gone', '', 'Canceled', 'current,canceled'])
      expect((await demo.visit().ask(`/api/events?status=${status}`)).json()).toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
        errors: [{ path: 'status', code: 'choice' }],
      });
    expect((await demo.visit().ask('/api/events?status=current&status=canceled')).status).toBe(400);
  });

  test('of the public: the five before a day', async () => {
    const { events } = await list(demo.visit(), '/api/events-lean?before=2026-01-01&limit=5');
    expect(events.length).toBe(5);
    expect(events.every((it) => (it.startDate ?? '') < '2026-01-01' && it.status === 'current')).toBe(true);
  });
});
