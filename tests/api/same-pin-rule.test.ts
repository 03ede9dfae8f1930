import { expect, test } from '@jest/globals';
import { acceptPin } from '@rrr/core/riders';
import { isGuessablePin } from '../../frontends/kit/base/fields/guessable-pin.js';

const refused = (pin: string): boolean => {
  try {
    acceptPin(pin, '1994-05-06');
    return false;
  } catch {
    return true;
  }
};

test('a PIN is refused on screen when the server refuses it, and only then', () => {
  const pins = Array.from({ length: 10_000 }, (_, n) => String(n).padStart(4, '0'));
  expect(pins.filter((pin) => isGuessablePin(pin, '1994'))).toEqual(pins.filter(refused));
});
