import { type Instant, plusSeconds, type PortsOf } from '../shared/index.js';
import type { Anchor } from './anchor.js';

export interface AnchorPorts extends PortsOf<'jobs' | 'outbox', 'clock' | 'ids'> {
  /** seals what is new in both chains, and returns their ends */
  readonly ends: () => Promise<Pick<Anchor, 'audit' | 'ledger'>>;
  /** writes the anchor to the log */
  readonly note: (anchor: Anchor) => void;
  /** sends it to another place; null: there is none. Fails when it was not taken */
  readonly send: ((anchor: Anchor) => Promise<void>) | null;
  /** whether it is also sent by mail, to the mailbox `anchors` */
  readonly mailed: boolean;
}

const NAME = 'anchor history';
/** after this, another server takes over from one that was killed; an anchor told twice does no harm */
const LEASE_SECONDS = 900;

const nextHour = (at: Instant): Instant => plusSeconds(`${at.slice(0, 13)}:00:00.000Z`, 3600);

/**
 * Tells the ends of both chains to places outside the database, once an hour, on one server (domain.md §13). The log and
 * the other place come first and the mail in the transaction that ends the hour, so a killed server leaves no gap.
 * @returns the anchor; null when the hour is done or another server does it
 */
export const anchorHistory =
  ({ uow, clock, ids, ends, note, send, mailed }: AnchorPorts) =>
  async (): Promise<Anchor | null> => {
    const holder = ids.next();
    const taken = await uow.run(async ({ jobs }) => {
      const [state, now] = [await jobs.lock(NAME), clock.now()];
      if ((state.leasedUntil ?? '') > now) return false;
      await jobs.save(NAME, { ...state, holder, leasedUntil: plusSeconds(now, LEASE_SECONDS) }, now);
      return true;
    });
    if (!taken) return null;
    const told = await ends();
    const anchor: Anchor = { at: clock.now(), ...told };
    note(anchor);
    const failed = await send?.(anchor).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    await uow.run(async ({ jobs, outbox }) => {
      const state = await jobs.lock(NAME);
      // the lease has ended and another server tells its own
      if (state.holder !== holder) return;
      const now = clock.now();
      if (mailed)
        await outbox.append([
          {
            id: ids.next(),
            kind: 'history-anchor',
            at: now,
            recipient: { type: 'mailbox', id: 'anchors' },
            facts: { at: anchor.at, anchor: JSON.stringify(anchor) },
          },
        ]);
      await jobs.save(
        NAME,
        { ...state, holder: null, leasedUntil: nextHour(anchor.at), failedAt: failed ? now : null },
        now,
      );
    });
    // told of only now, because the log and the mail must not depend on it
    if (failed) throw failed.error;
    return anchor;
  };
