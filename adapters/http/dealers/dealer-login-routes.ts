import * as contract from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import { NotFound } from '@rrr/core/shared';
import { limiter } from '../edge/limiter.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { pagination } from '../present/money.js';
import { presentInvitation, presentLogin } from './present-dealer.js';

export const dealerLoginRoutes = ({ queries: { dealers }, useCases, clock }: HttpPorts): readonly Route[] => {
  /** @throws NotFound for another dealer's, and for one that nobody has */
  const checkDealer = async (actor: Actor, dealerId: string): Promise<void> => {
    if (actor.type === 'dealer' ? actor.subjectId !== dealerId : !(await dealers.one(dealerId)))
      throw new NotFound('dealer');
  };
  const limit = limiter(useCases);
  const invitations = async (dealerId: string) =>
    (await dealers.invitations(dealerId, clock.now())).map(presentInvitation);

  return [
    route(contract.listDealerLogins, can('dealer:manage'), async ({ query }) => {
      const found = await dealers.logins(query);
      return { logins: found.items.map((login) => presentLogin(login, true)), pagination: pagination(found) };
    }),
    route(contract.dealerLogins, can('dealer:edit'), async ({ actor, params: { dealerId }, query }) => {
      await checkDealer(actor, dealerId);
      const [found, invited] = await Promise.all([dealers.logins({ ...query, dealerId }), invitations(dealerId)]);
      return {
        logins: found.items.map((login) => presentLogin(login, actor.type === 'admin')),
        invitations: invited,
        pagination: pagination(found),
      };
    }),
    route(contract.inviteDealerLogin, can('dealer:edit'), async ({ actor, params: { dealerId }, body, request }) => {
      if (actor.type === 'dealer') await limit('invite', request, { account: actor.accountId });
      await useCases.inviteDealerLogin({ actor, dealerId, ...body });
      return { invitations: await invitations(dealerId) };
    }),
    route(contract.removeDealerLogin, can('dealer:edit'), ({ actor, params: { dealerId, accountId } }) =>
      useCases.removeDealerLogin({ actor, dealerId, accountId }),
    ),
  ];
};
