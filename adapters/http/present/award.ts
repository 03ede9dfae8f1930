import type { Award as Shown, LedgerEntry as ShownEntry } from '@rrr/contract';
import type { AwardView, EntryView } from '@rrr/core/ledger';
import { codeOf } from '@rrr/core/redemption';
import { money } from './money.js';

export const presentAward = (it: AwardView): Shown => ({
  _id: it.id,
  type: it.type,
  status: it.status,
  awardedDate: it.awardedAt,
  expireDate: it.expiresOn,
  initialValue: money(it.initial, it.currency),
  currentValue: money(it.current, it.currency),
  event: it.event && { _id: it.event.id, title: it.event.title },
  className: it.className,
  place: it.place,
});

export const presentEntry = (it: EntryView): ShownEntry => ({
  _id: it.id,
  sequence: it.sequence,
  kind: it.kind,
  amount: money(it.amount, it.currency),
  previousBalance: money(it.previous, it.currency),
  newBalance: money(it.next, it.currency),
  at: it.at,
  award: { _id: it.awardId, label: it.awardLabel },
  redemptionCode: it.redemptionNumber === null ? null : codeOf(it.redemptionNumber),
});
