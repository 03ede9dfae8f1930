import * as contract from '@rrr/contract';
import type { DealerView } from '@rrr/core/dealers';
import { NotFound } from '@rrr/core/shared';
import { can } from '../kernel/policy.js';
import { route, type Route } from '../kernel/route.js';
import type { HttpPorts } from '../ports.js';
import { presentRedemption } from '../present/redemption.js';

const presentDealer = ({ id, deactivated, ...rest }: DealerView): contract.Dealer => ({
  _id: id,
  dealerId: rest.dealerId,
  name: rest.name,
  addressLine1: rest.addressLine1,
  addressLine2: rest.addressLine2,
  city: rest.city,
  state: rest.state,
  zipcode: rest.zipcode,
  country: rest.country,
  phone: rest.phone,
  email: rest.email,
  websiteUrl: rest.websiteUrl,
  profileImage: rest.profileImage,
  bio: rest.bio,
  deActivated: deactivated,
  currency: rest.currency,
});

export const dealerRoutes = ({ queries: { dealers, redemptions } }: HttpPorts): readonly Route[] => [
  route(contract.getDealer, can('dealer:see'), async ({ actor, params: { dealerId } }) => {
    if (actor.type === 'dealer' && actor.subjectId !== dealerId) throw new NotFound('dealer');
    const dealer = await dealers.one(dealerId);
    if (!dealer || (actor.type === 'rider' && dealer.deactivated)) throw new NotFound('dealer');
    const newest = actor.type === 'rider' ? [] : (await redemptions.search({ page: 1, limit: 15, revoked: false, dealerId })).items;
    return { dealer: presentDealer(dealer), redemptions: newest.map((it) => presentRedemption(it, actor)), distinctCountry: [dealer.country] };
  }),
];
