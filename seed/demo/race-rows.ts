import type { Seed } from '@rrr/persistence';
import type { World } from './world.js';

/** Converts series, events, classes and results with verdicts to rows. */
export const raceRows = ({ series, events, books }: World): Seed => {
  const classes = events.flatMap((event) =>
    (books.classes.get(event.id) ?? []).map((it, position) => ({ ...it, position })),
  );
  return {
    series: series.map((it) => ({
      id: it.id,
      promoter_id: it.promoterId,
      name: it.name,
      state: it.state,
      country: it.country,
      active: it.active,
    })),
    events: events.map((it) => ({
      id: it.id,
      series_id: it.seriesId,
      promoter_id: it.promoterId,
      title: it.title,
      venue: it.venue,
      venue_website: it.venueWebsite,
      city: it.city,
      state: it.state,
      zipcode: it.zipcode,
      country: it.country,
      currency: it.currency,
      type: it.type,
      starts_on: it.startsOn,
      ends_on: it.endsOn,
      paying: it.paying,
      canceled: it.canceled,
      late_results_accepted: it.lateResultsAccepted,
    })),
    classes: classes.map((it) => ({
      id: it.id,
      event_id: it.eventId,
      position: it.position,
      name: it.name,
      payout_type: it.payoutType,
      entrants: it.entrants,
      results_received_at: it.resultsReceivedAt,
    })),
    payout_places: classes.flatMap((it) => it.places.map(({ place, amount }) => ({ class_id: it.id, place, amount }))),
    results: [...books.results].flatMap(([eventId, all]) =>
      all.map((it) => ({
        id: it.id,
        event_id: eventId,
        class_id: it.classId,
        place: it.place,
        result_type: it.type,
        rider_name: it.riderName,
        number: it.number,
        hometown: it.hometown,
        bike: it.bike,
        email: it.email,
        ama_number: it.amaNumber,
        rider_id: it.riderId,
        verdict: JSON.stringify(it.verdict),
        award_type: it.verdict.earns?.type ?? null,
      })),
    ),
    aliases: [...books.aliases.values()].map((it) => ({
      name_key: it.nameKey,
      hometown_key: it.hometownKey,
      rider_id: it.riderId,
    })),
  };
};
