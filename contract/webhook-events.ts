import { z } from 'zod';
import { date, id, instant, money } from './values.js';

/** Everything that a webhook can be told of (docs/webhooks.md). */
export const HAPPENED_TYPES = [
  'award.issued',
  'award.changed',
  'award.held',
  'award.released',
  'award.refused',
  'redemption.made',
  'redemption.undone',
  'results.received',
  'payout.sent',
  'payout.undone',
  'rider.merged',
] as const;
/** Promoters hear of these, about their own events. */
export const PROMOTER_HAPPENED_TYPES = ['award.issued', 'award.changed', 'results.received'] as const;

export type HappenedName = (typeof HAPPENED_TYPES)[number];

const award = z.strictObject({
  awardId: id,
  riderId: id,
  type: z.enum(['credit', 'bonus', 'cash']),
  /** event and class of the result that earned it; null for a bonus and an adjustment */
  eventId: id.nullable(),
  classId: id.nullable(),
  seriesId: id.nullable(),
  /** what it is worth now */
  value: money,
});
const check = z.strictObject({ resultId: id, riderId: id, eventId: id, classId: id, value: money });
const redemption = z.strictObject({ redemptionId: id, riderId: id, dealerId: id, value: money });
const payout = z.strictObject({
  claimId: id,
  riderId: id,
  method: z.enum(['reward-link', 'debit-card', 'cheque']),
  gross: money,
  withholding: money,
  net: money,
});

const DATA = {
  'award.issued': award.extend({ expiresOn: date.nullable() }),
  'award.changed': award.extend({ before: money }),
  'award.held': check,
  'award.released': check,
  'award.refused': check,
  'redemption.made': redemption,
  'redemption.undone': redemption,
  'results.received': z.strictObject({ eventId: id, classIds: z.array(id) }),
  'payout.sent': payout,
  'payout.undone': payout,
  'rider.merged': z.strictObject({ riderId: id, mergedId: id }),
  ping: z.strictObject({ webhookId: id }),
} as const satisfies Record<HappenedName | 'ping', z.ZodType>;

/** The schema of the body that a webhook receives; `ping` is a test. */
export const webhookBody = (type: HappenedName | 'ping') =>
  z.strictObject({ id, type: z.literal(type), version: z.literal(1), timestamp: instant, data: DATA[type] });

const [rider, event, raceClass] = [
  '01jt8q5v7c00000000000000r1',
  '01jt8q5v7c00000000000000e1',
  '01jt8q5v7c00000000000000c1',
];
const dollars = (amount: number) => ({ amount, currency: 'USD' });
const anAward = {
  awardId: '01jt8q5v7c00000000000000a1',
  riderId: rider,
  type: 'credit',
  eventId: event,
  classId: raceClass,
  seriesId: null,
  value: dollars(12_500),
};
const aCheck = {
  resultId: '01jt8q5v7c00000000000000s1',
  riderId: rider,
  eventId: event,
  classId: raceClass,
  value: dollars(75_000),
};
const aRedemption = {
  redemptionId: '01jt8q5v7c00000000000000x1',
  riderId: rider,
  dealerId: '01jt8q5v7c00000000000000d1',
  value: dollars(8_000),
};
const aPayout = {
  claimId: '01jt8q5v7c00000000000000k1',
  riderId: rider,
  method: 'reward-link',
  gross: dollars(50_000),
  withholding: dollars(0),
  net: dollars(50_000),
};

const EXAMPLE_DATA: Readonly<Record<HappenedName | 'ping', unknown>> = {
  'award.issued': { ...anAward, expiresOn: '2027-06-14' },
  'award.changed': { ...anAward, value: dollars(10_000), before: dollars(12_500) },
  'award.held': aCheck,
  'award.released': aCheck,
  'award.refused': aCheck,
  'redemption.made': aRedemption,
  'redemption.undone': aRedemption,
  'results.received': { eventId: event, classIds: [raceClass] },
  'payout.sent': aPayout,
  'payout.undone': aPayout,
  'rider.merged': { riderId: rider, mergedId: '01jt8q5v7c00000000000000r2' },
  ping: { webhookId: '01jt8q5v7c00000000000000w1' },
};

/** An example of each body, for docs/webhooks.md. */
export const exampleBody = (type: HappenedName | 'ping'): unknown => ({
  id: '01jt8q5v7c00000000000000h1',
  type,
  version: 1,
  timestamp: '2026-06-14T18:30:00.000Z',
  data: EXAMPLE_DATA[type],
});
