import type { Browser } from '../browser.js';
import { TINY_PICTURE } from '../pictures.js';
import { key } from './keys.js';

/** Objects to ask for: the actors' own, and some of others. */
export interface Objects {
  readonly rider: string;
  readonly otherRider: string;
  readonly dealer: string;
  readonly otherDealer: string;
  readonly promoter: string;
  readonly otherPromoter: string;
  readonly event: { readonly id: string; readonly classId: string };
  readonly otherEvent: { readonly id: string; readonly classId: string };
  readonly series: string;
  readonly otherSeries: string;
  /** undone, by the demo dealer and by another */
  readonly revoked: string;
  readonly otherRevoked: string;
  /** redemptions of the rider, and of another */
  readonly receipt: string;
  readonly otherReceipt: string;
  /** results of the rider, and of another */
  readonly earning: { readonly riderId: string; readonly resultId: string };
  readonly otherEarning: { readonly riderId: string; readonly resultId: string };
  /** of the garages of the demo rider and of another */
  readonly bike: string;
  readonly otherBike: string;
  /** licences, of the demo rider and of another */
  readonly document: string;
  readonly otherDocument: string;
}

interface Receipts {
  readonly creditRedemptions: readonly { readonly _id: string; readonly rider: { readonly _id: string } }[];
}

interface Listed {
  readonly revokedRedemptions: readonly { readonly _id: string; readonly dealer: { readonly _id: string } }[];
}

const subject = async (it: Browser) =>
  (await it.ask('/api/session')).json<{ session: { user: { _id: string } } }>().session.user._id;

/** Finds objects of the demo that fit. */
export const findObjects = async (
  admin: Browser,
  rider: Browser,
  dealer: Browser,
  promoter: Browser,
): Promise<Objects> => {
  const [riderId, dealerId, promoterId] = [await subject(rider), await subject(dealer), await subject(promoter)];
  const riders = (await admin.ask('/api/admin/riders?active=true&limit=5')).json<{ riders: { _id: string }[] }>()
    .riders;
  const revoked = (await admin.ask('/api/admin/revoked-redemptions?limit=100')).json<Listed>().revokedRedemptions;
  const mine = (await promoter.ask(`/api/promoter/${promoterId}/events?filter=waiting`)).json<{
    events: { _id: string }[];
  }>().events;
  const all = (await admin.ask('/api/events-lean?before=2100-01-01&limit=50')).json<{
    events: { _id: string; startDate: string }[];
  }>().events;
  const { series } = (await admin.ask('/api/admin/series?limit=100')).json<{
    series: { _id: string; promoter: { _id: string } | null }[];
  }>();
  const [ownSeries, otherSeries] = [true, false].map((own) =>
    series.find((it) => (it.promoter?._id === promoterId) === own),
  );
  const today = new Date().toISOString().slice(0, 10);
  const details: { event: { _id: string; promoter: { _id: string } | null; classes: { _id: string }[] } }[] = [];
  for (const { _id } of [...mine.slice(0, 1), ...all.filter((it) => it.startDate < today)])
    details.push((await admin.ask(`/api/event/${_id}`)).json());
  const own = details[0]?.event;
  const other = details.find(
    ({ event }) => event.promoter && event.promoter._id !== promoterId && event.classes.length > 0,
  )?.event;
  const byOther = revoked.find((it) => it.dealer._id !== dealerId);
  const byOwn = revoked.find((it) => it.dealer._id === dealerId);
  const otherRider = riders.find((it) => it._id !== riderId);
  if (
    !own?.classes[0] ||
    !other?.classes[0] ||
    !other.promoter ||
    !byOther ||
    !otherRider ||
    !ownSeries ||
    !otherSeries
  )
    throw new Error('The demo has not what the matrix needs');
  return {
    rider: riderId,
    otherRider: otherRider._id,
    dealer: dealerId,
    otherDealer: byOther.dealer._id,
    promoter: promoterId,
    otherPromoter: other.promoter._id,
    event: { id: own._id, classId: own.classes[0]._id },
    otherEvent: { id: other._id, classId: other.classes[0]._id },
    ...(await paidOf(
      admin,
      rider,
      riderId,
      riders.map((it) => it._id),
    )),
    series: ownSeries._id,
    otherSeries: otherSeries._id,
    revoked: byOwn?._id ?? (await undoOne(dealer)),
    otherRevoked: byOther._id,
    bike: await bikeOf(admin, riderId),
    otherBike: await bikeOf(admin, otherRider._id),
    document: await licenceOf(admin, riderId),
    otherDocument: await licenceOf(admin, otherRider._id),
  };
};

const bikeOf = async (admin: Browser, riderId: string): Promise<string> => {
  const { rider } = (await admin.ask(`/api/admin/rider/${riderId}`)).json<{
    rider: { record: { bikes: { _id: string }[] } };
  }>();
  const [bike] = rider.record.bikes;
  if (!bike) throw new Error('A rider of the demo has no bike');
  return bike._id;
};

/** The demo has no pictures of licences: an admin files one. */
const licenceOf = async (admin: Browser, riderId: string): Promise<string> => {
  const form = new FormData();
  form.set('kind', 'licence');
  form.set('file', new Blob([TINY_PICTURE]), 'licence.png');
  return (await admin.ask(`/api/admin/rider/${riderId}/upload-id-files`, { method: 'POST', form })).json<{
    document: { _id: string };
  }>().document._id;
};

/** The demo dealer may never have undone anything: then it does now. */
const undoOne = async (dealer: Browser): Promise<string> => {
  const { creditRedemptions } = (await dealer.ask('/api/dealer/credit-redemptions?limit=100')).json<{
    creditRedemptions: { _id: string; canUndo: boolean }[];
  }>();
  const one = creditRedemptions.find((it) => it.canUndo);
  if (!one) throw new Error('The demo dealer has no redemption to undo');
  await dealer.ask(`/api/dealer/credit-redemption/${one._id}`, { method: 'DELETE', headers: key() });
  return one._id;
};

/** A redemption and a result of the rider, and of somebody else. */
const paidOf = async (
  admin: Browser,
  rider: Browser,
  riderId: string,
  riders: readonly string[],
): Promise<Pick<Objects, 'receipt' | 'otherReceipt' | 'earning' | 'otherEarning'>> => {
  const [receipt] = (await rider.ask('/api/rider/credit-redemptions?limit=1')).json<Receipts>().creditRedemptions;
  const otherReceipt = (await admin.ask('/api/admin/credit-redemptions?limit=100'))
    .json<Receipts>()
    .creditRedemptions.find((it) => it.rider._id !== riderId);
  const earnings: { riderId: string; resultId: string }[] = [];
  for (const id of [riderId, ...riders.filter((it) => it !== riderId)])
    for (const { _id } of (await admin.ask(`/api/admin/rider/${id}/earnings?limit=1`)).json<{
      earnings: { _id: string }[];
    }>().earnings)
      earnings.push({ riderId: id, resultId: _id });
  const [earning, otherEarning] = earnings;
  if (!receipt || !otherReceipt || earning?.riderId !== riderId || !otherEarning)
    throw new Error('The demo has no money to ask for');
  return { receipt: receipt._id, otherReceipt: otherReceipt._id, earning, otherEarning };
};
