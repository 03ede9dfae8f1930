import type { Award as Shown, LedgerEntry as ShownEntry } from '@rrr/contract';
import type { AwardView, EntryView } from '@rrr/core/ledger';
import { codeOf } from '@rrr/core/redemption';
import { money } from './money.js';

export const presentAward = (award: AwardView): Shown => ({
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
