import type { Screen } from './screen.js';

const tab = (name: string): Screen => ({
  name: `the admin’s rider, ${name}`,
  who: 'admin',
  path: ({ riderId }) => `/auth/admin/rider/${riderId}?tab=${name}`,
});
const page = (name: string): Screen => ({
  name: `the admin’s rider, to ${name}`,
  who: 'admin',
  path: ({ riderId }) => `/auth/admin/rider/${riderId}/${name}`,
});

/** What an administrator does with a rider's record, the cash-out report, and the reports. */
export const adminMoneyScreens: readonly Screen[] = [
  ...['cash', 'bikes', 'documents', 'timecards', 'notes'].map(tab),
  {
    name: 'the admin’s rider, the acts',
    who: 'admin',
    path: ({ riderId }) => `/auth/admin/rider/${riderId}`,
    reach: (item) => item.locator('.desk-page-primary .button.primary').click(),
    dark: true,
  },
  ...['edit', 'adjust', 'redeem'].map(page),
  {
    name: 'two riders, compared',
    who: 'admin',
    path: ({ riderId, undoneRiderId }) => `/auth/admin/rider/${riderId}/merge?with=${undoneRiderId}`,
    reach: (item) => item.locator('.admin-confirm').waitFor(),
    dark: true,
  },
  { name: 'the cash-out report', who: 'admin', path: () => '/auth/admin/cash-out-report', dark: true },
  ...['pay', 'waiting', 'cheques', 'years', 'tax', 'riders'].map((part): Screen => ({
    name: `the cash-out report, ${part}`,
    who: 'admin',
    path: () => `/auth/admin/cash-out-report?tab=${part}`,
  })),
  { name: 'no cheques to print', who: 'admin', path: () => '/auth/admin/cheques/print' },
  { name: 'a payout claim', who: 'admin', path: ({ claimId }) => `/auth/admin/payout-claim/${claimId}` },
  { name: 'the summary report', who: 'admin', path: () => '/auth/admin/summary', dark: true },
  { name: 'market share by month', who: 'admin', path: () => '/auth/admin/market-share-month' },
  { name: 'market share by series', who: 'admin', path: () => '/auth/admin/market-share-series' },
  { name: 'the earnings of riders', who: 'admin', path: () => '/auth/admin/rider-earnings' },
  { name: 'the redemptions of riders', who: 'admin', path: () => '/auth/admin/rider-redemptions' },
  {
    name: 'the redemptions of riders, one by one',
    who: 'admin',
    path: () => '/auth/admin/rider-redemptions?tab=each',
  },
];
