import type { SharedPorts, Stores } from '../shared/index.js';
import type { Account } from './account.js';
import { codesLockedUntil } from './issue-code.js';

/**
 * E-mails an address that it already has an account, when someone enrols with it again; in the caller's transaction.
 * Shares the hourly limit of codes, so nobody can flood a mailbox.
 */
export const tellAccountExists = async (
  tx: Pick<Stores, 'codes' | 'outbox'>,
  account: Account,
  { clock, ids }: Pick<SharedPorts, 'clock' | 'ids'>,
  kind: 'account-exists' | 'account-reminder' = 'account-exists',
): Promise<void> => {
  const at = clock.now();
  if ((await codesLockedUntil(tx, account.email, ['account-exists'], at)) !== null) return;
  await tx.codes.insert({
    id: ids.next(),
    purpose: 'account-exists',
    email: account.email,
    accountId: account.id,
    invited: null,
    seal: '',
    tries: 0,
    createdAt: at,
    expiresAt: at,
    usedAt: at,
  });
  await tx.outbox.append([{ id: ids.next(), kind, at, recipient: { type: 'account', id: account.id }, facts: {} }]);
};
