import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Approval } from '@rrr/contract';
import { renderDesk } from '@rrr/kit/desk/testing';
import { PurseChanges } from './PurseChanges.js';

type Purse = NonNullable<Approval['purse']>;
type Side = Purse['before'];
const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const side = (payoutSteps?: Side['classes'][number]['payoutSteps']): Side => ({
  ...{ startDate: '2026-03-01', endDate: '2026-03-01', contingencyAmount: usd(30_000) },
  classes: [
    {
      ...{ _id: '01hq00000000000000000c0001', name: '450 A', payoutType: 'dealerCredit', entrants: null },
      ...(payoutSteps ? { payoutSteps } : {}),
      payoutPlaces: [{ place: 1, amount: usd(30_000) }],
    },
  ],
});
const STEPS = [
  { riders: 3, places: 1 },
  { riders: 7, places: null },
];
const sides = (): readonly string[] => screen.getAllByRole('definition').map((it) => it.textContent ?? '');

test('a class that loses its own steps says what it has, and that the season decides then', () => {
  renderDesk(<PurseChanges purse={{ before: side(STEPS), after: side() }} />);
  const [now, asked] = sides();
  expect(now).toContain('7 starters or more: all places are paid');
  expect(asked).toContain('by its size as the season says');
});

test('a class that gets steps of its own says that the season decides now', () => {
  renderDesk(<PurseChanges purse={{ before: side(), after: side(STEPS) }} />);
  const [now, asked] = sides();
  expect(now).toContain('by its size as the season says');
  expect(asked).toContain('7 starters or more: all places are paid');
});
