import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FRESH_FACTOR_CALLS, needsFreshFactor, scopesFor, TOKEN_CALLS, TOKEN_SCOPES } from '../access/index.js';
import { anAccount, anActor, anId, plainDigest } from '../testing/index.js';
import {
  type ApiToken,
  digestOfToken,
  isTokenGood,
  newTokenSecret,
  partsOfToken,
  tokenStateOf,
  writtenToken,
} from './index.js';

const NOW = '2025-06-10T18:00:00.000Z';
const account = anAccount({ type: 'promoter', subjectId: anId('pr0m') });
const admin = anActor();
const actor = anActor({ accountId: account.id, type: 'promoter', subjectId: account.subjectId });
const aToken = (n: number): { readonly token: ApiToken; readonly text: string } => {
  const [id, secret] = [anId('t0ken', n), String(n).repeat(52)];
  const token: ApiToken = {
    id,
    accountId: account.id,
    ownerType: 'promoter',
    ownerId: account.subjectId,
    name: `Timing ${n}`,
    scopes: ['results:write'],
    digest: digestOfToken(id, secret, plainDigest),
    createdAt: NOW,
    expiresAt: '2025-07-10T18:00:00.000Z',
    lastUsedAt: null,
    lastNetwork: null,
    revokedAt: null,
  };
  return { token, text: writtenToken(id, secret) };
};

describe('laws', () => {
  const secret = fc.array(fc.nat(31), { minLength: 60, maxLength: 60 }).map((all) => {
    let at = 0;
    return newTokenSecret({ random: () => all[(at += 1) % all.length] ?? 0 });
  });
  const id = fc.integer({ min: 1, max: 99_999 }).map((n) => anId('t0ken', n));

  test('what is written is read, and nothing else is a token', () => {
    fc.assert(
      fc.property(id, secret, (one, its) =>
        expect(partsOfToken(writtenToken(one, its))).toEqual({ id: one, secret: its }),
      ),
    );
    fc.assert(
      fc.property(id, secret, fc.string({ minLength: 1, maxLength: 5 }), (one, its, more) => {
        const text = writtenToken(one, its);
        for (const other of [`${text}${more}`, `${more}${text}`, text.slice(1), text.slice(0, -1), text.toUpperCase()])
          expect(partsOfToken(other)).toBeUndefined();
      }),
    );
  });
  test('only its own secret opens a token, and no copied digest', async () => {
    const [one, two] = [aToken(1), aToken(2)];
    const parts = partsOfToken(one.text);
    fc.assert(
      fc.property(secret, (guess) => {
        fc.pre(guess !== parts?.secret);
        expect(
          isTokenGood({ token: one.token, account, hasFactor: false }, { secret: guess, now: NOW }, plainDigest),
        ).toBe(false);
      }),
    );
    const stolen = { ...two.token, digest: one.token.digest };
    expect(
      isTokenGood({ token: stolen, account, hasFactor: false }, { secret: parts?.secret ?? '', now: NOW }, plainDigest),
    ).toBe(false);
  });
  test('a token that ended does not come back', () => {
    const times = fc.integer({ min: 0, max: 4_000 }).map((n) => new Date(1_750_000_000_000 + n * 1_000).toISOString());
    fc.assert(
      fc.property(times, fc.option(times), times, times, (expiresAt, revokedAt, a, b) => {
        const [first, later] = [a, b].toSorted();
        const token = { expiresAt, revokedAt };
        if (first && later && tokenStateOf(token, first) !== 'active')
          expect(tokenStateOf(token, later)).not.toBe('active');
      }),
    );
  });
  test('no scope reaches what needs a fresh factor, and every type gives only scopes of its own', () => {
    expect([...TOKEN_CALLS].filter((call) => FRESH_FACTOR_CALLS.has(call))).toEqual([]);
    expect([scopesFor('rider'), scopesFor('dealer')]).toEqual([[], []]);
    expect(new Set([...scopesFor('promoter'), ...scopesFor('admin')])).toEqual(new Set(TOKEN_SCOPES));
    expect([
      needsFreshFactor('makeApiToken', actor),
      needsFreshFactor('makeApiToken', admin),
      needsFreshFactor('adjustWallet', actor),
    ]).toEqual([true, true, false]);
  });
});
