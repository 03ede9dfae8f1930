import { expect, test } from '@jest/globals';
import { acceptPin } from '@rrr/core/riders';
import { pinFault } from '../../frontends/kit/base/fields/pin-fault.js';

const refusal = (pin: string): unknown => {
  try {
    acceptPin(pin, '1994-05-06');
    return undefined;
  } catch (error) {
    return (error as { detail: { why: string } }).detail.why;
  }
};

test('a PIN is refused on screen when the server refuses it, for the same reason, and only then', () => {
  const pins = Array.from({ length: 10_000 }, (_, n) => String(n).padStart(4, '0'));
  expect(pins.map((pin) => pinFault(pin, '1994'))).toEqual(pins.map(refusal));
});
