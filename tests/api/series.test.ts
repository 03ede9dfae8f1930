import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { blank, EVENT } from '@rrr/records';
import type { SeriesDetail } from '@rrr/contract';
import type { Browser } from './testing/browser.js';
import { BONUS, OWN_SERIES, SERIES, seriesScene } from './testing/series-scene.js';

const { demo, admin, promoter, rider, promoterId, add, own } = await seriesScene();
const at = ({ _id: seriesId }: SeriesDetail) => ({ seriesId });
const names = ({ series }: { readonly series: readonly { readonly name: string }[] }) => series.map((it) => it.name);

describe('a series', () => {
  test('is added by an admin, read by everyone, and its notes by few', async () => {
    const body = { ...SERIES, ...BONUS, promoterId };
    const answer = await admin.ask('/api/admin/series', { method: 'POST', body });
    const { series } = answer.of(contract.addSeries);
    expect([answer.status, series]).toMatchObject([
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
    const read = (by: Browser) => by.call(contract.getSeries, { params: at(series) });
    expect(await read(demo.visit())).toMatchObject({
      series: { name: 'Rimrock Cup', notes: null },
      events: [],
      categories: [],
      pagination: { page: 1, totalPages: 1 },
    });
    expect([(await read(rider)).series.notes, (await read(promoter)).series.notes]).toEqual([null, 'Ask Dana']);
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
    const params = at(await add());
    const edit = { params, body: { ...SERIES, version: 1, name: 'Rimrock Trophy' } };
    expect((await admin.call(contract.editSeries, edit)).series).toMatchObject({ name: 'Rimrock Trophy', version: 2 });
    expect(await admin.refusal(contract.editSeries, edit)).toMatchObject({ status: 409, code: 'STALE_EDIT' });
    const refusal = (change: object) =>
      admin.refusal(contract.editSeries, { params, body: { ...SERIES, version: 2, ...change } });
    expect(await refusal({ bonus: true })).toMatchObject({ status: 422, code: 'BONUS_WITHOUT_VALUE' });
    expect(await refusal({ ...BONUS, country: 'CA' })).toMatchObject({
      status: 400,
      errors: [{ path: 'initialValue.currency', code: 'choice' }],
    });
    expect(await refusal({ promoterId: '00000000000000000000000000' })).toMatchObject({ status: 404 });
    expect((await admin.call(contract.getSeries, { params })).series).toMatchObject({
      name: 'Rimrock Trophy',
      version: 2,
      bonus: false,
    });
  });

  test('that is inactive is on no public list', async () => {
    const series = await add({ name: 'Quiet Cup' });
    const activate = async (active: boolean) =>
      (await admin.call(contract.activateSeries, { params: at(series), body: { active } })).series;
    const published = async () => names(await demo.visit().call(contract.listSeries, { query: { query: 'quiet' } }));
    const listed = async (active?: 'true') =>
      names(await admin.call(contract.adminSeries, { query: { query: 'quiet', active } }));
    expect(await published()).toEqual(['Quiet Cup']);
    expect(await activate(false)).toMatchObject({ active: false });
    expect([await published(), await listed(), await listed('true')]).toEqual([[], ['Quiet Cup'], []]);
    expect(await activate(true)).toMatchObject({ active: true, version: 3 });
  });

  test('is deleted while it has neither events nor awards', async () => {
    const series = await add();
    expect((await admin.ask(`/api/admin/serie/${series._id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await demo.visit().refusal(contract.getSeries, { params: at(series) })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect(await admin.refusal(contract.deleteSeries, { params: at(await own()) })).toMatchObject({
      status: 409,
      code: 'SERIES_IN_USE',
    });
  });
});

describe('a promoter', () => {
  test('adds and edits their own series, and says nothing of bonuses', async () => {
    const answer = await promoter.ask('/api/promoter/series', { method: 'POST', body: OWN_SERIES });
    const { series } = answer.of(contract.addOwnSeries);
    expect([answer.status, series]).toMatchObject([
      201,
      { promoter: { _id: promoterId }, bonus: false, initialValue: null, notes: 'Ask Dana' },
    ]);
    const edit = (change: object) => ({ params: at(series), body: { ...OWN_SERIES, version: 1, ...change } });
    expect(await promoter.refusal(contract.editOwnSeries, edit({ bonus: true }))).toMatchObject({
      status: 400,
      errors: [{ path: 'bonus', code: 'unknown_field' }],
    });
    expect((await promoter.call(contract.editOwnSeries, edit({ races: 9 }))).series).toMatchObject({
      races: 9,
      version: 2,
    });
    const mine = (await promoter.call(contract.promoterSeries, { params: { id: promoterId } })).series;
    expect(mine.map((it) => it._id)).toContain(series._id);
  });

  test('reads their own series in pages', async () => {
    await promoter.call(contract.addOwnSeries, { body: { ...OWN_SERIES, name: 'Zion Series' } });
    const read = (query: object) => promoter.call(contract.promoterSeries, { params: { id: promoterId }, query });
    const whole = await read({});
    const total = whole.series.length;
    expect([whole.pagination, total > 1]).toEqual([{ page: 1, totalPages: 1, total }, true]);
    const pages = await Promise.all(whole.series.map((_, at) => read({ page: at + 1, limit: 1 })));
    expect(pages).toEqual(
      whole.series.map((it, at) => ({ series: [it], pagination: { page: at + 1, totalPages: total, total } })),
    );
    expect((await promoter.ask(`/api/promoter/${promoterId}/series?limit=101`)).status).toBe(400);
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
      ...blank(EVENT),
      title: 'Rimrock Open',
      country: 'US',
      type: 'Motocross',
      seriesId: null,
    };
    expect(await pending.refusal(contract.addOwnSeries, { body: OWN_SERIES })).toMatchObject({
      status: 403,
      code: 'PROMOTER_NOT_APPROVED',
    });
    expect(await pending.refusal(contract.addOwnEvent, { body: event })).toMatchObject({
      status: 403,
      code: 'PROMOTER_NOT_APPROVED',
      detail: expect.stringContaining('Nothing was saved'),
    });
    expect(
      await pending.refusal(contract.editOwnSeries, { params: at(await own()), body: { ...OWN_SERIES, version: 1 } }),
    ).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('keeps the bonus that an admin wrote, and does not touch another’s series', async () => {
    const series = await add({ ...BONUS, promoterId });
    expect(
      await promoter.call(contract.editOwnSeries, {
        params: at(series),
        body: { ...OWN_SERIES, version: 1, distance: '' },
      }),
    ).toMatchObject({ series: { ...BONUS, distance: null, version: 2 } });
    const params = at(await add());
    expect(
      await promoter.refusal(contract.editOwnSeries, { params, body: { ...OWN_SERIES, version: 1 } }),
    ).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await promoter.refusal(contract.editSeries, { params, body: { ...SERIES, version: 1 } })).toMatchObject({
      status: 403,
    });
  });
});
