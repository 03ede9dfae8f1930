import * as contract from '@rrr/contract';
import type { EventDetail } from '@rrr/contract';
import type { Browser } from '../browser.js';
import { TINY_PICTURE } from '../pictures.js';
import { key } from './keys.js';

/** Objects for requests: the actors' own, and other users'. */
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
  /** revoked redemptions, of the demo dealer and of another */
  readonly revoked: string;
  readonly otherRevoked: string;
  /** redemptions of the rider, and of another */
  readonly receipt: string;
  readonly otherReceipt: string;
  /** results of the rider, and of another */
  readonly earning: { readonly riderId: string; readonly resultId: string };
  readonly otherEarning: { readonly riderId: string; readonly resultId: string };
  /** bikes of the demo rider and of another */
  readonly bike: string;
  readonly otherBike: string;
  /** licences, of the demo rider and of another */
  readonly document: string;
  readonly otherDocument: string;
}

const subject = async (browser: Browser) => (await browser.session()).user._id;

/** Finds suitable objects in the demo. */
export const findObjects = async (
  admin: Browser,
  rider: Browser,
  dealer: Browser,
  promoter: Browser,
): Promise<Objects> => {
  const [riderId, dealerId, promoterId] = [await subject(rider), await subject(dealer), await subject(promoter)];
  const { riders } = await admin.call(contract.searchRiders, { query: { active: 'true', limit: 5 } });
  const revoked = (await admin.call(contract.listRevoked, { query: { limit: 100 } })).revokedRedemptions;
  const mine = await promoter.call(contract.promoterEvents, {
    params: { id: promoterId },
    query: { filter: 'waiting' },
  });
  const all = await admin.call(contract.eventsLean, { query: { before: '2100-01-01', limit: 50 } });
  const { series } = await admin.call(contract.adminSeries, { query: { limit: 100 } });
  const [ownSeries, otherSeries] = [true, false].map((own) =>
    series.find((detail) => (detail.promoter?._id === promoterId) === own),
  );
  const today = new Date().toISOString().slice(0, 10);
  const started = all.events.filter((event) => event.startDate !== null && event.startDate < today);
  const details: EventDetail[] = [];
  for (const { _id } of [...mine.events.slice(0, 1), ...started])
    details.push((await admin.call(contract.getEvent, { params: { eventId: _id } })).event);
  const own = details[0];
  const other = details.find(
    (detail) => detail.promoter && detail.promoter._id !== promoterId && detail.classes.length > 0,
  );
  const byOther = revoked.find((redemption) => redemption.dealer._id !== dealerId);
  const byOwn = revoked.find((redemption) => redemption.dealer._id === dealerId);
  const otherRider = riders.find((card) => card._id !== riderId);
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
      riders.map((card) => card._id),
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
  const { rider } = await admin.call(contract.getRider, { params: { riderId } });
  const [bike] = rider.record?.bikes ?? [];
  if (!bike) throw new Error('A rider of the demo has no bike');
  return bike._id;
};

/** The demo has no licences, so an admin uploads one. */
const licenceOf = async (admin: Browser, riderId: string): Promise<string> => {
  const { document } = await admin.call(contract.uploadIdFilesFor, {
    params: { riderId },
    body: { kind: 'licence' },
    files: { file: new File([TINY_PICTURE], 'licence.png') },
  });
  return document._id;
};

/** Undoes a redemption, in case the demo dealer has not undone one. */
const undoOne = async (dealer: Browser): Promise<string> => {
  const { creditRedemptions } = await dealer.call(contract.listRedemptions, { query: { limit: 100 } });
  const one = creditRedemptions.find((creditRedemption) => creditRedemption.canUndo);
  if (!one) throw new Error('The demo dealer has no redemption to undo');
  await dealer.ask(`/api/dealer/credit-redemption/${one._id}`, { method: 'DELETE', headers: key() });
  return one._id;
};

/** A redemption and a result of the rider, and of another rider. */
const paidOf = async (
  admin: Browser,
  rider: Browser,
  riderId: string,
  riders: readonly string[],
): Promise<Pick<Objects, 'receipt' | 'otherReceipt' | 'earning' | 'otherEarning'>> => {
  const [receipt] = (await rider.call(contract.listRedemptions, { query: { limit: 1 } })).creditRedemptions;
  const all = (await admin.call(contract.listRedemptions, { query: { limit: 100 } })).creditRedemptions;
  const otherReceipt = all.find((redemption) => redemption.rider._id !== riderId);
  const earnings: { riderId: string; resultId: string }[] = [];
  for (const id of [riderId, ...riders.filter((candidate) => candidate !== riderId)]) {
    const found = await admin.call(contract.riderEarnings, { params: { riderId: id }, query: { limit: 1 } });
    earnings.push(...found.earnings.map((item) => ({ riderId: id, resultId: item._id })));
  }
  const [earning, otherEarning] = earnings;
  if (!receipt || !otherReceipt || earning?.riderId !== riderId || !otherEarning)
    throw new Error('The demo has no money to ask for');
  return { receipt: receipt._id, otherReceipt: otherReceipt._id, earning, otherEarning };
};
