import * as contract from '@rrr/contract';
import { type DealerSearch, ZIP_DISTANCES } from '@rrr/core/dealers';
import { NotFound } from '@rrr/core/shared';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { pagination } from '../present/money.js';
import { presentRedemption } from '../present/redemption.js';
import { presentCenter, presentDealer, presentFoundDealer } from './present-dealer.js';

interface Asked extends Omit<DealerSearch, 'zipDistance'> {
  readonly zipDistance?: string;
}

/** Converts the radius from the contract's keywords to miles. */
export const dealerSearch = ({ zipDistance, ...rest }: Asked): DealerSearch => {
  const miles = ZIP_DISTANCES.find((distance) => String(distance) === zipDistance);
  return { ...rest, ...(miles === undefined ? {} : { zipDistance: miles }) };
};

export const dealerRoutes = ({
  queries: { dealers, redemptions },
  useCases,
  clock,
  program,
}: HttpPorts): readonly Route[] => [
  route(contract.dealersLean, can('public'), async ({ actor, query }) => {
    const asked = dealerSearch(actor?.type === 'admin' ? query : { ...query, active: true });
    const [found, { distinctStates, distinctCountry }, around] = await Promise.all([
      dealers.search(asked),
      dealers.regions(asked.country),
      dealers.around(asked),
    ]);
    return {
      dealers: found.items.map(presentFoundDealer),
      distinctStates: [...distinctStates],
      distinctCountry: [...distinctCountry],
      around: around && presentCenter(around),
      pagination: pagination(found),
    };
  }),
  route(contract.listDealers, can('dealer:manage'), async ({ query }) => {
    const found = await dealers.search(dealerSearch(query));
    return { dealers: found.items.map((dealer) => presentDealer(dealer)), pagination: pagination(found) };
  }),
  route(contract.addDealer, can('dealer:manage'), async ({ actor, body: { login, ...fields } }) => ({
    dealer: presentDealer(await useCases.addDealer({ actor, dealer: { ...fields, profileImage: null }, login })),
  })),
  route(contract.getDealer, can('dealer:see'), async ({ actor, params: { dealerId } }) => {
    if (actor.type === 'dealer' && actor.subjectId !== dealerId) throw new NotFound('dealer');
    const [dealer, { distinctCountry }] = await Promise.all([dealers.one(dealerId), dealers.regions()]);
    if (!dealer || (actor.type === 'rider' && dealer.deactivated)) throw new NotFound('dealer');
    const newest =
      actor.type === 'rider' ? [] : (await redemptions.search({ page: 1, limit: 15, revoked: false, dealerId })).items;
    return {
      dealer: presentDealer(dealer, actor.type === 'rider'),
      redemptions: newest.map((redemption) => presentRedemption(redemption, actor, { clock, program })),
      distinctCountry: [...distinctCountry],
    };
  }),
  route(
    contract.editDealer,
    can('dealer:edit'),
    async ({ actor, params: { dealerId }, body: { version, ...change } }) => ({
      dealer: presentDealer(await useCases.editDealer({ actor, dealerId, version, change })),
    }),
  ),
  route(contract.activateDealer, can('dealer:manage'), async ({ actor, params: { dealerId } }) => ({
    dealer: presentDealer(await useCases.setDealerActive({ actor, dealerId, active: true })),
  })),
  route(contract.deactivateDealer, can('dealer:manage'), async ({ actor, params: { dealerId } }) => ({
    dealer: presentDealer(await useCases.setDealerActive({ actor, dealerId, active: false })),
  })),
];
