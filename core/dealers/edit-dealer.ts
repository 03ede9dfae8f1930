import { DEALER, namesOf, only } from '@rrr/records';
import { type Actor, AdminsOnly, ProxyForbidden } from '../access/index.js';
import { changesOf, recordAct } from '../audit/index.js';
import type { Places } from '../geo/index.js';
import { NotFound, type PortsOf, StaleEdit } from '../shared/index.js';
import { type Dealer, type DealerFields, DealerIdTaken } from './dealer.js';
import { normalizeDealer } from './normalize-dealer.js';

export interface EditDealer {
  readonly actor: Actor;
  readonly dealerId: string;
  /** the version that was edited */
  readonly version: number;
  /** the changed fields only */
  readonly change: Partial<DealerFields & Pick<Dealer, 'showEmail'>>;
}

const ADMINS = namesOf(only(DEALER, 'editedBy', 'admins'));

/**
 * Changes a dealer's record. Admins may change all fields, the dealer its contact fields. The location follows the
 * postal code. Only the dealer itself agrees that everybody sees its e-mail; whoever edits the record can end that.
 * @throws NotFound StaleEdit AdminsOnly ProxyForbidden DealerIdTaken
 */
export const editDealer =
  ({ uow, places, clock, ids }: PortsOf<'dealers' | 'audit', 'clock' | 'ids'> & { readonly places: Places }) =>
  async ({ actor, dealerId, version, change }: EditDealer): Promise<Dealer> => {
    if (actor.type !== 'admin' && !(actor.type === 'dealer' && actor.subjectId === dealerId))
      throw new NotFound('dealer');
    const seen = await uow.run((tx) => tx.dealers.lock(dealerId));
    if (!seen) throw new NotFound('dealer');
    const fields = normalizeDealer({ ...seen, ...change });
    const showEmail = change.showEmail ?? seen.showEmail;
    const moved = fields.zipcode !== seen.zipcode || fields.country !== seen.country || seen.point === null;
    const point = !moved
      ? seen.point
      : fields.zipcode === null
        ? null
        : await places.locate(fields.country, fields.zipcode);
    return uow.run(async (tx) => {
      const before = await tx.dealers.lock(dealerId);
      if (!before) throw new NotFound('dealer');
      // the checks above were made on this version
      if (before.version !== version || seen.version !== version) throw new StaleEdit('dealer', before.version);
      const foreign = actor.type === 'admin' ? undefined : ADMINS.find((admin) => fields[admin] !== before[admin]);
      if (foreign) throw new AdminsOnly({ field: foreign });
      if (showEmail && !before.showEmail && (actor.type !== 'dealer' || actor.proxyHostId !== null))
        throw new ProxyForbidden();
      const changes = changesOf<DealerFields & Pick<Dealer, 'showEmail'>>(
        { ...normalizeDealer(before), showEmail: before.showEmail },
        { ...fields, showEmail },
      );
      if (Object.keys(changes).length === 0) return before;
      if (fields.dealerId !== before.dealerId && (await tx.dealers.byDealerId(fields.dealerId)))
        throw new DealerIdTaken();
      const after: Dealer = { ...before, ...fields, showEmail, point, version: version + 1 };
      await tx.dealers.save(after);
      await recordAct(tx, { ids, at: clock.now(), actor }, 'edit-dealer', ['dealer', dealerId], changes);
      return after;
    });
  };
