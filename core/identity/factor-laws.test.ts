import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { plusSeconds } from '../shared/index.js';
import { isIdle, lockAfter, newRecoveryCodes, stepOf, usableSteps } from './index.js';

const NOW = '2025-06-10T18:00:00.000Z';

describe('laws', () => {
  const instant = fc
    .integer({ min: Date.parse('2024-01-01'), max: Date.parse('2036-01-01') })
    .map((it) => new Date(it).toISOString());
  test('a used step and those before are never usable again, and at most three are', () =>
    fc.assert(
      fc.property(instant, fc.integer({ min: -5, max: 5 }), (at, off) => {
        const used = stepOf(at) + off;
        const usable = usableSteps(at, used);
        expect(usable.every((it) => it > used && Math.abs(it - stepOf(at)) <= 1)).toBe(true);
        expect(usable.length).toBe(Math.max(0, Math.min(3, 1 - off)));
      }),
    ));
  test('locks never get shorter, and last a day at most', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 20 }), (n, tries) => {
        const program = { login: { tries, lockMinutes: 15 } };
        const [now, next] = [lockAfter(n * tries, NOW, program), lockAfter((n + 1) * tries, NOW, program)];
        expect(now !== null && next !== null && now <= next && next <= plusSeconds(NOW, 86_400)).toBe(true);
        if (tries > 1) expect(lockAfter(n * tries + 1, NOW, program)).toBeNull();
      }),
    ));
  test('a session is idle after its minutes without use, by type', () => {
    const minutes = { idleMinutes: { admin: 30, dealer: 60, rider: 60, promoter: 60 } };
    const used = { lastSeenAt: NOW };
    expect([
      isIdle(used, { type: 'admin' }, '2025-06-10T18:29:59.999Z', minutes),
      isIdle(used, { type: 'admin' }, '2025-06-10T18:30:00.000Z', minutes),
      isIdle(used, { type: 'rider' }, '2025-06-10T18:59:59.999Z', minutes),
      isIdle(used, { type: 'rider' }, '2025-06-10T19:00:00.000Z', minutes),
      isIdle({ lastSeenAt: null }, { type: 'admin' }, '2030-01-01T00:00:00.000Z', minutes),
    ]).toEqual([false, true, false, true, false]);
  });
  test('recovery codes have the shown form and no letter that is easily confused', () => {
    let n = 0;
    for (const code of newRecoveryCodes({ random: (below) => (n += 13) % below }))
      expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
  });
});
