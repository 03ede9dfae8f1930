/**
 * What is read when the metrics are asked for: name, help and labels. Names follow Prometheus: base units, and money in
 * cents. No label ever holds personal data.
 */
export const GAUGES = {
  outbox_oldest_due_seconds: {
    help: 'Seconds since the first e-mail that waits to be sent was due; 0 when none is',
    labels: ['lane'],
  },
  outbox_due_messages: { help: 'E-mails that are due and not sent', labels: ['lane'] },
  outbox_retried_messages: {
    help: 'E-mails that failed at least once and are tried again; each failure puts the next try off',
    labels: ['lane'],
  },
  outbox_oldest_retried_seconds: {
    help: 'Seconds since the first e-mail that failed and is tried again was written; 0 when none is',
    labels: ['lane'],
  },
  outbox_failed_messages: { help: 'E-mails that are not tried again; the portal lists them', labels: [] },
  webhook_waiting_deliveries: {
    help: 'Webhooks that wait to be sent, due or tried again later; `failing`: to receivers whose last one failed',
    labels: ['receiver'],
  },
  webhook_due_deliveries: { help: 'Webhooks that are due and not sent', labels: ['receiver'] },
  webhook_oldest_due_seconds: {
    help: 'Seconds since the first webhook that waits to be sent was due; 0 when none is',
    labels: ['receiver'],
  },
  held_awards: { help: 'Awards that are held until somebody decides', labels: ['currency'] },
  held_awards_cents: { help: 'What held awards would pay, in cents', labels: ['currency'] },
  held_awards_oldest_seconds: { help: 'Seconds since the first of the held awards is held', labels: ['currency'] },
  doubtful_orders: {
    help: 'Payment orders whose outcome is unknown, also while the provider is asked',
    labels: ['currency'],
  },
  doubtful_orders_cents: { help: 'What doubtful orders would pay, in cents', labels: ['currency'] },
  doubtful_orders_oldest_seconds: { help: 'Seconds since the first of them was first asked for', labels: ['currency'] },
  daily_job_done_timestamp_seconds: {
    help: 'The last day that a daily job has done, as the time at which that day began in UTC; 0: none yet',
    labels: ['name'],
  },
  daily_job_failed: { help: '1 if the last run of a daily job failed on the server that ran it', labels: ['name'] },
  history_verified_timestamp_seconds: {
    help: 'When ledger:verify or audit:verify last found everything intact; 0: never',
    labels: ['chain'],
  },
  history_broken: { help: '1 if the last check found that history was changed', labels: ['chain'] },
  history_anchor_timestamp_seconds: { help: 'When an anchor was last written to the log; 0: never', labels: [] },
  history_anchor_failed: { help: '1 if ANCHOR_URL did not take the last anchor', labels: [] },
  database_pool_connections: { help: 'Open connections to the database', labels: ['pool', 'state'] },
  database_pool_waiting: { help: 'Statements that wait for a connection', labels: ['pool'] },
  database_pool_size: { help: 'The most connections that a pool opens', labels: ['pool'] },
  request_slots_used: { help: 'Requests that are being answered', labels: ['lane'] },
  request_slots_waiting: { help: 'Requests that wait for a slot', labels: ['lane'] },
  request_slots: { help: 'The most requests that are answered at once', labels: ['lane'] },
  imports_reading: { help: 'Uploaded spreadsheets that are being read', labels: [] },
  imports_waiting: { help: 'Uploaded spreadsheets that wait until another was read', labels: [] },
  data_folder_free_bytes: { help: 'Bytes that the server may still write to DATA_DIR', labels: [] },
  data_folder_size_bytes: { help: 'Size of the disk that DATA_DIR is on', labels: [] },
  database_file_bytes: { help: 'Size of the SQLite file and its journal', labels: ['file'] },
} as const satisfies Readonly<Record<string, { readonly help: string; readonly labels: readonly string[] }>>;

export type GaugeName = keyof typeof GAUGES;

/** One value of one gauge. */
export type Reading = {
  readonly [N in GaugeName]: {
    readonly name: N;
    readonly labels?: Readonly<Record<(typeof GAUGES)[N]['labels'][number], string>>;
    readonly value: number;
  };
}[GaugeName];

/** Reads a group of gauges. A failure leaves them out, and nobody waits longer than two seconds. */
export type Source = () => readonly Reading[] | Promise<readonly Reading[]>;
