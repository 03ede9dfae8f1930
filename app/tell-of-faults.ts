import { anonymous, type Metrics } from '@rrr/http';
import type { DatabaseFault } from '@rrr/persistence';
import type { Logger } from 'pino';

/** Says once when the database stops to take writes, with what to do, and once when it takes them again. */
export const tellOfFaults =
  (log: Logger, metrics: Pick<Metrics, 'takesWrites'>) =>
  (fault: DatabaseFault | null): void => {
    metrics.takesWrites(fault === null);
    if (fault === null) log.warn('the database takes writes again');
    else log.fatal({ fault: fault.kind, error: anonymous(fault.cause ?? fault) }, fault.message);
  };
