import { expect, test } from '@jest/globals';
import type { Award } from '@rrr/contract';
import { award } from '../../pact/examples.js';
import { lotsOf } from './lots.js';

const of = (_id: string, over: Partial<Award>): Award => ({ ...award, _id, ...over });

test('what can be spent first, by the day it expires; cash and what is gone apart', () => {
  const lots = lotsOf([
    of('never', { type: 'bonus', expireDate: null }),
    of('spent', { status: 'spent' }),
    of('later', { expireDate: '2027-08-01' }),
    of('owed', { type: 'cash', status: 'earned', expireDate: null }),
    of('soon', { expireDate: '2027-01-01' }),
    of('lapsed', { status: 'expired' }),
    of('back', { status: 'reversed' }),
    of('out', { type: 'cash', status: 'funded', expireDate: null }),
  ]);
  const ids = (awards: readonly Award[]) => awards.map((it) => it._id);
  expect(ids(lots.toSpend)).toEqual(['soon', 'later', 'never']);
  expect(ids(lots.cash)).toEqual(['owed', 'out']);
  expect(ids(lots.gone)).toEqual(['spent', 'lapsed', 'back']);
});
