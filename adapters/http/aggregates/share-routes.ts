import * as contract from '@rrr/contract';
import { dateIn, nameKey } from '@rrr/core/shared';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { bothDaysOf } from './asked-period.js';
import { brandNames } from './brand-names.js';
import { presentShare } from './present-report.js';

export const shareRoutes = ({ queries: { reports }, clock, program }: HttpPorts): readonly Route[] => {
  const [ours, nameOf] = [program.brandMakes.map(nameKey), brandNames(program)];
  const today = () => dateIn(clock.now(), program.timeZone);
  return [
    route(contract.marketShareMonth, can('report:see'), async ({ query }) => {
      const { from, to } = bothDaysOf(query, today());
      const months = await reports.marketShareByMonth({ from, to });
      return {
        startDate: from,
        endDate: to,
        months: months.map(({ month, brands }) => ({ month, ...presentShare({ brands }, ours, nameOf) })),
      };
    }),
    route(contract.marketShareSeries, can('report:see'), async ({ query }) => {
      const { from, to } = bothDaysOf(query, today());
      const { series, withoutSeries } = await reports.marketShareBySeries({ from, to });
      return {
        startDate: from,
        endDate: to,
        series: series.map(({ id, name, brands }) => ({ _id: id, name, ...presentShare({ brands }, ours, nameOf) })),
        withoutSeries: presentShare(withoutSeries, ours, nameOf),
      };
    }),
  ];
};
