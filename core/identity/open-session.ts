import type { Program } from '../program/index.js';
import { type Clock, type Ids, type Instant, plusSeconds, type Stores } from '../shared/index.js';
import type { Account, Session, SessionOrigin } from './account.js';
import type { KnownDevice } from './ports.js';
import { DEVICE_DAYS } from './recognize-device.js';
import { FACTOR_ASKED_MINUTES } from './second-factor.js';

interface Opening {
  readonly account: Account;
  /** id of the browser, which is then known to the account */
  readonly deviceId: string;
  readonly origin: SessionOrigin;
  readonly action: 'sign-in' | 'sign-in-by-provider';
}

export interface Opened {
  readonly session: Session;
  /** the second factor must be proved before the session can do anything (`proveFactor`) */
  readonly factorAsked: boolean;
}

/**
 * Opens a session for an authenticated account, in the caller's transaction. If the account has a second factor, the
 * session is a short one that can do nothing but prove it.
 */
export const openSession = async (
  tx: Pick<Stores, 'sessions' | 'devices' | 'factors' | 'pushes' | 'audit'>,
  { account, deviceId, origin, action }: Opening,
  { clock, ids, program }: { readonly clock: Clock; readonly ids: Ids; readonly program: Program },
): Promise<Opened> => {
  const at = clock.now();
  const factor = await tx.factors.lock(account.id);
  const factorAsked = factor !== undefined && factor.confirmedAt !== null;
  const session: Session = {
    id: ids.next(),
    accountId: account.id,
    createdAt: at,
    expiresAt: plusSeconds(at, factorAsked ? FACTOR_ASKED_MINUTES * 60 : program.sessionHours * 3600),
    lastSeenAt: at,
    origin,
    factorAt: null,
    replaced: false,
    proxy: null,
  };
  await tx.sessions.insert(session);
  // a browser that only knew the password is not known yet
  if (!factorAsked) await rememberDevice(tx, { deviceId, accountId: account.id, sessionId: session.id, at });
  await tx.audit.append({
    id: ids.next(),
    at,
    actorId: account.id,
    proxyHostId: null,
    action,
    objectType: 'account',
    objectId: account.id,
    detail: factorAsked ? { factor: 'asked' } : {},
  });
  return { session, factorAsked };
};

/** Remembers a browser that logged in. From now on it shows notices of this account only (core/push). */
export const rememberDevice = async (
  tx: Pick<Stores, 'devices' | 'pushes'>,
  {
    deviceId,
    accountId,
    sessionId,
    at,
  }: Pick<KnownDevice, 'deviceId' | 'accountId'> & {
    readonly sessionId: string;
    readonly at: Instant;
  },
): Promise<void> => {
  const expiresAt = plusSeconds(at, DEVICE_DAYS * 86_400);
  await tx.devices.remember({ deviceId, accountId, seenAt: at, expiresAt });
  await tx.pushes.arrived({ deviceId, accountId, sessionId, expiresAt });
};
