import type { Money, Pagination } from '@rrr/contract';
import type { PageOf } from '@rrr/core/shared';

export const money = (amount: number, currency: Money['currency']): Money => ({ amount, currency });

export const pagination = ({ page, totalPages, total }: PageOf<unknown>): Pagination => ({
  page,
  totalPages,
  total,
  ...(page > totalPages ? { pastEnd: true } : {}),
});
