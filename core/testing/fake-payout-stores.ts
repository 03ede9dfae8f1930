import { type Cheque, missingOf, type Payee, type PayoutClaim, type RaceDays } from '../payouts/index.js';
import { dateIn, type LocalDate, LostRace, type Stores } from '../shared/index.js';
import { upsert } from './rows.js';
import type { Draft } from './world.js';

const ZONE = 'America/Los_Angeles';
const NOBODY = { addressLine1: null, city: null, zipcode: null, country: 'US', taxStatus: null, tax: null } as const;

/** A rider as a payee; a test states only what matters. */
const payeeOf = (draft: Draft, riderId: string): Payee | undefined => {
  const rider = draft.riders.find((it) => it.id === riderId);
  if (!rider) return undefined;
  const { addressLine1, city, zipcode, country, taxStatus, tax } =
    draft.riderDetails.find((it) => it.id === riderId) ?? NOBODY;
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
    draft.payoutClaims.filter((it) => it.state === 'pending').flatMap((it) => it.lines.map((line) => line.awardId)),
  );

const raceDayOf = (draft: Draft, award: Draft['awards'][number]): LocalDate => {
  const event = draft.events.find((it) => it.id === award.source?.eventId);
  return event?.endsOn ?? event?.startsOn ?? dateIn(award.awardedAt, ZONE);
};
const lacksSomething = (draft: Draft, riderId: string): boolean => {
  const payee = payeeOf(draft, riderId);
  const standing = draft.documents.filter((it) => it.riderId === riderId && it.status !== 'replaced');
  return payee !== undefined && missingOf(payee, standing).length > 0;
};
const isExtended = (draft: Draft, riderId: string, today: LocalDate): boolean =>
  draft.cashAsks.some((it) => it.riderId === riderId && (it.until ?? '') >= today);
/** Cash of these races that waits for payment information. */
const overdue = (draft: Draft, raceDays: readonly RaceDays[]): Draft['awards'] => {
  const live = liveAwards(draft);
  return draft.awards
    .filter((it) => it.type === 'cash' && it.current > 0 && !live.has(it.id) && lacksSomething(draft, it.riderId))
    .filter((it) => {
      const day = raceDayOf(draft, it);
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
    draft.cheques.find((it) => it.claimId === claimId && it.voided === null);
  return {
    payoutClaims: {
      owners: async (ids) =>
        draft.payoutClaims
          .filter((it) => ids.includes(it.id))
          .map(({ id, riderId, currency }) => ({ id, riderId, currency }))
          .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      lock: async (ids) => draft.payoutClaims.filter((it) => ids.includes(it.id)).toSorted(byId),
      insert: async (claim) => {
        const live = liveAwards(draft);
        if (claim.lines.some((it) => live.has(it.awardId))) throw new LostRace();
        draft.payoutClaims = [...draft.payoutClaims, claim];
      },
      save: async (claims) => {
        const lines = new Map(draft.payoutClaims.map((it) => [it.id, it.lines]));
        draft.payoutClaims = upsert(
          draft.payoutClaims,
          (it) => it.id,
          claims.map((it) => ({ ...it, lines: lines.get(it.id) ?? [] })),
        );
      },
      saveLines: async ({ id, lines }) => {
        draft.payoutClaims = draft.payoutClaims.map((it) => (it.id === id ? { ...it, lines } : it));
      },
      claimed: async (awardIds) => {
        const live = liveAwards(draft);
        const canceling = new Set(
          draft.paymentOrders.filter((it) => it.status === 'canceling').map((it) => it.claimId),
        );
        const held = draft.payoutClaims.filter((it) => canceling.has(it.id)).flatMap((it) => it.lines);
        return awardIds.filter((id) => live.has(id) || held.some((line) => line.awardId === id));
      },
      due: async ({ currency, methods, dueBy, leaveOut }, limit) =>
        draft.payoutClaims
          .filter(
            (it) =>
              it.state === 'pending' &&
              it.currency === currency &&
              methods.includes(it.method) &&
              (dueBy === null || it.dueOn <= dueBy) &&
              !leaveOut.includes(it.id),
          )
          .toSorted((a, b) => (a.dueOn === b.dueOn ? byId(a, b) : a.dueOn < b.dueOn ? -1 : 1))
          .slice(0, limit)
          .map((it) => it.id),
      chequesDue: async (currency) =>
        draft.payoutClaims
          .filter((it) => it.state === 'pending' && it.method === 'cheque' && it.currency === currency)
          .toSorted((a, b) => (a.requestedAt === b.requestedAt ? byId(a, b) : a.requestedAt < b.requestedAt ? -1 : 1))
          .map((it) => it.id),
    },
    payees: { byIds: async (riderIds) => [...new Set(riderIds)].flatMap((it) => payeeOf(draft, it) ?? []) },
    paymentOrders: {
      ofClaims: async (claimIds) =>
        draft.paymentOrders
          .filter((it) => claimIds.includes(it.claimId))
          .toSorted((a, b) => (a.claimId < b.claimId ? -1 : 1)),
      byOrderId: async (orderId) => draft.paymentOrders.find((it) => it.orderId === orderId),
      doubtful: async (after, limit) =>
        draft.paymentOrders
          .filter((it) => it.doubtfulFrom !== null && it.claimId > after)
          .toSorted((a, b) => (a.claimId < b.claimId ? -1 : 1))
          .slice(0, limit),
      insert: async (order) => {
        if (draft.paymentOrders.some((it) => it.claimId === order.claimId)) throw new LostRace();
        draft.paymentOrders = [...draft.paymentOrders, order];
      },
      save: async (order) => {
        draft.paymentOrders = upsert(draft.paymentOrders, (it) => it.claimId, [order]);
      },
    },
    sandboxOrders: {
      byExternalId: async (externalId) => draft.sandboxOrders.find((it) => it.externalId === externalId),
      byOrderId: async (orderId) => draft.sandboxOrders.find((it) => it.orderId === orderId),
      insert: async (order) => {
        if (draft.sandboxOrders.some((it) => it.externalId === order.externalId)) throw new LostRace();
        draft.sandboxOrders = [...draft.sandboxOrders, order];
      },
      cancel: async (orderId, at) => {
        draft.sandboxOrders = draft.sandboxOrders.map((order) =>
          order.orderId === orderId ? { ...order, canceledAt: order.canceledAt ?? at } : order,
        );
      },
    },
    cheques: {
      lastNumber: async () => Math.max(0, ...draft.cheques.map((it) => it.number)),
      claimOf: async (number) => draft.cheques.find((it) => it.number === number)?.claimId,
      lock: async (number) => draft.cheques.find((it) => it.number === number),
      standing: async (claimIds) => claimIds.filter((it) => standingFor(it)),
      insert: async (cheques) => {
        if (cheques.some((it) => draft.cheques.some((other) => other.number === it.number) || standingFor(it.claimId)))
          throw new LostRace();
        draft.cheques = [...draft.cheques, ...cheques];
      },
      save: async (cheque) => {
        draft.cheques = upsert(draft.cheques, (it) => String(it.number), [cheque]);
      },
    },
    cashYears: {
      add: async (changes) => {
        const keyOf = (it: Draft['cashYears'][number]): string => `${it.riderId}/${it.year}/${it.currency}`;
        for (const it of changes) {
          const before = draft.cashYears.find((one) => keyOf(one) === keyOf(it));
          const [gross, withholding, net] = [
            it.gross + (before?.gross ?? 0),
            it.withholding + (before?.withholding ?? 0),
            it.net + (before?.net ?? 0),
          ];
          draft.cashYears = upsert(draft.cashYears, keyOf, [{ ...it, gross, withholding, net }]);
        }
      },
    },
    paymentNotices: {
      due: async (raceDays, { after, limit }) => {
        const told = new Set(draft.paymentNotices);
        const riders = [...new Set(draft.awards.filter((it) => it.status === 'earned').map((it) => it.riderId))]
          .filter((it) => after === null || it > after)
          .toSorted()
          .slice(0, limit);
        const awards = overdue(draft, raceDays)
          .filter((it) => riders.includes(it.riderId) && !told.has(it.id))
          .filter((it) => payeeOf(draft, it.riderId)?.deactivated === false)
          .toSorted((a, b) => (`${a.riderId}${a.id}` < `${b.riderId}${b.id}` ? -1 : 1))
          .map(({ id, riderId, currency, current }) => ({ awardId: id, riderId, currency, amount: current }));
        return { awards, next: riders.length < limit ? null : (riders.at(-1) ?? null) };
      },
      isOverdue: async (awardId, raceDays, today) =>
        overdue(draft, raceDays).some((it) => it.id === awardId && !isExtended(draft, it.riderId, today)),
      remember: async (awardIds, at) => {
        if (awardIds.some((it) => draft.paymentNotices.includes(it))) throw new LostRace();
        draft.paymentNotices = [...draft.paymentNotices, ...awardIds];
        draft.paymentNoticesAt = [...draft.paymentNoticesAt, ...awardIds.map((awardId) => ({ awardId, at }))];
      },
    },
    cashAsks: {
      ofRider: async (riderId) =>
        draft.cashAsks
          .filter((it) => it.riderId === riderId)
          .toSorted((a, b) => (`${a.at}/${a.id}` < `${b.at}/${b.id}` ? 1 : -1))
          .slice(0, 20),
      byId: async (id) => draft.cashAsks.find((it) => it.id === id),
      add: async (ask) => {
        draft.cashAsks = [...draft.cashAsks, ask];
      },
      remove: async (id) => {
        draft.cashAsks = draft.cashAsks.filter((it) => it.id !== id);
      },
      askedAt: async (riderId) =>
        [
          ...draft.cashAsks.filter((it) => it.riderId === riderId && it.until === null).map((it) => it.at),
          ...draft.paymentNoticesAt
            .filter(({ awardId }) => draft.awards.some((it) => it.id === awardId && it.riderId === riderId))
            .map((it) => it.at),
        ]
          .toSorted()
          .at(-1) ?? null,
      overdue: async (riderId, raceDays) =>
        overdue(draft, raceDays)
          .filter((it) => it.riderId === riderId)
          .map((it) => ({
            awardId: it.id,
            riderId,
            currency: it.currency,
            amount: it.current,
            raceDay: raceDayOf(draft, it),
          }))
          .toSorted((a, b) => (`${a.raceDay}/${a.awardId}` < `${b.raceDay}/${b.awardId}` ? -1 : 1)),
    },
    refunds: {
      lockRedemptions: async (ids) =>
        draft.redemptions.filter((it) => ids.includes(it.id)).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      standing: async (redemptionIds) =>
        draft.refunds
          .filter((it) => it.undone === null && redemptionIds.includes(it.redemptionId))
          .toSorted((a, b) => (a.redemptionId < b.redemptionId ? -1 : 1)),
      insert: async (refunds) => {
        if (
          refunds.some((refund) =>
            draft.refunds.some((other) => other.redemptionId === refund.redemptionId && other.undone === null),
          )
        )
          throw new LostRace();
        const ids = new Set(refunds.map((it) => it.redemptionId));
        draft.refunds = [...draft.refunds, ...refunds];
        draft.redemptions = draft.redemptions.map((it) => (ids.has(it.id) ? { ...it, status: 'refunded' } : it));
      },
      undo: async (refunds, at, byName) => {
        const redemptions = new Set(refunds.map((it) => it.redemptionId));
        draft.refunds = upsert(
          draft.refunds,
          (it) => it.id,
          refunds.map((it) => ({ ...it, undone: { at, byName } })),
        );
        draft.redemptions = draft.redemptions.map((redemption) =>
          redemptions.has(redemption.id) ? { ...redemption, status: 'redeemed' } : redemption,
        );
      },
    },
  };
};
