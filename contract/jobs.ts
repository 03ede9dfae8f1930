import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { instant } from './values.js';

export const JOBS = [
  'judge events again',
  'expire credit',
  'expire requests',
  'release held awards',
  'refuse awards without photos',
  'remind of expiry',
  'remind of payment info',
  'erase riders',
  'rebuild summaries',
  'sweep files',
  'settle doubtful orders',
  'read seasons',
  'send mail',
  'send webhooks',
  'send notices to devices',
  'seal audit',
  'anchor history',
  'tell administrators',
  'tell of asked results',
  'load places',
  'sweep leftovers',
] as const;

const job = z.strictObject({
  name: z.enum(JOBS),
  /** once a day, on one server; otherwise on every server, again and again */
  daily: z.boolean(),
  /** seconds between two runs; of a daily job between two looks whether it is due */
  everySeconds: z.number(),
  running: z.boolean(),
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** of the last finished run; null before the first */
  outcome: z.enum(['done', 'failed']).nullable(),
  /** failed runs since the last that was done, on this server */
  failures: z.int(),
  /** the last day that was done; only of daily jobs */
  doneThrough: z.string().nullable(),
  /** null: a daily job that is done for today runs when the next day begins */
  nextAt: instant.nullable(),
  /** what still waits for this job, such as e-mails to send, counted up to 10,000; left out where nothing is counted */
  waiting: z.int().optional(),
});

export const listJobs = endpoint('listJobs', 'GET /api/admin/jobs', {
  background: true,
  tag: 'System',
  summary: 'List what the server does by itself: last run, outcome, next run, and what waits',
  response: z.strictObject({ jobs: z.array(job) }),
});

export type JobName = (typeof JOBS)[number];
export type Job = z.output<typeof job>;
