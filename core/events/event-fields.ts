import { EVENT } from '@rrr/records';
import type { Actor } from '../access/index.js';
import { normalizeFields } from '../fields/index.js';
import { capitals, currencyOf, type LocalDate, NotFound, type Stores } from '../shared/index.js';
import type { EventFields, EventRecord } from './event-record.js';
import { CurrencyFixed, EventBegun, EventDatesNotValid, EventNotReady } from './event-refusals.js';
import { needsApproval } from './propose-purse.js';

type Tx = Pick<Stores, 'eventAdmin' | 'series' | 'approvals'>;

const { startDate: _, endDate: _e, ...SAID } = EVENT;
/** Without a last day an event ends on the day it starts; codes are in capitals. @throws EventDatesNotValid */
const inOrder = (asked: EventFields): EventFields => {
  const fields = normalizeFields(SAID, asked);
  const endsOn = fields.endsOn ?? fields.startsOn;
  if (endsOn !== null && (fields.startsOn === null || endsOn < fields.startsOn))
    throw new EventDatesNotValid({ startsOn: fields.startsOn, endsOn });
  return {
    ...fields,
    endsOn,
    state: fields.state === null ? null : capitals(fields.state),
  };
};

/**
 * Checks that the actor may edit the event: admins any; approved promoters their own, and events of their own series
 * that belong to no other promoter (domain.md §10).
 * @throws NotFound
 */
export const assertOwnEvent = async (tx: Tx, actor: Actor, event: EventRecord): Promise<void> => {
  if (actor.type === 'admin') return;
  if (!(await isApproved(tx, actor))) throw new NotFound('event');
  if (event.promoterId === actor.subjectId) return;
  // a draft is seen by its own promoter only
  if (!event.published) throw new NotFound('event');
  const series =
    event.promoterId !== null || event.seriesId === null ? undefined : await tx.series.lock(event.seriesId);
  if (series?.promoterId !== actor.subjectId) throw new NotFound('event');
};

export const isApproved = async (tx: Pick<Tx, 'approvals'>, actor: Actor): Promise<boolean> =>
  actor.type === 'promoter' && (await tx.approvals.ofPromoter(actor.subjectId)) === true;

/**
 * The fields to store. Only admins set paying and the promoter. Promoters may change dates until the event begins,
 * because the result window depends on them. A published event keeps a date.
 * @throws NotFound EventDatesNotValid EventBegun EventNotReady
 */
export const allowed = async (
  tx: Tx,
  actor: Actor,
  asked: EventFields,
  before: EventRecord | null,
  today: LocalDate,
): Promise<EventFields> => {
  const admin = actor.type === 'admin';
  const fields: EventFields = {
    ...inOrder(asked),
    ...(admin ? {} : { paying: before?.paying ?? false, promoterId: before ? before.promoterId : actor.subjectId }),
  };
  const moved = before !== null && (fields.startsOn !== before.startsOn || fields.endsOn !== before.endsOn);
  if (moved && before.published) assertDated(fields.startsOn);
  if (!admin && moved && before.published && before.startsOn !== null && before.startsOn <= today)
    throw new EventBegun({ startsOn: before.startsOn });
  if (
    fields.promoterId !== null &&
    fields.promoterId !== before?.promoterId &&
    (await tx.approvals.ofPromoter(fields.promoterId)) === undefined
  )
    throw new NotFound('promoter');
  if (fields.seriesId !== null && fields.seriesId !== before?.seriesId) {
    const series = await tx.series.lock(fields.seriesId);
    if (!series || (!admin && series.promoterId !== actor.subjectId)) throw new NotFound('series');
  }
  return fields;
};

/** Only drafts are without a date. @throws EventNotReady */
export const assertDated = (startsOn: LocalDate | null): void => {
  if (startsOn === null) throw new EventNotReady({ why: 'date' });
};

/**
 * How an event that is not published is stored: nothing of it pays or waits for a decision; what an admin says of paying
 * counts once it is published (`publishEvent`).
 */
export const asDraft = <T extends EventRecord>(event: T): T => ({
  ...event,
  published: false,
  paying: false,
  willPay: event.paying || event.willPay,
  payingAskedAt: null,
});

/**
 * The currency for the event's country; fixed once awards were issued, and for promoters once it was decided that the
 * event pays.
 * @throws CurrencyFixed
 */
export const currencyFor = async (
  tx: Tx,
  actor: Actor,
  fields: EventFields,
  before: EventRecord,
): Promise<EventRecord['currency']> => {
  const currency = currencyOf(fields.country);
  if (currency === before.currency) return currency;
  if (needsApproval(actor, before) || (await tx.eventAdmin.hasAwards(before.id)))
    throw new CurrencyFixed({ currency: before.currency });
  return currency;
};
