import { describe, expect, it } from '@jest/globals';
import type { SavedView } from '../../views/index.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend, useBackend } from './backend.js';

/** Saved views of lists. */
export const describeViewStore = (make: MakeBackend): void =>
  describe('saved view store', () => {
    const backend = useBackend(make);
    const aView = (change: Partial<SavedView> = {}): SavedView => {
      const n = fresh();
      return {
        id: anId('v1ew', n),
        accountId: anId('0wner', n),
        list: 'admin/riders',
        name: 'Pilotes à vérifier 🏁',
        search: 'active=true&sort=-name',
        columns: ['name', 'town'],
        sharedBy: null,
        at: '2025-06-10T18:00:00.000Z',
        ...change,
      };
    };
    const put = (...views: readonly SavedView[]) =>
      backend.uow.run(async (tx) => {
        for (const view of views) await tx.savedViews.put(view);
      });
    const lock = (id: string) => backend.uow.run((tx) => tx.savedViews.lock(id));
    const of = (accountId: string | null, list: string) => backend.uow.run((tx) => tx.savedViews.of(accountId, list));

    it('keeps every field, and replaces by id', async () => {
      const [own, shared] = [aView(), aView({ accountId: null, list: 'admin/kept', sharedBy: 'Ada', columns: null })];
      await put(own, shared);
      expect([await lock(own.id), await lock(shared.id), await lock(anId('n0thing'))]).toEqual([
        own,
        shared,
        undefined,
      ]);
      const later = {
        ...own,
        name: 'Other',
        search: 'x'.repeat(2_000),
        columns: null,
        accountId: null,
        sharedBy: 'Bo',
      };
      await put(later);
      expect(await lock(own.id)).toEqual(later);
    });

    it('lists those of a login or the shared ones, each of one list', async () => {
      const accountId = anId('0wner', fresh());
      const [first, second, otherList, otherLogin, shared] = [
        aView({ accountId, list: 'admin/listed', name: 'a' }),
        aView({ accountId, list: 'admin/listed', name: 'A' }),
        aView({ accountId }),
        aView({ list: 'admin/listed' }),
        aView({ accountId: null, list: 'admin/listed', sharedBy: 'Ada' }),
      ];
      await put(second, shared, first, otherList, otherLogin);
      expect([await of(accountId, 'admin/listed'), await of(null, 'admin/listed')]).toEqual([
        [first, second],
        [shared],
      ]);
    });

    it('is removed, and goes with its login; a shared one stays', async () => {
      const [gone, own, shared] = [aView(), aView(), aView({ accountId: null, list: 'admin/stays', sharedBy: 'Ada' })];
      await put(gone, own, shared);
      await backend.uow.run((tx) => tx.savedViews.remove(gone.id));
      await backend.uow.run((tx) => tx.accounts.remove(own.accountId ?? ''));
      expect([await lock(gone.id), await lock(own.id), await lock(shared.id)]).toEqual([undefined, undefined, shared]);
    });
  });
