import {
  available,
  bookOf,
  correct,
  emptyWallet,
  issue,
  type Movement,
  post,
  restore,
  spend,
  walletKey,
  type WalletKey,
} from '@rrr/core/ledger';
import { codeNumber, type Redemption } from '@rrr/core/redemption';
import { dateIn } from '@rrr/core/shared';
import { sequentialIds } from '@rrr/core/testing';
import { sha256 } from '@rrr/crypto';
import type { Draft } from './draft.js';
import { dealer, rider } from './people.js';
import { bonusSeries, CLASS, earningResult, EVENT, LABEL, RECEIVED_AT } from './races.js';

const CREDIT = '01hq00000000000000000w0001';
const BONUS = '01hq00000000000000000w0002';
export const CASH = '01hq00000000000000000w0003';
const SERIES_BONUS = '01hq00000000000000000w0004';
const REDEMPTION = '01hq00000000000000000d0001';
const REFUND = '01hq00000000000000000e0001';
export const REDEEMED_AT = '2026-04-02T19:30:00.000Z';

const ids = sequentialIds();
export const creditOf = (riderId: string): WalletKey => ({ riderId, currency: 'USD', book: 'credit' });

/** Moves the draft's money with the core's functions, so that its ledger is valid. */
export const move = (
  { books }: Draft,
  key: WalletKey,
  movements: readonly Movement[],
  at: string,
  reference: string | null = null,
): void => {
  const wallet = books.wallets.get(walletKey(key)) ?? emptyWallet(key);
  const posting = post(wallet, movements, { at, actorId: null, proxyHostId: null, reference }, { ids, digest: sha256 });
  books.wallets.set(walletKey(key), posting.wallet);
  for (const award of posting.awards) books.awards.set(award.id, award);
  books.entries.push(...posting.entries);
};

const awardsOf = ({ books }: Draft, riderId: string) =>
  [...books.awards.values()].filter((award) => award.riderId === riderId && award.type !== 'cash');

/** The credit of the second place, with its result. */
export const credit = (draft: Draft, riderId: string, eventId = EVENT): void => {
  earningResult(draft, riderId, { eventId });
  if (draft.books.awards.has(CREDIT)) return;
  const award = {
    id: CREDIT,
    riderId,
    currency: 'USD',
    type: 'credit',
    initial: 12_500,
    awardedAt: RECEIVED_AT,
    expiresOn: '2027-03-01',
    label: LABEL,
  } as const;
  move(
    draft,
    creditOf(riderId),
    [issue({ ...award, seriesId: null, source: { eventId, classId: CLASS } })],
    RECEIVED_AT,
    eventId,
  );
};

export const cash = (draft: Draft, riderId: string): void => {
  earningResult(draft, riderId, {}, { cash: true });
  const award = {
    id: CASH,
    riderId,
    currency: 'USD',
    type: 'cash',
    initial: 12_500,
    awardedAt: RECEIVED_AT,
    expiresOn: null,
    label: LABEL,
  } as const;
  move(
    draft,
    { ...creditOf(riderId), book: bookOf('cash') },
    [issue({ ...award, seriesId: null, source: { eventId: EVENT, classId: CLASS } })],
    RECEIVED_AT,
    EVENT,
  );
};

/** Cash whose payment information is overdue: it was given long ago, and nobody sent any papers. */
export const overdueCash = (draft: Draft, riderId: string): void => {
  rider(draft, riderId);
  const awardedAt = '2026-01-05T18:00:00.000Z';
  const award = { id: CASH, riderId, currency: 'USD', type: 'cash', initial: 12_500, awardedAt } as const;
  const given = issue({ ...award, expiresOn: null, label: LABEL, seriesId: null, source: null });
  move(draft, { ...creditOf(riderId), book: bookOf('cash') }, [given], awardedAt);
};

/** Credit that expires first, and a bonus that expires later. */
export const balance = (draft: Draft, riderId: string): void => {
  credit(draft, riderId);
  if (draft.books.awards.has(BONUS)) return;
  const award = {
    id: BONUS,
    riderId,
    currency: 'USD',
    type: 'bonus',
    initial: 34_000,
    awardedAt: RECEIVED_AT,
    expiresOn: '2027-06-01',
    source: null,
    seriesId: null,
    label: 'High Desert Series',
  } as const;
  move(draft, creditOf(riderId), [issue(award)], RECEIVED_AT);
};

/** The bonus of a series, of which nothing is redeemed yet. */
export const seriesBonus = (draft: Draft, riderId: string): void => {
  const award = {
    id: SERIES_BONUS,
    riderId: rider(draft, riderId),
    currency: 'USD',
    type: 'bonus',
    initial: 50_000,
    awardedAt: RECEIVED_AT,
    expiresOn: '2026-12-31',
    source: null,
    label: 'High Desert Series',
  } as const;
  const seriesId = bonusSeries(draft);
  move(draft, creditOf(riderId), [issue({ ...award, seriesId })], RECEIVED_AT, seriesId);
};

export interface Redeeming {
  readonly redemptionId?: string | undefined;
  readonly dealerId?: string | undefined;
  readonly status?: Redemption['status'];
}

/** The rider redeemed 40 dollars at a dealer; the redemption may be revoked or refunded. */
export const redeemed = (
  draft: Draft,
  riderId: string,
  { redemptionId = REDEMPTION, dealerId, status = 'redeemed' }: Redeeming = {},
): void => {
  const { books } = draft;
  if (available(awardsOf(draft, rider(draft, riderId)), dateIn(REDEEMED_AT, 'UTC')) < 4_000) credit(draft, riderId);
  const movements = spend(awardsOf(draft, riderId), 4_000, dateIn(REDEEMED_AT, 'UTC'), 'USD');
  move(draft, creditOf(riderId), movements, REDEEMED_AT, redemptionId);
  const redemption: Redemption = {
    id: redemptionId,
    number: codeNumber(4_217 + books.redemptions.size),
    riderId,
    dealerId: dealer(draft, dealerId),
    currency: 'USD',
    amount: 4_000,
    employeeName: 'Robin Vance',
    redeemedAt: REDEEMED_AT,
    status,
    revoked: null,
  };
  books.redemptions.set(redemptionId, redemption);
  if (status === 'refunded')
    draft.put('dealer_refunds', {
      id: REFUND,
      redemption_id: redemptionId,
      live_redemption_id: redemptionId,
      dealer_id: redemption.dealerId,
      currency: 'USD',
      amount: redemption.amount,
      refunded_at: '2026-04-03T17:00:00.000Z',
      refunded_on: '2026-04-03',
      refunded_by: 'Ada Moreau',
    });
  if (status !== 'revoked') return;
  const at = '2026-04-02T19:45:00.000Z';
  books.redemptions.set(redemptionId, { ...redemption, revoked: { at, byName: 'Ada Moreau', reason: 'Wrong amount' } });
  move(
    draft,
    creditOf(riderId),
    restore(
      awardsOf(draft, riderId),
      movements.map((movement) => ({ awardId: movement.award.id, amount: -movement.amount })),
    ),
    at,
    redemptionId,
  );
};

/** The rider redeemed 40 dollars of the credit, and then the purse of the class was corrected to 25. */
export const overpaidCredit = (draft: Draft, riderId: string): void => {
  redeemed(draft, riderId);
  const worth = 2_500;
  const award = draft.books.awards.get(CREDIT);
  if (!award) throw new Error('There is no credit to correct');
  move(draft, creditOf(riderId), correct(award, worth), '2026-04-03T12:00:00.000Z', EVENT);
  draft.put('payout_places', { class_id: CLASS, place: 2, amount: worth });
};
