import { createHash } from 'node:crypto';
import type { Draft } from './draft.js';
import { BIKE, promoter, rider } from './people.js';

export const EVENT = '01hq00000000000000000e0001';
export const CLASS = '01hq00000000000000000c0001';
const SMALL_CLASS = '01hq00000000000000000c0002';
const SERIES = '01hq00000000000000000k0001';
const CATEGORY = '01hq00000000000000000g0001';
export const RESULT = '01hq00000000000000000s0001';

export const RECEIVED_AT = '2026-03-01T18:00:00.000Z';
export const LABEL = 'Rimrock Motocross Round 3, 450 A';

export interface Race {
  readonly eventId?: string | undefined;
  readonly classId?: string | undefined;
  readonly promoterId?: string | undefined;
  readonly website?: string;
  /** its only day */
  readonly day?: string;
  /** when its promoter added it, without a decision whether it pays; left out: it pays */
  readonly askedAt?: string;
  /** not published yet */
  readonly isDraft?: boolean;
}

export const series = (draft: Draft, promoterId?: string): void =>
  draft.put('series', {
    id: SERIES,
    promoter_id: promoter(draft, promoterId),
    name: 'High Desert Series',
    state: 'OR',
    country: 'US',
    active: true,
  });

/** A series whose bonus an admin may issue. */
export const bonusSeries = (draft: Draft): string => {
  series(draft);
  draft.put('series', { id: SERIES, bonus: true, initial_value: 10_000, expiration_date: '2026-12-31' } as never);
  return SERIES;
};

/** An event of a series, still without classes. */
export const event = (
  draft: Draft,
  { eventId = EVENT, promoterId, website, day = '2026-02-28', askedAt, isDraft = false }: Race,
): string => {
  series(draft, promoterId);
  draft.put('events', {
    id: eventId,
    series_id: SERIES,
    promoter_id: promoter(draft, promoterId),
    title: 'Rimrock Motocross Round 3',
    venue: 'Rimrock Park',
    city: 'Bend',
    state: 'OR',
    zipcode: '97701',
    country: 'US',
    currency: 'USD',
    type: 'motocross',
    starts_on: day,
    ends_on: day,
    paying: askedAt === undefined && !isDraft,
    ...(isDraft ? { published: false, will_pay: true } : {}),
    ...(askedAt === undefined ? {} : { paying_asked_at: askedAt }),
    canceled: false,
    late_results_accepted: false,
    ...(website === undefined ? {} : { venue_website: website }),
  });
  return eventId;
};

interface Held {
  readonly name: string;
  readonly payout: 'dealerCredit' | 'cash';
  readonly receivedAt: string | null;
  readonly entrants?: number | undefined;
}

/** A class that pays the first three places. */
const raceClass = (draft: Draft, race: Race, { name, payout, receivedAt, entrants }: Held): string => {
  const { classId = CLASS } = race;
  draft.put('classes', {
    id: classId,
    event_id: event(draft, race),
    position: 0,
    name,
    payout_type: payout,
    results_received_at: receivedAt,
    entrants: entrants ?? null,
  });
  for (const [place, amount] of [
    [1, 25_000],
    [2, 12_500],
    [3, 5_000],
  ] as const)
    draft.put('payout_places', { class_id: classId, place, amount });
  return classId;
};

/** A class without results. */
export const waitingClass = (draft: Draft, race: Race): void =>
  void raceClass(draft, race, { name: '450 A', payout: 'dealerCredit', receivedAt: null });

const finisher = {
  place: 2,
  result_type: 'finished',
  rider_name: 'Sam Carter',
  number: '217',
  hometown: 'Bend',
  bike: 'KTM',
} as const;

/** The rider finished second and earned the award. */
export const earningResult = (
  draft: Draft,
  riderId: string,
  race: Race = {},
  { cash = false, entrants }: { readonly cash?: boolean; readonly entrants?: number } = {},
): void => {
  const type = cash ? 'cash' : 'credit';
  const classId = raceClass(draft, race, {
    name: '450 A',
    payout: cash ? 'cash' : 'dealerCredit',
    receivedAt: RECEIVED_AT,
    entrants,
  });
  const verdict = JSON.stringify({ earns: { amount: 12_500, type, bikeId: BIKE }, reasons: [] });
  draft.put('results', {
    ...finisher,
    event_id: race.eventId ?? EVENT,
    id: RESULT,
    class_id: classId,
    rider_id: rider(draft, riderId),
    verdict,
    award_type: type,
  });
};

/** The rider finished second in a class with too few starters. */
export const unpaidResult = (draft: Draft, riderId: string): void => {
  const classId = raceClass(
    draft,
    { classId: SMALL_CLASS },
    { name: '250 B', payout: 'dealerCredit', receivedAt: RECEIVED_AT },
  );
  const verdict = JSON.stringify({
    earns: null,
    reasons: [{ code: 'CLASS_TOO_SMALL', detail: { started: 4, minimum: 5 } }],
  });
  draft.put('results', {
    ...finisher,
    event_id: EVENT,
    id: RESULT,
    class_id: classId,
    rider_id: rider(draft, riderId),
    verdict,
  });
};

/** A finisher in a paid place who may be the rider, but nobody said so yet. */
export const openResult = (draft: Draft, riderId: string, race: Race = {}): void => {
  const classId = raceClass(draft, race, { name: '450 A', payout: 'dealerCredit', receivedAt: RECEIVED_AT });
  rider(draft, riderId);
  const verdict = JSON.stringify({
    earns: null,
    reasons: [{ code: 'RIDER_UNKNOWN', detail: { name: 'Sam Carter' } }],
  });
  draft.put('results', {
    ...finisher,
    event_id: race.eventId ?? EVENT,
    id: RESULT,
    class_id: classId,
    hometown: 'Sisters, OR',
    rider_id: null,
    verdict,
  });
};

/** One more finisher of the class, in a place that pays nothing. */
export const anotherResult = (draft: Draft, { eventId = EVENT, classId = CLASS }: Race): void =>
  draft.put('results', {
    ...finisher,
    event_id: eventId,
    id: '01hq00000000000000000s0002',
    class_id: classId,
    place: 9,
    rider_name: 'Lee Park',
    number: '7',
    rider_id: null,
    verdict: JSON.stringify({ earns: null, reasons: [] }),
  });

/** A second class, which pays cash and waits for its results. */
export const anotherClass = (draft: Draft, race: Race): void =>
  void raceClass(draft, race, { name: '250 B', payout: 'cash', receivedAt: null });

/** A file that was imported for the event; it left the results as they are, unless they were changed since. */
export const importedFile = (draft: Draft, race: Race, importId: string, { changed = false } = {}): void => {
  waitingClass(draft, race);
  draft.put('imports', {
    id: importId,
    kind: 'class-results',
    event_id: race.eventId ?? EVENT,
    at: RECEIVED_AT,
    by_name: 'Jo Hale',
    file_name: '450-a.csv',
    file_digest: 'c'.repeat(64),
    added: 14,
    changed: 0,
    removed: 0,
    same: 0,
    stood_before: '[]',
    made_digest: changed ? 'd'.repeat(64) : createHash('sha256').update('[]').digest('hex'),
  });
};

/** A promoter's change of an event that pays, which waits for an admin. */
export const proposal = (draft: Draft, race: Race, approvalId: string): void => {
  waitingClass(draft, race);
  const { eventId = EVENT, classId = CLASS, day = '2026-02-28' } = race;
  const purse = (amount: number) => ({
    startsOn: day,
    endsOn: day,
    classes: [
      {
        id: classId,
        eventId,
        name: '450 A',
        payoutType: 'dealerCredit',
        places: [{ place: 1, amount }],
        entrants: null,
      },
    ],
  });
  const asker = promoter(draft, race.promoterId);
  draft.put('approval_requests', {
    id: approvalId,
    kind: 'purse',
    object_id: eventId,
    object_name: 'Rimrock Motocross Round 3',
    requested: JSON.stringify({ currency: 'USD', before: purse(25_000), after: purse(50_000) }),
    reason: 'A sponsor joined',
    state: 'waiting',
    version: 1,
    asked_at: RECEIVED_AT,
    asked_by: `a${asker.slice(1)}`,
    asked_by_name: 'Jo Hale',
    asked_by_type: 'promoter',
    asked_for: asker,
    expires_at: '2126-03-31T18:00:00.000Z',
  });
};

/** A category with the series. */
export const category = (draft: Draft): void => {
  series(draft);
  draft.put('categories', { id: CATEGORY, description: 'Regional motocross', active: true, version: 1 });
  draft.put('category_series', { category_id: CATEGORY, series_id: SERIES });
};

export const favouriteEvent = (draft: Draft, riderId: string, eventId = EVENT): void =>
  draft.put('favourites', {
    rider_id: rider(draft, riderId),
    kind: 'event',
    target_id: eventId,
    at: '2026-04-01T12:00:00.000Z',
  });

/** The rider's open claim of a missing result. */
export const claimedResult = (draft: Draft, riderId: string): void =>
  draft.put('result_claims', {
    id: '01hq00000000000000000m0001',
    rider_id: rider(draft, riderId),
    event_id: EVENT,
    class_id: null,
    result_id: null,
    place: 5,
    message: 'I was 5th, number 217.',
    state: 'open',
    at: '2026-04-03T17:00:00.000Z',
    decided_at: null,
    decided_by: null,
    answer: null,
  });
