import { describe, expect, it } from '@jest/globals';
import { correct, emptyWallet, grant, spend, takeBack, type WalletKey, walletKey } from '../../ledger/index.js';
import { LostRace } from '../../shared/index.js';
import { aClass, anEvent, aRider } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend } from './backend.js';
import { at, today, ids, posted, moneyScene } from './money-scene.js';

/** Wallets, their awards and adjustments. */
export const describeMoneyStores = (make: MakeBackend): void =>
  describe('money stores', () => {
    const { backend, aPerson, anIssue, aGift, head, give, postAndLook } = moneyScene(make);

    it('gives an empty wallet where there is none, and its head once there is', async () => {
      const { rider, key } = await aPerson();
      expect(await head(key)).toEqual(emptyWallet(key));
      const posting = posted(emptyWallet(key), [anIssue(rider.id, 10_000), anIssue(rider.id, 5_000)]);
      await give(posting);
      expect(await head(key)).toEqual(posting.wallet);
      const held = await backend.uow.run((tx) => tx.wallets.awardsWithValue([key]));
      expect(held.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(posting.awards);
    });

    it('locks many wallets in their order, each once', async () => {
      const people = [await aPerson(), await aPerson(), await aPerson()];
      const keys = people.map((person) => person.key);
      const wallets = await backend.uow.run((tx) => tx.wallets.lock(keys.toReversed()));
      expect(wallets.map(walletKey)).toEqual(keys.map(walletKey).toSorted());
    });

    it('keeps books and currencies apart', async () => {
      const { rider, key } = await aPerson();
      const [cash, cad] = [{ ...key, book: 'cash' } as const, { ...key, currency: 'CAD' } as const];
      await give(
        posted(emptyWallet(key), [anIssue(rider.id, 100)]),
        posted(emptyWallet(cash), [anIssue(rider.id, 200, { type: 'cash', expiresOn: null })]),
        posted(emptyWallet(cad), [anIssue(rider.id, 300, { currency: 'CAD' })]),
      );
      const value = (wanted: WalletKey) =>
        backend.uow.run(async (tx) => (await tx.wallets.awardsWithValue([wanted])).map((award) => award.initial));
      expect([await value(key), await value(cash), await value(cad)]).toEqual([[100], [200], [300]]);
      const spendable = (currency: 'USD' | 'CAD') =>
        backend.uow.run(async (tx) =>
          (await tx.redemptions.spendable(rider.id, currency, today)).awards.map((award) => award.initial),
        );
      expect([await spendable('USD'), await spendable('CAD')]).toEqual([[100], [300]]);
    });

    it('changes awards, leaves out those without value, and finds them by id', async () => {
      const { rider, key } = await aPerson();
      const first = posted(emptyWallet(key), [
        anIssue(rider.id, 1_000),
        anIssue(rider.id, 2_000, { expiresOn: '2027-01-01' }),
      ]);
      await give(first);
      const second = posted(first.wallet, spend(first.awards, 1_500, today, 'USD'), ids.next());
      await give(second);
      expect(await head(key)).toEqual(second.wallet);
      const [held, spendable] = await backend.uow.run(async (tx) => [
        await tx.wallets.awardsWithValue([key]),
        await tx.redemptions.spendable(rider.id, 'USD', today),
      ]);
      expect(held?.map((award) => award.current)).toEqual([1_500]);
      expect(spendable).toEqual({ awards: held, redeemed: 0 });
      const all = await backend.uow.run((tx) => tx.wallets.awardsById(first.awards.map((award) => award.id)));
      expect(
        all.toSorted((a, b) => a.initial - b.initial).map((award) => [award.current, award.spent, award.status]),
      ).toEqual([
        [0, 1_000, 'spent'],
        [1_500, 500, 'current'],
      ]);
    });

    it('finds every award of an event, taken back ones too', async () => {
      const { rider, key } = await aPerson();
      const event = anEvent({ id: anId('event', fresh()), promoterId: null, promoterApproved: false });
      const inClass = aClass({ id: anId('c0ass', fresh()), eventId: event.id });
      await backend.give({ events: [event], classes: [inClass] });
      const first = posted(emptyWallet(key), [
        anIssue(rider.id, 900, { source: { eventId: event.id, classId: inClass.id } }),
        anIssue(rider.id, 1),
      ]);
      await give(first);
      const [award] = first.awards;
      if (!award) throw new Error('no award was issued');
      await give(posted(first.wallet, correct(award, 0)));
      expect(
        (await backend.uow.run((tx) => tx.wallets.awardsOfEvent(event.id))).map((item) => [
          item.id,
          item.status,
          item.current,
        ]),
      ).toEqual([[award.id, 'reversed', 0]]);
    });

    it('never issues two awards to a rider for one class', async () => {
      const { rider, key } = await aPerson();
      const event = anEvent({ id: anId('event', fresh()), promoterId: null, promoterApproved: false });
      const inClass = aClass({ id: anId('c0ass', fresh()), eventId: event.id });
      await backend.give({ events: [event], classes: [inClass] });
      const source = { eventId: event.id, classId: inClass.id };
      const first = posted(emptyWallet(key), [anIssue(rider.id, 900, { source })]);
      await give(first);
      const again = backend.uow.run(async (tx) => {
        await expect(postAndLook(tx, posted(first.wallet, [anIssue(rider.id, 700, { source })]))).rejects.toThrow(
          LostRace,
        );
        throw new Error('rolled back');
      });
      await expect(again).rejects.toThrow('rolled back');
      expect(await head(key)).toEqual(first.wallet);
      expect((await backend.uow.run((tx) => tx.wallets.awardsOfEvent(event.id))).map((award) => award.initial)).toEqual(
        [900],
      );
    });

    it('finds the bonus of a series that a rider ever got', async () => {
      const { rider, key } = await aPerson();
      const seriesId = anId('series', fresh());
      const bonus = (over = {}) => anIssue(rider.id, 500, { type: 'bonus', seriesId, ...over });
      const first = posted(emptyWallet(key), [bonus(), anIssue(rider.id, 700, { seriesId })]);
      await give(first);
      const [award] = first.awards;
      if (!award) throw new Error('no award was issued');
      await give(posted(first.wallet, correct(award, 0)));
      await backend.uow
        .run(async (tx) => {
          expect(await tx.wallets.bonus(rider.id, seriesId)).toMatchObject({
            id: award.id,
            type: 'bonus',
            initial: 0,
            status: 'reversed',
          });
          expect(await tx.wallets.bonus(rider.id, anId('series', fresh()))).toBeUndefined();
          await tx.wallets.lock([key]);
          await expect(postAndLook(tx, posted(first.wallet, [bonus()]))).rejects.toThrow(LostRace);
          throw new Error('rolled back');
        })
        .catch((error: unknown) => expect((error as Error).message).toBe('rolled back'));
    });

    it('knows the wallets with credit past its last day', async () => {
      const { rider, key } = await aPerson();
      await give(
        posted(emptyWallet(key), [
          anIssue(rider.id, 100, { expiresOn: '2024-03-01' }),
          anIssue(rider.id, 100, { expiresOn: '2024-03-02' }),
        ]),
      );
      const due = (day: string) =>
        backend.uow.run(async (tx) =>
          (await tx.wallets.expiring(day, null, 1_000)).filter((candidate) => candidate.riderId === rider.id),
        );
      expect(await due('2024-03-01')).toEqual([]);
      expect(await due('2024-03-02')).toEqual([key]);
    });

    it('gives awards another last day, and nothing else', async () => {
      const { rider, key } = await aPerson();
      const posting = posted(emptyWallet(key), [
        anIssue(rider.id, 100, { expiresOn: '2024-03-01' }),
        anIssue(rider.id, 200, { expiresOn: '2024-03-01' }),
        anIssue(rider.id, 400, { expiresOn: '2024-03-01' }),
      ]);
      await give(posting);
      const awards = () => backend.uow.run((tx) => tx.wallets.awardsById(posting.awards.map((award) => award.id)));
      const [first, second, third] = await awards();
      if (!first || !second || !third) throw new Error('no awards were issued');
      await backend.uow.run(async (tx) => {
        await tx.wallets.lock([key]);
        await tx.wallets.postpone([first, second], '2024-05-01');
        await tx.wallets.postpone([], '2024-06-01');
      });
      expect(await awards()).toEqual([
        { ...first, expiresOn: '2024-05-01' },
        { ...second, expiresOn: '2024-05-01' },
        third,
      ]);
      expect(await head(key)).toEqual(posting.wallet);
    });

    it('finds wallets with expired credit in order, after the last one processed', async () => {
      const people = [await aPerson(), await aPerson(), await aPerson()];
      for (const { rider, key } of people) {
        await give(posted(emptyWallet(key), [anIssue(rider.id, 100, { expiresOn: '2024-03-01' })]));
        await give(
          posted(emptyWallet({ ...key, currency: 'CAD' }), [
            anIssue(rider.id, 100, { expiresOn: '2024-03-01', currency: 'CAD' }),
          ]),
        );
      }
      const seen: WalletKey[] = [];
      for (let after: WalletKey | null = null; ; after = seen.at(-1) ?? null) {
        const from: WalletKey | null = after;
        const [next] = await backend.uow.run((tx) => tx.wallets.expiring('2024-03-02', from, 1));
        if (!next) break;
        seen.push(next);
      }
      expect(seen.map(walletKey)).toEqual(seen.map(walletKey).toSorted());
      const due = people
        .flatMap(({ key }) => [{ ...key, currency: 'CAD' }, key])
        .toSorted((a, b) => (a.riderId + a.currency < b.riderId + b.currency ? -1 : 1));
      expect(seen.filter((candidate) => people.some(({ key }) => key.riderId === candidate.riderId))).toEqual(due);
    });

    it('tells the newest entry of each wallet that has one', async () => {
      const [{ rider, key }, { key: other }] = [await aPerson(), await aPerson()];
      const posting = posted(emptyWallet(key), [anIssue(rider.id, 100), anIssue(rider.id, 50)]);
      await give(posting);
      const { sequence, balance: next, hash } = posting.wallet;
      const heads = await backend.uow.run((tx) => tx.wallets.newestEntries([key, other]));
      expect(heads).toMatchObject([{ ...key, sequence, next, hash }]);
    });

    it('posts ten thousand awards to ten thousand wallets in one transaction', async () => {
      const from = fresh() * 100_000;
      const riders = Array.from({ length: 10_000 }, (_, n) => aRider({ id: anId('many', from + n), bikes: [] }));
      await backend.give({ riders });
      const keys = riders.map((rider): WalletKey => ({ riderId: rider.id, currency: 'USD', book: 'credit' }));
      const count = await backend.uow.run(async (tx) => {
        const wallets = await tx.wallets.lock(keys);
        await tx.wallets.post(wallets.map((wallet) => posted(wallet, [anIssue(wallet.riderId, 100)])));
        return wallets.length;
      });
      expect(count).toBe(10_000);
      const last = keys.at(-1) as WalletKey;
      expect(await head(last)).toMatchObject({ balance: 100, sequence: 1 });
    }, 60_000);

    it('keeps an adjustment; its award is in no claim', async () => {
      const { rider, key } = await aPerson();
      const posting = posted(emptyWallet(key), [grant({ ...aGift(rider.id), id: ids.next() })]);
      await give(posting);
      const awardId = posting.awards[0]?.id ?? '';
      await backend.uow.run(async (tx) => {
        await tx.adjustments.insert({
          id: ids.next(),
          riderId: rider.id,
          awardId,
          currency: 'USD',
          amount: 900,
          reason: 'Goodwill',
          at,
          byName: 'Robin Vale',
        });
        expect(await tx.adjustments.claimed([awardId])).toEqual([]);
      });
      expect((await head(key))?.balance).toBe(900);
    });

    it('keeps the amount deducted from an award', async () => {
      const { rider, key } = await aPerson();
      const first = posted(emptyWallet(key), [
        anIssue(rider.id, 1_000),
        anIssue(rider.id, 2_000, { expiresOn: '2027-01-01' }),
      ]);
      await give(first);
      const second = posted(first.wallet, takeBack(first.awards, 1_500, today, 'USD'));
      await give(second);
      await give(posted(second.wallet, takeBack(second.awards, 200, today, 'USD')));
      const all = await backend.uow.run((tx) => tx.wallets.awardsById(first.awards.map((award) => award.id)));
      expect(
        all
          .toSorted((a, b) => a.initial - b.initial)
          .map((award) => [award.initial, award.current, award.taken, award.status]),
      ).toEqual([
        [0, 0, 1_000, 'reversed'],
        [1_300, 1_300, 700, 'current'],
      ]);
    });
  });
