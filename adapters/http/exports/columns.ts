import {
  CATEGORY_FIELDS,
  DEALER_FIELDS,
  EVENT_FIELDS,
  PROMOTER_FIELDS,
  RIDER_FIELDS,
  SERIES_ADMIN_FIELDS,
  SERIES_FIELDS,
  VIN_PATTERN_FIELDS,
} from '@rrr/contract';
import type { AuditLogin, AuditView } from '@rrr/core/audit';
import type { CategoryListed } from '@rrr/core/categories';
import type { DealerLogin, FoundDealer } from '@rrr/core/dealers';
import type { Batches } from '@rrr/core/exports';
import type { EventView, FinishedEvent, LateEvent } from '@rrr/core/events';
import type { EntryView } from '@rrr/core/ledger';
import type { ChequeAddressed, ClaimSummary } from '@rrr/core/payouts';
import type { Promoter } from '@rrr/core/promoters';
import { codeOf, type RedemptionView, type RefundDue, type RefundView } from '@rrr/core/redemption';
import type { RiderView } from '@rrr/core/riders';
import type { SeriesListed } from '@rrr/core/series';
import { CURRENCIES } from '@rrr/core/shared';
import type { VinPattern, VinReportRow } from '@rrr/core/vin';
import { columnsOf } from './field-columns.js';
import type { Column } from '../sheets/sheet-of.js';

const { lastName, firstName, country, ...profile } = columnsOf<RiderView>()(RIDER_FIELDS, {});
/** For admins: with what is personal. */
export const RIDERS: readonly Column<RiderView>[] = [
  lastName,
  firstName,
  ['email', 28, (rider) => rider.email],
  ...Object.values(profile),
  country,
  ['bikes', 34, (rider) => rider.bikes.map((bike) => `${bike.year} ${bike.make} ${bike.model}`).join(', ')],
  ...CURRENCIES.map((currency): Column<RiderView> => [
    ['available', currency],
    14,
    (rider, as) => as.amount(rider.balances.find((one) => one.currency === currency)?.available ?? null),
  ]),
  [['enrolledAt', 'zone'], 17, (rider, as) => as.moment(rider.enrolledAt)],
  ['deactivated', 12, (rider, as) => as.yesNo(rider.deactivated)],
];

export const REDEMPTIONS: readonly Column<RedemptionView>[] = [
  [['redeemedAt', 'zone'], 17, (redemption, as) => as.moment(redemption.redeemedAt)],
  ['code', 11, (redemption) => codeOf(redemption.number)],
  ['rider', 26, (redemption) => redemption.riderName],
  ['dealer', 28, (redemption) => redemption.dealerName],
  ['employee', 20, (redemption) => redemption.employeeName],
  ['amount', 12, (redemption, as) => as.amount(redemption.amount)],
  ['currency', 9, (redemption) => redemption.currency],
  ['status', 12, (redemption, as) => as.term(redemption.status)],
];

export const REVOKED: readonly Column<RedemptionView>[] = [
  ...REDEMPTIONS,
  [['revokedAt', 'zone'], 17, (redemption, as) => as.moment(redemption.revoked?.at ?? null)],
  ['revokedBy', 20, (redemption) => redemption.revoked?.byName ?? null],
  ['reason', 34, (redemption) => redemption.revoked?.reason ?? null],
];

export const LEDGER: readonly Column<EntryView>[] = [
  [['bookedAt', 'zone'], 17, (entry, as) => as.moment(entry.at)],
  ['transaction', 22, (entry, as) => as.term(entry.kind)],
  ['award', 40, (entry) => entry.awardLabel],
  ['code', 11, (entry) => (entry.redemptionNumber === null ? null : codeOf(entry.redemptionNumber))],
  ['amount', 12, (entry, as) => as.amount(entry.amount)],
  ['balance', 12, (entry, as) => as.amount(entry.next)],
  ['currency', 9, (entry) => entry.currency],
];

export const REFUNDS_DUE: readonly Column<RefundDue>[] = [
  ...(REDEMPTIONS as readonly Column<RefundDue>[]),
  ['dueDate', 12, (due, as) => as.day(due.dueOn)],
  ['overdue', 10, (due, as) => as.yesNo(due.overdue)],
];

export const REFUNDS: readonly Column<RefundView>[] = [
  [['refundedAt', 'zone'], 17, (refund, as) => as.moment(refund.refundedAt)],
  ['code', 11, (refund) => codeOf(refund.redemptionNumber)],
  ['rider', 26, (refund) => refund.riderName],
  ['dealer', 28, (refund) => refund.dealerName],
  ['amount', 12, (refund, as) => as.amount(refund.amount)],
  ['currency', 9, (refund) => refund.currency],
  ['refundedBy', 20, (refund) => refund.refundedBy],
  [['undoneAt', 'zone'], 17, (refund, as) => as.moment(refund.undone?.at ?? null)],
];

export const PAYOUT_CLAIMS: readonly Column<ClaimSummary>[] = [
  [['requestedAt', 'zone'], 17, (summary, as) => as.moment(summary.requestedAt)],
  ['rider', 26, (summary) => summary.riderName],
  ['awards', 9, (summary, as) => as.count(summary.awards)],
  ['gross', 12, (summary, as) => as.amount(summary.gross)],
  ['withheld', 12, (summary, as) => as.amount(summary.withholding)],
  ['net', 12, (summary, as) => as.amount(summary.net)],
  ['currency', 9, (summary) => summary.currency],
  ['method', 14, (summary, as) => as.term(summary.method)],
  ['status', 12, (summary, as) => as.term(summary.state)],
  ['dueDate', 12, (summary, as) => as.day(summary.dueOn)],
  ['overdue', 10, (summary, as) => as.yesNo(summary.overdue)],
  ['sentOn', 12, (summary, as) => as.day(summary.sent?.on ?? null)],
  ['requestedBy', 20, (summary) => summary.requestedBy],
];

export const CHEQUES: readonly Column<ChequeAddressed>[] = [
  ['number', 10, (addressed, as) => as.count(addressed.number)],
  ['issuedOn', 12, (addressed, as) => as.day(addressed.issuedOn)],
  ['payee', 26, (addressed) => addressed.payee],
  ['addressLine1', 30, (addressed) => addressed.address.addressLine1],
  ['addressLine2', 24, (addressed) => addressed.address.addressLine2],
  ['city', 18, (addressed) => addressed.address.city],
  ['state', 12, (addressed) => addressed.address.state],
  ['zipcode', 12, (addressed) => addressed.address.zipcode],
  ['country', 9, (addressed) => addressed.address.country],
  ['amount', 12, (addressed, as) => as.amount(addressed.amount)],
  ['currency', 9, (addressed) => addressed.currency],
  ['issuedBy', 20, (addressed) => addressed.issuedBy],
  [['voidedAt', 'zone'], 17, (addressed, as) => as.moment(addressed.voided?.at ?? null)],
  ['voidedBy', 20, (addressed) => addressed.voided?.byName ?? null],
  ['reason', 34, (addressed) => addressed.voided?.reason ?? null],
  ['reissuedAs', 12, (addressed, as) => as.count(addressed.reissuedAs)],
];

export const DEALERS: readonly Column<FoundDealer>[] = [
  ...Object.values(columnsOf<FoundDealer>()(DEALER_FIELDS, {})),
  ['deactivated', 12, (dealer, as) => as.yesNo(dealer.deactivated)],
];

export const DEALER_LOGINS: readonly Column<DealerLogin>[] = [
  ['dealer', 28, (dealerLogin) => dealerLogin.dealer.name],
  ['dealerId', 14, (dealerLogin) => dealerLogin.dealer.dealerId],
  ['name', 24, (dealerLogin) => dealerLogin.displayName],
  ['email', 28, (dealerLogin) => dealerLogin.email],
  ['verified', 14, (dealerLogin, as) => as.yesNo(dealerLogin.emailVerified)],
  ['deactivated', 12, (dealerLogin, as) => as.yesNo(dealerLogin.deactivated)],
];

const { websiteUrl, ...promoter } = columnsOf<Promoter>()(PROMOTER_FIELDS, {});
export const PROMOTERS: readonly Column<Promoter>[] = [
  ...Object.values(promoter),
  ['status', 12, (item, as) => as.term(item.status)],
  ['deactivated', 12, (item, as) => as.yesNo(item.deactivated)],
  [['appliedAt', 'zone'], 17, (item, as) => as.moment(item.appliedAt)],
  websiteUrl,
];

const statusOf = ({ canceled, published }: EventView) => (canceled ? 'canceled' : published ? 'current' : 'draft');

const {
  type,
  city,
  state,
  zipcode,
  country: nation,
  ...named
} = columnsOf<EventView>()(EVENT_FIELDS, {
  startDate: 'startsOn',
  endDate: 'endsOn',
});
export const EVENTS: readonly Column<EventView>[] = [
  ...Object.values(named),
  city,
  state,
  zipcode,
  nation,
  type,
  ['series', 26, (event) => event.seriesName],
  ['promoter', 26, (event) => event.promoterName],
  ['paying', 10, (event, as) => as.yesNo(event.paying)],
  ['status', 12, (event, as) => as.term(statusOf(event))],
  ['classes', 9, (event, as) => as.count(event.classCount)],
  ['results', 9, (event, as) => as.count(event.resultCount)],
  // nothing is posted yet where it is 0
  ['contingency', 13, (event, as) => as.amount(event.contingency || null)],
  ['currency', 9, (event) => event.currency],
];

export const EVENTS_LATE: readonly Column<LateEvent>[] = [
  ['title', 34, (event) => event.title],
  ['startDate', 12, (event, as) => as.day(event.startsOn)],
  ['dueDate', 12, (event, as) => as.day(event.dueOn)],
  ['daysOverdue', 12, (event, as) => as.count(event.daysOverdue)],
  ['classes', 9, (event, as) => as.count(event.classCount)],
  ['classesWithResults', 14, (event, as) => as.count(event.classesWithResults)],
  ['promoter', 26, (event) => event.promoter?.name ?? null],
  ['contactName', 22, (event) => event.promoter?.contactName ?? null],
  ['email', 28, (event) => event.promoter?.email ?? null],
  ['phone', 18, (event) => event.promoter?.phone ?? null],
  [['setAsideAt', 'zone'], 17, (event, as) => as.moment(event.dismissal?.at ?? null)],
  ['reason', 30, (event) => event.dismissal?.reason ?? null],
];

export const EVENTS_FINISHED: readonly Column<FinishedEvent>[] = [
  ['title', 34, (event) => event.title],
  ['startDate', 12, (event, as) => as.day(event.startsOn)],
  ['series', 26, (event) => event.seriesName],
  ['promoter', 26, (event) => event.promoterName],
  ['classes', 9, (event, as) => as.count(event.classCount)],
  ['results', 9, (event, as) => as.count(event.resultCount)],
  ['ridersPaid', 11, (event, as) => as.count(event.ridersPaid)],
  ['earned', 12, (event, as) => as.amount(event.ridersPaid === 0 ? null : event.earned)],
  ['currency', 9, (event) => event.currency],
];

const { races, distance, notes, ...series } = columnsOf<SeriesListed>()(SERIES_FIELDS, {});
const { bonus, expirationDate, ...settled } = columnsOf<SeriesListed>()(SERIES_ADMIN_FIELDS, {});
export const SERIES: readonly Column<SeriesListed>[] = [
  ...Object.values(series),
  ['promoter', 26, (listed) => listed.promoterName],
  races,
  ['events', 8, (listed, as) => as.count(listed.eventCount)],
  distance,
  bonus,
  ['initialValue', 12, (listed, as) => as.amount(listed.bonus ? listed.initialValue : null)],
  expirationDate,
  ...Object.values<Column<SeriesListed>>(settled),
  ['status', 12, (listed, as) => (listed.active ? as.term('active') : null)],
  notes,
];

export const CATEGORIES: readonly Column<CategoryListed>[] = [
  ...Object.values<Column<CategoryListed>>(columnsOf<CategoryListed>()(CATEGORY_FIELDS, {})),
  ['series', 8, (listed, as) => as.count(listed.seriesCount)],
  ['status', 12, (listed, as) => (listed.active ? as.term('active') : null)],
];

/** A login in a file: its e-mail, or the number of one that was erased. */
export const login = (auditLogin: AuditLogin | null): string | null =>
  auditLogin && (auditLogin.email ?? auditLogin.accountId);
export const AUDIT: readonly Column<AuditView>[] = [
  [['at', 'zone'], 17, (audit, as) => as.moment(audit.at)],
  ['by', 28, (audit) => login(audit.actor)],
  ['onBehalf', 28, (audit) => login(audit.proxyHost)],
  ['action', 24, (audit) => audit.action],
  ['type', 16, (audit) => audit.objectType],
  ['name', 28, (audit) => audit.objectName ?? ''],
  ['record', 28, (audit) => audit.objectId],
  ['detail', 60, (audit) => JSON.stringify(audit.detail)],
];

export const VIN_PATTERNS: readonly Column<VinPattern>[] = [
  ...Object.values(columnsOf<VinPattern>()(VIN_PATTERN_FIELDS, {})),
  ['status', 12, (pattern, as) => as.term(pattern.status)],
];

/** One bike of a rider. */
export type RiderBike = Omit<VinReportRow, 'bikes'> & { readonly bike: VinReportRow['bikes'][number] | null };

export const VIN_REPORT: readonly Column<RiderBike>[] = [
  ['rider', 26, (bike) => bike.fullName],
  ['email', 28, (bike) => bike.email],
  ['country', 9, (bike) => bike.country],
  ['year', 8, (bike, as) => as.count(bike.bike?.year ?? null)],
  ['make', 12, (bike) => bike.bike?.make ?? null],
  ['model', 20, (bike) => bike.bike?.model ?? null],
  ['vin', 20, (bike) => bike.bike?.vin ?? null],
  ['status', 12, (bike, as) => (bike.bike ? as.term(bike.bike.vinStatus) : null)],
  ['deactivated', 12, (bike, as) => as.yesNo(bike.deactivated)],
];

/** One row per bike; a rider without bikes also gets a row. */
export async function* byBike(riders: Batches<VinReportRow>): AsyncGenerator<readonly RiderBike[]> {
  for await (const some of riders)
    yield some.flatMap(({ bikes, ...rider }): readonly RiderBike[] =>
      bikes.length === 0 ? [{ ...rider, bike: null }] : bikes.map((bike) => ({ ...rider, bike })),
    );
}
