import type { Award, LedgerEntry, Posting } from '@rrr/core/ledger';
import { type Currency, dateIn } from '@rrr/core/shared';
import type { Keeping } from './tallies.js';
import {
  availableKind,
  dealerKind,
  earnedDayKind,
  earnedKind,
  monthOf,
  movedKind,
  MOVED,
  redeemedKind,
  seriesKind,
  topDealerKind,
  yearOf,
} from './kinds.js';
import { ALL_YEARS } from './year-totals.js';

/** An award as figures see it. */
export interface CountedAward {
  readonly riderId: string;
  readonly currency: Currency;
  readonly type: Award['type'];
  readonly seriesId: string | null;
  /** calendar day */
  readonly awardedOn: string;
}

/** Counts a change of a rider's earnings: `n` more (or fewer) awards with a value, and the change of their total. */
export const noteEarned = (
  keeping: Keeping,
  { riderId, currency, type, seriesId, awardedOn }: CountedAward,
  n: number,
  amount: number,
): void => {
  const [month, year, cash] = [monthOf(awardedOn), Number(yearOf(awardedOn)), type === 'cash'];
  const figures = { bucket: month, n, amount };
  // needs no shards, because events are corrected one at a time
  keeping.tally({ kind: earnedKind(currency), key: type, spread: '', ...figures });
  keeping.tally({ kind: earnedDayKind(currency), key: type, spread: '', ...figures, bucket: awardedOn });
  keeping.tally({ kind: seriesKind(currency), key: seriesId ?? '', spread: '', ...figures });
  const total = (kind: 'rider' | 'pro' | 'amateur', of: number): void =>
    keeping.yearTotal({ kind, year: of, currency, subjectId: riderId, n, amount });
  total('rider', ALL_YEARS);
  total(cash ? 'pro' : 'amateur', year);
  if (cash) total('pro', ALL_YEARS);
  keeping.earned({ riderId, currency, cash, month, n });
};

/** Counts a change of an award's remaining amount. */
export const noteLeft = (
  keeping: Keeping,
  { riderId, currency, type, expiresOn }: Pick<Award, 'riderId' | 'currency' | 'type' | 'expiresOn'>,
  amount: number,
): void => {
  if (type !== 'cash' && expiresOn !== null)
    keeping.tally({ kind: availableKind(currency), key: '', bucket: expiresOn, spread: riderId, n: 0, amount });
};

const SHOWN: ReadonlySet<string> = new Set(MOVED);

export const noteEntry = (
  keeping: Keeping,
  { riderId, currency, kind, at, amount }: Pick<LedgerEntry, 'riderId' | 'currency' | 'kind' | 'at' | 'amount'>,
): void => {
  if (SHOWN.has(kind))
    keeping.tally({
      kind: movedKind(currency),
      key: kind,
      bucket: monthOf(dateIn(at, keeping.zone)),
      spread: riderId,
      n: 1,
      amount,
    });
};

/** Counts all changes of one posting. */
export const notePosting = (keeping: Keeping, { awards, entries, worth, issued }: Posting): void => {
  const left = new Map<string, number>();
  const moving = new Set<string>();
  for (const entry of entries) {
    left.set(entry.awardId, (left.get(entry.awardId) ?? 0) + entry.amount);
    if (entry.kind === 'transfer') moving.add(entry.awardId);
    noteEntry(keeping, entry);
  }
  for (const award of awards) {
    noteLeft(keeping, award, left.get(award.id) ?? 0);
    const change = worth.get(award.id) ?? 0;
    // issued and taken back at once: it counts nothing, but its rider has an award
    if (change === 0 && !issued.has(award.id)) continue;
    // an award that moves to another rider counts as 0 for the first
    const after = moving.has(award.id) && change < 0 ? 0 : award.initial;
    const n = Number(after > 0) - Number(after - change > 0);
    noteEarned(keeping, { ...award, awardedOn: dateIn(award.awardedAt, keeping.zone) }, n, change);
  }
};

/** A redemption as figures see it. */
export interface CountedRedemption {
  readonly riderId: string;
  readonly dealerId: string;
  readonly currency: Currency;
  readonly amount: number;
  /** calendar day */
  readonly redeemedOn: string;
}

/** Counts a redemption (`n` 1) or its undo (-1), in the month it was made. */
export const noteRedeemed = (
  keeping: Keeping,
  { riderId, dealerId, currency, amount, redeemedOn }: CountedRedemption,
  n: 1 | -1,
): void => {
  const [month, year] = [monthOf(redeemedOn), yearOf(redeemedOn)];
  const figures = { spread: riderId, n, amount: n * amount };
  keeping.tally({ kind: redeemedKind(currency), key: '', bucket: month, ...figures });
  keeping.tally({ kind: dealerKind(currency), key: dealerId, bucket: month, ...figures });
  keeping.tally({ kind: topDealerKind(currency, year), key: dealerId, bucket: '', ...figures });
};
