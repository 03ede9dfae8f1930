import { z } from 'zod';
import { date, id, instant } from './values.js';

export const promoterStatus = z.enum(['pending', 'approved', 'rejected']);

/** What anyone may know of an approved promoter. */
export const publicPromoterFields = {
  _id: id,
  name: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
  websiteUrl: z.string().nullable(),
  bio: z.string().nullable(),
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
