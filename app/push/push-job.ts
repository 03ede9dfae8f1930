import { sendDuePush } from '@rrr/core/push';
import { anonymous } from '@rrr/http';
import type { ResolutionContext } from 'inversify';
import type { Job } from '../jobs.js';
import { SERVICES as S } from '../services.js';

/** Sends what is due to riders' browsers, beside the mails. Every server does, and row locks share the work. */
export const pushJob = (context: ResolutionContext): Job => ({
  name: 'send notices to devices',
  everySeconds: 3,
  run: sendDuePush({
    uow: context.get(S.uow),
    clock: context.get(S.clock),
    program: context.get(S.program),
    pushSender: context.get(S.pushSender),
    report: (messageId, failed) =>
      context.get(S.log).error({ messageId, error: anonymous(failed) }, 'notice could not be attempted'),
  }),
});
