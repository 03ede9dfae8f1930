import { checkOf, type ReasonCode, type Verdict } from '../eligibility/index.js';

/**
 * Why rows of an upload are shown together: they ask a person something, pay, or earn nothing by the one reason that
 * matters most. In the order in which a person would say it: who did not finish is not also "not enrolled", and nobody
 * needs to be found for a place that is not paid.
 */
export const ROW_GROUPS = [
  'open',
  'paid',
  'notFinished',
  'placeNotPaid',
  'raceDoesNotPay',
  'notEnrolled',
  'bike',
  'other',
] as const;
export type RowGroup = (typeof ROW_GROUPS)[number];

const CODES: Partial<Readonly<Record<RowGroup, ReadonlySet<ReasonCode>>>> = {
  notFinished: new Set(['NOT_FINISHED']),
  placeNotPaid: new Set(['PLACE_NOT_PAID']),
  raceDoesNotPay: new Set([
    'EVENT_NOT_PAYING',
    'EVENT_CANCELED',
    'EVENT_NOT_RUN',
    'CLASS_NO_PAYOUT',
    'CLASS_TOO_SMALL',
    'CLASS_PAYS_FEWER',
    'LATE_RESULTS',
  ]),
  notEnrolled: new Set(['RIDER_UNKNOWN']),
  bike: new Set(['NO_VERIFIED_BIKE', 'BIKE_NOT_ELIGIBLE', 'BIKE_CLASS_LIMIT']),
};

/** What decides in which group a row is. */
export interface Grouped {
  readonly match: { readonly status: 'matched' | 'ambiguous' | 'unknown'; readonly needsReason?: boolean };
  readonly verdict: Verdict;
}

/** The group of a row; one that pays once a person has checked it is among those that pay. */
export const groupOf = ({ match, verdict }: Grouped): RowGroup => {
  if (match.status === 'ambiguous' || match.needsReason === true) return 'open';
  if ((verdict.earns?.amount ?? 0) > 0 || checkOf(verdict)?.state === 'held') return 'paid';
  return ROW_GROUPS.find((rowGroup) => verdict.reasons.some(({ code }) => CODES[rowGroup]?.has(code))) ?? 'other';
};

/** How many rows a group has; what earns nothing is counted class by class. */
export interface RowGroupCount {
  readonly group: RowGroup;
  /** null: of all classes */
  readonly classId: string | null;
  readonly count: number;
}

/** A part of an upload's rows: the first of each group, or more of one. */
export type RowPage = 'first' | { readonly group: RowGroup; readonly classId: string | null; readonly offset: number };

/** Rows that pay in the first answer, rows of all groups that earn nothing, and rows of one group in a later one. */
export const ROWS_AT_ONCE = { paid: 100, others: 200, more: 300 } as const;

interface Placed {
  readonly group: RowGroup;
  readonly classId: string;
}

const classOf = ({ group, classId }: Placed): string | null => (group === 'open' || group === 'paid' ? null : classId);

/** The groups of rows with their sizes, in the order of `ROW_GROUPS`, then as their classes come. */
export const groupsOf = (rows: readonly Placed[]): readonly RowGroupCount[] => {
  const counts = new Map<string, { group: RowGroup; classId: string | null; count: number }>();
  for (const row of rows) {
    const classId = classOf(row);
    const key = `${row.group}/${classId}`;
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { group: row.group, classId, count: 1 });
  }
  return [...counts.values()].toSorted((a, b) => ROW_GROUPS.indexOf(a.group) - ROW_GROUPS.indexOf(b.group));
};

/**
 * The rows of a page, in their order. The first has every row that a person has to answer, then the first of each group:
 * what earns nothing shares a number of rows, so that many classes do not make a long answer.
 */
export const rowsOfPage = <R extends Placed>(rows: readonly R[], page: RowPage): readonly R[] => {
  if (page !== 'first') {
    const own = rows.filter((row) => row.group === page.group && classOf(row) === page.classId);
    return own.slice(page.offset, page.offset + ROWS_AT_ONCE.more);
  }
  const groups = groupsOf(rows).filter(({ classId }) => classId !== null);
  const each = Math.max(1, Math.floor(ROWS_AT_ONCE.others / Math.max(1, groups.length)));
  const taken = new Map<string, number>();
  let others = 0;
  return rows.filter((row) => {
    if (row.group === 'open') return true;
    const key = `${row.group}/${classOf(row)}`;
    const before = taken.get(key) ?? 0;
    const most = row.group === 'paid' ? ROWS_AT_ONCE.paid : Math.min(each, ROWS_AT_ONCE.paid);
    if (before >= most || (row.group !== 'paid' && others >= ROWS_AT_ONCE.others)) return false;
    taken.set(key, before + 1);
    if (row.group !== 'paid') others += 1;
    return true;
  });
};
