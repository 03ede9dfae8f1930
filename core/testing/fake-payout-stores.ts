import { type Cheque, missingOf, type Payee, type PayoutClaim, type RaceDays } from '../payouts/index.js';
import { dateIn, type LocalDate, LostRace, type Stores } from '../shared/index.js';
import { upsert } from './rows.js';
import type { Draft } from './world.js';

const ZONE = 'America/Los_Angeles';
const NOBODY = { addressLine1: null, city: null, zipcode: null, country: 'US', taxStatus: null, tax: null } as const;

/** A rider as a payee; a test states only what matters. */
const payeeOf = (draft: Draft, riderId: string): Payee | undefined => {
  const rider = draft.riders.find((facts) => facts.id === riderId);
  if (!rider) return undefined;
  const { addressLine1, city, zipcode, country, taxStatus, tax } =
    draft.riderDetails.find((riderDetail) => riderDetail.id === riderId) ?? NOBODY;
  return {
    riderId,
    fullName: rider.fullName,
    email: rider.email,
    addressLine1,
    city,
    state: rider.state,
    zipcode,
    country,
    taxStatus,
    tax,
    deactivated: rider.deactivated,
  };
};

const liveAwards = (draft: Draft): ReadonlySet<string> =>
  new Set(
    draft.payoutClaims
      .filter((claim) => claim.state === 'pending')
      .flatMap((claim) => claim.lines.map((line) => line.awardId)),
  );

const raceDayOf = (draft: Draft, award: Draft['awards'][number]): LocalDate => {
  const event = draft.events.find((raceEvent) => raceEvent.id === award.source?.eventId);
  return event?.endsOn ?? event?.startsOn ?? dateIn(award.awardedAt, ZONE);
};
const lacksSomething = (draft: Draft, riderId: string): boolean => {
  const payee = payeeOf(draft, riderId);
  const standing = draft.documents.filter((document) => document.riderId === riderId && document.status !== 'replaced');
  return payee !== undefined && missingOf(payee, standing).length > 0;
};
const isExtended = (draft: Draft, riderId: string, today: LocalDate): boolean =>
  draft.cashAsks.some((cashAsk) => cashAsk.riderId === riderId && (cashAsk.until ?? '') >= today);
/** Cash of these races that waits for payment information. */
const overdue = (draft: Draft, raceDays: readonly RaceDays[]): Draft['awards'] => {
  const live = liveAwards(draft);
  return draft.awards
    .filter(
      (award) =>
        award.type === 'cash' && award.current > 0 && !live.has(award.id) && lacksSomething(draft, award.riderId),
    )
    .filter((award) => {
      const day = raceDayOf(draft, award);
      return raceDays.some(({ from, to }) => day >= (from ?? '') && day <= to);
    });
};

export const fakePayoutStores = (
  draft: Draft,
): Pick<
  Stores,
  | 'payoutClaims'
  | 'payees'
  | 'paymentOrders'
  | 'sandboxOrders'
  | 'cheques'
  | 'cashYears'
  | 'paymentNotices'
  | 'cashAsks'
  | 'refunds'
> => {
  const byId = (a: PayoutClaim, b: PayoutClaim): number => (a.id < b.id ? -1 : 1);
  const standingFor = (claimId: string): Cheque | undefined =>
    draft.cheques.find((cheque) => cheque.claimId === claimId && cheque.voided === null);
  return {
    payoutClaims: {
      owners: async (ids) =>
        draft.payoutClaims
          .filter((claim) => ids.includes(claim.id))
          .map(({ id, riderId, currency }) => ({ id, riderId, currency }))
          .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      lock: async (ids) => draft.payoutClaims.filter((claim) => ids.includes(claim.id)).toSorted(byId),
      insert: async (claim) => {
        const live = liveAwards(draft);
        if (claim.lines.some((line) => live.has(line.awardId))) throw new LostRace();
        draft.payoutClaims = [...draft.payoutClaims, claim];
      },
      save: async (claims) => {
        const lines = new Map(draft.payoutClaims.map((claim) => [claim.id, claim.lines]));
        draft.payoutClaims = upsert(
          draft.payoutClaims,
          (claim) => claim.id,
          claims.map((claim) => ({ ...claim, lines: lines.get(claim.id) ?? [] })),
        );
      },
      saveLines: async ({ id, lines }) => {
        draft.payoutClaims = draft.payoutClaims.map((claim) => (claim.id === id ? { ...claim, lines } : claim));
      },
      claimed: async (awardIds) => {
        const live = liveAwards(draft);
        const canceling = new Set(
          draft.paymentOrders
            .filter((paymentOrder) => paymentOrder.status === 'canceling')
            .map((paymentOrder) => paymentOrder.claimId),
        );
        const held = draft.payoutClaims.filter((claim) => canceling.has(claim.id)).flatMap((claim) => claim.lines);
        return awardIds.filter((id) => live.has(id) || held.some((line) => line.awardId === id));
      },
      due: async ({ currency, methods, dueBy, leaveOut }, limit) =>
        draft.payoutClaims
          .filter(
            (claim) =>
              claim.state === 'pending' &&
              claim.currency === currency &&
              methods.includes(claim.method) &&
              (dueBy === null || claim.dueOn <= dueBy) &&
              !leaveOut.includes(claim.id),
          )
          .toSorted((a, b) => (a.dueOn === b.dueOn ? byId(a, b) : a.dueOn < b.dueOn ? -1 : 1))
          .slice(0, limit)
          .map((claim) => claim.id),
      chequesDue: async (currency) =>
        draft.payoutClaims
          .filter((claim) => claim.state === 'pending' && claim.method === 'cheque' && claim.currency === currency)
          .toSorted((a, b) => (a.requestedAt === b.requestedAt ? byId(a, b) : a.requestedAt < b.requestedAt ? -1 : 1))
          .map((claim) => claim.id),
    },
    payees: { byIds: async (riderIds) => [...new Set(riderIds)].flatMap((riderId) => payeeOf(draft, riderId) ?? []) },
    paymentOrders: {
      ofClaims: async (claimIds) =>
        draft.paymentOrders
          .filter((paymentOrder) => claimIds.includes(paymentOrder.claimId))
          .toSorted((a, b) => (a.claimId < b.claimId ? -1 : 1)),
      byOrderId: async (orderId) => draft.paymentOrders.find((paymentOrder) => paymentOrder.orderId === orderId),
      doubtful: async (after, limit) =>
        draft.paymentOrders
          .filter((paymentOrder) => paymentOrder.doubtfulFrom !== null && paymentOrder.claimId > after)
          .toSorted((a, b) => (a.claimId < b.claimId ? -1 : 1))
          .slice(0, limit),
      insert: async (order) => {
        if (draft.paymentOrders.some((paymentOrder) => paymentOrder.claimId === order.claimId)) throw new LostRace();
        draft.paymentOrders = [...draft.paymentOrders, order];
      },
      save: async (order) => {
        draft.paymentOrders = upsert(draft.paymentOrders, (paymentOrder) => paymentOrder.claimId, [order]);
      },
    },
    sandboxOrders: {
      byExternalId: async (externalId) =>
        draft.sandboxOrders.find((sandboxOrder) => sandboxOrder.externalId === externalId),
      byOrderId: async (orderId) => draft.sandboxOrders.find((sandboxOrder) => sandboxOrder.orderId === orderId),
      insert: async (order) => {
        if (draft.sandboxOrders.some((sandboxOrder) => sandboxOrder.externalId === order.externalId))
          throw new LostRace();
        draft.sandboxOrders = [...draft.sandboxOrders, order];
      },
      cancel: async (orderId, at) => {
        draft.sandboxOrders = draft.sandboxOrders.map((order) =>
          order.orderId === orderId ? { ...order, canceledAt: order.canceledAt ?? at } : order,
        );
      },
    },
    cheques: {
      lastNumber: async () => Math.max(0, ...draft.cheques.map((cheque) => cheque.number)),
      claimOf: async (number) => draft.cheques.find((cheque) => cheque.number === number)?.claimId,
      lock: async (number) => draft.cheques.find((cheque) => cheque.number === number),
      standing: async (claimIds) => claimIds.filter((claimId) => standingFor(claimId)),
      insert: async (cheques) => {
        if (
          cheques.some(
            (cheque) => draft.cheques.some((other) => other.number === cheque.number) || standingFor(cheque.claimId),
          )
        )
          throw new LostRace();
        draft.cheques = [...draft.cheques, ...cheques];
      },
      save: async (cheque) => {
        draft.cheques = upsert(draft.cheques, (item) => String(item.number), [cheque]);
      },
    },
    cashYears: {
      add: async (changes) => {
        const keyOf = (change: Draft['cashYears'][number]): string =>
          `${change.riderId}/${change.year}/${change.currency}`;
        for (const change of changes) {
          const before = draft.cashYears.find((one) => keyOf(one) === keyOf(change));
          const [gross, withholding, net] = [
            change.gross + (before?.gross ?? 0),
            change.withholding + (before?.withholding ?? 0),
            change.net + (before?.net ?? 0),
          ];
          draft.cashYears = upsert(draft.cashYears, keyOf, [{ ...change, gross, withholding, net }]);
        }
      },
    },
    paymentNotices: {
      due: async (raceDays, { after, limit }) => {
        const told = new Set(draft.paymentNotices);
        const riders = [
          ...new Set(draft.awards.filter((award) => award.status === 'earned').map((award) => award.riderId)),
        ]
          .filter((riderId) => after === null || riderId > after)
          .toSorted()
          .slice(0, limit);
        const awards = overdue(draft, raceDays)
          .filter((award) => riders.includes(award.riderId) && !told.has(award.id))
          .filter((award) => payeeOf(draft, award.riderId)?.deactivated === false)
          .toSorted((a, b) => (`${a.riderId}${a.id}` < `${b.riderId}${b.id}` ? -1 : 1))
          .map(({ id, riderId, currency, current }) => ({ awardId: id, riderId, currency, amount: current }));
        return { awards, next: riders.length < limit ? null : (riders.at(-1) ?? null) };
      },
      isOverdue: async (awardId, raceDays, today) =>
        overdue(draft, raceDays).some((award) => award.id === awardId && !isExtended(draft, award.riderId, today)),
      remember: async (awardIds, at) => {
        if (awardIds.some((awardId) => draft.paymentNotices.includes(awardId))) throw new LostRace();
        draft.paymentNotices = [...draft.paymentNotices, ...awardIds];
        draft.paymentNoticesAt = [...draft.paymentNoticesAt, ...awardIds.map((awardId) => ({ awardId, at }))];
      },
    },
    cashAsks: {
      ofRider: async (riderId) =>
        draft.cashAsks
          .filter((cashAsk) => cashAsk.riderId === riderId)
          .toSorted((a, b) => (`${a.at}/${a.id}` < `${b.at}/${b.id}` ? 1 : -1))
          .slice(0, 20),
      byId: async (id) => draft.cashAsks.find((cashAsk) => cashAsk.id === id),
      add: async (ask) => {
        draft.cashAsks = [...draft.cashAsks, ask];
      },
      remove: async (id) => {
        draft.cashAsks = draft.cashAsks.filter((cashAsk) => cashAsk.id !== id);
      },
      askedAt: async (riderId) =>
        [
          ...draft.cashAsks
            .filter((cashAsk) => cashAsk.riderId === riderId && cashAsk.until === null)
            .map((cashAsk) => cashAsk.at),
          ...draft.paymentNoticesAt
            .filter(({ awardId }) => draft.awards.some((award) => award.id === awardId && award.riderId === riderId))
            .map((paymentNotice) => paymentNotice.at),
        ]
          .toSorted()
          .at(-1) ?? null,
      overdue: async (riderId, raceDays) =>
        overdue(draft, raceDays)
          .filter((award) => award.riderId === riderId)
          .map((award) => ({
            awardId: award.id,
            riderId,
            currency: award.currency,
            amount: award.current,
            raceDay: raceDayOf(draft, award),
          }))
          .toSorted((a, b) => (`${a.raceDay}/${a.awardId}` < `${b.raceDay}/${b.awardId}` ? -1 : 1)),
    },
    refunds: {
      lockRedemptions: async (ids) =>
        draft.redemptions
          .filter((redemption) => ids.includes(redemption.id))
          .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      standing: async (redemptionIds) =>
        draft.refunds
          .filter((refund) => refund.undone === null && redemptionIds.includes(refund.redemptionId))
          .toSorted((a, b) => (a.redemptionId < b.redemptionId ? -1 : 1)),
      insert: async (refunds) => {
        if (
          refunds.some((refund) =>
            draft.refunds.some((other) => other.redemptionId === refund.redemptionId && other.undone === null),
          )
        )
          throw new LostRace();
        const ids = new Set(refunds.map((refund) => refund.redemptionId));
        draft.refunds = [...draft.refunds, ...refunds];
        draft.redemptions = draft.redemptions.map((redemption) =>
          ids.has(redemption.id) ? { ...redemption, status: 'refunded' } : redemption,
        );
      },
      undo: async (refunds, at, byName) => {
        const redemptions = new Set(refunds.map((refund) => refund.redemptionId));
        draft.refunds = upsert(
          draft.refunds,
          (refund) => refund.id,
          refunds.map((refund) => ({ ...refund, undone: { at, byName } })),
        );
        draft.redemptions = draft.redemptions.map((redemption) =>
          redemptions.has(redemption.id) ? { ...redemption, status: 'redeemed' } : redemption,
        );
      },
    },
  };
};
