import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { pagination, riderId, usd } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';
import { onPhone } from '../../testing/on-phone.js';

const user = person();
const summary = {
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  available: usd(42500),
  earned: usd(46500),
  earnedByType: {
    credit: { amount: usd(40000), count: 3 },
    bonus: { amount: usd(0), count: 0 },
    cash: { amount: usd(6500), count: 1 },
  },
  redeemed: usd(4000),
  redemptionRate: 0.086,
  earnRate: 0.5,
  riders: 2,
  ridersWithAward: 1,
  events: 1,
  awards: 4,
  redemptions: 1,
  categoriesEarned: [],
  withoutCategory: { amount: usd(0), count: 0 },
  months: [{ month: '2026-03', earned: usd(46500), redeemed: usd(4000) }],
};
const share = { ours: 3, total: 4, share: 0.75, brands: [{ brand: 'KTM', results: 3, share: 0.75 }] };
const period = { startDate: '2026-01-01', endDate: '2026-12-31' };
const earner = {
  _id: riderId,
  fullName: 'Sam Carter',
  hometown: 'Bend',
  state: 'OR',
  earned: usd(12500),
  awards: 1,
  credit: usd(12500),
  bonus: usd(0),
  cash: usd(0),
};

test('the summary is asked for the period of the address; a month leads to its own days', async () => {
  const { host } = asAdmin('/summary?startDate=2026-01-01&endDate=2026-12-31', { getSummary: summary });
  expect(await screen.findByRole('region', { name: 'Earned' })).toBeVisible();
  const [month] = screen.getAllByRole('link', { name: 'March 2026' });
  expect(month?.getAttribute('href')).toBe('/auth/admin/summary?currency=USD&startDate=2026-03-01&endDate=2026-03-31');
  expect(screen.getByRole('link', { name: 'Cash' }).getAttribute('href')).toBe(
    '/auth/admin/rider-earnings?group=pro&currency=USD&year=2026',
  );
  expect(asked(host, 'getSummary')).toEqual([{ query: { currency: 'USD', ...period } }]);
});

test('the summary also tells what else moved balances, month by month', async () => {
  const none = { amount: usd(0), count: 0 };
  const march = { expired: { amount: usd(-1500), count: 2 }, reversed: none, corrected: none, adjusted: none };
  const months = [{ month: '2026-03', ...march, paid: none, unpaid: none }];
  asAdmin('/summary', { getSummary: summary, movements: { ...period, months } });
  const moved = await screen.findByRole('group', { name: 'Other movements' });
  expect(moved.textContent).toContain('$15.00');
  expect(moved.textContent).toMatch(/Lapsed.*Taken from balances/);
});

test('the days of the current year stand in the bar; half a period asks for that year until the other day is given', async () => {
  const { host, router } = asAdmin('/summary', { getSummary: summary });
  const [from, to] = [await screen.findByLabelText('From'), screen.getByLabelText('To')] as HTMLInputElement[];
  const year = new Date().getFullYear();
  expect([from!.value, to!.value]).toEqual([`${year}-01-01`, `${year}-12-31`]);
  fireEvent.change(from!, { target: { value: '' } });
  expect(await screen.findByText(/Give both days/)).toBeVisible();
  expect(asked(host, 'getSummary')).toHaveLength(1);
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-02-28' } });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-02-01' } });
  await waitFor(() => expect(asked(host, 'getSummary')).toHaveLength(2));
  expect(router.state.location.search).toBe('?endDate=2026-02-28&startDate=2026-02-01');
});

test('a lost answer can be asked for again', async () => {
  const answers = [refusal(0, 'NETWORK', 'No answer'), summary];
  asAdmin('/summary', { getSummary: () => answers.shift() });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Earned' })).toBeVisible();
});

test('market share of a month leads to its series', async () => {
  asAdmin('/market-share-month', { marketShareMonth: { ...period, months: [{ month: '2026-03', ...share }] } });
  const links = await screen.findAllByRole('link', { name: 'March 2026' });
  expect(links[0]?.getAttribute('href')).toBe(
    '/auth/admin/market-share-series?startDate=2026-03-01&endDate=2026-03-31',
  );
  expect(screen.getAllByText('3 of 4 results with a known brand: 75%.')).toHaveLength(1);
});

test(
  'on a phone a share stands beside its name, over what it was counted from and its brands',
  onPhone(async () => {
    asAdmin('/market-share-month', { marketShareMonth: { ...period, months: [{ month: '2026-03', ...share }] } });
    const rows = await screen.findByRole('list', { name: 'By month' });
    expect(rows.textContent).toMatch(/March 2026.*75%.*3 of 4 results.*KTM 75% \(3\)/);
  }),
);

test('market share by series of the period in the address', async () => {
  const { host } = asAdmin('/market-share-series?startDate=2026-03-01&endDate=2026-03-31', {
    marketShareSeries: {
      ...period,
      series: [{ _id: riderId, name: 'High Desert Series', ...share }],
      withoutSeries: { ...share, ours: 1, total: 6 },
    },
  });
  expect((await screen.findByRole('link', { name: 'High Desert Series' })).getAttribute('href')).toBe(
    `/auth/admin/serie/${riderId}`,
  );
  expect(asked(host, 'marketShareSeries')[0]?.query).toEqual({ startDate: '2026-03-01', endDate: '2026-03-31' });
  // the lines add up to the months
  expect(screen.getByText('No series')).toBeVisible();
  expect(screen.getAllByText('4 of 10 results with a known brand: 40%.').length).toBeGreaterThan(0);
  const drawn = within(screen.getByRole('region', { name: 'Share by series' }));
  expect(drawn.getByText('The series with the most results.')).toBeVisible();
  expect(drawn.getByRole('row', { name: 'High Desert Series 75%' })).toBeVisible();
});

test('earnings of pros show cash; a rider leads to the awards behind the figure', async () => {
  const { host } = asAdmin('/rider-earnings?group=pro&year=2025', {
    reportEarnings: { year: 2026, riders: [earner], pagination },
  });
  expect((await screen.findByRole('link', { name: 'Sam Carter' })).getAttribute('href')).toBe(
    `/auth/admin/rider/${riderId}?tab=awards`,
  );
  expect(screen.getByRole('columnheader', { name: 'Cash' })).toBeVisible();
  expect(asked(host, 'reportEarnings')[0]?.query).toMatchObject({ group: 'pro', year: 2025, currency: 'USD' });
});

const given = { issued: usd(47000), takenBack: usd(500), earned: usd(46500) };
const carter = { _id: riderId, fullName: 'Sam Carter', hometown: 'Bend', state: 'OR' };
test('redemptions by rider lead to the redemptions behind the figure', async () => {
  const { host } = asAdmin('/rider-redemptions?year=2025', {
    reportRedemptions: {
      year: 2026,
      riders: [{ ...carter, ...given, redeemed: usd(4000), redemptions: 1 }],
      pagination,
    },
  });
  expect((await screen.findByRole('link', { name: 'Sam Carter' })).getAttribute('href')).toBe(
    `/auth/admin/rider/${riderId}?tab=redemptions`,
  );
  expect(asked(host, 'reportRedemptions')[0]?.query).toMatchObject({ year: 2025, currency: 'USD', page: 1 });
});

test(
  'on a phone redemptions by rider also tell what was earned',
  onPhone(async () => {
    const redeemer = { ...carter, ...given, redeemed: usd(4000), redemptions: 1 };
    asAdmin('/rider-redemptions', { reportRedemptions: { year: 2026, riders: [redeemer], pagination } });
    const rows = await screen.findByRole('list', { name: 'By rider' });
    expect(rows.textContent).toMatch(
      /Sam Carter.*\$40\.00.*Issued, all years \$470\.00.*Taken back, all years \$5\.00.*Earned, all years \$465\.00/,
    );
  }),
);

test('a figure of the summary leads to its rows, one by one', async () => {
  const { host } = asAdmin('/summary?startDate=2026-01-01&endDate=2026-12-31', { getSummary: summary });
  // redemptions, then events
  const [redeemed] = await screen.findAllByRole('link', { name: '1' });
  expect(redeemed?.getAttribute('href')).toBe(
    '/auth/admin/rider-redemptions?tab=each&currency=USD&afterDate=2026-01-01&beforeDate=2026-12-31',
  );
  await user.click(redeemed!);
  await waitFor(() =>
    expect(asked(host, 'listRedemptions').at(-1)?.query).toEqual({
      currency: 'USD',
      afterDate: '2026-01-01',
      beforeDate: '2026-12-31',
      page: 1,
      limit: 25,
    }),
  );
});
