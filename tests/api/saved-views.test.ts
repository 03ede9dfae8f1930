import { expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Browser } from './testing/browser.js';
import { startDemo } from './testing/start-demo.js';

const demo = await startDemo();
const one = await demo.as('admin');
const two = await demo.as('admin2');

const list = 'admin/riders';
const fields = { list, name: ' À vérifier ', search: 'status=unverified&sort=-name', columns: ['name', 'bike'] };
const seenBy = async (browser: Browser | undefined) =>
  (await browser!.call(contract.listSavedViews, { query: { list } })).views;

test('a view is its login’s until it is shared; then all administrators have it, and can remove it', async () => {
  const { view } = await one!.call(contract.saveView, { body: fields });
  expect(view).toEqual({ ...fields, name: 'À vérifier', _id: view._id, shared: false, sharedBy: null });
  const replaced = await one!.call(contract.saveView, { body: { ...fields, name: 'à VÉRIFIER', columns: null } });
  expect([await seenBy(one), await seenBy(two)]).toEqual([[{ ...replaced.view, _id: view._id }], []]);
  expect((await two!.refusal(contract.shareView, { params: { viewId: view._id } })).code).toBe('NOT_FOUND');
  expect((await two!.refusal(contract.removeView, { params: { viewId: view._id } })).code).toBe('NOT_FOUND');

  const shared = await one!.call(contract.shareView, { params: { viewId: view._id } });
  expect(shared.view).toMatchObject({ _id: view._id, shared: true, sharedBy: expect.any(String) });
  expect([await seenBy(one), await seenBy(two)]).toEqual([[shared.view], [shared.view]]);
  const again = await two!.call(contract.saveView, { body: fields });
  expect((await two!.refusal(contract.shareView, { params: { viewId: again.view._id } })).code).toBe('VIEW_NAME_TAKEN');

  await two!.call(contract.removeView, { params: { viewId: view._id } });
  await two!.call(contract.removeView, { params: { viewId: again.view._id } });
  expect([await seenBy(one), await seenBy(two)]).toEqual([[], []]);
  const { records } = await one!.call(contract.listAudit, { query: { limit: 5 } });
  expect(records.map(({ action }) => action).filter((it) => it.endsWith('-view'))).toEqual([
    'remove-view',
    'share-view',
  ]);
});

test('what is too long, or of no list, is refused', async () => {
  for (const wrong of [
    { name: ' ' },
    { name: 'x'.repeat(41) },
    { search: 'x'.repeat(2_001) },
    { list: 'Riders' },
    { columns: Array.from({ length: 41 }, (_, n) => `c${n}`) },
  ]) {
    const answer = await one!.ask('/api/admin/saved-views', { method: 'PUT', body: { ...fields, ...wrong } });
    expect([wrong, answer.status]).toEqual([wrong, 400]);
  }
});
