import type { Program } from '../program/index.js';
import { type Clock, type Ids, plusSeconds, type Stores } from '../shared/index.js';
import type { Account, Session } from './account.js';

/** Begins a session of an account that has proved who it is, inside the caller's transaction. */
export const openSession = async (
  tx: Pick<Stores, 'sessions' | 'audit'>,
  account: Account,
  action: 'sign-in' | 'sign-in-by-provider',
  { clock, ids, program }: { readonly clock: Clock; readonly ids: Ids; readonly program: Program },
): Promise<Session> => {
  const at = clock.now();
  const session: Session = { id: ids.next(), accountId: account.id, createdAt: at, expiresAt: plusSeconds(at, program.sessionHours * 3600), proxy: null };
  await tx.sessions.insert(session);
  await tx.audit.append({ id: ids.next(), at, actorId: account.id, proxyHostId: null, action, objectType: 'account', objectId: account.id, detail: {} });
  return session;
};
