import { describe, expect, test } from '@jest/globals';
import type { Actor } from '../access/index.js';
import { changePassword, resetPassword, signOutEverywhere } from '../identity/index.js';
import { defaultProgram } from '../program/index.js';
import {
  anAccount,
  anActor,
  anId,
  fakePorts,
  fakeUnitOfWork,
  fixedClock,
  PLAIN_SESSION,
  refusal,
  type World,
} from '../testing/index.js';
import {
  identifyToken,
  type LiveToken,
  makeApiToken,
  MOST_TOKENS,
  noteTokenUse,
  partsOfToken,
  revokeApiToken,
} from './index.js';

const NOW = '2025-06-10T18:00:00.000Z';
const account = anAccount({ type: 'promoter', subjectId: anId('pr0m'), passwordHash: 'right' });
const actor = anActor({ accountId: account.id, type: 'promoter', subjectId: account.subjectId });
const adminAccount = anAccount({ id: anId('acc', 9), email: 'admin@example.com', passwordHash: 'right' });
const admin = anActor({ accountId: adminAccount.id });
const passwords = {
  hash: async (plain: string) => plain,
  verify: async (hash: string | null, plain: string) => ({ right: hash === plain, outdated: false }),
};
const seals = {
  seal: (boundTo: string, code: string) => `${boundTo}=${code}`,
  matches: (seal: string, boundTo: string, code: string) => seal === `${boundTo}=${code}`,
};

const house = (given: Partial<World> = {}) => {
  const db = fakeUnitOfWork({ accounts: [account, adminAccount], ...given });
  const clock = fixedClock(NOW);
  const ports = fakePorts(db, { clock, passwords, seals });
  const make = makeApiToken(ports);
  const tokenQueries = {
    live: async (id: string): Promise<LiveToken | undefined> => {
      const token = db.stored().apiTokens.find((it) => it.id === id);
      const owner = db.stored().accounts.find((it) => it.id === token?.accountId);
      return token && owner && { token, account: owner, hasFactor: false };
    },
  };
  return {
    ...db,
    ...{ clock, ports },
    make: (change: Partial<Parameters<typeof make>[0]> = {}) =>
      make({ actor, name: 'Timing', scopes: ['results:write'], days: 30, password: 'right', ...change }),
    revoke: revokeApiToken(ports),
    note: noteTokenUse(ports),
    isGood: async (text: string) => (await identifyToken({ ...ports, tokenQueries })({ text })).good,
  };
};

describe('a token', () => {
  test('is given once, and stored as a digest alone', async () => {
    const scene = house();
    const { token, text } = await scene.make();
    const secret = partsOfToken(text)?.secret ?? '';
    expect(text).toBe(`rrr_${token.id}_${secret}`);
    expect(JSON.stringify(scene.stored())).not.toContain(secret);
    expect(await scene.isGood(text)).toBe(true);
    expect(token).toMatchObject({
      ownerType: 'promoter',
      ownerId: account.subjectId,
      expiresAt: '2025-07-10T18:00:00.000Z',
    });
    expect(
      scene.stored().outbox.map(({ kind, recipient, facts }) => [kind, recipient.id, facts['what'], facts['name']]),
    ).toEqual([['api-token-changed', account.id, 'made', 'Timing']]);
    expect(scene.stored().audit).toMatchObject([
      {
        action: 'make-api-token',
        actorId: account.id,
        objectId: token.id,
        detail: { token: 'Timing', ownerType: 'promoter' },
      },
    ]);
  });
  test('needs the password, of which wrong ones are counted', async () => {
    const scene = house();
    for (let n = 1; n < defaultProgram.login.tries; n += 1)
      expect(await refusal(scene.make({ password: 'wrong' }))).toBe('WRONG_PASSWORD');
    expect(await refusal(scene.make({ password: 'wrong' }))).toBe('TOO_MANY_ATTEMPTS');
    expect(await refusal(scene.make())).toBe('TOO_MANY_ATTEMPTS');
    expect(scene.stored().apiTokens).toEqual([]);
  });
  test('has scopes that its owner can give, at least one, and never by proxy', async () => {
    const scene = house();
    const by: Actor = { ...actor, proxyHostId: admin.accountId };
    expect(await refusal(scene.make({ scopes: [] }))).toBe('TOKEN_SCOPES_NOT_VALID');
    expect(await refusal(scene.make({ scopes: ['reports:read'] }))).toBe('TOKEN_SCOPES_NOT_VALID');
    expect(await refusal(scene.make({ actor: admin, scopes: ['results:write'] }))).toBe('TOKEN_SCOPES_NOT_VALID');
    expect(await refusal(scene.make({ actor: by }))).toBe('PROXY_FORBIDDEN');
    expect(await refusal(scene.revoke({ actor: by, tokenId: anId('t0ken') }))).toBe('PROXY_FORBIDDEN');
  });
  test('has a name of its own among the living, of which there are at most 20, also when they are made at once', async () => {
    const scene = house();
    const made = await Promise.all(
      Array.from({ length: MOST_TOKENS + 5 }, (_, n) => refusal(scene.make({ name: `Timing ${n}` }))),
    );
    expect(made.filter((one) => one === 'done')).toHaveLength(MOST_TOKENS);
    expect(made.filter((one) => one === 'TOO_MANY_TOKENS')).toHaveLength(5);
    const [first] = scene.stored().apiTokens;
    await scene.revoke({ actor, tokenId: first?.id ?? '' });
    expect(await refusal(scene.make({ name: 'TIMING 1' }))).toBe('TOKEN_NAME_TAKEN');
    expect(await refusal(scene.make({ name: first?.name ?? '' }))).toBe('done');
    scene.clock.set('2025-07-10T18:00:00.000Z');
    expect(await refusal(scene.make({ name: 'Timing 1' }))).toBe('done');
  });
  test('ends at its time, not before', async () => {
    const scene = house();
    const { text } = await scene.make();
    scene.clock.set('2025-07-10T17:59:59.999Z');
    expect(await scene.isGood(text)).toBe(true);
    scene.clock.set('2025-07-10T18:00:00.000Z');
    expect(await scene.isGood(text)).toBe(false);
  });
  test('notes its use once a minute, and each other network', async () => {
    const scene = house();
    const { token } = await scene.make();
    const use = async (at: string, network: string | null) => {
      scene.clock.set(at);
      await scene.note({ token: scene.stored().apiTokens[0] ?? token, network });
      const [one] = scene.stored().apiTokens;
      return [one?.lastUsedAt, one?.lastNetwork];
    };
    expect(await use('2025-06-10T18:01:00.000Z', '192.0.2.0/24')).toEqual(['2025-06-10T18:01:00.000Z', '192.0.2.0/24']);
    expect(await use('2025-06-10T18:01:59.000Z', '192.0.2.0/24')).toEqual(['2025-06-10T18:01:00.000Z', '192.0.2.0/24']);
    expect(await use('2025-06-10T18:01:59.000Z', null)).toEqual(['2025-06-10T18:01:59.000Z', null]);
    expect(await use('2025-06-10T18:02:59.000Z', null)).toEqual(['2025-06-10T18:02:59.000Z', null]);
  });
});

describe('revoking', () => {
  test('is for the owner and administrators; others learn nothing', async () => {
    const scene = house();
    const [one, two] = [await scene.make(), await scene.make({ name: 'Tablet' })];
    const other = anActor({ accountId: anId('acc', 5), type: 'promoter', subjectId: anId('pr0m', 5) });
    expect(await refusal(scene.revoke({ actor: other, tokenId: one.token.id }))).toBe('NOT_FOUND');
    await scene.revoke({ actor, tokenId: one.token.id });
    await scene.revoke({ actor: admin, tokenId: two.token.id });
    // nothing more happens
    await scene.revoke({ actor: admin, tokenId: two.token.id });
    expect([await scene.isGood(one.text), await scene.isGood(two.text)]).toEqual([false, false]);
    expect(
      scene
        .stored()
        .audit.map(({ action, actorId }) => [action, actorId])
        .slice(2),
    ).toEqual([
      ['revoke-api-token', account.id],
      ['revoke-api-token', admin.accountId],
    ]);
    // the owner hears of what somebody else did
    expect(
      scene
        .stored()
        .outbox.map(({ facts }) => [facts['what'], facts['name']])
        .slice(2),
    ).toEqual([['revoked', 'Tablet']]);
  });
});

describe('an owner', () => {
  const changed = {
    deactivated: { deactivated: true },
    'of another type': { type: 'admin' },
    'of another record': { subjectId: anId('pr0m', 2) },
  } as const;
  test.each(Object.entries(changed))('who is %s takes the token along', async (_what, change) => {
    const scene = house();
    const { text } = await scene.make();
    scene.alter(({ accounts }) => ({
      accounts: accounts.map((one) => (one.id === account.id ? { ...one, ...change } : one)),
    }));
    expect(await scene.isGood(text)).toBe(false);
  });
  test('who is gone takes the token along', async () => {
    const scene = house();
    const { text } = await scene.make();
    await scene.uow.run((tx) => tx.accounts.remove(account.id));
    expect([await scene.isGood(text), scene.stored().apiTokens]).toEqual([false, []]);
  });
  test('who changes the password revokes all tokens, and hears of it', async () => {
    const session = { sessionId: anId('sess'), oldPassword: 'right', newPassword: 'Four tall horses' };
    const scene = house({
      sessions: [
        {
          ...PLAIN_SESSION,
          id: session.sessionId,
          accountId: account.id,
          createdAt: NOW,
          expiresAt: '2025-06-11T06:00:00.000Z',
        },
      ],
    });
    const { text } = await scene.make();
    await changePassword(scene.ports)({ actor, ...session });
    expect([await scene.isGood(text), scene.stored().outbox.at(-1)?.facts['tokens']]).toEqual([false, 1]);
    expect(scene.stored().audit.at(-1)?.detail).toEqual({ tokensRevoked: 1 });
  });
  test('who chooses a new password with a code revokes all tokens', async () => {
    const code = {
      id: anId('c0de'),
      purpose: 'reset-password' as const,
      email: account.email,
      accountId: account.id,
      invited: null,
      seal: `reset-password:${account.id}=123456`,
      tries: 0,
      createdAt: NOW,
      expiresAt: '2025-06-10T18:10:00.000Z',
      usedAt: null,
    };
    const scene = house({ codes: [code] });
    const { text } = await scene.make();
    await resetPassword({ ...scene.ports, seals: { ...seals, matches: () => true } })({
      email: account.email,
      code: '123456',
      password: 'Four tall horses',
    });
    expect(await scene.isGood(text)).toBe(false);
  });
  test('who logs out everywhere revokes all tokens', async () => {
    const scene = house();
    const { text } = await scene.make();
    await signOutEverywhere(scene.ports)({ actor });
    expect(await scene.isGood(text)).toBe(false);
  });
});
