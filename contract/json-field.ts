import { z } from 'zod';

/** A form field that contains JSON. */
export const jsonField = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .max(500_000)
    .transform((value, ctx) => {
      try {
        return JSON.parse(value) as unknown;
      } catch {
        ctx.addIssue({ code: 'custom', message: 'json' });
        return z.NEVER;
      }
    })
    .pipe(schema);
