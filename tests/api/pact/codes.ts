import { PUSH_KEYS } from './push-keys.js';
import type { UserType } from '@rrr/core/access';
import type { Draft } from './draft.js';
import { belonging, DEALER, dealer, PASSWORD_HASH, person, seals, SESSION_BEGAN, SESSION_ENDS } from './people.js';

/** A person whose second factor was proved in their session, with one recovery code. */
export const withFactor = (draft: Draft, type: UserType, subjectId: string, code: string): string => {
  const sessionId = person(draft, type, subjectId);
  const accountId = belonging('a', subjectId);
  draft.put('second_factors', {
    account_id: accountId,
    sealed: 'own.sealed',
    created_at: SESSION_BEGAN,
    confirmed_at: SESSION_BEGAN,
    last_step: 0,
    failures: 0,
    locked_until: null,
  });
  draft.put('recovery_codes', {
    account_id: accountId,
    seal: seals.seal(`recovery:${accountId}`, code.replace('-', '')),
  });
  draft.put('sessions', {
    id: sessionId,
    account_id: accountId,
    created_at: SESSION_BEGAN,
    expires_at: SESSION_ENDS,
    factor_at: SESSION_BEGAN,
  });
  return sessionId;
};

/** A person with an API token that was never used. */
export const withToken = (draft: Draft, type: UserType, subjectId: string, tokenId: string): string => {
  const sessionId = person(draft, type, subjectId);
  draft.put('api_tokens', {
    id: tokenId,
    account_id: belonging('a', subjectId),
    owner_type: type,
    owner_id: subjectId,
    name: 'Timing computer',
    scopes: 'events:read',
    digest: '0'.repeat(64),
    created_at: SESSION_BEGAN,
    expires_at: SESSION_ENDS,
    delete_after: '2028-01-01T00:00:00.000Z',
  });
  return sessionId;
};

/** A view that an administrator saved. */
export const savedView = (draft: Draft, adminId: string | undefined, viewId: string): void =>
  void draft.put('saved_views', {
    id: viewId,
    holder: belonging('a', adminId ?? ''),
    list: 'admin/riders',
    name: 'Active ones',
    search: 'active=true',
    columns: null,
    shared_by: null,
    at: SESSION_BEGAN,
  });

/** A browser on which a rider gets notices. */
export const pushDevice = (draft: Draft, riderId: string, deviceId: string): void =>
  void draft.put('push_subscriptions', {
    id: deviceId,
    account_id: belonging('a', riderId),
    session_id: belonging('s', riderId),
    device_id: 'phone',
    endpoint: 'https://fcm.googleapis.com/fcm/send/phone',
    endpoint_digest: '1'.repeat(64),
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
    server_key: PUSH_KEYS.PUSH_VAPID_PUBLIC_KEY,
    kinds: ' awards redemptions expiry documents ',
    browser: 'Chrome',
    browser_system: 'Android',
    created_at: SESSION_BEGAN,
    expires_at: SESSION_ENDS,
  });

/** A signed-in rider who was mailed this code to verify the address. */
export const newcomer = (draft: Draft, riderId: string, code: string): string => {
  const sessionId = person(draft, 'rider', riderId);
  const accountId = belonging('a', riderId);
  const email = 'rider@example.com';
  draft.put('accounts', {
    id: accountId,
    email,
    password_hash: PASSWORD_HASH,
    type: 'rider',
    subject_id: riderId,
    email_verified: false,
    deactivated: false,
    locale: 'en',
    display_name: 'Sam Carter',
  });
  draft.put('one_time_codes', {
    id: belonging('c', riderId),
    purpose: 'verify-email',
    account_id: accountId,
    email,
    seal: seals.seal(`verify-email:${accountId}`, code),
    tries: 0,
    created_at: '2026-04-03T17:55:00.000Z',
    expires_at: '2026-04-03T18:05:00.000Z',
  });
  return sessionId;
};

const CODE = { tries: 0, created_at: '2026-04-03T17:59:00.000Z', used_at: null } as const;

/** The rider's code for a new password, as it was mailed. */
export const resetCode = (draft: Draft, riderId: string, code: string): void => {
  person(draft, 'rider', riderId);
  const accountId = belonging('a', riderId);
  draft.put('one_time_codes', {
    ...CODE,
    id: belonging('c', riderId),
    purpose: 'reset-password',
    email: 'rider@example.com',
    account_id: accountId,
    subject_type: null,
    subject_id: null,
    name: null,
    locale: null,
    seal: seals.seal(`reset-password:${accountId}`, code),
    expires_at: '2026-04-03T18:09:00.000Z',
  });
};

/** A rider's new address, to which a code was mailed. */
export const changingEmail = (draft: Draft, riderId: string, email: string, code: string): string => {
  const sessionId = person(draft, 'rider', riderId);
  const accountId = belonging('a', riderId);
  draft.put('one_time_codes', {
    ...CODE,
    id: belonging('c', riderId),
    purpose: 'change-email',
    email,
    account_id: accountId,
    subject_type: null,
    subject_id: null,
    name: null,
    locale: null,
    seal: seals.seal(`change-email:${accountId}`, code),
    expires_at: '2026-04-03T18:09:00.000Z',
  });
  return sessionId;
};

/** A dealer's invitation, as it was mailed. */
export const invitation = (draft: Draft, email: string, code: string, dealerId?: string): void =>
  draft.put('one_time_codes', {
    ...CODE,
    id: belonging('c', DEALER),
    purpose: 'invitation',
    email,
    account_id: null,
    subject_type: 'dealer',
    subject_id: dealer(draft, dealerId),
    name: 'Robin Vance',
    locale: 'en',
    seal: seals.seal(`invitation:${email}`, code),
    expires_at: '2026-04-09T18:00:00.000Z',
  });
