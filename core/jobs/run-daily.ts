import type { Program } from '../program/index.js';
import { type Clock, dateIn, type Ids, type LocalDate, plusSeconds, type UnitOfWork } from '../shared/index.js';
import type { Repeatedly } from './ports.js';

export interface DailyWork {
  readonly name: string;
  /** all that is due up to and with `today`, also of days on which nobody worked; run again it does nothing */
  readonly work: (today: LocalDate) => Promise<void>;
}

interface Ports {
  readonly uow: UnitOfWork<'jobs'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly program: Program;
  readonly repeatedly: Repeatedly;
}

/** A server that died holding a job loses it after this; what it had begun is done again, and does nothing twice. */
const LEASE_SECONDS = 900;
/** A server at work tells so, three times as often as it must. */
const RENEWED_SECONDS = 300;

/**
 * Does a day's work once, on whichever server comes first: the others see its lease or that the day is done. Days on
 * which no server ran are caught up by the first that does (domain.md §3, expiry).
 * @returns whether this call did it
 */
export const runDaily =
  ({ uow, clock, ids, program, repeatedly }: Ports) =>
  async ({ name, work }: DailyWork): Promise<boolean> => {
    const today = dateIn(clock.now(), program.timeZone);
    const holder = ids.next();
    const taken = await uow.run(async ({ jobs }) => {
      const [state, now] = [await jobs.lock(name), clock.now()];
      if ((state.doneThrough ?? '') >= today || (state.leasedUntil ?? '') > now) return false;
      await jobs.save(name, { ...state, holder, leasedUntil: plusSeconds(now, LEASE_SECONDS) }, now);
      return true;
    });
    if (!taken) return false;
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
        // the lease may have run out and be another's by now: that stays, and what is done is done
        const lease =
          state.holder === holder
            ? { holder: null, leasedUntil: null }
            : { holder: state.holder, leasedUntil: state.leasedUntil };
        await jobs.save(name, { ...lease, doneThrough }, clock.now());
      });
    // a lease that cannot be renewed runs out, like that of a server that died
    const end = repeatedly(RENEWED_SECONDS, () => renew().catch(() => undefined));
    try {
      await work(today);
    } catch (failed) {
      await release(null);
      throw failed;
    } finally {
      end();
    }
    await release(today);
    return true;
  };
