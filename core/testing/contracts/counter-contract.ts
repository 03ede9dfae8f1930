import { describe, expect, it } from '@jest/globals';
import { emptyWallet, restore, spend } from '../../ledger/index.js';
import { aDealer } from '../builders.js';
import { credits } from '../credits.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend } from './backend.js';
import { at, today, posted, moneyScene } from './money-scene.js';

/** Redemptions, and the guards against guessed PINs. */
export const describeCounterStores = (make: MakeBackend): void =>
  describe('money stores', () => {
    const { backend, aPerson, head, aRedemption } = moneyScene(make);

    it('keeps a redemption with its lines, and undoes it', async () => {
      const { rider, key } = await aPerson();
      const dealer = aDealer({ id: anId('dea0er', fresh()) });
      await backend.give({
        dealers: [dealer],
        ...credits(rider.id, [
          { amount: 1_000, expiresOn: '2025-12-31' },
          { amount: 2_000, expiresOn: '2026-12-31' },
        ]),
      });
      const redemption = aRedemption(rider.id, dealer.id);
      await backend.uow.run(async (tx) => {
        const [wallet] = await tx.wallets.lock([key]);
        const awards = await tx.wallets.awardsWithValue([key]);
        await tx.redemptions.insert(redemption);
        await tx.wallets.post([posted(wallet ?? emptyWallet(key), spend(awards, 1_500, today, 'USD'), redemption.id)]);
      });
      expect(await backend.uow.run((tx) => tx.redemptions.lock(redemption.id))).toEqual(redemption);
      expect(
        await backend.uow.run((tx) =>
          Promise.all([redemption.id, anId('n0ne')].map((id) => tx.redemptions.riderOf(id))),
        ),
      ).toEqual([rider.id, undefined]);
      const lines = await backend.uow.run((tx) => tx.redemptions.lines(redemption.id));
      expect(lines.map((line) => line.amount)).toEqual([1_000, 500]);

      const revoked = { at: '2025-06-11T18:00:00.000Z', byName: 'Robin Vale', reason: null };
      await backend.uow.run(async (tx) => {
        const [wallet] = await tx.wallets.lock([key]);
        const awards = await tx.wallets.awardsById(lines.map((line) => line.awardId));
        await tx.redemptions.revoke(redemption.id, revoked);
        await tx.wallets.post([posted(wallet ?? emptyWallet(key), restore(awards, lines), redemption.id)]);
      });
      expect(await backend.uow.run((tx) => tx.redemptions.lock(redemption.id))).toEqual({
        ...redemption,
        status: 'revoked',
        revoked,
      });
      expect(await backend.uow.run((tx) => tx.redemptions.lines(redemption.id))).toEqual(lines);
      expect(await head(key)).toMatchObject({ balance: 3_000 });
    });

    it('retries with another number if a redemption number is taken', async () => {
      const { rider } = await aPerson();
      const dealer = aDealer({ id: anId('dea0er', fresh()) });
      await backend.give({ dealers: [dealer] });
      const first = aRedemption(rider.id, dealer.id);
      await backend.uow.run((tx) => tx.redemptions.insert(first));
      let draws = 0;
      const second = await backend.uow.run(async (tx) => {
        draws += 1;
        const made = aRedemption(rider.id, dealer.id, draws === 1 ? { number: first.number } : {});
        await tx.redemptions.insert(made);
        return made;
      });
      expect(draws).toBe(2);
      expect(await backend.uow.run((tx) => tx.redemptions.lock(second.id))).toEqual(second);
    });

    it('locks the rider, the dealer and their guards for a redemption', async () => {
      const { rider } = await aPerson();
      const dealer = aDealer({ id: anId('dea0er', fresh()), country: 'CA', deactivated: true });
      await backend.give({
        dealers: [dealer],
        pins: [{ riderId: rider.id, seal: 'sealed', failures: 1, lockedUntil: null }],
      });
      await backend.uow.run(async (tx) => {
        await tx.counter.savePin(rider.id, { failures: 2, lockedUntil: '2025-06-10T18:15:00.000Z' });
        await tx.counter.saveDealerFailures(dealer.id, 1, at);
      });
      const opened = await backend.uow.run((tx) => tx.counter.open(rider.id, dealer.id));
      expect(opened).toEqual({
        rider: { id: rider.id, fullName: rider.fullName, deactivated: false, login: 'none' },
        dealer: { id: dealer.id, name: dealer.name, country: 'CA', deactivated: true },
        pin: { seal: 'sealed', failures: 2, lockedUntil: '2025-06-10T18:15:00.000Z' },
        dealerFailures: { count: 1, since: at },
        guesses: 0,
      });
      await backend.uow.run((tx) =>
        tx.counter.savePin(rider.id, { failures: 0, lockedUntil: null, seal: 'sealed anew' }),
      );
      expect(await backend.uow.run((tx) => tx.counter.open(rider.id, dealer.id))).toMatchObject({
        pin: { seal: 'sealed anew', failures: 0, lockedUntil: null },
      });
      await backend.uow.run((tx) => tx.counter.saveDealerFailures(dealer.id, 2, at));
      expect(await backend.uow.run((tx) => tx.counter.open(rider.id, dealer.id))).toMatchObject({
        dealerFailures: { count: 2, since: at },
      });
      await backend.uow.run((tx) => tx.counter.saveDealerFailures(dealer.id, 1, '2025-06-10T19:30:00.000Z'));
      expect(await backend.uow.run((tx) => tx.counter.open(rider.id, dealer.id))).toMatchObject({
        dealerFailures: { count: 1, since: '2025-06-10T19:30:00.000Z' },
      });
    });

    it('serializes a dealer’s counts, starting without a row', async () => {
      const { rider } = await aPerson();
      const dealer = aDealer({ id: anId('dea0er', fresh()) });
      await backend.give({ dealers: [dealer] });
      const count = () =>
        backend.uow.run(async (tx) => {
          await tx.counter.open(rider.id, dealer.id);
          const before = await tx.counter.lockDealer(dealer.id);
          await tx.counter.saveDealerFailures(dealer.id, before.count + 1, at);
          return before.count;
        });
      expect((await Promise.all(Array.from({ length: 12 }, count))).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 12 }, (_, n) => n),
      );
      expect(await backend.uow.run((tx) => tx.counter.lockDealer(dealer.id))).toEqual({ count: 12, since: at });
    });

    describe('guesses', () => {
      const someBuckets = () => [fresh(), fresh(), fresh()].map((n) => n.toString(16).padStart(64, 'c')).toReversed();
      const until = '2025-06-10T19:00:00.000Z';
      const lock = (buckets: readonly string[], now = at, ends = until) =>
        backend.uow.run((tx) =>
          tx.counter.lockGuesses(
            buckets.map((bucket) => ({ bucket, until: ends })),
            now,
          ),
        );

      it('are counted by bucket in a window that begins with the first look', async () => {
        const [one = '', two = '', three = ''] = someBuckets();
        expect(await lock([one, two])).toEqual(
          new Map([
            [one, { count: 0, until }],
            [two, { count: 0, until }],
          ]),
        );
        await backend.uow.run(async (tx) => {
          await tx.counter.lockGuesses([{ bucket: one, until }], at);
          await tx.counter.countGuesses([one]);
        });
        const later = '2025-06-10T19:30:00.000Z';
        expect(await lock([one, three], at, later)).toEqual(
          new Map([
            [one, { count: 1, until }],
            [three, { count: 0, until: later }],
          ]),
        );
        expect(await lock([one], until, later)).toEqual(new Map([[one, { count: 0, until: later }]]));
      });

      it('are read with the rider and the dealer: the most of one bucket, while its window runs', async () => {
        const { rider } = await aPerson();
        const dealer = aDealer({ id: anId('dea0er', fresh()) });
        await backend.give({ dealers: [dealer] });
        const [one = '', two = '', three = ''] = someBuckets();
        for (const names of [[one, two], [two]])
          await backend.uow.run(async (tx) => {
            await tx.counter.lockGuesses(
              names.map((bucket) => ({ bucket, until })),
              at,
            );
            await tx.counter.countGuesses(names);
          });
        const read = async (buckets: readonly string[], now = at) =>
          (await backend.uow.run((tx) => tx.counter.open(rider.id, dealer.id, { buckets, at: now })))?.guesses;
        expect([await read([one, two]), await read([one]), await read([three]), await read([])]).toEqual([2, 1, 0, 0]);
        expect(await read([one, two], until)).toBe(0);
      });

      it('of parallel requests are counted one after the other, in whatever order the buckets are named', async () => {
        const buckets = someBuckets();
        const guess = (order: readonly string[]) =>
          backend.uow.run(async (tx) => {
            const counts = await tx.counter.lockGuesses(
              order.map((bucket) => ({ bucket, until })),
              at,
            );
            await tx.counter.countGuesses(order);
            return counts.get(order[0] ?? '')?.count ?? -1;
          });
        const seen = await Promise.all(
          Array.from({ length: 12 }, (_, n) => guess(n % 2 === 0 ? buckets : buckets.toReversed())),
        );
        expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n));
      });
    });

    it('locks nothing for a missing rider or dealer', async () => {
      const { rider } = await aPerson();
      expect(await backend.uow.run((tx) => tx.counter.open(rider.id, anId('nobody')))).toBeUndefined();
      expect(await backend.uow.run((tx) => tx.counter.open(anId('nobody'), rider.id))).toBeUndefined();
    });

    it('shows a rider whose PIN was never set', async () => {
      const { rider } = await aPerson();
      const dealer = aDealer({ id: anId('dea0er', fresh()) });
      await backend.give({ dealers: [dealer] });
      expect(await backend.uow.run((tx) => tx.counter.open(rider.id, dealer.id))).toMatchObject({
        pin: { seal: null, failures: 0, lockedUntil: null },
        dealerFailures: { count: 0, since: null },
      });
    });
  });
