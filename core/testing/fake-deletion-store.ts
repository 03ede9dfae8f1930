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
  ): readonly T[] => all.filter((it) => !isOf(...riderIds)(it));
  const lineOf = (riderId: string): readonly string[] => [
    riderId,
    ...draft.merges.filter((it) => it.keptId === riderId).flatMap((it) => lineOf(it.deletedId)),
  ];
  const imageOf = (riderId: string) =>
    imageIdOf(draft.riderDetails.find((it) => it.id === riderId)?.profileImage ?? null);

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
    draft.riderDetails = draft.riderDetails.filter((it) => it.id !== id);
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
          .filter((it) => it.erasedAt === null && it.eraseOn <= today && it.riderId > after)
          .map((it) => it.riderId)
          .toSorted()
          .slice(0, limit),
      pendingClaims: async (riderId) =>
        owned(draft.payoutClaims, riderId)
          .filter((it) => it.state === 'pending')
          .toSorted((a, b) => (a.id < b.id ? -1 : 1))
          .map(({ currency, gross }) => ({ currency, amount: gross })),
      heldRecords: async (riderId) => ({
        bikes: draft.riders.find((it) => it.id === riderId)?.bikes.length ?? 0,
        results: owned(draft.results, riderId).length,
        documents: owned(draft.documents, riderId).length,
        redemptions: owned(draft.redemptions, riderId).length,
      }),
      ownRecords: async (riderId) =>
        ({
          profile: draft.riders.filter((it) => it.id === riderId),
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
            .map((it, at) => ({ name: named('documents', `${it.kind}-`, at, it.uploadedAt), key: it.fileKey })),
          ...owned(draft.timecards, riderId)
            .toSorted((a, b) => (a.uploadedAt < b.uploadedAt ? -1 : 1))
            .map((it, at) => ({ name: named('timecards', '', at, it.uploadedAt), key: it.fileKey })),
          ...owned(draft.logoPhotos, riderId)
            .toSorted((a, b) => (a.sentAt < b.sentAt ? -1 : 1))
            .map((it, at) => ({ name: named('photos', '', at, it.sentAt), key: it.fileKey })),
          ...(image === null ? [] : [{ name: 'picture', key: imageKey(image, 'full') }]),
        ];
      },
      erase: async (riderId, at) => {
        const ids = lineOf(riderId);
        const logins = draft.accounts.filter((it) => it.type === 'rider' && ids.includes(it.subjectId));
        const emails = new Set([...logins, ...draft.riders.filter((it) => ids.includes(it.id))].map((it) => it.email));
        const closed = new Set(logins.map((it) => it.id));
        const codes = new Set(draft.codes.filter((it) => emails.has(it.email)).map((it) => it.id));
        draft.outbox = draft.outbox.filter(
          ({ recipient: { id } }) => !ids.includes(id) && !closed.has(id) && !codes.has(id),
        );
        draft.codes = draft.codes.filter((it) => !codes.has(it.id));
        draft.contactMessages = draft.contactMessages.filter((it) => !emails.has(it.email));
        draft.loginGuards = draft.loginGuards.filter((it) => !emails.has(it.email));
        draft.sessions = draft.sessions.filter((it) => !closed.has(it.accountId));
        draft.devices = draft.devices.filter((it) => !closed.has(it.accountId));
        dropPushes(draft, (it) => closed.has(it.accountId));
        draft.factors = draft.factors.filter((it) => !closed.has(it.accountId));
        draft.recoveryCodes = draft.recoveryCodes.filter((it) => !closed.has(it.accountId));
        draft.idempotency = draft.idempotency.filter((it) => !closed.has(it.accountId));
        draft.accounts = draft.accounts.filter((it) => !closed.has(it.id));
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
        draft.vinDisputes = draft.vinDisputes.filter((it) => !ids.includes(it.heldBy) && !ids.includes(it.claimedBy));
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
          .filter((it) => !isOf(...ids)(it) || it.state !== 'open')
          .map((it) => (isOf(...ids)(it) ? { ...it, message: '', answer: null } : it));
        for (const id of ids) eraseRider(id);
        draft.deletions = upsert(
          draft.deletions,
          (it) => it.riderId,
          draft.deletions.filter(isOf(riderId)).map((it) => ({ ...it, erasedAt: at })),
        );
      },
    },
  };
};
