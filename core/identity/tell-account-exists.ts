import { type Clock, type Ids, type Stores } from '../shared/index.js';
import type { Account } from './account.js';
import { codesLockedUntil } from './issue-code.js';

/**
 * Tells an address that it has an account: to one who enrols with it again, in the place of the code that a new one
 * would get, or to one who no longer knew. Inside the caller's transaction; as often as codes may be sent, and no
 * oftener: nobody is buried in emails.
 */
export const tellAccountExists = async (
  tx: Pick<Stores, 'codes' | 'outbox'>,
  account: Account,
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
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
