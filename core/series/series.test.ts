import { describe, expect, it, test } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import {
  anActor,
  anEvent,
  anId,
  aSeries,
  fakeUnitOfWork,
  fixedClock,
  sequentialIds,
  type World,
} from '../testing/index.js';
import { activateSeries, addSeries, bonusCurrency, deleteSeries, editSeries, type SeriesFields } from './index.js';

const admin = anActor();
const promoterId = anId('pr0m0ter', 1);
const promoter = anActor({ type: 'promoter', subjectId: promoterId });
const pending = anActor({ type: 'promoter', subjectId: anId('pr0m0ter', 2) });
const series = aSeries({ promoterId });
const bonus = { bonus: true, initialValue: 250_000, expirationDate: '2026-12-31' };

const given = (more: Partial<World> = {}) => {
  const db = fakeUnitOfWork({
    promoters: [
      { id: promoterId, name: 'Ridge', email: 'ridge@example.com', status: 'approved' },
      { id: pending.subjectId, name: 'New', email: 'new@example.com', status: 'pending' },
    ],
    series: [series],
    ...more,
  });
  const ports = { uow: db.uow, clock: fixedClock(), ids: sequentialIds(), program: defaultProgram };
  return {
    db,
    add: addSeries(ports),
    edit: editSeries(ports),
    activate: activateSeries(ports),
    remove: deleteSeries(ports),
    acts: () => db.stored().audit.map((it) => it.action),
  };
};
const fields = (change: Partial<SeriesFields> = {}): SeriesFields => {
  const { id: _, active: __, version: ___, createdAt: ____, ...written } = series;
  return { ...written, ...change };
};
const code = (code: string, detail: object = {}) =>
  expect.objectContaining({ code, detail: expect.objectContaining(detail) });

describe('adding a series', () => {
  it('is active at once and on record', async () => {
    const { add, db } = given();
    const added = await add({ actor: admin, series: fields({ name: ' Dune Cup ', state: 'az', ...bonus }) });
    expect(added).toMatchObject({ name: 'Dune Cup', state: 'AZ', active: true, version: 1, ...bonus });
    expect(db.stored().series).toContainEqual(added);
    expect(db.stored().audit).toMatchObject([{ action: 'add-series', objectId: added.id }]);
  });
  it("a promoter's is their own, and has no bonus", async () =>
    expect(await given().add({ actor: promoter, series: fields({ promoterId: null, ...bonus }) })).toMatchObject({
      promoterId,
      bonus: false,
      initialValue: null,
      expirationDate: null,
    }));
  test.each([
    ['a promoter who is not approved', pending, {}, code('PROMOTER_NOT_APPROVED')],
    ['a dealer', anActor({ type: 'dealer' }), {}, code('NOT_FOUND', { what: 'series' })],
    ['a bonus without a value', admin, { ...bonus, initialValue: null }, code('BONUS_WITHOUT_VALUE')],
    ['a bonus of nothing', admin, { ...bonus, initialValue: 0 }, code('BONUS_WITHOUT_VALUE')],
    ['a bonus without a last day', admin, { ...bonus, expirationDate: null }, code('BONUS_WITHOUT_VALUE')],
    ['nobody', admin, { promoterId: anId('nobody') }, code('NOT_FOUND', { what: 'promoter' })],
  ])(
    'is refused to %s',
    async (_, actor, change, why) => await expect(given().add({ actor, series: fields(change) })).rejects.toEqual(why),
  );
});

describe('editing a series', () => {
  it('counts its version and tells what changed', async () => {
    const { edit, db } = given();
    expect(
      await edit({ actor: admin, seriesId: series.id, version: 1, series: fields({ races: 9, ...bonus }) }),
    ).toMatchObject({ races: 9, version: 2, ...bonus });
    expect(db.stored().audit[0]).toMatchObject({
      action: 'edit-series',
      detail: { races: { before: 8, after: 9 }, bonus: { before: false, after: true } },
    });
  });
  it('of an older version is refused', async () => {
    const { edit } = given();
    await edit({ actor: promoter, seriesId: series.id, version: 1, series: fields({ races: 9 }) });
    await expect(
      edit({ actor: admin, seriesId: series.id, version: 1, series: fields({ races: 10 }) }),
    ).rejects.toEqual(code('STALE_EDIT', { what: 'series', version: 2 }));
  });
  it('that changes nothing leaves no trace', async () => {
    const { edit, acts } = given();
    expect(await edit({ actor: admin, seriesId: series.id, version: 1, series: fields() })).toEqual(series);
    expect(acts()).toEqual([]);
  });
  it('by its promoter leaves the bonus and whose it is as they are', async () => {
    const { edit } = given({ series: [{ ...series, ...bonus }] });
    const edited = await edit({
      actor: promoter,
      seriesId: series.id,
      version: 1,
      series: fields({ name: 'New', bonus: false, initialValue: 9, promoterId: null }),
    });
    expect(edited).toMatchObject({ name: 'New', promoterId, ...bonus });
  });
  it("is refused to another's promoter", async () => {
    const { edit } = given({ series: [aSeries({ promoterId: pending.subjectId })] });
    for (const actor of [promoter, pending])
      await expect(edit({ actor, seriesId: series.id, version: 1, series: fields() })).rejects.toEqual(
        code('NOT_FOUND', { what: 'series' }),
      );
  });
});

describe('the bonus of a series', () => {
  it.each([
    ['US', 'USD'],
    ['ca', 'CAD'],
    ['FR', 'EUR'],
    [null, 'USD'],
  ] as const)('of %s is in %s', (country, currency) => expect(bonusCurrency({ country })).toBe(currency));
});

describe('a series', () => {
  it('is deactivated and activated, once each', async () => {
    const { activate, acts } = given();
    expect(await activate({ actor: admin, seriesId: series.id, active: false })).toMatchObject({
      active: false,
      version: 2,
    });
    expect(await activate({ actor: admin, seriesId: series.id, active: false })).toMatchObject({ version: 2 });
    expect(await activate({ actor: admin, seriesId: series.id, active: true })).toMatchObject({
      active: true,
      version: 3,
    });
    expect(acts()).toEqual(['deactivate-series', 'activate-series']);
    await expect(activate({ actor: promoter, seriesId: series.id, active: false })).rejects.toEqual(code('NOT_FOUND'));
  });
  it('is deleted by an admin', async () => {
    const { remove, db, acts } = given();
    await expect(remove({ actor: promoter, seriesId: series.id })).rejects.toEqual(code('NOT_FOUND'));
    await remove({ actor: admin, seriesId: series.id });
    expect([db.stored().series, acts()]).toEqual([[], ['delete-series']]);
  });
  it('SERIES_IN_USE', async () =>
    await expect(
      given({ events: [anEvent({ seriesId: series.id })] }).remove({ actor: admin, seriesId: series.id }),
    ).rejects.toEqual(code('SERIES_IN_USE')));
});

describe('the bonus of a series', () => {
  const limit = defaultProgram.limits.place;
  it('is worth at most what one place may pay, when it is added and when it is edited: BONUS_OVER_LIMIT', async () => {
    const { add, edit, db } = given();
    const over = fields({ ...bonus, initialValue: limit + 1 });
    const refused = { code: 'BONUS_OVER_LIMIT', detail: { limit, asked: limit + 1, currency: 'USD' } };
    await expect(add({ actor: admin, series: over })).rejects.toMatchObject(refused);
    await expect(edit({ actor: admin, seriesId: series.id, version: 1, series: over })).rejects.toMatchObject(refused);
    // a value without the bonus could be given one later
    await expect(
      edit({ actor: admin, seriesId: series.id, version: 1, series: { ...over, bonus: false } }),
    ).rejects.toMatchObject(refused);
    expect(
      await edit({ actor: admin, seriesId: series.id, version: 1, series: fields({ ...bonus, initialValue: limit }) }),
    ).toMatchObject({ initialValue: limit });
    expect(db.stored().series).toHaveLength(1);
  });

  it('that was stored above the limit does not keep its promoter from editing the rest', async () => {
    const { edit } = given({ series: [{ ...series, ...bonus, initialValue: limit + 1 }] });
    expect(
      await edit({ actor: promoter, seriesId: series.id, version: 1, series: fields({ name: 'Another name' }) }),
    ).toMatchObject({ name: 'Another name', initialValue: limit + 1 });
  });
});
