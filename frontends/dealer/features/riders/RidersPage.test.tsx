import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { asked, atTheCounter } from '../../testing/at-the-counter.js';
import { firstPage, listed, riderId } from '../../testing/examples.js';

test('riders stand without balances, and lead to the counter', async () => {
  const { host } = atTheCounter('/riders?query=carter&bikeYear=2025', {
    answers: { searchRiders: { riders: [listed], pagination: firstPage } },
  });
  const rider = await screen.findByRole('link', { name: 'Sam Carter' });
  expect(rider.getAttribute('href')).toBe(`/auth/dealer/rider/${riderId}`);
  expect(screen.getByText('2025 KTM 450 SX-F')).toBeVisible();
  expect(screen.queryByText(/\$/)).toBeNull();
  expect(asked(host, 'searchRiders')).toEqual([
    { params: { role: 'dealer' }, query: { query: 'carter', bikeYear: 2025, page: 1 } },
  ]);
});

test('nobody yet, in French', async () => {
  atTheCounter('/riders', { locale: 'fr', answers: { searchRiders: { riders: [], pagination: firstPage } } });
  expect(await screen.findByText('Aucun pilote pour l’instant.')).toBeVisible();
});
