import { expireRequests } from '@rrr/core/approvals';
import { anchorHistory } from '@rrr/core/audit';
import { tellOfAsks } from '@rrr/core/events';
import { runDaily, sweepLeftovers } from '@rrr/core/jobs';
import { expireCredit, keepUntold, remindOfExpiry, walletKey, WalletBroken } from '@rrr/core/ledger';
import { type MailLane, sendDueMail } from '@rrr/core/outbox';
import { performRuns, remindOfPaymentInfo, settleDoubtfulOrders } from '@rrr/core/payouts';
import { eraseDue } from '@rrr/core/privacy';
import { lapseLogoPhotos, rejudgeDue, releaseHeld, rematchDue } from '@rrr/core/results';
import { tellAdmins } from '@rrr/core/security';
import { sweepFiles } from '@rrr/core/uploads';
import { sweepDeliveries } from '@rrr/core/webhooks';
import { anonymous } from '@rrr/http';
import { historyEnds, rebuildSummaries, sealAudit } from '@rrr/persistence';
import type { ResolutionContext } from 'inversify';
import { checkFile } from './check-file.js';
import type { Job } from './jobs.js';
import { sealedFiles } from './make-files.js';
import { mailLane } from './mail-lane.js';
import { mailingOf } from './make-mails.js';
import { pushJob } from './push/push-job.js';
import { postAnchor } from './post-anchor.js';
import { loadPlacesOnce } from './places/load-places.js';
import { repeatedly } from './repeatedly.js';
import { SERVICES as S } from './services.js';
import { webhookJob } from './webhooks/webhook-job.js';

/**
 * The recurring jobs. Every server with JOBS=on and every worker runs all of them: daily jobs run in one process at a
 * time (core/jobs), the others share work by row locks.
 */
export const makeJobs = (context: ResolutionContext): readonly Job[] => {
  const parts = {
    uow: context.get(S.uow),
    clock: context.get(S.clock),
    ids: context.get(S.ids),
    digest: context.get(S.digest),
    program: context.get(S.program),
  };
  const daily = runDaily({ ...parts, repeatedly });
  const expire = expireCredit({
    ...parts,
    setAside: (wallet, failed) => {
      context.get(S.metrics).walletSetAside('expire credit');
      const reason = failed instanceof WalletBroken ? { reason: failed.fault } : { error: anonymous(failed) };
      context
        .get(S.log)
        .error(
          { job: 'expire credit', wallet: walletKey(wallet), ...reason },
          'wallet skipped because its data is broken: run ledger:verify and repair it; the job retries daily',
        );
    },
  });
  const [keep, remind] = [keepUntold(parts), remindOfExpiry(parts)];
  const sweep = sweepLeftovers(parts);
  const sweepSent = sweepDeliveries(parts);
  const rematch = rematchDue(parts);
  const rejudge = rejudgeDue({
    ...parts,
    report: (eventId, failed) =>
      context.get(S.log).error({ eventId, error: anonymous(failed) }, 'event could not be re-evaluated'),
  });
  const release = releaseHeld({
    ...parts,
    report: (eventId, failed) =>
      context
        .get(S.log)
        .error({ eventId, error: anonymous(failed) }, 'held awards could not be released; retried daily'),
  });
  const lapse = lapseLogoPhotos({
    ...parts,
    report: (eventId, failed) =>
      context
        .get(S.log)
        .error({ eventId, error: anonymous(failed) }, 'awards without photos could not be refused; retried daily'),
  });
  const send = sendDueMail({
    ...parts,
    repeatedly,
    sender: context.get(S.mail),
    ...mailingOf(context.get(S.config), parts.program),
    host: context.get(S.config).PUBLIC_URL.hostname,
    report: (messageId, failed) =>
      context.get(S.log).error({ messageId, error: anonymous(failed) }, 'e-mail could not be sent'),
    gaveUp: (messageId) => {
      context.get(S.metrics).mailGivenUp();
      context.get(S.log).error({ messageId }, 'e-mail given up after a week of tries: look under E-mails, Not sent');
    },
  });
  const mailJob = (name: string, lane: MailLane): Job => {
    const running = mailLane((limit) => send({ lane, limit }));
    return { name, everySeconds: 5, longestWaitSeconds: 30, run: running.run, settled: running.settled };
  };
  const settle = settleDoubtfulOrders({
    ...parts,
    provider: context.get(S.payments),
    report: (claimId, failed) =>
      context.get(S.log).error({ claimId, error: anonymous(failed) }, 'doubtful order could not be looked up'),
  });
  const payRuns = performRuns({
    ...parts,
    provider: context.get(S.payments),
    report: (claimId, failed) =>
      context.get(S.log).error({ claimId, error: anonymous(failed) }, 'claim of a payment run could not be paid'),
  });
  const { ANCHOR_URL, ANCHOR_MAIL, NODE_ENV, LOG_LEVEL } = context.get(S.config);
  const log = context.get(S.log);
  // in production the log is one of the places that keep anchors, so its level does not leave them out
  const anchorLog = NODE_ENV === 'production' && LOG_LEVEL !== 'silent' ? log.child({}, { level: 'info' }) : log;
  const anchor = anchorHistory({
    ...parts,
    ends: () => historyEnds(context.get(S.database), context.get(S.historySeals)),
    note: (told) => anchorLog.info({ anchor: told }, 'history anchor'),
    send: ANCHOR_URL === undefined ? null : postAnchor(ANCHOR_URL),
    mailed: ANCHOR_MAIL !== undefined,
  });
  const tell = tellAdmins(parts);
  const tellAsks = tellOfAsks(parts);
  const eachDay = (name: string, work: (today: string, doneThrough: string | null) => Promise<unknown>): Job => ({
    name,
    daily: true,
    everySeconds: 60,
    run: async () => {
      const timed = async (today: string, doneThrough: string | null): Promise<void> => {
        const began = performance.now();
        await work(today, doneThrough);
        const seconds = (performance.now() - began) / 1000;
        context.get(S.metrics).jobRan(name, { seconds, failures: 0, looked: false });
      };
      await daily({ name, work: timed });
      return false;
    },
  });
  return [
    // riders who changed come first, because they add events
    { name: 'judge events again', everySeconds: 5, run: async () => (await rematch()) || rejudge() },
    // it is done with a day only when that day's notices are stored, so it knows what nobody was told
    eachDay('expire credit', async (today, doneThrough) => {
      await keep(doneThrough);
      await expire();
      await remind(today);
    }),
    eachDay('expire requests', expireRequests(parts)),
    eachDay('release held awards', release),
    eachDay('refuse awards without photos', lapse),
    eachDay('remind of expiry', remind),
    eachDay('remind of payment info', remindOfPaymentInfo(parts)),
    // before the summaries are rebuilt, because names and awards change
    eachDay(
      'erase riders',
      eraseDue({
        ...parts,
        files: context.get(S.files),
        report: (riderId, failed) =>
          context.get(S.log).error({ riderId, error: anonymous(failed) }, 'rider could not be erased; retried daily'),
      }),
    ),
    eachDay('rebuild summaries', async () => {
      const { corrected, first } = await rebuildSummaries(context.get(S.database), parts.program);
      if (corrected > 0)
        context.get(S.log).error({ corrected, first }, 'report figures were wrong and have been corrected');
    }),
    eachDay('sweep files', async () => {
      const removed = await sweepFiles({ ...parts, files: sealedFiles(context.get(S.config)) })();
      if (removed > 0) context.get(S.log).warn({ removed }, 'removed files that no record refers to');
    }),
    // so that the log tells of a full disk also where nobody looks at /readyz
    {
      name: 'check the database',
      everySeconds: 10,
      ofProcess: true,
      run: async () => (await context.get(S.database).writes.check(), false),
    },
    checkFile(context.get(S.database), log),
    { name: 'pay runs', everySeconds: 5, run: payRuns },
    // orders that nobody retries are settled by the provider's record
    { name: 'settle doubtful orders', everySeconds: 300, run: async () => (await settle()) < 0 },
    // every server reads them, so that a season is in force everywhere
    {
      name: 'read seasons',
      everySeconds: 5,
      ofProcess: true,
      run: async () => (await context.get(S.readSeasons)(), false),
    },
    // codes never wait behind other mail
    mailJob('send codes', 'codes'),
    mailJob('send mail', 'others'),
    { name: 'tell of asked results', everySeconds: 60, run: tellAsks },
    webhookJob(context),
    pushJob(context),
    {
      name: 'seal audit',
      everySeconds: 60,
      run: async () => (await sealAudit(context.get(S.database), context.get(S.historySeals))).more,
    },
    // looks each minute whether the hour is done
    { name: 'anchor history', everySeconds: 60, run: async () => (await anchor(), false) },
    { name: 'tell administrators', everySeconds: 60, run: async () => (await tell()) < 0 },
    // in the background, because it takes seconds; tests load their own places
    ...(context.get(S.config).NODE_ENV === 'test'
      ? []
      : [
          {
            name: 'load places',
            everySeconds: 3600,
            run: async () => (await loadPlacesOnce(context.get(S.database))) !== null,
          },
        ]),
    { name: 'sweep leftovers', everySeconds: 3600, run: async () => (await sweep()) + (await sweepSent()) < 0 },
  ];
};
