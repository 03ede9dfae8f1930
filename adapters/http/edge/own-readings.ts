import { codes } from '../refusals/status.js';
import type { Reading } from './gauges.js';
import type { Metrics } from './metrics.js';
import type { PriorityLanes } from './priority-lanes.js';
import type { SecurityWatch } from './security-watch.js';

/** The request slots of this server, for its metrics. */
export const slotReadings = (load: ReturnType<PriorityLanes['load']>): readonly Reading[] =>
  Object.entries(load).flatMap(([lane, { running, waiting, most }]) => [
    { name: 'request_slots_used', labels: { lane }, value: running },
    { name: 'request_slots_waiting', labels: { lane }, value: waiting },
    { name: 'request_slots', labels: { lane }, value: most },
  ]);

const known: ReadonlySet<unknown> = new Set(codes);

/** Counts what a call on many refused; the error of a call is counted with its answer. */
export const countsRefused = (watch: SecurityWatch, metrics: Pick<Metrics, 'refused'>): SecurityWatch => ({
  ...watch,
  refused: (error, origin) => {
    if (typeof error === 'object' && error !== null && !(error instanceof Error) && 'code' in error)
      if (known.has(error.code)) metrics.refused(String(error.code));
    watch.refused(error, origin);
  },
});
