import { type Instant, plusSeconds, type SharedPorts, type Stores } from '../shared/index.js';
import type { Session } from './account.js';

/** seconds in which requests on their way may still use the session before */
const HANDOVER_SECONDS = 10;

interface Change {
  readonly factorAt?: Instant | null;
  readonly expiresAt?: Instant;
}

/**
 * Replaces a session by one with another id, in the caller's transaction, so a token that somebody saw before is
 * worthless. `handover`: the earlier one stays, as it was, for requests that are on their way.
 */
export const renewSession = async (
  tx: Pick<Stores, 'sessions'>,
  before: Session,
  change: Change,
  { clock, ids }: Pick<SharedPorts, 'clock' | 'ids'>,
  handover = false,
): Promise<Session> => {
  const at = clock.now();
  const after: Session = { ...before, ...change, id: ids.next(), lastSeenAt: at };
  const until = plusSeconds(at, HANDOVER_SECONDS);
  await tx.sessions.insert(after);
  await tx.sessions.handOver(before.id, after.id);
  if (handover) await tx.sessions.supersede(before.id, until < before.expiresAt ? until : before.expiresAt);
  else await tx.sessions.remove(before.id);
  return after;
};
