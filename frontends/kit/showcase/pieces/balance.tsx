import { Balance } from '@rrr/kit/desk';
import { piece } from '../piece.js';
import { usd } from '../samples.js';

const nextExpiry = { amount: usd(12500), expireDate: '2026-12-31' };

export const balance = piece('Balance', 'desk', [
  [['Something expires', 'Quelque chose expire'], () => <Balance balance={{ available: usd(66542), nextExpiry }} />],
  [['Nothing expires', 'Rien n’expire'], () => <Balance balance={{ available: usd(0), nextExpiry: null }} />],
]);
