import type { Deletion } from '@rrr/contract';
import { usd } from '@rrr/kit/pact/examples';

export const deletion: Deletion = {
  requested: null,
  days: 14,
  eraseOn: '2026-04-17',
  credit: [usd(12_500)],
  cash: [],
  pending: [],
  held: { bikes: 1, results: 2, documents: 2, redemptions: 1 },
  outcome: '1c1f89460525888e352315db0baa921c0a2582975cd0e25bf6e313abc258d8f5',
};
