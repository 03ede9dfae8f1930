import type { Award as Shown, LedgerEntry as ShownEntry } from '@rrr/contract';
import type { AwardView, EntryView } from '@rrr/core/ledger';
import { codeOf } from '@rrr/core/redemption';
import { money } from './money.js';

/** Who refunds a dealer is between the maker and the dealer: riders are not told. */
export const presentAward = (award: AwardView, toRider: boolean): Shown => ({
  _id: award.id,
  type: award.type,
  status: award.status,
  awardedDate: award.awardedAt,
  expireDate: award.expiresOn,
  initialValue: money(award.initial, award.currency),
  currentValue: money(award.current, award.currency),
  event: award.event && { _id: award.event.id, title: award.event.title },
  className: award.className,
  place: award.place,
  label: award.label,
  ...(award.chosen === undefined ? {} : { takenAsCredit: money(award.chosen, award.currency) }),
  ...(award.trail && {
    redeemDate: award.trail.redeemedAt,
    refundDate: toRider ? null : award.trail.refundedAt,
    refundedBy: toRider ? null : award.trail.refundedBy,
    previousBalance: money(award.trail.previousBalance, award.currency),
    newBalance: money(award.trail.newBalance, award.currency),
  }),
});

export const presentEntry = (entry: EntryView): ShownEntry => ({
  _id: entry.id,
  sequence: entry.sequence,
  kind: entry.kind,
  amount: money(entry.amount, entry.currency),
  previousBalance: money(entry.previous, entry.currency),
  newBalance: money(entry.next, entry.currency),
  at: entry.at,
  award: { _id: entry.awardId, label: entry.awardLabel },
  redemptionCode: entry.redemptionNumber === null ? null : codeOf(entry.redemptionNumber),
});
