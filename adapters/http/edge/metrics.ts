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

/**
 * Durations of calls by status, and failures of jobs. Has its own registry, so that several apps can run in one
 * process.
 */
export const metrics = ({ ofProcess }: { readonly ofProcess: boolean }): Metrics => {
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
  return {
    takesWrites: (does) => writes.set(does ? 1 : 0),
    securityEvent: (kind, count) => security.inc({ kind }, count),
    walletSetAside: (job) => aside.inc({ job }),
    answered: (call, method, status, seconds) => duration.observe({ call, method, status }, seconds),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
};
