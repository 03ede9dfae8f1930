import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { asked, atTheCounter } from '../../testing/at-the-counter.js';
import { firstPage, redemption, riderCard, riderId } from '../../testing/examples.js';

const user = person();
const found = { riders: [riderCard], pagination: firstPage };

test('typing asks once, after the pause, and a result shows what the dealer must see', async () => {
  const { host, router } = atTheCounter('', { answers: { searchRiders: found } });
  await user.type(await screen.findByLabelText('Name, AMA number or bike'), 'carter');
  const result = await screen.findByRole('link', { name: /Sam Carter/ });
  expect(result.textContent).toContain('Bend, OR · AMA 1200345');
  expect(result.textContent).toContain('$125.00');
  expect(result.getAttribute('href')).toBe(`/auth/dealer/rider/${riderId}`);
  expect(asked(host, 'searchRiders').map(({ query }) => query)).toEqual([{ query: 'carter', page: 1, limit: 10 }]);
  expect(router.state.location.search).toBe('?query=carter');
});

test('the search of the address is restored', async () => {
  atTheCounter('?query=sam', { answers: { searchRiders: { riders: [], pagination: firstPage } } });
  expect(await screen.findByText(/No rider matches “sam”/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name, AMA number or bike').value).toBe('sam');
});

test('before a search the last redemptions stand there, in French too', async () => {
  atTheCounter('', {
    locale: 'fr',
    answers: { listRedemptions: { creditRedemptions: [redemption], pagination: firstPage } },
  });
  expect(await screen.findByText('Derniers échanges')).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Tout voir' })).getAttribute('href')).toBe(
    '/fr/auth/dealer/redemptions',
  );
});
