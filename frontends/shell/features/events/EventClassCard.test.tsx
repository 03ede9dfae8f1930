import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell.js';
import { EventClassCard } from './EventClassCard.js';

const eventClass = (payoutType: 'cash' | 'dealerCredit' | 'noPayout') => ({
  _id: '01hq00000000000000000c0001',
  name: '450 A',
  payoutType,
  payoutPlaces: [],
  entrants: null,
  resultsReceivedAt: null,
  results: [],
});

test.each([
  ['/', 'cash', 'Cash'],
  ['/', 'dealerCredit', 'Dealer credit'],
  ['/', 'noPayout', 'No Payout'],
  ['/fr', 'cash', 'Paiement en argent'],
  ['/fr', 'dealerCredit', 'Crédit concessionnaire'],
  ['/fr', 'noPayout', 'Aucun paiement'],
] as const)('says at %s how a class pays: %s', (at, payoutType, said) => {
  renderShell(<EventClassCard eventClass={eventClass(payoutType)} />, { at, answers: {} });
  expect(screen.getByText(said)).toBeTruthy();
});
