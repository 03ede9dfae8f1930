import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { room } from './room.js';

test('shares never hold more than the room, and the last to leave leaves it empty', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(3), fc.nat(60)), { maxLength: 60 }), (acts) => {
      const enter = room(100);
      const shares = [enter(), enter(), enter(), enter()];
      const held = [0, 0, 0, 0];
      for (const [who, bytes] of acts) {
        const fits = held.reduce((a, b) => a + b, 0) + bytes <= 100;
        expect(shares[who]?.take(bytes)).toBe(fits);
        if (fits) held[who] = (held[who] ?? 0) + bytes;
        if (bytes % 7 === 0) {
          shares[who]?.giveBack();
          held[who] = 0;
        }
      }
      for (const share of shares) share.giveBack();
      expect(enter().take(100)).toBe(true);
    }),
  );
});
