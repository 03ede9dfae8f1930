import { type StoredJob, type UnsettledMoney, VERIFIED } from '@rrr/core/jobs';
import type { Clock, Instant } from '@rrr/core/shared';
import type { Queries, Reading } from '@rrr/http';
import { type Database, databaseAddress } from '@rrr/persistence';
import type { Container } from 'inversify';
import { stat, statfs } from 'node:fs/promises';
import type { Config } from './config.js';
import { dueMail } from './due-mail.js';
import { SERVICES as S } from './services.js';

interface Parts {
  readonly config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>;
  readonly clock: Clock;
  readonly queries: Pick<Queries, 'mails' | 'jobs' | 'webhooks'>;
  readonly database: Pick<Database, 'pools'>;
  /** names of the jobs that are done once a day */
  readonly daily: () => readonly string[];
  readonly sheets: { load(): { readonly running: number; readonly waiting: number } };
}

const ANCHORS = 'anchor history';
const timeOf = (at: Instant | null | undefined): number => (at ? Date.parse(at) / 1000 : 0);

const mailReadings = async ({ queries: { mails }, clock }: Parts): Promise<readonly Reading[]> => {
  const [due, { failed }] = await Promise.all([dueMail(mails, clock), mails.counts()]);
  return [
    { name: 'outbox_failed_messages', value: failed },
    ...(['codes', 'others'] as const).flatMap((lane): readonly Reading[] => [
      { name: 'outbox_due_messages', labels: { lane }, value: due[lane].count },
      { name: 'outbox_oldest_due_seconds', labels: { lane }, value: due[lane].seconds },
      { name: 'outbox_retried_messages', labels: { lane }, value: due[lane].retried },
      { name: 'outbox_oldest_retried_seconds', labels: { lane }, value: due[lane].retriedSeconds },
    ]),
  ];
};

const webhookReadings = async ({ queries: { webhooks }, clock }: Parts): Promise<readonly Reading[]> => {
  const now = clock.now();
  const waiting = await webhooks.waiting(now);
  return (['well', 'failing'] as const).flatMap((receiver): readonly Reading[] => {
    const { count, due, dueSince } = waiting[receiver];
    const labels = { receiver };
    const seconds = dueSince === null ? 0 : (Date.parse(now) - Date.parse(dueSince)) / 1000;
    return [
      { name: 'webhook_waiting_deliveries', labels, value: count },
      { name: 'webhook_due_deliveries', labels, value: due },
      { name: 'webhook_oldest_due_seconds', labels, value: seconds },
    ];
  });
};

const CURRENCIES = ['USD', 'CAD', 'EUR'] as const;

const unsettledReadings = async ({ queries: { jobs }, clock }: Parts): Promise<readonly Reading[]> => {
  const found = await jobs.unsettled();
  const now = Date.parse(clock.now());
  const age = (money?: UnsettledMoney): number => (money ? Math.max(0, (now - Date.parse(money.since)) / 1000) : 0);
  // a currency of which nothing waits is 0, so that a rule sees it end
  return CURRENCIES.flatMap((currency): readonly Reading[] => {
    const [held, doubtful] = [found.held, found.doubtful].map((all) =>
      all.find((money) => money.currency === currency),
    );
    const labels = { currency };
    return [
      { name: 'held_awards', labels, value: held?.count ?? 0 },
      { name: 'held_awards_cents', labels, value: held?.amount ?? 0 },
      { name: 'held_awards_oldest_seconds', labels, value: age(held) },
      { name: 'doubtful_orders', labels, value: doubtful?.count ?? 0 },
      { name: 'doubtful_orders_cents', labels, value: doubtful?.amount ?? 0 },
      { name: 'doubtful_orders_oldest_seconds', labels, value: age(doubtful) },
    ];
  });
};

/** What the servers stored together, so each of them shows the same. */
const storedReadings = (stored: readonly StoredJob[], daily: readonly string[]): readonly Reading[] => {
  const byName = new Map(stored.map((job) => [job.name, job]));
  const anchors = byName.get(ANCHORS);
  return [
    ...daily.flatMap((name): readonly Reading[] => [
      { name: 'daily_job_done_timestamp_seconds', labels: { name }, value: timeOf(byName.get(name)?.doneThrough) },
      { name: 'daily_job_failed', labels: { name }, value: byName.get(name)?.failedAt ? 1 : 0 },
    ]),
    ...(['ledger', 'audit'] as const).flatMap((chain): readonly Reading[] => {
      const check = byName.get(VERIFIED[chain]);
      const intact = check?.failedAt ? check.doneThrough : check?.finishedAt;
      return [
        { name: 'history_verified_timestamp_seconds', labels: { chain }, value: timeOf(intact) },
        { name: 'history_broken', labels: { chain }, value: check?.failedAt ? 1 : 0 },
      ];
    }),
    { name: 'history_anchor_timestamp_seconds', value: timeOf(anchors?.finishedAt) },
    { name: 'history_anchor_failed', value: anchors?.failedAt ? 1 : 0 },
  ];
};

const poolReadings = ({ database }: Parts): readonly Reading[] =>
  Object.entries(database.pools()).flatMap(([pool, { used, idle, waiting, most }]): readonly Reading[] => [
    { name: 'database_pool_connections', labels: { pool, state: 'used' }, value: used },
    { name: 'database_pool_connections', labels: { pool, state: 'idle' }, value: idle },
    { name: 'database_pool_waiting', labels: { pool }, value: waiting },
    { name: 'database_pool_size', labels: { pool }, value: most },
  ]);

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    (stats) => stats.size,
    () => 0,
  );

const diskReadings = async ({ config: { DATA_DIR, DATABASE_URL } }: Parts): Promise<readonly Reading[]> => {
  const { bavail, blocks, bsize } = await statfs(DATA_DIR);
  const address = databaseAddress(DATABASE_URL);
  const files: readonly Reading[] =
    address.kind === 'sqlite'
      ? [
          { name: 'database_file_bytes', labels: { file: 'database' }, value: await sizeOf(address.filename) },
          { name: 'database_file_bytes', labels: { file: 'journal' }, value: await sizeOf(`${address.filename}-wal`) },
        ]
      : [];
  return [
    { name: 'data_folder_free_bytes', value: bavail * bsize },
    { name: 'data_folder_size_bytes', value: blocks * bsize },
    ...files,
  ];
};

const importReadings = ({ sheets }: Parts): readonly Reading[] => {
  const { running, waiting } = sheets.load();
  return [
    { name: 'imports_reading', value: running },
    { name: 'imports_waiting', value: waiting },
  ];
};

/** Adds what is read when somebody asks for the metrics: a few rows that begin an index, and counts of this process. */
export const addSources = (container: Container): void => {
  const metrics = container.get(S.metrics);
  const parts: Parts = {
    config: container.get(S.config),
    clock: container.get(S.clock),
    queries: container.get(S.queries),
    database: container.get(S.database),
    sheets: container.get(S.sheets),
    daily: () => container.get(S.jobs).flatMap(({ name, daily }) => (daily ? [name] : [])),
  };
  metrics.add('mail', () => mailReadings(parts));
  metrics.add('webhooks', () => webhookReadings(parts));
  metrics.add('money', () => unsettledReadings(parts));
  metrics.add('jobs', async () => storedReadings(await parts.queries.jobs.daily(), parts.daily()));
  metrics.add('pools', () => poolReadings(parts));
  metrics.add('disk', () => diskReadings(parts));
  metrics.add('imports', () => importReadings(parts));
};
