import { expect, test } from '@jest/globals';
import { rowsByHeader } from '@rrr/kit/desk/testing';
import { approval, award, pagination, riderId, usd } from '../pact/examples.js';
import { heldAward } from '../pact/held-examples.js';
import { dealer, due } from '../pact/partner-examples.js';
import { asAdmin } from './as-admin.js';

const overpaid = { ...award, rider: { _id: riderId, fullName: 'Sam Carter' }, overpaid: usd(4000), setAside: null };

interface List {
  path: string;
  answers?: object;
  row: Record<string, string>;
}
/** What stands under each header: two columns that change places would otherwise still be a sound list. */
const LISTS: Record<string, List> = {
  riders: {
    path: '/riders',
    row: {
      Rider: 'Sam Carter',
      From: 'Bend, OR',
      'E-mail': 'rider@example.com',
      AMA: '1200345',
      Bikes: '2025 450 SX-F · Verified',
      Balance: '$425.00',
    },
  },
  dealers: {
    path: '/dealers',
    answers: { listDealers: { dealers: [dealer], pagination } },
    row: {
      Dealer: 'High Desert Cycles',
      'Dealer number': '40217',
      Location: 'Bend, OR',
      Phone: '(541) 555-0140',
      'E-mail': 'dealer@example.com',
      Currency: 'USD',
    },
  },
  'refunds that are due': {
    path: '/dealer-refunds',
    answers: {
      listRefundsDue: { creditRedemptions: [due], pagination },
      refundsDueTotals: { totals: [] },
      listRefunds: { refunds: [], pagination },
    },
    row: {
      Code: '1Z9K4Q',
      Dealer: 'High Desert Cycles',
      Rider: 'Sam Carter',
      Redeemed: '4/02/2026',
      Due: '5/02/2026',
      Amount: '$40.00',
      Actions: 'Refund',
    },
  },
  'overpaid awards': {
    path: '/overpaid-awards',
    answers: { overpaidAwards: { awards: [overpaid], pagination } },
    row: {
      Rider: 'Sam Carter',
      Event: 'Rimrock Motocross Round 3450 A',
      'Worth now': '$125.00',
      'Spent beyond it': '$40.00',
    },
  },
  'held awards': {
    path: '/held-awards',
    answers: { heldAwards: { awards: [heldAward], pagination } },
    row: {
      Rider: 'Sam CarterEnrolled Mar 2nd, 2026',
      Event: 'Rimrock Motocross Round 3450 A · 2nd',
      'Why it is checked': 'The rider enrolled after the race.',
      'VIN verified': 'None',
      'Other results': '0',
      Amount: '$125.00',
    },
  },
  approvals: {
    path: '/approvals',
    answers: { listApprovals: { approvals: [approval], pagination } },
    row: {
      About: 'Rimrock Motocross Round 3Purse or dates of an event',
      Change: '$250.00 → $500.00',
      'Asked by': 'Jo Hale, Mar 1st, 2026, 10:00 AMA sponsor joined',
      Status: 'Waiting',
      Decided: 'Expires on Mar 31st, 2126',
    },
  },
  claims: {
    path: '/cash-out-report',
    row: {
      Rider: 'Sam CarterReward link',
      Gross: '$125.00',
      Withheld: '$0.00',
      Net: '$125.00',
      Due: '5/02/2026',
      Status: 'Pending',
    },
  },
  events: {
    path: '/events',
    row: {
      Event: 'Rimrock Motocross Round 3Bend, OR',
      'Datesorted, highest first': '2/28/2026',
      Series: 'High Desert Series',
      Classes: '1',
      Results: 'All in',
      Purse: '$375.00posted',
    },
  },
};

test.each(Object.entries(LISTS))('of %s, each column shows what its header says', async (_, { path, answers, row }) => {
  asAdmin(path, { ...answers });
  expect((await rowsByHeader())[0]).toEqual(row);
});
