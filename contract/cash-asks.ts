import { z } from 'zod';
import { missing } from './payouts.js';
import { owed } from './cash.js';
import { endpoint } from './endpoint.js';
import { currency, date, flag, id, instant, locale, money, pageQuery, pagination, required } from './values.js';

const rider = z.strictObject({ _id: id, fullName: z.string() });

export const overdueRider = z.strictObject({
  rider,
  /** of all awards, by currency */
  sums: z.array(money),
  /** oldest race first */
  awards: z.array(owed),
  missing: z.array(missing),
  /** when the rider was last reminded, and by whom (null: by the program); null: never */
  reminded: z.strictObject({ at: instant, by: z.string().nullable() }).nullable(),
  /** the first day on which the rider can be reminded again; null: today */
  remindAgainOn: date.nullable(),
});
export type OverdueRider = z.output<typeof overdueRider>;

export const listOverdueRiders = endpoint('listOverdueRiders', 'GET /api/admin/overdue-riders', {
  tag: 'Payouts',
  summary:
    'List riders whose cash is overdue for an address, a licence or a tax form, oldest race first; of the 1,500 awards that wait longest',
  query: pageQuery.extend({
    /** riders with an award in it */
    currency: currency.optional(),
    /** riders with at least as much in one currency, in minor units */
    atLeast: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
    /** riders with an award of an event of theirs */
    promoterId: id.optional(),
    /** riders with an award of a race on or before this day */
    racedUntil: date.optional(),
    /** true: only riders who can be reminded today; false: only those who cannot yet */
    remindable: flag.optional(),
    sort: z.enum(['age', 'amount']).optional(),
  }),
  response: z.strictObject({
    riders: z.array(overdueRider),
    pagination,
    /** of all riders found, by currency */
    sums: z.array(money),
    /** how many of all riders found can be reminded today */
    remindable: z.int(),
    /** whose events all overdue awards are of, by name */
    promoters: z.array(z.strictObject({ _id: id, name: z.string() })),
  }),
});

export const getCashReminder = endpoint('getCashReminder', 'GET /api/admin/rider/{riderId}/cash-reminder', {
  tag: 'Payouts',
  summary:
    "Show the reminder of overdue cash as it would be sent now, in the rider's language, and what was asked before",
  params: z.strictObject({ riderId: id }),
  response: z.strictObject({
    /** null: nothing is overdue, or nobody can be written to */
    mail: z.strictObject({ to: z.string(), locale, subject: z.string(), text: z.string() }).nullable(),
    remindAgainOn: date.nullable(),
    /** reminders and extensions by hand, newest first, at most 20 */
    asks: z.array(
      z.strictObject({
        _id: id,
        at: instant,
        by: z.string(),
        /** the last day of an extension; null: a reminder */
        until: date.nullable(),
        reason: z.string().nullable(),
      }),
    ),
    /** the days between which an extension may end, both inclusive */
    extension: z.strictObject({ from: date, to: date }),
  }),
  errors: ['NOT_FOUND'],
});

const asked = z.strictObject({
  outcomes: z.array(
    z.strictObject({
      riderId: id,
      /**
       * `lately`: reminded less than a week ago; `nothing-overdue`: nothing is missing any more, no deadline has passed, or
       * it was extended; `unreachable`: deactivated, or without an address
       */
      outcome: z.enum(['done', 'lately', 'nothing-overdue', 'unreachable']),
      /** of `lately`: the first day on which the rider can be reminded again */
      remindAgainOn: date.nullable(),
      /** by which it is undone; null: nothing was done */
      askId: id.nullable(),
    }),
  ),
});
export type CashAsked = z.output<typeof asked>;
const riderIds = z.array(id).min(1).max(100);

export const remindOfCash = endpoint('remindOfCash', 'POST /api/admin/cash-reminders', {
  tag: 'Payouts',
  summary:
    'Remind riders of what is missing for their overdue cash, at most once a week each; the e-mails wait 10 seconds',
  body: z.strictObject({ riderIds }),
  response: asked,
});

export const extendCash = endpoint('extendCash', 'POST /api/admin/cash-extensions', {
  tag: 'Payouts',
  summary: 'Give riders more time for what is missing for their overdue cash; they are told why',
  body: z.strictObject({ riderIds, until: date, reason: required(300) }),
  response: asked,
  errors: ['REASON_MISSING', 'EXTENSION_OUT_OF_BOUNDS'],
});

export const undoCashAsks = endpoint('undoCashAsks', 'POST /api/admin/cash-asks/undo', {
  tag: 'Payouts',
  summary: 'Take back own reminders and extensions whose e-mails have not left yet',
  body: z.strictObject({ askIds: z.array(id).min(1).max(100) }),
  response: z.strictObject({
    outcomes: z.array(
      z.strictObject({
        askId: id,
        /** `told`: the e-mail has left; `gone`: undone before, or made by another administrator */
        outcome: z.enum(['undone', 'told', 'gone']),
      }),
    ),
  }),
});
