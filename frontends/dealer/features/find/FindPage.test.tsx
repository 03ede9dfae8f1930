import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { asked, atTheCounter } from '../../testing/at-the-counter.js';
import { firstPage, listed, redemption, redemptionId, revoked, riderCard, riderId } from '../../testing/examples.js';

const user = person();
const found = { riders: [listed], pagination: firstPage };

test('typing asks once, after the pause, and a result shows who it is, without a balance', async () => {
  const { host, router } = atTheCounter('', { answers: { searchRiders: found } });
  await user.type(await screen.findByLabelText('Name, AMA number, bike or code'), 'carter');
  const result = await screen.findByRole('link', { name: /Sam Carter/ });
  expect(result.textContent).toContain('Bend, OR · AMA 1200345');
  expect(result.textContent).not.toContain('$');
  expect(result.getAttribute('href')).toBe(`/auth/dealer/rider/${riderId}`);
  expect(asked(host, 'searchRiders').map(({ query }) => query)).toEqual([{ query: 'carter', page: 1, limit: 10 }]);
  expect(router.state.location.search).toBe('?query=carter');
});

test('found by AMA number, the balance stands there too', async () => {
  atTheCounter('?query=1200345', { answers: { searchRiders: { riders: [riderCard], pagination: firstPage } } });
  expect((await screen.findByRole('link', { name: /Sam Carter/ })).textContent).toContain('$125.00');
});

test('the search of the address is restored', async () => {
  atTheCounter('?query=sam', { answers: { searchRiders: { riders: [], pagination: firstPage } } });
  expect(await screen.findByText(/No rider matches “sam”/)).toBeVisible();
  expect(screen.getByLabelText<HTMLInputElement>('Name, AMA number, bike or code').value).toBe('sam');
});

test('before a search the last redemptions stand there, in French too', async () => {
  atTheCounter('', {
    locale: 'fr',
    answers: { listRedemptions: { creditRedemptions: [redemption], pagination: firstPage } },
  });
  expect(await screen.findByText('Derniers échanges')).toBeVisible();
  expect((await screen.findByRole('link', { name: 'Tout voir' })).getAttribute('href')).toBe(
    '/fr/auth/dealer/redemptions',
  );
});

test('the latest are undone where they stand, with the time that is left for it', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000).toISOString();
  const listOf = [
    { ...redemption, undoUntil: inDays(29) },
    { ...redemption, _id: `${redemptionId.slice(0, -1)}8`, code: '2A', undoUntil: inDays(0.1) },
    { ...redemption, _id: `${redemptionId.slice(0, -1)}9`, code: '3B', canUndo: false, undoUntil: null },
  ];
  const { host } = atTheCounter('', {
    answers: {
      listRedemptions: { creditRedemptions: listOf, pagination: firstPage },
      undoRedemption: { redemption: revoked, newBalance: { amount: 12_500, currency: 'USD' } },
    },
  });
  const undo = await screen.findByRole('button', { name: 'Undo the redemption 1Z9K4Q' });
  expect(undo.parentElement?.textContent).toContain('29 days left');
  expect(screen.getByText('3 hours left')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo the redemption 3B' })).toBeNull();
  await user.click(undo);
  await user.click(await screen.findByRole('button', { name: 'Wrong rider' }));
  await user.click(screen.getByRole('button', { name: 'Undo $40.00' }));
  await waitFor(() => expect(asked(host, 'listRedemptions')).toHaveLength(2));
  expect(asked(host, 'undoRedemption')[0]).toMatchObject({
    params: { redemptionId },
    query: { reason: 'Wrong rider' },
  });
});

test.each([
  [
    'standing',
    { listRedemptions: { creditRedemptions: [{ ...redemption, code: '1Z9K4QAB' }], pagination: firstPage } },
  ],
  ['undone', { listRevoked: { revokedRedemptions: [{ ...revoked, code: '1Z9K4QAB' }], pagination: firstPage } }],
])('the code of a %s redemption leads to its receipt', async (_, lists) => {
  atTheCounter('?query=1z9k-4qab', { answers: { searchRiders: { riders: [], pagination: firstPage }, ...lists } });
  const result = await screen.findByRole('link', { name: /Receipt 1Z9K4QAB/ });
  expect(result.getAttribute('href')).toBe(`/auth/dealer/redemption/${redemptionId}`);
});

test('Enter opens the only rider found', async () => {
  const { router } = atTheCounter('?query=carter', { answers: { searchRiders: found } });
  await screen.findByRole('link', { name: /Sam Carter/ });
  await user.type(screen.getByLabelText('Name, AMA number, bike or code'), '{Enter}');
  expect(router.state.location.pathname).toBe(`/auth/dealer/rider/${riderId}`);
});

const nobody = { riders: [], pagination: firstPage };
const field = 'Name, AMA number, bike or code';

test('a code that a rider shows is asked for once it is sent, and opens the rider', async () => {
  const { host, router } = atTheCounter('', {
    answers: { searchRiders: nobody, findRiderByCode: { rider: riderCard } },
  });
  await user.type(await screen.findByLabelText(field), 'k7qm-4xtr');
  await screen.findByRole('button', { name: /Find the rider with the code K7QM-4XTR/ });
  expect(asked(host, 'findRiderByCode')).toEqual([]);
  await user.type(screen.getByLabelText(field), '{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/auth/dealer/rider/${riderId}`));
  expect(asked(host, 'findRiderByCode').map(({ body }) => body)).toEqual([{ code: 'K7QM4XTR' }]);
});

test('a scanned code opens the rider at once and leaves the address', async () => {
  const { host, router } = atTheCounter('?code=K7QM4XTR', { answers: { findRiderByCode: { rider: riderCard } } });
  await waitFor(() => expect(router.state.location.pathname).toBe(`/auth/dealer/rider/${riderId}`));
  expect(asked(host, 'findRiderByCode')).toHaveLength(1);
  await router.navigate(-1);
  await screen.findByLabelText(field);
  expect(router.state.location.search).toBe('');
  expect(asked(host, 'findRiderByCode')).toHaveLength(1);
});

test('a code that ended is told, and the field is still there', async () => {
  atTheCounter('?code=K7QM4XTR', {
    answers: { findRiderByCode: refusal(422, 'RIDER_CODE_NOT_VALID', 'The code is wrong, used or expired.') },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('The code is wrong, used or expired.');
  expect(screen.getByLabelText(field)).toBeVisible();
});
