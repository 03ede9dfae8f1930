import * as contract from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import type { RiderView } from '@rrr/core/riders';
import { dateIn, NotFound } from '@rrr/core/shared';
import { notValid } from '../kernel/edge-error.js';
import { can } from '../kernel/policy.js';
import { route, type Route } from '../kernel/route.js';
import type { HttpPorts } from '../ports.js';
import { presentAward, presentEntry } from '../present/award.js';
import { pagination } from '../present/money.js';
import { presentRedemption } from '../present/redemption.js';
import { speaker } from '../words/speaker.js';
import { presentEarning, presentRider, presentRiderCard, seesPersonal } from './present-rider.js';

const NEWEST = { page: 1, limit: 15, revoked: false } as const;

export const riderRoutes = ({ queries: { riders, ledger, redemptions, earnings }, clock, program }: HttpPorts): readonly Route[] => {
  const today = () => dateIn(clock.now(), program.timeZone);
  const find = async (riderId: string): Promise<RiderView> => {
    const rider = await riders.one(riderId, today());
    if (!rider) throw new NotFound('rider');
    return rider;
  };
  /** a rider's money is for the rider and for admins */
  const checkMoney = async (actor: Actor, riderId: string): Promise<void> => {
    if (!seesPersonal(actor, riderId)) throw new NotFound('rider');
    if (actor.type === 'admin') await find(riderId);
  };

  return [
    route(contract.searchRiders, can('rider:search'), async ({ actor, query: { status, ...asked } }) => {
      const admin = actor.type === 'admin';
      if (!admin && asked.email !== undefined) throw notValid({ path: 'email', code: 'not_allowed' });
      const search = { ...asked, ...(status ? { vinStatus: status } : {}), ...(admin ? {} : { active: true }), byPersonalFields: admin };
      const found = await riders.search(search, today());
      return { riders: found.items.map((it) => presentRiderCard(it, actor)), pagination: pagination(found) };
    }),
    route(contract.getRider, can('rider:see'), async ({ actor, params: { riderId } }) => {
      if (actor.type === 'rider' && actor.subjectId !== riderId) throw new NotFound('rider');
      const rider = await find(riderId);
      if (actor.type === 'dealer' && rider.deactivated) throw new NotFound('rider');
      const shown = await redemptions.search({ ...NEWEST, riderId, ...(actor.type === 'dealer' ? { dealerId: actor.subjectId } : {}) });
      return { rider: presentRider(rider, actor), creditRedemptions: shown.items.map((it) => presentRedemption(it, actor)), payoutClaims: [] };
    }),
    route(contract.riderAwards, can('rider:money'), async ({ actor, params: { riderId }, query }) => {
      await checkMoney(actor, riderId);
      const found = await ledger.awards(riderId, query);
      return { awards: found.items.map(presentAward), pagination: pagination(found) };
    }),
    route(contract.riderEarnings, can('rider:money'), async ({ actor, params: { riderId }, query, locale }) => {
      await checkMoney(actor, riderId);
      const found = await earnings.earnings(riderId, query);
      const speaks = speaker(locale, clock.now());
      return { earnings: found.items.map((it) => presentEarning(it, speaks)), pagination: pagination(found) };
    }),
    route(contract.riderLedger, can('rider:money'), async ({ actor, params: { riderId }, query: { currency, book, ...page } }) => {
      await checkMoney(actor, riderId);
      const found = await ledger.entries({ riderId, currency, book }, page);
      return { entries: found.items.map(presentEntry), pagination: pagination(found) };
    }),
  ];
};
