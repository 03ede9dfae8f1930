import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { date, id, instant, limit } from './values.js';

/** What an act is about. `details`: facts of a record itself, and whatever is new. */
export const ACT_KINDS = [
  'results',
  'money',
  'claims',
  'documents',
  'bikes',
  'approvals',
  'proxies',
  'notes',
  'access',
  'details',
  'logins',
] as const;

export const TIMELINE_KINDS = [...ACT_KINDS, 'mails'] as const;

/** A sentence in the reader's language, in pieces; `to`: the record that a piece leads to. */
export const sentence = z.array(
  z.strictObject({
    text: z.string(),
    to: z
      .strictObject({
        type: z.enum(['rider', 'dealer', 'promoter', 'event', 'series', 'payout-claim', 'admin', 'mail']),
        _id: id,
      })
      .nullable(),
  }),
);

const timelineEntry = z.strictObject({
  _id: z.string(),
  at: instant,
  kind: z.enum(TIMELINE_KINDS),
  sentence,
  /** why it was done, in the words of who did it; of a note, its text */
  why: z.string().nullable(),
  /** what the audit log holds of an act; null for what is not an act */
  detail: z.record(z.string(), z.unknown()).nullable(),
});

/** Where the next page begins, as an answer gave it. */
const after = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z_(?:a\d{16}|[mrw][0-9a-z]{26})$/, 'format')
  .meta({ examples: ['2026-03-02T18:00:00.000Z_a0000000000000042'] });

export const timelineAsked = z.strictObject({
  type: z.enum(['rider', 'event', 'dealer', 'promoter', 'payout-claim']),
  id,
  /** left out: all but log-ins */
  kind: z.enum(TIMELINE_KINDS).optional(),
  afterDate: date.optional(),
  beforeDate: date.optional(),
});

export const getTimeline = endpoint('getTimeline', 'GET /api/admin/timeline', {
  tag: 'System',
  summary: 'Tell what happened to a rider, event, dealer, promoter or payout claim, newest first',
  query: timelineAsked.extend({ after: after.optional(), limit }),
  response: z.strictObject({
    entries: z.array(timelineEntry),
    /** for `after` of the next page; null: this was the last */
    next: z.string().nullable(),
  }),
});

export type TimelineEntry = z.output<typeof timelineEntry>;
export type TimelineKind = TimelineEntry['kind'];
export type SentencePart = z.output<typeof sentence>[number];
