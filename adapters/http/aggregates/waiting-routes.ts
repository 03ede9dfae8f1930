import * as contract from '@rrr/contract';
import type { Response, WaitingKind } from '@rrr/contract';
import { checkOf } from '@rrr/core/eligibility';
import { lateSeasons } from '@rrr/core/events';
import { overdueRaces, paymentInfoDue } from '@rrr/core/payouts';
import { rulesOn } from '@rrr/core/program';
import { addDays, dateIn, daysBetween, type Instant, type LocalDate } from '@rrr/core/shared';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';

type Waiting = Response<typeof contract.getWaiting>;

interface Counted {
  readonly count: number;
  readonly since?: LocalDate | null | undefined;
  readonly limitDays?: number | undefined;
}

const OLDEST = { page: 1, limit: 1 } as const;

/** What waits for an administrator: each list counts its own rows, and its first one is the oldest. */
export const waitingRoutes = ({
  queries: {
    claims,
    earnings,
    events,
    heldAwards,
    overdueCash,
    promoters,
    refunds,
    requests,
    results,
    riderRecords,
    vin,
  },
  clock,
  program,
}: HttpPorts): readonly Route[] => {
  const day = (at: Instant | null | undefined) => (at ? dateIn(at, program.timeZone) : null);

  const counts = (today: LocalDate): Record<WaitingKind, () => Promise<Counted>> => ({
    late: async () => {
      const { total, items } = await events.late(
        { ...OLDEST, seasons: lateSeasons(program, today), setAside: false },
        today,
      );
      const { endsOn, dueOn } = items[0] ?? {};
      return { count: total, since: endsOn, limitDays: endsOn && dueOn ? daysBetween(endsOn, dueOn) : undefined };
    },
    cash: async () => {
      const { riders, since } = await overdueCash.summary({ raceDays: overdueRaces(program, today), today });
      return {
        count: riders,
        since,
        limitDays: since === null ? undefined : daysBetween(since, paymentInfoDue(program, since)),
      };
    },
    refunds: async () => {
      const { dealerRefundDays: days } = program;
      const { total, items } = await refunds.due({ ...OLDEST, days, overdue: true }, today);
      return { count: total, since: day(items[0]?.redeemedAt), limitDays: days };
    },
    claims: async () => {
      const { total, items } = await claims.search({ ...OLDEST, state: 'open' });
      return { count: total, since: day(items[0]?.at) };
    },
    held: async () => {
      const { total, items } = await heldAwards.search({ ...OLDEST, state: 'held', waitsFor: 'person', viewer: '' });
      return { count: total, since: day(items[0] && checkOf(items[0].verdict)?.since) };
    },
    documents: async () => {
      const { total, items } = await riderRecords.waiting(OLDEST);
      return { count: total, since: day(items[0]?.uploadedAt) };
    },
    unmatched: async () => {
      const since = addDays(today, -rulesOn(program, today).resultWindowDays);
      const { total, items } = await results.unpaid({ ...OLDEST, since });
      return { count: total, since: items[0]?.event.startsOn };
    },
    disputes: async () => {
      const { total } = await vin.disputes({ ...OLDEST, open: true });
      if (total === 0) return { count: 0 };
      // newest first, so the oldest is the last page of one
      const { items } = await vin.disputes({ page: total, limit: 1, open: true });
      return { count: total, since: day(items[0]?.at) };
    },
    applications: async () => {
      const [{ pending }, at] = await Promise.all([promoters.summary(), promoters.appliedSince()]);
      return { count: pending, since: day(at) };
    },
    events: async () => {
      const { total, items } = await events.toDecide(OLDEST);
      return { count: total, since: day(items[0]?.payingAskedAt) };
    },
    approvals: async () => {
      const { total, items } = await requests.search({ ...OLDEST, state: 'waiting' });
      return { count: total, since: day(items[0]?.askedAt) };
    },
    overpaid: async () => {
      const [{ total }, at] = await Promise.all([
        earnings.overpaid({ ...OLDEST, setAside: false }),
        earnings.overpaidSince(),
      ]);
      return { count: total, since: day(at) };
    },
  });

  return [
    route(contract.getWaiting, can('report:see'), async () => {
      const today = dateIn(clock.now(), program.timeZone);
      const each = counts(today);
      const waiting: Partial<Waiting> = {};
      // one after the other: the dashboard is asked for often, and must not take all connections
      for (const kind of contract.WAITING_KINDS) {
        const { count, since = null, limitDays = null } = await each[kind]();
        waiting[kind] = {
          count,
          since: count === 0 ? null : since,
          days: count === 0 || since === null ? null : Math.max(0, daysBetween(since, today)),
          limitDays,
        };
      }
      return waiting as Waiting;
    }),
  ];
};
