import { dateIn, type PortsOf } from '../shared/index.js';

/** Checks whose last outcome is stored beside the jobs, under this name. */
export const VERIFIED = { ledger: 'verify ledger', audit: 'verify audit' } as const;
export type Verified = keyof typeof VERIFIED;

/** Stores when a check of the history ended and what it found, so that the metrics of every server can tell. */
export const noteVerified =
  ({ uow, clock, program }: PortsOf<'jobs', 'clock' | 'program'>) =>
  (chain: Verified, intact: boolean): Promise<void> =>
    uow.run(async ({ jobs }) => {
      const { doneThrough } = await jobs.lock(VERIFIED[chain]);
      const now = clock.now();
      await jobs.save(
        VERIFIED[chain],
        {
          leasedUntil: null,
          holder: null,
          doneThrough: intact ? dateIn(now, program.timeZone) : doneThrough,
          failedAt: intact ? null : now,
        },
        now,
      );
    });
