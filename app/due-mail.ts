import type { DueMails, MailQueries } from '@rrr/core/outbox';
import type { Clock, Instant } from '@rrr/core/shared';

/** How many e-mails of each lane are due or tried again, and for how many seconds the first of them has been. */
export const dueMail = async (mails: Pick<MailQueries, 'due'>, clock: Clock) => {
  const now = clock.now();
  const { codes, others } = await mails.due(now);
  const age = (since: Instant | null): number =>
    since === null ? 0 : Math.max(0, (Date.parse(now) - Date.parse(since)) / 1000);
  const of = ({ count, since, retried, retriedSince }: DueMails) => ({
    count,
    seconds: age(since),
    retried,
    retriedSeconds: age(retriedSince),
  });
  return { codes: of(codes), others: of(others) };
};
