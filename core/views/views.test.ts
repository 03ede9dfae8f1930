import { describe, expect, it, test } from '@jest/globals';
import { anAccount, anActor, anId, fakeUnitOfWork, fixedClock, sequentialIds, type World } from '../testing/index.js';
import { MOST_OWN_VIEWS, MOST_SHARED_VIEWS, removeView, type SavedView, saveView, shareView } from './index.js';

const NOW = '2025-06-10T18:00:00.000Z';
const account = anAccount({ type: 'admin', displayName: 'Ada Moreau' });
const actor = anActor({ accountId: account.id });
const other = anActor({ accountId: anId('acc', 9) });
const list = 'admin/riders';
const fields = { list, name: 'Active ones', search: 'active=true', columns: ['name'] } as const;
const aView = (n: number, change: Partial<SavedView> = {}): SavedView => ({
  ...fields,
  id: anId('v1ew', n),
  accountId: account.id,
  name: `View ${n}`,
  sharedBy: null,
  at: NOW,
  ...change,
});
const given = (world: Partial<World> = {}) => {
  const db = fakeUnitOfWork({ accounts: [account], ...world });
  const ports = { uow: db.uow, clock: fixedClock(NOW), ids: sequentialIds() };
  return {
    views: () => db.stored().savedViews,
    acts: () => db.stored().audit.map(({ action, detail }) => [action, detail]),
    save: saveView(ports),
    share: shareView(ports),
    remove: removeView(ports),
  };
};
const code = (it: string) => expect.objectContaining({ code: it });

describe('a saved view', () => {
  it('is kept for its login, and leaves no trace', async () => {
    const { save, views, acts } = given();
    const view = await save({ actor, ...fields });
    expect(view).toEqual({ ...fields, id: view.id, accountId: account.id, sharedBy: null, at: NOW });
    expect([views(), acts()]).toEqual([[view], []]);
  });

  it('replaces the own one of that name, in whatever case', async () => {
    const [own, theirs] = [aView(1, { name: 'ACTIVE ones' }), aView(2, { accountId: other.accountId })];
    const { save, views } = given({ savedViews: [own, theirs] });
    const view = await save({ actor, ...fields });
    expect([view.id, view.name, views().length]).toEqual([own.id, 'Active ones', 2]);
  });

  it(`is one of at most ${MOST_OWN_VIEWS} of a list; a full list can still be replaced in`, async () => {
    const full = Array.from({ length: MOST_OWN_VIEWS }, (_, n) => aView(n));
    const { save, views } = given({ savedViews: full });
    await expect(save({ actor, ...fields })).rejects.toEqual(code('TOO_MANY_VIEWS'));
    await save({ actor, ...fields, name: 'view 3' });
    await save({ actor, ...fields, list: 'admin/events' });
    expect(views()).toHaveLength(MOST_OWN_VIEWS + 1);
  });

  it('is handed to all administrators, which the audit log tells', async () => {
    const { share, views, acts } = given({ savedViews: [aView(1)] });
    const shared = await share({ actor, viewId: aView(1).id });
    expect(shared).toEqual(aView(1, { accountId: null, sharedBy: 'Ada Moreau' }));
    expect([views(), acts()]).toEqual([[shared], [['share-view', { list, title: 'View 1' }]]]);
  });

  it('is not shared by somebody else, nor twice, nor under a taken name, nor beyond what fits', async () => {
    const shared = (n: number, name: string) => aView(n, { accountId: null, sharedBy: 'Bo', name });
    const full = Array.from({ length: MOST_SHARED_VIEWS }, (_, n) => shared(n + 10, `Shared ${n}`));
    const { share, acts } = given({ savedViews: [aView(1), aView(2, { name: 'shared 3' }), ...full] });
    await expect(share({ actor: other, viewId: aView(1).id })).rejects.toEqual(code('NOT_FOUND'));
    await expect(share({ actor, viewId: anId('v1ew', 12) })).rejects.toEqual(code('NOT_FOUND'));
    await expect(share({ actor, viewId: anId('n0thing') })).rejects.toEqual(code('NOT_FOUND'));
    await expect(share({ actor, viewId: aView(2).id })).rejects.toEqual(code('VIEW_NAME_TAKEN'));
    await expect(share({ actor, viewId: aView(1).id })).rejects.toEqual(code('TOO_MANY_VIEWS'));
    expect(acts()).toEqual([]);
  });

  it('is removed by who has it, or by anybody where it is shared; only that is told', async () => {
    const [own, theirs, shared] = [
      aView(1),
      aView(2, { accountId: other.accountId }),
      aView(3, { accountId: null, sharedBy: 'Bo' }),
    ];
    const { remove, views, acts } = given({ savedViews: [own, theirs, shared] });
    await expect(remove({ actor, viewId: theirs.id })).rejects.toEqual(code('NOT_FOUND'));
    await remove({ actor, viewId: own.id });
    await remove({ actor, viewId: shared.id });
    expect([views(), acts()]).toEqual([[theirs], [['remove-view', { list, title: 'View 3' }]]]);
  });

  test.each(['rider', 'dealer', 'promoter'] as const)('is not for a %s', async (type) => {
    const { save, share, remove } = given({ savedViews: [aView(1)] });
    const person = anActor({ accountId: account.id, type });
    const viewId = aView(1).id;
    await expect(save({ actor: person, ...fields })).rejects.toEqual(code('NOT_FOUND'));
    await expect(share({ actor: person, viewId })).rejects.toEqual(code('NOT_FOUND'));
    await expect(remove({ actor: person, viewId })).rejects.toEqual(code('NOT_FOUND'));
  });
});
