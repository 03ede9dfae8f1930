import { checkOf, type Verdict } from '@rrr/core/eligibility';
import type { EventRecord, RaceClass, RaceEvent } from '@rrr/core/events';
import type { EvaluatedResult } from '@rrr/core/results';
import type { PayoutStep } from '@rrr/core/program';
import { amaKey, nameKey } from '@rrr/core/riders';
import { EVENT, rowMapper } from '@rrr/records';
import { fitting, searchKey } from '../search-key.js';
import { placeholders, type Sql, toSafeInteger } from '../sql.js';
import type { ClassRow, EventRow, PayoutPlaceRow, PromoterRow, ResultRow, Written } from '../tables/index.js';

export type EventWithPromoter = EventRow & { readonly promoter_status: PromoterRow['status'] | null };

export const eventOf = (row: EventWithPromoter): RaceEvent => ({
  id: row.id,
  title: row.title,
  country: row.country,
  currency: row.currency,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  paying: Boolean(row.paying),
  published: Boolean(row.published),
  canceled: Boolean(row.canceled),
  lateResultsAccepted: Boolean(row.late_results_accepted),
  seriesId: row.series_id,
  promoterId: row.promoter_id,
  promoterApproved: row.promoter_status === 'approved',
});

const mapper = rowMapper(EVENT);
/** What is stored of an event itself. */
export const eventRecordOf = (row: EventRow): EventRecord => {
  const { startDate: _s, endDate: _e, ...said } = mapper.fields(row);
  const { promoterApproved: _, ...event } = eventOf({ ...row, promoter_status: null });
  return {
    ...said,
    ...event,
    willPay: Boolean(row.will_pay),
    version: row.version,
    copyOf: row.copy_of,
    payingAskedAt: row.paying_asked_at,
    cancelReason: row.cancel_reason,
    canceledAt: row.canceled_at,
    createdAt: row.created_at,
  };
};

/** Every column of an event but those its classes decide. */
export const eventColumns = (
  event: EventRecord,
): Written<EventRow, 'results_state' | 'offered' | 'purse_raised_at'> => ({
  ...mapper.columns({ ...event, startDate: event.startsOn, endDate: event.endsOn }),
  id: event.id,
  series_id: event.seriesId,
  promoter_id: event.promoterId,
  currency: event.currency,
  paying: event.paying,
  published: event.published,
  will_pay: event.willPay,
  canceled: event.canceled,
  late_results_accepted: event.lateResultsAccepted,
  title_key: nameKey(event.title),
  city_key: nameKey(event.city ?? ''),
  search_key: fitting(600, searchKey(event.title, event.venue, event.city)),
  version: event.version,
  copy_of: event.copyOf,
  paying_asked_at: event.payingAskedAt,
  cancel_reason: event.cancelReason,
  canceled_at: event.canceledAt,
  created_at: event.createdAt,
});

/** Classes of an event with payout places, in order. */
export const classesOf = (sql: Pick<Sql, 'rows'>, eventId: string): Promise<readonly RaceClass[]> =>
  classesOfEvents(sql, [eventId]);

/** Classes of a few events with payout places; in order within each event. */
export const classesOfEvents = async (
  sql: Pick<Sql, 'rows'>,
  eventIds: readonly string[],
): Promise<readonly RaceClass[]> => {
  if (eventIds.length === 0) return [];
  const rows = await sql.rows<ClassRow & { place: number | null; amount: PayoutPlaceRow['amount'] | null }>(
    `SELECT c.id, c.event_id, c.position, c.name, c.payout_type, c.entrants, c.payout_steps, c.results_received_at, p.place, p.amount
     FROM classes c LEFT JOIN payout_places p ON p.class_id = c.id WHERE c.event_id IN (${placeholders(eventIds)})
     ORDER BY c.position, c.id, p.place`,
    eventIds,
  );
  const classes = new Map<string, RaceClass & { readonly places: { place: number; amount: number }[] }>();
  for (const row of rows) {
    const inClass = classes.get(row.id) ?? {
      id: row.id,
      eventId: row.event_id,
      name: row.name,
      payoutType: row.payout_type,
      places: [],
      entrants: row.entrants,
      ...(row.payout_steps === null ? {} : { payoutSteps: JSON.parse(row.payout_steps) as readonly PayoutStep[] }),
      resultsReceivedAt: row.results_received_at,
    };
    if (row.place !== null) inClass.places.push({ place: row.place, amount: toSafeInteger(row.amount) });
    classes.set(row.id, inClass);
  }
  return [...classes.values()];
};

export const RESULT_COLUMNS = [
  'id',
  'class_id',
  'place',
  'result_type',
  'rider_name',
  'number',
  'hometown',
  'bike',
  'email',
  'ama_number',
  'rider_id',
  'verdict',
  'left_unmatched',
] as const satisfies readonly (keyof ResultRow)[];

export const resultOf = (row: Pick<ResultRow, (typeof RESULT_COLUMNS)[number]>): EvaluatedResult => ({
  id: row.id,
  classId: row.class_id,
  place: row.place,
  type: row.result_type,
  riderName: row.rider_name,
  number: row.number,
  hometown: row.hometown,
  bike: row.bike,
  email: row.email,
  amaNumber: row.ama_number,
  riderId: row.rider_id,
  ...(row.left_unmatched ? { leftUnmatched: true as const } : {}),
  verdict: JSON.parse(row.verdict) as Verdict,
});

export const resultRow = (eventId: string, result: EvaluatedResult): Written<ResultRow, 'brand_key'> => ({
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
  name_key: nameKey(result.riderName),
  ama_key: fitting(40, amaKey(result.amaNumber ?? '')) || null,
  left_unmatched: result.leftUnmatched === true && result.riderId === null,
  ...checkColumns(result.verdict),
});

const checkColumns = (verdict: Verdict): Pick<ResultRow, 'check_state' | 'check_amount' | 'held_since'> => {
  const check = checkOf(verdict);
  return {
    check_state: check?.state ?? null,
    check_amount: check?.amount ?? null,
    held_since: check?.since ?? null,
  };
};
