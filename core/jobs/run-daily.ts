import { dateIn, type LocalDate, plusSeconds, type PortsOf } from '../shared/index.js';
import type { Repeatedly } from './ports.js';

export interface DailyWork {
  readonly name: string;
  /**
   * does everything due up to and including `today`, also for days missed; a repeated run must change nothing.
   * `doneThrough`: the last day that was finished before, null: none
   */
  readonly work: (today: LocalDate, doneThrough: LocalDate | null) => Promise<void>;
}

interface Ports extends PortsOf<'jobs', 'clock' | 'ids' | 'program'> {
  readonly repeatedly: Repeatedly;
}

/** after this, another server takes over the job of a crashed one; the repeated work changes nothing twice */
const LEASE_SECONDS = 900;
/** the lease is renewed at a third of its length */
const RENEWED_SECONDS = 300;

/**
 * Runs a job once per day, on one server: a lease in the database keeps others out. Missed days are caught up
 * (domain.md §3, expiry).
 * @returns whether this call ran it
 */
export const runDaily =
  ({ uow, clock, ids, program, repeatedly }: Ports) =>
  async ({ name, work }: DailyWork): Promise<boolean> => {
    const today = dateIn(clock.now(), program.timeZone);
    const holder = ids.next();
    const before = await uow.run(async ({ jobs }) => {
      const [state, now] = [await jobs.lock(name), clock.now()];
      if ((state.doneThrough ?? '') >= today || (state.leasedUntil ?? '') > now) return null;
      await jobs.save(name, { ...state, holder, leasedUntil: plusSeconds(now, LEASE_SECONDS) }, now);
      return state;
    });
    if (!before) return false;
    const renew = () =>
      uow.run(async ({ jobs }) => {
        const [state, now] = [await jobs.lock(name), clock.now()];
        if (state.holder === holder)
          await jobs.save(name, { ...state, leasedUntil: plusSeconds(now, LEASE_SECONDS) }, now);
      });
    const release = (done: LocalDate | null) =>
      uow.run(async ({ jobs }) => {
        const state = await jobs.lock(name);
        const doneThrough = done !== null && done > (state.doneThrough ?? '') ? done : state.doneThrough;
        // if the lease expired and another server holds it, keep theirs
        const lease =
          state.holder === holder
            ? { holder: null, leasedUntil: null }
            : { holder: state.holder, leasedUntil: state.leasedUntil };
        const at = clock.now();
        const failedAt = done !== null ? null : state.holder === holder ? at : state.failedAt;
        await jobs.save(name, { ...lease, doneThrough, failedAt }, at);
      });
    // a failed renewal is harmless: the lease just expires
    const end = repeatedly(RENEWED_SECONDS, () => renew().catch(() => undefined));
    try {
      await work(today, before.doneThrough);
    } catch (failed) {
      await release(null);
      throw failed;
    } finally {
      end();
    }
    await release(today);
    return true;
  };
