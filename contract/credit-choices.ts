import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { currency, date, id, instant, limit, money, page, pagination, required, roleParams } from './values.js';

/** What a rider may take as dealer credit in place of cash. */
export const creditOffer = z.strictObject({
  /** the cash that becomes credit */
  amount: money,
  /** what the program adds */
  bonus: money,
  /** both: the credit */
  total: money,
  bonusPercent: z.number(),
  /** last day on which it can be redeemed, the first if they differ */
  expireDate: date,
  /** cash that stays cash: it was not won by a result */
  left: money,
  awards: z.array(z.strictObject({ _id: id, label: z.string(), amount: money, bonus: money, expireDate: date })),
  /** fingerprint of the offer; taking it is refused when it has changed */
  outcome: z.string(),
});
export type CreditOffer = z.output<typeof creditOffer>;

/** A choice of dealer credit in place of cash, which is final. */
export const creditChoice = z.strictObject({
  _id: id,
  chosenAt: instant,
  amount: money,
  bonus: money,
  total: money,
  bonusPercent: z.number(),
  awards: z.array(
    z.strictObject({
      _id: id,
      label: z.string(),
      amount: money,
      bonus: money,
      /** the credit that the rider's class gives now, with the bonus: less after corrected results */
      value: money,
      /** what can still be redeemed of it */
      currentValue: money,
      expireDate: date.nullable(),
    }),
  ),
});
export type CreditChoice = z.output<typeof creditChoice>;

export const offerCredit = endpoint('offerCredit', 'GET /api/rider/cash-as-credit', {
  tag: 'Payouts',
  summary: 'See what cash the rider may take as dealer credit, with the bonus; null where it is not offered',
  query: z.strictObject({ currency: currency.default('USD') }),
  response: z.strictObject({ offer: creditOffer.nullable() }),
  errors: ['RIDER_DEACTIVATED', 'RIDER_NOT_VERIFIED'],
});

export const takeAsCredit = endpoint('takeAsCredit', 'POST /api/rider/cash-as-credit', {
  tag: 'Payouts',
  summary: 'Take cash as dealer credit, as it was offered; final, and not in proxy mode',
  body: z.strictObject({
    currency,
    /** of the offer that was seen */
    outcome: required(64),
  }),
  response: z.strictObject({
    creditChoice,
    /** of the rider's credit in this currency */
    newBalance: money,
  }),
  idempotent: true,
  errors: [
    'NOT_FOUND',
    'PROXY_FORBIDDEN',
    'RIDER_DEACTIVATED',
    'RIDER_NOT_VERIFIED',
    'CREDIT_NOT_OFFERED',
    'PREVIEW_OUTDATED',
  ],
});

export const listCreditChoices = endpoint('listCreditChoices', 'GET /api/{role}/rider/{riderId}/credit-choices', {
  tag: 'Payouts',
  summary: 'List what a rider took as dealer credit in place of cash, newest first (the rider and admins)',
  params: roleParams.extend({ riderId: id }),
  query: z.strictObject({ page, limit }),
  response: z.strictObject({ creditChoices: z.array(creditChoice), pagination }),
  errors: ['NOT_FOUND'],
});
