import { expect, test } from '@jest/globals';
import { rowsByHeader } from '@rrr/kit/desk/testing';
import { atTheCounter } from './at-the-counter.js';
import { due, firstPage, listed, redemption, refund, revoked } from './examples.js';

const answers = {
  listRedemptions: { creditRedemptions: [redemption], pagination: firstPage },
  listRefundsDue: { creditRedemptions: [due], pagination: firstPage },
  listRefunds: { refunds: [refund], pagination: firstPage },
  listRevoked: { revokedRedemptions: [revoked], pagination: firstPage },
  searchRiders: { riders: [listed], pagination: firstPage },
};
const redeemed = {
  Code: '1Z9K4Q',
  Rider: 'Sam Carter',
  Time: 'Apr 2nd, 2026, 12:30 PM',
  Employee: 'Robin Vance',
  Amount: '$40.00',
};

/** What stands under each header: two columns that change places would otherwise still be a sound list. */
test.each([
  ['/redemptions', { ...redeemed, Status: 'Redeemed', Actions: 'Undo' }],
  ['/redemptions?tab=due', { ...redeemed, Due: 'May 2nd, 2026' }],
  [
    '/redemptions?tab=refunded',
    {
      Code: '1Z9K4Q',
      Rider: 'Sam Carter',
      'Refunded on': 'Apr 20th, 2026',
      'Refunded by': 'Ada Moreau',
      Status: 'Refunded to you',
      Amount: '$40.00',
    },
  ],
  [
    '/redemptions?tab=undone',
    { ...redeemed, Status: 'UndoneHigh Desert Cycles, Apr 2nd, 2026, 12:45 PM: Wrong amount' },
  ],
  ['/riders', { Rider: 'Sam CarterBend, OR', 'AMA number': '1200345', Bikes: '2025 KTM 450 SX-F' }],
  [
    '/profile/logins',
    {
      Name: 'Robin Vance',
      'E-mail': 'robin@example.com',
      Language: 'English',
      Status: 'Can log in',
      Actions: 'Remove',
    },
  ],
])('at %s, each column shows what its header says', async (path, row) => {
  atTheCounter(path, { answers });
  expect((await rowsByHeader())[0]).toEqual(row);
});
