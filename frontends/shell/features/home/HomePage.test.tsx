import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { renderShell } from '../../testing/render-shell.js';
import { HomePage } from './HomePage.js';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const bikes = [
  { make: 'KTM', model: '450 SX-F', year: 2025, eligible: true },
  { make: 'KTM', model: '300 XC', year: 2022, eligible: false },
];
const places = (earns: boolean) =>
  [120_000, 80_000].map((amount, at) => ({
    place: at + 1,
    amount: usd(amount),
    verdict: earns
      ? { earns: usd(amount), type: 'cash', reasons: [] }
      : {
          earns: null,
          type: null,
          reasons: [{ code: 'BIKE_NOT_ELIGIBLE', detail: 'Not one of the eligible models.' }],
        },
  }));
const inClass = (n: number, name: string, type: string, earns: boolean) => ({
  _id: `01hq00000000000000000c000${n}`,
  name,
  payoutType: 'cash',
  event: { _id: `01hq00000000000000000e000${n}`, title: `Round ${n}`, startDate: '2026-12-05', type },
  minimumStarters: 5,
  places: places(earns),
});
const preview = ({ request }: { request?: { query?: { year?: number } } } = {}) => {
  const bike = bikes.find((it) => it.year === request?.query?.year) ?? bikes[0]!;
  return {
    bike,
    bikes,
    classes: [
      inClass(1, '450 Pro', 'Motocross', bike.eligible),
      inClass(2, '450 Pro', 'Road', bike.eligible),
      inClass(3, 'Vet 30+', 'Motocross', bike.eligible),
    ],
  };
};
const lean = { events: [] };
const listed = { events: [], pagination: { page: 1, totalPages: 0, total: 0 }, contingencyAmount: usd(0) };
const latest = { payouts: [], topRiders: { season: 2026, pro: [], amateur: [] } };
const purse = {
  contingencyTitle: 'Contingency posted for the 2026 season, in US dollars',
  contingencyAmount: usd(200_000),
  season: 2026,
  purses: [
    {
      amount: usd(200_000),
      events: 2,
      disciplines: [
        { discipline: 'road', amount: usd(150_000) },
        { discipline: null, amount: usd(50_000) },
      ],
    },
    { amount: { amount: 90_000, currency: 'CAD' }, events: 1, disciplines: [] },
  ],
};
const answers = {
  previewPayouts: (request: unknown) => preview({ request } as never),
  eventsLean: lean,
  listEvents: listed,
  latestPayouts: latest,
  getContingency: purse,
};
const sum = () => document.querySelector('.big-number')?.textContent;

test('a place is picked on the bars, and the sum is the visitor’s own', async () => {
  const { router } = renderShell(<HomePage />, { at: '/', answers });
  expect(await screen.findByText('$1,200.00')).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: '2nd place, $800.00' }));
  expect(sum()).toBe('$800.00');
  expect(router.state.location.search).toBe('?place=2');
  expect(screen.getByRole('link', { name: 'Round 1' }).getAttribute('href')).toBe(
    '/events/event/01hq00000000000000000e0001',
  );
});

test('Enroll carries the bike', async () => {
  renderShell(<HomePage />, { at: '/fr', answers });
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'S’inscrire' }).getAttribute('href')).toBe(
      '/fr/register?model=450+SX-F&year=2025',
    ),
  );
});

test('a bike that is not eligible earns nothing, and the rule is told', async () => {
  renderShell(<HomePage />, { at: '/', answers });
  fireEvent.change(await screen.findByLabelText('Model'), { target: { value: 'KTM/300 XC' } });
  expect(await screen.findByText(/Not one of the eligible models/)).toBeVisible();
  expect(sum()).toBe('$0.00');
  expect(screen.getByRole('link', { name: 'See which bikes are eligible' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enroll' }).getAttribute('href')).toBe('/register');
});

test('a year is chosen for the model just chosen, also before its answer came', async () => {
  // a model of its own: answers for those of other tests may be kept
  const own = [2025, 2021].map((year) => ({ make: 'KTM', model: '500 XC', year, eligible: false }));
  const answer = { ...preview(), bikes: [...bikes, ...own] };
  const { router } = renderShell(<HomePage />, {
    at: '/',
    answers: {
      ...answers,
      previewPayouts: ({ query }: { query?: { year?: number } }) => (query?.year ? new Promise(() => {}) : answer),
    },
  });
  await screen.findByRole('option', { name: '500 XC' });
  fireEvent.change(screen.getByLabelText('Model'), { target: { value: 'KTM/500 XC' } });
  await screen.findByRole('option', { name: '2021' });
  fireEvent.change(screen.getByLabelText('Year'), { target: { value: '2021' } });
  expect(router.state.location.search).toBe('?make=KTM&model=500+XC&year=2021');
});

test('classes of one name are told apart by their discipline', async () => {
  renderShell(<HomePage />, { at: '/?class=01hq00000000000000000c0002', answers });
  await screen.findByRole('option', { name: '450 Pro · Road' });
  expect(screen.getByRole('option', { name: '450 Pro · Motocross' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Vet 30+' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Round 2' })).toBeVisible();
});

test('an address that says nonsense calculates for the first bike', async () => {
  const { calls } = renderShell(<HomePage />, { at: '/?model=%3Cscript%3E&year=1e9&place=-4&class=x', answers });
  await screen.findByText('$1,200.00');
  expect(calls.find((it) => it.id === 'previewPayouts')?.request).toEqual({ query: {} });
});

test('the purse names season and currency, and adds no currencies', async () => {
  renderShell(<HomePage />, { at: '/', answers });
  expect(await screen.findByText('US dollars, 2 events')).toBeVisible();
  expect(screen.getByText('$2,000')).toBeVisible();
  expect(screen.getByText('2026 season')).toBeVisible();
  expect(screen.getByText('Canadian dollars, 1 event')).toBeVisible();
  expect(screen.getByText('CA$900.00')).toBeVisible();
  expect(screen.getByText('Other')).toBeVisible();
});

test('a held amount is not asked for again', async () => {
  const first = renderShell(<HomePage />, { at: '/', answers });
  await screen.findByText('2026 season');
  first.unmount();
  const again = renderShell(<HomePage />, { at: '/', answers });
  await screen.findByText('2026 season');
  await screen.findByText('$1,200.00');
  expect(again.calls.some((it) => it.id === 'getContingency')).toBe(false);
});

test('names in public only where there are some', async () => {
  const shown = {
    ...latest,
    payouts: [
      {
        name: 'Riley O.',
        place: 1,
        className: '450 Pro',
        eventType: 'Motocross',
        amount: usd(120_000),
        type: 'cash',
        awardedOn: '2026-11-22',
      },
    ],
    topRiders: { season: 2026, pro: [{ name: 'Riley O.', amount: usd(500_000) }], amateur: [] },
  };
  const empty = renderShell(<HomePage />, { at: '/?place=1', answers });
  await screen.findByText('2026 season');
  expect(screen.queryByText('Latest awards')).toBeNull();
  empty.unmount();
  renderShell(<HomePage />, { at: '/', answers: { ...answers, latestPayouts: shown } });
  expect(await screen.findByText('Latest awards')).toBeVisible();
  expect(await screen.findByText('Top riders of 2026')).toBeVisible();
  expect(screen.queryByText('Amateurs: dealer credit')).toBeNull();
});

test('what failed can be tried again', async () => {
  const all: unknown[] = [refusal(503, 'BUSY', 'Too many people are here.'), preview()];
  renderShell(<HomePage />, {
    at: '/?model=890+Duke&year=2024',
    answers: { ...answers, previewPayouts: () => all.shift() },
  });
  expect(await screen.findByText('Too many people are here.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('$1,200.00')).toBeVisible();
});
