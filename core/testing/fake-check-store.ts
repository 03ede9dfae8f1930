import { checkKey, checkOf, type EventChecks } from '../eligibility/index.js';
import { addressLine } from '../riders/index.js';
import type { ChecksSought } from '../results/index.js';
import { addDays, plusSeconds, type Stores } from '../shared/index.js';
import { fakeLettersIn } from './fake-letters-in.js';
import { fakeVinStores } from './fake-vin-stores.js';
import { upsert } from './rows.js';
import type { Draft } from './world.js';

const MAKING = [
  'add-event',
  'decide-paying',
  'duplicate-event',
  'publish-event',
  'save-classes',
  'import-classes',
  'undo-import',
];
const PODIUM = 3;
const podiumEvent = (event: Draft['events'][number] | undefined) => ({
  id: event?.id ?? '',
  title: event?.title ?? '',
  startsOn: event?.startsOn ?? null,
});

const byAdmins = (
  draft: Draft,
  eventId: string,
  classIds: readonly string[],
  isAdmin: (login: string) => boolean,
  hands: NonNullable<ChecksSought['hands']>,
): Pick<EventChecks, 'byAdmins'> => {
  const entries = draft.resultEntries.filter(
    (resultEntry) =>
      (resultEntry.eventId === eventId || classIds.includes(resultEntry.classId)) && isAdmin(resultEntry.accountId),
  );
  const own = hands.logins.filter(isAdmin);
  const entering = [...own, ...hands.letInBy];
  const admins = new Set([...entering, ...entries.map((entry) => entry.accountId)]);
  if (admins.size === 0) return {};
  const theirs = draft.resultEntries.filter((resultEntry) => admins.has(resultEntry.accountId));
  const inTheirs = new Set(theirs.map((item) => item.classId));
  const lately = new Set(
    theirs.flatMap((item) => (item.at === undefined || item.at < hands.since ? [] : [item.classId])),
  );
  const known = new Set(entries.map((entry) => entry.classId));
  const newClassIds = new Set((entering.length > 0 ? hands.classIds : []).filter((classId) => !known.has(classId)));
  const entered = new Set([...known, ...newClassIds]);
  const ownIds = new Set([
    ...entries.flatMap((entry) => (entry.isLetIn ? [] : [entry.classId])),
    ...(own.length > 0 ? hands.classIds : []),
  ]);
  const paidElsewhere = new Map<string, number>();
  const elsewhere = new Map<string, number>();
  const spent = new Map<string, number>();
  const add = (to: Map<string, number>, key: string, amount: number) => to.set(key, (to.get(key) ?? 0) + amount);
  for (const { riderId, source, awardedAt, ...rest } of draft.awards) {
    if (!source) continue;
    const [isHere, key, worth] = [
      source.eventId === eventId,
      checkKey(source.classId, riderId),
      Math.max(rest.initial, rest.spent),
    ];
    if (isHere && entered.has(source.classId) && rest.spent > 0) add(spent, key, rest.spent);
    if (isHere || !inTheirs.has(source.classId)) continue;
    if (hands.riderIds.includes(riderId) && awardedAt >= hands.since) add(paidElsewhere, riderId, worth);
    if (lately.has(source.classId)) add(elsewhere, key, worth);
  }
  const before = new Map(draft.earnedBeforeAdmins.map((item) => [checkKey(item.classId, item.riderId), item.amount]));
  const released = new Map(
    draft.checkDecisions.flatMap((checkDecision) =>
      checkDecision.decision === 'released' && checkDecision.by !== null
        ? [[checkKey(checkDecision.classId, checkDecision.riderId), checkDecision.amount] as const]
        : [],
    ),
  );
  const covered = (key: string) => Math.max(before.get(key) ?? 0, released.get(key) ?? 0);
  return {
    byAdmins: {
      classIds: entered,
      ownIds,
      paidElsewhere,
      aloneElsewhere: [...elsewhere].reduce((sum, [key, paid]) => sum + Math.max(0, paid - covered(key)), 0),
      spent,
      before: new Map([...before].filter(([key]) => entered.has(key.split('/')[0] ?? ''))),
      newClassIds,
    },
  };
};

const aloneIn = (draft: Draft, classIds: readonly string[], days: number) => {
  const isAdmin = (login: string) => draft.accounts.some((account) => account.id === login && account.type === 'admin');
  const theirs = draft.resultEntries.filter(
    (resultEntry) => classIds.includes(resultEntry.classId) && isAdmin(resultEntry.accountId),
  );
  const times = theirs.flatMap(({ at }) => at ?? []).toSorted();
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return { classIds: new Set<string>(), total: 0 };
  const until = plusSeconds(last, days * 86_400);
  const lately = {
    ...draft,
    resultEntries: draft.resultEntries.filter((resultEntry) => (resultEntry.at ?? '9999') <= until),
  };
  const since = plusSeconds(first, -days * 86_400);
  const found = byAdmins(lately, '', classIds, isAdmin, { classIds: [], logins: [], letInBy: [], riderIds: [], since });
  return { classIds: new Set(theirs.map((item) => item.classId)), total: found.byAdmins?.aloneElsewhere ?? 0 };
};

export const fakeCheckStore = (draft: Draft): Pick<Stores, 'checks'> => ({
  checks: {
    aloneIn: async (classIds, { days }) => aloneIn(draft, classIds, days),
    ofEvent: async ({ event, winners, podium, vins, hands, logos = false }) => {
      const isAdmin = (login: string) =>
        draft.accounts.some((account) => account.id === login && account.type === 'admin');
      const classIds = draft.classes
        .filter((raceClass) => raceClass.eventId === event.id)
        .map((raceClass) => raceClass.id);
      const eventOf = (classId: string) => {
        const inClass = draft.classes.find((raceClass) => raceClass.id === classId);
        return draft.events.find((raceEvent) => raceEvent.id === inClass?.eventId);
      };
      const promoter = draft.promoters.find((storedPromoter) => storedPromoter.id === event.promoterId);
      const earlierClasses = (of: typeof event, eventOfClass: typeof eventOf): Pick<EventChecks, 'earlierClasses'> => {
        const found = draft.classes.flatMap((raceClass) => {
          const other = eventOfClass(raceClass.id);
          if (!other || other.canceled || raceClass.resultsReceivedAt === null || other.id === of.id) return [];
          if (other.startsOn === null || of.startsOn === null || other.startsOn >= of.startsOn) return [];
          const isSame =
            of.seriesId === null
              ? other.seriesId === null && of.promoterId !== null && other.promoterId === of.promoterId
              : other.seriesId === of.seriesId;
          if (!isSame) return [];
          const starters = draft.results.filter(
            (result) => result.classId === raceClass.id && result.type !== 'DNS',
          ).length;
          return [
            {
              name: raceClass.name,
              starters: Math.max(starters, raceClass.entrants ?? 0),
              event: other.title,
              on: other.startsOn,
            },
          ];
        });
        return found.length === 0 ? {} : { earlierClasses: found };
      };
      const near = (classId: string): boolean => {
        const other = eventOf(classId);
        if (!other || other.id === event.id || other.canceled) return false;
        if (event.startsOn === null || other.startsOn === null) return false;
        const [from, until] = [addDays(event.startsOn, -1), addDays(event.endsOn ?? event.startsOn, 1)];
        return other.startsOn <= until && (other.endsOn ?? other.startsOn) >= from;
      };
      const finishers = draft.results.filter(
        (result) => result.type === 'finished' && result.place !== null && result.place <= PODIUM,
      );
      const near3 = new Set(
        finishers.flatMap(({ riderId, classId }) =>
          riderId !== null && podium.includes(riderId) && near(classId) ? [classId] : [],
        ),
      );
      const entriesOf = (isLetIn: boolean) =>
        new Map(
          classIds.flatMap((classId) => {
            const logins = draft.resultEntries
              .filter((resultEntry) => resultEntry.classId === classId && (resultEntry.isLetIn ?? false) === isLetIn)
              .map((resultEntry) => resultEntry.accountId);
            return logins.length === 0 ? [] : [[classId, new Set(logins)] as const];
          }),
        );
      return {
        decisions: draft.checkDecisions.flatMap(({ eventId, ...rest }) => (eventId === event.id ? [rest] : [])),
        promoter: promoter
          ? {
              names: [promoter.name, promoter.contactName ?? ''].filter(Boolean),
              email: promoter.email,
              phone: promoter.phone ?? null,
              address: addressLine(promoter.addressLine1 ?? null, promoter.zipcode ?? null),
            }
          : null,
        startedBefore: new Set(
          winners.filter((riderId) =>
            draft.results.some((result) => {
              const other = eventOf(result.classId);
              return (
                result.riderId === riderId &&
                result.type !== 'DNS' &&
                event.seriesId !== null &&
                other?.seriesId === event.seriesId &&
                other.id !== event.id &&
                (other.startsOn ?? '9999') < (event.startsOn ?? '')
              );
            }),
          ),
        ),
        otherPodiums: [...near3].map((classId) => ({
          event: podiumEvent(eventOf(classId)),
          className: draft.classes.find((raceClass) => raceClass.id === classId)?.name ?? '',
          riders: finishers
            .filter((finisher) => finisher.classId === classId)
            .map(({ place, riderId, riderName }) => ({ place: place ?? 0, riderId, riderName })),
        })),
        enteredBy: entriesOf(false),
        ...(entriesOf(true).size > 0 ? { letInBy: entriesOf(true) } : {}),
        makers: new Set(
          draft.audit
            .filter(
              (audit) =>
                (audit.objectType === 'event' && audit.objectId === event.id && MAKING.includes(audit.action)) ||
                (audit.action === 'import-events' && JSON.stringify(audit.detail).includes(event.id)),
            )
            .flatMap(({ actorId, proxyHostId }) => [actorId, proxyHostId])
            .filter((login) => login !== null)
            .filter(isAdmin),
        ),
        ...(hands ? byAdmins(draft, event.id, classIds, isAdmin, hands) : {}),
        ...earlierClasses(event, eventOf),
        purseRaisedAt: draft.purseRaises.find((purseRaise) => purseRaise.eventId === event.id)?.at ?? null,
        ...(logos
          ? {
              logosAccepted: new Set(
                draft.logoPhotos.flatMap((logoPhoto) =>
                  logoPhoto.eventId === event.id && logoPhoto.status === 'accepted'
                    ? [checkKey(logoPhoto.classId, logoPhoto.riderId)]
                    : [],
                ),
              ),
            }
          : {}),
        ...(vins !== undefined && event.promoterId !== null
          ? { arrivals: await fakeVinStores(draft).vinArrivals.ofPromoter(event.promoterId, vins.riderIds, vins.since) }
          : {}),
      };
    },
    decide: async (eventId, decisions) => {
      draft.checkDecisions = upsert(
        draft.checkDecisions,
        (checkDecision) => `${checkDecision.classId}/${checkDecision.riderId}`,
        decisions.map((decision) => ({ ...decision, eventId })),
      );
    },
    forget: async ({ classId, riderId }) => {
      draft.checkDecisions = draft.checkDecisions.filter(
        (checkDecision) => checkDecision.classId !== classId || checkDecision.riderId !== riderId,
      );
    },
    letInBy: async (sought) => fakeLettersIn(draft, sought),
    noteEntered: async ({ eventId, classIds, logins, letInBy, at, earned }) => {
      const isAdmin = (login: string) =>
        draft.accounts.some((account) => account.id === login && account.type === 'admin');
      const known = new Set(
        draft.resultEntries.flatMap((resultEntry) => (isAdmin(resultEntry.accountId) ? [resultEntry.classId] : [])),
      );
      if (letInBy.length > 0 || logins.some(isAdmin))
        draft.earnedBeforeAdmins = upsert(
          draft.earnedBeforeAdmins,
          (item) => checkKey(item.classId, item.riderId),
          earned.filter((item) => !known.has(item.classId)),
        );
      draft.resultEntries = upsert(
        draft.resultEntries,
        (resultEntry) => `${resultEntry.classId}/${resultEntry.accountId}`,
        classIds.flatMap((classId) => [
          ...logins.map((accountId) => ({ classId, accountId, eventId, at })),
          ...letInBy.flatMap((accountId) => {
            const known = draft.resultEntries.find(
              (resultEntry) => resultEntry.classId === classId && resultEntry.accountId === accountId,
            );
            const isLetIn = known ? (known.isLetIn ?? false) : true;
            return logins.includes(accountId) ? [] : [{ classId, accountId, eventId, at, isLetIn }];
          }),
        ]),
      );
    },
    notePaid: async (classIds, at) => {
      draft.resultEntries = draft.resultEntries.map((resultEntry) =>
        classIds.includes(resultEntry.classId) ? { ...resultEntry, at } : resultEntry,
      );
    },
    notePurseRaised: async (eventId, at) => {
      draft.purseRaises = upsert(draft.purseRaises, (purseRaise) => purseRaise.eventId, [{ eventId, at }]);
    },
    heldBefore: async (at) => {
      const held = draft.results.flatMap(({ classId, verdict }) => {
        const since = checkOf(verdict)?.since ?? null;
        return since !== null && since < at ? [{ classId, since }] : [];
      });
      const classes = held.toSorted((a, b) => (a.since < b.since ? -1 : 1)).map((item) => item.classId);
      return [...new Set(classes.map((id) => draft.classes.find((raceClass) => raceClass.id === id)?.eventId ?? ''))];
    },
  },
});
