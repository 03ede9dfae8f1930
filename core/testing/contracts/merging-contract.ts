import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Cause, correct, issue, post, transfer } from '../../ledger/index.js';
import { LostRace, type Stores } from '../../shared/index.js';
import { aBike, aClass, anAccount, anEvent, anId, aRider, credits, plainDigest } from '../builders.js';
import { type Backend, fresh, type MakeBackend } from './backend.js';

/** Two riders becoming one (domain.md §8). */
export const describeMergingStore = (make: MakeBackend): void =>
  describe('merging store', () => {
    let it_: Backend;
    beforeAll(async () => void (it_ = await make()));
    afterAll(() => it_.end());

    const ids = { next: () => anId('entry', fresh()), random: () => 0 };
    const key = (riderId: string) => ({ riderId, currency: 'USD' as const, book: 'credit' as const });
    const aPair = async () => {
      const [n, m] = [fresh(), fresh()];
      const [keep, gone] = [n, m].map((it) =>
        aRider({
          id: anId('rder', it),
          email: `rider${it}@example.com`,
          amaNumber: `77${it}`,
          bikes: [aBike({ id: anId('b', 5_000 + it), vin: `W${String(it).padStart(16, '0')}` })],
        }),
      ) as [ReturnType<typeof aRider>, ReturnType<typeof aRider>];
      const money = credits(
        gone.id,
        [
          { amount: 700, expiresOn: '2026-01-01' },
          { amount: 300, expiresOn: '2026-02-01' },
        ],
        ids,
      );
      const event = anEvent({ id: anId('event', n), promoterId: null, promoterApproved: false });
      const classes = [
        aClass({ id: anId('c0ass', n), eventId: event.id }),
        aClass({ id: anId('c0ass', m), eventId: event.id, name: '250 B' }),
      ] as const;
      const result = (id: number, riderId: string, classId: string, place: number) => ({
        id: anId('res0t', id),
        classId,
        place,
        type: 'finished' as const,
        riderName: 'Casey',
        number: null,
        hometown: null,
        bike: null,
        email: null,
        amaNumber: null,
        riderId,
        verdict: { earns: null, reasons: [{ code: 'PLACE_NOT_PAID' as const, detail: {} }] },
      });
      const results = [
        result(n, keep.id, classes[0].id, 3),
        result(m, gone.id, classes[0].id, 1),
        result(fresh(), gone.id, classes[1].id, 2),
      ];
      const account = anAccount({ id: anId('acc', m), type: 'rider', subjectId: gone.id, email: gone.email });
      await it_.give({
        riders: [keep, gone],
        accounts: [account],
        events: [event],
        classes,
        results,
        ...money,
        pins: [{ riderId: gone.id, seal: 'x', failures: 0, lockedUntil: null }],
      });
      await it_.uow.run((tx) =>
        tx.sessions.insert({
          id: anId('sess', m),
          accountId: account.id,
          createdAt: '2025-06-01T00:00:00.000Z',
          expiresAt: '2026-06-01T00:00:00.000Z',
          proxy: null,
        }),
      );
      return { keep, gone, event, classes, results, account };
    };

    const handOver = async (tx: Stores, fromId: string, toId: string, cause: Cause) => {
      const wallets = await tx.wallets.lock([key(fromId), key(toId)]);
      const [to, from] = [toId, fromId].map((id) => wallets.find((it) => it.riderId === id));
      if (!to || !from) throw new Error('no wallet');
      const { out, into } = transfer(await tx.merging.awardsOf(fromId), toId);
      await tx.wallets.post([
        post(from, out, cause, { ids, digest: plainDigest }),
        post(to, into, cause, { ids, digest: plainDigest }),
      ]);
      await tx.merging.move(fromId, toId);
    };

    it('finds both riders, what one holds, and the results they share', async () => {
      const { keep, gone, event, classes, results } = await aPair();
      await it_.uow.run(async (tx) => {
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
        expect(shared.map((it) => it.id)).toEqual([results[0]?.id, results[1]?.id].toSorted());
        expect(shared[0]).toMatchObject({
          eventId: event.id,
          eventTitle: event.title,
          classId: classes[0].id,
          className: classes[0].name,
          type: 'finished',
        });
        expect((await tx.merging.awardsOf(gone.id)).map((it) => it.current)).toEqual([700, 300]);
        expect(JSON.stringify(await tx.merging.snapshot(gone.id))).toContain(gone.email);
      });
    });

    it('hands over rows and money, and closes the deleted rider', async () => {
      const { keep, gone, results, event, account } = await aPair();
      await it_.uow.run(async (tx) => {
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
      await it_.uow.run(async (tx) => {
        const [wallet] = await tx.wallets.lock([key(keep.id)]);
        expect(wallet?.balance).toBe(1_000);
        expect((await tx.wallets.awardsWithValue([key(keep.id)])).map((it) => [it.riderId, it.current])).toEqual([
          [keep.id, 700],
          [keep.id, 300],
        ]);
        expect(await tx.merging.awardsOf(gone.id)).toEqual([]);
        expect((await tx.results.ofEvent(event.id)).map((it) => it.riderId)).toEqual([keep.id, keep.id]);
        const facts = await tx.riderFacts.byIds([keep.id, gone.id]);
        expect(facts.map((it) => [it.id, it.bikes.length])).toEqual([[keep.id, 2]]);
        expect(
          (await tx.riderFacts.sought({ amaNumbers: [], emails: [gone.email], nameKeys: [] })).map((it) => it.id),
        ).toEqual([]);
        await expect(tx.riderFacts.hold([keep.id, gone.id])).rejects.toThrow(LostRace);
        expect(await tx.accounts.byEmail(gone.email)).toBeUndefined();
        expect(await tx.accounts.byId(account.id)).toMatchObject({ deactivated: true });
        expect(await tx.sessions.lock(anId('sess', Number(account.id.slice(3))))).toBeUndefined();
        expect(await tx.merging.lock([gone.id])).toMatchObject([{ mergedInto: keep.id }]);
      });
    });

    const close = (tx: Stores, goneId: string, keepId: string) =>
      tx.merging.close(goneId, keepId, '2025-06-10T18:00:00.000Z').then(() =>
        tx.merging.record({
          id: anId('merge', fresh()),
          keptId: keepId,
          deletedId: goneId,
          at: '2025-06-10T18:00:00.000Z',
          byName: 'Robin Vale',
          record: {},
        }),
      );

    it('emails to a rider who is gone reach whom they became, through any number of merges, and none goes to a login that was closed', async () => {
      const [{ keep: first, gone }, { keep: last }] = [await aPair(), await aPair()];
      const login = anAccount({
        id: anId('acc', fresh()),
        type: 'rider',
        subjectId: last.id,
        email: `${last.id}@login.example.com`,
        locale: 'fr',
      });
      await it_.give({ accounts: [login] });
      const [closed] = await it_.uow.run((tx) => tx.accounts.allOf('rider', gone.id));
      expect(await it_.uow.run((tx) => tx.outbox.recipient('account', closed?.id ?? ''))).toMatchObject({
        email: gone.email,
      });
      await it_.uow.run((tx) => close(tx, gone.id, first.id));
      await it_.uow.run((tx) => close(tx, first.id, last.id));
      await it_.uow.run(async (tx) => {
        expect(await tx.outbox.recipient('rider', gone.id)).toEqual({
          email: login.email,
          fullName: last.fullName,
          locale: 'fr',
        });
        expect(await tx.outbox.recipient('account', closed?.id ?? '')).toBeUndefined();
      });
    });

    it('what either rider was told of credit that ends counts as told', async () => {
      const { keep, gone } = await aPair();
      const told = (riderId: string, expiresOn: string) => ({
        riderId,
        currency: 'USD' as const,
        expiresOn,
        amount: 1,
      });
      const at = '2025-06-10T18:00:00.000Z';
      await it_.uow.run(async (tx) => {
        await tx.expiryNotices.remember(
          [told(gone.id, '2026-01-01'), told(keep.id, '2026-01-01'), told(gone.id, '2026-02-01')],
          30,
          at,
        );
        await handOver(tx, gone.id, keep.id, { at, actorId: null, proxyHostId: null, reference: null });
      });
      const due = (days: number) =>
        it_.uow.run(async (tx) =>
          (await tx.expiryNotices.due({ from: '2025-12-31', until: '2026-03-01', days, after: null, limit: 100 }))
            .filter((it) => it.riderId === keep.id)
            .map((it) => it.expiresOn),
        );
      expect([await due(30), await due(7)]).toEqual([[], ['2026-01-01', '2026-02-01']]);
    });

    it('a wallet of a merged rider takes nothing any more', async () => {
      const { keep, gone } = await aPair();
      await it_.uow.run(async (tx) => {
        await tx.wallets.lock([key(gone.id)]);
        await close(tx, gone.id, keep.id);
      });
      await expect(it_.uow.run((tx) => tx.wallets.lock([key(gone.id)]))).rejects.toMatchObject({ code: 'CONFLICT' });
    });

    it('lets another award of a class come to the same rider once the first is detached', async () => {
      const { gone } = await aPair();
      const [first] = await it_.uow.run((tx) => tx.merging.awardsOf(gone.id));
      if (!first) throw new Error('no award');
      await it_.uow.run((tx) => tx.merging.detach([first.id]));
      expect(await it_.uow.run((tx) => tx.merging.awardsOf(gone.id))).toContainEqual({ ...first, source: null });
    });

    it('lets another bonus of a series come to the same rider once the first is detached, and whoever asks finds that one', async () => {
      const { keep, gone } = await aPair();
      const seriesId = anId('series', fresh());
      const cause = { at: '2025-06-10T18:00:00.000Z', actorId: null, proxyHostId: null, reference: null };
      const [first, second] = await it_.uow.run(async (tx) => {
        const wallets = await tx.wallets.lock([key(keep.id), key(gone.id)]);
        const postings = wallets.map((it) => {
          const bonus = {
            id: ids.next(),
            riderId: it.riderId,
            currency: 'USD' as const,
            type: 'bonus' as const,
            initial: 900,
            awardedAt: cause.at,
            expiresOn: '2026-01-01',
            source: null,
            seriesId,
            label: 'Ridge Series',
          };
          return post(it, [issue(bonus)], cause, { ids, digest: plainDigest });
        });
        await tx.wallets.post(postings);
        return [keep, gone].map(({ id }) => postings.find((it) => it.wallet.riderId === id)?.awards[0]?.id ?? '');
      });
      await it_.uow.run(async (tx) => {
        const [wallet] = await tx.wallets.lock([key(keep.id)]);
        const takenBack = (await tx.wallets.awardsById([first ?? ''])).flatMap((it) => correct(it, 0));
        await tx.merging.detach([first ?? '']);
        if (wallet) await tx.wallets.post([post(wallet, takenBack, cause, { ids, digest: plainDigest })]);
        await handOver(tx, gone.id, keep.id, cause);
        expect((await tx.wallets.bonus(keep.id, seriesId))?.id).toBe(second);
        expect(await tx.merging.awardsOf(keep.id)).toContainEqual(
          expect.objectContaining({ id: first, type: 'bonus', seriesId: null }),
        );
      });
    });

    it('finds a result in a class in which the other rider has an award, and no result', async () => {
      const { keep, gone, event, classes, results } = await aPair();
      const [, inClass] = classes;
      const shared = () =>
        it_.uow.run(async (tx) =>
          (await tx.merging.sharedResults([keep.id, gone.id]))
            .filter((it) => it.classId === inClass.id)
            .map((it) => it.id),
        );
      expect(await shared()).toEqual([]);
      await it_.uow.run(async (tx) => {
        const [wallet] = await tx.wallets.lock([key(keep.id)]);
        const award = {
          id: ids.next(),
          riderId: keep.id,
          currency: 'USD' as const,
          type: 'credit' as const,
          initial: 0,
          awardedAt: '2025-06-10T18:00:00.000Z',
          expiresOn: '2026-01-01',
          source: { eventId: event.id, classId: inClass.id },
          seriesId: null,
          label: 'Race',
        };
        if (wallet)
          await tx.wallets.post([
            post(
              wallet,
              [issue(award)],
              { at: '2025-06-10T18:00:00.000Z', actorId: null, proxyHostId: null, reference: null },
              { ids, digest: plainDigest },
            ),
          ]);
      });
      expect(await shared()).toEqual([results[2]?.id]);
    });
  });
