import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { SeriesDetail } from '@rrr/contract';
import { verifyLedger } from '@rrr/persistence';
import { SERVICES as S } from '../../app/services.js';
import type { Answered, Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';

let demo: DemoServer;
let admin: Browser;
let promoter: Browser;
let rider: Browser;
let [promoterId, riderId] = ['', ''];
beforeAll(async () => {
  demo = await demoServer();
  [admin, promoter, rider] = [await demo.as('admin'), await demo.as('promoter'), await demo.as('rider')];
  const subject = async (it: Browser) => (await it.session()).user._id;
  [promoterId, riderId] = [await subject(promoter), await subject(rider)];
}, 60_000);
afterAll(() => demo.stop());

const FIELDS = {
  name: 'Rimrock Cup',
  state: 'or',
  zipcode: '97701',
  country: 'us',
  races: 6,
  distance: '40 miles',
  notes: 'Ask Dana',
};
const ALL = { ...FIELDS, bonus: false, initialValue: null, expirationDate: null, promoterId: null };
const BONUS = { bonus: true, initialValue: { amount: 25_000, currency: 'USD' }, expirationDate: '2099-12-31' };
const of = (it: Answered): SeriesDetail => it.json<{ series: SeriesDetail }>().series;
const add = async (change: object = {}): Promise<SeriesDetail> =>
  of(await admin.ask('/api/admin/series', { method: 'POST', body: { ...ALL, ...change } }));
const put = (who: Browser, path: string, body: object) => who.ask(path, { method: 'PUT', body });
const names = async (who: Browser, path: string) =>
  (await who.ask(path)).json<{ series: SeriesDetail[] }>().series.map((it) => it.name);
const own = async (): Promise<SeriesDetail> => {
  const { series } = await admin.call(contract.adminSeries, { query: { promoterId } });
  if (!series[0]) throw new Error('The demo promoter has no series');
  return series[0];
};

describe('a series', () => {
  test('is added by an admin, read by everyone, and its notes by few', async () => {
    const answer = await admin.ask('/api/admin/series', { method: 'POST', body: { ...ALL, ...BONUS, promoterId } });
    expect([answer.status, of(answer)]).toMatchObject([
      201,
      {
        name: 'Rimrock Cup',
        state: 'OR',
        country: 'US',
        races: 6,
        eventCount: 0,
        active: true,
        promoter: { _id: promoterId },
        ...BONUS,
        notes: 'Ask Dana',
        version: 1,
      },
    ]);
    const path = `/api/serie/${of(answer)._id}`;
    const seen = (await demo.visit().ask(path)).json<{ series: SeriesDetail }>();
    expect(seen).toMatchObject({
      series: { name: 'Rimrock Cup', notes: null },
      events: [],
      categories: [],
      pagination: { page: 1, totalPages: 1 },
    });
    expect([of(await rider.ask(path)).notes, of(await promoter.ask(path)).notes]).toEqual([null, 'Ask Dana']);
  });

  test('comes with its events, a page at a time', async () => {
    const { _id, eventCount } = await own();
    const { events, pagination } = await demo
      .visit()
      .call(contract.getSeries, { params: { seriesId: _id }, query: { limit: 3 } });
    expect([events.length, pagination.totalPages, events.every((it) => it.series?._id === _id)]).toEqual([
      3,
      Math.ceil(eventCount / 3),
      true,
    ]);
  });

  test('is edited, and a stale edit is refused', async () => {
    const series = await add();
    const path = `/api/admin/serie/${series._id}`;
    expect(of(await put(admin, path, { ...ALL, version: 1, name: 'Rimrock Trophy' }))).toMatchObject({
      name: 'Rimrock Trophy',
      version: 2,
    });
    expect((await put(admin, path, { ...ALL, version: 1 })).json()).toMatchObject({ status: 409, code: 'STALE_EDIT' });
    expect((await put(admin, path, { ...ALL, version: 2, bonus: true })).json()).toMatchObject({
      status: 422,
      code: 'BONUS_WITHOUT_VALUE',
    });
    expect((await put(admin, path, { ...ALL, ...BONUS, country: 'CA', version: 2 })).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'initialValue.currency', code: 'choice' }],
    });
    expect(
      (await put(admin, path, { ...ALL, version: 2, promoterId: '00000000000000000000000000' })).json(),
    ).toMatchObject({ status: 404 });
    expect(of(await admin.ask(`/api/serie/${series._id}`))).toMatchObject({
      name: 'Rimrock Trophy',
      version: 2,
      bonus: false,
    });
  });

  test('that is inactive is on no public list', async () => {
    const series = await add({ name: 'Quiet Cup' });
    const activate = (active: boolean) => put(admin, `/api/admin/serie/${series._id}/active`, { active });
    expect(await names(demo.visit(), '/api/series?query=quiet')).toEqual(['Quiet Cup']);
    expect(of(await activate(false))).toMatchObject({ active: false });
    expect([
      await names(demo.visit(), '/api/series?query=quiet'),
      await names(admin, '/api/admin/series?query=quiet'),
      await names(admin, '/api/admin/series?query=quiet&active=true'),
    ]).toEqual([[], ['Quiet Cup'], []]);
    expect(of(await activate(true))).toMatchObject({ active: true, version: 3 });
  });

  test('is deleted while it has neither events nor awards', async () => {
    const series = await add();
    expect((await admin.ask(`/api/admin/serie/${series._id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await demo.visit().refusal(contract.getSeries, { params: { seriesId: series._id } })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect(await admin.refusal(contract.deleteSeries, { params: { seriesId: (await own())._id } })).toMatchObject({
      status: 409,
      code: 'SERIES_IN_USE',
    });
  });
});

describe('a promoter', () => {
  test('adds and edits their own series, and says nothing of bonuses', async () => {
    const answer = await promoter.ask('/api/promoter/series', { method: 'POST', body: FIELDS });
    expect([answer.status, of(answer)]).toMatchObject([
      201,
      { promoter: { _id: promoterId }, bonus: false, initialValue: null, notes: 'Ask Dana' },
    ]);
    const path = `/api/promoter/serie/${of(answer)._id}`;
    expect((await put(promoter, path, { ...FIELDS, version: 1, bonus: true })).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'bonus', code: 'unknown_field' }],
    });
    expect(of(await put(promoter, path, { ...FIELDS, version: 1, races: 9 }))).toMatchObject({ races: 9, version: 2 });
    const mine = (await promoter.call(contract.promoterSeries, { params: { id: promoterId } })).series;
    expect(mine.map((it) => it._id)).toContain(of(answer)._id);
  });

  test('reads their own series in pages', async () => {
    const path = `/api/promoter/${promoterId}/series`;
    const added = await promoter.ask('/api/promoter/series', {
      method: 'POST',
      body: { ...FIELDS, name: 'Zion Series' },
    });
    expect(added.status).toBe(201);
    const whole = (await promoter.ask(path)).json<{ series: object[]; pagination: object }>();
    const total = whole.series.length;
    expect([whole.pagination, total > 1]).toEqual([{ page: 1, totalPages: 1, total }, true]);
    const pages = await Promise.all(
      whole.series.map(async (_, at) =>
        (await promoter.ask(`${path}?page=${at + 1}&limit=1`)).json<{ series: object[]; pagination: object }>(),
      ),
    );
    expect(pages).toEqual(
      whole.series.map((it, at) => ({ series: [it], pagination: { page: at + 1, totalPages: total, total } })),
    );
    expect((await promoter.ask(`${path}?limit=101`)).status).toBe(400);
  });

  test('adds nothing while their application is not approved', async () => {
    const { promoters } = await admin.call(contract.listPromoters, { query: { status: 'pending' } });
    const pending = await demo.as('admin');
    expect(
      (
        await pending.ask('/api/admin/proxy', {
          method: 'POST',
          body: { type: 'promoter', id: promoters[0]?._id, reason: 'test', returnTo: '/' },
        })
      ).status,
    ).toBe(200);
    const event = {
      title: 'Rimrock Open',
      venue: null,
      venueWebsite: null,
      city: null,
      state: null,
      zipcode: null,
      country: 'US',
      type: 'Motocross',
      startDate: null,
      endDate: null,
      seriesId: null,
    };
    expect(await pending.refusal(contract.addOwnSeries, { body: FIELDS })).toMatchObject({
      status: 403,
      code: 'PROMOTER_NOT_APPROVED',
    });
    expect(await pending.refusal(contract.addOwnEvent, { body: event })).toMatchObject({
      status: 403,
      code: 'PROMOTER_NOT_APPROVED',
      detail: expect.stringContaining('Nothing was saved'),
    });
    expect(
      (await put(pending, `/api/promoter/serie/${(await own())._id}`, { ...FIELDS, version: 1 })).json(),
    ).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('keeps the bonus that an admin wrote, and does not touch another’s series', async () => {
    const series = await add({ ...BONUS, promoterId });
    expect(
      of(await put(promoter, `/api/promoter/serie/${series._id}`, { ...FIELDS, version: 1, distance: '' })),
    ).toMatchObject({ ...BONUS, distance: null, version: 2 });
    const others = await add();
    expect((await put(promoter, `/api/promoter/serie/${others._id}`, { ...FIELDS, version: 1 })).json()).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect((await put(promoter, `/api/admin/serie/${others._id}`, { ...ALL, version: 1 })).json()).toMatchObject({
      status: 403,
    });
  });
});

describe('the bonus of a series', () => {
  const balance = async () => {
    const { rider: it } = await admin.call(contract.getRider, { params: { riderId } });
    return it.balances.find((one) => one.available.currency === 'USD')?.available.amount ?? 0;
  };
  const give = (seriesId: string, key: string, to = riderId) =>
    admin.ask(`/api/admin/serie/${seriesId}/bonus`, {
      method: 'POST',
      headers: { 'Idempotency-Key': key },
      body: { riderId: to },
    });
  const count = (seriesId: string, key: string) =>
    admin.ask(`/api/admin/serie/${seriesId}/bonus/${riderId}`, {
      method: 'DELETE',
      headers: { 'Idempotency-Key': key },
    });

  test('is issued once to a rider of the series, for one key with one answer, and taken back', async () => {
    const { _id, version, promoter: of1, ...written } = await own();
    const { active: _a, eventCount: _e, ...fields } = written;
    expect((await give(_id, 'no-bonus-yet')).json()).toMatchObject({ status: 409, code: 'SERIES_NO_BONUS' });
    expect(
      (await put(admin, `/api/admin/serie/${_id}`, { ...fields, ...BONUS, promoterId: of1?._id ?? null, version }))
        .status,
    ).toBe(200);

    const before = await balance();
    const [first, second] = [await give(_id, 'bonus-once'), await give(_id, 'bonus-once')];
    expect([first.status, second.text]).toEqual([201, first.text]);
    expect(first.json()).toEqual({
      bonus: { awardId: expect.any(String), riderId, worth: BONUS.initialValue, expireDate: BONUS.expirationDate },
    });
    expect(await balance()).toBe(before + 25_000);
    expect((await give(_id, 'bonus-again')).json()).toMatchObject({ status: 409, code: 'BONUS_ISSUED' });

    const given = async () => (await admin.call(contract.seriesBonuses, { params: { seriesId: _id } })).bonuses;
    expect(await given()).toMatchObject([
      {
        type: 'bonus',
        status: 'current',
        initialValue: BONUS.initialValue,
        expireDate: BONUS.expirationDate,
        rider: { _id: riderId, fullName: 'Riley Ostrander' },
      },
    ]);

    const gone = await count(_id, 'bonus-back');
    expect(gone.json()).toMatchObject({
      bonus: { riderId, worth: { amount: 0, currency: 'USD' }, overpaid: { amount: 0 } },
    });
    expect(await given()).toMatchObject([{ status: 'reversed', initialValue: { amount: 0 } }]);
    expect(
      await admin.refusal(contract.seriesBonuses, { params: { seriesId: '00000000000000000000000000' } }),
    ).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect([(await count(_id, 'bonus-back')).text, (await count(_id, 'bonus-back-2')).status, await balance()]).toEqual(
      [gone.text, 404, before],
    );
  });

  test('is for riders with a result in the series, and never without a key', async () => {
    const series = await add(BONUS);
    expect((await give(series._id, 'not-of-series')).json()).toMatchObject({ status: 409, code: 'NOT_OF_SERIES' });
    expect(
      await admin.refusal(contract.issueSeriesBonus, {
        idempotencyKey: '',
        params: { seriesId: series._id },
        body: { riderId },
      }),
    ).toMatchObject({ status: 400, code: 'IDEMPOTENCY_KEY_MISSING' });
    expect((await verifyLedger(demo.server.container.get(S.database))).breaks).toEqual([]);
  });
});
