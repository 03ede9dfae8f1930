import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import type { Places } from '../geo/index.js';
import { invite, type IssuePorts, type Locale } from '../identity/index.js';
import { NotFound, type UnitOfWork } from '../shared/index.js';
import { type Dealer, type DealerFields, DealerIdTaken } from './dealer.js';
import { normalizeDealer } from './normalize-dealer.js';

export interface AddDealer {
  readonly actor: Actor;
  readonly dealer: DealerFields;
  /** the person to invite as the first login */
  readonly login: { readonly email: string; readonly name: string; readonly locale: Locale };
}

interface Ports extends IssuePorts {
  readonly uow: UnitOfWork<'dealers' | 'accounts' | 'codes' | 'outbox' | 'audit'>;
  readonly places: Places;
}

/**
 * Adds a dealer and invites its first login (requirements §1, §6). Admins only.
 * @throws NotFound DealerIdTaken EmailTaken TooManyCodes
 */
export const addDealer =
  ({ uow, places, ...ports }: Ports) =>
  async ({ actor, dealer: given, login }: AddDealer): Promise<Dealer> => {
    if (actor.type !== 'admin') throw new NotFound('dealer');
    const fields = normalizeDealer(given);
    const point = fields.zipcode === null ? null : await places.locate(fields.country, fields.zipcode);
    return uow.run(async (tx) => {
      if (await tx.dealers.byDealerId(fields.dealerId)) throw new DealerIdTaken();
      const at = ports.clock.now();
      const dealer: Dealer = {
        ...fields,
        id: ports.ids.next(),
        deactivated: false,
        showEmail: false,
        point,
        version: 1,
        createdAt: at,
      };
      await tx.dealers.insert(dealer);
      await invite(
        tx,
        {
          actor,
          email: login.email,
          invited: { type: 'dealer', subjectId: dealer.id, name: login.name, locale: login.locale },
          to: dealer.name,
        },
        ports,
      );
      await recordAct(tx, { ids: ports.ids, at, actor }, 'add-dealer', ['dealer', dealer.id], {
        dealerId: dealer.dealerId,
        name: dealer.name,
        country: dealer.country,
      });
      return dealer;
    });
  };
