import { MAX_DEVICES } from '../identity/index.js';
import { LostRace, type Stores } from '../shared/index.js';
import { fakeCodeStore } from './fake-code-store.js';
import { dropPushes } from './fake-push-store.js';
import { upsert } from './rows.js';
import type { Draft } from './world.js';

export const fakeIdentityStores = (
  draft: Draft,
): Pick<Stores, 'accounts' | 'sessions' | 'devices' | 'loginGuards' | 'codes' | 'factors' | 'admins'> => {
  const changeAccount = (id: string, change: Partial<Draft['accounts'][number]>) => {
    draft.accounts = draft.accounts.map((account) => (account.id === id ? { ...account, ...change } : account));
  };
  return {
    accounts: {
      byEmail: async (email) => draft.accounts.find((account) => account.email === email.toLowerCase()),
      byId: async (id) => draft.accounts.find((account) => account.id === id),
      ofSubject: async (type, subjectId) =>
        draft.accounts
          .filter((account) => account.type === type && account.subjectId === subjectId && !account.deactivated)
          .toSorted((a, b) => (a.id < b.id ? -1 : 1))[0],
      allOf: async (type, subjectId) =>
        draft.accounts
          .filter((account) => account.type === type && account.subjectId === subjectId)
          .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      insert: async (account) => {
        if (draft.accounts.some((candidate) => candidate.email === account.email.toLowerCase())) throw new LostRace();
        draft.accounts = [...draft.accounts, { ...account, email: account.email.toLowerCase() }];
      },
      remove: async (id) => {
        draft.sessions = draft.sessions.filter((session) => session.accountId !== id);
        draft.devices = draft.devices.filter((device) => device.accountId !== id);
        draft.factors = draft.factors.filter((factor) => factor.accountId !== id);
        draft.recoveryCodes = draft.recoveryCodes.filter((recoveryCode) => recoveryCode.accountId !== id);
        draft.apiTokens = draft.apiTokens.filter((apiToken) => apiToken.accountId !== id);
        draft.savedViews = draft.savedViews.filter((view) => view.accountId !== id);
        dropPushes(draft, (subscription) => subscription.accountId === id);
        draft.accounts = draft.accounts.filter((account) => account.id !== id);
      },
      setPasswordHash: async (id, passwordHash) => changeAccount(id, { passwordHash }),
      setEmailVerified: async (id) => changeAccount(id, { emailVerified: true }),
      setEmail: async (id, email) => {
        if (draft.accounts.some((account) => account.email === email && account.id !== id)) throw new LostRace();
        changeAccount(id, { email, emailVerified: true });
      },
      setDisplayName: async (id, displayName) => changeAccount(id, { displayName }),
      setDeactivated: async (id, deactivated) => changeAccount(id, { deactivated }),
      setLocale: async (id, locale) => changeAccount(id, { locale }),
    },
    sessions: {
      insert: async (session) => {
        draft.sessions = [...draft.sessions, session];
      },
      lock: async (id) => draft.sessions.find((session) => session.id === id),
      allOf: async (accountId, now) =>
        draft.sessions
          .filter((session) => session.accountId === accountId && session.expiresAt > now && !session.replaced)
          .toSorted((a, b) => (a.id < b.id ? 1 : -1)),
      setProxy: async (id, proxy) => {
        draft.sessions = draft.sessions.map((session) => (session.id === id ? { ...session, proxy } : session));
      },
      touch: async (id, at) => {
        draft.sessions = draft.sessions.map((session) =>
          session.id === id && (session.lastSeenAt === null || session.lastSeenAt < at)
            ? { ...session, lastSeenAt: at }
            : session,
        );
      },
      supersede: async (id, until) => {
        draft.sessions = draft.sessions.map((session) =>
          session.id === id ? { ...session, expiresAt: until, replaced: true } : session,
        );
      },
      handOver: async (fromId, toId) => {
        draft.pushSubscriptions = draft.pushSubscriptions.map((pushSubscription) =>
          pushSubscription.sessionId === fromId ? { ...pushSubscription, sessionId: toId } : pushSubscription,
        );
      },
      remove: async (id) => {
        dropPushes(draft, (subscription) => subscription.sessionId === id);
        draft.sessions = draft.sessions.filter((session) => session.id !== id);
      },
      removeAllOf: async (accountId) => {
        dropPushes(draft, (subscription) => subscription.accountId === accountId);
        draft.sessions = draft.sessions.filter((session) => session.accountId !== accountId);
      },
      removeOthersOf: async (accountId, keptId) => {
        dropPushes(draft, (subscription) => subscription.accountId === accountId && subscription.sessionId !== keptId);
        draft.sessions = draft.sessions.filter((session) => session.accountId !== accountId || session.id === keptId);
      },
    },
    devices: {
      isKnown: async (deviceId, email, at) =>
        draft.devices.some(
          (device) =>
            device.deviceId === deviceId &&
            device.expiresAt > at &&
            draft.accounts.some((one) => one.id === device.accountId && one.email === email && !one.deactivated),
        ),
      remember: async (device) => {
        const [others, mine] = [
          draft.devices.filter((knownDevice) => knownDevice.accountId !== device.accountId),
          draft.devices.filter(
            (knownDevice) => knownDevice.accountId === device.accountId && knownDevice.deviceId !== device.deviceId,
          ),
        ];
        const newest = [...mine, device].toSorted((a, b) =>
          a.seenAt > b.seenAt || (a.seenAt === b.seenAt && a.deviceId < b.deviceId) ? -1 : 1,
        );
        draft.devices = [...others, ...newest.slice(0, MAX_DEVICES)];
      },
      forgetAllOf: async (accountId) => {
        draft.devices = draft.devices.filter((device) => device.accountId !== accountId);
      },
    },
    codes: fakeCodeStore(draft),
    factors: {
      lock: async (accountId) => draft.factors.find((factor) => factor.accountId === accountId),
      put: async (factor) => {
        draft.factors = upsert(draft.factors, (secondFactor) => secondFactor.accountId, [factor]);
      },
      remove: async (accountId) => {
        draft.factors = draft.factors.filter((factor) => factor.accountId !== accountId);
        draft.recoveryCodes = draft.recoveryCodes.filter((recoveryCode) => recoveryCode.accountId !== accountId);
      },
      recoveryCodes: async (accountId) =>
        draft.recoveryCodes
          .filter((recoveryCode) => recoveryCode.accountId === accountId)
          .map((recoveryCode) => recoveryCode.seal)
          .toSorted(),
      setRecoveryCodes: async (accountId, seals) => {
        draft.recoveryCodes = [
          ...draft.recoveryCodes.filter((recoveryCode) => recoveryCode.accountId !== accountId),
          ...seals.map((seal) => ({ accountId, seal })),
        ];
      },
      accountsAfter: async (after, limit) =>
        draft.factors
          .map((factor) => factor.accountId)
          .filter((accountId) => accountId > after)
          .toSorted()
          .slice(0, limit),
      useRecoveryCode: async (accountId, used) => {
        draft.recoveryCodes = draft.recoveryCodes.filter(
          (recoveryCode) => recoveryCode.accountId !== accountId || recoveryCode.seal !== used,
        );
      },
    },
    admins: {
      lockRoster: async () => undefined,
      lock: async (id) => draft.admins.find((admin) => admin.id === id),
      byEmail: async (email) => draft.admins.find((admin) => admin.email === email),
      put: async (admin) => {
        draft.admins = upsert(draft.admins, (item) => item.id, [admin]);
      },
      activeIds: async () =>
        draft.admins
          .filter(
            (admin) =>
              !admin.deactivated &&
              draft.accounts.some(({ type, subjectId }) => type === 'admin' && subjectId === admin.id),
          )
          .map((admin) => admin.id)
          .toSorted(),
      wasInvited: async (adminId) => draft.invitations.some((invitation) => invitation.adminId === adminId),
      setInvitation: async (adminId, { by, at }) => {
        draft.invitations = upsert(draft.invitations, (invitation) => invitation.adminId, [{ adminId, by, at }]);
      },
    },
    loginGuards: {
      lock: async (email) =>
        draft.loginGuards.find((loginGuard) => loginGuard.email === email) ?? { failures: 0, lockedUntil: null },
      save: async (email, guard) => {
        draft.loginGuards = upsert(draft.loginGuards, (loginGuard) => loginGuard.email, [{ email, ...guard }]);
      },
    },
  };
};
