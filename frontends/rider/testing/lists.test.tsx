import { expect, test } from '@jest/globals';
import { rowsByHeader } from '@rrr/kit/desk/testing';
import { usd } from '@rrr/kit/pact/examples';
import { award } from '../pact/examples.js';
import { asRider, pagination } from './as-rider.js';

const half = { ...award, currentValue: usd(6000), redeemDate: '2026-03-09T18:00:00.000Z' };

/** What stands under each header: two columns that change places would otherwise still be a sound list. */
test.each([
  [
    '/redemptions?tab=awards',
    {
      Award: '2Rimrock Motocross Round 3450 A · dealer credit',
      Awarded: 'Mar 1st, 2026',
      Status: 'Expires Mar 1st, 2027Last redeemed Mar 9th, 2026',
      Value: '$125.00',
      Remaining: '$60.00',
      'Balance after': '$125.00before: $0.00',
    },
  ],
  [
    '/redemptions?tab=ledger',
    {
      Date: 'Mar 1st, 2026, 10:00 AM',
      Transaction: 'Awarded Rimrock Motocross Round 3, 450 A',
      Amount: '+$125.00',
      Balance: '$125.00',
    },
  ],
  [
    '/redemptions?tab=redemptions',
    {
      Code: '1Z9K4Q',
      Dealer: 'High Desert Cycles',
      Date: 'Apr 2nd, 2026, 12:30 PM',
      Employee: 'Robin Vance',
      Amount: '$40.00',
    },
  ],
  [
    '/events',
    {
      Event: 'Rimrock Motocross Round 4Rimrock Park, Bend, OR',
      Series: 'High Desert Series',
      Date: 'May 9th, 2026',
      Posted: '$425.00',
    },
  ],
  ['/series', { Series: 'High Desert SeriesOR, US', Promoter: 'Rimrock Racing', Events: '1', Bonus: '–' }],
  [
    '/serie/01hq00000000000000000s0001',
    { Event: 'Rimrock Motocross Round 4Rimrock Park, Bend, OR', Date: 'May 9th, 2026', Posted: '$425.00' },
  ],
  ['/categories', { Category: 'Regional motocross', Series: '1' }],
])('at %s, each column shows what its header says', async (path, row) => {
  asRider(path, { riderAwards: { awards: [half], pagination } });
  expect((await rowsByHeader())[0]).toEqual(row);
});

test('a bonus says what it was given for', async () => {
  const bonus = {
    ...award,
    type: 'bonus' as const,
    event: null,
    className: null,
    place: null,
    label: 'High Desert Series 2026 · 450 A · P1',
  };
  asRider('/redemptions?tab=awards', { riderAwards: { awards: [bonus], pagination } });
  expect((await rowsByHeader())[0]).toMatchObject({ Award: 'High Desert Series 2026 · 450 A · P1bonus' });
});
