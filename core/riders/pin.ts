import { PinNotValid } from './refusals.js';

/** Checks that a PIN has 4 digits (requirements §5). @throws PinNotValid */
export const acceptPin = (pin: string): void => {
  if (!/^[0-9]{4}$/.test(pin)) throw new PinNotValid();
};
