import { z } from 'zod';

/** The format of all error responses: `application/problem+json` (RFC 9457). */
export const problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** stable and documented; also selects the translated text */
  code: z.string(),
  /** what is wrong and what to do, in the reader's language */
  detail: z.string(),
  /** one entry per invalid field */
  errors: z.array(z.strictObject({ path: z.string(), code: z.string(), detail: z.string() })).optional(),
  requestId: z.string(),
});
export type Problem = z.output<typeof problem>;
