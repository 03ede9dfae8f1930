import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { eventId, recentEvent, riderId, usd } from '../../pact/examples.js';
import { asAdmin, asked, waits } from '../../testing/as-admin.js';

const user = person();
const year = new Date().getFullYear();
const period = { startDate: `${year}-01-01`, endDate: `${year}-12-31` };

test('the search box leads to the list of riders', async () => {
  const { router } = asAdmin();
  await user.type(await screen.findByLabelText('Find a rider'), ' sam & co {Enter}');
  expect(router.state.location.pathname + router.state.location.search).toBe('/auth/admin/riders?query=sam+%26+co');
});

test('what waits comes first: what is past its limit, then the oldest, each leading to its place', async () => {
  const claims = { count: 4, since: '2026-01-01', days: 90 };
  const late = { count: 3, since: '2026-02-01', days: 55, limitDays: 45 };
  asAdmin('', { getWaiting: waits({ claims, late }) });
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for a decision' }));
  expect(await waiting.findByText('7')).toBeVisible();
  expect(waiting.getByText('3 are past their limit, the oldest by 10 days.')).toBeVisible();
  const [next, first] = waiting.getAllByRole('link');
  expect([next?.textContent, next?.getAttribute('href')]).toEqual([
    'Decide the next one',
    '/auth/admin/inbox?group=late',
  ]);
  expect(first?.textContent).toBe('3Late results55 dayslimit 45 days');
  expect(waiting.getByRole('link', { name: /Claims of results/ }).getAttribute('href')).toBe(
    '/auth/admin/inbox?group=claims',
  );
});

test('the sidebar says how much waits in the inbox', async () => {
  asAdmin('/riders', { getWaiting: waits({ claims: { count: 4, since: '2026-01-01', days: 90 } }) });
  expect(await screen.findByRole('link', { name: /Inbox.*4 wait for a decision/ })).toBeVisible();
});

test('a page that opens after its frame does not count what waits once more', async () => {
  const { host, router } = asAdmin('/riders', { getWaiting: waits({ claims: { count: 4 } }) });
  await screen.findByRole('link', { name: /Inbox.*4 wait for a decision/ });
  await act(() => router.navigate('/auth/admin'));
  await screen.findByRole('region', { name: 'Waiting for a decision' });
  expect(asked(host, 'getWaiting')).toHaveLength(1);
});

test('with nothing open, the dashboard says so', async () => {
  asAdmin('', {}, 'fr');
  expect(await screen.findByText('Rien n’attend de décision.')).toBeVisible();
});

test('earned against redeemed, paid out or lapsed: the chart has a table that says the same', async () => {
  const months = [
    {
      month: '2026-03',
      claims: 1,
      gross: usd(2000),
      withheld: usd(0),
      net: usd(2000),
      sent: usd(2000),
      sentClaims: 1,
      pending: usd(0),
    },
  ];
  const none = { amount: usd(0), count: 0 };
  const gone = { reversed: none, corrected: none, adjusted: none, paid: none, unpaid: none };
  const expired = { amount: usd(-500), count: 1 };
  asAdmin('', {
    payoutMonths: { ...period, months },
    movements: { ...period, months: [{ month: '2026-03', expired, ...gone }] },
  });
  const table = within(await screen.findByRole('table', { name: `Awards issued in ${year}` }));
  expect(table.getByRole('row', { name: /Mar/ }).textContent).toBe('Mar$465.00$65.00$400.00');
  expect(
    screen.getByText(/Riders earned \$465.00. \$65.00 was redeemed, paid out or lapsed; \$400.00 is still owed./),
  ).toBeVisible();
});

test('the year and the currency are the address, and everything is asked for them', async () => {
  const { host, router } = asAdmin();
  await user.click(await screen.findByRole('button', { name: 'EUR' }));
  expect(await screen.findByText(`Nothing was earned or redeemed in EUR in ${year}.`)).toBeVisible();
  expect(asked(host, 'getSummary').map((it) => it.query)).toEqual([
    { currency: 'USD', ...period },
    { currency: 'EUR', ...period },
  ]);
  await user.selectOptions(screen.getByLabelText('Year'), String(year - 1));
  expect(router.state.location.search).toBe(`?currency=EUR&year=${year - 1}`);
  expect(await screen.findByText(`Top dealers ${year - 1}`)).toBeVisible();
  expect(asked(host, 'topProRiders').at(-1)?.query).toEqual({ year: year - 1, currency: 'EUR', limit: 5 });
  expect(asked(host, 'marketShareMonth').at(-1)?.query).toEqual({
    startDate: `${year - 1}-01-01`,
    endDate: `${year - 1}-12-31`,
  });
});

test('the first riders, dealers and events lead to their pages, and each list to all of it', async () => {
  const rider = { _id: riderId, fullName: 'Sam Carter', hometown: 'Bend', state: 'OR', amount: usd(48500), count: 3 };
  const dealer = { _id: '01hq00000000000000000f0001', name: 'High Desert Cycles', city: 'Bend', state: 'OR' };
  asAdmin('', {
    topProRiders: { year, riders: [rider] },
    proRiderStats: { ...period, riders: 12, awards: 30, total: usd(485000), months: [] },
    topDealers: { year, dealers: [{ ...dealer, amount: usd(9000), count: 2 }] },
    recentEvents: { events: [recentEvent] },
  });
  const pros = within(await screen.findByRole('region', { name: `Top pro riders ${year}` }));
  expect((await pros.findByRole('link', { name: 'Sam Carter' })).getAttribute('href')).toBe(
    `/auth/admin/rider/${riderId}?tab=awards`,
  );
  expect(await pros.findByText('12 riders earned $4,850.00 in 30 awards.')).toBeVisible();
  expect(pros.getByRole('link', { name: 'All riders' }).getAttribute('href')).toBe(
    `/auth/admin/rider-earnings?group=pro&currency=USD&year=${year}`,
  );
  expect((await screen.findByRole('link', { name: 'High Desert Cycles' })).getAttribute('href')).toBe(
    `/auth/admin/dealer/${dealer._id}`,
  );
  expect((await screen.findByRole('link', { name: recentEvent.title })).getAttribute('href')).toBe(
    `/auth/admin/event/${eventId}`,
  );
});

test('a recent event says what its results still need, or how many awards they gave', async () => {
  const event = { ...recentEvent, classCount: 2, classesWithResults: 2, earned: { amount: usd(12500), count: 3 } };
  const none = { amount: usd(0), count: 0 };
  asAdmin('', {
    recentEvents: {
      events: [
        { ...event, _id: '01hq00000000000000000e0001', title: 'Whole' },
        { ...event, _id: '01hq00000000000000000e0002', title: 'Partly', classesWithResults: 1, unmatched: 2 },
        { ...event, _id: '01hq00000000000000000e0003', title: 'Unknown', unmatched: 2 },
        { ...event, _id: '01hq00000000000000000e0004', title: 'Unpaid', paying: false, earned: none },
        {
          ...event,
          _id: '01hq00000000000000000e0005',
          title: 'Bare',
          classCount: 0,
          classesWithResults: 0,
          earned: none,
        },
      ],
    },
  });
  const recent = within(await screen.findByRole('region', { name: 'Recent events' }));
  await recent.findByText('Whole');
  expect(recent.getAllByRole('listitem').map((it) => it.textContent?.replace(/^.*OR/, ''))).toEqual([
    '$125.003 awards',
    '$125.00Results due',
    '$125.002 unmatched',
    '$0.00No payouts',
    '$0.00No classes',
  ]);
});

test('a program without events says what it begins with, and leads there', async () => {
  asAdmin();
  const first = await screen.findByRole('link', { name: 'An event with its classes' });
  expect(first.getAttribute('href')).toBe('/auth/admin/event/new');
  expect(within(first.closest('ol')!).getAllByRole('listitem')).toHaveLength(6);
});

test('a widget that does not load leaves the others', async () => {
  asAdmin('', { topDealers: refusal(500, 'INTERNAL', 'It did not work.') });
  const dealers = within(await screen.findByRole('region', { name: `Top dealers ${year}` }));
  expect(await dealers.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect((await screen.findAllByText('$465.00')).length).toBeGreaterThan(0);
});

test('the sidebar has the screens that exist, in French too', async () => {
  asAdmin('', {}, 'fr');
  const menu = await screen.findByRole('navigation', { name: 'Navigation principale' });
  await user.click(within(menu).getByRole('button', { name: 'Concessionnaires' }));
  expect([...menu.querySelectorAll('a')].map((it) => it.getAttribute('href'))).toEqual(
    expect.arrayContaining([
      '/fr/auth/admin',
      '/fr/auth/admin/riders',
      '/fr/auth/admin/events',
      '/fr/auth/admin/dealers',
      '/fr/auth/admin/inbox',
    ]),
  );
});
