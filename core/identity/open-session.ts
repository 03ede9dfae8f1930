import type { Program } from '../program/index.js';
import { type Clock, type Ids, plusSeconds, type Stores } from '../shared/index.js';
import type { Account, Session } from './account.js';
import { DEVICE_DAYS } from './recognize-device.js';

interface Opening {
  readonly account: Account;
  /** id of the browser, which is then known to the account */
  readonly deviceId: string;
  readonly action: 'sign-in' | 'sign-in-by-provider';
}

/** Opens a session for an authenticated account, in the caller's transaction. */
export const openSession = async (
  tx: Pick<Stores, 'sessions' | 'devices' | 'audit'>,
  { account, deviceId, action }: Opening,
  { clock, ids, program }: { readonly clock: Clock; readonly ids: Ids; readonly program: Program },
): Promise<Session> => {
  const at = clock.now();
  const session: Session = {
    id: ids.next(),
    accountId: account.id,
    createdAt: at,
    expiresAt: plusSeconds(at, program.sessionHours * 3600),
    proxy: null,
  };
  await tx.sessions.insert(session);
  await tx.devices.remember({
    deviceId,
    accountId: account.id,
    seenAt: at,
    expiresAt: plusSeconds(at, DEVICE_DAYS * 86_400),
  });
  await tx.audit.append({
    id: ids.next(),
    at,
    actorId: account.id,
    proxyHostId: null,
    action,
    objectType: 'account',
    objectId: account.id,
    detail: {},
  });
  return session;
};
