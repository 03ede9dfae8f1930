import { imageIdOf, imageKey } from '../images/index.js';
import { ANONYMOUS, type OwnRecords } from '../privacy/index.js';
import type { Stores } from '../shared/index.js';
import { dropPushes } from './fake-push-store.js';
import { upsert } from './rows.js';
import type { Draft } from './world.js';

export const fakeDeletionStore = (draft: Draft): Pick<Stores, 'deletions'> => {
  const isOf =
    (...riderIds: readonly string[]) =>
    (row: { readonly riderId: string | null }): boolean =>
      row.riderId !== null && riderIds.includes(row.riderId);
  const owned = <T extends { readonly riderId: string | null }>(all: readonly T[], riderId: string): readonly T[] =>
    all.filter(isOf(riderId));
  const others = <T extends { readonly riderId: string | null }>(
    all: readonly T[],
    riderIds: readonly string[],
  ): readonly T[] => all.filter((item) => !isOf(...riderIds)(item));
  const lineOf = (riderId: string): readonly string[] => [
    riderId,
    ...draft.merges.filter((merge) => merge.keptId === riderId).flatMap((merge) => lineOf(merge.deletedId)),
  ];
  const imageOf = (riderId: string) =>
    imageIdOf(draft.riderDetails.find((riderDetail) => riderDetail.id === riderId)?.profileImage ?? null);

  const eraseRider = (id: string): void => {
    draft.riders = draft.riders.map((rider) =>
      rider.id === id
        ? {
            ...rider,
            fullName: ANONYMOUS.fullName,
            familyName: ANONYMOUS.lastName,
            hometown: null,
            state: null,
            amaNumber: null,
            email: id,
            bornOn: null,
            parentalConsent: false,
            deactivated: true,
            bikes: [],
          }
        : rider,
    );
    draft.riderDetails = draft.riderDetails.filter((riderDetail) => riderDetail.id !== id);
  };

  return {
    deletions: {
      lock: async (riderId) => owned(draft.deletions, riderId)[0],
      insert: async (deletion) => {
        draft.deletions = [...draft.deletions, deletion];
      },
      remove: async (riderId) => {
        draft.deletions = others(draft.deletions, [riderId]);
      },
      due: async (today, after, limit) =>
        draft.deletions
          .filter((deletion) => deletion.erasedAt === null && deletion.eraseOn <= today && deletion.riderId > after)
          .map((deletion) => deletion.riderId)
          .toSorted()
          .slice(0, limit),
      pendingClaims: async (riderId) =>
        owned(draft.payoutClaims, riderId)
          .filter((claim) => claim.state === 'pending')
          .toSorted((a, b) => (a.id < b.id ? -1 : 1))
          .map(({ currency, gross }) => ({ currency, amount: gross })),
      heldRecords: async (riderId) => ({
        bikes: draft.riders.find((rider) => rider.id === riderId)?.bikes.length ?? 0,
        results: owned(draft.results, riderId).length,
        documents: owned(draft.documents, riderId).length,
        redemptions: owned(draft.redemptions, riderId).length,
      }),
      ownRecords: async (riderId) =>
        ({
          profile: draft.riders.filter((rider) => rider.id === riderId),
          notes: owned(draft.notes, riderId),
          awards: owned(draft.awards, riderId),
        }) as unknown as OwnRecords,
      ownFiles: async (riderId) => {
        const named = (folder: string, kind: string, at: number, uploadedAt: string) =>
          `${folder}/${at + 1}-${kind}${uploadedAt.slice(0, 10)}`;
        const image = imageOf(riderId);
        return [
          ...owned(draft.documents, riderId)
            .toSorted((a, b) => (a.uploadedAt < b.uploadedAt ? -1 : 1))
            .map((document, at) => ({
              name: named('documents', `${document.kind}-`, at, document.uploadedAt),
              key: document.fileKey,
            })),
          ...owned(draft.timecards, riderId)
            .toSorted((a, b) => (a.uploadedAt < b.uploadedAt ? -1 : 1))
            .map((timecard, at) => ({ name: named('timecards', '', at, timecard.uploadedAt), key: timecard.fileKey })),
          ...owned(draft.logoPhotos, riderId)
            .toSorted((a, b) => (a.sentAt < b.sentAt ? -1 : 1))
            .map((photo, at) => ({ name: named('photos', '', at, photo.sentAt), key: photo.fileKey })),
          ...(image === null ? [] : [{ name: 'picture', key: imageKey(image, 'full') }]),
        ];
      },
      erase: async (riderId, at) => {
        const ids = lineOf(riderId);
        const logins = draft.accounts.filter((account) => account.type === 'rider' && ids.includes(account.subjectId));
        const emails = new Set(
          [...logins, ...draft.riders.filter((rider) => ids.includes(rider.id))].map((login) => login.email),
        );
        const closed = new Set(logins.map((login) => login.id));
        const codes = new Set(draft.codes.filter((code) => emails.has(code.email)).map((code) => code.id));
        draft.outbox = draft.outbox.filter(
          ({ recipient: { id } }) => !ids.includes(id) && !closed.has(id) && !codes.has(id),
        );
        draft.codes = draft.codes.filter((code) => !codes.has(code.id));
        draft.contactMessages = draft.contactMessages.filter((contactMessage) => !emails.has(contactMessage.email));
        draft.loginGuards = draft.loginGuards.filter((loginGuard) => !emails.has(loginGuard.email));
        draft.sessions = draft.sessions.filter((session) => !closed.has(session.accountId));
        draft.devices = draft.devices.filter((device) => !closed.has(device.accountId));
        dropPushes(draft, (subscription) => closed.has(subscription.accountId));
        draft.factors = draft.factors.filter((factor) => !closed.has(factor.accountId));
        draft.recoveryCodes = draft.recoveryCodes.filter((recoveryCode) => !closed.has(recoveryCode.accountId));
        draft.idempotency = draft.idempotency.filter((item) => !closed.has(item.accountId));
        draft.accounts = draft.accounts.filter((account) => !closed.has(account.id));
        draft.documents = others(draft.documents, ids);
        draft.timecards = others(draft.timecards, ids);
        draft.logoPhotos = others(draft.logoPhotos, ids);
        draft.notes = others(draft.notes, ids);
        draft.favourites = others(draft.favourites, ids);
        draft.resultAsks = others(draft.resultAsks, ids);
        draft.aliases = others(draft.aliases, ids);
        draft.riderCodes = others(draft.riderCodes, ids);
        draft.pins = others(draft.pins, ids);
        draft.guardians = others(draft.guardians, ids);
        draft.vinArrivals = others(draft.vinArrivals, ids);
        draft.vinDisputes = draft.vinDisputes.filter(
          (vinDispute) => !ids.includes(vinDispute.heldBy) && !ids.includes(vinDispute.claimedBy),
        );
        draft.bikes = draft.bikes.map((bike) =>
          isOf(...ids)(bike)
            ? { ...bike, vin: `0${bike.id.slice(-16).toUpperCase()}`, holdsVin: false, retiredAt: bike.retiredAt ?? at }
            : bike,
        );
        draft.results = draft.results.map((result) =>
          isOf(...ids)(result)
            ? { ...result, riderName: ANONYMOUS.fullName, hometown: null, number: null, email: null, amaNumber: null }
            : result,
        );
        draft.claims = draft.claims
          .filter((claim) => !isOf(...ids)(claim) || claim.state !== 'open')
          .map((claim) => (isOf(...ids)(claim) ? { ...claim, message: '', answer: null } : claim));
        for (const id of ids) eraseRider(id);
        draft.deletions = upsert(
          draft.deletions,
          (deletion) => deletion.riderId,
          draft.deletions.filter(isOf(riderId)).map((deletion) => ({ ...deletion, erasedAt: at })),
        );
      },
    },
  };
};
