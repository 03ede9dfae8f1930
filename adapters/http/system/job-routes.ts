import * as contract from '@rrr/contract';
import type { JobRun, StoredJob } from '@rrr/core/jobs';
import { dateIn, type Instant } from '@rrr/core/shared';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';

const isJobName = (name: string): name is contract.JobName => (contract.JOBS as readonly string[]).includes(name);

type Shown = Pick<
  contract.Job,
  'running' | 'startedAt' | 'finishedAt' | 'outcome' | 'doneThrough' | 'nextAt' | 'failures'
>;

/** A job of this server, as it remembers it. */
const ofServer = ({ startedAt, finishedAt, failed, failures, nextAt }: JobRun): Shown => ({
  running: startedAt !== null && (finishedAt === null || finishedAt < startedAt),
  startedAt,
  finishedAt,
  outcome: finishedAt === null ? null : failed ? 'failed' : 'done',
  failures,
  doneThrough: null,
  nextAt,
});

/** An administrator sees both jobs that send e-mails as one, with the state of the one that fails. */
const withCodes = (runs: readonly JobRun[]): readonly JobRun[] => {
  const codes = runs.find((run) => run.name === 'send codes');
  return runs.map((run) =>
    run.name === 'send mail' && codes?.failed && !run.failed ? { ...codes, name: run.name } : run,
  );
};

export const jobRoutes = ({ queries: { jobs }, jobRuns, clock, program }: HttpPorts): readonly Route[] => {
  /** A daily job, as the servers stored it. */
  const ofDay = (run: JobRun, stored: StoredJob | undefined, now: Instant): Shown => {
    const today = dateIn(now, program.timeZone);
    const done = (stored?.doneThrough ?? '') >= today;
    return {
      running: (stored?.leasedUntil ?? '') > now,
      startedAt: stored?.startedAt ?? null,
      finishedAt: stored?.finishedAt ?? null,
      outcome: stored?.failedAt ? 'failed' : stored?.doneThrough ? 'done' : null,
      failures: run.failures,
      doneThrough: stored?.doneThrough ?? null,
      // looked at again and again until the day is done, and then when the next day begins
      nextAt: done ? null : run.nextAt,
    };
  };

  return [
    route(contract.listJobs, can('system:see'), async () => {
      const now = clock.now();
      const [stored, waiting, runs] = await Promise.all([jobs.daily(), jobs.waiting(now), jobRuns()]);
      const byName = new Map(stored.map((job) => [job.name, job]));
      const counted: Partial<Record<contract.JobName, number>> = {
        'send mail': waiting.mails,
        'judge events again': waiting.events,
        'seal audit': waiting.audit,
      };
      return {
        jobs: withCodes(runs).flatMap((run) => {
          const { name, daily, everySeconds } = run;
          if (!isJobName(name)) return [];
          const shown = daily ? ofDay(run, byName.get(name), now) : ofServer(run);
          const count = counted[name];
          return [{ name, daily, everySeconds, ...shown, ...(count === undefined ? {} : { waiting: count }) }];
        }),
      };
    }),
  ];
};
