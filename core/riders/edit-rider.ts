import { type Actor, AdminsOnly } from '../access/index.js';
import { changesOf, recordAct } from '../audit/index.js';
import { AccountDeactivated } from '../identity/index.js';
import { dateIn, fullNameOf, type Instant, NotFound, type PortsOf, StaleEdit, type Stores } from '../shared/index.js';
import type { Rider, RiderProfile, RiderStanding } from './rider.js';
import { TAX_FORMS, type TaxRecord, type TaxStatus, unconfirmed } from './tax.js';
import { editedProfile, normalizeProfile } from './normalize-profile.js';
import { isSameIdentity, unverifyDocuments } from './unverify-documents.js';

export interface EditRider {
  readonly actor: Actor;
  readonly riderId: string;
  /** the version that was edited */
  readonly version: number;
  /** the changed fields only */
  readonly change: Partial<RiderProfile & RiderStanding>;
}

type Ports = PortsOf<
  'riders' | 'accounts' | 'documents' | 'rejudging' | 'rematching' | 'outbox' | 'audit',
  'clock' | 'ids' | 'program'
>;

/**
 * Locks and returns the rider for themselves or an admin; others get NotFound (domain.md §10).
 * @throws NotFound AccountDeactivated
 */
export const theirRecord = async (tx: Pick<Stores, 'riders'>, actor: Actor, riderId: string): Promise<Rider> => {
  const theirs = actor.type === 'admin' || (actor.type === 'rider' && actor.subjectId === riderId);
  const rider = theirs ? await tx.riders.lock(riderId) : undefined;
  if (!rider) throw new NotFound('rider');
  if (rider.deactivated && actor.type !== 'admin') throw new AccountDeactivated();
  return rider;
};

/** Fields that verdicts depend on, and those that results are matched by. */
const JUDGED = ['bornOn'] as const satisfies readonly (keyof Rider)[];
const MATCHED = ['firstName', 'lastName', 'amaNumber', 'hometown', 'state'] as const satisfies readonly (keyof Rider)[];

const written = (rider: Rider, profile: RiderProfile) => ({
  ...profile,
  professional: rider.professional,
  taxStatus: rider.taxStatus,
});

/** A tax status that an admin enters: nothing is paid until the tax form that it asks for is verified. */
const taxStated = (taxStatus: TaxStatus | null, country: string, at: Instant): TaxRecord | null =>
  taxStatus && {
    country: taxStatus === 'us-person' ? 'US' : country,
    treatyCountry: null,
    treatyBasisPoints: null,
    statedAt: at,
    confirmed: null,
  };

/**
 * Changes a rider's profile: one's own, or anybody's as an admin. Only admins set pro and tax status. Matched results
 * stay matched. A new name or AMA number resets verified documents to unverified, another tax status the tax form; both
 * end the confirmation of the tax residence. The login e-mail stays.
 * @throws NotFound AccountDeactivated StaleEdit AdminsOnly ProfileNotValid
 */
export const editRider =
  ({ uow, clock, ids, program }: Ports) =>
  ({ actor, riderId, version, change }: EditRider): Promise<Rider> =>
    uow.run(
      async (tx) => {
        const before = await theirRecord(tx, actor, riderId);
        if (before.version !== version) throw new StaleEdit('rider', before.version);
        const at = clock.now();
        const today = dateIn(at, program.timeZone);
        const { professional = before.professional, taxStatus = before.taxStatus, ...fields } = change;
        if (actor.type !== 'admin' && (professional !== before.professional || taxStatus !== before.taxStatus))
          throw new AdminsOnly();
        const was = normalizeProfile(before);
        const profile = editedProfile({ ...before, ...fields }, was, today);
        const isProved = isSameIdentity(before, { ...before, ...profile });
        const tax = taxStatus === before.taxStatus ? before.tax : taxStated(taxStatus, profile.country, at);
        const after: Rider = {
          ...before,
          ...profile,
          professional,
          taxStatus,
          tax: isProved ? tax : unconfirmed(tax),
          version: version + 1,
        };
        const changes = changesOf<object>(written(before, was), written(after, profile));
        if (Object.keys(changes).length === 0) return before;
        await tx.riders.save(after);
        if (fullNameOf(after) !== fullNameOf(before))
          for (const { id } of await tx.accounts.allOf('rider', riderId))
            await tx.accounts.setDisplayName(id, fullNameOf(after));
        if (!isProved) await unverifyDocuments(tx, { riderId, actor, at }, ids);
        else if (taxStatus !== before.taxStatus)
          await unverifyDocuments(tx, { riderId, actor, at, kinds: TAX_FORMS }, ids);
        if (JUDGED.some((field) => after[field] !== before[field])) await tx.rejudging.askForRiders([riderId], at);
        else if (MATCHED.some((field) => after[field] !== before[field])) await tx.rematching.ask([riderId], at);
        await recordAct(tx, { ids, at, actor }, 'edit-rider', ['rider', riderId], changes);
        return after;
      },
      { rider: riderId },
    );
