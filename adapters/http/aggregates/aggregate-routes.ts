import * as contract from '@rrr/contract';
import { dateIn } from '@rrr/core/shared';
import { notValid } from '../kernel/edge-error.js';
import { can } from '../kernel/policy.js';
import { route, type Route } from '../kernel/route.js';
import type { HttpPorts } from '../ports.js';
import { money } from '../present/money.js';
import { speaker } from '../words/speaker.js';
import { seasonOf } from './season.js';

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

export const aggregateRoutes = ({ queries: { events, reports }, clock, program }: HttpPorts): readonly Route[] => [
  route(contract.getContingency, can('public'), async ({ locale }) => {
    const now = clock.now();
    const today = dateIn(now, program.timeZone);
    const amount = await events.contingency('USD', seasonOf(today));
    return { contingencyTitle: speaker(locale, now).contingencyTitle(today.slice(0, 4)), contingencyAmount: money(amount, 'USD') };
  }),
  route(contract.getSummary, can('report:see'), async ({ query: { currency, startDate, endDate } }) => {
    const today = dateIn(clock.now(), program.timeZone);
    const from = startDate ?? seasonOf(endDate ?? today).from;
    const to = endDate ?? seasonOf(startDate ?? today).to;
    if (from > to) throw notValid({ path: 'endDate', code: 'order' });
    const it = await reports.summary({ currency, from, to }, today);
    return {
      startDate: from,
      endDate: to,
      available: money(it.available, currency),
      earned: money(it.earned, currency),
      redeemed: money(it.redeemed, currency),
      redemptionRate: share(it.redeemed, it.earned),
      earnRate: share(it.ridersWithAward, it.activeRiders),
      riders: it.activeRiders,
      events: it.events,
      months: it.months.map(({ month, earned, redeemed }) => ({ month, earned: money(earned, currency), redeemed: money(redeemed, currency) })),
    };
  }),
];
