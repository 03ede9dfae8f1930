import { describe, expect, it } from '@jest/globals';
import { LostRace } from '../../shared/index.js';
import { anAccount } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend } from './backend.js';
import { mergingScene } from './merging-scene.js';

/** Merging two riders (domain.md §8). */
export const describeMergingStore = (make: MakeBackend): void =>
  describe('merging store', () => {
    const { backend, key, aPair, handOver, close } = mergingScene(make);

    it('finds both riders, what one holds, and the results they share', async () => {
      const { keep, gone, event, classes, results } = await aPair();
      await backend.uow.run(async (tx) => {
        expect(await tx.merging.lock([gone.id, keep.id, anId('n0b0dy')])).toEqual(
          [keep, gone]
            .map(({ id, fullName, email }) => ({ id, fullName, email, mergedInto: null }))
            .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        );
        await tx.merging.lockEventsOf(gone.id);
        expect(await tx.merging.holdings(gone.id)).toEqual({
          bikes: 1,
          results: 2,
          awards: 2,
          redemptions: 0,
          claims: 0,
          notes: 0,
          documents: 0,
          favourites: 0,
          timecards: 0,
        });
        const shared = await tx.merging.sharedResults([keep.id, gone.id]);
        expect(shared.map((result) => result.id)).toEqual([results[0]?.id, results[1]?.id].toSorted());
        expect(shared[0]).toMatchObject({
          eventId: event.id,
          eventTitle: event.title,
          classId: classes[0].id,
          className: classes[0].name,
          type: 'finished',
        });
        expect((await tx.merging.awardsOf(gone.id)).map((award) => award.current)).toEqual([700, 300]);
        expect(JSON.stringify(await tx.merging.snapshot(gone.id))).toContain(gone.email);
      });
    });

    it('hands over rows and money, and closes the deleted rider', async () => {
      const { keep, gone, results, event, account } = await aPair();
      await backend.uow.run(async (tx) => {
        const cause = { at: '2025-06-10T18:00:00.000Z', actorId: null, proxyHostId: null, reference: null };
        await tx.merging.removeResults([results[0]?.id ?? '']);
        await handOver(tx, gone.id, keep.id, cause);
        await tx.merging.close(gone.id, keep.id, cause.at);
        await tx.merging.record({
          id: anId('merge', fresh()),
          keptId: keep.id,
          deletedId: gone.id,
          at: cause.at,
          byName: 'Robin Vale',
          record: { some: 'thing' },
        });
      });
      await backend.uow.run(async (tx) => {
        const [wallet] = await tx.wallets.lock([key(keep.id)]);
        expect(wallet?.balance).toBe(1_000);
        expect(
          (await tx.wallets.awardsWithValue([key(keep.id)])).map((award) => [award.riderId, award.current]),
        ).toEqual([
          [keep.id, 700],
          [keep.id, 300],
        ]);
        expect(await tx.merging.awardsOf(gone.id)).toEqual([]);
        expect((await tx.results.ofEvent(event.id)).map((result) => result.riderId)).toEqual([keep.id, keep.id]);
        const facts = await tx.riderFacts.byIds([keep.id, gone.id]);
        expect(facts.map((fact) => [fact.id, fact.bikes.length])).toEqual([[keep.id, 2]]);
        expect(
          (await tx.riderFacts.sought({ amaNumbers: [], emails: [gone.email], nameKeys: [] })).map(
            (riderFacts) => riderFacts.id,
          ),
        ).toEqual([]);
        await expect(tx.riderFacts.hold([keep.id, gone.id])).rejects.toThrow(LostRace);
        expect(await tx.accounts.byEmail(gone.email)).toBeUndefined();
        expect(await tx.accounts.byId(account.id)).toMatchObject({ deactivated: true });
        expect(await tx.sessions.lock(anId('sess', Number(account.id.slice(3))))).toBeUndefined();
        expect(await tx.merging.lock([gone.id])).toMatchObject([{ mergedInto: keep.id }]);
      });
    });

    it('sends e-mails for a merged rider to the rider who stays, through any number of merges, and none to a closed login', async () => {
      const [{ keep: first, gone }, { keep: last }] = [await aPair(), await aPair()];
      const login = anAccount({
        id: anId('acc', fresh()),
        type: 'rider',
        subjectId: last.id,
        email: `${last.id}@login.example.com`,
        locale: 'fr',
      });
      await backend.give({ accounts: [login] });
      const [closed] = await backend.uow.run((tx) => tx.accounts.allOf('rider', gone.id));
      expect(await backend.uow.run((tx) => tx.outbox.recipient('account', closed?.id ?? ''))).toMatchObject({
        email: gone.email,
      });
      await backend.uow.run((tx) => close(tx, gone.id, first.id));
      await backend.uow.run((tx) => close(tx, first.id, last.id));
      await backend.uow.run(async (tx) => {
        expect(await tx.outbox.recipient('rider', gone.id)).toEqual({
          email: login.email,
          fullName: last.fullName,
          locale: 'fr',
        });
        expect(await tx.outbox.recipient('account', closed?.id ?? '')).toBeUndefined();
      });
    });

    it('notices of expiring credit to either rider count for the kept one', async () => {
      const { keep, gone } = await aPair();
      const told = (riderId: string, expiresOn: string) => ({
        riderId,
        currency: 'USD' as const,
        expiresOn,
        amount: 1,
      });
      const at = '2025-06-10T18:00:00.000Z';
      await backend.uow.run(async (tx) => {
        await tx.expiryNotices.remember(
          [told(gone.id, '2026-01-01'), told(keep.id, '2026-01-01'), told(gone.id, '2026-02-01')],
          30,
          at,
        );
        await handOver(tx, gone.id, keep.id, { at, actorId: null, proxyHostId: null, reference: null });
      });
      const due = (days: number) =>
        backend.uow.run(async (tx) =>
          (await tx.expiryNotices.due({ from: '2025-12-31', until: '2026-03-01', days, after: null, limit: 100 }))
            .filter((credit) => credit.riderId === keep.id)
            .map((credit) => credit.expiresOn),
        );
      expect([await due(30), await due(7)]).toEqual([[], ['2026-01-01', '2026-02-01']]);
    });

    it('a wallet of a merged rider accepts no more entries', async () => {
      const { keep, gone } = await aPair();
      await backend.uow.run(async (tx) => {
        await tx.wallets.lock([key(gone.id)]);
        await close(tx, gone.id, keep.id);
      });
      await expect(backend.uow.run((tx) => tx.wallets.lock([key(gone.id)]))).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    });
  });
