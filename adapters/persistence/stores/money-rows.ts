import { type Award, type LedgerEntry, overpaid } from '@rrr/core/ledger';
import { dateIn } from '@rrr/core/shared';
import { toSafeInteger } from '../sql.js';
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
  'chosen',
  'awarded_at',
  'expires_on',
  'event_id',
  'class_id',
  'label',
  'series_id',
  'bonus_series_id',
] as const satisfies readonly (keyof AwardRow)[];
export const AWARD = AWARD_COLUMNS.join(', ');

export const awardOf = (row: AwardRow): Award => ({
  id: row.id,
  riderId: row.rider_id,
  currency: row.currency,
  type: row.type,
  status: row.status,
  initial: toSafeInteger(row.initial_value),
  current: toSafeInteger(row.current_value),
  spent: toSafeInteger(row.spent),
  expired: toSafeInteger(row.expired),
  taken: toSafeInteger(row.taken),
  ...(toSafeInteger(row.chosen) > 0 ? { chosen: toSafeInteger(row.chosen) } : {}),
  awardedAt: row.awarded_at,
  expiresOn: row.expires_on,
  source: row.event_id !== null && row.class_id !== null ? { eventId: row.event_id, classId: row.class_id } : null,
  seriesId: row.series_id,
  label: row.label,
  ...(row.bonus_series_id === null || row.bonus_series_id === row.series_id
    ? {}
    : { standingsId: row.bonus_series_id }),
});

/** `zone`: the time zone of its calendar day. */
export const awardRow = (award: Award, zone: string) => ({
  id: award.id,
  rider_id: award.riderId,
  currency: award.currency,
  type: award.type,
  status: award.status,
  initial_value: award.initial,
  current_value: award.current,
  spent: award.spent,
  expired: award.expired,
  taken: award.taken,
  chosen: award.chosen ?? 0,
  awarded_at: award.awardedAt,
  expires_on: award.expiresOn,
  event_id: award.source?.eventId ?? null,
  class_id: award.source?.classId ?? null,
  label: award.label,
  series_id: award.seriesId,
  bonus_series_id: award.type === 'bonus' && award.source === null ? (award.standingsId ?? award.seriesId) : null,
  awarded_on: dateIn(award.awardedAt, zone),
  overpaid: overpaid(award),
});

export const entryOf = (row: LedgerEntryRow): LedgerEntry => ({
  id: row.id,
  riderId: row.rider_id,
  currency: row.currency,
  book: row.book,
  sequence: toSafeInteger(row.sequence),
  awardId: row.award_id,
  kind: row.kind,
  amount: toSafeInteger(row.amount),
  previous: toSafeInteger(row.previous_balance),
  next: toSafeInteger(row.new_balance),
  at: row.at,
  actorId: row.actor_id,
  proxyHostId: row.proxy_host_id,
  reference: row.reference,
  previousHash: row.previous_hash,
  hash: row.hash,
});

/** `seal`: null only for entries from before there was a key. */
export const entryRow = (entry: LedgerEntry, seal: string | null) => ({
  id: entry.id,
  rider_id: entry.riderId,
  currency: entry.currency,
  book: entry.book,
  sequence: entry.sequence,
  award_id: entry.awardId,
  kind: entry.kind,
  amount: entry.amount,
  previous_balance: entry.previous,
  new_balance: entry.next,
  at: entry.at,
  actor_id: entry.actorId,
  proxy_host_id: entry.proxyHostId,
  reference: entry.reference,
  previous_hash: entry.previousHash,
  hash: entry.hash,
  seal,
});
