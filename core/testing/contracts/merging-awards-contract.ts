import { describe, expect, it } from '@jest/globals';
import { correct, issue, post } from '../../ledger/index.js';
import { anId, plainDigest } from '../fixed-ports.js';
import { fresh, type MakeBackend } from './backend.js';
import { mergingScene } from './merging-scene.js';

/** Awards and bonuses that both riders have for the same class or series (domain.md §8). */
export const describeMergedAwards = (make: MakeBackend): void =>
  describe('merging store', () => {
    const { backend, ids, key, aPair, handOver } = mergingScene(make);

    it('lets another award of a class come to the same rider once the first is detached', async () => {
      const { gone } = await aPair();
      const [first] = await backend.uow.run((tx) => tx.merging.awardsOf(gone.id));
      if (!first) throw new Error('no award');
      await backend.uow.run((tx) => tx.merging.detach([first.id]));
      expect(await backend.uow.run((tx) => tx.merging.awardsOf(gone.id))).toContainEqual({ ...first, source: null });
    });

    it('lets another bonus of a series come to the same rider once the first is detached, and whoever asks finds that one', async () => {
      const { keep, gone } = await aPair();
      const seriesId = anId('series', fresh());
      const cause = { at: '2025-06-10T18:00:00.000Z', actorId: null, proxyHostId: null, reference: null };
      const [first, second] = await backend.uow.run(async (tx) => {
        const wallets = await tx.wallets.lock([key(keep.id), key(gone.id)]);
        const postings = wallets.map((wallet) => {
          const bonus = {
            id: ids.next(),
            riderId: wallet.riderId,
            currency: 'USD' as const,
            type: 'bonus' as const,
            initial: 900,
            awardedAt: cause.at,
            expiresOn: '2026-01-01',
            source: null,
            seriesId,
            label: 'Ridge Series',
          };
          return post(wallet, [issue(bonus)], cause, { ids, digest: plainDigest });
        });
        await tx.wallets.post(postings);
        return [keep, gone].map(
          ({ id }) => postings.find((posting) => posting.wallet.riderId === id)?.awards[0]?.id ?? '',
        );
      });
      await backend.uow.run(async (tx) => {
        const [wallet] = await tx.wallets.lock([key(keep.id)]);
        const undoneRecord = (await tx.wallets.awardsById([first ?? ''])).flatMap((award) => correct(award, 0));
        await tx.merging.detach([first ?? '']);
        if (wallet) await tx.wallets.post([post(wallet, undoneRecord, cause, { ids, digest: plainDigest })]);
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
        backend.uow.run(async (tx) =>
          (await tx.merging.sharedResults([keep.id, gone.id]))
            .filter((sharedResult) => sharedResult.classId === inClass.id)
            .map((sharedResult) => sharedResult.id),
        );
      expect(await shared()).toEqual([]);
      await backend.uow.run(async (tx) => {
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
