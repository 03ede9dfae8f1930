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
    draft.accounts = draft.accounts.map((it) => (it.id === id ? { ...it, ...change } : it));
  };
  return {
    accounts: {
      byEmail: async (email) => draft.accounts.find((it) => it.email === email.toLowerCase()),
      byId: async (id) => draft.accounts.find((it) => it.id === id),
      ofSubject: async (type, subjectId) =>
        draft.accounts
          .filter((it) => it.type === type && it.subjectId === subjectId && !it.deactivated)
          .toSorted((a, b) => (a.id < b.id ? -1 : 1))[0],
      allOf: async (type, subjectId) =>
        draft.accounts
          .filter((it) => it.type === type && it.subjectId === subjectId)
          .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      insert: async (account) => {
        if (draft.accounts.some((it) => it.email === account.email.toLowerCase())) throw new LostRace();
        draft.accounts = [...draft.accounts, { ...account, email: account.email.toLowerCase() }];
      },
      remove: async (id) => {
        draft.sessions = draft.sessions.filter((it) => it.accountId !== id);
        draft.devices = draft.devices.filter((it) => it.accountId !== id);
        draft.factors = draft.factors.filter((it) => it.accountId !== id);
        draft.recoveryCodes = draft.recoveryCodes.filter((it) => it.accountId !== id);
        draft.apiTokens = draft.apiTokens.filter((it) => it.accountId !== id);
        draft.savedViews = draft.savedViews.filter((it) => it.accountId !== id);
        dropPushes(draft, (it) => it.accountId === id);
        draft.accounts = draft.accounts.filter((it) => it.id !== id);
      },
      setPasswordHash: async (id, passwordHash) => changeAccount(id, { passwordHash }),
      setEmailVerified: async (id) => changeAccount(id, { emailVerified: true }),
      setEmail: async (id, email) => {
        if (draft.accounts.some((it) => it.email === email && it.id !== id)) throw new LostRace();
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
      lock: async (id) => draft.sessions.find((it) => it.id === id),
      allOf: async (accountId, now) =>
        draft.sessions
          .filter((it) => it.accountId === accountId && it.expiresAt > now && !it.replaced)
          .toSorted((a, b) => (a.id < b.id ? 1 : -1)),
      setProxy: async (id, proxy) => {
        draft.sessions = draft.sessions.map((it) => (it.id === id ? { ...it, proxy } : it));
      },
      touch: async (id, at) => {
        draft.sessions = draft.sessions.map((it) =>
          it.id === id && (it.lastSeenAt === null || it.lastSeenAt < at) ? { ...it, lastSeenAt: at } : it,
        );
      },
      supersede: async (id, until) => {
        draft.sessions = draft.sessions.map((it) => (it.id === id ? { ...it, expiresAt: until, replaced: true } : it));
      },
      handOver: async (fromId, toId) => {
        draft.pushSubscriptions = draft.pushSubscriptions.map((it) =>
          it.sessionId === fromId ? { ...it, sessionId: toId } : it,
        );
      },
      remove: async (id) => {
        dropPushes(draft, (it) => it.sessionId === id);
        draft.sessions = draft.sessions.filter((it) => it.id !== id);
      },
      removeAllOf: async (accountId) => {
        dropPushes(draft, (it) => it.accountId === accountId);
        draft.sessions = draft.sessions.filter((it) => it.accountId !== accountId);
      },
      removeOthersOf: async (accountId, keptId) => {
        dropPushes(draft, (it) => it.accountId === accountId && it.sessionId !== keptId);
        draft.sessions = draft.sessions.filter((it) => it.accountId !== accountId || it.id === keptId);
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
          draft.devices.filter((it) => it.accountId !== device.accountId),
          draft.devices.filter((it) => it.accountId === device.accountId && it.deviceId !== device.deviceId),
        ];
        const newest = [...mine, device].toSorted((a, b) =>
          a.seenAt > b.seenAt || (a.seenAt === b.seenAt && a.deviceId < b.deviceId) ? -1 : 1,
        );
        draft.devices = [...others, ...newest.slice(0, MAX_DEVICES)];
      },
      forgetAllOf: async (accountId) => {
        draft.devices = draft.devices.filter((it) => it.accountId !== accountId);
      },
    },
    codes: fakeCodeStore(draft),
    factors: {
      lock: async (accountId) => draft.factors.find((it) => it.accountId === accountId),
      put: async (factor) => {
        draft.factors = upsert(draft.factors, (it) => it.accountId, [factor]);
      },
      remove: async (accountId) => {
        draft.factors = draft.factors.filter((it) => it.accountId !== accountId);
        draft.recoveryCodes = draft.recoveryCodes.filter((it) => it.accountId !== accountId);
      },
      recoveryCodes: async (accountId) =>
        draft.recoveryCodes
          .filter((it) => it.accountId === accountId)
          .map((it) => it.seal)
          .toSorted(),
      setRecoveryCodes: async (accountId, seals) => {
        draft.recoveryCodes = [
          ...draft.recoveryCodes.filter((it) => it.accountId !== accountId),
          ...seals.map((seal) => ({ accountId, seal })),
        ];
      },
      accountsAfter: async (after, limit) =>
        draft.factors
          .map((it) => it.accountId)
          .filter((it) => it > after)
          .toSorted()
          .slice(0, limit),
      useRecoveryCode: async (accountId, used) => {
        draft.recoveryCodes = draft.recoveryCodes.filter((it) => it.accountId !== accountId || it.seal !== used);
      },
    },
    admins: {
      lockRoster: async () => undefined,
      lock: async (id) => draft.admins.find((it) => it.id === id),
      byEmail: async (email) => draft.admins.find((it) => it.email === email),
      put: async (admin) => {
        draft.admins = upsert(draft.admins, (it) => it.id, [admin]);
      },
      activeIds: async () =>
        draft.admins
          .filter(
            (it) =>
              !it.deactivated && draft.accounts.some(({ type, subjectId }) => type === 'admin' && subjectId === it.id),
          )
          .map((it) => it.id)
          .toSorted(),
      wasInvited: async (adminId) => draft.invitations.some((it) => it.adminId === adminId),
      setInvitation: async (adminId, { by, at }) => {
        draft.invitations = upsert(draft.invitations, (it) => it.adminId, [{ adminId, by, at }]);
      },
    },
    loginGuards: {
      lock: async (email) => draft.loginGuards.find((it) => it.email === email) ?? { failures: 0, lockedUntil: null },
      save: async (email, guard) => {
        draft.loginGuards = upsert(draft.loginGuards, (it) => it.email, [{ email, ...guard }]);
      },
    },
  };
};
