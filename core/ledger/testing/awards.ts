import { type Award, statusOf } from '../index.js';

export const TODAY = '2025-06-10';
export const AT = '2025-05-01T12:00:00.000Z';

export const award = (id: string, over: Partial<Award> = {}): Award => {
  const made = {
    id,
    riderId: 'rider',
    currency: 'USD' as const,
    type: 'credit' as const,
    initial: 1_000,
    current: 1_000,
    spent: 0,
    expired: 0,
    taken: 0,
    awardedAt: AT,
    expiresOn: '2026-01-01',
    source: null,
    seriesId: null,
    label: id,
    ...over,
  };
  return { ...made, status: statusOf(made) };
};
