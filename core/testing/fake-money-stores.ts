import { areUnverified } from '../identity/index.js';
import { type AdjustedInDay, emptyWallet, type WalletKey, walletKey } from '../ledger/index.js';
import { dateIn, LostRace, type Stores } from '../shared/index.js';
import { upsert } from './rows.js';
import type { Draft } from './world.js';

const ZONE = 'America/Los_Angeles';

const bookOf = (award: Draft['awards'][number]): string =>
  walletKey({ riderId: award.riderId, currency: award.currency, book: award.type === 'cash' ? 'cash' : 'credit' });
/** A rider has at most one award of a type per class, and one bonus per series. */
export const onceOf = (award: Draft['awards'][number]): string => {
  const bonusOf = award.type === 'bonus' ? (award.standingsId ?? award.seriesId) : null;
  return `${award.source?.classId ?? bonusOf ?? award.id}/${award.riderId}/${award.type}`;
};

type Fakes = Pick<Stores, 'wallets' | 'redemptions' | 'counter' | 'riderCodes' | 'adjustments'>;

export const fakeMoneyStores = (draft: Draft): Fakes => {
  const walletOf = (key: WalletKey) => draft.wallets.find((it) => walletKey(it) === walletKey(key)) ?? emptyWallet(key);
  return {
    wallets: {
      lock: async (keys) => {
        if (keys.some((it) => draft.merges.some((merge) => merge.deletedId === it.riderId))) throw new LostRace();
        return keys.toSorted((a, b) => (walletKey(a) < walletKey(b) ? -1 : 1)).map(walletOf);
      },
      awardsWithValue: async (keys) => {
        const asked = new Set(keys.map(walletKey));
        return draft.awards.filter((it) => it.current > 0 && asked.has(bookOf(it)));
      },
      awardsById: async (ids) => draft.awards.filter((it) => ids.includes(it.id)),
      awardsOfEvent: async (eventId) => draft.awards.filter((it) => it.source?.eventId === eventId),
      awardsInClasses: async (riderId, classIds) =>
        draft.awards.filter((it) => it.riderId === riderId && classIds.includes(it.source?.classId ?? '')),
      bonus: async (riderId, seriesId) =>
        draft.awards.find(
          (it) =>
            it.riderId === riderId &&
            it.type === 'bonus' &&
            it.source === null &&
            (it.standingsId ?? it.seriesId) === seriesId,
        ),
      newestEntries: async (keys) => {
        const asked = new Set(keys.map(walletKey));
        return [
          ...new Map(draft.entries.filter((it) => asked.has(walletKey(it))).map((it) => [walletKey(it), it])).values(),
        ];
      },
      expiring: async (today, after, limit) => {
        const due = draft.awards.filter(
          (it) => it.type !== 'cash' && it.current > 0 && it.expiresOn !== null && it.expiresOn < today,
        );
        const keys = new Map(
          due.map((it) => [bookOf(it), { riderId: it.riderId, currency: it.currency, book: 'credit' as const }]),
        );
        const behind = after === null ? '' : walletKey(after);
        return [...keys]
          .filter(([key]) => key > behind)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([, it]) => it)
          .slice(0, limit);
      },
      post: async (postings) => {
        const known = new Map(draft.awards.map((it) => [it.id, it]));
        const won = new Set(draft.awards.map(onceOf));
        if (postings.some(({ awards, issued }) => awards.some((it) => issued.has(it.id) && won.has(onceOf(it)))))
          throw new LostRace();
        draft.wallets = upsert(
          draft.wallets,
          walletKey,
          postings.map((it) => it.wallet),
        );
        // posting never changes an award's rider or origin
        const posted = postings
          .flatMap((it) => it.awards)
          .map((posting) => {
            const { riderId, source, seriesId } = known.get(posting.id) ?? posting;
            return { ...posting, riderId, source, seriesId };
          });
        draft.awards = upsert(draft.awards, (it) => it.id, posted);
        draft.entries = [...draft.entries, ...postings.flatMap((it) => it.entries)];
      },
      choicesOf: async (awardIds) =>
        new Map(
          awardIds.flatMap((id) => {
            const chosen = draft.creditChoices.flatMap(({ parts, basisPoints }) =>
              parts.flatMap((it) => (it.awardId === id ? [{ amount: it.amount, basisPoints }] : [])),
            );
            return chosen.length > 0 ? [[id, chosen] as const] : [];
          }),
        ),
      recordChoice: async (choice) => {
        draft.creditChoices = [...draft.creditChoices, choice];
      },
    },
    adjustments: {
      insert: async (adjustment) => {
        draft.adjustments = [...draft.adjustments, adjustment];
      },
      count: async (adjusted) => {
        const keyOf = (it: AdjustedInDay): string => `${it.accountId}/${it.day}/${it.currency}`;
        const before = draft.adjustedDays.find((it) => keyOf(it) === keyOf(adjusted))?.amount ?? 0;
        const amount = before + adjusted.amount;
        draft.adjustedDays = upsert(draft.adjustedDays, keyOf, [{ ...adjusted, amount }]);
        return amount;
      },
      countAlone: async (adjusted) => {
        const keyOf = (it: Omit<AdjustedInDay, 'currency'>): string => `${it.accountId}/${it.day}`;
        const before = draft.adjustedAlone.find((it) => keyOf(it) === keyOf(adjusted))?.amount ?? 0;
        const amount = before + adjusted.amount;
        draft.adjustedAlone = upsert(draft.adjustedAlone, keyOf, [{ ...adjusted, amount }]);
        return amount;
      },
      claimed: async (awardIds) =>
        awardIds.filter((id) =>
          draft.payoutClaims.some((it) => it.state === 'pending' && it.lines.some((line) => line.awardId === id)),
        ),
    },
    redemptions: {
      insert: async (redemption) => {
        if (draft.redemptions.some((it) => it.number === redemption.number)) throw new LostRace();
        draft.redemptions = [...draft.redemptions, redemption];
      },
      spendable: async (riderId, currency, day) => ({
        awards: draft.awards.filter(
          (it) => it.current > 0 && bookOf(it) === walletKey({ riderId, currency, book: 'credit' }),
        ),
        redeemed: draft.redemptions
          .filter(
            (redemption) =>
              redemption.riderId === riderId &&
              redemption.currency === currency &&
              redemption.status !== 'revoked' &&
              dateIn(redemption.redeemedAt, ZONE) === day,
          )
          .reduce((sum, it) => sum + it.amount, 0),
      }),
      riderOf: async (id) => draft.redemptions.find((it) => it.id === id)?.riderId,
      lock: async (id) => draft.redemptions.find((it) => it.id === id),
      lines: async (id) =>
        draft.entries
          .filter((it) => it.reference === id && it.kind === 'redeem')
          .map(({ awardId, amount }) => ({ awardId, amount: -amount })),
      revoke: async (id, revoked) => {
        draft.redemptions = draft.redemptions.map((it) => (it.id === id ? { ...it, status: 'revoked', revoked } : it));
      },
    },
    riderCodes: {
      put: async (code) => {
        draft.riderCodes = upsert(draft.riderCodes, (it) => it.riderId, [code]);
      },
      take: async (seal) => {
        const found = draft.riderCodes.find((it) => it.seal === seal);
        draft.riderCodes = draft.riderCodes.filter((it) => it !== found);
        return found;
      },
    },
    counter: {
      open: async (riderId, dealerId, guesser) => {
        const [rider, dealer] = [
          draft.riders.find((it) => it.id === riderId),
          draft.dealers.find((it) => it.id === dealerId),
        ];
        if (!rider || !dealer) return undefined;
        const pin = draft.pins.find((it) => it.riderId === riderId);
        const failed = draft.dealerFailures.find((it) => it.dealerId === dealerId);
        const accounts = draft.accounts.filter((it) => it.type === 'rider' && it.subjectId === riderId);
        const login = accounts.length === 0 ? rider.login : areUnverified(accounts) ? 'unverified' : 'verified';
        return {
          rider: { id: rider.id, fullName: rider.fullName, deactivated: rider.deactivated, login },
          dealer,
          pin: { seal: pin?.seal ?? null, failures: pin?.failures ?? 0, lockedUntil: pin?.lockedUntil ?? null },
          dealerFailures: { count: failed?.failures ?? 0, since: failed?.since ?? null },
          guesses: Math.max(
            0,
            ...draft.rateLimits
              .filter((it) => guesser?.buckets.includes(it.bucket) === true && it.until > guesser.at)
              .map((it) => it.hits),
          ),
        };
      },
      lockDealer: async (dealerId) => {
        const failed = draft.dealerFailures.find((it) => it.dealerId === dealerId);
        return { count: failed?.failures ?? 0, since: failed?.since ?? null };
      },
      lockGuesses: async (asked, at) => {
        const running = draft.rateLimits.filter(
          (it) => it.until > at && asked.some((guess) => guess.bucket === it.bucket),
        );
        const begun = asked
          .filter((guess) => !running.some((it) => it.bucket === guess.bucket))
          .map(({ bucket, until }) => ({ bucket, hits: 0, until, about: null }));
        draft.rateLimits = upsert(draft.rateLimits, (it) => it.bucket, begun);
        return new Map([...running, ...begun].map(({ bucket, hits, until }) => [bucket, { count: hits, until }]));
      },
      countGuesses: async (buckets) => {
        draft.rateLimits = draft.rateLimits.map((it) =>
          buckets.includes(it.bucket) ? { ...it, hits: it.hits + 1 } : it,
        );
      },
      savePin: async (riderId, guard) => {
        const seal = draft.pins.find((it) => it.riderId === riderId)?.seal ?? null;
        draft.pins = upsert(draft.pins, (it) => it.riderId, [{ riderId, seal, ...guard }]);
      },
      saveDealerFailures: async (dealerId, failures, since) => {
        draft.dealerFailures = upsert(draft.dealerFailures, (it) => it.dealerId, [{ dealerId, failures, since }]);
      },
    },
  };
};
