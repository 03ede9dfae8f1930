import { z } from 'zod';

/** From so many starters on, a class pays its first `places` places; null: all of them. */
export const payoutStep = z.strictObject({ riders: z.int(), places: z.int().nullable() });
export type PayoutStep = z.output<typeof payoutStep>;

/** Fewest riders first, each with more places; the last one pays all (null). */
export const stepsAsked = z
  .array(z.strictObject({ riders: z.int().min(1).max(1_000), places: z.int().min(1).max(100).nullable() }))
  .min(1)
  .max(10);
