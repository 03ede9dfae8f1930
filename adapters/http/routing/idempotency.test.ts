import { describe, expect, test } from '@jest/globals';
import type { Actor } from '@rrr/core/access';
import { createHash } from 'node:crypto';
import { fingerprints, idempotencyKey } from './idempotency.js';

const dealer: Actor = {
  accountId: 'account',
  type: 'dealer',
  subjectId: 'red-mesa',
  proxyHostId: null,
  name: 'Dana Cole',
};
const body = { riderId: 'rider', amount: 1, pin: '4719' };
const asked = { endpointId: 'redeem', params: { role: 'dealer' }, query: undefined, body, files: undefined };
const fingerprint = fingerprints(Buffer.alloc(32, 7));

describe('a fingerprint', () => {
  test('is the same for the same asked again by the same one', () => {
    expect(fingerprint({ ...dealer, name: 'Dana C.' }, { ...asked, body: { ...body } })).toBe(
      fingerprint(dealer, asked),
    );
  });
  test.each<readonly [string, Actor, typeof asked]>([
    ['another PIN', dealer, { ...asked, body: { ...body, pin: '2581' } }],
    ['another call', dealer, { ...asked, endpointId: 'undo' }],
    [
      'an admin’s login that acts for another record, which has none of its own',
      { ...dealer, subjectId: 'blue-mesa' },
      asked,
    ],
    ['the same record’s name under another type', { ...dealer, type: 'promoter' }, asked],
  ])('is another for %s', (_what, actor, other) =>
    expect(fingerprint(actor, other)).not.toBe(fingerprint(dealer, asked)),
  );
  test('of a file counts its bytes', () => {
    const of = (bytes: string) =>
      fingerprint(dealer, { ...asked, files: { file: { name: 'a.csv', bytes: Buffer.from(bytes) } } } as never);
    expect(of('a')).not.toBe(of('b'));
  });
  test('tells no PIN to who has the table and not the key', () => {
    const stored = fingerprint(dealer, asked);
    const guesses = Array.from({ length: 10_000 }, (_, n) => ({
      ...asked,
      body: { ...body, pin: String(n).padStart(4, '0') },
    }));
    const bare = ({ endpointId, params, body: sent }: typeof asked) =>
      createHash('sha256')
        .update(JSON.stringify([endpointId, params, null, sent]))
        .digest('hex');
    const otherKey = fingerprints(Buffer.alloc(32, 8));
    expect(guesses.filter((it) => bare(it) === stored || otherKey(dealer, it) === stored)).toEqual([]);
    expect(guesses.filter((it) => fingerprint(dealer, it) === stored)).toHaveLength(1);
  });
});

test.each([
  [undefined, 'IDEMPOTENCY_KEY_MISSING'],
  ['', 'IDEMPOTENCY_KEY_MISSING'],
  ['short', 'IDEMPOTENCY_KEY_NOT_VALID'],
  ['with a space', 'IDEMPOTENCY_KEY_NOT_VALID'],
])('a key of %p is refused', (header, code) => {
  expect(() => idempotencyKey(header, dealer, asked, fingerprint, new AbortController().signal)).toThrow(
    expect.objectContaining({ code }),
  );
});
