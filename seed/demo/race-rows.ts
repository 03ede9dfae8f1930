import { checkOf } from '@rrr/core/eligibility';
import { addDays } from '@rrr/core/shared';
import type { Seed } from '@rrr/persistence';
import type { DemoEvent } from './seasons.js';
import type { World } from './world.js';

/** Converts series, events, classes and results with verdicts to rows. */
export const raceRows = ({ today, series, categories, events, draft, books }: World): Seed => {
  const thisYear = today.slice(0, 4);
  const classes = [...events.map((event) => books.classes.get(event.id) ?? []), draft?.classes ?? []].flatMap((all) =>
    all.map((raceClass, position) => ({ ...raceClass, position })),
  );
  return {
    series: series.map((series) => ({
      id: series.id,
      promoter_id: series.promoterId,
      name: series.name,
      state: series.state,
      country: series.country,
      active: series.active,
      races: events.filter((event) => event.seriesId === series.id && event.startsOn.startsWith(thisYear)).length,
      distance: series.distance,
      bonus: series.bonus,
      initial_value: series.initialValue,
      expiration_date: series.expirationDate,
    })),
    categories: categories.map(({ id, description }) => ({ id, description, active: true, version: 1 })),
    category_series: categories.flatMap((category) =>
      category.series.flatMap((at) => {
        const found = series[at];
        return found ? [{ category_id: category.id, series_id: found.id }] : [];
      }),
    ),
    events: [...events, ...draftRows(draft)].map((event) => ({
      id: event.id,
      series_id: event.seriesId,
      promoter_id: event.promoterId,
      title: event.title,
      venue: event.venue,
      venue_website: event.venueWebsite,
      city: event.city,
      state: event.state,
      zipcode: event.zipcode,
      country: event.country,
      currency: event.currency,
      type: event.type,
      starts_on: event.startsOn,
      ends_on: event.endsOn,
      paying: event.paying,
      canceled: event.canceled,
      late_results_accepted: event.lateResultsAccepted,
      published: event.published,
      will_pay: event.willPay ?? false,
      copy_of: event.copyOf ?? null,
      paying_asked_at: event.payingAskedAt ?? null,
      purse_raised_at: books.raised.get(event.id) ?? null,
    })),
    classes: classes.map((raceClass) => ({
      id: raceClass.id,
      event_id: raceClass.eventId,
      position: raceClass.position,
      name: raceClass.name,
      payout_type: raceClass.payoutType,
      entrants: raceClass.entrants,
      payout_steps: raceClass.payoutSteps ? JSON.stringify(raceClass.payoutSteps) : null,
      results_received_at: raceClass.resultsReceivedAt,
    })),
    payout_places: classes.flatMap((raceClass) =>
      raceClass.places.map(({ place, amount }) => ({ class_id: raceClass.id, place, amount })),
    ),
    results: [...books.results].flatMap(([eventId, all]) =>
      all.map((result) => ({
        id: result.id,
        event_id: eventId,
        class_id: result.classId,
        place: result.place,
        result_type: result.type,
        rider_name: result.riderName,
        number: result.number,
        hometown: result.hometown,
        bike: result.bike,
        email: result.email,
        ama_number: result.amaNumber,
        rider_id: result.riderId,
        verdict: JSON.stringify(result.verdict),
        award_type: result.verdict.earns?.type ?? null,
        check_state: checkOf(result.verdict)?.state ?? null,
        check_amount: checkOf(result.verdict)?.amount ?? null,
        held_since: checkOf(result.verdict)?.since ?? null,
      })),
    ),
    result_asks: askedResults({ today, events, books }),
    result_claims: [...books.claims.values()].map((claim) => ({
      id: claim.id,
      rider_id: claim.riderId,
      event_id: claim.eventId,
      class_id: claim.classId,
      result_id: claim.resultId,
      place: claim.place,
      message: claim.message,
      state: claim.state,
      at: claim.at,
      decided_at: claim.decidedAt,
      decided_by: claim.decidedBy,
      answer: claim.answer,
    })),
    promoter_aliases: [...books.aliases.values()].map((alias) => ({
      promoter_id: alias.promoterId,
      name_key: alias.nameKey,
      hometown_key: alias.hometownKey,
      rider_id: alias.riderId,
    })),
  };
};

type DraftRow = Omit<DemoEvent, 'startsOn' | 'endsOn'> & {
  readonly startsOn: null;
  readonly endsOn: null;
};
/** The draft as it is when it was just copied. */
const draftRows = (draft: World['draft']): readonly DraftRow[] =>
  draft
    ? [
        {
          ...draft.of,
          id: draft.id,
          copyOf: draft.of.id,
          seriesId: null,
          startsOn: null,
          endsOn: null,
          published: false,
          paying: false,
          willPay: true,
        },
      ]
    : [];

/** Some riders asked for results that are missing. The first riders, of whom one can log in, did not. */
const askedResults = ({ today, events, books }: Pick<World, 'today' | 'events' | 'books'>) => {
  const riders = [...books.riders.values()].filter((rider) => !rider.deactivated).slice(20, 40);
  return events
    .filter(
      ({ id, paying, canceled, promoterId, endsOn }) =>
        paying &&
        !canceled &&
        promoterId !== null &&
        addDays(endsOn, 2) < today &&
        (books.classes.get(id) ?? []).some((raceClass) => raceClass.resultsReceivedAt === null),
    )
    .flatMap(({ id, endsOn }, at) =>
      riders
        .slice(0, 1 + ((at * 5) % 13))
        .map((rider) => ({ event_id: id, rider_id: rider.id, asked_at: `${addDays(endsOn, 2)}T18:00:00.000Z` })),
    );
};
