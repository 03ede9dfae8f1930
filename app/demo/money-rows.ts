import type { Seed } from '@rrr/persistence';
import type { Books } from './memory-books.js';

/** The books as rows: heads, awards, every entry of the ledger with its hash, redemptions, and the record of who did what. */
export const moneyRows = ({ wallets, awards, entries, redemptions, audit }: Pick<Books, 'wallets' | 'awards' | 'entries' | 'redemptions' | 'audit'>): Seed => ({
  wallets: [...wallets.values()].map((it) => ({ rider_id: it.riderId, currency: it.currency, book: it.book, balance: it.balance, sequence: it.sequence, hash: it.hash })),
  awards: [...awards.values()].map((it) => ({
    id: it.id, rider_id: it.riderId, currency: it.currency, type: it.type, status: it.status, initial_value: it.initial, current_value: it.current, spent: it.spent,
    expired: it.expired, awarded_at: it.awardedAt, expires_on: it.expiresOn, event_id: it.source?.eventId ?? null, class_id: it.source?.classId ?? null, label: it.label,
    series_id: it.seriesId,
  })),
  ledger_entries: entries.map((it) => ({
    id: it.id, rider_id: it.riderId, currency: it.currency, book: it.book, sequence: it.sequence, award_id: it.awardId, kind: it.kind, amount: it.amount,
    previous_balance: it.previous, new_balance: it.next, at: it.at, actor_id: it.actorId, proxy_host_id: it.proxyHostId, reference: it.reference,
    previous_hash: it.previousHash, hash: it.hash,
  })),
  redemptions: [...redemptions.values()].map((it) => ({
    id: it.id, number: it.number, rider_id: it.riderId, dealer_id: it.dealerId, currency: it.currency, amount: it.amount, employee_name: it.employeeName,
    redeemed_at: it.redeemedAt, status: it.status, revoked_at: it.revoked?.at ?? null, revoked_by: it.revoked?.byName ?? null, revoked_reason: it.revoked?.reason ?? null,
  })),
  audit_log: audit.map((it) => ({
    id: it.id, at: it.at, actor_id: it.actorId, proxy_host_id: it.proxyHostId, action: it.action, object_type: it.objectType, object_id: it.objectId,
    detail: JSON.stringify(it.detail),
  })),
});
