import {
  CATEGORY_FIELDS,
  DEALER_FIELDS,
  EVENT_FIELDS,
  PROMOTER_FIELDS,
  RIDER_FIELDS,
  SERIES_ADMIN_FIELDS,
  SERIES_FIELDS,
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

const { lastName, firstName, ...profile } = columnsOf<RiderView>()(RIDER_FIELDS, {});
/** For admins: with what is personal. */
export const RIDERS: readonly Column<RiderView>[] = [
  lastName,
  firstName,
  ['email', 28, (it) => it.email],
  ...Object.values(profile),
  ['bikes', 34, (it) => it.bikes.map((bike) => `${bike.year} ${bike.make} ${bike.model}`).join(', ')],
  ...CURRENCIES.map((currency): Column<RiderView> => [
    ['available', currency],
    14,
    (it, as) => as.amount(it.balances.find((one) => one.currency === currency)?.available ?? null),
  ]),
  [['enrolledAt', 'zone'], 17, (it, as) => as.moment(it.enrolledAt)],
  ['deactivated', 12, (it, as) => as.yesNo(it.deactivated)],
];

export const REDEMPTIONS: readonly Column<RedemptionView>[] = [
  [['redeemedAt', 'zone'], 17, (it, as) => as.moment(it.redeemedAt)],
  ['code', 11, (it) => codeOf(it.number)],
  ['rider', 26, (it) => it.riderName],
  ['dealer', 28, (it) => it.dealerName],
  ['employee', 20, (it) => it.employeeName],
  ['amount', 12, (it, as) => as.amount(it.amount)],
  ['currency', 9, (it) => it.currency],
  ['status', 12, (it, as) => as.term(it.status)],
];

export const REVOKED: readonly Column<RedemptionView>[] = [
  ...REDEMPTIONS,
  [['revokedAt', 'zone'], 17, (it, as) => as.moment(it.revoked?.at ?? null)],
  ['revokedBy', 20, (it) => it.revoked?.byName ?? null],
  ['reason', 34, (it) => it.revoked?.reason ?? null],
];

export const LEDGER: readonly Column<EntryView>[] = [
  [['bookedAt', 'zone'], 17, (it, as) => as.moment(it.at)],
  ['transaction', 22, (it, as) => as.term(it.kind)],
  ['award', 40, (it) => it.awardLabel],
  ['code', 11, (it) => (it.redemptionNumber === null ? null : codeOf(it.redemptionNumber))],
  ['amount', 12, (it, as) => as.amount(it.amount)],
  ['balance', 12, (it, as) => as.amount(it.next)],
  ['currency', 9, (it) => it.currency],
];

export const REFUNDS_DUE: readonly Column<RefundDue>[] = [
  ...(REDEMPTIONS as readonly Column<RefundDue>[]),
  ['dueDate', 12, (it, as) => as.day(it.dueOn)],
  ['overdue', 10, (it, as) => as.yesNo(it.overdue)],
];

export const REFUNDS: readonly Column<RefundView>[] = [
  [['refundedAt', 'zone'], 17, (it, as) => as.moment(it.refundedAt)],
  ['code', 11, (it) => codeOf(it.redemptionNumber)],
  ['rider', 26, (it) => it.riderName],
  ['dealer', 28, (it) => it.dealerName],
  ['amount', 12, (it, as) => as.amount(it.amount)],
  ['currency', 9, (it) => it.currency],
  ['refundedBy', 20, (it) => it.refundedBy],
  [['undoneAt', 'zone'], 17, (it, as) => as.moment(it.undone?.at ?? null)],
];

export const PAYOUT_CLAIMS: readonly Column<ClaimSummary>[] = [
  [['requestedAt', 'zone'], 17, (it, as) => as.moment(it.requestedAt)],
  ['rider', 26, (it) => it.riderName],
  ['awards', 9, (it, as) => as.count(it.awards)],
  ['gross', 12, (it, as) => as.amount(it.gross)],
  ['withheld', 12, (it, as) => as.amount(it.withholding)],
  ['net', 12, (it, as) => as.amount(it.net)],
  ['currency', 9, (it) => it.currency],
  ['method', 14, (it, as) => as.term(it.method)],
  ['status', 12, (it, as) => as.term(it.state)],
  ['dueDate', 12, (it, as) => as.day(it.dueOn)],
  ['overdue', 10, (it, as) => as.yesNo(it.overdue)],
  ['sentOn', 12, (it, as) => as.day(it.sent?.on ?? null)],
  ['requestedBy', 20, (it) => it.requestedBy],
];

export const CHEQUES: readonly Column<ChequeAddressed>[] = [
  ['number', 10, (it, as) => as.count(it.number)],
  ['issuedOn', 12, (it, as) => as.day(it.issuedOn)],
  ['payee', 26, (it) => it.payee],
  ['addressLine1', 30, (it) => it.address.addressLine1],
  ['addressLine2', 24, (it) => it.address.addressLine2],
  ['city', 18, (it) => it.address.city],
  ['state', 12, (it) => it.address.state],
  ['zipcode', 12, (it) => it.address.zipcode],
  ['country', 9, (it) => it.address.country],
  ['amount', 12, (it, as) => as.amount(it.amount)],
  ['currency', 9, (it) => it.currency],
  ['issuedBy', 20, (it) => it.issuedBy],
  [['voidedAt', 'zone'], 17, (it, as) => as.moment(it.voided?.at ?? null)],
  ['voidedBy', 20, (it) => it.voided?.byName ?? null],
  ['reason', 34, (it) => it.voided?.reason ?? null],
  ['reissuedAs', 12, (it, as) => as.count(it.reissuedAs)],
];

export const DEALERS: readonly Column<FoundDealer>[] = [
  ...Object.values(columnsOf<FoundDealer>()(DEALER_FIELDS, {})),
  ['deactivated', 12, (it, as) => as.yesNo(it.deactivated)],
];

export const DEALER_LOGINS: readonly Column<DealerLogin>[] = [
  ['dealer', 28, (it) => it.dealer.name],
  ['dealerId', 14, (it) => it.dealer.dealerId],
  ['name', 24, (it) => it.displayName],
  ['email', 28, (it) => it.email],
  ['verified', 14, (it, as) => as.yesNo(it.emailVerified)],
  ['deactivated', 12, (it, as) => as.yesNo(it.deactivated)],
];

const { websiteUrl, ...promoter } = columnsOf<Promoter>()(PROMOTER_FIELDS, {});
export const PROMOTERS: readonly Column<Promoter>[] = [
  ...Object.values(promoter),
  ['status', 12, (it, as) => as.term(it.status)],
  ['deactivated', 12, (it, as) => as.yesNo(it.deactivated)],
  [['appliedAt', 'zone'], 17, (it, as) => as.moment(it.appliedAt)],
  websiteUrl,
];

const statusOf = ({ canceled, published }: EventView) => (canceled ? 'canceled' : published ? 'current' : 'draft');

export const EVENTS: readonly Column<EventView>[] = [
  ...Object.values(columnsOf<EventView>()(EVENT_FIELDS, { startDate: 'startsOn', endDate: 'endsOn' })),
  ['series', 26, (it) => it.seriesName],
  ['promoter', 26, (it) => it.promoterName],
  ['paying', 10, (it, as) => as.yesNo(it.paying)],
  ['status', 12, (it, as) => as.term(statusOf(it))],
  ['classes', 9, (it, as) => as.count(it.classCount)],
  ['results', 9, (it, as) => as.count(it.resultCount)],
  // nothing is posted yet where it is 0
  ['contingency', 13, (it, as) => as.amount(it.contingency || null)],
  ['currency', 9, (it) => it.currency],
];

export const EVENTS_LATE: readonly Column<LateEvent>[] = [
  ['title', 34, (it) => it.title],
  ['startDate', 12, (it, as) => as.day(it.startsOn)],
  ['dueDate', 12, (it, as) => as.day(it.dueOn)],
  ['daysOverdue', 12, (it, as) => as.count(it.daysOverdue)],
  ['classes', 9, (it, as) => as.count(it.classCount)],
  ['classesWithResults', 14, (it, as) => as.count(it.classesWithResults)],
  ['promoter', 26, (it) => it.promoter?.name ?? null],
  ['contactName', 22, (it) => it.promoter?.contactName ?? null],
  ['email', 28, (it) => it.promoter?.email ?? null],
  ['phone', 18, (it) => it.promoter?.phone ?? null],
  [['setAsideAt', 'zone'], 17, (it, as) => as.moment(it.dismissal?.at ?? null)],
  ['reason', 30, (it) => it.dismissal?.reason ?? null],
];

export const EVENTS_FINISHED: readonly Column<FinishedEvent>[] = [
  ['title', 34, (it) => it.title],
  ['startDate', 12, (it, as) => as.day(it.startsOn)],
  ['series', 26, (it) => it.seriesName],
  ['promoter', 26, (it) => it.promoterName],
  ['classes', 9, (it, as) => as.count(it.classCount)],
  ['results', 9, (it, as) => as.count(it.resultCount)],
  ['ridersPaid', 11, (it, as) => as.count(it.ridersPaid)],
  ['earned', 12, (it, as) => as.amount(it.ridersPaid === 0 ? null : it.earned)],
  ['currency', 9, (it) => it.currency],
];

const { races, distance, notes, ...series } = columnsOf<SeriesListed>()(SERIES_FIELDS, {});
const { bonus, expirationDate, ...settled } = columnsOf<SeriesListed>()(SERIES_ADMIN_FIELDS, {});
export const SERIES: readonly Column<SeriesListed>[] = [
  ...Object.values(series),
  ['promoter', 26, (it) => it.promoterName],
  races,
  ['events', 8, (it, as) => as.count(it.eventCount)],
  distance,
  bonus,
  ['initialValue', 12, (it, as) => as.amount(it.bonus ? it.initialValue : null)],
  expirationDate,
  ...Object.values<Column<SeriesListed>>(settled),
  ['status', 12, (it, as) => (it.active ? as.term('active') : null)],
  notes,
];

export const CATEGORIES: readonly Column<CategoryListed>[] = [
  ...Object.values<Column<CategoryListed>>(columnsOf<CategoryListed>()(CATEGORY_FIELDS, {})),
  ['series', 8, (it, as) => as.count(it.seriesCount)],
  ['status', 12, (it, as) => (it.active ? as.term('active') : null)],
];

/** A login in a file: its e-mail, or the number of one that was erased. */
export const login = (it: AuditLogin | null): string | null => it && (it.email ?? it.accountId);
export const AUDIT: readonly Column<AuditView>[] = [
  [['at', 'zone'], 17, (it, as) => as.moment(it.at)],
  ['by', 28, (it) => login(it.actor)],
  ['onBehalf', 28, (it) => login(it.proxyHost)],
  ['action', 24, (it) => it.action],
  ['type', 16, (it) => it.objectType],
  ['name', 28, (it) => it.objectName ?? ''],
  ['record', 28, (it) => it.objectId],
  ['detail', 60, (it) => JSON.stringify(it.detail)],
];

export const VIN_PATTERNS: readonly Column<VinPattern>[] = [
  ['model', 20, (it) => it.model],
  ['year', 8, (it, as) => as.count(it.year)],
  ['pattern', 20, (it) => it.pattern],
  ['status', 12, (it, as) => as.term(it.status)],
];

/** One bike of a rider. */
export type RiderBike = Omit<VinReportRow, 'bikes'> & { readonly bike: VinReportRow['bikes'][number] | null };

export const VIN_REPORT: readonly Column<RiderBike>[] = [
  ['rider', 26, (it) => it.fullName],
  ['email', 28, (it) => it.email],
  ['country', 9, (it) => it.country],
  ['year', 8, (it, as) => as.count(it.bike?.year ?? null)],
  ['make', 12, (it) => it.bike?.make ?? null],
  ['model', 20, (it) => it.bike?.model ?? null],
  ['vin', 20, (it) => it.bike?.vin ?? null],
  ['status', 12, (it, as) => (it.bike ? as.term(it.bike.vinStatus) : null)],
  ['deactivated', 12, (it, as) => as.yesNo(it.deactivated)],
];

/** One row per bike; a rider without bikes also gets a row. */
export async function* byBike(riders: Batches<VinReportRow>): AsyncGenerator<readonly RiderBike[]> {
  for await (const some of riders)
    yield some.flatMap(({ bikes, ...rider }): readonly RiderBike[] =>
      bikes.length === 0 ? [{ ...rider, bike: null }] : bikes.map((bike) => ({ ...rider, bike })),
    );
}
