import { afterEach, beforeEach } from '@jest/globals';
import type { Mail, MailSender } from '@rrr/core/outbox';
import type { Container } from 'inversify';
import { SERVICES as S } from '../../../app/services.js';

export interface Emails {
  /** for `prepare` of a demo server: collects e-mails instead of sending them */
  bind(container: Container): Promise<void>;
  /** the next e-mail to an address; waits until it is sent */
  next(email: string): Promise<Mail>;
  /** the one-time code or invitation token in the next e-mail that contains one */
  code(email: string): Promise<string>;
  all(): readonly Mail[];
}

const CODE = /^(?:Code|Invitation code|Code d’invitation)\s?: (\S+)$/m;

/** Collects the e-mails that the worker sends, by recipient. */
export const emails = (): Emails => {
  const sent: Mail[] = [];
  const given = new Set<Mail>();
  let before: readonly Mail[] = [];
  beforeEach(() => void (before = [...sent]));
  // what a test wrote is taken back when it ends, and what was sent of it is no mail of the next one
  afterEach(() => void sent.splice(0, sent.length, ...before));
  let arrived: (() => void)[] = [];
  const sender: MailSender = {
    send: async (mail) => {
      sent.push(mail);
      for (const tell of arrived.splice(0)) tell();
    },
  };
  let work: () => Promise<unknown> = () => Promise.reject(new Error('No server sends mail yet'));
  const next = async (email: string): Promise<Mail> => {
    for (;;) {
      const found = sent.find((mail) => mail.to === email && !given.has(mail));
      if (found) {
        given.add(found);
        return found;
      }
      // the server's own worker may be sending this e-mail right now
      const coming = new Promise<void>((resolve) => (arrived = [...arrived, resolve]));
      await Promise.race([
        coming,
        work().then(() => (sent.some((mail) => mail.to === email && !given.has(mail)) ? undefined : coming)),
      ]);
    }
  };
  return {
    bind: async (container) => {
      (await container.rebindAsync(S.mail)).toConstantValue(sender);
      // asked for when mail is sent: the clock may be bound after this
      const jobs = () => container.get(S.jobs).filter((job) => ['send codes', 'send mail'].includes(job.name));
      const more = async () => (await Promise.all(jobs().map((job) => job.run()))).includes(true);
      work = async () => {
        // one e-mail of each recipient at a time
        while (await more());
      };
    },
    next,
    code: async (email) => {
      for (;;) {
        const code = CODE.exec((await next(email)).text.replaceAll('\u00a0', ' '))?.[1];
        if (code !== undefined) return code;
      }
    },
    all: () => sent,
  };
};
