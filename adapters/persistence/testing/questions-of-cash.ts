import type { Queries } from '../queries/index.js';
import { type Ask, TODAY } from './questions-of-exports.js';

const ASKED = { raceDays: [{ from: null, to: '2025-01-01' }], today: TODAY };

export const OVERDUE_CASH: { readonly [M in keyof Queries['overdueCash']]: readonly Ask[] } = {
  overdue: [(q) => q.overdueCash.overdue(ASKED)],
  summary: [(q) => q.overdueCash.summary(ASKED)],
};
