import type { RiderDetail } from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import type { ApprovalRequest } from '@rrr/core/approvals';
import type { Career, FavouriteView, RiderNote, RiderRecord, RiderView } from '@rrr/core/riders';
import type { Instant } from '@rrr/core/shared';
import { only, RIDER } from '@rrr/records';
import { fieldsOf } from '../present/fields-of.js';
import { presentDocument } from '../documents/present-document.js';
import { money } from '../present/money.js';
import { presentTax } from './present-tax.js';
import { presentBike } from '../vin/present-bike.js';
import { card, presentFavourite, presentNote } from '../present/rider.js';

/** The parts of a record for the rider and admins. */
export interface WholeRider {
  readonly record: RiderRecord;
  readonly career: Career;
  readonly favourites: { readonly dealers: readonly FavouriteView[]; readonly events: readonly FavouriteView[] };
  /** null for the rider, because only admins see notes */
  readonly notes: readonly RiderNote[] | null;
  /** those that wait; none for the rider */
  readonly merges: readonly ApprovalRequest<'merge'>[];
}

/** The view for dealers, without personal data (domain.md §10). */
export const presentRiderAtCounter = (view: RiderView): RiderDetail => ({
  ...card(view, false),
  hasPin: view.hasPin,
  version: null,
  personal: null,
  record: null,
});

const PERSONAL = only(RIDER, 'seenBy', 'itself');
const personalOf = (record: RiderRecord) => {
  const { email, age, factory, professional, enrolledAt } = record;
  const said = fieldsOf(PERSONAL, record, { dateOfBirth: 'bornOn' });
  return { ...said, email, age, factory, professional, enrolledAt };
};

export const presentWholeRider = (
  view: RiderView,
  { record, career, favourites, notes, merges }: WholeRider,
  actor: Actor,
  now: Instant,
): RiderDetail => ({
  ...card(view, true),
  hasPin: view.hasPin,
  version: record.version,
  personal: personalOf(record),
  record: {
    consent: record.consent,
    guardian: record.guardian && {
      name: record.guardian.name,
      email: record.guardian.email,
      askedAt: record.guardian.sentAt,
      until: record.guardian.expiresAt,
    },
    taxStatus: record.taxStatus,
    tax: record.tax && presentTax(record.tax),
    login: record.login,
    pinLockedUntil: record.pin.lockedUntil !== null && record.pin.lockedUntil > now ? record.pin.lockedUntil : null,
    mergedInto: record.mergedInto,
    mergesWaiting: merges.map(({ id: approvalId, objectId, objectName, change: { keep } }) => {
      const isKept = keep.id === view.id;
      const other = isKept ? { _id: objectId, name: objectName } : { _id: keep.id, name: keep.fullName };
      return { approvalId, other, isKept };
    }),
    bikes: record.bikes.map(presentBike),
    documents: record.documents.map((document) => presentDocument(document, actor)),
    races: career.races,
    results: career.results,
    plate: career.plate,
    cashEarned: career.earned.map((item) => money(item.cash, item.currency)),
    creditEarned: career.earned.map((item) => money(item.credit, item.currency)),
    favouriteDealers: favourites.dealers.map(presentFavourite),
    favouriteEvents: favourites.events.map(presentFavourite),
    notes: notes && notes.map(presentNote),
  },
});
