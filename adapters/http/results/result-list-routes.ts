import * as contract from '@rrr/contract';
import type { Response } from '@rrr/contract';
import { PromoterNotApproved } from '@rrr/core/access';
import type { Locale } from '@rrr/core/identity';
import { rulesOn } from '@rrr/core/program';
import {
  assertCanSubmit,
  bikesInWords,
  type Proposed,
  type ProposedRider,
  type ResultView,
  type UnpaidSearch,
  type UnpaidView,
} from '@rrr/core/results';
import { addDays, dateIn, type Narrow, NotFound, type PageOf } from '@rrr/core/shared';
import { isInside } from '../events/show-event.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { presentAward } from '../present/award.js';
import { money, pagination } from '../present/money.js';
import { narrowed, presentNarrowed } from '../present/narrowed.js';
import { translator } from '../words/translator.js';
import { presentResultFields, presentResultRecord } from '../present/corrected.js';
import { presentTelling } from './present-telling.js';

const presentCandidate = (
  { rider, evidence, likeness, numbers }: ProposedRider,
  toAdmin: boolean,
): contract.ResultCandidate => ({
  _id: rider.id,
  fullName: rider.fullName,
  hometown: rider.hometown,
  ...presentTelling({ ...rider, bikes: bikesInWords(rider), numbers, likeness }, toAdmin),
  evidence: [...evidence],
});

const presentProposed = <Left extends string>(proposed: Proposed | undefined, toAdmin: boolean, left: Left) => {
  const { riders, leftOut } = proposed ?? { riders: [], leftOut: 0 };
  return {
    candidates: riders.map((rider) => presentCandidate(rider, toAdmin)),
    ...((leftOut > 0 ? { [left]: leftOut } : {}) as { readonly [L in Left]?: number }),
  };
};

/** How far back unmatched results are grouped by person: older ones stand in the list of all. */
const DAYS_BY_PERSON = 730;

export const resultListRoutes = ({
  queries: { events, results, earnings, promoters },
  useCases,
  clock,
  program,
}: HttpPorts): readonly Route[] => {
  const unmatched = async (asked: Parameters<typeof results.unmatched>[0]): Promise<PageOf<ResultView>> => {
    const found = await results.unmatched(asked);
    return { ...found, items: found.items.map((unmatchedView) => ({ ...unmatchedView, matchedName: null })) };
  };

  const presentUnpaid = async (
    found: readonly UnpaidView[],
    locale: Locale,
    toAdmin: boolean,
  ): Promise<contract.UnpaidResult[]> => {
    const proposed = await useCases.proposeRiders(found);
    const speaks = translator(locale, clock.now());
    return found.map((result) => ({
      ...presentResultFields(result, result.currency, speaks),
      event: { _id: result.event.id, title: result.event.title, startDate: result.event.startsOn },
      className: result.className,
      worth: money(result.worth, result.currency),
      ...presentProposed(proposed.get(result.id), toAdmin, 'candidatesLeftOut'),
    }));
  };

  /** those that can still be corrected, with the riders who may be meant */
  const unpaid = async (
    { promoterId, ...asked }: Omit<UnpaidSearch, 'since'> & Narrow,
    locale: Locale,
    toAdmin: boolean,
  ): Promise<Response<typeof contract.unpaidResults>> => {
    const today = dateIn(clock.now(), program.timeZone);
    const since = addDays(today, -rulesOn(program, today).resultWindowDays);
    const found = await narrowed(asked, {
      load: (page) => results.unpaid({ ...page, since, ...(promoterId === undefined ? {} : { promoterId }) }),
      factsOf: ({ event, worth, currency }) => ({ at: event.startsOn, money: money(worth, currency) }),
      timeZone: program.timeZone,
    });
    return {
      results: await presentUnpaid(found.items, locale, toAdmin),
      ...presentNarrowed(found),
    };
  };

  return [
    route(
      contract.eventResults,
      can('results:write'),
      async ({ actor, params: { eventId }, query: { unmatched: nobodys = false, ...asked }, locale }) => {
        const found = await events.one(eventId, 'drafts');
        if (!found || !isInside(actor, found.event.promoterId)) throw new NotFound('event');
        const page = await (nobodys ? unmatched({ ...asked, eventId }) : results.page({ ...asked, eventId }));
        const speaks = translator(locale, clock.now());
        return {
          results: page.items.map((result) => presentResultRecord(result, found.event.currency, speaks)),
          pagination: pagination(page),
        };
      },
    ),
    route(contract.unmatchedResults, can('results:manage'), async ({ query, locale }) => {
      const found = await results.unmatched(query);
      const speaks = translator(locale, clock.now());
      return {
        // unmatched results earn nothing, so the currency does not matter
        results: found.items.map((result) => ({
          ...presentResultFields(result, 'USD', speaks),
          event: { _id: result.event.id, title: result.event.title, startDate: result.event.startsOn },
          className: result.className,
          setAside: result.dismissal && { at: result.dismissal.at, by: result.dismissal.by },
        })),
        pagination: pagination(found),
      };
    }),
    route(contract.setResultAside, can('results:manage'), ({ actor, params: { resultId }, body }) =>
      useCases.dismissResult({ actor, resultId, dismissed: body.setAside }),
    ),
    route(
      contract.resultCandidates,
      can('results:write'),
      async ({ actor, params: { eventId }, query: { resultId } }) => {
        const found = await events.one(eventId, 'drafts');
        if (!found || !isInside(actor, found.event.promoterId)) throw new NotFound('event');
        // only who may match a result sees who is enrolled
        assertCanSubmit(actor, found.event, clock.now(), program);
        const [result] = (await results.page({ eventId, resultId, page: 1, limit: 1 })).items;
        if (!result) throw new NotFound('result');
        const proposed = await useCases.proposeRiders([result]);
        return presentProposed(proposed.get(result.id), actor.type === 'admin', 'leftOut');
      },
    ),
    route(contract.promoterUnmatched, can('promoter:own'), async ({ actor, params: { id }, query, locale }) => {
      if (actor.type !== 'admin' && actor.subjectId !== id) throw new NotFound('promoter');
      // only promoters who may submit results see who is enrolled
      if (actor.type !== 'admin' && (await promoters.one(id))?.status !== 'approved') throw new PromoterNotApproved();
      return await unpaid({ ...query, promoterId: id }, locale, actor.type === 'admin');
    }),
    route(contract.unpaidResults, can('results:manage'), ({ query, locale }) => unpaid(query, locale, true)),
    route(contract.unmatchedPeople, can('results:manage'), async ({ query }) => {
      const since = addDays(dateIn(clock.now(), program.timeZone), -DAYS_BY_PERSON);
      const found = await results.people({ ...query, since });
      return {
        people: found.items.map(({ resultId, worth, ...person }) => ({
          ...person,
          _id: resultId,
          worth: worth.map(({ amount, currency }) => money(amount, currency)),
        })),
        pagination: pagination(found),
      };
    }),
    route(
      contract.unmatchedOfPerson,
      can('results:manage'),
      async ({ params: { resultId }, query: { page, limit }, locale }) => {
        const found = await results.ofPerson(resultId, { page, limit });
        if (!found) throw new NotFound('result');
        return {
          riderName: found.riderName,
          results: await presentUnpaid(found.results.items, locale, true),
          pagination: pagination(found.results),
        };
      },
    ),
    route(contract.overpaidAwards, can('results:manage'), async ({ query }) => {
      const found = await narrowed(query, {
        load: (page) => earnings.overpaid({ ...query, ...page }),
        factsOf: (overpaid) => ({ at: overpaid.awardedAt, money: money(overpaid.overpaid, overpaid.currency) }),
        timeZone: program.timeZone,
      });
      return {
        awards: found.items.map((award) => ({
          ...presentAward(award, false),
          rider: { _id: award.riderId, fullName: award.riderName },
          overpaid: money(award.overpaid, award.currency),
          setAside: award.dismissal && { at: award.dismissal.at, by: award.dismissal.by },
        })),
        ...presentNarrowed(found),
      };
    }),
    route(contract.setOverpaidAside, can('results:manage'), async ({ actor, params: { awardId }, body: { left } }) => {
      const { requestId, ...dismissed } = await useCases.dismissOverpaid({ actor, awardId, left });
      return { ...dismissed, approvalId: requestId };
    }),
  ];
};
