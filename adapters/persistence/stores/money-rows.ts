import { type Award, type LedgerEntry, overpaid } from '@rrr/core/ledger';
import { dateIn } from '@rrr/core/shared';
import { whole } from '../sql.js';
import type { AwardRow, LedgerEntryRow } from '../tables/index.js';

export const WALLET_KEY = 'rider_id, currency, book';
export const AWARD_COLUMNS = [
  'id',
  'rider_id',
  'currency',
  'type',
  'status',
  'initial_value',
  'current_value',
  'spent',
  'expired',
  'taken',
  'awarded_at',
  'expires_on',
  'event_id',
  'class_id',
  'label',
  'series_id',
] as const satisfies readonly (keyof AwardRow)[];
export const AWARD = AWARD_COLUMNS.join(', ');

export const awardOf = (row: AwardRow): Award => ({
  id: row.id,
  riderId: row.rider_id,
  currency: row.currency,
  type: row.type,
  status: row.status,
  initial: whole(row.initial_value),
  current: whole(row.current_value),
  spent: whole(row.spent),
  expired: whole(row.expired),
  taken: whole(row.taken),
  awardedAt: row.awarded_at,
  expiresOn: row.expires_on,
  source: row.event_id !== null && row.class_id !== null ? { eventId: row.event_id, classId: row.class_id } : null,
  seriesId: row.series_id,
  label: row.label,
});

/** `zone`: the time zone of its calendar day. */
export const awardRow = (it: Award, zone: string) => ({
  id: it.id,
  rider_id: it.riderId,
  currency: it.currency,
  type: it.type,
  status: it.status,
  initial_value: it.initial,
  current_value: it.current,
  spent: it.spent,
  expired: it.expired,
  taken: it.taken,
  awarded_at: it.awardedAt,
  expires_on: it.expiresOn,
  event_id: it.source?.eventId ?? null,
  class_id: it.source?.classId ?? null,
  label: it.label,
  series_id: it.seriesId,
  bonus_series_id: it.type === 'bonus' && it.source === null ? it.seriesId : null,
  awarded_on: dateIn(it.awardedAt, zone),
  overpaid: overpaid(it),
});

export const entryOf = (row: LedgerEntryRow): LedgerEntry => ({
  id: row.id,
  riderId: row.rider_id,
  currency: row.currency,
  book: row.book,
  sequence: whole(row.sequence),
  awardId: row.award_id,
  kind: row.kind,
  amount: whole(row.amount),
  previous: whole(row.previous_balance),
  next: whole(row.new_balance),
  at: row.at,
  actorId: row.actor_id,
  proxyHostId: row.proxy_host_id,
  reference: row.reference,
  previousHash: row.previous_hash,
  hash: row.hash,
});

export const entryRow = (it: LedgerEntry) => ({
  id: it.id,
  rider_id: it.riderId,
  currency: it.currency,
  book: it.book,
  sequence: it.sequence,
  award_id: it.awardId,
  kind: it.kind,
  amount: it.amount,
  previous_balance: it.previous,
  new_balance: it.next,
  at: it.at,
  actor_id: it.actorId,
  proxy_host_id: it.proxyHostId,
  reference: it.reference,
  previous_hash: it.previousHash,
  hash: it.hash,
});
