import * as contract from '@rrr/contract';
import { overdueRaces } from '@rrr/core/payouts';
import { dateIn } from '@rrr/core/shared';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { cashYearColumns, waitingCashColumns } from './cash-columns.js';
import type { Send } from '../sheets/export-call.js';
import { allPages } from '../sheets/one-batch.js';
import { FORM_1042_S, MISC_1099, NEC_1099 } from './tax-columns.js';

/** Cash as files, for admins: what waits for papers, and what was paid in a year. */
export const cashExportRoutes = ({ queries: { payouts }, clock, program }: HttpPorts, send: Send): readonly Route[] => {
  const today = () => dateIn(clock.now(), program.timeZone);
  return [
    route(contract.exportWaitingCash, can('payout:manage'), (call) => {
      const { overdue, riderId } = call.query;
      return send(call, {
        what: 'waiting-cash',
        columns: waitingCashColumns(program, today()),
        ...allPages(payouts.waiting, {
          ...(riderId === undefined ? {} : { riderId }),
          ...(overdue === true ? { raceDays: overdueRaces(program, today()), today: today() } : {}),
        }),
      });
    }),
    route(contract.exportCashYears, can('payout:manage'), (call) => {
      const { currency, reported, year = Number(today().slice(0, 4)) } = call.query;
      const threshold = program.taxReportingThreshold[currency];
      return send(call, {
        what: 'cash-years',
        columns: cashYearColumns(threshold),
        ...allPages(payouts.cashYears, { year, currency, ...(reported === true ? { atLeast: threshold } : {}) }),
      });
    }),
    route(contract.exportTaxForms, can('payout:manage'), (call) => {
      const { year, currency, form } = call.query;
      return send(call, {
        what: `tax-${form}`,
        columns: TAX_COLUMNS[form],
        ...allPages(payouts.taxLines, {
          year,
          currency,
          taxStatus: form === '1042-s' ? ('non-resident-alien' as const) : ('us-person' as const),
        }),
      });
    }),
  ];
};

const TAX_COLUMNS = { '1099-misc': MISC_1099, '1099-nec': NEC_1099, '1042-s': FORM_1042_S } as const;
