import * as contract from '@rrr/contract';
import { emailFor } from '@rrr/core/outbox';
import { type Asked, LONGEST_EXTENSION, type OverdueRider, overdueRaces, overdueRiders } from '@rrr/core/payouts';
import { addDays, dateIn } from '@rrr/core/shared';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { pagination } from '../present/money.js';
import { presentOwed } from './present-cash.js';

/** Overdue cash by rider, and what an administrator asks of its riders. */
export const cashAskRoutes = ({
  queries: { overdueCash },
  useCases,
  clock,
  program,
  mailing: { brand },
}: HttpPorts): readonly Route[] => {
  const today = () => dateIn(clock.now(), program.timeZone);
  const presentRider = ({ riderId, riderName, sums, awards, missing, askedAt, askedBy, againOn }: OverdueRider) => ({
    rider: { _id: riderId, fullName: riderName },
    sums: [...sums],
    awards: awards.map((award) => presentOwed(award, award.missing, program, today())),
    missing: [...missing],
    reminded: askedAt === null ? null : { at: askedAt, by: askedBy },
    remindAgainOn: againOn,
  });
  const presentAsked = (outcomes: readonly Asked[]): contract.CashAsked => ({
    outcomes: outcomes.map(({ againOn, ...rest }) => ({ ...rest, remindAgainOn: againOn })),
  });
  return [
    route(contract.listOverdueRiders, can('payout:manage'), async ({ query }) => {
      const day = today();
      const awards = await overdueCash.overdue({ raceDays: overdueRaces(program, day), today: day });
      const found = overdueRiders(awards, query, { today: day, timeZone: program.timeZone });
      return {
        riders: found.items.map(presentRider),
        pagination: pagination(found),
        sums: [...found.sums],
        remindable: found.remindable,
        promoters: found.promoters.map(({ id, name }) => ({ _id: id, name })),
      };
    }),
    route(contract.getCashReminder, can('payout:manage'), async ({ actor, params: { riderId } }) => {
      const { message, reader, asks, againOn } = await useCases.draftReminder({ actor, riderId });
      const email = message && reader ? { ...emailFor(message, reader, brand), reader } : null;
      const day = today();
      return {
        mail: email && {
          to: email.reader.email,
          locale: email.reader.locale,
          subject: email.subject,
          text: email.text,
        },
        remindAgainOn: againOn,
        asks: asks.map(({ id, at, byName, until, reason }) => ({ _id: id, at, by: byName, until, reason })),
        extension: { from: addDays(day, 1), to: addDays(day, LONGEST_EXTENSION) },
      };
    }),
    route(contract.remindOfCash, can('payout:manage'), async ({ actor, body: { riderIds } }) =>
      presentAsked(await useCases.remindOfCash({ actor, riderIds })),
    ),
    route(contract.extendCash, can('payout:manage'), async ({ actor, body }) =>
      presentAsked(await useCases.extendCash({ actor, ...body })),
    ),
    route(contract.undoCashAsks, can('payout:manage'), async ({ actor, body: { askIds } }) => ({
      outcomes: await useCases.undoCashAsks({ actor, askIds }),
    })),
  ];
};
