import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeSession, refusal } from '@rrr/kit/base/testing';
import { renderShell } from '../../testing/render-shell.js';
import { EnrolPage } from './EnrolPage.js';
import * as laterSteps from './later-steps.js';

const program = {
  adultAge: 18,
  brandMakes: ['KTM'],
  eligibleBikes: [{ category: 'current', models: ['450 SX-F'], fromYear: 2024, toYear: 2025 }],
};
const config = { captcha: { kind: 'off', siteKey: null, version: null }, program } as never;
const places = {
  countries: [
    { code: 'US', name: 'United States' },
    { code: 'CA', name: 'Canada' },
    { code: 'MX', name: 'Mexico' },
  ],
  regions: { US: [{ code: 'OR', name: 'Oregon' }], CA: [{ code: 'QC', name: 'Quebec' }] },
};
const rider = fakeSession('rider');
const newcomer = { ...rider, account: { ...rider.account, emailVerified: false } };
const lost = refusal(0, 'NETWORK', 'We could not reach the server.');
const wrong = refusal(401, 'WRONG_CREDENTIALS', 'No account');

const load = () => Promise.resolve(laterSteps);
const open = async (answers: Record<string, unknown> = {}, at = '/register') => {
  const gone: string[] = [];
  const made = renderShell(<EnrolPage leave={(to) => void gone.push(to)} load={load} />, {
    at,
    config,
    answers: {
      listPlaces: places,
      enrol: { bike: 'kept', checkDigitFits: true },
      login: { session: newcomer },
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...made, gone, sent: (id: string) => made.calls.filter((it) => it.id === id) };
};
const type = (values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

const account = { 'E-mail': 'noor@example.com', Password: 'Four tall horses', 'Password again': 'Four tall horses' };
const you = (Year = '1994') => ({
  ...{ 'First name': 'Noor', 'Last name': 'Haddad', Month: '5', Day: '6', Year },
  Country: 'US',
});
const fill = async ({ year = '1994', upTo = 'Your PIN' } = {}) => {
  type(account);
  await press('Continue');
  if (heading() === upTo) return;
  type(you(year));
  await press('Continue');
  if (heading() === upTo) return;
  fireEvent.click(screen.getByRole('radio', { name: 'KTM' }));
  type({ Model: '450 SX-F' });
  fireEvent.click(screen.getByRole('radio', { name: '2025' }));
  type({ VIN: 'VBKMXA107SM000007' });
  await press('Add bike');
};

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => {};
});

describe('an adult', () => {
  test('enrols in four steps, is logged in and goes on to the code', async () => {
    const { sent, gone } = await open();
    await fill();
    expect(screen.getByText(/VBKMXA107SM000007/)).toBeVisible();
    type({ PIN: '2741' });
    await press('Enroll');
    expect(sent('enrol')).toHaveLength(1);
    expect(sent('enrol')[0]?.request).toMatchObject({
      body: { email: 'noor@example.com', dateOfBirth: '1994-05-06', parentalConsent: null, locale: 'en', pin: '2741' },
    });
    expect(gone).toEqual(['/auth/email-verify']);
    expect(heading()).toBe('You are enrolled');
    expect(sessionStorage.getItem('rrr-enrol')).toBeNull();
  });

  test('makes one account by tapping twice', async () => {
    const { sent } = await open();
    await fill();
    type({ PIN: '2741' });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Enroll' }));
      fireEvent.submit(document.querySelector('form')!);
    });
    expect(sent('enrol')).toHaveLength(1);
  });
});

test('a minor cannot go on without consent', async () => {
  const { sent } = await open();
  await fill({ year: '2012' });
  expect(heading()).toBe('Parental consent');
  expect(screen.getByText(/Noor is under 18/)).toBeVisible();
  await press('Continue');
  expect(screen.getByText(/3 things need your attention/)).toBeVisible();
  type({
    'Name of the parent or guardian': 'Rana Haddad',
    'E-mail of the parent or guardian': 'rana@example.com',
  });
  fireEvent.click(screen.getByRole('checkbox'));
  await press('Continue');
  type({ PIN: '2741' });
  await press('Enroll');
  expect(sent('enrol')[0]?.request).toMatchObject({
    body: { parentalConsent: { guardianName: 'Rana Haddad', guardianEmail: 'rana@example.com', agreed: true } },
  });
});

test('the VIN comes first and says what the bike is; the rider confirms it, or changes it', async () => {
  const { sent } = await open({
    identifyVin: { make: 'KTM', year: 2025, models: [{ model: '450 SX-F', year: 2025 }] },
  });
  await fill({ upTo: 'Your bike' });
  expect(document.querySelector<HTMLInputElement>('form input')?.name).toBe('vin');
  await act(async () => type({ VIN: 'VBKMXA107SM000007' }));
  expect(screen.getByText('KTM 450 SX-F, 2025')).toBeVisible();
  expect(sent('identifyVin').map((it) => it.request)).toEqual([
    expect.objectContaining({ body: { vin: 'VBKMXA107SM000007' } }),
  ]);
  await press('Not this bike? Change it');
  expect(screen.getByLabelText<HTMLInputElement>('Model').value).toBe('450 SX-F');
  type({ Model: '350 sxf' });
  await press('Add bike');
  expect(heading()).toBe('Your PIN');
});

test('a model is understood however it is typed', async () => {
  const { sent } = await open();
  await fill({ upTo: 'Your bike' });
  fireEvent.click(screen.getByRole('radio', { name: 'KTM' }));
  type({ VIN: 'VBKMXA107SM000007', Model: 'sxf 450' });
  fireEvent.click(screen.getByRole('radio', { name: '2025' }));
  expect(screen.queryByText('This bike does not earn at the moment')).toBeNull();
  await press('Add bike');
  type({ PIN: '2741' });
  await press('Enroll');
  expect(sent('enrol')[0]?.request).toMatchObject({ body: { bike: { model: '450 SX-F' } } });
});

describe('a fault', () => {
  test('is told when a field is left, and gone once it is right', async () => {
    await open();
    await act(async () => type({ Password: 'Four tall horses', 'Password again': 'Four' }));
    expect(screen.queryByText('Both password inputs must be the same')).toBeNull();
    fireEvent.blur(screen.getByLabelText('Password again'));
    expect(screen.getByText('Both password inputs must be the same')).toBeVisible();
    type({ 'Password again': 'Four tall horses' });
    expect(screen.queryByText('Both password inputs must be the same')).toBeNull();
  });

  test('several stand at the top and lead to their fields', async () => {
    await open();
    await press('Continue');
    expect(screen.getAllByText('Required')).toHaveLength(3);
    await press('Password again');
    expect(document.activeElement).toBe(screen.getByLabelText('Password again'));
  });

  test('of the server opens its step', async () => {
    const { calls } = await open({ enrol: refusal(422, 'PASSWORD_NOT_VALID', 'This password is too common.') });
    await fill();
    type({ PIN: '2741' });
    await press('Enroll');
    expect(heading()).toBe('Your account');
    expect(screen.getAllByText('This password is too common.').length).toBeGreaterThan(0);
    expect(calls.some(({ id }) => id === 'login')).toBe(false);
  });
});

describe('a lost answer', () => {
  test('ends in not knowing; the log-in tells that the account was made, and nothing is sent twice', async () => {
    const { sent, gone } = await open({ enrol: lost });
    await fill();
    type({ PIN: '2741' });
    await press('Enroll');
    expect(screen.getByText(/we don’t know yet if you are enrolled/)).toBeVisible();
    expect(screen.queryByText('You are enrolled')).toBeNull();
    await press('Check again');
    expect([sent('enrol').length, sent('login').length, gone]).toEqual([1, 1, ['/auth/email-verify']]);
  });

  test('of a request that never arrived is sent again', async () => {
    const [enrols, logins] = [
      [lost, { bike: 'kept', checkDigitFits: true }],
      [wrong, { session: newcomer }],
    ];
    const { sent, gone } = await open({ enrol: () => enrols.shift(), login: () => logins.shift() });
    await fill();
    type({ PIN: '2741' });
    await press('Enroll');
    await press('Check again');
    expect([sent('enrol').length, sent('login').length, gone]).toEqual([2, 2, ['/auth/email-verify']]);
    expect(sent('enrol')[0]).toEqual(sent('enrol')[1]);
  });
});

test('an address that was known looks the same up to the log-in, and its mail tells the rest', async () => {
  const { gone } = await open({ login: wrong });
  await fill();
  type({ PIN: '2741' });
  await press('Enroll');
  expect(heading()).toBe('Check your e-mail');
  expect(gone).toEqual([]);
});

test('a VIN of another rider is told, names nobody, and does not hold up the enrolment', async () => {
  const { gone } = await open({
    enrol: { bike: 'vin-taken', checkDigitFits: true },
    login: { session: { ...newcomer, user: { ...newcomer.user, bikes: [] } } },
  });
  await fill();
  type({ PIN: '2741' });
  await press('Enroll');
  expect(screen.getByText('Another rider has this VIN')).toBeVisible();
  expect(screen.getByText(/An administrator will review it/)).toBeVisible();
  expect(gone).toEqual([]);
  expect(screen.getByRole('link', { name: 'Enter the code' }).getAttribute('href')).toBe('/auth/email-verify');
});

test('a reload keeps what was typed, but for secrets', async () => {
  const first = await open();
  await fill({ upTo: 'Your bike' });
  const stored = sessionStorage.getItem('rrr-enrol') ?? '';
  expect([stored.includes('Haddad'), stored.includes('horses')]).toEqual([true, false]);
  first.unmount();
  await open({}, '/register?step=bike');
  expect(heading()).toBe('Your account');
  expect(screen.getByText('Type your password again')).toBeVisible();
  type({ Password: 'Four tall horses', 'Password again': 'Four tall horses' });
  await press('Continue');
  // what was complete is not asked again
  expect(heading()).toBe('Your bike');
  await press('Back');
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Haddad');
});

test('no later step can be opened from the address', async () => {
  await open({}, '/register?step=pin');
  expect(heading()).toBe('Your account');
});

test('the bike of the home page and the e-mail of a provider are filled in, and leave the address', async () => {
  const { router } = await open({}, '/register?year=2025&make=KTM&model=450 SX-F&email=kim@example.com&pin=0000');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('kim@example.com');
  await waitFor(() => expect(router.state.location.search).toBe('?pin=0000'));
  await fill({ upTo: 'Your bike' });
  expect(screen.getByLabelText<HTMLInputElement>('Model').value).toBe('450 SX-F');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2025' }).checked).toBe(true);
});

test('the regions follow the country, and other countries have none', async () => {
  await open();
  await fill({ upTo: 'About you' });
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'CA' } });
  expect(screen.getByLabelText('Province or territory (optional)').textContent).toContain('Quebec');
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'MX' } });
  expect(screen.getByLabelText('State or region (optional)').tagName).toBe('INPUT');
});

test('a doubtful VIN is added for review', async () => {
  await open();
  await fill({ upTo: 'Your bike' });
  type({ VIN: 'VBKMXA107SM000070' });
  fireEvent.click(screen.getByRole('radio', { name: '2025' }));
  expect(screen.getByRole('button', { name: 'Add bike for review' })).toBeVisible();
});

test('whoever is logged in is led to the own account', async () => {
  renderShell(<EnrolPage />, { session: rider, config });
  expect(await screen.findByText('You are logged in as Sam Carter.')).toBeVisible();
});
