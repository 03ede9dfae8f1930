import { SECURITY_KINDS } from '@rrr/core/security';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Code } from '../refusals/status.js';
import type { Source } from './gauges.js';
import { readGauges } from './read-gauges.js';

export interface Metrics {
  answered(call: string, method: string, status: number, seconds: number): void;
  /** a call, or one act of a call on many, was refused with this code */
  refused(code: string): void;
  /** counts a wallet that a job skipped because it is broken */
  walletSetAside(job: string): void;
  securityEvent(kind: string, count: number): void;
  /** an e-mail was given up after a week of failed tries */
  mailGivenUp(): void;
  /** whether the database takes writes */
  takesWrites(does: boolean): void;
  /** ledger entries that were committed; `cents` without its sign */
  moneyMoved(kind: string, currency: string, cents: number): void;
  /** a redemption was committed, or undone */
  redemption(outcome: 'redeemed' | 'undone', currency: string): void;
  /** a job ended; `looked`: it is done once a day and only looked whether it is due */
  jobRan(name: string, run: { readonly seconds: number; readonly failures: number; readonly looked: boolean }): void;
  /** gauges that are read when the metrics are */
  add(source: string, read: Source): void;
  readonly contentType: string;
  text(): Promise<string>;
}

export interface MetricsOptions {
  readonly ofProcess: boolean;
  /** of this process, for a label `process`; left out: no label */
  readonly number?: number;
  readonly now?: () => number;
}

/** Codes of answers that tell of a fault, as opposed to a refusal. */
const FAULTS = ['INTERNAL', 'OUTCOME_UNKNOWN', 'UNAVAILABLE', 'OVERLOADED'] as const satisfies readonly Code[];
/** Jobs that may set wallets aside. */
const SETTING_ASIDE = ['expire credit'] as const;

/** The jobs of this process. Their label is `name`, because Prometheus gives each target a label `job`. */
const jobMetrics = (registry: Registry, now: () => number): Pick<Metrics, 'jobRan'> => {
  const registers = [registry];
  const runs = new Counter({
    name: 'job_runs_total',
    help: 'Runs of jobs in this process by outcome: done or failed',
    labelNames: ['name', 'outcome'],
    registers,
  });
  const duration = new Gauge({
    name: 'job_last_duration_seconds',
    help: 'How long the last run of a job took',
    labelNames: ['name'],
    registers,
  });
  const succeeded = new Gauge({
    name: 'job_last_success_timestamp_seconds',
    help: 'When a job of this process was last done',
    labelNames: ['name'],
    registers,
  });
  const failing = new Gauge({
    name: 'job_consecutive_failures',
    help: 'Failed runs of a job since it was last done',
    labelNames: ['name'],
    registers,
  });
  return {
    jobRan: (name, { seconds, failures, looked }) => {
      failing.set({ name }, failures);
      if (failures === 0) succeeded.set({ name }, now() / 1000);
      if (looked && failures === 0) return;
      runs.inc({ name, outcome: failures === 0 ? 'done' : 'failed' });
      duration.set({ name }, seconds);
    },
  };
};

/** Money in this process, counted when it was committed. */
const moneyMetrics = (registry: Registry): Pick<Metrics, 'moneyMoved' | 'redemption'> => {
  const registers = [registry];
  const moved = new Counter({
    name: 'ledger_moved_cents_total',
    help: 'Money moved by ledger entries, in cents without sign, by kind of entry and currency',
    labelNames: ['kind', 'currency'],
    registers,
  });
  const entries = new Counter({
    name: 'ledger_entries_total',
    help: 'Ledger entries by kind and currency',
    labelNames: ['kind', 'currency'],
    registers,
  });
  const redemptions = new Counter({
    name: 'redemptions_total',
    help: 'Redemptions by outcome (redeemed or undone) and currency',
    labelNames: ['outcome', 'currency'],
    registers,
  });
  return {
    moneyMoved: (kind, currency, cents) => {
      moved.inc({ kind, currency }, cents);
      entries.inc({ kind, currency });
    },
    redemption: (outcome, currency) => redemptions.inc({ outcome, currency }),
  };
};

/**
 * Counters of this process, and gauges that are read when the metrics are. Has its own registry, so that several apps
 * can run in one process.
 */
export const metrics = ({ ofProcess, number, now = Date.now }: MetricsOptions): Metrics => {
  const registry = new Registry();
  if (number !== undefined) registry.setDefaultLabels({ process: String(number) });
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its response',
    labelNames: ['call', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const refused = new Counter({
    name: 'refused_acts_total',
    help: 'Refused calls, and refused acts of calls on many, by the code of the answer',
    labelNames: ['code'],
    registers,
  });
  const shed = new Counter({
    name: 'requests_shed_total',
    help: 'Requests that were refused because too many ran at once',
    registers,
  });
  const aside = new Counter({
    name: 'wallets_set_aside_total',
    help: 'Wallets that a job skipped because their data is broken; the log names them',
    labelNames: ['name'],
    registers,
  });
  const givenUp = new Counter({
    name: 'mails_given_up_total',
    help: 'E-mails that this process gave up after a week of failed tries',
    registers,
  });
  const security = new Counter({
    name: 'security_events_total',
    help: 'Security events by kind; the portal lists them for administrators',
    labelNames: ['kind'],
    registers,
  });
  const writes = new Gauge({
    name: 'database_takes_writes',
    help: '1, or 0 while the database takes no writes; the log says why',
    registers,
  });
  writes.set(1);
  // from 0, because an increase is not seen in a counter that begins at 1
  for (const kind of SECURITY_KINDS) security.inc({ kind }, 0);
  for (const code of FAULTS) refused.inc({ code }, 0);
  for (const name of SETTING_ASIDE) aside.inc({ name }, 0);
  const gauges = readGauges(registry);
  /** by call, method and status, because the library would sort and join the labels of each response */
  const durations = new Map<string, { observe(seconds: number): void }>();
  const durationOf = (call: string, method: string, status: number): { observe(seconds: number): void } => {
    const key = `${call} ${method} ${status}`;
    const known = durations.get(key);
    if (known) return known;
    const made = duration.labels(call, method, String(status));
    durations.set(key, made);
    return made;
  };
  return {
    ...jobMetrics(registry, now),
    ...moneyMetrics(registry),
    takesWrites: (does) => writes.set(does ? 1 : 0),
    securityEvent: (kind, count) => security.inc({ kind }, count),
    mailGivenUp: () => givenUp.inc(),
    walletSetAside: (name) => aside.inc({ name }),
    answered: (call, method, status, seconds) => durationOf(call, method, status).observe(seconds),
    refused: (code) => {
      refused.inc({ code });
      if (code === 'OVERLOADED') shed.inc();
    },
    add: gauges.add,
    contentType: registry.contentType,
    text: async () => {
      await gauges.refresh();
      return registry.metrics();
    },
  };
};
