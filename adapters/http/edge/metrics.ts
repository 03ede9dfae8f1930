import type { MailLane } from '@rrr/core/outbox';
import { setTimeout as pause } from 'node:timers/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  answered(call: string, method: string, status: number, seconds: number): void;
  /** counts a wallet that a job skipped because it is broken */
  walletSetAside(job: string): void;
  securityEvent(kind: string, count: number): void;
  /** whether the database takes writes */
  takesWrites(does: boolean): void;
  readonly contentType: string;
  text(): Promise<string>;
}

export interface MetricsOptions {
  readonly ofProcess: boolean;
  /** asked for when the metrics are; without an answer, they are shown without it */
  readonly dueMail?: () => Promise<Readonly<Record<MailLane, { readonly count: number; readonly seconds: number }>>>;
}

/** Milliseconds that metrics wait for the database. */
const PATIENCE = 2000;

/**
 * Durations of calls by status, and failures of jobs. Has its own registry, so that several apps can run in one
 * process.
 */
export const metrics = ({ ofProcess, dueMail }: MetricsOptions): Metrics => {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its response',
    labelNames: ['call', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const aside = new Counter({
    name: 'wallets_set_aside_total',
    help: 'Wallets that a job skipped because their data is broken; the log names them',
    labelNames: ['job'],
    registers: [registry],
  });
  const security = new Counter({
    name: 'security_events_total',
    help: 'Security events by kind; the portal lists them for administrators',
    labelNames: ['kind'],
    registers: [registry],
  });
  const writes = new Gauge({
    name: 'database_takes_writes',
    help: '1, or 0 while the database takes no writes; the log says why',
    registers: [registry],
  });
  writes.set(1);
  const oldest = new Gauge({
    name: 'outbox_oldest_due_seconds',
    help: 'Seconds since the first e-mail that waits to be sent was due; 0 when none is',
    labelNames: ['lane'],
    registers: [registry],
  });
  const due = new Gauge({
    name: 'outbox_due_messages',
    help: 'E-mails that are due and not sent',
    labelNames: ['lane'],
    registers: [registry],
  });
  const readMail = async (): Promise<void> => {
    const found = await Promise.race([dueMail?.().catch(() => undefined), pause(PATIENCE, undefined, { ref: false })]);
    for (const lane of ['codes', 'others'] as const) {
      if (found === undefined) {
        oldest.remove(lane);
        due.remove(lane);
      } else {
        oldest.set({ lane }, found[lane].seconds);
        due.set({ lane }, found[lane].count);
      }
    }
  };
  return {
    takesWrites: (does) => writes.set(does ? 1 : 0),
    securityEvent: (kind, count) => security.inc({ kind }, count),
    walletSetAside: (job) => aside.inc({ job }),
    answered: (call, method, status, seconds) => duration.observe({ call, method, status }, seconds),
    contentType: registry.contentType,
    text: async () => {
      await readMail();
      return registry.metrics();
    },
  };
};
