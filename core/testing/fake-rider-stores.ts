import { aRiderRecord, riderRows } from './builders.js';
import { addressOf } from '../images/index.js';
import type { Rider, RiderDocument, RiderFacts } from '../riders/index.js';
import type { Stores } from '../shared/index.js';
import { upsert } from './rows.js';
import type { Draft } from './world.js';

type Fakes = Pick<
  Stores,
  'riders' | 'guardians' | 'riderPins' | 'documents' | 'notes' | 'favourites' | 'timecards' | 'uploads'
>;

/** Whether another document took its place before that moment. */
const wasReplaced = (document: RiderDocument, all: readonly RiderDocument[], before: string): boolean =>
  document.status === 'replaced' &&
  all
    .filter(
      (other) =>
        other.riderId === document.riderId && other.kind === document.kind && other.uploadedAt > document.uploadedAt,
    )
    .map((other) => other.uploadedAt)
    .toSorted()
    .slice(0, 1)
    .some((replacedAt) => replacedAt < before);

const namesOf = (fullName: string): Pick<Rider, 'firstName' | 'lastName'> => {
  const [firstName = '', ...rest] = fullName.split(' ');
  return { firstName, lastName: rest.join(' ') };
};

const withNetwork = (rider: RiderFacts, id: string, network: string): RiderFacts =>
  rider.id === id && rider.enrolment ? { ...rider, enrolment: { ...rider.enrolment, network } } : rider;

/** Complete riders; the view for evaluation is derived from them. */
export const fakeRiderStores = (draft: Draft): Fakes => {
  const recordOf = (id: string): Rider | undefined => {
    const facts = draft.riders.find((rider) => rider.id === id);
    if (!facts || draft.merges.some((merge) => merge.deletedId === id)) return undefined;
    if (draft.deletions.some((deletion) => deletion.riderId === id && deletion.erasedAt !== null)) return undefined;
    const { hometown, state, amaNumber, email, bornOn, deactivated, factory, parentalConsent } = facts;
    const details = draft.riderDetails.find((riderDetail) => riderDetail.id === id);
    const plain = {
      phone1: null,
      sex: null,
      mainSport: null,
      raceStyle: null,
      addressLine1: null,
      city: null,
      zipcode: null,
      enrolledAt: '2024-01-01T00:00:00.000Z',
    } as const;
    const consent = parentalConsent ? (details?.consent ?? { by: null, at: null }) : null;
    return {
      ...aRiderRecord({ ...plain, ...namesOf(facts.fullName) }),
      ...details,
      id,
      hometown,
      state,
      amaNumber,
      email,
      bornOn,
      deactivated,
      factory,
      consent,
    };
  };
  const put = (rider: Rider): void => {
    const { riders, riderDetails } = riderRows([rider]);
    const before = draft.riders.find((facts) => facts.id === rider.id);
    const bikes = before?.bikes ?? [];
    const network = before?.enrolment?.network ?? null;
    draft.riders = upsert(
      draft.riders,
      (facts) => facts.id,
      riders.map((facts) => ({ ...(network === null ? facts : withNetwork(facts, facts.id, network)), bikes })),
    );
    draft.riderDetails = upsert(draft.riderDetails, (riderDetail) => riderDetail.id, riderDetails);
  };
  const isSame = (a: Omit<Draft['favourites'][number], 'at'>, b: Omit<Draft['favourites'][number], 'at'>): boolean =>
    a.riderId === b.riderId && a.kind === b.kind && a.targetId === b.targetId;

  return {
    guardians: {
      lock: async (riderId) => draft.guardians.find((guardian) => guardian.riderId === riderId),
      riderOf: async (codeId) => draft.guardians.find((guardian) => guardian.codeId === codeId)?.riderId,
      put: async (request) => {
        draft.guardians = upsert(draft.guardians, (guardian) => guardian.riderId, [request]);
      },
    },
    riders: {
      lock: async (id) => recordOf(id),
      insert: async (rider, network = null) => {
        put(rider);
        if (network !== null) draft.riders = draft.riders.map((facts) => withNetwork(facts, rider.id, network));
      },
      setEmail: async (id, email) => {
        const rider = recordOf(id);
        if (rider) put({ ...rider, email });
      },
      save: async (rider) => put({ ...rider, email: recordOf(rider.id)?.email ?? rider.email }),
    },
    riderPins: {
      lock: async (riderId) => {
        const { seal, failures, lockedUntil } = draft.pins.find((pin) => pin.riderId === riderId) ?? {
          seal: null,
          failures: 0,
          lockedUntil: null,
        };
        return { seal, failures, lockedUntil };
      },
      save: async (riderId, pin) => {
        draft.pins = upsert(draft.pins, (item) => item.riderId, [{ riderId, ...pin }]);
      },
    },
    documents: {
      insert: async (document) => {
        draft.documents = [...draft.documents, document];
      },
      lock: async (id) => draft.documents.find((document) => document.id === id),
      standing: async (riderId) => {
        const mine = draft.documents.filter(
          (document) => document.riderId === riderId && document.status !== 'replaced',
        );
        return [
          ...new Map(
            mine
              .toSorted((a, b) => (a.uploadedAt < b.uploadedAt ? -1 : 1))
              .map((document) => [document.kind, document]),
          ).values(),
        ].toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
      },
      decide: async ({ id, status, decision }) => {
        draft.documents = draft.documents.map((document) =>
          document.id === id ? { ...document, status, decision } : document,
        );
      },
      sealed: async (fileKey, keyId) => {
        draft.documents = draft.documents.map((document) =>
          document.fileKey === fileKey ? { ...document, keyId } : document,
        );
      },
    },
    uploads: {
      count: async (subjectId, day) => {
        const before = draft.uploads.find((upload) => upload.subjectId === subjectId && upload.day === day)?.files ?? 0;
        draft.uploads = upsert(draft.uploads, (upload) => upload.subjectId, [{ subjectId, day, files: before + 1 }]);
        return before + 1;
      },
      named: async (keys, replacedBefore) => {
        const shown = [...draft.riderDetails, ...draft.dealers, ...draft.promoters, ...draft.admins].map(
          (riderDetail) => riderDetail.profileImage,
        );
        return keys.filter((key) => {
          const [folder, id = ''] = key.replace('.small', '').split('/');
          return folder === 'documents'
            ? draft.documents.some(
                (document) => document.id === id && !wasReplaced(document, draft.documents, replacedBefore),
              )
            : folder === 'timecards'
              ? draft.timecards.some((timecard) => timecard.id === id)
              : folder === 'photos'
                ? draft.logoPhotos.some(
                    (logoPhoto) =>
                      logoPhoto.id === id &&
                      (logoPhoto.status !== 'replaced' ||
                        (logoPhoto.replacedAt ?? logoPhoto.sentAt) >= replacedBefore) &&
                      (logoPhoto.sentAt >= replacedBefore ||
                        draft.results.some(
                          (one) => one.classId === logoPhoto.classId && one.riderId === logoPhoto.riderId,
                        )),
                  )
                : shown.includes(addressOf(id));
        });
      },
    },
    notes: {
      insert: async (note) => {
        draft.notes = [...draft.notes, note];
      },
      lock: async (id) => draft.notes.find((note) => note.id === id),
      remove: async (id) => {
        draft.notes = draft.notes.filter((note) => note.id !== id);
      },
    },
    favourites: {
      exists: async ({ kind, targetId }) =>
        kind === 'dealer'
          ? draft.dealers.some((dealer) => dealer.id === targetId)
          : draft.events.some((event) => event.id === targetId && event.published),
      add: async (favourite) => {
        if (draft.favourites.some((candidate) => isSame(candidate, favourite))) return false;
        draft.favourites = [...draft.favourites, favourite];
        return true;
      },
      remove: async (favourite) => {
        const before = draft.favourites.length;
        draft.favourites = draft.favourites.filter((candidate) => !isSame(candidate, favourite));
        return draft.favourites.length < before;
      },
    },
    timecards: {
      insert: async (timecard) => {
        draft.timecards = [...draft.timecards, timecard];
      },
      lock: async (id) => draft.timecards.find((timecard) => timecard.id === id),
      remove: async (id) => {
        draft.timecards = draft.timecards.filter((timecard) => timecard.id !== id);
      },
    },
  };
};
