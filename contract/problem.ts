import { z } from 'zod';

/** Every refusal leaves in this shape, as `application/problem+json` (RFC 9457). */
export const problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** stable and documented; also the key of the text in both languages */
  code: z.string(),
  /** what was wrong and what to do, in the reader's language */
  detail: z.string(),
  /** one entry a field when the input did not fit */
  errors: z.array(z.strictObject({ path: z.string(), code: z.string(), detail: z.string() })).optional(),
  requestId: z.string(),
});
export type Problem = z.output<typeof problem>;
