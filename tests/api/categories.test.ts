import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Category, SeriesDetail } from '@rrr/contract';
import type { Browser } from './testing/browser.js';
import { startDemo } from './testing/start-demo.js';

interface Shown {
  readonly category: Category;
  readonly series: readonly SeriesDetail[];
  readonly pagination: { readonly page: number; readonly totalPages: number };
}

const demo = await startDemo();
const admin = await demo.as('admin');
const seriesIds = (await admin.call(contract.adminSeries, { query: { limit: 3 } })).series.map((it) => it._id);

const add = async (description: string, active = true): Promise<Shown> =>
  await admin.call(contract.addCategory, { body: { description, active, seriesIds } });
const edit = (category: Category, change: object) =>
  admin.ask(`/api/admin/category/${category._id}`, {
    method: 'PUT',
    body: {
      description: category.description,
      active: category.active,
      seriesIds,
      version: category.version,
      ...change,
    },
  });
const list = async (query = '') =>
  (await demo.visit().ask(`/api/categories${query}`))
    .of(contract.listCategories)
    .categories.map((it) => it.description);

describe('categories', () => {
  test('are added with their series and read by everyone', async () => {
    const answer = await admin.ask('/api/admin/categories', {
      method: 'POST',
      body: { description: ' Desert ', active: true, seriesIds: [...seriesIds, ...seriesIds] },
    });
    const { category, series } = answer.of(contract.addCategory);
    expect([answer.status, category]).toEqual([
      201,
      { _id: expect.any(String), description: 'Desert', active: true, seriesCount: 3, version: 1 },
    ]);
    expect(series.map((it) => it._id).toSorted()).toEqual([...seriesIds].toSorted());
    const shown = await demo
      .visit()
      .call(contract.getCategory, { params: { categoryId: category._id }, query: { limit: 2 } });
    expect([shown.category, shown.series.length, shown.pagination]).toEqual([
      category,
      2,
      { page: 1, totalPages: 2, total: 3 },
    ]);
  });

  test('are listed by description, active ones or not', async () => {
    await add('Alpine', false);
    await add('Zoned');
    const all = await list();
    expect(all).toEqual(all.toSorted());
    expect(all).toEqual(expect.arrayContaining(['Alpine', 'Zoned']));
    expect([(await list('?active=true')).includes('Alpine'), await list('?active=false')]).toEqual([false, ['Alpine']]);
  });

  test('are edited with their whole list of series, and a stale edit is refused', async () => {
    const { category } = await add('Hills');
    const edited = (await edit(category, { description: 'High Hills', seriesIds: seriesIds.slice(0, 1) })).of(
      contract.editCategory,
    );
    expect(edited).toMatchObject({
      category: { description: 'High Hills', seriesCount: 1, version: 2 },
      series: [{ _id: seriesIds[0] }],
    });
    expect((await edit(category, { description: 'Late' })).json()).toMatchObject({ status: 409, code: 'STALE_EDIT' });
    expect((await edit(edited.category, { seriesIds: ['00000000000000000000000000'] })).json()).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect((await edit(edited.category, { description: '' })).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'description', code: 'required' }],
    });
  });

  test('hide inactive series from all but admins', async () => {
    const { category } = await add('Hidden');
    await admin.ask(`/api/admin/serie/${seriesIds[0]}/active`, { method: 'PUT', body: { active: false } });
    const shown = async (who: Browser) =>
      (await who.call(contract.getCategory, { params: { categoryId: category._id } })).series.length;
    expect([await shown(demo.visit()), await shown(admin)]).toEqual([2, 3]);
    await admin.ask(`/api/admin/serie/${seriesIds[0]}/active`, { method: 'PUT', body: { active: true } });
  });

  test('are deleted; their series stay', async () => {
    const { category } = await add('Short-lived');
    expect((await admin.ask(`/api/admin/category/${category._id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await demo.visit().refusal(contract.getCategory, { params: { categoryId: category._id } })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect((await demo.visit().ask(`/api/serie/${seriesIds[0]}`)).status).toBe(200);
  });
});
