import * as contract from '@rrr/contract';
import { PromoterNotApproved } from '@rrr/core/access';
import { NotFound } from '@rrr/core/shared';
import { notValid } from '../refusals/edge-error.js';
import { limiter } from '../edge/limiter.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import { presentClaim } from '../payouts/present-claim.js';
import type { HttpPorts } from '../ports.js';
import { presentAward, presentEntry } from '../present/award.js';
import { pagination } from '../present/money.js';
import { presentRedemption } from '../present/redemption.js';
import { translator } from '../words/translator.js';
import {
  presentEarning,
  presentFoundRider,
  presentLeanRider,
  presentRecord,
  presentRiderCard,
} from '../present/rider.js';
import { assertSeesMoney, findRider, showRider, today } from './show-rider.js';

const NEWEST = { page: 1, limit: 15 } as const;

export const riderRoutes = (ports: HttpPorts): readonly Route[] => {
  const {
    queries: { riders, finding, ledger, redemptions, earnings, payouts, promoters },
    clock,
    useCases,
  } = ports;
  const limit = limiter(useCases);

  return [
    route(contract.searchRiders, can('rider:search'), async ({ actor, query: { status, ...asked } }) => {
      const admin = actor.type === 'admin';
      if (!admin && asked.email !== undefined) throw notValid({ path: 'email', code: 'not_allowed' });
      const search = {
        ...asked,
        ...(status ? { vinStatus: status } : {}),
        ...(admin ? {} : { active: true }),
        byPersonalFields: admin,
      };
      const found = await riders.search(search, today(ports));
      return {
        riders: found.items.map((rider) => presentFoundRider(rider, actor, asked.query)),
        pagination: pagination(found),
        ...(found.similar ? { similar: true as const } : {}),
      };
    }),
    route(contract.findByReference, can('record:find'), async ({ query: { query } }) => ({
      found: (await finding.byReference(query)).map(presentRecord),
    })),
    route(contract.ridersLean, can('rider:lean'), async ({ actor, query }) => {
      // only promoters who may submit results can search riders
      if (actor.type === 'promoter' && (await promoters.one(actor.subjectId))?.status !== 'approved')
        throw new PromoterNotApproved();
      const found = await riders.lean({ ...query, ...(actor.type === 'admin' ? {} : { active: true }) });
      return { riders: found.items.map(presentLeanRider), pagination: pagination(found) };
    }),
    route(contract.getRider, can('rider:see'), async ({ actor, params: { riderId } }) => {
      const rider = await showRider(ports, actor, riderId);
      const dealer = actor.type === 'dealer';
      const [redeemed, claims] = await Promise.all([
        redemptions.search({ ...NEWEST, revoked: false, riderId, ...(dealer ? { dealerId: actor.subjectId } : {}) }),
        dealer ? null : payouts.claims({ ...NEWEST, riderId }, today(ports)),
      ]);
      return {
        rider,
        creditRedemptions: redeemed.items.map((redemption) => presentRedemption(redemption, actor, ports)),
        payoutClaims: claims ? claims.items.map(presentClaim) : [],
      };
    }),
    route(contract.createRiderCode, can('rider:own'), ({ actor }) => useCases.createRiderCode({ actor })),
    route(contract.findRiderByCode, can('rider:find-by-code'), async ({ actor, body: { code }, request }) => {
      await limit('rider-code', request, { account: actor.accountId });
      const rider = await findRider(ports, await useCases.findRiderByCode({ actor, code }));
      if (rider.deactivated) throw new NotFound('rider');
      return { rider: presentRiderCard(rider, actor) };
    }),
    route(contract.riderAwards, can('rider:money'), async ({ actor, params: { riderId }, query }) => {
      await assertSeesMoney(ports, actor, riderId);
      const found = await ledger.awards(riderId, query);
      return {
        awards: found.items.map((award) => presentAward(award, actor.type !== 'admin')),
        pagination: pagination(found),
      };
    }),
    route(contract.riderEarnings, can('rider:money'), async ({ actor, params: { riderId }, query, locale }) => {
      await assertSeesMoney(ports, actor, riderId);
      const found = await earnings.earnings(riderId, query);
      const speaks = translator(locale, clock.now());
      const toRider = actor.type !== 'admin';
      return {
        earnings: found.items.map((earning) => presentEarning(earning, speaks, toRider)),
        pagination: pagination(found),
      };
    }),
    route(
      contract.riderLedger,
      can('rider:money'),
      async ({ actor, params: { riderId }, query: { currency, book, ...page } }) => {
        await assertSeesMoney(ports, actor, riderId);
        const found = await ledger.entries({ riderId, currency, book }, page);
        return { entries: found.items.map(presentEntry), pagination: pagination(found) };
      },
    ),
  ];
};
