import { only } from '@rrr/records';
import { z } from 'zod';
import { answerOf } from './field.js';
import { PROMOTER_FIELDS } from './partner-fields.js';
import { date, id, instant } from './values.js';

export const promoterStatus = z.enum(['pending', 'approved', 'rejected']);

/** What anyone may know of an approved promoter. */
export const publicPromoterFields = {
  _id: id,
  ...answerOf(only(PROMOTER_FIELDS, 'seenBy', 'everyone')),
  profileImage: z.string().nullable(),
};

export const promoterCard = z.strictObject({
  ...publicPromoterFields,
  /** the two next ones, not canceled, the earliest first */
  nextEvents: z.array(z.strictObject({ _id: id, title: z.string(), startDate: date })),
  /** the rest is for admins, null for everybody else */
  personal: z
    .strictObject({
      status: promoterStatus,
      deActivated: z.boolean(),
      contactName: z.string().nullable(),
      email: z.string(),
      phone: z.string().nullable(),
      appliedAt: instant.nullable(),
    })
    .nullable(),
});
export type PromoterCard = z.output<typeof promoterCard>;
