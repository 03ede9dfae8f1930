import { expect, test } from '@jest/globals';
import { adjustmentIn, type Adjustment } from './adjustment.js';

const empty: Adjustment = {
  direction: 'add',
  book: 'credit',
  currency: 'USD',
  amount: null,
  expireDate: '',
  reason: '',
};
const of = (address: string) => adjustmentIn(new URLSearchParams(address), empty, ['USD', 'CAD']);

test('an address begins an adjustment', () =>
  expect(of('direction=deduct&amount=2500&currency=CAD&reason=Overpaid')).toEqual({
    ...empty,
    direction: 'deduct',
    amount: 2500,
    currency: 'CAD',
    reason: 'Overpaid',
  }));

test.each(['', 'amount=-5&currency=XXX', 'amount=1e9&direction=sideways', 'amount=0'])(
  'what "%s" says wrongly stays as it is',
  (address) => expect(of(address)).toEqual(empty),
);
