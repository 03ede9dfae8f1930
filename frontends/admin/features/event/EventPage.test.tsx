import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { eventDetail, eventId, riderId } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const [raced] = eventDetail.classes;
const result = raced!.results[0]!;
const withResults = (results: (typeof result)[]) => ({
  getEvent: { event: { ...eventDetail, classes: [{ ...raced!, results }] }, series: null },
});

test('a matched row leads to its rider, and says when it was sent under another name', async () => {
  asAdmin(`/event/${eventId}`, withResults([{ ...result, riderName: 'S. CARTER' }]));
  expect((await screen.findByRole('link', { name: 'Sam Carter' })).getAttribute('href')).toBe(
    `/auth/admin/rider/${riderId}?tab=results`,
  );
  expect(screen.getByText('sent as S. CARTER')).toBeVisible();
  expect(screen.getByText(/Earns \$125\.00/)).toBeVisible();
});

const unknown = (name: string, at: number, code = 'RIDER_UNKNOWN') => ({
  ...result,
  _id: `01hq00000000000000000e${String(at).padStart(4, '0')}`,
  place: at,
  riderName: name,
  rider: null,
  verdict: { earns: null, type: null, reasons: [{ code, detail: `Nobody matches “${name}”.` }] },
});

test('a row that matches nobody says so in a few words, and leads to who may be meant', async () => {
  asAdmin(`/event/${eventId}`, withResults([unknown('Lou Orr', 2)]));
  const link = await screen.findByRole('link', { name: 'Lou Orr' });
  expect(link.getAttribute('href')).toBe(`/auth/admin/event/${eventId}/results/01hq00000000000000000e0002`);
  expect(screen.getByText('Not enrolled')).toBeVisible();
});

test('the reasons of unpaid results are said once each, and one leaves only its results', async () => {
  asAdmin(
    `/event/${eventId}`,
    withResults([result, unknown('Lou Orr', 2), unknown('Pat Lane', 3), unknown('Kim Roy', 4, 'RIDER_FACTORY')]),
  );
  const reasons = within(await screen.findByRole('group', { name: 'Why results earn nothing' }));
  expect(reasons.getAllByRole('button').map((it) => it.textContent)).toEqual([
    'All 4',
    '2 riders are not enrolled',
    '1 factory rider',
  ]);
  fireEvent.click(reasons.getByRole('button', { name: '2 riders are not enrolled' }));
  expect(screen.queryByRole('link', { name: 'Sam Carter' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Pat Lane' })).toBeVisible();
  fireEvent.click(reasons.getByRole('button', { name: 'All 4' }));
  expect(screen.getByRole('link', { name: 'Sam Carter' })).toBeVisible();
});

test('each class is one line with what it paid, what is missing and whether its results are in', async () => {
  const other = { ...raced!, _id: '01hq00000000000000000c0002', name: '250 B', results: [], resultsReceivedAt: null };
  asAdmin(`/event/${eventId}`, {
    getEvent: {
      event: { ...eventDetail, classes: [{ ...raced!, results: [unknown('Lou Orr', 1)] }, other] },
      series: null,
    },
  });
  const [first, second] = within(await screen.findByRole('list', { name: 'Classes' })).getAllByRole('listitem');
  expect(within(first!).getByText('1 rider')).toBeVisible();
  expect(within(first!).getByText('$0.00 of $250.00')).toBeVisible();
  expect(within(first!).getByText('1 paid place earns nothing: 1 rider is not enrolled')).toBeVisible();
  expect(within(first!).getByText('Results in, Mar 1st, 2026')).toBeVisible();
  expect(within(second!).getByText('Results overdue since Apr 14th, 2026')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Lou Orr' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '450 A' }));
  expect(await screen.findByRole('link', { name: 'Lou Orr' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Close all' }));
  expect(screen.queryByRole('link', { name: 'Lou Orr' })).toBeNull();
});

test('the address says which classes are open, and a class of many results has pages', async () => {
  const many = Array.from({ length: 106 }, (_, at) => unknown(`Rider ${at + 1}`, at + 1));
  const other = { ...raced!, _id: '01hq00000000000000000c0002', name: '250 B' };
  asAdmin(`/event/${eventId}?class=${raced!._id}`, {
    getEvent: { event: { ...eventDetail, classes: [{ ...raced!, results: many }, other] }, series: null },
  });
  expect(await screen.findByRole('link', { name: 'Rider 100' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Rider 101' })).toBeNull();
  expect(screen.getByRole('button', { name: '250 B' }).getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(screen.getByRole('button', { name: /Next/ }));
  expect(screen.getByRole('link', { name: 'Rider 106' })).toBeVisible();
});

test('a row that was not matched says so when its verdict does not', async () => {
  asAdmin(`/event/${eventId}`, withResults([{ ...result, riderName: 'Lou Orr', rider: null, verdict: null }]));
  expect(await screen.findByText('Not matched to a rider')).toBeVisible();
});

test('a class without results waits', async () => {
  asAdmin(`/event/${eventId}`, {
    getEvent: {
      event: { ...eventDetail, classes: [{ ...raced!, results: [], resultsReceivedAt: null, entrants: 12 }] },
      series: null,
    },
  });
  expect(await screen.findByText('Results overdue since Apr 14th, 2026')).toBeVisible();
  expect(screen.getByText('12 starters stated')).toBeVisible();
});

test('a link of the venue that is no web address is only text', async () => {
  asAdmin(`/event/${eventId}`, {
    getEvent: { event: { ...eventDetail, venueWebsite: 'javascript:alert(1)' }, series: null },
  });
  expect(await screen.findByText(/Rimrock Park/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Rimrock Park/ })).toBeNull();
});

test('the list asks for what the address says, and for current events first', async () => {
  const { host } = asAdmin('/events?query=rim&sort=title&page=2');
  await screen.findByRole('link', { name: 'Rimrock Motocross Round 3' });
  expect(asked(host, 'roleEvents')[0]?.query).toEqual({
    status: 'current',
    query: 'rim',
    sortBy: 'title',
    sort: 'ascending',
    page: 2,
    limit: 25,
  });
});
