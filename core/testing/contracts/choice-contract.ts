import { describe, expect, it } from '@jest/globals';
import { choose, emptyWallet, type Award, type CreditChoice } from '../../ledger/index.js';
import { anAccount, aRider } from '../builders.js';
import { credits } from '../credits.js';
import { anId, sequentialIds } from '../fixed-ports.js';
import { fresh, type MakeBackend } from './backend.js';
import { at, ids, moneyScene, posted, today } from './money-scene.js';
import { raceScene } from './race-scene.js';

/** Credit in place of cash, and what administrators entered of it. */
export const describeChoices = (make: MakeBackend): void =>
  describe('choices of credit', () => {
    const { backend, aPerson, anIssue, give } = moneyScene(make);
    const races = raceScene(make);

    it('keeps what was chosen of each award, the first choice first', async () => {
      const { rider, key } = await aPerson();
      const cashKey = { ...key, book: 'cash' as const };
      const first = posted(emptyWallet(cashKey), [
        anIssue(rider.id, 6_000, { type: 'cash', expiresOn: null }),
        anIssue(rider.id, 100, { type: 'cash', expiresOn: null }),
      ]);
      await give(first);
      const [cash, other] = first.awards;
      if (!cash || !other) throw new Error('no cash');
      const choosing = { basisPoints: 1_000, today, lastDay: '2026-06-10' };
      const made = choose({ cash, earlier: [], credit: null, bonus: null }, choosing, {
        credit: ids.next(),
        bonus: ids.next(),
      });
      const choice = (amount: number): CreditChoice => ({
        id: ids.next(),
        riderId: rider.id,
        currency: 'USD',
        amount,
        bonus: amount / 10,
        basisPoints: 1_000,
        chosenAt: at,
        parts: [{ ...made.part, amount, bonus: amount / 10 }],
      });
      await backend.uow.run(async (tx) => {
        await tx.wallets.lock([cashKey, key]);
        await tx.wallets.post([posted(first.wallet, [made.out]), posted(emptyWallet(key), made.into)]);
        await tx.wallets.recordChoice(choice(6_000));
        await tx.wallets.recordChoice(choice(50));
      });
      await backend.uow.run(async (tx) => {
        expect(await tx.wallets.choicesOf([cash.id, other.id, made.part.creditId])).toEqual(
          new Map([
            [
              cash.id,
              [
                { amount: 6_000, basisPoints: 1_000 },
                { amount: 50, basisPoints: 1_000 },
              ],
            ],
          ]),
        );
        const awards = await tx.wallets.awardsById([cash.id, made.part.creditId, made.part.bonusId ?? '']);
        const told = (of: Award) => [of.type, of.status, of.initial, of.current, of.chosen];
        expect(awards.map(told).toSorted()).toEqual([
          ['bonus', 'current', 600, 600, 600],
          ['cash', 'converted', 0, 0, 6_000],
          ['credit', 'current', 6_000, 6_000, 6_000],
        ]);
      });
    });

    it('adds up what administrators who entered a class got riders alone, around their entries', async () => {
      const [here, there, late] = [await races.aRace(), await races.aRace(), await races.aRace()];
      const rider = aRider({ id: anId('rder', fresh()), bikes: [] });
      const admin = anAccount({ id: anId('acc', fresh()) });
      const { awards, wallets, entries } = credits(
        rider.id,
        [25_000, 4_000, 300].map((amount) => ({ amount, expiresOn: '2026-05-31' })),
        sequentialIds(),
      );
      const sources = [here, there, late].map((item) => ({ eventId: item.event.id, classId: item.classes[0].id }));
      await races.backend.give({
        riders: [rider],
        accounts: [{ ...admin, email: `${admin.id}@example.com` }],
        awards: awards.map((award, nth) => ({ ...award, source: sources[nth] ?? null })),
        wallets,
        entries,
      });
      const times = ['2025-05-02T12:00:00.000Z', '2025-05-20T12:00:00.000Z', '2025-09-02T12:00:00.000Z'];
      const classIds = sources.map((source) => source.classId);
      await races.backend.uow.run(async (tx) => {
        for (const [nth, { eventId, classId }] of sources.entries())
          await tx.checks.noteEntered({
            ...{ eventId, classIds: [classId], logins: [admin.id], letInBy: [], earned: [] },
            at: times[nth] ?? at,
          });
      });
      const alone = (ofClasses: readonly string[]) =>
        races.backend.uow.run((tx) => tx.checks.aloneIn(ofClasses, { days: 30, inTurn: true }));
      expect(await alone(classIds.slice(0, 1))).toEqual({ classIds: new Set(classIds.slice(0, 1)), total: 29_000 });
      expect(await alone(classIds.slice(2))).toEqual({ classIds: new Set(classIds.slice(2)), total: 300 });
      expect(await alone([here.classes[1].id])).toEqual({ classIds: new Set(), total: 0 });
    });
  });
