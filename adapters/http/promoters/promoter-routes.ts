import * as contract from '@rrr/contract';
import { dateIn, NotFound, type PageOf } from '@rrr/core/shared';
import { punctualityFor } from '../events/punctuality.js';
import { limiter } from '../edge/limiter.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { pagination } from '../present/money.js';
import { narrowed, presentNarrowed } from '../present/narrowed.js';
import {
  presentPromoter,
  presentPromoterCard,
  presentPromoterDetail,
  presentPublicPromoter,
} from './present-promoter.js';

/** how many of its next events stand beside a promoter */
const NEXT_EVENTS = 2;

export const promoterRoutes = ({
  queries: { promoters, events },
  useCases,
  captcha,
  clock,
  program,
}: HttpPorts): readonly Route[] => [
  route(contract.listPromoters, can('public'), async ({ actor, query }) => {
    const eventsOf = (found: PageOf<{ readonly id: string }>) =>
      promoters.nextEvents(
        found.items.map((item) => item.id),
        dateIn(clock.now(), program.timeZone),
        NEXT_EVENTS,
      );
    if (actor?.type !== 'admin') {
      const found = await promoters.all(query);
      const events = await eventsOf(found);
      return {
        promoters: found.items.map((promoter) => presentPublicPromoter(promoter, events.get(promoter.id))),
        pagination: pagination(found),
      };
    }
    const found = await narrowed(query, {
      load: (page) => promoters.search({ ...query, ...page }),
      factsOf: ({ appliedAt }) => ({ at: appliedAt }),
      timeZone: program.timeZone,
    });
    const events = await eventsOf(found);
    return {
      promoters: found.items.map((promoter) => presentPromoterCard(promoter, events.get(promoter.id))),
      ...presentNarrowed(found),
    };
  }),
  route(contract.allPromoters, can('promoter:manage'), async ({ query }) => {
    const found = await promoters.search(query);
    return {
      promoters: found.items.map((promoter) => ({
        _id: promoter.id,
        name: promoter.name,
        status: promoter.status,
        deActivated: promoter.deactivated,
      })),
      pagination: pagination(found),
    };
  }),
  route(contract.promoterSummary, can('promoter:manage'), async () => {
    const { deactivated, ...rest } = await promoters.summary();
    return { ...rest, deActivated: deactivated };
  }),
  route(contract.getPromoter, can('promoter:own'), async ({ actor, params: { id } }) => {
    const promoter = actor.type === 'admin' || actor.subjectId === id ? await promoters.one(id) : undefined;
    if (!promoter) throw new NotFound('promoter');
    const punctuality = await punctualityFor({ events }, id, dateIn(clock.now(), program.timeZone), program);
    return { promoter: presentPromoterDetail(promoter, actor, punctuality) };
  }),
  route(
    contract.editPromoter,
    can('promoter:own'),
    async ({ actor, params: { id }, body: { version, ...change } }) => ({
      promoter: presentPromoter(await useCases.editPromoter({ actor, promoterId: id, version, change })),
    }),
  ),
  route(contract.addPromoter, can('promoter:manage'), async ({ actor, body: { promoter, locale } }) => ({
    promoter: presentPromoter(
      await useCases.addPromoter({ actor, profile: { ...promoter, profileImage: null }, locale }),
    ),
  })),
  route(contract.invitePromoterAgain, can('promoter:manage'), async ({ actor, params: { id } }) => ({
    promoter: presentPromoter(await useCases.invitePromoterAgain({ actor, promoterId: id })),
  })),
  route(
    contract.applyAsPromoter,
    can('public'),
    async ({ body: { message, captcha: answer, ...profile }, locale, request }) => {
      await limiter(useCases)('apply', request, { email: profile.email });
      await captcha.check(answer);
      await useCases.applyAsPromoter({ profile: { ...profile, profileImage: null }, message: message ?? null, locale });
    },
  ),
  route(contract.activatePromoter, can('promoter:manage'), async ({ actor, params: { id } }) => ({
    promoter: presentPromoter(await useCases.setPromoterActive({ actor, promoterId: id, active: true })),
  })),
  route(contract.deactivatePromoter, can('promoter:manage'), async ({ actor, params: { id } }) => ({
    promoter: presentPromoter(await useCases.setPromoterActive({ actor, promoterId: id, active: false })),
  })),
];
