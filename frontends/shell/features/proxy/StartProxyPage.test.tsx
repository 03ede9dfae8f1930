import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { Route, Routes } from 'react-router-dom';
import { renderShell } from '../../testing/render-shell.js';
import { StartProxyPage } from './StartProxyPage.js';

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
  const { calls } = open({ getRider: { rider: { fullName: 'Sam Carter' } } }, locale);
  expect(await screen.findByText('Sam Carter')).toBeTruthy();
  expect(screen.getByRole('button', { name: act })).toBeTruthy();
  expect(calls).toMatchObject([{ id: 'getRider', request: { params: { role: 'admin', riderId } } }]);
});

test('without the name it works all the same', async () => {
  open({ getRider: refusal(503, 'BUSY', 'Busy.') });
  expect(await screen.findByRole('heading', { name: 'Act as a rider' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Continue as this user' })).toBeTruthy();
});
