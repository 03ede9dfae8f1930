import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeSession, refusal } from '@rrr/kit/base/testing';
import { ownRecord } from '@rrr/kit/pact/examples';
import { Route, Routes } from 'react-router-dom';
import { renderShell } from '../../testing/render-shell.js';
import { leaving } from '../../testing/leaving.js';
import { EndProxyPage } from './EndProxyPage.js';
import { StartProxyPage } from './StartProxyPage.js';

afterEach(() => void jest.restoreAllMocks());

const riderId = '01hq00000000000000000r0001';
const open = (answers: Record<string, unknown>, locale = '') =>
  renderShell(
    <Routes>
      <Route path={`${locale}/proxy-rider/:id`} element={<StartProxyPage type="rider" />} />
    </Routes>,
    { at: `${locale}/proxy-rider/${riderId}`, answers },
  );

test.each([
  ['', 'Continue as Sam Carter'],
  ['/fr', 'Continuer au nom de Sam Carter'],
])('the page says whom the admin will act as (%s)', async (locale, act) => {
  const { calls } = open({ getRider: { rider: ownRecord, creditRedemptions: [], payoutClaims: [] } }, locale);
  expect(await screen.findByText('Sam Carter')).toBeVisible();
  expect(screen.getByRole('button', { name: act })).toBeVisible();
  expect(calls).toMatchObject([{ id: 'getRider', request: { params: { role: 'admin', riderId } } }]);
});

test('without the name it works all the same', async () => {
  open({ getRider: refusal(503, 'BUSY', 'Busy.') });
  expect(await screen.findByRole('heading', { name: 'Act as a rider' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue as this user' })).toBeVisible();
});

test('the reason is sent with the page to come back to, and a refusal is told', async () => {
  const answers: unknown[] = [refusal(503, 'BUSY', 'Busy.'), { session: fakeSession('rider') }];
  const { calls } = open({ getRider: refusal(503, 'BUSY', 'Busy.'), startProxy: () => answers.shift() });
  fireEvent.input(await screen.findByRole('textbox'), { target: { value: ' Asked on the phone ' } });
  const start = () => fireEvent.click(screen.getByRole('button', { name: 'Continue as this user' }));
  start();
  expect(await screen.findByText('Busy.')).toBeVisible();
  const left = leaving();
  start();
  await waitFor(() => expect(left).toHaveBeenCalled());
  expect(calls.at(-1)).toEqual({
    id: 'startProxy',
    request: { body: { type: 'rider', id: riderId, reason: 'Asked on the phone', returnTo: '/auth/admin' } },
  });
});

test('an admin leaves the role, and is told when that failed', async () => {
  const answers: unknown[] = [refusal(503, 'BUSY', 'Busy.'), { returnTo: '/auth/admin' }];
  const { calls } = renderShell(<EndProxyPage />, { answers: { endProxy: () => answers.shift() } });
  expect(await screen.findByText('Busy.')).toBeVisible();
  const left = leaving();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(left).toHaveBeenCalled());
  expect(calls.map(({ id }) => id)).toEqual(['endProxy', 'endProxy']);
});
