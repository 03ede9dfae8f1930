import { type OneTimeCode, type Session } from '../../identity/index.js';
import { anAccount } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { useBackend, type MakeBackend } from './backend.js';

/** Accounts and sessions, on one implementation of the stores. */
export const identityScene = (make: MakeBackend) => {
  const backend = useBackend(make);

  const anotherAccount = (n: number, over = {}) =>
    anAccount({
      id: anId('acc', n),
      email: `person${n}@example.com`,
      type: 'rider',
      subjectId: anId('rder', n),
      ...over,
    });
  const aSession = (n: number, accountId: string): Session => ({
    id: anId('sess', n),
    accountId,
    createdAt: '2025-06-10T18:00:00.000Z',
    expiresAt: '2025-06-11T06:00:00.000Z',
    lastSeenAt: '2025-06-10T18:00:00.000Z',
    origin: { browser: 'Firefox', system: 'Windows', network: '203.0.113.0' },
    factorAt: null,
    replaced: false,
    proxy: null,
  });

  const aCode = (n: number, over: Partial<OneTimeCode> = {}): OneTimeCode => ({
    id: anId('c0de', n),
    purpose: 'verify-email',
    email: `code${n}@example.com`,
    accountId: anId('acc', n),
    invited: null,
    seal: `verify-email:${anId('acc', n)}=123456`,
    tries: 0,
    createdAt: '2025-06-10T18:00:00.000Z',
    expiresAt: '2025-06-10T18:10:00.000Z',
    usedAt: null,
    ...over,
  });
  const plainSeals = {
    seal: (sealContext: string, code: string) => `${sealContext}=${code}`,
    matches: (seal: string, sealContext: string, code: string) => seal === `${sealContext}=${code}`,
  };

  return { backend, anotherAccount, aSession, aCode, plainSeals };
};
