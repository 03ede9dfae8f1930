import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { id, instant, money, text } from './values.js';

/** A record that a code or id leads to. */
export const foundRecord = z.strictObject({
  /** `order`: a payment order; the record is the claim that it pays */
  kind: z.enum(['rider', 'event', 'series', 'dealer', 'promoter', 'redemption', 'claim', 'order']),
  _id: id,
  /** of the rider whose redemption or claim it is, otherwise its own */
  name: z.string(),
  /** of a redemption or claim, or the rider */
  riderId: id.nullable(),
  /** a redemption that was undone */
  undone: z.boolean(),
  /** redemption code or order id */
  code: z.string().nullable(),
  /** of a redemption or claim */
  amount: money.nullable(),
  /** when it was redeemed or claimed */
  at: instant.nullable(),
});
export type FoundRecord = z.output<typeof foundRecord>;

export const findByReference = endpoint('findByReference', 'GET /api/admin/find', {
  tag: 'Riders',
  summary: 'Find what a redemption code, the id of a record, or the id of a payment order leads to (admins)',
  query: z.strictObject({ query: text(100) }),
  response: z.strictObject({ found: z.array(foundRecord) }),
});
