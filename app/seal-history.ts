import { recordBareParts } from '@rrr/persistence';
import type { Container } from 'inversify';
import { SERVICES as S } from './services.js';

/**
 * Records, at the first start with keys, which part of history is older than them. If that record was removed, the
 * server starts and says so: `ledger:verify` and `audit:verify` fail until it is explained.
 */
export const beginSealing = async (container: Container): Promise<void> => {
  const recorded = await recordBareParts(
    container.get(S.database),
    container.get(S.historySeals),
    container.get(S.clock).now(),
  );
  for (const [chain, state] of Object.entries(recorded))
    if (state === 'lost')
      container
        .get(S.log)
        .error({ chain }, 'the record of what is older than AUDIT_KEY was removed from the database: run audit:verify');
};
