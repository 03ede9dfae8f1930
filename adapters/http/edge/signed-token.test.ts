import { expect, test } from '@jest/globals';
import { sessionTokens } from './session-token.js';

const [older, newer] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const [now, later] = [new Date('2026-11-25T12:00:00Z'), new Date('2026-11-25T13:00:00Z')];

test('a session that an older key signed stays valid after a newer key is put first, until the older one is removed', async () => {
  const before = await sessionTokens(older).sign('session', later);
  const rotated = sessionTokens(newer, older);
  expect(await rotated.read(before, now)).toBe('session');
  const after = await rotated.sign('session', later);
  expect(await sessionTokens(newer).read(after, now)).toBe('session');
  expect([await sessionTokens(newer).read(before, now), await sessionTokens(older).read(after, now)]).toEqual([
    undefined,
    undefined,
  ]);
});
