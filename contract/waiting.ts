import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { date } from './values.js';

/** What waits for an administrator; those with a limit of days first. */
export const WAITING_KINDS = [
  'late',
  'cash',
  'refunds',
  'claims',
  'held',
  'documents',
  'unmatched',
  'disputes',
  'applications',
  'events',
  'approvals',
  'overpaid',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

const counted = z.strictObject({
  /**
   * at most 10,000; of `late`, `cash` and `refunds` only those past their limit; of `cash` riders, not awards, as
   * `listOverdueRiders` lists them
   */
  count: z.int(),
  /** day of the oldest: its race, award, redemption, upload or message; null: nothing waits, or it is not known */
  since: date.nullable(),
  /** whole days since then */
  days: z.int().nullable(),
  /** days within which it had to be done; null: no limit */
  limitDays: z.int().nullable(),
});

export const getWaiting = endpoint('getWaiting', 'GET /api/admin/waiting', {
  tag: 'Reports',
  summary: 'Count what waits for an administrator, by kind, with the age of the oldest',
  response: z.strictObject({
    late: counted,
    cash: counted,
    refunds: counted,
    claims: counted,
    held: counted,
    documents: counted,
    unmatched: counted,
    disputes: counted,
    applications: counted,
    events: counted,
    approvals: counted,
    overpaid: counted,
  } satisfies Record<WaitingKind, typeof counted>),
});
