import type { Stores } from '../shared/index.js';
import { onceOf } from './fake-money-stores.js';
import { fakePayoutStores } from './fake-payout-stores.js';
import { dropPushes } from './fake-push-store.js';
import type { Draft } from './world.js';

export const fakeMergingStore = (draft: Draft): Pick<Stores, 'merging'> => {
  const owned = <T extends { readonly riderId: string | null }>(all: readonly T[], riderId: string): readonly T[] =>
    all.filter((item) => item.riderId === riderId);
  const handed = <T extends { readonly riderId: string | null }>(
    all: readonly T[],
    from: string,
    to: string,
  ): readonly T[] => all.map((item) => (item.riderId === from ? { ...item, riderId: to } : item));
  const bikesOf = (riderId: string) => draft.riders.find((rider) => rider.id === riderId)?.bikes ?? [];
  const mergedInto = (riderId: string) => draft.merges.find((merge) => merge.deletedId === riderId)?.keptId ?? null;

  return {
    merging: {
      lock: async (ids) =>
        draft.riders
          .filter((rider) => ids.includes(rider.id))
          .map(({ id, fullName, email }) => ({ id, fullName, email, mergedInto: mergedInto(id) }))
          .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      lockEventsOf: async () => undefined,
      holdings: async (riderId) => ({
        bikes: bikesOf(riderId).length,
        results: owned(draft.results, riderId).length,
        awards: owned(draft.awards, riderId).length,
        redemptions: owned(draft.redemptions, riderId).length,
        claims: owned(draft.payoutClaims, riderId).length,
        notes: owned(draft.notes, riderId).length,
        documents: owned(draft.documents, riderId).length,
        favourites: owned(draft.favourites, riderId).length,
        timecards: owned(draft.timecards, riderId).length,
      }),
      sharedResults: async (riderIds) => {
        const theirs = draft.results.filter((result) => result.riderId !== null && riderIds.includes(result.riderId));
        const won = draft.awards.map((award) => ({ riderId: award.riderId, classId: award.source?.classId }));
        return theirs
          .filter((result) =>
            [...theirs, ...won].some(
              (other) =>
                other.classId === result.classId &&
                other.riderId !== result.riderId &&
                riderIds.some((id) => id === other.riderId),
            ),
          )
          .map((result) => {
            const inClass = draft.classes.find((one) => one.id === result.classId);
            const event = draft.events.find((one) => one.id === inClass?.eventId);
            return {
              id: result.id,
              riderId: result.riderId ?? '',
              eventId: event?.id ?? '',
              eventTitle: event?.title ?? '',
              classId: result.classId,
              className: inClass?.name ?? '',
              place: result.place,
              type: result.type,
            };
          })
          .toSorted((a, b) => (a.classId === b.classId ? (a.id < b.id ? -1 : 1) : a.classId < b.classId ? -1 : 1));
      },
      awardsOf: async (riderId) => owned(draft.awards, riderId).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      snapshot: async (riderId) => ({
        riders: draft.riders.filter((rider) => rider.id === riderId),
        awards: owned(draft.awards, riderId),
      }),
      removeResults: async (ids) => {
        draft.results = draft.results.filter((result) => !ids.includes(result.id));
      },
      detach: async (ids) => {
        draft.awards = draft.awards.map((award) =>
          ids.includes(award.id) ? { ...award, source: null, seriesId: null } : award,
        );
      },
      move: async (from, to) => {
        const bikes = bikesOf(from);
        draft.bikes = handed(draft.bikes, from, to);
        draft.riders = draft.riders.map((rider) =>
          rider.id === to
            ? { ...rider, bikes: [...rider.bikes, ...bikes] }
            : rider.id === from
              ? { ...rider, bikes: [] }
              : rider,
        );
        draft.results = handed(draft.results, from, to);
        draft.redemptions = handed(draft.redemptions, from, to);
        draft.documents = handed(draft.documents, from, to);
        draft.payoutClaims = handed(draft.payoutClaims, from, to);
        const theirs = owned(draft.cashYears, from);
        draft.cashYears = draft.cashYears.filter((cashYear) => cashYear.riderId !== from);
        await fakePayoutStores(draft).cashYears.add(handed(theirs, from, to));
        draft.notes = handed(draft.notes, from, to);
        draft.timecards = handed(draft.timecards, from, to);
        const known = new Set(
          owned(draft.favourites, to).map((favourite) => `${favourite.kind} ${favourite.targetId}`),
        );
        draft.favourites = handed(
          draft.favourites.filter(
            (favourite) => favourite.riderId !== from || !known.has(`${favourite.kind} ${favourite.targetId}`),
          ),
          from,
          to,
        );
        const asked = new Set(owned(draft.resultAsks, to).map((ask) => ask.eventId));
        draft.resultAsks = handed(
          draft.resultAsks.filter((resultAsk) => resultAsk.riderId !== from || !asked.has(resultAsk.eventId)),
          from,
          to,
        );
        draft.aliases = handed(draft.aliases, from, to);
        draft.guardians = draft.guardians.filter((guardian) => guardian.riderId !== from);
        draft.vinArrivals = handed(draft.vinArrivals, from, to);
        draft.claims = handed(draft.claims, from, to);
        const standing = new Set(
          owned(draft.logoPhotos, to).flatMap((photo) => (photo.status === 'replaced' ? [] : [photo.classId])),
        );
        draft.logoPhotos = handed(
          draft.logoPhotos.map((logoPhoto) =>
            logoPhoto.riderId === from && standing.has(logoPhoto.classId)
              ? { ...logoPhoto, status: 'replaced' as const }
              : logoPhoto,
          ),
          from,
          to,
        );
        draft.checkDecisions = handed(draft.checkDecisions, from, to);
        draft.earnedBeforeAdmins = handed(draft.earnedBeforeAdmins, from, to);
        draft.adjustments = handed(draft.adjustments, from, to);
        draft.creditChoices = handed(draft.creditChoices, from, to);
        draft.expiryNotices = [
          ...new Map(
            handed(draft.expiryNotices, from, to).map((notice) => [
              `${notice.riderId} ${notice.currency} ${notice.expiresOn} ${notice.days}`,
              notice,
            ]),
          ).values(),
        ];
        const disputes = draft.vinDisputes.map((dispute) => ({
          ...dispute,
          heldBy: dispute.heldBy === from ? to : dispute.heldBy,
          claimedBy: dispute.claimedBy === from ? to : dispute.claimedBy,
        }));
        draft.vinDisputes = disputes.filter(
          (dispute) => dispute.reason !== undefined || dispute.heldBy !== dispute.claimedBy,
        );
        draft.awards = handed(draft.awards, from, to);
        const once = draft.awards.map(onceOf);
        if (new Set(once).size < once.length)
          throw new Error('A rider has two awards of a class, or two bonuses of a series');
      },
      close: async (riderId) => {
        const gone = new Set(
          draft.accounts
            .filter((account) => account.type === 'rider' && account.subjectId === riderId)
            .map((account) => account.id),
        );
        draft.sessions = draft.sessions.filter((session) => !gone.has(session.accountId));
        dropPushes(draft, (subscription) => gone.has(subscription.accountId));
        draft.factors = draft.factors.filter((factor) => !gone.has(factor.accountId));
        draft.recoveryCodes = draft.recoveryCodes.filter((recoveryCode) => !gone.has(recoveryCode.accountId));
        draft.accounts = draft.accounts.map((account) =>
          gone.has(account.id) ? { ...account, email: account.id, passwordHash: '', deactivated: true } : account,
        );
        draft.riders = draft.riders.map((rider) =>
          rider.id === riderId
            ? { ...rider, email: rider.id, amaNumber: null, bornOn: null, deactivated: true }
            : rider,
        );
        draft.pins = draft.pins.filter((pin) => pin.riderId !== riderId);
      },
      record: async (merge) => {
        draft.merges = [...draft.merges, merge];
      },
    },
  };
};
