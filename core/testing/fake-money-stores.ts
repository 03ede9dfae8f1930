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
  const walletOf = (key: WalletKey) =>
    draft.wallets.find((wallet) => walletKey(wallet) === walletKey(key)) ?? emptyWallet(key);
  return {
    wallets: {
      lock: async (keys) => {
        if (keys.some((key) => draft.merges.some((merge) => merge.deletedId === key.riderId))) throw new LostRace();
        return keys.toSorted((a, b) => (walletKey(a) < walletKey(b) ? -1 : 1)).map(walletOf);
      },
      awardsWithValue: async (keys) => {
        const asked = new Set(keys.map(walletKey));
        return draft.awards.filter((award) => award.current > 0 && asked.has(bookOf(award)));
      },
      awardsById: async (ids) => draft.awards.filter((award) => ids.includes(award.id)),
      awardsOfEvent: async (eventId) => draft.awards.filter((award) => award.source?.eventId === eventId),
      awardsInClasses: async (riderId, classIds) =>
        draft.awards.filter((award) => award.riderId === riderId && classIds.includes(award.source?.classId ?? '')),
      bonus: async (riderId, seriesId) =>
        draft.awards.find(
          (award) =>
            award.riderId === riderId &&
            award.type === 'bonus' &&
            award.source === null &&
            (award.standingsId ?? award.seriesId) === seriesId,
        ),
      newestEntries: async (keys) => {
        const asked = new Set(keys.map(walletKey));
        return [
          ...new Map(
            draft.entries.filter((entry) => asked.has(walletKey(entry))).map((entry) => [walletKey(entry), entry]),
          ).values(),
        ];
      },
      expiring: async (today, after, limit) => {
        const due = draft.awards.filter(
          (award) => award.type !== 'cash' && award.current > 0 && award.expiresOn !== null && award.expiresOn < today,
        );
        const keys = new Map(
          due.map((award) => [
            bookOf(award),
            { riderId: award.riderId, currency: award.currency, book: 'credit' as const },
          ]),
        );
        const behind = after === null ? '' : walletKey(after);
        return [...keys]
          .filter(([key]) => key > behind)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([, value]) => value)
          .slice(0, limit);
      },
      post: async (postings) => {
        const known = new Map(draft.awards.map((award) => [award.id, award]));
        const won = new Set(draft.awards.map(onceOf));
        if (
          postings.some(({ awards, issued }) => awards.some((award) => issued.has(award.id) && won.has(onceOf(award))))
        )
          throw new LostRace();
        draft.wallets = upsert(
          draft.wallets,
          walletKey,
          postings.map((posting) => posting.wallet),
        );
        // posting never changes an award's rider or origin
        const posted = postings
          .flatMap((posting) => posting.awards)
          .map((posting) => {
            const { riderId, source, seriesId } = known.get(posting.id) ?? posting;
            return { ...posting, riderId, source, seriesId };
          });
        draft.awards = upsert(draft.awards, (award) => award.id, posted);
        draft.entries = [...draft.entries, ...postings.flatMap((posting) => posting.entries)];
      },
      postpone: async (awards, expiresOn) => {
        const moved = new Set(awards.map((award) => award.id));
        draft.awards = draft.awards.map((award) => (moved.has(award.id) ? { ...award, expiresOn } : award));
      },
      choicesOf: async (awardIds) =>
        new Map(
          awardIds.flatMap((id) => {
            const chosen = draft.creditChoices.flatMap(({ parts, basisPoints }) =>
              parts.flatMap((part) => (part.awardId === id ? [{ amount: part.amount, basisPoints }] : [])),
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
        const keyOf = (adjustedInDay: AdjustedInDay): string =>
          `${adjustedInDay.accountId}/${adjustedInDay.day}/${adjustedInDay.currency}`;
        const before = draft.adjustedDays.find((adjustedDay) => keyOf(adjustedDay) === keyOf(adjusted))?.amount ?? 0;
        const amount = before + adjusted.amount;
        draft.adjustedDays = upsert(draft.adjustedDays, keyOf, [{ ...adjusted, amount }]);
        return amount;
      },
      countAlone: async (adjusted) => {
        const keyOf = (item: Omit<AdjustedInDay, 'currency'>): string => `${item.accountId}/${item.day}`;
        const before = draft.adjustedAlone.find((item) => keyOf(item) === keyOf(adjusted))?.amount ?? 0;
        const amount = before + adjusted.amount;
        draft.adjustedAlone = upsert(draft.adjustedAlone, keyOf, [{ ...adjusted, amount }]);
        return amount;
      },
      claimed: async (awardIds) =>
        awardIds.filter((id) =>
          draft.payoutClaims.some(
            (payoutClaim) => payoutClaim.state === 'pending' && payoutClaim.lines.some((line) => line.awardId === id),
          ),
        ),
    },
    redemptions: {
      insert: async (redemption) => {
        if (draft.redemptions.some((candidate) => candidate.number === redemption.number)) throw new LostRace();
        draft.redemptions = [...draft.redemptions, redemption];
      },
      spendable: async (riderId, currency, day) => ({
        awards: draft.awards.filter(
          (award) => award.current > 0 && bookOf(award) === walletKey({ riderId, currency, book: 'credit' }),
        ),
        redeemed: draft.redemptions
          .filter(
            (redemption) =>
              redemption.riderId === riderId &&
              redemption.currency === currency &&
              redemption.status !== 'revoked' &&
              dateIn(redemption.redeemedAt, ZONE) === day,
          )
          .reduce((sum, redemption) => sum + redemption.amount, 0),
      }),
      riderOf: async (id) => draft.redemptions.find((redemption) => redemption.id === id)?.riderId,
      lock: async (id) => draft.redemptions.find((redemption) => redemption.id === id),
      lines: async (id) =>
        draft.entries
          .filter((entry) => entry.reference === id && entry.kind === 'redeem')
          .map(({ awardId, amount }) => ({ awardId, amount: -amount })),
      revoke: async (id, revoked) => {
        draft.redemptions = draft.redemptions.map((redemption) =>
          redemption.id === id ? { ...redemption, status: 'revoked', revoked } : redemption,
        );
      },
    },
    riderCodes: {
      put: async (code) => {
        draft.riderCodes = upsert(draft.riderCodes, (riderCode) => riderCode.riderId, [code]);
      },
      take: async (seal) => {
        const found = draft.riderCodes.find((riderCode) => riderCode.seal === seal);
        draft.riderCodes = draft.riderCodes.filter((riderCode) => riderCode !== found);
        return found;
      },
    },
    counter: {
      open: async (riderId, dealerId, guesser) => {
        const [rider, dealer] = [
          draft.riders.find((facts) => facts.id === riderId),
          draft.dealers.find((storedDealer) => storedDealer.id === dealerId),
        ];
        if (!rider || !dealer) return undefined;
        const pin = draft.pins.find((candidate) => candidate.riderId === riderId);
        const failed = draft.dealerFailures.find((dealerFailure) => dealerFailure.dealerId === dealerId);
        const accounts = draft.accounts.filter((account) => account.type === 'rider' && account.subjectId === riderId);
        const login = accounts.length === 0 ? rider.login : areUnverified(accounts) ? 'unverified' : 'verified';
        return {
          rider: { id: rider.id, fullName: rider.fullName, deactivated: rider.deactivated, login },
          dealer,
          pin: { seal: pin?.seal ?? null, failures: pin?.failures ?? 0, lockedUntil: pin?.lockedUntil ?? null },
          dealerFailures: { count: failed?.failures ?? 0, since: failed?.since ?? null },
          guesses: Math.max(
            0,
            ...draft.rateLimits
              .filter(
                (rateLimit) => guesser?.buckets.includes(rateLimit.bucket) === true && rateLimit.until > guesser.at,
              )
              .map((rateLimit) => rateLimit.hits),
          ),
        };
      },
      lockDealer: async (dealerId) => {
        const failed = draft.dealerFailures.find((dealerFailure) => dealerFailure.dealerId === dealerId);
        return { count: failed?.failures ?? 0, since: failed?.since ?? null };
      },
      lockGuesses: async (asked, at) => {
        const running = draft.rateLimits.filter(
          (rateLimit) => rateLimit.until > at && asked.some((guess) => guess.bucket === rateLimit.bucket),
        );
        const begun = asked
          .filter((guess) => !running.some((item) => item.bucket === guess.bucket))
          .map(({ bucket, until }) => ({ bucket, hits: 0, until, about: null }));
        draft.rateLimits = upsert(draft.rateLimits, (rateLimit) => rateLimit.bucket, begun);
        return new Map([...running, ...begun].map(({ bucket, hits, until }) => [bucket, { count: hits, until }]));
      },
      countGuesses: async (buckets) => {
        draft.rateLimits = draft.rateLimits.map((rateLimit) =>
          buckets.includes(rateLimit.bucket) ? { ...rateLimit, hits: rateLimit.hits + 1 } : rateLimit,
        );
      },
      savePin: async (riderId, guard) => {
        const seal = draft.pins.find((pin) => pin.riderId === riderId)?.seal ?? null;
        draft.pins = upsert(draft.pins, (pin) => pin.riderId, [{ riderId, seal, ...guard }]);
      },
      saveDealerFailures: async (dealerId, failures, since) => {
        draft.dealerFailures = upsert(draft.dealerFailures, (dealerFailure) => dealerFailure.dealerId, [
          { dealerId, failures, since },
        ]);
      },
    },
  };
};
