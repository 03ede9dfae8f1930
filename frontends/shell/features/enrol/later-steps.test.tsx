import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell.js';
import { EnrolPage } from './EnrolPage.js';
import * as laterSteps from './later-steps.js';
import type { LoadLaterSteps } from './use-later-steps.js';

const config = {
  captcha: { kind: 'off', siteKey: null, version: null },
  program: { adultAge: 18, brandMakes: ['KTM'], eligibleBikes: [] },
} as never;
const nothing: LoadLaterSteps = () => Promise.reject(new Error('no file'));

const open = async (load: LoadLaterSteps) => {
  const answers = { listPlaces: { countries: [], regions: {} } };
  renderShell(<EnrolPage load={load} />, { at: '/register', config, answers });
  await screen.findByRole('heading', { level: 1 });
};
const account = { 'E-mail': 'noor@example.com', Password: 'Four tall horses', 'Password again': 'Four tall horses' };
const type = (values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => {};
});

test('the later steps are asked for ahead, once, when the visitor begins', async () => {
  const load = jest.fn<LoadLaterSteps>(() => Promise.resolve(laterSteps));
  await open(load);
  expect(load).not.toHaveBeenCalled();
  fireEvent.focus(screen.getByLabelText('E-mail'));
  await act(async () => type(account));
  await press('Continue');
  expect(heading()).toBe('About you');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a file that does not load is told, keeps what was typed, and can be tried again', async () => {
  sessionStorage.setItem('rrr.reloaded', String(Date.now()));
  const load = jest.fn(nothing);
  await open(load);
  await act(async () => type(account));
  expect([load.mock.calls.length, screen.queryByRole('alert')]).toEqual([1, null]);
  await press('Continue');
  expect([heading(), screen.getByRole('alert').textContent]).toEqual([
    'Your account',
    expect.stringContaining('The next step did not load'),
  ]);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  await press('Try again');
  expect(screen.getByRole('alert')).toBeVisible();
  load.mockResolvedValue(laterSteps);
  await press('Try again');
  expect([heading(), screen.queryByRole('alert')]).toEqual(['About you', null]);
  await press('Back');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Four tall horses');
});

test('offline, the later steps are waited for, and are there when the connection is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = jest.fn(nothing);
  await open(load);
  await act(async () => type(account));
  await press('Continue');
  expect(screen.getByRole('status').textContent).toContain('The next step opens once the connection is back.');
  expect(document.activeElement).toBe(screen.getByRole('status'));
  load.mockResolvedValue(laterSteps);
  online.mockReturnValue(true);
  await act(async () => fireEvent(window, new Event('online')));
  expect(heading()).toBe('About you');
  online.mockRestore();
});
