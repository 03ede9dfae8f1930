import { expect, test } from '@jest/globals';
import { CONTRACT } from '@rrr/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import type { Config } from '../../app/shell-context.js';
import { renderShell } from '../../testing/render-shell.js';
import { FaqPage } from './FaqPage.js';
import { RequirementsPage } from './RequirementsPage.js';
import { RulesPage } from './RulesPage.js';

const settings = {
  eligibleBikes: [{ category: 'current', models: [], fromYear: 2026, toYear: 2027 }],
  minimumRidersPerClass: 5,
  smallClasses: [],
  classesPerBikePerEvent: 2,
  ties: 'share' as const,
  resultWindowDays: 45,
  paymentInfoDays: 60,
  creditMonths: 12,
  limits: { place: 1_000_000, class: 2_500_000, event: 10_000_000 },
};
const program = {
  brandMakes: ['KTM'],
  minimumRidersPerClass: 5,
  classesPerBikePerEvent: 2,
  resultWindowDays: 45,
  creditMonths: 12,
  paymentInfoDays: 60,
  cashPaidDays: 30,
  dealerRefundDays: 30,
  contactMessageDays: 365,
  deletionDays: 14,
  withholdingPercent: 30,
  adultAge: 18,
  eligibleBikes: settings.eligibleBikes,
  currencies: ['USD' as const],
  uploadLimitBytes: 5_242_880,
  limits: {
    ...settings.limits,
    redemption: 500_000,
    redeemedPerDay: 1_000_000,
    adjustment: 500_000,
    adjustedPerDay: 2_000_000,
    adjustedAlone: 10_000,
    purseAlone: 100_000,
  },
};
const after = { ...settings, minimumRidersPerClass: 7, creditMonths: 18 };
const changes = [
  {
    startDate: '2027-01-01',
    change: { settings: ['minimumRidersPerClass' as const, 'creditMonths' as const], before: settings, after },
  },
];
const config = { brand: 'Red Rider Rewards', on: '2026-11-25', program, changes } as unknown as Config;
const next = {
  contract: CONTRACT,
  brand: 'Red Rider Rewards',
  manufacturerUrl: 'https://ktm.example.com/',
  sandbox: false,
  captcha: { kind: 'off', siteKey: null, version: null },
  signIn: null,
  on: '2027-01-01',
  program: { ...program, minimumRidersPerClass: 7, creditMonths: 18 },
};

test.each([
  ['rules', <RulesPage />],
  ['questions', <FaqPage />],
  ['requirements', <RequirementsPage of="superTwin" />],
])('the %s say what a next season changes, and from when', async (_, page) => {
  renderShell(page, { at: '/about/rules', config });
  const coming = within(await screen.findByRole('region', { name: 'From Jan 1st, 2027: other rules' }));
  expect(coming.getByText('Starters that a class needs to pay')).toBeVisible();
  expect(coming.getAllByRole('definition').map((it) => it.textContent)).toEqual([
    'Until then: 5',
    'From then on: 7',
    'Until then: 12 months',
    'From then on: 18 months',
  ]);
});

test('a reader chooses the day whose rules to read, and comes back to today’s', async () => {
  const { calls, router } = renderShell(<RulesPage />, { at: '/about/rules', config, answers: { getConfig: next } });
  expect(await screen.findByText('The class has at least 5 starters.')).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Read all rules from Jan 1st, 2027' }));
  expect(await screen.findByText('The class has at least 7 starters.')).toBeVisible();
  expect(calls).toEqual([{ id: 'getConfig', request: { query: { on: '2027-01-01' } } }]);
  expect(screen.getByRole('status').textContent).toContain('These are the rules for races on Jan 1st, 2027.');
  expect(screen.queryByRole('region', { name: /other rules/ })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Show today’s rules' }));
  expect(await screen.findByText('The class has at least 5 starters.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Rules for races on'), { target: { value: '2027-01-01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('The class has at least 7 starters.')).toBeVisible();
  expect(router.state.location.search).toBe('?on=2027-01-01');
});

test('a day that is none is today', async () => {
  const { calls } = renderShell(<RulesPage />, { at: '/about/rules?on=2027-02-30', config });
  expect(await screen.findByText('The class has at least 5 starters.')).toBeVisible();
  expect(calls).toEqual([]);
});

test('French readers read it in French', async () => {
  renderShell(<RulesPage />, { at: '/fr/about/rules', config });
  const coming = within(
    await screen.findByRole('region', { name: 'À partir du 1er janvier 2027\u00a0: d’autres règles' }),
  );
  expect(coming.getByText('Délai avant l’expiration du crédit')).toBeVisible();
});
