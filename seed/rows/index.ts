import type { Award, LedgerEntry, Wallet } from '@rrr/core/ledger';
import type { SeedRow } from '@rrr/persistence';

export const walletRow = (wallet: Wallet): SeedRow<'wallets'> => ({
  rider_id: wallet.riderId,
  currency: wallet.currency,
  book: wallet.book,
  balance: wallet.balance,
  sequence: wallet.sequence,
  hash: wallet.hash,
});

export const awardRow = (award: Award): SeedRow<'awards'> => ({
  id: award.id,
  rider_id: award.riderId,
  currency: award.currency,
  type: award.type,
  status: award.status,
  initial_value: award.initial,
  current_value: award.current,
  spent: award.spent,
  expired: award.expired,
  awarded_at: award.awardedAt,
  expires_on: award.expiresOn,
  event_id: award.source?.eventId ?? null,
  class_id: award.source?.classId ?? null,
  label: award.label,
  series_id: award.seriesId,
  bonus_series_id: award.type === 'bonus' ? (award.standingsId ?? award.seriesId) : null,
});

export const entryRow = (entry: LedgerEntry): SeedRow<'ledger_entries'> => ({
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
});
