import type { PreviewRow } from '@rrr/contract';

/**
 * Why rows earn nothing, in the order in which a person would say it: who did not finish is not also "not enrolled",
 * and nobody needs to be found for a place that is not paid.
 */
const CODES = {
  notFinished: ['NOT_FINISHED'],
  placeNotPaid: ['PLACE_NOT_PAID'],
  pays: [
    'EVENT_NOT_PAYING',
    'EVENT_CANCELED',
    'EVENT_NOT_RUN',
    'CLASS_NO_PAYOUT',
    'CLASS_TOO_SMALL',
    'CLASS_PAYS_FEWER',
    'LATE_RESULTS',
  ],
  notEnrolled: ['RIDER_UNKNOWN'],
  bike: ['NO_VERIFIED_BIKE', 'BIKE_NOT_ELIGIBLE', 'BIKE_CLASS_LIMIT'],
} as const;

const WHYS = [...(Object.keys(CODES) as (keyof typeof CODES)[]), 'other'] as const;
export type Why = (typeof WHYS)[number];

const whyOf = ({ verdict }: PreviewRow): Why =>
  WHYS.find((it) => it !== 'other' && verdict.reasons.some(({ code }) => CODES[it].some((own) => own === code))) ??
  'other';

/** Whether a row pays, or would once a person has checked it. */
export const isPaid = ({ verdict: { earns, check } }: PreviewRow): boolean =>
  (earns !== null && earns.amount > 0) || check?.state === 'held';

/** Rows that earn nothing by the one reason that matters most; reasons without rows are left out. */
export const byReason = (rows: readonly PreviewRow[]): readonly (readonly [Why, readonly PreviewRow[]])[] =>
  WHYS.map((why) => [why, rows.filter((it) => whyOf(it) === why)] as const).filter(([, found]) => found.length > 0);
