import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { asked, atTheCounter } from '../../testing/at-the-counter.js';
import { firstPage, riderCard, riderId } from '../../testing/examples.js';

test('riders stand with what they can redeem here, and lead to the counter', async () => {
  const { host } = atTheCounter('/riders?query=carter&bikeYear=2025', {
    answers: { searchRiders: { riders: [riderCard], pagination: firstPage } },
  });
  const rider = await screen.findByRole('link', { name: 'Sam Carter' });
  expect(rider.getAttribute('href')).toBe(`/auth/dealer/rider/${riderId}`);
  expect(screen.getByText('2025 KTM 450 SX-F')).toBeTruthy();
  expect(screen.getByText('$125.00')).toBeTruthy();
  expect(screen.getByText('$25.00 on Mar 1st, 2027')).toBeTruthy();
  expect(asked(host, 'searchRiders')).toEqual([
    { params: { role: 'dealer' }, query: { query: 'carter', bikeYear: 2025, page: 1 } },
  ]);
});

test('nobody yet, in French', async () => {
  atTheCounter('/riders', { locale: 'fr', answers: { searchRiders: { riders: [], pagination: firstPage } } });
  expect(await screen.findByText('Aucun pilote pour l’instant.')).toBeTruthy();
});
