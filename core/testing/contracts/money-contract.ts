import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  correct,
  emptyWallet,
  grant,
  issue,
  type Movement,
  post,
  type Posting,
  restore,
  spend,
  takeBack,
  type Wallet,
  type WalletKey,
  walletKey,
} from '../../ledger/index.js';
import { codeNumber, type Redemption } from '../../redemption/index.js';
import { LostRace, type Stores } from '../../shared/index.js';
import { aClass, aDealer, anEvent, anId, aRider, credits, plainDigest, sequentialIds } from '../builders.js';
import { type Backend, fresh, type MakeBackend } from './backend.js';

const at = '2025-06-10T18:00:00.000Z';
const today = '2025-06-10';
const ids = sequentialIds();
const books = { ids, digest: plainDigest };
const posted = (wallet: Wallet, moves: readonly Movement[], reference: string | null = null): Posting =>
  post(wallet, moves, { at, actorId: null, proxyHostId: null, reference }, books);

/** Wallets, redemptions and the counter's guards. */
export const describeMoneyStores = (make: MakeBackend): void =>
  describe('money stores', () => {
    let it_: Backend;
    beforeAll(async () => void (it_ = await make()));
    afterAll(() => it_.end());

    const aPerson = async () => {
      const rider = aRider({ id: anId('rder', fresh()), bikes: [] });
      await it_.give({ riders: [rider] });
      return { rider, key: { riderId: rider.id, currency: 'USD', book: 'credit' } satisfies WalletKey as WalletKey };
    };
    const anIssue = (riderId: string, amount: number, over: Partial<Parameters<typeof issue>[0]> = {}): Movement =>
      issue({
        id: ids.next(),
        riderId,
        currency: 'USD',
        type: 'credit',
        initial: amount,
        awardedAt: at,
        expiresOn: '2026-06-10',
        source: null,
        seriesId: null,
        label: 'Race · Class',
        ...over,
      });
    const aGift = (riderId: string) => ({
      riderId,
      currency: 'USD' as const,
      type: 'credit' as const,
      initial: 900,
      awardedAt: at,
      expiresOn: '2026-06-10',
      source: null,
      seriesId: null,
      label: 'Goodwill',
    });
    const head = (key: WalletKey) => it_.uow.run(async (tx) => (await tx.wallets.lock([key]))[0]);
    const give = (...postings: readonly Posting[]) =>
      it_.uow.run(async (tx) => {
        await tx.wallets.lock(postings.map((it) => it.wallet));
        await tx.wallets.post(postings);
      });

    /** what is refused is told by the posting or by what is asked next */
    const postAndLook = async (tx: Pick<Stores, 'wallets'>, posting: Posting) => {
      await tx.wallets.post([posting]);
      await tx.wallets.lock([posting.wallet]);
    };

    it('gives an empty wallet where there is none, and its head once there is', async () => {
      const { rider, key } = await aPerson();
      expect(await head(key)).toEqual(emptyWallet(key));
      const posting = posted(emptyWallet(key), [anIssue(rider.id, 10_000), anIssue(rider.id, 5_000)]);
      await give(posting);
      expect(await head(key)).toEqual(posting.wallet);
      const held = await it_.uow.run((tx) => tx.wallets.awardsWithValue([key]));
      expect(held.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(posting.awards);
    });

    it('locks many wallets in their order, each once', async () => {
      const people = [await aPerson(), await aPerson(), await aPerson()];
      const keys = people.map((it) => it.key);
      const wallets = await it_.uow.run((tx) => tx.wallets.lock(keys.toReversed()));
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
        it_.uow.run(async (tx) => (await tx.wallets.awardsWithValue([wanted])).map((it) => it.initial));
      expect([await value(key), await value(cash), await value(cad)]).toEqual([[100], [200], [300]]);
      const spendable = (currency: 'USD' | 'CAD') =>
        it_.uow.run(async (tx) =>
          (await tx.redemptions.spendable(rider.id, currency, today)).awards.map((it) => it.initial),
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
      const [held, spendable] = await it_.uow.run(async (tx) => [
        await tx.wallets.awardsWithValue([key]),
        await tx.redemptions.spendable(rider.id, 'USD', today),
      ]);
      expect(held?.map((it) => it.current)).toEqual([1_500]);
      expect(spendable).toEqual({ awards: held, redeemed: 0 });
      const all = await it_.uow.run((tx) => tx.wallets.awardsById(first.awards.map((it) => it.id)));
      expect(all.toSorted((a, b) => a.initial - b.initial).map((it) => [it.current, it.spent, it.status])).toEqual([
        [0, 1_000, 'spent'],
        [1_500, 500, 'current'],
      ]);
    });

    it('finds every award of an event, taken back ones too', async () => {
      const { rider, key } = await aPerson();
      const event = anEvent({ id: anId('event', fresh()), promoterId: null, promoterApproved: false });
      const inClass = aClass({ id: anId('c0ass', fresh()), eventId: event.id });
      await it_.give({ events: [event], classes: [inClass] });
      const first = posted(emptyWallet(key), [
        anIssue(rider.id, 900, { source: { eventId: event.id, classId: inClass.id } }),
        anIssue(rider.id, 1),
      ]);
      await give(first);
      const [award] = first.awards;
      if (!award) throw new Error('no award was issued');
      await give(posted(first.wallet, correct(award, 0)));
      expect(
        (await it_.uow.run((tx) => tx.wallets.awardsOfEvent(event.id))).map((it) => [it.id, it.status, it.current]),
      ).toEqual([[award.id, 'reversed', 0]]);
    });

    it('never issues two awards to a rider for one class', async () => {
      const { rider, key } = await aPerson();
      const event = anEvent({ id: anId('event', fresh()), promoterId: null, promoterApproved: false });
      const inClass = aClass({ id: anId('c0ass', fresh()), eventId: event.id });
      await it_.give({ events: [event], classes: [inClass] });
      const source = { eventId: event.id, classId: inClass.id };
      const first = posted(emptyWallet(key), [anIssue(rider.id, 900, { source })]);
      await give(first);
      const again = it_.uow.run(async (tx) => {
        await expect(postAndLook(tx, posted(first.wallet, [anIssue(rider.id, 700, { source })]))).rejects.toThrow(
          LostRace,
        );
        throw new Error('rolled back');
      });
      await expect(again).rejects.toThrow('rolled back');
      expect(await head(key)).toEqual(first.wallet);
      expect((await it_.uow.run((tx) => tx.wallets.awardsOfEvent(event.id))).map((it) => it.initial)).toEqual([900]);
    });

    it('knows the bonus of a series that a rider was ever given', async () => {
      const { rider, key } = await aPerson();
      const seriesId = anId('series', fresh());
      const bonus = (over = {}) => anIssue(rider.id, 500, { type: 'bonus', seriesId, ...over });
      const first = posted(emptyWallet(key), [bonus(), anIssue(rider.id, 700, { seriesId })]);
      await give(first);
      const [award] = first.awards;
      if (!award) throw new Error('no award was issued');
      await give(posted(first.wallet, correct(award, 0)));
      await it_.uow
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
        .catch((it: unknown) => expect((it as Error).message).toBe('rolled back'));
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
        it_.uow.run(async (tx) =>
          (await tx.wallets.expiring(day, null, 1_000)).filter((it) => it.riderId === rider.id),
        );
      expect(await due('2024-03-01')).toEqual([]);
      expect(await due('2024-03-02')).toEqual([key]);
    });

    it('goes through the wallets with credit past its last day in order, behind the one that was last', async () => {
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
        const [next] = await it_.uow.run((tx) => tx.wallets.expiring('2024-03-02', from, 1));
        if (!next) break;
        seen.push(next);
      }
      expect(seen.map(walletKey)).toEqual(seen.map(walletKey).toSorted());
      const due = people
        .flatMap(({ key }) => [{ ...key, currency: 'CAD' }, key])
        .toSorted((a, b) => (a.riderId + a.currency < b.riderId + b.currency ? -1 : 1));
      expect(seen.filter((it) => people.some(({ key }) => key.riderId === it.riderId))).toEqual(due);
    });

    it('tells the newest entry of each wallet that has one', async () => {
      const [{ rider, key }, { key: other }] = [await aPerson(), await aPerson()];
      const posting = posted(emptyWallet(key), [anIssue(rider.id, 100), anIssue(rider.id, 50)]);
      await give(posting);
      const { sequence, balance: next, hash } = posting.wallet;
      const heads = await it_.uow.run((tx) => tx.wallets.newestEntries([key, other]));
      expect(heads).toMatchObject([{ ...key, sequence, next, hash }]);
    });

    it('posts ten thousand awards to ten thousand wallets in one transaction', async () => {
      const from = fresh() * 100_000;
      const riders = Array.from({ length: 10_000 }, (_, n) => aRider({ id: anId('many', from + n), bikes: [] }));
      await it_.give({ riders });
      const keys = riders.map((it): WalletKey => ({ riderId: it.id, currency: 'USD', book: 'credit' }));
      const count = await it_.uow.run(async (tx) => {
        const wallets = await tx.wallets.lock(keys);
        await tx.wallets.post(wallets.map((it) => posted(it, [anIssue(it.riderId, 100)])));
        return wallets.length;
      });
      expect(count).toBe(10_000);
      const last = keys.at(-1) as WalletKey;
      expect(await head(last)).toMatchObject({ balance: 100, sequence: 1 });
    }, 60_000);

    const aRedemption = (riderId: string, dealerId: string, over: Partial<Redemption> = {}): Redemption => ({
      id: ids.next(),
      number: codeNumber(fresh()),
      riderId,
      dealerId,
      currency: 'USD',
      amount: 1_500,
      employeeName: 'Dana Cole',
      redeemedAt: at,
      status: 'redeemed',
      revoked: null,
      ...over,
    });

    it('keeps a redemption with its lines, and undoes it', async () => {
      const { rider, key } = await aPerson();
      const dealer = aDealer({ id: anId('dea0er', fresh()) });
      await it_.give({
        dealers: [dealer],
        ...credits(rider.id, [
          { amount: 1_000, expiresOn: '2025-12-31' },
          { amount: 2_000, expiresOn: '2026-12-31' },
        ]),
      });
      const redemption = aRedemption(rider.id, dealer.id);
      await it_.uow.run(async (tx) => {
        const [wallet] = await tx.wallets.lock([key]);
        const awards = await tx.wallets.awardsWithValue([key]);
        await tx.redemptions.insert(redemption);
        await tx.wallets.post([posted(wallet ?? emptyWallet(key), spend(awards, 1_500, today, 'USD'), redemption.id)]);
      });
      expect(await it_.uow.run((tx) => tx.redemptions.lock(redemption.id))).toEqual(redemption);
      expect(
        await it_.uow.run((tx) => Promise.all([redemption.id, anId('n0ne')].map((id) => tx.redemptions.riderOf(id)))),
      ).toEqual([rider.id, undefined]);
      const lines = await it_.uow.run((tx) => tx.redemptions.lines(redemption.id));
      expect(lines.map((it) => it.amount)).toEqual([1_000, 500]);

      const revoked = { at: '2025-06-11T18:00:00.000Z', byName: 'Robin Vale', reason: null };
      await it_.uow.run(async (tx) => {
        const [wallet] = await tx.wallets.lock([key]);
        const awards = await tx.wallets.awardsById(lines.map((it) => it.awardId));
        await tx.redemptions.revoke(redemption.id, revoked);
        await tx.wallets.post([posted(wallet ?? emptyWallet(key), restore(awards, lines), redemption.id)]);
      });
      expect(await it_.uow.run((tx) => tx.redemptions.lock(redemption.id))).toEqual({
        ...redemption,
        status: 'revoked',
        revoked,
      });
      expect(await it_.uow.run((tx) => tx.redemptions.lines(redemption.id))).toEqual(lines);
      expect(await head(key)).toMatchObject({ balance: 3_000 });
    });

    it('draws again for a redemption number that is taken', async () => {
      const { rider } = await aPerson();
      const dealer = aDealer({ id: anId('dea0er', fresh()) });
      await it_.give({ dealers: [dealer] });
      const first = aRedemption(rider.id, dealer.id);
      await it_.uow.run((tx) => tx.redemptions.insert(first));
      let draws = 0;
      const second = await it_.uow.run(async (tx) => {
        draws += 1;
        const made = aRedemption(rider.id, dealer.id, draws === 1 ? { number: first.number } : {});
        await tx.redemptions.insert(made);
        return made;
      });
      expect(draws).toBe(2);
      expect(await it_.uow.run((tx) => tx.redemptions.lock(second.id))).toEqual(second);
    });

    it('opens the counter with both parties and the guards', async () => {
      const { rider } = await aPerson();
      const dealer = aDealer({ id: anId('dea0er', fresh()), country: 'CA', deactivated: true });
      await it_.give({
        dealers: [dealer],
        pins: [{ riderId: rider.id, seal: 'sealed', failures: 1, lockedUntil: null }],
      });
      await it_.uow.run(async (tx) => {
        await tx.counter.savePin(rider.id, { failures: 2, lockedUntil: '2025-06-10T18:15:00.000Z' });
        await tx.counter.saveDealerFailures(dealer.id, 1, at);
      });
      const opened = await it_.uow.run((tx) => tx.counter.open(rider.id, dealer.id));
      expect(opened).toEqual({
        rider: { id: rider.id, fullName: rider.fullName, deactivated: false, login: 'none' },
        dealer: { id: dealer.id, name: dealer.name, country: 'CA', deactivated: true },
        pin: { seal: 'sealed', failures: 2, lockedUntil: '2025-06-10T18:15:00.000Z' },
        dealerFailures: { count: 1, since: at },
      });
      await it_.uow.run((tx) => tx.counter.saveDealerFailures(dealer.id, 2, at));
      expect(await it_.uow.run((tx) => tx.counter.open(rider.id, dealer.id))).toMatchObject({
        dealerFailures: { count: 2, since: at },
      });
      await it_.uow.run((tx) => tx.counter.saveDealerFailures(dealer.id, 1, '2025-06-10T19:30:00.000Z'));
      expect(await it_.uow.run((tx) => tx.counter.open(rider.id, dealer.id))).toMatchObject({
        dealerFailures: { count: 1, since: '2025-06-10T19:30:00.000Z' },
      });
    });

    it('keeps an adjustment, and knows no award of it to be claimed', async () => {
      const { rider, key } = await aPerson();
      const posting = posted(emptyWallet(key), [grant({ ...aGift(rider.id), id: ids.next() })]);
      await give(posting);
      const awardId = posting.awards[0]?.id ?? '';
      await it_.uow.run(async (tx) => {
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

    it('remembers of an award what was taken of it', async () => {
      const { rider, key } = await aPerson();
      const first = posted(emptyWallet(key), [
        anIssue(rider.id, 1_000),
        anIssue(rider.id, 2_000, { expiresOn: '2027-01-01' }),
      ]);
      await give(first);
      const second = posted(first.wallet, takeBack(first.awards, 1_500, today, 'USD'));
      await give(second);
      await give(posted(second.wallet, takeBack(second.awards, 200, today, 'USD')));
      const all = await it_.uow.run((tx) => tx.wallets.awardsById(first.awards.map((it) => it.id)));
      expect(
        all.toSorted((a, b) => a.initial - b.initial).map((it) => [it.initial, it.current, it.taken, it.status]),
      ).toEqual([
        [0, 0, 1_000, 'reversed'],
        [1_300, 1_300, 700, 'current'],
      ]);
    });

    it('counts for a dealer one after the other, from nothing on', async () => {
      const { rider } = await aPerson();
      const dealer = aDealer({ id: anId('dea0er', fresh()) });
      await it_.give({ dealers: [dealer] });
      const count = () =>
        it_.uow.run(async (tx) => {
          await tx.counter.open(rider.id, dealer.id);
          const before = await tx.counter.lockDealer(dealer.id);
          await tx.counter.saveDealerFailures(dealer.id, before.count + 1, at);
          return before.count;
        });
      expect((await Promise.all(Array.from({ length: 12 }, count))).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 12 }, (_, n) => n),
      );
      expect(await it_.uow.run((tx) => tx.counter.lockDealer(dealer.id))).toEqual({ count: 12, since: at });
    });

    it('opens no counter for a party that does not exist', async () => {
      const { rider } = await aPerson();
      expect(await it_.uow.run((tx) => tx.counter.open(rider.id, anId('nobody')))).toBeUndefined();
      expect(await it_.uow.run((tx) => tx.counter.open(anId('nobody'), rider.id))).toBeUndefined();
    });

    it('shows a rider whose PIN was never set', async () => {
      const { rider } = await aPerson();
      const dealer = aDealer({ id: anId('dea0er', fresh()) });
      await it_.give({ dealers: [dealer] });
      expect(await it_.uow.run((tx) => tx.counter.open(rider.id, dealer.id))).toMatchObject({
        pin: { seal: null, failures: 0, lockedUntil: null },
        dealerFailures: { count: 0, since: null },
      });
    });
  });
