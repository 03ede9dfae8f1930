import { describe, expect, it, test } from '@jest/globals';
import { aCategory, anActor, anId, aSeries, fakeUnitOfWork, fixedClock, sequentialIds } from '../testing/index.js';
import { addCategory, deleteCategory, editCategory } from './index.js';

const admin = anActor();
const [one, two] = [aSeries({ id: anId('series', 1) }), aSeries({ id: anId('series', 2) })] as const;
const category = aCategory({ seriesIds: [one.id] });
const given = () => {
  const db = fakeUnitOfWork({ series: [one, two], categories: [category] });
  const ports = { uow: db.uow, clock: fixedClock(), ids: sequentialIds() };
  return {
    db,
    add: addCategory(ports),
    edit: editCategory(ports),
    remove: deleteCategory(ports),
    acts: () => db.stored().audit.map((it) => it.action),
  };
};
const code = (code: string, detail: object = {}) =>
  expect.objectContaining({ code, detail: expect.objectContaining(detail) });

describe('a category', () => {
  it('is added with each of its series once', async () => {
    const { add, db } = given();
    const added = await add({
      actor: admin,
      category: { description: ' Flat Track ', active: true, seriesIds: [two.id, one.id, two.id] },
    });
    expect(added).toMatchObject({ description: 'Flat Track', active: true, seriesIds: [one.id, two.id], version: 1 });
    expect(db.stored().categories).toContainEqual(added);
  });
  it('is edited with its version, its list of series being the whole list', async () => {
    const { edit, db } = given();
    expect(
      await edit({ actor: admin, categoryId: category.id, version: 1, category: { ...category, seriesIds: [two.id] } }),
    ).toMatchObject({ seriesIds: [two.id], version: 2 });
    expect(db.stored().audit[0]).toMatchObject({
      action: 'edit-category',
      detail: { seriesIds: { before: [one.id], after: [two.id] } },
    });
    await expect(edit({ actor: admin, categoryId: category.id, version: 1, category })).rejects.toEqual(
      code('STALE_EDIT', { what: 'category', version: 2 }),
    );
  });
  it('that is edited to what it is leaves no trace', async () => {
    const { edit, acts } = given();
    expect(await edit({ actor: admin, categoryId: category.id, version: 1, category })).toEqual(category);
    expect(acts()).toEqual([]);
  });
  it('is deleted, its series stay', async () => {
    const { remove, db, acts } = given();
    await remove({ actor: admin, categoryId: category.id });
    expect([db.stored().categories, db.stored().series.length, acts()]).toEqual([[], 2, ['delete-category']]);
  });
  it('takes no series that is not there', async () => {
    const { add, edit } = given();
    const wrong = { ...category, seriesIds: [anId('nothing')] };
    await expect(add({ actor: admin, category: wrong })).rejects.toEqual(code('NOT_FOUND', { what: 'series' }));
    await expect(edit({ actor: admin, categoryId: category.id, version: 1, category: wrong })).rejects.toEqual(
      code('NOT_FOUND', { what: 'series' }),
    );
  });
  test.each(['rider', 'dealer', 'promoter'] as const)('is not for a %s to write', async (type) => {
    const { add, edit, remove, acts } = given();
    const actor = anActor({ type });
    await expect(add({ actor, category })).rejects.toEqual(code('NOT_FOUND', { what: 'category' }));
    await expect(edit({ actor, categoryId: category.id, version: 1, category })).rejects.toEqual(
      code('NOT_FOUND', { what: 'category' }),
    );
    await expect(remove({ actor, categoryId: category.id })).rejects.toEqual(code('NOT_FOUND', { what: 'category' }));
    expect(acts()).toEqual([]);
  });
});
