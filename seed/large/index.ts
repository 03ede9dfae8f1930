import { Worker } from 'node:worker_threads';
import { type Clock, dateIn, type Digest } from '@rrr/core/shared';
import type { Program } from '@rrr/core/program';
import { countSummariesAnew, type Database, firstFilledTable, linkHistory, withoutIndexes } from '@rrr/persistence';
import { loadParts } from './load-parts.js';
import { type Plan, planOf, type Sizes } from './plan.js';
import type { Share } from './worker.js';

export interface SeedLarge {
  /** migrated and empty */
  readonly db: Database;
  /** the same for workers of their own; without it everything is done here */
  readonly url?: string;
  readonly workers?: number;
  readonly awards: number;
  readonly sizes?: Sizes;
  readonly clock: Clock;
  readonly digest: Digest;
  readonly program: Program;
  readonly say: (text: string) => void;
}

export class NotEmpty extends Error {}

/** So large that finding a place in each index for every row costs more than sorting the index at the end. */
const LARGE_TABLES = [
  'riders',
  'bikes',
  'results',
  'awards',
  'ledger_entries',
  'redemptions',
  'dealer_refunds',
  'audit_log',
  'search_words',
];

/** Tables that the program itself fills before anyone has done anything. */
const OWN_TABLES = ['postal_codes', 'jobs', 'audit_chain', 'bare_parts'];

/**
 * Fills an empty database with three seasons of invented people: so many awards as asked for, with results,
 * redemptions, weekly refunds and a ledger that verifies. The same for the same number on the same day. @throws NotEmpty
 */
export const seedLarge = async ({
  db,
  url,
  workers = 2,
  awards,
  sizes,
  clock,
  digest,
  program,
  say,
}: SeedLarge): Promise<Plan> => {
  const filled = await firstFilledTable(db, OWN_TABLES);
  if (filled !== undefined) throw new NotEmpty(`The database is not empty: the table ${filled} has rows`);
  const plan = planOf(awards, dateIn(clock.now(), program.timeZone), sizes);
  const began = performance.now();
  const tell = (what: string): void => say(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${what}`);
  tell(`${plan.awards} awards of ${plan.riders} riders at ${plan.events} events`);
  await withoutIndexes(db, LARGE_TABLES, async () => {
    if (url === undefined || db.kind === 'sqlite') await loadParts(db, plan, digest, { first: 0, of: 1 });
    else await Promise.all(Array.from({ length: workers }, (_, first) => shareOf({ url, plan, first, of: workers })));
    tell('rows are in; making indexes');
  });
  tell('indexes are made; linking the audit log');
  await linkHistory(db);
  tell('linked; counting');
  await countSummariesAnew(db, program);
  tell('done');
  return plan;
};

const shareOf = (share: Share): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.js', import.meta.url), { workerData: share });
    worker.once('error', reject);
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A worker ended with ${code}`))));
  });
