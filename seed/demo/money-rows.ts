import type { Seed } from '@rrr/persistence';
import { awardRow, entryRow, walletRow } from '../rows/index.js';
import type { Books } from './memory-books.js';

/** Converts the books to rows: wallet heads, awards, ledger entries with hashes, redemptions and audit records. */
export const moneyRows = ({
  wallets,
  awards,
  entries,
  redemptions,
  audit,
}: Pick<Books, 'wallets' | 'awards' | 'entries' | 'redemptions' | 'audit'>): Seed => ({
  wallets: [...wallets.values()].map(walletRow),
  awards: [...awards.values()].map(awardRow),
  ledger_entries: entries.map(entryRow),
  redemptions: [...redemptions.values()].map((redemption) => ({
    id: redemption.id,
    number: redemption.number,
    rider_id: redemption.riderId,
    dealer_id: redemption.dealerId,
    currency: redemption.currency,
    amount: redemption.amount,
    employee_name: redemption.employeeName,
    redeemed_at: redemption.redeemedAt,
    status: redemption.status,
    revoked_at: redemption.revoked?.at ?? null,
    revoked_by: redemption.revoked?.byName ?? null,
    revoked_reason: redemption.revoked?.reason ?? null,
  })),
  audit_log: audit.map((record) => ({
    id: record.id,
    at: record.at,
    actor_id: record.actorId,
    proxy_host_id: record.proxyHostId,
    action: record.action,
    object_type: record.objectType,
    object_id: record.objectId,
    detail: JSON.stringify(record.detail),
  })),
});
