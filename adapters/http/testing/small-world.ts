import type { UseCases } from '@rrr/core';
import type { Actor } from '@rrr/core/access';
import { endProxy, type LiveSession, signIn, noteSessionUse, signOut, startProxy } from '@rrr/core/identity';
import type { SentFile, SheetReader } from '@rrr/core/imports';
import { defaultProgram } from '@rrr/core/program';
import { type FileRead, type ReadAs, type Reading, readSheet } from '@rrr/core/reading';
import { redeemCredit, undoRedemption } from '@rrr/core/redemption';
import { submitClassResults } from '@rrr/core/results';
import {
  anAccount,
  anId,
  fakeUnitOfWork,
  fixedClock,
  plainCounterCodes,
  plainDigest,
  sequentialIds,
  type World,
  PLAIN_SESSION,
} from '@rrr/core/testing';
import { Readable } from 'node:stream';
import type { HttpPorts, Queries } from '../ports.js';
import { attemptTokens } from '../edge/attempt-token.js';
import { deviceTokens } from '../edge/device-token.js';
import { fingerprints } from '../routing/idempotency.js';
import { sessionTokens } from '../edge/session-token.js';

export const KEY = Buffer.alloc(32, 7);

const refuse = (name: string) =>
  new Proxy(() => undefined, {
    get: (_target, method) => () => {
      throw new Error(`Nobody told the test what ${name}.${String(method)} answers`);
    },
    apply: () => {
      throw new Error(`Nobody told the test what ${name} does`);
    },
  });

/** Everything that a test does not provide throws, so that unexpected calls of a handler are noticed. */
const only = <T extends object>(what: string, given: Partial<T>): T =>
  new Proxy(given, {
    get: (target, name) => (name in target ? Reflect.get(target, name) : refuse(`${what}.${String(name)}`)),
  }) as T;

/** A file reader that returns what the test provides. */
export const sheetsOf = (read: SheetReader['read']): HttpPorts['sheets'] => ({
  read,
  readAs: async <K extends Reading['kind']>(file: SentFile, reading: Extract<Reading, { kind: K }>) =>
    readSheet(await read(file), reading) as FileRead<ReadAs[K]>,
});

/** no rate limits */
export const noLimits: Pick<UseCases, 'countHits' | 'needsCaptcha' | 'recordLoginAttempt' | 'clearLoginFailures'> = {
  countHits: async () => null,
  needsCaptcha: async () => false,
  recordLoginAttempt: async () => undefined,
  clearLoginFailures: async () => undefined,
};

export const smallWorld = (given: Partial<World> = {}, queries: Partial<Queries> = {}) => {
  const accounts = given.accounts ?? [anAccount()];
  const db = fakeUnitOfWork({ ...given, accounts });
  const clock = fixedClock();
  const ports = { uow: db.uow, clock, ids: sequentialIds(), digest: plainDigest, program: defaultProgram };
  const live = async (id: string): Promise<LiveSession | undefined> => {
    const session = db.stored().sessions.find((candidate) => candidate.id === id);
    const account = session && db.stored().accounts.find((candidate) => candidate.id === session.accountId);
    return session && account && { session, account, hasFactor: false, proxySubjectDeactivated: false };
  };
  const people: Queries['people'] = {
    live,
    person: async (_type, id) => ({
      id,
      fullName: 'Robin Vale',
      email: 'robin@example.com',
      phone: null,
      profileImage: null,
      deactivated: false,
      bikes: [],
    }),
  };
  const sheets = sheetsOf(async () => ({ format: 'csv', encoding: 'utf-8', rows: [] }));
  const httpPorts: HttpPorts = {
    queries: only<Queries>('queries', { people, ...queries }),
    useCases: only<UseCases>('useCases', {
      signIn: signIn({
        ...ports,
        passwords: {
          hash: async (text) => text,
          verify: async (hash, plain) => ({ right: hash === plain, outdated: false }),
        },
      }),
      ...noLimits,
      signOut: signOut(ports),
      noteSessionUse: noteSessionUse(ports),
      startProxy: startProxy({ ...ports, people }),
      endProxy: endProxy(ports),
      redeemCredit: redeemCredit({
        ...ports,
        counterCodes: plainCounterCodes,
        pins: { seal: (rider, pin) => `${rider}:${pin}`, matches: (seal, rider, pin) => seal === `${rider}:${pin}` },
      }),
      undoRedemption: undoRedemption(ports),
      submitClassResults: submitClassResults(ports),
    }),
    sheets,
    sheetWriter: { write: () => Readable.from([]) },
    mostExports: 8,
    workbook: () => new Uint8Array(),
    archive: async function* () {
      yield new Uint8Array();
    },
    clock,
    program: { ...defaultProgram, uploadLimitBytes: 64 * 1024 },
    tokens: sessionTokens(KEY),
    captcha: { kind: 'off', siteKey: null, version: null, challenge: async () => null, check: async () => undefined },
    provider: null,
    attempts: attemptTokens(KEY),
    devices: deviceTokens(KEY),
    fingerprint: fingerprints(KEY),
    sandbox: true,
    pushKey: null,
    mailing: { brand: { name: 'Red Rider Rewards', timeZone: 'UTC' }, mailbox: 'support@example.com' },
    jobRuns: () => Promise.resolve([]),
    settings: () => ({ program: [], server: [] }),
  };
  return { db, clock, httpPorts, people };
};

/** A stored session, and the token for its cookie. */
export const signedIn = async (
  { db, httpPorts, clock }: ReturnType<typeof smallWorld>,
  accountId: string,
  proxy: LiveSession['session']['proxy'] = null,
): Promise<string> => {
  const id = anId('sess', db.stored().sessions.length + 1);
  const expiresAt = '2025-06-11T06:00:00.000Z';
  db.give({ sessions: [{ id, accountId, createdAt: clock.now(), expiresAt, ...PLAIN_SESSION, proxy }] });
  return httpPorts.tokens.sign(id, new Date(expiresAt));
};

export const accountOf = (type: Actor['type'], n = 1) =>
  anAccount({
    id: anId(`acc${type}`, n),
    type,
    subjectId: anId(type, n),
    email: `${type}${n}@example.com`,
    displayName: `${type} ${n}`,
  });
